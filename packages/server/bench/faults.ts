import pg from 'pg';
import type { List } from './lists.ts';

export const faultsEach = 1000;

/**
 * Reports of every association in all states, every fourth private, every twentieth of those opened to whoever asks; two comments
 * with the neighbours and one inside the committee to each.
 */
export async function seedFaults(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`
      update svj set modules = modules || array['reports'];
      insert into report (svj_id, title, description, type, status, visibility, owner_id, solver_id, entrance_id, floor, solving_at,
        solved_at, solution, outcome, comment_count, inner_count, last_at, created_at, updated_at)
      select s.id, 'Závada ' || n, 'Kape voda ze stoupačky.', (array['fault', 'request', 'repair', 'complaint', 'other'])[1 + n % 5],
        x.status, case when n % 4 = 0 then 'private' else 'public' end, m.id + n % 50, m.id + n % 3, e.id, n % 6,
        case when x.status <> 'new' then now() end, case when x.status in ('solved', 'archive') then now() end,
        case when x.status in ('solved', 'archive') then 'Opraveno.' end,
        case when x.status in ('solved', 'archive') then 'mended' end, 2, 1, now() - n * interval '1 hour',
        now() - n * interval '1 day', now()
      from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true
        left join lateral (select min(id) as id from entrance e where e.svj_id = s.id) e on true,
        generate_series(1, ${faultsEach}) n
        cross join lateral (select (array['archive', 'archive', 'archive', 'archive', 'solved', 'solved', 'solved', 'solving',
          'solving', 'new'])[1 + n % 10] as status) x order by s.id, n;
      insert into comment (svj_id, owner, owner_id, stream, member_id, text, created_at)
      select svj_id, 'report', id, case when n = 2 then 'inner' else 'house' end, owner_id, 'Přijde ve čtvrtek.', last_at
      from report, generate_series(0, 2) n;
      insert into report_reader (svj_id, report_id, member_id, since)
      select r.svj_id, r.id, m.id, now() from report r
        join lateral (select id from member m where m.svj_id = r.svj_id order by id limit 3) m on true
      where r.visibility = 'private' and r.id % 5 = 0`);
    await db.query('vacuum analyze report, report_reader, comment');
  } finally {
    await db.end();
  }
}

const nameOf = (
  column: string,
) => `(select to_json(y) from (select m.id, m.kind, m.first_name, m.last_name, m.company_name
  from member m where m.svj_id = t.svj_id and m.id = t.${column}) y)`;

/** A page of reports by when they were filed, with who filed and who solves them, and the counts of all tabs. */
export const faults = (who: string): List => ({
  title: `Hlášení (${who}): 25 z ${faultsEach}, s počty, jedno ze 100 společenství`,
  path: '/api/v2/report',
  limit: `select t.id, t.title, t.type, t.status, t.visibility, t.created_at, t.last_at, t.solved_at, t.comment_count,
      ${nameOf('owner_id')} as owner, ${nameOf('solver_id')} as solver, e.name as entrance, t.floor, t.common_space
    from (select * from report where svj_id = $1 and deleted_at is null order by created_at desc, id desc limit 25) t
    left join entrance e on e.svj_id = t.svj_id and e.id = t.entrance_id`,
});
