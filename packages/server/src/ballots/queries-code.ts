import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { voteCode } from './tables.ts';

export type Code = typeof voteCode.$inferSelect;
type Mine = { scope: Scope; memberId: number; voteId: number };

const ofMine = ({ scope, memberId, voteId }: Mine) =>
  and(eq(voteCode.svjId, scope.svjId), eq(voteCode.memberId, memberId), eq(voteCode.voteId, voteId));

/** The latest codes the member was sent to this vote, newest first; at most 10. */
export async function codesOf(db: Db, mine: Mine): Promise<Code[]> {
  return db.select().from(voteCode).where(ofMine(mine)).orderBy(desc(voteCode.sentAt), desc(voteCode.id)).limit(10);
}

/**
 * Puts the code in the place of the older one, in one statement that only one of two at once survives; answers whether
 * it did: not when the older one was sent after `notAfter`.
 */
export async function putCode(
  db: Db,
  mine: Mine,
  one: Pick<Code, 'sessionId' | 'codeHash' | 'salt' | 'digest' | 'sentAt' | 'expiresAt'>,
  notAfter: Date,
): Promise<boolean> {
  const rows = await db
    .insert(voteCode)
    .values({ ...one, svjId: mine.scope.svjId, voteId: mine.voteId, memberId: mine.memberId })
    .onConflictDoUpdate({
      target: [voteCode.svjId, voteCode.voteId, voteCode.memberId],
      targetWhere: isNull(voteCode.voidAt),
      set: one,
      setWhere: sql`${voteCode.sentAt} <= ${notAfter}`,
    })
    .returning({ id: voteCode.id });
  return rows.length > 0;
}

/** Marks the code as used, so that it stores nothing again. */
export async function spendCode(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db
    .update(voteCode)
    .set({ voidAt: now })
    .where(and(eq(voteCode.svjId, scope.svjId), eq(voteCode.id, id)));
}
