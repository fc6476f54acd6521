import { randomBytes } from 'node:crypto';
import { versionOf } from '#contract/base/calls/ids.ts';
import { whyNotChanged, whyNotFinished, whyNotRemoved } from '#contract/discussion/rules.ts';
import type { DiscussionChange, DiscussionInput, Which } from '#contract/discussion/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { keepAudience, knowsAudience } from '../../audience/queries-groups.ts';
import type { Db } from '../../base/db/db.ts';
import { attachFiles, dropFiles } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken } from '../../base/log/audit.ts';
import { dropEntries, keepEntry } from '../../base/search/search.ts';
import { keepChosen } from '../../documents/attached/steps.ts';
import { askerOf } from '../detail/queries-talk.ts';
import { type Discussion, discussionSeen } from '../rows/queries.ts';
import { forum } from '../rows/queries-audience.ts';
import { tellOf } from '../telling/notices.ts';
import { changeDiscussion as change, addDiscussion as insert } from './queries.ts';
import { markSeen } from './queries-seen.ts';

type At = { db: Db; scope: Scope; now: Date };

const refusals = {
  closed: 'DISCUSSION.ERRORS.CLOSED',
  notYours: 'DISCUSSION.ERRORS.NOT_YOURS',
  late: 'DISCUSSION.ERRORS.LATE',
  answered: 'DISCUSSION.ERRORS.ANSWERED',
} as const;
const refuseWhen = (why: keyof typeof refusals | null): void => {
  if (why) throw new Refused(refusals[why]);
};

/** A discussion is found by its name and its opening text. */
const keepFound = (db: Db, scope: Scope, d: Pick<Discussion, 'id' | 'name' | 'description'>): Promise<void> =>
  keepEntry(db, scope, { noun: 'discussion', id: d.id, title: d.name, detail: null, words: d.description });

/** Its files and documents, as the form sends them. */
async function keepAttached(
  at: At,
  id: number,
  { fileIds, documents }: Pick<DiscussionInput, 'fileIds' | 'documents'>,
) {
  const owner = { owner: 'discussion', ownerId: id };
  await attachFiles(at.db, at.scope, owner, fileIds, at.now);
  await keepChosen(at, owner, documents, { links: true });
}

/** Writes a new discussion down; nobody is told yet. */
export async function writeDiscussion(at: At, input: DiscussionInput): Promise<Discussion> {
  const { db, scope, now } = at;
  if (!(await knowsAudience(db, scope, input.audience))) {
    const key = 'DISCUSSION.ERRORS.AUDIENCE_UNKNOWN';
    throw new Refused(key, { fields: { audience: key } });
  }
  const { name, description, toPublic } = input;
  const urlHash = randomBytes(16).toString('base64url');
  const everyone = input.audience.length === 0;
  const d = await insert(db, scope, { urlHash, name, description, toPublic, everyone, ownerId: scope.memberId }, now);
  await keepAudience(db, scope, forum, d.id, input.audience);
  await keepAttached(at, d.id, input);
  await keepFound(db, scope, d);
  await markSeen(db, scope, d, null, now);
  return d;
}

/** Opens a discussion and tells those it is for. */
export async function openDiscussion(portal: Portal, at: At, input: DiscussionInput): Promise<Discussion> {
  const d = await writeDiscussion(at, input);
  await tellOf(portal, at, d, 'published');
  return d;
}

/** Puts the own opening text right; refuses a stale version (409). */
export async function correctDiscussion(
  at: At,
  { id: which, updatedAt, ...input }: DiscussionChange,
): Promise<Discussion> {
  const { db, scope, now } = at;
  const d = await discussionSeen(db, scope, which, now, 'lock');
  refuseWhen(whyNotChanged(d, askerOf(scope), now));
  if (d.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'discussion', nounId: d.id }, updatedAt);
  const { name, description } = input;
  await change(db, scope, d, { name, description, editedAt: now }, now);
  await keepAttached(at, d.id, input);
  await keepFound(db, scope, { ...d, name, description });
  return { ...d, name };
}

/** Finishes a discussion with a conclusion, and tells those who follow it. Whoever comes second finds it closed (422). */
export async function finishDiscussion(portal: Portal, at: At, which: Which, conclusion: string): Promise<Discussion> {
  const { db, scope, now } = at;
  const d = await discussionSeen(db, scope, which, now, 'lock');
  refuseWhen(whyNotFinished(d, askerOf(scope)));
  await change(db, scope, d, { conclusion, closedAt: now, closedBy: scope.memberId }, now);
  await tellOf(portal, at, d, 'finished');
  return d;
}

/** Opens a finished one again; its conclusion so far stays in sight. */
export async function reopenDiscussion({ db, scope, now }: At, which: Which, reason: string): Promise<Discussion> {
  const d = await discussionSeen(db, scope, which, now, 'lock');
  if (d.closedAt === null) throw new Refused('DISCUSSION.ERRORS.OPEN');
  await change(db, scope, d, { closedAt: null, reopenedAt: now, reopenReason: reason }, now);
  return d;
}

/** Deletes a discussion with what it is found by and the files of its opening text; replies are read by nobody any more. */
export async function removeDiscussion({ db, scope, now }: At, which: Which): Promise<Discussion> {
  const d = await discussionSeen(db, scope, which, now, 'lock');
  refuseWhen(whyNotRemoved(d, askerOf(scope), now));
  await change(db, scope, d, { deletedAt: now }, now);
  await dropFiles(db, scope, 'discussion', [d.id], now);
  await dropEntries(db, scope, 'discussion', [d.id]);
  return d;
}
