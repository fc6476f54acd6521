import { stamp } from '#contract/base/ids.ts';
import { mayArchive, mayComment, stateOf } from '#contract/messages/rules.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { House } from '../../base/http/handler.ts';
import { commentsOf } from '../../comments/queries.ts';
import { messageSeen, numberOf } from '../queries.ts';
import { acceptOf } from '../queries-accepts.ts';
import { board, seesAll } from '../queries-audience.ts';
import { isKeptApart, saidTo } from '../queries-comments.ts';
import { countWordings } from '../queries-wordings.ts';
import { aroundOf } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

async function saidOf(house: House, at: Asking, ownerId: number, isOn: boolean) {
  if (!isOn) return { commentsData: [], commentCount: 0 };
  const asking = { ...at, administers: seesAll(at.scope) };
  const { comments, total } = await commentsOf(house, asking, saidTo(at.scope, ownerId));
  return { commentsData: comments, commentCount: total };
}

/** One message as the asker may see it. */
export async function detailOf(house: House, at: Asking, id: number): Promise<MessageDetail> {
  const { db, scope, now } = at;
  const m = await messageSeen(db, scope, id, now);
  const state = stateOf(m, now);
  const writes = seesAll(scope);
  const files = await filesOf(house, at, 'message', [id], { all: writes });
  return {
    id,
    number: numberOf(m),
    title: m.title,
    description: m.description,
    label: { id: m.label },
    state,
    concept: m.concept,
    archive: m.archivedAt !== null,
    isPinned: m.isPinned,
    emergency: m.emergency,
    long_term: m.longTerm,
    dateFrom: iso(m.dateFrom),
    dateTo: iso(m.dateTo),
    toPublic: m.toPublic,
    ...(await aroundOf(db, scope, id, now)),
    acceptRead: m.acceptRead,
    acceptUntil: iso(m.acceptUntil),
    comments: m.comments,
    commentsApart: await isKeptApart(db, scope, id),
    everyone: m.everyone,
    audience: await audienceOf(db, scope, board, id, now),
    files: files.get(id) ?? [],
    updatedAt: stamp(m.version, m.updatedAt),
    createdAt: m.createdAt.toISOString(),
    contentVersion: m.contentVersion,
    changedAt: iso(m.changedAt),
    wordingCount: await countWordings(db, scope, id, now),
    announced: m.announcedAt !== null,
    accept: await acceptOf(db, scope, m, now),
    ...(await saidOf(house, at, id, m.comments)),
    may: {
      edit: writes,
      archive: writes && mayArchive(state),
      restore: writes && state === 'archive',
      remove: writes,
      comment: scope.mayWrite && mayComment(m, state),
    },
  };
}
