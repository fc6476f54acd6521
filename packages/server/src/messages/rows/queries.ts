import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { MessageTab } from '#contract/messages/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { isMine, seen } from './queries-audience.ts';
import { message } from './tables.ts';

export type Message = typeof message.$inferSelect;

const published = (now: Date) =>
  sql`message.archived_at is null and not message.concept and message.date_from <= ${now}`;
/** Of `message`: in force now; the same question as `stateOf`, asked of many rows at once. */
export const isActual = (now: Date): SQL =>
  sql`(${published(now)} and (message.date_to is null or message.date_to >= ${now}))`;

/** Of `message`: whether the tab lists it; the same question as `isInTab`. */
export function inTab(tab: MessageTab, now: Date): SQL {
  switch (tab) {
    case 'actual':
      return isActual(now);
    case 'pined':
      return sql`(message.is_pinned and ${isActual(now)})`;
    case 'old':
      return sql`(${published(now)} and message.date_to < ${now})`;
    case 'planned':
      return sql`(message.archived_at is null and not message.concept and message.date_from > ${now})`;
    case 'archive':
      return sql`(message.archived_at is not null)`;
    case 'concept':
      return sql`(message.archived_at is null and message.concept)`;
  }
}

/**
 * Not so, looked up by its key for each message or once for all. As `not exists` it becomes a join, and a plan that is kept,
 * which takes every house for a small one, compared each of a large house with each.
 */
export const isNot = (question: SQL): SQL => sql`(${question}) is false`;

/**
 * Of a `message` that the asker may open: in force, for them, and they have not opened it. A visit has nothing to read. Whoever
 * has asked already whether it is for them says where the answer stands.
 */
export function isUnread(scope: Scope, now: Date, mine = isMine(scope, now)): SQL {
  if (scope.memberId === null) return sql`false`;
  return sql`(${isActual(now)} and ${mine} and ${isNot(sql`exists (select from message_seen s
    where s.svj_id = message.svj_id and s.message_id = message.id and s.member_id = ${scope.memberId})`)})`;
}

/** The message, if the asker may open it; 404 otherwise. Locked until the end of the transaction when asked. */
export async function messageSeen(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
  how: 'read' | 'lock' = 'read',
): Promise<Message> {
  const asked = db
    .select()
    .from(message)
    .where(and(seen(scope, now), eq(message.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('MESSAGE.NOT_FOUND');
  return row;
}

/** How many messages in force are for the asker and not opened: what the menu shows. */
export async function countUnread(db: Db, scope: Scope, now: Date): Promise<number> {
  if (scope.memberId === null) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from message where ${seen(scope, now)} and ${isUnread(scope, now)}`);
  return rows[0]?.n ?? 0;
}

/** Of the messages that the asker has not opened the one to open first: an emergency, then the oldest. */
export async function firstUnread(db: Db, scope: Scope, now: Date) {
  if (scope.memberId === null) return [];
  const { rows } = await db.execute<{ id: number; title: string; until: string | null }>(sql`
    select message.id, message.title, null::text as until from message where ${seen(scope, now)} and ${isUnread(scope, now)}
    order by message.emergency desc, message.date_from, message.id limit 1`);
  return rows;
}

/** "12/2026" of a published message. */
export const numberOf = (m: { number: number | null; year: number | null }): string | null =>
  m.number === null ? null : `${m.number}/${m.year}`;

/** Keeps that the member has opened the messages; again changes nothing. */
export async function markSeen(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  if (scope.memberId === null) return;
  await db.execute(sql`
    insert into message_seen (svj_id, message_id, member_id, seen_at)
    values (${scope.svjId}, ${id}, ${scope.memberId}, ${now}) on conflict do nothing`);
}
