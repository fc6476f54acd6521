import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { keyOfSeat } from '../census/queries.ts';
import { type Holder, list, type NewChange, ofVote, type Standing } from '../census/queries-register.ts';

// A register read anew may change a whole house: each of these takes all of its seats at once.

/** The day from which the owners of each of these units hold it. */
export async function daysOfOwners(db: Db, scope: Scope, unitIds: readonly number[], today: string) {
  const { rows } = await db.execute<{ id: number; day: string | null }>(sql`
    select unit_id as id, max(valid_from)::text as day from ownership
    where svj_id = ${scope.svjId} and unit_id = any(${list(unitIds)}) and valid_from <= ${today}::date
      and (valid_to is null or valid_to > ${today}::date) group by unit_id`);
  return new Map(rows.map((r) => [Number(r.id), r.day]));
}

export type Typed = { unit: number; day: string; at: Date };
/** When changes of these units' owners were written down, by the day they hold from; those that were undone left out. */
export async function changesTyped(db: Db, scope: Scope, unitIds: readonly number[]): Promise<Typed[]> {
  const { rows } = await db.execute<{ unit: number; day: string; at: string }>(sql`
    select unit_id as unit, valid_from::text as day, max(at) as at from owner_change
    where svj_id = ${scope.svjId} and unit_id = any(${list(unitIds)}) and undone_at is null group by 1, 2`);
  return rows.map((r) => ({ unit: Number(r.unit), day: r.day, at: new Date(r.at) }));
}

export type Turn = { seat: Standing; to: Holder };
const sorted = (ids: readonly number[]) => [...ids].sort().join();

/** From now on these hold the seats; what was frozen of them stays beside, and answers are of the owners who gave them. */
export async function giveSeats(db: Db, scope: Scope, voteId: number, turns: readonly Turn[]): Promise<void> {
  const sold = turns.filter(({ seat, to }) => sorted(seat.ownerIds) !== sorted(to.ownerIds));
  const givers = sold.map(({ seat }) => ({ seat: seat.id, owners: seat.ownerIds }));
  await db.execute(sql`
    update vote_answer a set owner_ids = g.owners
    from jsonb_to_recordset(${JSON.stringify(givers)}::jsonb) as g (seat bigint, owners bigint[])
    where a.svj_id = ${scope.svjId} and a.vote_id = ${voteId} and a.seat_id = g.seat and a.owner_ids is null`);
  const given = turns.map(({ seat, to }) => ({
    ...{ seat: seat.id, owners: to.owners, spare: to.spare, ids: to.ownerIds, key: keyOfSeat({ ...seat, ...to }) },
    voters: to.voters.map(([member, how]) => ({ member, how })),
  }));
  const all = sql`${JSON.stringify(given)}::jsonb`;
  await db.execute(sql`
    update vote_seat s set first_owners = coalesce(s.first_owners, s.owners), first_spare = coalesce(s.first_spare, s.spare),
      owners = g.owners, spare = g.spare, owner_ids = g.ids, name_key = g.key
    from jsonb_to_recordset(${all}) as g (seat bigint, owners text, spare text, ids bigint[], key text)
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.id = g.seat`);
  const seats = list(turns.map((t) => t.seat.id));
  await db.execute(sql`delete from vote_voter where ${ofVote(scope, voteId)} and seat_id = any(${seats})`);
  await db.execute(sql`
    insert into vote_voter (svj_id, vote_id, seat_id, member_id, how)
    select ${scope.svjId}::bigint, ${voteId}::bigint, g.seat, v.member, v.how
    from jsonb_to_recordset(${all}) as g (seat bigint, voters jsonb)
    cross join lateral jsonb_to_recordset(g.voters) as v (member bigint, how text)`);
}

/** Which of the seats have somebody in the room. */
export async function inRoom(db: Db, scope: Scope, voteId: number, seats: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select seat_id as id from vote_presence
    where ${ofVote(scope, voteId)} and seat_id = any(${list(seats)}) and left_at is null`);
  return rows.map((r) => Number(r.id));
}

/** Keeps what became of the seats, with the names behind the entries. */
export async function keepChanges(
  db: Db,
  scope: Scope,
  voteId: number,
  changes: readonly (NewChange & { seat: Standing })[],
): Promise<void> {
  const given = changes.map(({ seat, to, ...one }) => ({
    ...{ seat: seat.id, seq: one.seq, day: one.day, known: one.known.toISOString(), source: one.source },
    ...{
      voted: seat.voted,
      from: seat.owners,
      fromIds: seat.ownerIds,
      owners: to?.owners ?? '',
      spare: to?.spare ?? '',
    },
    ...{ ids: to?.ownerIds ?? [], salt: to?.salt ?? null, commitment: to?.commitment ?? null },
  }));
  await db.execute(sql`
    insert into vote_seat_change (svj_id, vote_id, seat_id, seq, day, known_at, source, voted, from_owners, from_ids, owners,
      spare, owner_ids, salt, commitment)
    select ${scope.svjId}::bigint, ${voteId}::bigint, g.seat, g.seq, g.day, g.known, g.source, g.voted, g."from", g."fromIds",
      g.owners, g.spare, g.ids, decode(g.salt, 'hex'), decode(g.commitment, 'hex')
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (seat bigint, seq int, day date, known timestamptz,
      source text, voted boolean, "from" text, "fromIds" bigint[], owners text, spare text, ids bigint[], salt text,
      commitment text)`);
}
