import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { account } from './tables.ts';
import { loginChange } from './tables-login.ts';

export type Change = typeof loginChange.$inferSelect;
const open = and(isNull(loginChange.doneAt), isNull(loginChange.voidedAt));

/** Holds the account until the end of the transaction: changes of its e-mail come one after another. */
export async function holdAccount(db: Db, id: number) {
  const [row] = await db.select().from(account).where(eq(account.id, id)).for('update');
  return row;
}

/** Voids the change that waits, if one does. */
export async function voidOpen(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .update(loginChange)
    .set({ voidedAt: now })
    .where(and(eq(loginChange.accountId, accountId), open));
}

export async function addChange(db: Db, one: typeof loginChange.$inferInsert): Promise<void> {
  await db.insert(loginChange).values(one);
}

/** The waiting change that a link of either address belongs to. */
export async function changeOf(db: Db, hash: Buffer, now: Date): Promise<Change | undefined> {
  const [row] = await db
    .select()
    .from(loginChange)
    .where(and(or(eq(loginChange.oldHash, hash), eq(loginChange.newHash, hash)), open, gt(loginChange.expiresAt, now)));
  return row;
}

export async function confirmSide(db: Db, id: number, side: 'old' | 'new', now: Date): Promise<Change> {
  const [row] = await db
    .update(loginChange)
    .set(side === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now })
    .where(eq(loginChange.id, id))
    .returning();
  return row as Change;
}

/** Puts the new address in the place of the old one. */
export async function finishChange(db: Db, change: Change, now: Date): Promise<void> {
  await db.update(account).set({ email: change.newEmail }).where(eq(account.id, change.accountId));
  await db.update(loginChange).set({ doneAt: now }).where(eq(loginChange.id, change.id));
}
