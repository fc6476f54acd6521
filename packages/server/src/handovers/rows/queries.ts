import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isLinkOpen } from '#contract/handovers/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Report, reportSeen } from '../../reports/rows/queries.ts';
import { type Handover, handover } from './tables.ts';

/** Across associations: which hand-over the token belongs to, whatever became of it. */
export async function handoverOf(db: Db, tokenHash: Buffer): Promise<Pick<Handover, 'svjId' | 'id'> | undefined> {
  const [row] = await db
    .select({ svjId: handover.svjId, id: handover.id })
    .from(handover)
    .where(eq(handover.tokenHash, tokenHash));
  return row;
}

/** The hand-over of this id in the house. */
export async function handoverById(db: Db, scope: Scope, id: number): Promise<Handover | undefined> {
  const [row] = await db
    .select()
    .from(handover)
    .where(and(eq(handover.svjId, scope.svjId), eq(handover.id, id)));
  return row;
}

/** Hand-overs of a report, the newest first, at most 20. */
export const handoversOf = (db: Db, scope: Scope, reportId: number): Promise<Handover[]> =>
  db
    .select()
    .from(handover)
    .where(and(eq(handover.svjId, scope.svjId), eq(handover.reportId, reportId)))
    .orderBy(desc(handover.id))
    .limit(20);

/** The report if the asker may read it; undefined otherwise. */
export async function readable(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read') {
  try {
    return await reportSeen(db, scope, id, how);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Whether the link still opens the report; `scope` is of its house. */
export const opens = (scope: Scope, h: Handover, r: Report | undefined, now: Date): boolean =>
  r !== undefined &&
  isLinkOpen(
    { hasToken: h.tokenHash !== null, expiresAt: h.expiresAt, endedAt: h.endedAt },
    { status: r.status, isDeleted: r.deletedAt !== null, isOn: scope.enabled.includes('reports') },
    now,
  );

type New = Pick<
  typeof handover.$inferInsert,
  'reportId' | 'contactId' | 'email' | 'note' | 'tokenHash' | 'messageId' | 'expiresAt'
>;
export async function addHandover(db: Db, scope: Scope, given: New, now: Date): Promise<number> {
  const values = { ...given, svjId: scope.svjId, createdBy: scope.memberId, createdAt: now };
  const [row] = await db.insert(handover).values(values).returning({ id: handover.id });
  return row?.id as number;
}

/** Ends the one that stands; answers whether there was one. */
export async function endHandover(db: Db, scope: Scope, reportId: number, now: Date): Promise<boolean> {
  const ended = await db
    .update(handover)
    .set({ endedAt: now })
    .where(and(eq(handover.svjId, scope.svjId), eq(handover.reportId, reportId), isNull(handover.endedAt)))
    .returning({ id: handover.id });
  return ended.length > 0;
}

/** What the firm says of its work. */
export async function keepSaid(
  db: Db,
  scope: Scope,
  id: number,
  said: Pick<Handover, 'state' | 'said'>,
  now: Date,
): Promise<void> {
  await db
    .update(handover)
    .set({ ...said, saidAt: now })
    .where(and(eq(handover.svjId, scope.svjId), eq(handover.id, id)));
}

/** Across associations: why the mail with a link must not go any more; null while the link serves. */
export async function whyNotMailed(db: Db, mail: { svj_id: number; message_id: string }): Promise<'over' | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select h.id from handover h
    where h.svj_id = ${mail.svj_id} and h.message_id = ${mail.message_id} and h.ended_at is null`);
  return rows.length > 0 ? null : 'over';
}
