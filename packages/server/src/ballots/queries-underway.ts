import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { SeatUnderway, Underway } from '../base/people/personal.ts';

/** Votes that run with a seat of the person, or in which they vote. */
export async function votesUnderway(db: Db, scope: Scope, id: number): Promise<Underway[]> {
  const { rows } = await db.execute<Underway>(sql`
    select v.id, v.name, exists (select from vote_answer a join vote_voter w on w.svj_id = a.svj_id
        and w.seat_id = a.seat_id and w.member_id = ${id}
      where a.svj_id = v.svj_id and a.vote_id = v.id) as voted,
      exists (select from vote_voter w
        where w.svj_id = v.svj_id and w.vote_id = v.id and w.member_id = ${id}) as "mayVote"
    from vote v where v.svj_id = ${scope.svjId} and v.status = 'run' and (
      exists (select from vote_voter w where w.svj_id = v.svj_id and w.vote_id = v.id and w.member_id = ${id})
      or exists (select from vote_seat s
        where s.svj_id = v.svj_id and s.vote_id = v.id and s.owner_ids @> array[${id}::bigint]))
    order by v.id`);
  return rows;
}

/** Seats with the unit in votes that run. */
export async function seatsUnderway(db: Db, scope: Scope, unitId: number): Promise<SeatUnderway[]> {
  type Row = { id: number; name: string; seat: string; started_at: string; closes_at: string | null; voted: boolean };
  const { rows } = await db.execute<Row & { shows: string }>(sql`
    select v.id, v.name, v.shows, s.units as seat, v.started_at, v.closes_at, exists (
      select from vote_answer a where a.svj_id = s.svj_id and a.vote_id = s.vote_id and a.seat_id = s.id) as voted
    from vote v join vote_seat s on s.svj_id = v.svj_id and s.vote_id = v.id
    where v.svj_id = ${scope.svjId} and v.status = 'run' and ${unitId} = any(s.unit_ids)
    order by v.id, s.id limit 100`);
  return rows.map((r) => ({
    id: r.id,
    name: r.name,
    seat: r.seat,
    started: new Date(r.started_at),
    closes: r.closes_at === null ? null : new Date(r.closes_at),
    voted: r.shows === 'hidden' ? null : r.voted,
  }));
}
