import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** Of `vote v`: what its ledger calls the member; one that the ledger cannot know is a number that nobody has. */
export const called = (member: SQL): SQL => sql`case when v.origin_id is null then ${member} else coalesce(
  (select vom.frozen_id from vote_origin_member vom
    where vom.svj_id = v.svj_id and vom.origin_id = v.origin_id and vom.member_id = ${member} and vom.main), -${member}) end`;

/** Of `vote v`: whom its ledger means by the name. */
export const meant = (name: SQL): SQL => sql`case when v.origin_id is null then ${name} else
  (select vom.member_id from vote_origin_member vom
    where vom.svj_id = v.svj_id and vom.origin_id = v.origin_id and vom.frozen_id = ${name}) end`;

/** Of `vote_seat s` and `vote_point p`: what the ledger of their vote calls them. */
export const seatCalled = sql.raw('coalesce(s.frozen_id, s.id)');
export const pointCalled = sql.raw('coalesce(p.frozen_id, p.id)');

/** Seats and points of a vote by what its ledger calls them. */
export async function namesInLedger(db: Db, scope: Scope, voteId: number) {
  type Named = { id: number; name: number };
  const ofVote = sql`svj_id = ${scope.svjId} and vote_id = ${voteId}`;
  const seats = await db.execute<Named>(sql`select s.id, ${seatCalled} as name from vote_seat s where ${ofVote}`);
  const points = await db.execute<Named>(sql`select p.id, ${pointCalled} as name from vote_point p where ${ofVote}`);
  const byName = (rows: readonly Named[]) => new Map(rows.map((r) => [r.name, r.id]));
  return { seats: byName(seats.rows), points: byName(points.rows) };
}

/** When the association came with the votes of this origin. */
export async function cameAt(db: Db, scope: Scope, originId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select came_at as at from vote_origin where svj_id = ${scope.svjId} and id = ${originId}`);
  return rows[0] ? new Date(rows[0].at) : null;
}
