import { type SQL, sql } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { addressesOf } from '../base/people/people.ts';

export type Lang = 'cs' | 'en';

export type ToTell = { id: number; lang: Lang; settings: unknown; emails: string[] };

/** These members with where and how they want to be told; `members` is a query of ids. */
export async function peopleToTell(db: Db, scope: Scope, members: SQL): Promise<ToTell[]> {
  // In steps, by ids: of rows just written the planner knows nothing and would compare all with all.
  const found = await db.execute<{ id: number }>(members);
  const ids = sql`any(${sql.param(found.rows.map((r) => r.id))}::bigint[])`;
  const contacts = await db.execute<{ member_id: number; emails: string[] }>(sql`
    select c.member_id, array_agg(distinct lower(c.value)) as emails from member_contact c
    where c.svj_id = ${scope.svjId} and c.kind = 'email' and c.member_id = ${ids} group by c.member_id`);
  const contactsOf = new Map(contacts.rows.map((r) => [r.member_id, r.emails]));
  const { rows } = await db.execute<Omit<ToTell, 'emails'> & { login: string | null }>(sql`
    select m.id, case when m.has_access and m.is_active then coalesce(a.lang, 'cs') else 'cs' end as lang, m.settings,
      case when m.has_access and m.is_active then a.email end as login
    from member m left join account a on a.id = m.account_id
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.id = ${ids}
    order by m.id`);
  return rows.map(({ login, ...one }) => ({ ...one, emails: login ? [login] : (contactsOf.get(one.id) ?? []) }));
}

export type NewNotice = {
  memberId: number;
  recipient: string | null;
  lang: Lang;
  muted: boolean;
  dueAt: Date | null;
  messageId: string | null;
};
type About = { owner: string; ownerId: number; kind: NoticeKind };

/** Keeps who is to be told, in one statement for any number of people. */
export async function keepNotices(
  db: Db,
  scope: Scope,
  about: About & { module: Module },
  rows: readonly NewNotice[],
  now: Date,
) {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into notice (svj_id, owner, owner_id, module, member_id, kind, recipient, lang, muted, due_at, message_id, created_at)
    select ${scope.svjId}::bigint, ${about.owner}::text, ${about.ownerId}::bigint, ${about.module}::text, n."memberId", ${about.kind}::text,
      n.recipient, n.lang, n.muted, n."dueAt", n."messageId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n
      ("memberId" bigint, recipient text, lang text, muted boolean, "dueAt" timestamptz, "messageId" uuid)`);
}

/** Across associations: which have news whose time has come; at most 500. */
export async function housesWithDue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ svj_id: number }>(sql`
    select svj_id from notice
    where message_id is null and dropped_at is null and due_at is not null and due_at <= ${now}
    group by svj_id order by min(due_at) limit 500`);
  return rows.map((r) => r.svj_id);
}

/** Whether this transaction is the one that sends for the association; two at once would tear a digest in two. */
export async function takeHouse(db: Db, scope: Scope): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('notices'), hashint8(${scope.svjId})) as taken`,
  );
  return rows[0]?.taken ?? false;
}

/** A kept notice with what its member wishes and where they are reached today. */
export type Kept = {
  id: number;
  owner: string;
  owner_id: number;
  member_id: number;
  module: Module;
  kind: NoticeKind;
  recipient: string;
  lang: Lang;
  settings: unknown;
  archived: boolean;
  emails: string[] | null;
};
const kept = sql`n.id, n.owner, n.owner_id, n.member_id, n.module, n.kind, n.recipient, n.lang, m.settings,
  m.archived_at is not null as archived, ${addressesOf} as emails`;
const people = sql`join member m on m.svj_id = n.svj_id and m.id = n.member_id left join account a on a.id = m.account_id`;

/** What is due for so many addresses, all of each together. Another server's rows are left alone. */
export async function dueNotices(db: Db, scope: Scope, now: Date, addresses: number): Promise<Kept[]> {
  // In steps: of rows just written the planner knows nothing and would go through all addresses for each of them.
  const due = await db.execute<{ address: string }>(sql`
    select lower(recipient) as address from notice
    where svj_id = ${scope.svjId} and message_id is null and dropped_at is null and due_at is not null and due_at <= ${now}
    group by 1 order by min(due_at), 1 limit ${addresses}`);
  if (due.rows.length === 0) return [];
  const { rows } = await db.execute<Kept>(sql`
    select ${kept} from notice n ${people}
    where n.svj_id = ${scope.svjId} and n.message_id is null and n.dropped_at is null and n.due_at is not null
      and n.due_at <= ${now} and lower(n.recipient) = any(${sql.param(due.rows.map((d) => d.address))}::text[])
    order by n.id for update of n skip locked`);
  return rows;
}

/** Whom a mail of the outbox tells, of what. */
export async function noticesOfMail(db: Db, scope: Scope, messageId: string): Promise<Kept[]> {
  const { rows } = await db.execute<Kept>(sql`
    select ${kept} from notice n ${people}
    where n.svj_id = ${scope.svjId} and n.message_id = ${messageId} order by n.id`);
  return rows;
}

/** What became of due notices: the mail they go with, or none. */
export type Settled = { id: number; messageId: string | null; muted: boolean };

/** Writes down what became of due notices, in one statement. */
export async function settle(db: Db, scope: Scope, settled: readonly Settled[], now: Date): Promise<void> {
  if (settled.length === 0) return;
  await db.execute(sql`
    update notice n set message_id = s."messageId", muted = s.muted,
      dropped_at = case when s."messageId" is null then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (id bigint, "messageId" uuid, muted boolean)
    where n.svj_id = ${scope.svjId} and n.id = s.id`);
}

/** Takes notices out of a mail that will not go; they go with the next one. */
export async function release(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  await db.execute(sql`
    update notice set message_id = null, due_at = ${now}
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
}

/** Drops what waits to tell these members of the thing: it has no more to say to them. */
export async function dropWaiting(db: Db, scope: Scope, about: About, memberIds: readonly number[], now: Date) {
  await db.execute(sql`
    update notice set dropped_at = ${now}
    where svj_id = ${scope.svjId} and owner = ${about.owner} and owner_id = ${about.ownerId} and kind = ${about.kind}
      and member_id = any(${sql.param([...memberIds])}::bigint[]) and message_id is null and dropped_at is null`);
}

/** These members, as a query of ids. */
export const theseMembers = (ids: readonly number[]): SQL => sql`select unnest(${sql.param([...ids])}::bigint[]) as id`;

/** Of these ids those that are in the query of ids. */
export async function idsOf(db: Db, who: SQL, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select w.id from (${who}) w where w.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map((r) => r.id);
}
