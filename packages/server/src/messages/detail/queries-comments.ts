import { type SQL, sql } from 'drizzle-orm';
import { messageLinks } from '#contract/messages/links.ts';
import { mayComment, stateOf } from '#contract/messages/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { namesUnits, writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Talk, ThreadTold } from '../../comments/queries-talks.ts';
import { board, keepsApart, recipientsOf, seen, seesAll, writerOnly } from '../rows/queries-audience.ts';

type Row = {
  id: number;
  title: string;
  comments: boolean;
  concept: boolean;
  is_pinned: boolean;
  archived_at: string | null;
  date_from: string | null;
  date_to: string | null;
  owner_id: number | null;
  apart: boolean;
};
const moment = (at: string | null) => (at === null ? null : new Date(at));

/** A message the asker sees and that has comments; refuses others. */
async function commentedMessage(db: Db, scope: Scope, id: number, now: Date) {
  const { rows } = await db.execute<Row>(sql`
    select message.id, message.title, message.comments, message.concept, message.is_pinned, message.archived_at,
      message.date_from, message.date_to, message.owner_id, ${keepsApart(scope, sql`message.id`)} as apart
    from message where ${seen(scope, now)} and message.id = ${id}`);
  const [row] = rows;
  if (!row) throw new Refused('MESSAGE.NOT_FOUND');
  if (!row.comments) throw new Refused('MESSAGE.ERRORS.NO_COMMENTS');
  const times = {
    ...{ concept: row.concept, isPinned: row.is_pinned, archivedAt: moment(row.archived_at) },
    ...{ dateFrom: moment(row.date_from), dateTo: moment(row.date_to) },
  };
  const takes = mayComment(row, stateOf(times, now));
  return { id: row.id, title: row.title, ownerId: row.owner_id, takes, apart: row.apart };
}

/**
 * Ids of those a comment may mention: whom the message is for, and its author while they write messages. Who must not
 * learn of the others mentions the author alone; people of one unit those of them who have spoken.
 */
function mayBeMentioned(scope: Scope, m: { id: number; ownerId: number | null }, now: Date): SQL {
  const open = seesAll(scope)
    ? sql`true`
    : sql`(not ${namesUnits(scope, board, sql`${m.id}::bigint`)}
      or r.id in (select c.member_id from comment c where c.svj_id = ${scope.svjId} and c.owner = 'message'
        and c.owner_id = ${m.id} and c.deleted_at is null)
      and not ${keepsApart(scope, sql`${m.id}::bigint`)})`;
  return sql`select r.id from (${recipientsOf(scope, sql`${m.id}::bigint`, now)}) r where ${open}
    union ${writerOnly(scope, sql`${m.ownerId}::bigint`)}`;
}

/** Messages that are not deleted, as mails about their comments tell of them. */
async function threadsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ThreadTold[]> {
  const { rows } = await db.execute<Omit<ThreadTold, 'at'>>(sql`
    select x.id, x.title, ${keepsApart(scope, sql`x.id`)} as apart,
      (${writerOnly(scope, sql`x.owner_id`)}) as "authorId"
    from message x where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[])
      and x.deleted_at is null`);
  return rows.map((row) => ({ ...row, at: messageLinks.one(row.id) }));
}

/** Ids of members who may read what is said to a published message, as a query; it is for them, or they write messages. */
const readersOf: Talk['readers'] = (scope, id, _stream, now, who) => {
  const message = sql`${id}::bigint`;
  const out = sql`exists (select from message x where x.svj_id = ${scope.svjId} and x.id = ${message}
    and x.deleted_at is null and not x.concept and x.archived_at is null and x.date_from <= ${now})`;
  const writers = writersOf(scope, board);
  const all = who === 'administer' ? writers : sql`${recipientsOf(scope, message, now)} union ${writers}`;
  return sql`select r.id from (${all}) r where ${out}`;
};

/** Messages as what takes comments: one stream, for everybody who sees the message. */
export const messageTalk: Talk = {
  module: 'messages',
  streams: ['house'],
  async thread({ db, scope, now }, id) {
    const m = await commentedMessage(db, scope, id, now);
    return {
      title: m.title,
      administers: seesAll(scope),
      apart: m.apart,
      closed: m.takes ? null : 'MESSAGE.ERRORS.NO_COMMENTS',
      mentionable: mayBeMentioned(scope, m, now),
      authorId: m.ownerId,
    };
  },
  speaks: (scope) => may(scope, 'messages', 'r') && scope.mayWrite,
  told: threadsToTell,
  readers: readersOf,
  mails: { comment: 'commentNew', mention: 'commentMention' },
  removed: { noun: 'messages', verb: 'uncomment' },
};

/** Whether those the message is for must not learn of each other. */
export async function isKeptApart(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ apart: boolean }>(sql`select ${keepsApart(scope, sql`${id}::bigint`)} as apart`);
  return rows[0]?.apart ?? false;
}
