import { type SQL, sql } from 'drizzle-orm';
import { mayComment, stateOf } from '#contract/messages/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { namesUnits } from '../audience/queries.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Commented } from '../comments/queries.ts';
import { board, keepsApart, mayKnowComment, recipientsOf, seen, seesAll, writerOnly } from './queries-audience.ts';

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
export async function commentedMessage(db: Db, scope: Scope, id: number, now: Date) {
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
export function mayBeMentioned(scope: Scope, m: { id: number; ownerId: number | null }, now: Date): SQL {
  const open = seesAll(scope)
    ? sql`true`
    : sql`(not ${namesUnits(scope, board, sql`${m.id}::bigint`)}
      or r.id in (select c.member_id from comment c where c.svj_id = ${scope.svjId} and c.owner = 'message'
        and c.owner_id = ${m.id} and c.deleted_at is null)
      and not ${keepsApart(scope, sql`${m.id}::bigint`)})`;
  return sql`select r.id from (${recipientsOf(scope, sql`${m.id}::bigint`, now)}) r where ${open}
    union ${writerOnly(scope, sql`${m.ownerId}::bigint`)}`;
}

/** What is said to the message, as far as the asker may know of it. */
export const saidTo = (scope: Scope, id: number): Commented => ({
  owner: 'message',
  ownerId: id,
  visible: mayKnowComment(scope, sql`${id}::bigint`),
});

/** Whether those the message is for must not learn of each other. */
export async function isKeptApart(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ apart: boolean }>(sql`select ${keepsApart(scope, sql`${id}::bigint`)} as apart`);
  return rows[0]?.apart ?? false;
}
