import { sql } from 'drizzle-orm';
import { deviceOf, limits } from '#contract/session/rules.ts';
import type { AccountDeed, AccountDetail, FoundAccount } from '#contract/session/schema-accounts.ts';
import type { Db } from '../../base/db/db.ts';
import { beginsWith } from '../../base/search/search.ts';

/** At most 20 accounts whose login begins so. */
export async function accountsLike(db: Db, email: string): Promise<FoundAccount[]> {
  const { rows } = await db.execute<FoundAccount>(sql`
    select id, email, name, closed_at is not null as closed from account
    where ${beginsWith(sql`email_key`, email.trim().toLowerCase())} order by email_key limit 20`);
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

export async function deedsOf(db: Db, id: number): Promise<AccountDetail['deeds']> {
  type Row = { id: number; what: AccountDeed; reason: string; who: string; at: string };
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.what, d.reason, coalesce(nullif(a.name, ''), a.email, '') as who, d.at from account_deed d
    left join account a on a.id = d.admin_id where d.account_id = ${id} order by d.id desc limit 50`);
  return rows.map((r) => ({ ...r, at: new Date(r.at).toISOString() }));
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

/** Members whom the last closing shut. */
export async function shutByClosing(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ members: number[] | null }>(sql`
    select d.members from account_deed d where d.account_id = ${id} and d.what = 'close' order by d.id desc limit 1`);
  return (rows[0]?.members ?? []).map(Number);
}
