import { type SQL, sql } from 'drizzle-orm';
import * as audience from '../../audience/queries.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { mayKnow } from '../../comments/queries.ts';

/** Events as what is for people; an occurrence changed by itself is for whom its series is. */
export const agenda: audience.Aimed = {
  table: 'event',
  module: 'events',
  aimOf: (scope, id) =>
    sql`select x.everyone, x.to_public from event x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

/** What is kept for the committee is seen only by those who write events. */
export const seesAll = (scope: Scope): boolean => audience.seesAll(scope, agenda);

/** Of `event`: the row that its groups, files, comments and confirmations are kept with. */
export const root = sql`coalesce(event.parent_id, event.id)`;
const row: audience.AimedRow = { id: root, everyone: sql`event.everyone`, toPublic: sql`event.to_public` };

/** Of `event`: for whom it is meant, the asker is one of them. */
export const forMe = (scope: Scope, now: Date): SQL => audience.isForMe(scope, agenda, row, now);

/** Of `event`: what the asker may open. */
export function seen(scope: Scope, now: Date): SQL {
  const there = sql`event.svj_id = ${scope.svjId} and event.deleted_at is null`;
  // Files come by addresses that name no module.
  if (!may(scope, 'events', 'r')) return sql`${there} and false`;
  return seesAll(scope) ? there : sql`${there} and ${forMe(scope, now)}`;
}

/** Of an `event` that the asker may open: it is for them. Whoever only reads may open exactly what is. */
export const isMine = (scope: Scope, now: Date): SQL => (seesAll(scope) ? forMe(scope, now) : sql`true`);

/** The id of this member while they write events, as a subquery. */
export const writerOnly = (scope: Scope, id: SQL): SQL => audience.writersOf(scope, agenda, id);

/** Of the event of this id: whether the asker may know of others whom it asks, as it is with messages. */
export const knowsOthers = (scope: Scope, id: SQL): SQL =>
  may(scope, 'acceptRead', 'rw') ? sql`true` : sql`not ${audience.namesUnits(scope, agenda, id)}`;

/** Of the event of this id: whether those it is for must not learn of each other. */
export const keepsApart = (scope: Scope, id: SQL): SQL => audience.keepsApart(scope, agenda, id);

/** Of `comment c` to the event of this id: whether the asker may know of it. */
export const mayKnowComment = (scope: Scope, id: SQL): SQL =>
  mayKnow(scope, { administers: seesAll(scope), apart: keepsApart(scope, id) });

/** Ids of the members one kept event is for, as a subquery. `id` is a value of a row that has its groups, not a column. */
export const recipientsOf = (scope: Scope, id: SQL, now: Date): SQL => audience.recipientsOf(scope, agenda, id, now);
