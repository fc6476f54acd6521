import pg from 'pg';
import type { List } from './lists.ts';

const each = 300;

/**
 * Requests of every association: half of them decided, each asked of three to five people, every tenth one after another, some
 * with an amount; every seventh person stands in for the chair of another time.
 */
export async function seedApprovals(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`
      update svj set modules = modules || array['requirement_for_approval'];
      insert into approval (svj_id, title, notes, rule, author_id, status, decided_at, due_on, amount, created_at, updated_at)
      select s.id, 'Oprava ' || n, 'Nabídka na opravu.', case when n % 10 = 0 then 'order' else 'everybody' end, m.id + n % 5,
        x.status, case when x.status <> 'waiting' then now() end, case when n % 3 = 0 then current_date + n % 20 end,
        case when n % 2 = 0 then n * 100000 end, now() - n * interval '1 day', now()
      from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true,
        generate_series(1, ${each}) n
        cross join lateral (select (array['approved', 'approved', 'rejected', 'waiting'])[1 + n % 4] as status) x
      order by s.id, n;
      insert into approval_place (svj_id, approval_id, position, member_id, status, decided_at)
      select a.svj_id, a.id, n, m.id + (a.id + n) % 7, a.status, a.decided_at
      from approval a join lateral (select min(id) as id from member m where m.svj_id = a.svj_id) m on true,
        generate_series(1, 3 + a.id::integer % 3) n;
      insert into approval_substitute (svj_id, member_id, substitute_id, valid_from, valid_to, created_at)
      select s.id, m.id + 1, m.id, current_date - 1, current_date + 5, now()
      from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true`);
    await db.query('vacuum analyze approval, approval_place, approval_substitute');
  } finally {
    await db.end();
  }
}

const people = (
  from: string,
) => `(select json_agg(y) from (select m.id, m.kind, m.first_name, m.last_name, m.company_name
  from ${from}) y)`;

/** A page of requests by when they were asked, with who asked and who decides, and the counts of all tabs. */
export const approvals = (who: string): List => ({
  title: `Požadavky ke schválení (${who}): 25 z ${each}, s počty, jedno ze 100 společenství`,
  path: '/api/v2/requirement-for-approval',
  limit: `select t.id, t.title, t.status, t.created_at, t.due_on, t.decided_at, t.rule, t.needed, t.amount,
      ${people('member m where m.svj_id = t.svj_id and m.id = t.author_id')} as author,
      ${people(`approval_place p join member m on m.svj_id = p.svj_id and m.id = p.member_id
        where p.svj_id = t.svj_id and p.approval_id = t.id order by p.position limit 3`)} as asked
    from (select * from approval where svj_id = $1 and deleted_at is null order by created_at desc, id desc limit 25) t`,
});
