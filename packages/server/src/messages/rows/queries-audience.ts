import { type SQL, sql } from 'drizzle-orm';
import * as audience from '../../audience/queries.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { mayKnow } from '../../comments/queries.ts';

/** Messages as what is for people. */
export const board: audience.Aimed = {
  table: 'message',
  module: 'messages',
  aimOf: (scope, id) =>
    sql`select x.everyone, x.to_public from message x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

/** Drafts, planned ones and what is kept for the committee are seen only by those who write messages. */
export const seesAll = (scope: Scope): boolean => audience.seesAll(scope, board);

const row: audience.AimedRow = {
  id: sql`message.id`,
  everyone: sql`message.everyone`,
  toPublic: sql`message.to_public`,
};

/**
 * Of `message`: for whom it is meant, the asker is one of them; its time has come and it is no draft. What went to the
 * archive before its time never was for anybody; said without `or`, which made two indexes of what one answers.
 */
export const forMe = (scope: Scope, now: Date): SQL => sql`(not message.concept and message.date_from <= ${now}
  and coalesce(message.archived_at >= message.date_from, true)
  and ${audience.isForMe(scope, board, row, now)})`;

/** Of `message`: what the asker may open. */
export function seen(scope: Scope, now: Date): SQL {
  const there = sql`message.svj_id = ${scope.svjId} and message.deleted_at is null`;
  // Files come by addresses that name no module.
  if (!may(scope, 'messages', 'r')) return sql`${there} and false`;
  return seesAll(scope) ? there : sql`${there} and ${forMe(scope, now)}`;
}

/** Of a `message` that the asker may open: it is for them. Whoever only reads may open exactly what is. */
export const isMine = (scope: Scope, now: Date): SQL => (seesAll(scope) ? forMe(scope, now) : sql`true`);

/** Of `member m`: may write messages. */
export const isWriter = (scope: Scope): SQL => audience.isWriter(scope, board);

/** The id of this member while they write messages, as a subquery. */
export const writerOnly = (scope: Scope, id: SQL): SQL => audience.writersOf(scope, board, id);

/** Of `member m`: may be told of messages at all. */
export const isReader = (scope: Scope, isPublic: SQL): SQL => audience.isReader(scope, board, isPublic);

/**
 * Of the message of this id: whether the asker may know of others whom it asks. A message to several units must not tell
 * one of another, neither by a name nor by a number: of those only they know who administer confirmations.
 */
export const knowsOthers = (scope: Scope, messageId: SQL): SQL =>
  may(scope, 'acceptRead', 'rw') ? sql`true` : sql`not ${audience.namesUnits(scope, board, messageId)}`;

/** Of the message of this id: whether those it is for must not learn of each other. */
export const keepsApart = (scope: Scope, messageId: SQL): SQL => audience.keepsApart(scope, board, messageId);

/** Of `comment c` to the message of this id: whether the asker may know of it. */
export const mayKnowComment = (scope: Scope, messageId: SQL): SQL =>
  mayKnow(scope, { administers: seesAll(scope), apart: keepsApart(scope, messageId) });

/** Ids of the members one kept message is for, as a subquery; it need not be published. `messageId` is a value, not a column. */
export const recipientsOf = (scope: Scope, messageId: SQL, now: Date): SQL =>
  audience.recipientsOf(scope, board, messageId, now);
