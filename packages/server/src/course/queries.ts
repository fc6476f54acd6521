import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import { idsOf } from '../base/db/ids.ts';
import type { Scope } from '../base/http/gate.ts';
import { firstPeople } from '../census/queries-names.ts';

/** Until when papers may be recorded: the same hour of a later day, as clocks in Prague show it. */
const papersUntil = sql`((v.closes_at at time zone 'Europe/Prague' + make_interval(days => v.paper_days))
  at time zone 'Europe/Prague')`;

/**
 * Across associations: online votes whose end has come and whose papers are settled, the longest waiting first. What exactly is
 * due is asked of the rules once more, with the ledger held; here nothing that waits may stand before what does not.
 */
export async function dueVotes(db: Db, now: Date): Promise<{ svj_id: number; id: number }[]> {
  const paper = sql`from vote_paper p where p.svj_id = v.svj_id and p.vote_id = v.id and p.void_at is null`;
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select v.svj_id, v.id from vote v where v.status = 'run' and v.type = 'online' and v.closes_at <= ${now}
      and (v.paper_days = 0 or v.papers_closed_at is not null or ${papersUntil} <= ${now}
        or (v.tickets_at is null and not exists (select ${paper})))
      and not exists (select ${paper} and not p.counts and case when p.handed_in is null then ${papersUntil} > ${now}
        else coalesce(v.papers_closed_at, ${papersUntil}) + interval '24 hours' > ${now} end)
    order by v.closes_at, v.id limit 200`);
  return rows;
}

/**
 * Across associations: online votes whose reminder is due and was not sent. One that lasts no longer than the reminder is
 * before its end has just been announced.
 */
export async function votesToRemindOf(db: Db, now: Date): Promise<{ svj_id: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from vote
    where status = 'run' and type = 'online' and reminded_at is null and remind_days is not null and closes_at > ${now}
      and closes_at <= ${now}::timestamptz + interval '30 days'
      and closes_at <= ${now}::timestamptz + make_interval(days => remind_days)
      and started_at < closes_at - make_interval(days => remind_days)
    order by closes_at, id limit 200`);
  return rows;
}

/** How many seats count, and the units of those that nobody has voted for, in the order of the list. */
export async function seatsWaiting(db: Db, scope: Scope, voteId: number): Promise<{ all: number; waiting: string[] }> {
  const { rows } = await db.execute<{ units: string; voted: boolean }>(sql`
    select s.units, exists (select from vote_answer a
      where a.svj_id = s.svj_id and a.vote_id = s.vote_id and a.seat_id = s.id) as voted
    from vote_seat s where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own
      and s.parted_seq is null
    order by s.position, s.id`);
  return { all: rows.length, waiting: rows.filter((r) => !r.voted).map((r) => r.units) };
}

/** Owners on the list of this vote, and who came for them, who have been deleted since it started. */
export async function erasedIn(db: Db, scope: Scope, voteId: number): Promise<number[]> {
  return idsOf(
    db,
    sql`
    select distinct m.id from vote_seat s
    cross join lateral (
      select unnest(s.owner_ids) as id union
      select f.id from ${firstPeople} f union
      select unnest(c.from_ids || c.owner_ids) from vote_seat_change c where c.svj_id = s.svj_id and c.seat_id = s.id union
      select w.member_id from vote_voter w where w.svj_id = s.svj_id and w.seat_id = s.id union
      select y.agent_id from vote_presence p join vote_proxy y on y.svj_id = p.svj_id and y.id = p.proxy_id
      where p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id) x
    join member m on m.svj_id = s.svj_id and m.id = x.id and m.erased_at is not null
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId}`,
  );
}
