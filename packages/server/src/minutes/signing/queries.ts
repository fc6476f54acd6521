import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { minutesCode, minutesSignature } from '../rows/tables.ts';

export type SentCode = typeof minutesCode.$inferSelect;
type Mine = { scope: Scope; memberId: number; minutesId: number };

const ofMine = ({ scope, memberId, minutesId }: Mine) =>
  and(eq(minutesCode.svjId, scope.svjId), eq(minutesCode.minutesId, minutesId), eq(minutesCode.memberId, memberId));

/** The code that the member was sent last to these minutes. */
export async function codeOf(db: Db, mine: Mine): Promise<SentCode | undefined> {
  const [row] = await db.select().from(minutesCode).where(ofMine(mine));
  return row;
}

/** Puts the code in the place of the older one; answers whether it did: not when that was sent after `notAfter`. */
export async function putCode(
  db: Db,
  mine: Mine,
  one: Pick<SentCode, 'sessionId' | 'codeHash' | 'salt' | 'digest' | 'sentAt' | 'expiresAt'>,
  notAfter: Date,
): Promise<boolean> {
  const rows = await db
    .insert(minutesCode)
    .values({ ...one, svjId: mine.scope.svjId, minutesId: mine.minutesId, memberId: mine.memberId })
    .onConflictDoUpdate({
      target: [minutesCode.svjId, minutesCode.minutesId, minutesCode.memberId],
      set: one,
      setWhere: sql`${minutesCode.sentAt} <= ${notAfter}`,
    })
    .returning({ id: minutesCode.id });
  return rows.length > 0;
}

/** The code is used, and signs nothing again. */
export async function dropCode(db: Db, mine: Mine): Promise<void> {
  await db.delete(minutesCode).where(ofMine(mine));
}

/** Signs where nobody has; answers whether it did. */
export async function keepSignature(
  db: Db,
  scope: Scope,
  id: number,
  way: 'code' | 'scan',
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(minutesSignature)
    .set({ way, signedAt: now })
    .where(and(eq(minutesSignature.svjId, scope.svjId), eq(minutesSignature.id, id), isNull(minutesSignature.way)))
    .returning({ id: minutesSignature.id });
  return rows.length > 0;
}
