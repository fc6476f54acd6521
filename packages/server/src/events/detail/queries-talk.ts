import { type SQL, sql } from 'drizzle-orm';
import { eventLinks } from '#contract/events/links.ts';
import { namesUnits, writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Talk, ThreadTold } from '../../comments/queries-talks.ts';
import { type Event, eventSeen } from '../rows/queries.ts';
import { agenda, keepsApart, recipientsOf, seesAll, writerOnly } from '../rows/queries-audience.ts';

/** Whether those the event is for must not learn of each other. */
export async function isKeptApart(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ apart: boolean }>(sql`select ${keepsApart(scope, sql`${id}::bigint`)} as apart`);
  return rows[0]?.apart ?? false;
}

/**
 * Ids of those a comment may mention: whom the event is for, and its author while they write events. Who must not learn of the
 * others mentions the author alone; people of one unit those of them who have spoken.
 */
function mayBeMentioned(scope: Scope, e: Pick<Event, 'id' | 'ownerId'>, now: Date): SQL {
  const id = sql`${e.id}::bigint`;
  const open = seesAll(scope)
    ? sql`true`
    : sql`(not ${namesUnits(scope, agenda, id)}
      or r.id in (select c.member_id from comment c where c.svj_id = ${scope.svjId} and c.owner = 'event'
        and c.owner_id = ${id} and c.deleted_at is null)
      and not ${keepsApart(scope, id)})`;
  return sql`select r.id from (${recipientsOf(scope, id, now)}) r where ${open}
    union ${writerOnly(scope, sql`${e.ownerId}::bigint`)}`;
}

/** Events that are not deleted, as mails about their comments tell of them. */
async function threadsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ThreadTold[]> {
  const { rows } = await db.execute<Omit<ThreadTold, 'at'>>(sql`
    select x.id, x.title, ${keepsApart(scope, sql`x.id`)} as apart,
      (${writerOnly(scope, sql`x.owner_id`)}) as "authorId"
    from event x where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[])
      and x.deleted_at is null`);
  return rows.map((row) => ({ ...row, at: eventLinks.one(row.id) }));
}

/** Ids of members who may read what is said to an event, as a query; it is for them, or they write events. */
const readersOf: Talk['readers'] = (scope, id, _stream, now, who) => {
  const one = sql`${id}::bigint`;
  const there = sql`exists (select from event x where x.svj_id = ${scope.svjId} and x.id = ${one} and x.deleted_at is null)`;
  const writers = writersOf(scope, agenda);
  const all = who === 'administer' ? writers : sql`${recipientsOf(scope, one, now)} union ${writers}`;
  return sql`select r.id from (${all}) r where ${there}`;
};

/** Events as what takes comments: one stream, for everybody who sees the event. */
export const eventTalk: Talk = {
  module: 'events',
  streams: ['house'],
  async thread(at, id) {
    const e = await eventSeen(at, id);
    return {
      title: e.title,
      administers: seesAll(at.scope),
      apart: await isKeptApart(at.db, at.scope, e.id),
      closed: e.comments ? null : 'EVENT.ERRORS.NO_COMMENTS',
      mentionable: mayBeMentioned(at.scope, e, at.now),
      authorId: e.ownerId,
    };
  },
  speaks: (scope) => may(scope, 'events', 'r') && scope.mayWrite,
  told: threadsToTell,
  readers: readersOf,
  mails: { comment: 'eventComment', mention: 'eventMention' },
  removed: { noun: 'events', verb: 'uncomment' },
};
