import { namesOf } from '#contract/base/calls/fields.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { mayArchive, mayComment, stateOf } from '#contract/messages/rules.ts';
import { type MessageDetail, messageOwn } from '#contract/messages/schema.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import { picked } from '../../base/db/columns.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { commentsOf } from '../../comments/queries.ts';
import { countWordings } from '../../confirmations/asked/queries-wordings.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { wayOf } from '../../follow/queries.ts';
import { wordedMessages } from '../asked/queries.ts';
import { acceptOf } from '../asked/queries-accepts.ts';
import { type Message, messageSeen, numberOf } from '../rows/queries.ts';
import { board, seesAll } from '../rows/queries-audience.ts';
import { aroundOf } from './queries.ts';
import { isKeptApart, messageTalk } from './queries-comments.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

async function saidOf(portal: Portal, at: Asking, m: Message, takes: boolean) {
  const { db, scope } = at;
  const apart = await isKeptApart(db, scope, m.id);
  const about = { owner: 'message', ownerId: m.id };
  const me = scope.memberId;
  const chosen = me === null ? undefined : (await wayOf(db, scope, about, [me])).get(me);
  const follow = me === null ? null : (chosen ?? (m.ownerId === me ? 'follows' : 'mentions'));
  if (!m.comments) return { commentsApart: apart, commentsData: [], commentCount: 0, follow };
  const what = { ...about, stream: messageTalk.streams[0], administers: seesAll(scope), apart, takes };
  const { comments, total } = await commentsOf(portal, at, what);
  return { commentsApart: apart, commentsData: comments, commentCount: total, follow };
}

/** One message as the asker may see it. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<MessageDetail> {
  const { db, scope, now } = at;
  const m = await messageSeen(db, scope, id, now);
  const state = stateOf(m, now);
  const writes = seesAll(scope);
  const attachments = await filesOf(portal, at, 'message', [id], { all: writes });
  const files = await chosenOf(portal, at, 'message', [id]);
  return {
    id,
    number: numberOf(m),
    ...picked(m, namesOf(messageOwn)),
    label: { id: m.label },
    state,
    concept: m.concept,
    archive: m.archivedAt !== null,
    emergency: m.emergency,
    long_term: m.longTerm,
    dateFrom: iso(m.dateFrom),
    dateTo: iso(m.dateTo),
    toPublic: m.toPublic,
    ...(await aroundOf(db, scope, id, now)),
    acceptUntil: iso(m.acceptUntil),
    everyone: m.everyone,
    audience: await audienceOf(db, scope, board, id, now),
    attachments: attachments.get(id) ?? [],
    files: files.get(id) ?? [],
    updatedAt: stamp(m.version, m.updatedAt),
    createdAt: m.createdAt.toISOString(),
    contentVersion: m.contentVersion,
    changedAt: iso(m.changedAt),
    wordingCount: await countWordings(db, scope, wordedMessages, id, now),
    announced: m.announcedAt !== null,
    accept: await acceptOf(db, scope, m, now),
    ...(await saidOf(portal, at, m, mayComment(m, state))),
    may: {
      edit: writes,
      archive: writes && mayArchive(state),
      restore: writes && state === 'archive',
      remove: writes,
      comment: scope.mayWrite && mayComment(m, state),
    },
  };
}
