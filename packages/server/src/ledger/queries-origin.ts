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

/** What ledgers of this origin call members: the main name of each, and whom every name means. */
export async function namesInOrigin(db: Db, scope: Scope, originId: number) {
  const { rows } = await db.execute<{ frozen_id: number; member_id: number; main: boolean }>(sql`
    select frozen_id, member_id, main from vote_origin_member
    where svj_id = ${scope.svjId} and origin_id = ${originId}`);
  const called = new Map(rows.flatMap((r) => (r.main ? [[Number(r.member_id), Number(r.frozen_id)] as const] : [])));
  return { called, meant: new Map(rows.map((r) => [Number(r.frozen_id), Number(r.member_id)])) };
}

/** When the association came with the votes of this origin. */
export async function cameAt(db: Db, scope: Scope, originId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select came_at as at from vote_origin where svj_id = ${scope.svjId} and id = ${originId}`);
  return rows[0] ? new Date(rows[0].at) : null;
}
