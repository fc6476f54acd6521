import pg from 'pg';
import type { List } from './lists.ts';

export const talksEach = 1000;

/**
 * Discussions of every association, every fourth for an entrance and every fifth closed, three replies in each; half of them was
 * seen by everybody who asks.
 */
export async function seedTalks(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`
      update svj set modules = modules || array['discussion'];
      insert into discussion (svj_id, address, name, description, owner_id, everyone, last_at, reply_count, conclusion,
        closed_at, created_at, updated_at)
      select s.id, left(md5(s.id::text || ' ' || n), 22), 'Chodba ' || n, 'Kterou barvu by měla mít?', m.id + n % 50,
        n % 4 <> 0, now() - n * interval '1 hour', 3, case when n % 5 = 0 then 'Krémovou.' end,
        case when n % 5 = 0 then now() end, now() - n * interval '1 day', now()
      from svj s join lateral (select min(id) as id from member m where m.svj_id = s.id) m on true,
        generate_series(1, ${talksEach}) n order by s.id, n;
      insert into audience_part (svj_id, owner, owner_id, entrance_id)
      select d.svj_id, 'discussion', d.id, e.id from discussion d
        join lateral (select min(id) as id from entrance e where e.svj_id = d.svj_id) e on e.id is not null
      where not d.everyone;
      insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
      select svj_id, 'discussion', id, owner_id, 'Bílou', last_at - n * interval '1 minute'
      from discussion, generate_series(0, 2) n;
      insert into discussion_seen (svj_id, discussion_id, member_id, seen_at, up_to)
      select d.svj_id, d.id, m.id, now(), d.last_at - interval '90 seconds' from discussion d
        join lateral (select id from member m where m.svj_id = d.svj_id order by id limit 3) m on true where d.id % 2 = 0`);
    await db.query('vacuum analyze discussion, discussion_seen, comment, audience_part');
  } finally {
    await db.end();
  }
}

/** A page of discussions by what was said last, with what is new to the asker, and the counts of all tabs. */
export const talks = (who: string): List => ({
  title: `Diskuze (${who}): 25 z ${talksEach}, s počty, jedno ze 100 společenství`,
  path: '/api/v2/discussion',
  limit: `select t.id, t.address, t.name, left(t.description, 160) as beginning, t.to_public, t.everyone, t.created_at,
      t.last_at, t.closed_at, t.reply_count, m.kind, m.first_name, m.last_name, m.company_name
    from (select * from discussion where svj_id = $1 and deleted_at is null order by last_at desc, id desc limit 25) t
    left join member m on m.svj_id = t.svj_id and m.id = t.owner_id`,
});
