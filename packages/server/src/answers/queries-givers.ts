import { sql } from 'drizzle-orm';
import type { VoteValue } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { saidBefore } from '../census/queries-changes.ts';
import { list, ofVote } from '../census/queries-register.ts';

type Givers = { seat: number; owners: readonly number[] };

/** Answers given until now to these seats were given by the owners of then. */
export async function keepGivers(db: Db, scope: Scope, voteId: number, givers: readonly Givers[]): Promise<void> {
  await db.execute(sql`
    update vote_answer a set owner_ids = g.owners
    from jsonb_to_recordset(${JSON.stringify(givers)}::jsonb) as g (seat bigint, owners bigint[])
    where a.svj_id = ${scope.svjId} and a.vote_id = ${voteId} and a.seat_id = g.seat and a.owner_ids is null`);
}

/** What the whole answered its parts answered from now on. */
export async function partAnswers(
  db: Db,
  scope: Scope,
  voteId: number,
  whole: number,
  parts: readonly number[],
): Promise<void> {
  const ofWhole = sql`${ofVote(scope, voteId)} and seat_id = ${whole}`;
  await db.execute(sql`
    insert into vote_answer (svj_id, vote_id, point_id, seat_id, value, channel, cast_by, seq, at, owner_ids)
    select svj_id, vote_id, point_id, p, value, channel, cast_by, seq, at, owner_ids
    from vote_answer cross join unnest(${list(parts)}) as p where ${ofWhole}`);
  await db.execute(sql`delete from vote_answer where ${ofWhole}`);
}

/** What a seat that leaves had answered to points that are still open. */
export type Fallen = { seat: number; point: string; value: VoteValue };

/** Answers of these seats to open points that are more than `miss`, in the order of the agenda. */
export async function openAnswersOf(db: Db, scope: Scope, voteId: number, seats: readonly number[]): Promise<Fallen[]> {
  if (seats.length === 0) return [];
  const { rows } = await db.execute<Fallen>(sql`
    select a.seat_id as seat, p.name as point, a.value from vote_answer a
    join vote_point p on p.svj_id = a.svj_id and p.id = a.point_id and p.closed_at is null
    where a.svj_id = ${scope.svjId} and a.vote_id = ${voteId} and a.seat_id = any(${sql.param([...seats])}::bigint[])
      and a.value <> 'miss'
    order by a.seat_id, p.position, p.id`);
  return rows;
}

/** Who left has answered nothing that is still open. */
export async function dropOpenAnswers(db: Db, scope: Scope, voteId: number, seats: readonly number[]): Promise<void> {
  if (seats.length === 0) return;
  await db.execute(sql`
    delete from vote_answer a using vote_point p
    where a.svj_id = ${scope.svjId} and a.vote_id = ${voteId} and a.seat_id = any(${sql.param([...seats])}::bigint[])
      and p.svj_id = a.svj_id and p.id = a.point_id and p.closed_at is null`);
}

/** A seat whose answer was taken back has none. */
export async function dropMissed(
  db: Db,
  scope: Scope,
  voteId: number,
  seats: readonly number[],
  points: readonly number[],
): Promise<void> {
  await db.execute(sql`
    delete from vote_answer where svj_id = ${scope.svjId} and vote_id = ${voteId} and value = 'miss'
      and seat_id = any(${sql.param([...seats])}::bigint[]) and point_id = any(${sql.param([...points])}::bigint[])`);
}

/** Takes the answers of these entries from the seats. */
export async function dropAnswers(db: Db, scope: Scope, voteId: number, seqs: readonly number[]): Promise<void> {
  await db.execute(sql`
    delete from vote_answer where svj_id = ${scope.svjId} and vote_id = ${voteId} and channel = 'paper'
      and seq = any(${sql.param([...seqs])}::int[])`);
}

/** At a point that closes whoever is not in the room (`here`) has no answer. */
export async function dropAnswersOfAbsent(
  db: Db,
  scope: Scope,
  voteId: number,
  pointId: number,
  here: readonly number[],
): Promise<void> {
  await db.execute(sql`
    delete from vote_answer
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and point_id = ${pointId}
      and seat_id <> all(${sql.param([...here])}::bigint[])`);
}

/** Seats whose ballot was given before the asker owned them or acted for them: what it says is not theirs to see. */
export async function givenBefore(db: Db, scope: Scope, voteId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct x.seat_id as id from vote_answer x
    join vote_seat s on s.svj_id = x.svj_id and s.vote_id = x.vote_id and s.id = x.seat_id
    where x.svj_id = ${scope.svjId} and x.vote_id = ${voteId} and ${saidBefore(scope)}
      and x.cast_by is distinct from ${scope.memberId ?? 0}`);
  return new Set(rows.map((r) => r.id));
}
