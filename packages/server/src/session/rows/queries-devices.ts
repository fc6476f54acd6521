import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { across } from '../../base/http/gate.ts';
import { signInDevice } from './tables.ts';

/** Whether somebody has signed in from the device. */
export async function isOurDevice(db: Db, hash: Buffer): Promise<boolean> {
  const { rows } = await db.execute(sql`select from sign_in_device where hash = ${hash} limit 1`);
  return rows.length > 0;
}

/** Whether this account has. */
export async function isKnownDevice(db: Db, accountId: number, hash: Buffer): Promise<boolean> {
  const [row] = await db
    .select({ accountId: signInDevice.accountId })
    .from(signInDevice)
    .where(and(eq(signInDevice.accountId, accountId), eq(signInDevice.hash, hash)));
  return row !== undefined;
}

/** Remembers the device for the account. */
export async function keepDevice(db: Db, accountId: number, hash: Buffer, now: Date): Promise<void> {
  await db
    .insert(signInDevice)
    .values({ accountId, hash, seenAt: now })
    .onConflictDoUpdate({ target: [signInDevice.accountId, signInDevice.hash], set: { seenAt: now } });
}

/** Names of the account's people and of their houses: what others know of whoever holds it. */
export async function wordsOf(db: Db, accountId: number): Promise<(string | null)[]> {
  return across(db, async () => {
    const { rows } = await db.execute<{ words: (string | null)[] }>(sql`
      select array[m.first_name, m.last_name, m.company_name, h.name, h.nickname] as words
      from member m join svj h on h.id = m.svj_id where m.account_id = ${accountId}`);
    return rows.flatMap(({ words }) => words);
  });
}

/** Devices of the account are strange again, but for the one of this session (0 spares none). */
export async function forgetDevices(db: Db, accountId: number, spared: number): Promise<void> {
  await db.execute(sql`
    delete from sign_in_device where account_id = ${accountId}
      and hash is distinct from (select device_hash from session where id = ${spared} and account_id = ${accountId})`);
}
