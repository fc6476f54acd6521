import { sql } from 'drizzle-orm';
import { discussionLinks } from '#contract/discussion/links.ts';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Talk, ThreadTold } from '../../comments/queries-talks.ts';
import { followUnlessSaid } from '../../follow/queries.ts';
import { discussionSeen } from '../rows/queries.ts';
import { forum, readersOf, seesAll } from '../rows/queries-audience.ts';
import { replyDocuments } from './steps-documents.ts';

/** How the asker stands to discussions. */
export const askerOf = (scope: Scope) => ({
  memberId: scope.memberId,
  administers: seesAll(scope),
  mayWrite: scope.mayWrite,
});

/** What mails of one discussion say that they belong to, so that mail programs keep them together. */
export const threadOf = (scope: Scope, urlHash: string): string => `discussion.${scope.svjId}.${urlHash}`;

async function threadsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ThreadTold[]> {
  const { rows } = await db.execute<{ id: number; title: string; hash: string; owner_id: number | null }>(sql`
    select x.id, x.name as title, x.address as hash, x.owner_id from discussion x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[]) and x.deleted_at is null`);
  // Who opened it is one of its readers while they may read discussions, and has no other right to it.
  return rows.map(({ id, title, hash }) => ({
    ...{ id, title, at: discussionLinks.one(hash), apart: false, authorId: null },
    thread: threadOf(scope, hash),
  }));
}

/** The latest reply and how many there are, as the list shows them. */
async function recount(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    update discussion d set last_at = greatest(d.created_at, c.last), reply_count = c.n
    from (select max(c.created_at) as last, count(*)::integer as n from comment c
      where c.svj_id = ${scope.svjId} and c.owner = 'discussion' and c.owner_id = ${id} and c.stream = 'house'
        and c.deleted_at is null) c
    where d.svj_id = ${scope.svjId} and d.id = ${id}`);
}

/** Discussions as what takes comments: its replies. Closed ones take none, and nobody takes theirs back. */
export const discussionTalk: Talk & Required<Pick<Talk, 'watched'>> = {
  module: 'discussion',
  streams: ['house'],
  async thread({ db, scope, now }, id, _stream, how = 'read') {
    // A reply and the end of the discussion wait for each other at the row: whichever comes second finds what the first did.
    const d = await discussionSeen(db, scope, id, now, how === 'write' ? 'lock' : 'read');
    return {
      title: d.name,
      administers: seesAll(scope),
      apart: false,
      closed: d.closedAt === null ? null : 'DISCUSSION.ERRORS.CLOSED',
      sealed: d.closedAt !== null,
      mentionable: readersOf(scope, id, now),
      authorId: d.ownerId,
    };
  },
  speaks: (scope) => may(scope, 'discussion', 'r') && scope.mayWrite,
  told: threadsToTell,
  readers: (scope, id, _stream, now, who) => (who === 'all' ? readersOf(scope, id, now) : writersOf(scope, forum)),
  async heard({ db, scope, now }, id, what) {
    await recount(db, scope, id);
    // Who replied is told of what others say, unless they said otherwise.
    if (what === 'said') await followUnlessSaid(db, scope, { owner: 'discussion', ownerId: id }, now);
  },
  mails: { comment: 'discussionReply', mention: 'discussionMention' },
  removed: { noun: 'discussion', verb: 'uncomment' },
  documents: replyDocuments,
  watched: {
    mails: { complained: 'discussionComplained', answered: 'discussionAnswered', judged: 'discussionJudged' },
    deeds: {
      left: { noun: 'discussion', verb: 'leave' },
      hidden: { noun: 'discussion', verb: 'hide' },
      shown: { noun: 'discussion', verb: 'show' },
    },
  },
};
