import { sql } from 'drizzle-orm';
import type { MemberName } from '#contract/members/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../members/queries.ts';
import { isEntitled } from '../../members/queries-seen.ts';

/** Which of these people may enter the house on the day, by what the register says in this transaction. */
export async function whoEnters(db: Db, scope: Scope, ids: readonly number[], day: string): Promise<Set<number>> {
  await db.execute(sql`select set_config('app.day', ${day}, true)`);
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])
      and m.has_access and m.archived_at is null and ${isEntitled}`);
  return new Set(rows.map((r) => r.id));
}

export type TouchedSeat = {
  id: number;
  name: string;
  seat: string;
  started: Date;
  closes: Date | null;
  /** Null where nobody may know before the end. */
  voted: boolean | null;
};

/** Seats with the unit in votes that run. */
export async function runningSeats(db: Db, scope: Scope, unitId: number): Promise<TouchedSeat[]> {
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

export type Names = ReadonlyMap<number, MemberName>;

/** These people by their ids, in the archive too. */
export async function peopleOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Names> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r)]));
}
