import { filters } from './filters.ts';

/** Forty requests a house with five people each, half of them decided, with what was done, and some of each rule. */
export const rows = `
  update svj set modules = modules || array['requirement_for_approval'];
  insert into approval (svj_id, title, notes, rule, needed, author_id, status, decided_at, remind_at, head_seq, head_hash,
    created_at, updated_at)
  select s.id, 'Oprava ' || n, 'Chybí tašky', r.rule, case when r.rule = 'count' then 2 end,
    (select min(m.id) + n % 50 from member m where m.svj_id = s.id), case when n % 2 = 0 then 'approved' else 'waiting' end,
    case when n % 2 = 0 then now() end, case when n % 2 = 1 then now() + n * interval '1 day' end,
    case when n > 1 then 0 end, case when n > 1 then '\\x01'::bytea end, now() - n * interval '1 day', now()
  from svj s, generate_series(1, 40) n,
    lateral (select (array['everybody', 'count', 'order', 'chair'])[1 + n % 4] as rule) r order by s.id, n;
  insert into approval_place (svj_id, approval_id, position, member_id, status, decided_at)
  select a.svj_id, a.id, n, (select min(m.id) + (a.id + n) % 50 from member m where m.svj_id = a.svj_id), a.status, a.decided_at
  from approval a, generate_series(1, 5) n;
  insert into approval_entry (svj_id, approval_id, at, what, member_id)
  select svj_id, approval_id, now(), 'approved', member_id from approval_place;
  insert into approval_substitute (svj_id, member_id, substitute_id, valid_from, valid_to, remind_at, created_at)
  select m.svj_id, min(m.id) + n, min(m.id), current_date - n, current_date + n,
    case when n % 4 = 0 then now() + n * interval '1 day' end, now()
  from member m, generate_series(1, 20) n group by m.svj_id, n;
  insert into search_entry (svj_id, noun, id, title, detail, text)
  select svj_id, 'requirement_for_approval', id, title, null, 'oprava chybi tasky' from approval;
  analyze approval, approval_place, approval_entry, approval_substitute, search_entry;`;

export const paths = [
  '/api/v2/requirement-for-approval',
  '/api/v2/requirement-for-approval?tab=waiting&sort=-author&sizePerPage=all',
  '/api/v2/requirement-for-approval?tab=approved&sort=title&page=2',
  `/api/v2/requirement-for-approval?${filters({ text: 'taš', mine: true })}`,
  `/api/v2/requirement-for-approval?${filters({ forMe: true })}`,
  '/api/v2/requirement-for-approval/authors',
  '/api/v2/requirement-for-approval/approvers',
  '/api/v2/requirement-for-approval/substitute',
  '/api/v2/requirement-for-approval/search/oprava',
  '/api/v2/requirement-for-approval/:approval',
  '/api/v2/requirement-for-approval/:approval/agenda',
  '/api/v2/requirement-for-approval/:approval/comments',
  '/api/v2/requirement-for-approval/:approval/mentions?text=nov',
];
