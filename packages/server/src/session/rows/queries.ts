import { and, desc, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm';
import type { ReadingChange } from '#contract/session/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { sweepTries } from '../../base/http/sign-in-tries.ts';
import { voidOpen } from './queries-login.ts';
import { account, link, session } from './tables.ts';

/** A device that nobody signed in from for so long, and a month, is a strange one. */
const deviceLife = 365 * 24 * 3600_000;

type EndReason = NonNullable<typeof session.$inferSelect.endReason>;
export type Account = typeof account.$inferSelect;

export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  return row;
}

/** The same for whoever signs in: a change of the password that is being written is waited for, and one that begins waits. */
export async function accountToEnter(db: Db, email: string): Promise<Account | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email)).for('share');
  return row;
}

/** Whether nobody signs in by the account any more; closing waits for whoever is just signing in, and ends that too. */
export async function isClosed(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ at: account.closedAt }).from(account).where(eq(account.id, id)).for('share');
  return row === undefined || row.at !== null;
}

/** Makes the account; nothing when another one with the address came first. */
export async function tryAddAccount(db: Db, one: typeof account.$inferInsert): Promise<number | undefined> {
  const [row] = await db.insert(account).values(one).onConflictDoNothing().returning({ id: account.id });
  return row?.id;
}

export async function accountById(db: Db, id: number): Promise<Account | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row;
}

export async function addAccount(db: Db, one: typeof account.$inferInsert): Promise<number> {
  const [row] = await db.insert(account).values(one).returning({ id: account.id });
  return row?.id as number;
}

/** Links to a new password that are still out lead nowhere from now on. */
export async function closeLinks(db: Db, accountId: number, now: Date): Promise<void> {
  const waiting = and(eq(link.accountId, accountId), eq(link.kind, 'reset'), isNull(link.usedAt));
  await db.update(link).set({ usedAt: now }).where(waiting);
}

/** Sets the password; links that are still out, to a new one or to another login e-mail, lead nowhere from now on. */
export async function setPassword(db: Db, accountId: number, passwordHash: string, now: Date): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.id, accountId));
  await closeLinks(db, accountId, now);
  await voidOpen(db, accountId, now);
}

export async function setLang(db: Db, accountId: number, lang: 'cs' | 'en'): Promise<void> {
  await db.update(account).set({ lang }).where(eq(account.id, accountId));
}

export async function setReading(db: Db, accountId: number, { textSize, simple }: ReadingChange): Promise<void> {
  const given = { ...(textSize !== undefined && { textSize }), ...(simple !== undefined && { simple }) };
  if (Object.keys(given).length > 0) await db.update(account).set(given).where(eq(account.id, accountId));
}

export async function openSession(
  db: Db,
  accountId: number,
  tokenHash: Buffer,
  userAgent: string,
  now: Date,
  deviceHash?: Buffer,
  network = '',
): Promise<number> {
  const values = {
    accountId,
    tokenHash,
    ...(deviceHash ? { deviceHash } : {}),
    userAgent: userAgent.slice(0, 300),
    network,
    createdAt: now,
    lastSeenAt: now,
  };
  const [row] = await db.insert(session).values(values).returning({ id: session.id });
  return row?.id as number;
}

/** Whoever holds the session has just proved that it is them. */
export async function markPresent(db: Db, id: number, now: Date): Promise<void> {
  await db.update(session).set({ presentAt: now }).where(eq(session.id, id));
}

/** The same by a passkey. */
export async function markByKey(db: Db, id: number, now: Date): Promise<void> {
  await db.update(session).set({ presentAt: now, keyAt: now }).where(eq(session.id, id));
}

/** Whether they did so by a passkey since then. */
export async function provedByKey(db: Db, id: number, since: Date): Promise<boolean> {
  const own = and(eq(session.id, id), gte(session.keyAt, since));
  return (await db.select({ id: session.id }).from(session).where(own)).length > 0;
}

/** Whether they did since then, by the password, a passkey or by signing in. */
export async function wasPresent(db: Db, id: number, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), gte(sql`greatest(${session.createdAt}, ${session.presentAt})`, since)));
  return row !== undefined;
}

const alive = isNull(session.endedAt);

/** Ends one live session of the account; answers whether there was one. */
export async function endSession(db: Db, accountId: number, id: number, why: EndReason, now: Date): Promise<boolean> {
  const ended = await db
    .update(session)
    .set({ endedAt: now, endReason: why })
    .where(and(eq(session.id, id), eq(session.accountId, accountId), alive))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends all live sessions of the account but one (0 spares none). */
export async function endOthers(db: Db, accountId: number, spared: number, why: EndReason, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now, endReason: why })
    .where(and(eq(session.accountId, accountId), ne(session.id, spared), alive));
}

/** Live sessions, latest seen first, at most 100. */
export async function liveSessions(db: Db, accountId: number, seenAfter: Date, createdAfter: Date) {
  return db
    .select()
    .from(session)
    .where(
      and(
        eq(session.accountId, accountId),
        alive,
        gt(session.lastSeenAt, seenAfter),
        gt(session.createdAt, createdAfter),
      ),
    )
    .orderBy(desc(session.lastSeenAt))
    .limit(100);
}

export async function addLink(db: Db, one: typeof link.$inferInsert): Promise<void> {
  await db.insert(link).values(one);
}

/** Links to a new password that open, and when the last of them went; whoever asks at the same time waits for the account. */
export async function openResets(db: Db, accountId: number, now: Date): Promise<{ count: number; last: Date | null }> {
  await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
  const open = and(eq(link.accountId, accountId), eq(link.kind, 'reset'), isNull(link.usedAt), gt(link.expiresAt, now));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, last: sql<string | null>`max(${link.createdAt})` })
    .from(link)
    .where(open);
  return { count: row?.count ?? 0, last: row?.last ? new Date(row.last) : null };
}

/** The account that an unused, unexpired link belongs to. */
export async function linkAccount(db: Db, kind: 'reset', tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ accountId: link.accountId })
    .from(link)
    .where(and(eq(link.kind, kind), eq(link.tokenHash, tokenHash), isNull(link.usedAt), gt(link.expiresAt, now)));
  return row?.accountId;
}

/** Uses the link up; of two at once only one gets the account. */
export async function takeLink(
  db: Db,
  kind: 'reset' | 'alarm',
  tokenHash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .update(link)
    .set({ usedAt: now })
    .where(and(eq(link.kind, kind), eq(link.tokenHash, tokenHash), isNull(link.usedAt), gt(link.expiresAt, now)))
    .returning({ accountId: link.accountId });
  return row?.accountId;
}

/** Removes what is long over: sessions and links that ended more than 30 days ago. */
export async function sweepSessions(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from session where last_seen_at < ${before} or ended_at < ${before}`);
  await db.execute(sql`delete from link where expires_at < ${before}`);
  await db.execute(sql`delete from login_change where expires_at < ${before}`);
  await db.execute(sql`delete from sign_in_device where seen_at < ${new Date(before.getTime() - deviceLife)}`);
  await sweepTries(db, before);
}
