import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { voteObjection } from './tables.ts';

type New = Omit<typeof voteObjection.$inferInsert, 'svjId' | 'at'>;

/** Keeps the objection; false when this person objects to the same already. */
export async function addObjection(db: Db, scope: Scope, one: New, now: Date): Promise<boolean> {
  const values = { ...one, svjId: scope.svjId, at: now };
  const rows = await db.insert(voteObjection).values(values).onConflictDoNothing().returning({ id: voteObjection.id });
  return rows.length > 0;
}

/** Who objects to the paper. */
export async function objectorsOf(db: Db, scope: Scope, paperId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select member_id as id from vote_objection where svj_id = ${scope.svjId} and paper_id = ${paperId}`);
  return rows.map((r) => r.id);
}

/** Whether the seat has other owners since the entry. */
export async function isGivenBefore(db: Db, scope: Scope, seatId: number, seq: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from vote_seat_change where svj_id = ${scope.svjId} and seat_id = ${seatId} and seq > ${seq}
      and not (from_ids @> owner_ids and owner_ids @> from_ids) limit 1`);
  return rows.length > 0;
}

export async function countObjections(db: Db, scope: Scope, voteId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from vote_objection where svj_id = ${scope.svjId} and vote_id = ${voteId}`,
  );
  return Number(rows[0]?.n ?? 0);
}
