import { sql } from 'drizzle-orm';
import { fullName } from '#contract/base/people.ts';
import { deviceOf, limits } from '#contract/session/rules.ts';
import type { AccountDeed, AccountDetail, FoundAccount } from '#contract/session/schema-accounts.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import { across } from '../../base/http/gate.ts';

/** At most 20 accounts whose login begins so. */
export async function accountsLike(db: Db, email: string): Promise<FoundAccount[]> {
  const like = `${email
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<FoundAccount>(sql`
    select id, email, name, closed_at is not null as closed from account where email like ${like} order by email limit 20`);
  return rows;
}

export type Held = { id: number; email: string; name: string; lang: 'cs' | 'en'; closedWhy: 'death' | 'admin' | null };

/** The account, locked where something is done with it: whoever signs in at the moment waits, or is ended by it. */
export async function accountOf(db: Db, id: number, how: 'read' | 'lock'): Promise<Held | undefined> {
  const { rows } = await db.execute<Held>(sql`
    select id, email, name, lang, closed_why as "closedWhy" from account where id = ${id}
    ${how === 'lock' ? sql`for update` : sql``}`);
  return rows[0];
}

/** Devices that sign in, the latest seen first. */
export async function devicesOf(db: Db, id: number, now: Date): Promise<AccountDetail['sessions']> {
  type Row = { id: number; user_agent: string; network: string; created_at: string; last_seen_at: string };
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await db.execute<Row>(sql`
    select id, user_agent, network, created_at, last_seen_at from session
    where account_id = ${id} and ended_at is null and last_seen_at > ${ago(limits.idle)}
      and created_at > ${ago(limits.life)} order by last_seen_at desc, id desc limit 100`);
  return rows.map((r) => ({
    id: r.id,
    device: deviceOf(r.user_agent),
    network: r.network,
    createdAt: new Date(r.created_at).toISOString(),
    lastSeenAt: new Date(r.last_seen_at).toISOString(),
  }));
}

export async function keysOf(db: Db, id: number): Promise<AccountDetail['passkeys']> {
  type Row = { id: number; name: string; created_at: string; last_used_at: string | null };
  const { rows } = await db.execute<Row>(sql`
    select id, name, created_at, last_used_at from passkey where account_id = ${id} order by id limit 100`);
  return rows.map((r) => ({
    ...{ id: r.id, name: r.name },
    createdAt: new Date(r.created_at).toISOString(),
    lastUsedAt: r.last_used_at && new Date(r.last_used_at).toISOString(),
  }));
}

export async function deedsOf(db: Db, id: number): Promise<AccountDetail['deeds']> {
  type Row = { id: number; what: AccountDeed; reason: string; who: string; at: string };
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.what, d.reason, coalesce(nullif(a.name, ''), a.email, '') as who, d.at from account_deed d
    left join account a on a.id = d.admin_id where d.account_id = ${id} order by d.id desc limit 50`);
  return rows.map((r) => ({ ...r, at: new Date(r.at).toISOString() }));
}

/** Removes one passkey of the account, or all; answers how many there were. */
export async function dropKeys(db: Db, id: number, one: number | null): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from passkey where account_id = ${id} and (${one}::bigint is null or id = ${one}::bigint) returning id`);
  return rows.length;
}

type NewDeed = { id: number; adminId: number; what: AccountDeed; reason: string; members: readonly number[] };
export async function addDeed(db: Db, { id, adminId, what, reason, members }: NewDeed, now: Date): Promise<void> {
  await db.execute(sql`
    insert into account_deed (account_id, admin_id, what, reason, at, members)
    values (${id}, ${adminId}, ${what}, ${reason}, ${now}, ${sql.param([...members])}::bigint[])`);
}

export async function setClosed(db: Db, id: number, at: Date | null): Promise<void> {
  await db.execute(sql`
    update account set closed_at = ${at}, closed_why = ${at === null ? null : 'admin'} where id = ${id}`);
}

/** Members of the account in all houses become people without access; answers who had it. */
export const shutMembers = (db: Db, id: number, now: Date): Promise<number[]> =>
  // The account is one for all houses.
  across(db, async () => {
    return idsOf(
      db,
      sql`
      update member set has_access = false, is_active = false, version = version + 1, updated_at = ${now}
      where account_id = ${id} and has_access and is_active returning id`,
    );
  });

/** Those whom the last closing shut, and who are still members of the account, sign in again. */
export const openMembers = (db: Db, id: number, now: Date): Promise<void> =>
  across(db, async () => {
    await db.execute(sql`
      update member set has_access = true, is_active = true, version = version + 1, updated_at = ${now}
      where account_id = ${id} and archived_at is null and not has_access and id = any(coalesce((
        select d.members from account_deed d where d.account_id = ${id} and d.what = 'close' order by d.id desc limit 1), '{}'))`);
  });

/** Who the account is in which house, archived people left out; with all associations in sight. */
export async function membersOf(db: Db, id: number): Promise<{ id: number; svjId: number; person: string }[]> {
  type Row = { id: number; svj_id: number } & Parameters<typeof fullName>[0];
  const { rows } = await db.execute<Row>(sql`
    select id, svj_id, title_before as "titleBefore", first_name as "firstName", last_name as "lastName",
      title_after as "titleAfter", company_name as "companyName"
    from member where account_id = ${id} and archived_at is null order by svj_id`);
  return rows.map((row) => ({ id: row.id, svjId: row.svj_id, person: fullName(row) }));
}
