import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { passkeyLimits } from '#contract/passkeys/rules.ts';
import type { Db, Pool } from '../base/db/db.ts';
import type { Account } from '../session/rows/queries.ts';
import { account } from '../session/rows/tables.ts';
import { challenge, passkey } from './tables.ts';

export type Passkey = typeof passkey.$inferSelect;
export type Purpose = (typeof challenge.$inferSelect)['purpose'];
export type Holder = { accountId: number; sessionId: number };

/** Passkeys of the account, oldest first. */
export async function passkeysOf(db: Db, accountId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
    .limit(passkeyLimits.most);
}

/** The account; whoever adds a passkey to it at the same time waits, so that their number holds. */
export async function accountToChange(db: Db, accountId: number): Promise<Account> {
  const [row] = await db.select().from(account).where(eq(account.id, accountId)).for('update');
  return row as Account;
}

/** Keeps the passkey; undefined when somebody has that key already. */
export async function addPasskey(db: Db, one: typeof passkey.$inferInsert): Promise<Passkey | undefined> {
  const [row] = await db.insert(passkey).values(one).onConflictDoNothing().returning();
  return row;
}

export async function renamePasskey(db: Db, accountId: number, id: number, name: string): Promise<Passkey | undefined> {
  const own = and(eq(passkey.id, id), eq(passkey.accountId, accountId));
  const [row] = await db.update(passkey).set({ name }).where(own).returning();
  return row;
}

export async function removePasskey(db: Db, accountId: number, id: number): Promise<Passkey | undefined> {
  const own = and(eq(passkey.id, id), eq(passkey.accountId, accountId));
  const [row] = await db.delete(passkey).where(own).returning();
  return row;
}

/** The passkey that signs in; a second use of it waits, so that its counter is compared with the latest one. */
export async function passkeyToEnter(db: Db, credentialId: Buffer): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId)).for('update');
  return row;
}

export async function keepUse(db: Db, id: number, counter: number, now: Date): Promise<void> {
  await db.update(passkey).set({ counter, lastUsedAt: now }).where(eq(passkey.id, id));
}

export async function addChallenge(db: Db, one: typeof challenge.$inferInsert): Promise<void> {
  await db.insert(challenge).values(one);
}

/**
 * Takes the challenge away and answers whether it stood for this purpose and holder. Aside of the open transaction, so
 * that an answer that is then refused has used it up too.
 */
export async function takeChallenge(
  aside: Pool['aside'],
  hash: Buffer,
  purpose: Purpose,
  holder: Holder | null,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await aside.query(
    `delete from passkey_challenge where hash = $1 and purpose = $2 and expires_at > $3
       and account_id is not distinct from $4 and session_id is not distinct from $5`,
    [hash, purpose, now, holder?.accountId ?? null, holder?.sessionId ?? null],
  );
  return rowCount === 1;
}

/** Removes what no browser answered in time. */
export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(challenge).where(lt(challenge.expiresAt, now));
}

/** How many passkeys the account has. */
export async function countPasskeys(db: Db, accountId: number): Promise<number> {
  const [row] = await db.select({ n: sql<number>`count(*)` }).from(passkey).where(eq(passkey.accountId, accountId));
  return Number(row?.n);
}
