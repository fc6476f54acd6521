import { filters } from './filters.ts';

/** Forty reports a house, every fourth private and every fifth solved, with comments, readers and histories. */
export const rows = `
  update svj set modules = modules || array['reports'];
  insert into report (svj_id, title, description, type, status, visibility, owner_id, solver_id, entrance_id, unit_id, solving_at,
    solved_at, solved_by, solution, outcome, follows_id, last_at, created_at, updated_at)
  select s.id, 'Závada ' || n, 'Kape voda', (array['fault', 'repair', 'complaint'])[1 + n % 3],
    case when n % 5 = 0 then 'solved' when n % 3 = 0 then 'solving' else 'new' end,
    case when n % 4 = 0 then 'private' else 'public' end, m.id + n % 50, m.id + n % 3, e.id, u.id,
    case when n % 15 in (0, 3, 5, 6, 9, 10, 12) then now() end, case when n % 5 = 0 then now() end,
    case when n % 5 = 0 then m.id end, case when n % 5 = 0 then 'Opraveno' end, case when n % 5 = 0 then 'mended' end, null,
    now() - n * interval '1 hour', now() - n * interval '1 day', now()
  from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true
    left join lateral (select min(id) as id from entrance e where e.svj_id = s.id) e on true
    left join lateral (select min(id) as id from unit u where u.svj_id = s.id) u on true, generate_series(1, 40) n order by s.id, n;
  update report set due_on = created_at::date + 14, warn_on = created_at::date + 15 where status in ('new', 'solving');
  update report set work_day = created_at::date + 7 where id % 5 = 0;
  update report set ask_at = case when id % 2 = 0 then now() end, asked_at = case when id % 2 = 1 then now() end where status = 'solved';
  insert into report_also (svj_id, report_id, member_id, since)
  select svj_id, id, solver_id, now() from report where solver_id <> owner_id;
  update report r set follows_id = o.id from report o where o.svj_id = r.svj_id and o.id = r.id - 1 and r.id % 7 = 0;
  insert into report_reader (svj_id, report_id, member_id, since)
  select r.svj_id, r.id, m.id, now() from report r
    join lateral (select id from member m where m.svj_id = r.svj_id order by id limit 2) m on true where r.visibility = 'private';
  insert into report_change (svj_id, report_id, at, member_id, what, begins, field, after_id)
  select svj_id, id, created_at, owner_id, 'changed', true, 'solver', solver_id from report;
  insert into comment (svj_id, owner, owner_id, stream, member_id, text, created_at)
  select svj_id, 'report', id, stream, owner_id, 'Přijde ve čtvrtek', last_at from report, unnest(array['house', 'inner']) stream;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'reports', id, title, null, 'zavada kape voda' from report;
  insert into comment_turn (svj_id, comment_id, owner, report_id, created_at)
  select r.svj_id, c.id, c.owner, r.id, r.created_at from (select *, row_number() over (partition by svj_id order by id) as n
    from report) r
  join (select *, row_number() over (partition by svj_id order by id) as n from comment where owner = 'discussion') c
    on c.svj_id = r.svj_id and c.n = r.n;
  analyze report, report_also, report_reader, report_change, comment, comment_turn, search_entry;`;

export const paths = [
  '/api/v2/report',
  '/api/v2/report?tab=new&sort=-place&sizePerPage=all',
  '/api/v2/report?tab=solved&sort=owner&page=2',
  '/api/v2/report?sort=-lastAt',
  `/api/v2/report?${filters({ text: 'zav', type: 'fault', given: true, mine: false })}`,
  `/api/v2/report?${filters({ from: '2026-01-01', to: '2030-12-31', outcome: 'mended' })}`,
  `/api/v2/report?${filters({ from: '2026-01-01', open: true })}`,
  `/api/v2/report?sort=dueOn&${filters({ overdue: true, asked: true, verdict: 'mended' })}`,
  '/api/v2/report/near?title=kape%20voda%20ve%20sklepe&entranceId=1&floor=0&space=sklep',
  '/api/v2/report/people',
  '/api/v2/report/form',
  '/api/v2/report/search/zav',
  '/api/v2/report/:report',
  '/api/v2/report/:report/comments',
  '/api/v2/report/:report/mentions?text=nov',
  '/api/v2/report/:report/handover',
  '/api/v2/report/times?from=2026-01-01&to=2030-12-31',
];
