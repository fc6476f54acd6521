import { sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { reportStreams } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Talk, ThreadTold } from '../../comments/queries-talks.ts';
import { followUnlessSaid } from '../../follow/queries.ts';
import { reportSeen } from '../rows/queries.ts';
import { insidersOf, readersOf, seesAll } from '../rows/queries-seen.ts';

/** What mails of one report say that they belong to, so that mail programs keep them together. */
export const threadOf = (scope: Scope, id: number): string => `report.${scope.svjId}.${id}`;

async function threadsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ThreadTold[]> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select x.id, x.title from report x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[]) and x.deleted_at is null`);
  // Who reported it is one of its readers while they may read reports, and has no other right to it.
  return rows.map(({ id, title }) => ({
    ...{ id, title, at: reportLinks.one(id), apart: false, authorId: null },
    thread: threadOf(scope, id),
  }));
}

/** How many comments each stream has, and when it last had one, as the list shows them. */
async function recount(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    update report r set comment_count = c.outer_count, inner_count = c.inner_count, inner_at = c.inner_last,
      last_at = greatest(r.last_at, c.outer_last)
    from (select count(*) filter (where c.stream = 'house')::integer as outer_count,
        count(*) filter (where c.stream = 'inner')::integer as inner_count,
        max(c.created_at) filter (where c.stream = 'house') as outer_last,
        max(c.created_at) filter (where c.stream = 'inner') as inner_last
      from comment c where c.svj_id = ${scope.svjId} and c.owner = 'report' and c.owner_id = ${id}
        and c.deleted_at is null) c
    where r.svj_id = ${scope.svjId} and r.id = ${id}`);
}

/**
 * Reports as what takes comments, in two streams. The inner one is there for who administers reports alone: for everybody else
 * it is no less missing than a report that they may not read.
 */
export const reportTalk: Talk = {
  module: 'reports',
  streams: reportStreams,
  async thread({ db, scope }, id, stream, how = 'read') {
    const r = await reportSeen(db, scope, id, how === 'write' ? 'lock' : 'read');
    const isInner = stream === 'inner';
    if (isInner && !seesAll(scope)) throw new Refused('REPORT.NOT_FOUND');
    return {
      title: r.title,
      administers: seesAll(scope),
      apart: false,
      closed: r.status === 'archive' ? 'REPORT.ERRORS.ARCHIVED' : null,
      mentionable: isInner ? insidersOf(scope) : readersOf(scope, id),
      authorId: isInner ? null : r.ownerId,
      listening: isInner
        ? insidersOf(scope)
        : sql`select r.id from (${readersOf(scope, id)}) r where r.id = ${r.solverId}::bigint`,
    };
  },
  speaks: (scope) => may(scope, 'reports', 'r') && scope.mayWrite,
  told: threadsToTell,
  readers: (scope, id, stream, _now, who) =>
    who === 'all' && stream === 'house' ? readersOf(scope, id) : insidersOf(scope),
  async heard({ db, scope, now }, id, what, stream) {
    await recount(db, scope, id);
    // Who wrote to the neighbours is told of what others answer; inside, everybody is told in any case.
    if (what === 'said' && stream === 'house') await followUnlessSaid(db, scope, { owner: 'report', ownerId: id }, now);
  },
  mails: { comment: 'reportComment', mention: 'reportMention' },
  mailsOf: { inner: { comment: 'reportInner', mention: 'reportInnerMention' } },
  removed: { noun: 'report', verb: 'uncomment' },
};
