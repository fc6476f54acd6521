import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { limits } from '#contract/session/rules.ts';
import type { Db } from '../../base/db/db.ts';
import { account, link } from '../rows/tables.ts';

export type Alarm = { linkId: number; accountId: number; email: string; lang: 'cs' | 'en'; since: Date };

/** Whose unused link it is, and since when passkeys are doubtful; nothing where the account is closed. */
export async function alarmOf(db: Db, tokenHash: Buffer, now: Date): Promise<Alarm | undefined> {
  const [row] = await db
    .select({ linkId: link.id, at: link.createdAt, accountId: account.id, email: account.email, lang: account.lang })
    .from(link)
    .innerJoin(account, eq(account.id, link.accountId))
    .where(
      and(
        ...[eq(link.kind, 'alarm'), eq(link.tokenHash, tokenHash), isNull(link.usedAt)],
        ...[gt(link.expiresAt, now), isNull(account.closedAt)],
      ),
    );
  if (!row) return undefined;
  const { at, ...whose } = row;
  return { ...whose, since: new Date(at.getTime() - limits.alarmReach) };
}

/** The present password signs nobody in; every other mailed link of the account leads nowhere. */
export async function shutPassword(db: Db, accountId: number, now: Date): Promise<void> {
  await db.update(account).set({ passwordHash: null }).where(eq(account.id, accountId));
  await db.execute(sql`
    update link set used_at = ${now} where account_id = ${accountId} and kind in ('reset', 'alarm') and used_at is null`);
}
