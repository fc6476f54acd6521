import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { NameIn } from '#contract/base/calls/fields.ts';
import { isPublished } from '#contract/messages/rules.ts';
import type { messageOwn } from '#contract/messages/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Message } from '../rows/queries.ts';
import { isWriter } from '../rows/queries-audience.ts';
import { message } from '../rows/tables.ts';

export type Written = Pick<
  Message,
  | NameIn<typeof messageOwn>
  | 'concept'
  | 'longTerm'
  | 'dateFrom'
  | 'dateTo'
  | 'toPublic'
  | 'everyone'
  | 'emergency'
  | 'acceptUntil'
  | 'ownerId'
>;

const one = (scope: Scope, id: number): SQL =>
  and(eq(message.svjId, scope.svjId), eq(message.id, id), isNull(message.deletedAt)) as SQL;
const raised = sql`${message.version} + 1`;

export async function addMessage(db: Db, scope: Scope, written: Written, now: Date): Promise<Message> {
  const values = { ...written, svjId: scope.svjId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(message).values(values).returning();
  return row as Message;
}

/** Changes a message when it still is at this version; undefined when it is not. */
export async function changeMessage(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Message, 'id' | 'version'>,
  written: Partial<Pick<Message, 'contentVersion' | 'changedAt'>> & Partial<Written>,
  now: Date,
): Promise<Message | undefined> {
  const [row] = await db
    .update(message)
    .set({ ...written, updatedAt: now, version: version + 1 })
    .where(and(one(scope, id), eq(message.version, version)))
    .returning();
  return row;
}

/** Puts into the archive those of them that were published or planned; answers which. */
export async function archiveMessages(db: Db, scope: Scope, ids: readonly number[], now: Date) {
  return db
    .update(message)
    .set({ archivedAt: now, updatedAt: now, version: raised })
    .where(and(among(scope, ids), isNull(message.archivedAt), eq(message.concept, false)))
    .returning({ id: message.id, title: message.title });
}

export async function restoreMessage(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db.update(message).set({ archivedAt: null, updatedAt: now, version: raised }).where(one(scope, id));
}

/** Hides them for ever; answers which were there and whether people could ever read them. The rows stay for what points to them. */
export async function deleteMessages(db: Db, scope: Scope, ids: readonly number[], now: Date) {
  const rows = await db
    .update(message)
    .set({ deletedAt: now, updatedAt: now, version: raised })
    .where(among(scope, ids))
    .returning({ id: message.id, concept: message.concept, dateFrom: message.dateFrom });
  return rows.map((r) => ({ id: r.id, wasOut: isPublished(r, now) }));
}

const among = (scope: Scope, ids: readonly number[]): SQL =>
  sql`${message.svjId} = ${scope.svjId} and ${message.deletedAt} is null
    and ${message.id} = any(${sql.param([...ids])}::bigint[])`;

/** Whether the member writes messages now. */
export async function isAuthor(db: Db, scope: Scope, memberId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from member m where m.svj_id = ${scope.svjId} and m.id = ${memberId} and m.archived_at is null
      and m.erased_at is null and ${isWriter(scope)}`);
  return rows.length > 0;
}

/** It is no longer read as it stands now, but for whoever changed it. */
export async function forgetSeen(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    delete from message_seen where svj_id = ${scope.svjId} and message_id = ${id}
      and member_id <> ${scope.memberId ?? 0}`);
}

/** Notes that people are being told; undefined when they were already, or there is nothing to tell. */
export async function claim(db: Db, scope: Scope, id: number, now: Date): Promise<Message | undefined> {
  const due = sql`${message.announcedAt} is null and ${message.archivedAt} is null and not ${message.concept}
    and ${message.dateFrom} <= ${now}`;
  const [row] = await db
    .update(message)
    .set({ announcedAt: now, announcedVersion: message.contentVersion })
    .where(and(one(scope, id), due))
    .returning();
  return row;
}

export async function raiseAnnounced(db: Db, scope: Scope, id: number): Promise<void> {
  await db.update(message).set({ announcedVersion: message.contentVersion }).where(one(scope, id));
}

/** Gives the message the next number of the year. Publishing of one house waits here for one another: no gaps. */
export async function nextNumber(db: Db, scope: Scope, { id }: Message, year: number): Promise<Message> {
  const { rows } = await db.execute<{ last: number }>(sql`
    insert into message_count (svj_id, year, last) values (${scope.svjId}, ${year}, 1)
    on conflict (svj_id, year) do update set last = message_count.last + 1 returning last`);
  const [row] = await db
    .update(message)
    .set({ number: rows[0]?.last as number, year })
    .where(one(scope, id))
    .returning();
  return row as Message;
}
