import { sql } from 'drizzle-orm';
import type { AccountDetail } from '#contract/session/schema-accounts.ts';
import type { Db } from '../base/db/db.ts';
import type { KeysOfAccount } from '../session/proof/steps-keys.ts';

async function keysOf(db: Db, id: number): Promise<AccountDetail['passkeys']> {
  type Row = { id: number; name: string; created_at: string; last_used_at: string | null };
  const { rows } = await db.execute<Row>(sql`
    select id, name, created_at, last_used_at from passkey where account_id = ${id} order by id limit 100`);
  return rows.map((r) => ({
    ...{ id: r.id, name: r.name },
    createdAt: new Date(r.created_at).toISOString(),
    lastUsedAt: r.last_used_at && new Date(r.last_used_at).toISOString(),
  }));
}

/** How passkeys of the account are called by their holder, oldest first. */
async function passkeyNames(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from passkey where account_id = ${accountId} order by created_at, id`,
  );
  return rows.map(({ name }) => name);
}

/** Removes one passkey of the account, or all; answers how many there were. */
async function dropKeys(db: Db, id: number, one: number | null): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from passkey where account_id = ${id} and (${one}::bigint is null or id = ${one}::bigint) returning id`);
  return rows.length;
}

/**
 * Names of the passkeys added since then, and of the older ones. `lock` waits for whoever is just signing in by one, in
 * the order in which they lock: the key, then the account.
 */
async function keysSince(db: Db, accountId: number, since: Date, how: 'read' | 'lock') {
  const { rows } = await db.execute<{ name: string; goes: boolean }>(sql`
    select name, created_at >= ${since} as goes from passkey where account_id = ${accountId}
    order by created_at, id ${how === 'lock' ? sql`for update` : sql``}`);
  const named = (goes: boolean) => rows.filter((r) => r.goes === goes).map((r) => r.name);
  return { goes: named(true), stays: named(false) };
}

async function dropKeysSince(db: Db, accountId: number, since: Date): Promise<void> {
  await db.execute(sql`delete from passkey where account_id = ${accountId} and created_at >= ${since}`);
}

export const keysOfAccount: KeysOfAccount = {
  listed: keysOf,
  names: passkeyNames,
  drop: dropKeys,
  since: keysSince,
  dropSince: dropKeysSince,
};
