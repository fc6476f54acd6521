import { stamp } from '#contract/base/calls/ids.ts';
import { mayOf, stateOf } from '#contract/discussion/rules.ts';
import type { DiscussionDetail, Which } from '#contract/discussion/schema.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import { pictureAddress } from '../../base/files/pictures.ts';
import type { Portal } from '../../base/http/handler.ts';
import { commentsOf } from '../../comments/queries.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { wayOf } from '../../follow/queries.ts';
import { type Discussion, discussionSeen } from '../rows/queries.ts';
import { forum, seesAll } from '../rows/queries-audience.ts';
import { aroundOf, writersOf } from './queries.ts';
import { askerOf, discussionTalk } from './queries-talk.ts';
import { becameOf } from './queries-turns.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Which mails the asker gets: until they say, who opened it is told of everything. */
async function followOf({ db, scope }: Asking, d: Discussion): Promise<DiscussionDetail['follow']> {
  const me = scope.memberId;
  if (me === null) return null;
  const said = (await wayOf(db, scope, { owner: 'discussion', ownerId: d.id }, [me])).get(me);
  return said ?? (d.ownerId === me ? 'follows' : 'mentions');
}

async function repliesOf(portal: Portal, at: Asking, d: Discussion) {
  const { scope } = at;
  const isClosed = d.closedAt !== null;
  const stands = { administers: seesAll(scope), apart: false, takes: !isClosed, sealed: isClosed, watched: true };
  const what = {
    owner: 'discussion',
    ownerId: d.id,
    stream: discussionTalk.streams[0],
    documents: discussionTalk.documents,
    ...stands,
  };
  const { comments, total } = await commentsOf(portal, at, what);
  return { commentsData: comments, commentCount: total };
}

/** One discussion as the asker may read it. */
export async function detailOf(portal: Portal, at: Asking, which: Which): Promise<DiscussionDetail> {
  const { db, scope, now } = at;
  const d = await discussionSeen(db, scope, which, now);
  const { author, closer, news, reported, seen } = await aroundOf(db, scope, d.id);
  const { writers, writerCount } = await writersOf(db, scope, d.id);
  const pictured = <P extends { avatar: string | null }>(who: P) => ({
    ...who,
    avatar: pictureAddress(portal, at, who.avatar),
  });
  return {
    id: d.id,
    name: d.name,
    url_hash: d.urlHash,
    status: stateOf(d),
    description: d.description,
    editedAt: iso(d.editedAt),
    owner: author && { id: author.id, full_name: author.full_name },
    author: author && pictured(author),
    createdAt: d.createdAt.toISOString(),
    lastAt: d.lastAt.toISOString(),
    updatedAt: stamp(d.version, d.updatedAt),
    everyone: d.everyone,
    toPublic: d.toPublic,
    audience: await audienceOf(db, scope, forum, d.id, now),
    attachments: (await filesOf(portal, at, 'discussion', [d.id], { all: true })).get(d.id) ?? [],
    files: (await chosenOf(portal, at, 'discussion', [d.id])).get(d.id) ?? [],
    conclusion: d.conclusion,
    closedAt: iso(d.closedAt),
    closedBy: closer,
    reopened:
      d.closedAt === null && d.reopenedAt ? { at: d.reopenedAt.toISOString(), reason: d.reopenReason ?? '' } : null,
    ...(await repliesOf(portal, at, d)),
    became: await becameOf(db, scope, d.id),
    unread: seen === null && scope.memberId !== null && d.ownerId !== scope.memberId,
    newCount: news,
    reportedCount: reported,
    seen,
    writers: writers.map(pictured),
    writerCount,
    follow: await followOf(at, d),
    may: mayOf(d, askerOf(scope), now),
  };
}
