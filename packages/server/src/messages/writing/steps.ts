import { namesOf } from '#contract/base/calls/fields.ts';
import { versionOf } from '#contract/base/calls/ids.ts';
import type { Choice } from '#contract/base/files/chosen.ts';
import { isPublished, mayArchive, stateOf, termOf, whyNotSaved } from '#contract/messages/rules.ts';
import { type MessageChange, type MessageInput, messageOwn } from '#contract/messages/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { keepAudience, knowsAudience } from '../../audience/queries-groups.ts';
import { picked } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import { attachFiles, dropFiles } from '../../base/files/files.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken, recordAll } from '../../base/log/audit.ts';
import { dropEntries } from '../../base/search/search.ts';
import { sanitised } from '../../base/text/rich-text.ts';
import {
  hasOtherFiles,
  isConfirmed,
  keepConfirmedFiles,
  keepWording,
} from '../../confirmations/asked/queries-keeping.ts';
import { copyAttached, dropAttached } from '../../documents/attached/queries.ts';
import { hasOtherChoices, keepChosen } from '../../documents/attached/steps.ts';
import { wordedMessages } from '../asked/queries.ts';
import { type Message, markSeen, messageSeen } from '../rows/queries.ts';
import { board } from '../rows/queries-audience.ts';
import { recipientIds } from '../telling/queries-told.ts';
import * as q from './queries.ts';
import { keepFound } from './steps-found.ts';
import { leavePlanned, publish, publishChange, tellNewcomers } from './steps-publish.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Who asks for confirmations needs the right for it; what somebody else asked for stays. */
function refuseAsking(scope: Scope, input: MessageInput, before: Message | null): void {
  const until = input.acceptRead && input.acceptUntil ? new Date(input.acceptUntil).getTime() : null;
  const same = input.acceptRead === (before?.acceptRead ?? false) && until === (before?.acceptUntil?.getTime() ?? null);
  if (!same && !may(scope, 'acceptRead', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
}

/** The author shown: one of those who write messages, or who it was before. */
async function authorOf({ db, scope }: At, ownerId: number | null, before: Message | null): Promise<number | null> {
  const kept = before?.ownerId ?? null;
  if (ownerId === null) return kept ?? scope.memberId;
  if (ownerId !== kept && ownerId !== scope.memberId && !(await q.isAuthor(db, scope, ownerId))) {
    throw new Refused('MESSAGE.ERRORS.OWNER_UNKNOWN', { fields: { ownerId: 'MESSAGE.ERRORS.OWNER_UNKNOWN' } });
  }
  return ownerId;
}

/** What is written down of the input, after every rule was asked. */
async function writtenOf(at: At, given: MessageInput, before: Message | null): Promise<q.Written> {
  const { db, scope, now } = at;
  const input = { ...given, description: sanitised(given.description) };
  const fields = whyNotSaved(input, now, before);
  if (Object.keys(fields).length > 0) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields });
  refuseAsking(scope, input, before);
  if (!(await knowsAudience(db, scope, input.audience))) {
    throw new Refused('MESSAGE.ERRORS.AUDIENCE_UNKNOWN', { fields: { audience: 'MESSAGE.ERRORS.AUDIENCE_UNKNOWN' } });
  }
  const began = before && isPublished(before, now) ? before.dateFrom : null;
  const { dateFrom, dateTo, longTerm } = termOf(input, now, began);
  return {
    ...picked(input, namesOf(messageOwn)),
    concept: input.concept,
    ...{ longTerm, dateFrom, dateTo },
    toPublic: input.toPublic,
    everyone: input.audience.length === 0,
    emergency: input.emergency,
    acceptUntil: input.acceptRead && input.acceptUntil ? new Date(input.acceptUntil) : null,
    ownerId: await authorOf(at, input.ownerId, before),
  };
}

const isDue = (m: Message, now: Date) => !m.archivedAt && isPublished(m, now) && m.announcedAt === null;

async function keepAround(at: At, m: Message, { audience, fileIds, documents }: MessageInput): Promise<void> {
  const { db, scope, now } = at;
  await keepAudience(db, scope, board, m.id, audience);
  await attachFiles(db, scope, { owner: 'message', ownerId: m.id }, fileIds, now);
  await keepChosen(at, { owner: 'message', ownerId: m.id }, documents, { links: true });
  await keepFound(db, scope, m);
  // Whoever wrote it has read it.
  await markSeen(db, scope, m.id, now);
}

/** Writes a new message; nobody is told of it yet. */
export async function writeMessage(at: At, input: MessageInput): Promise<Message> {
  const m = await q.addMessage(at.db, at.scope, await writtenOf(at, input, null), at.now);
  await keepAround(at, m, input);
  return m;
}

/** Counts an emergency that goes out, or will: it wakes people. Each news of it counts as one. */
async function spendEmergency({ limits }: Portal, scope: Scope): Promise<void> {
  await limits.spend('emergencyHour', String(scope.svjId));
  await limits.spend('emergencyDay', String(scope.svjId));
}

/** Writes a new message and, when its time has come, publishes it. */
export async function addMessage(portal: Portal, at: At, input: MessageInput): Promise<Message> {
  const m = await writeMessage(at, input);
  if (m.emergency && !m.concept) await spendEmergency(portal, at.scope);
  if (isDue(m, at.now)) await publish(at.db, at.scope, portal, m, at.now);
  await leavePlanned(at.db, at.scope, portal, m, at.now);
  return m;
}

type Next = {
  title: string;
  description: string;
  fileIds: readonly number[];
  /** Null where they stay as they are. */
  documents: readonly Choice[] | null;
  isMaterial: boolean;
};

/** What people could read so far is kept when a change replaces it, with the files and documents they confirmed. */
export async function keepBefore(at: At, before: Message, next: Next): Promise<void> {
  const { db, scope, now } = at;
  if (!isPublished(before, now)) return;
  const what = { table: 'message', id: before.id };
  const owner = { owner: 'message', ownerId: before.id };
  const isSame =
    !next.isMaterial &&
    before.title === next.title &&
    before.description === next.description &&
    (next.documents === null || !(await hasOtherChoices(at, owner, next.documents))) &&
    !(await hasOtherFiles(db, scope, what, next.fileIds));
  if (isSame) return;
  const wordingId = await keepWording(db, scope, wordedMessages, before.id, now);
  await keepConfirmedFiles(db, scope, what, wordingId, next.fileIds);
  const holds = await isConfirmed(db, scope, { table: 'message', ...before });
  await copyAttached(db, scope, owner, { owner: 'wording', ownerId: wordingId }, { holds });
}

async function hasNewcomers({ db, scope, now }: At, { id }: Message, before: readonly number[]): Promise<boolean> {
  const known = new Set(before);
  return (await recipientIds(db, scope, id, now)).some((one) => !known.has(one));
}

/**
 * Changes a message; refuses a stale version (409). A material change of what people know raises the version of the
 * content: it is unread again, confirmations are asked for anew, and people are told.
 */
export async function changeMessage(
  portal: Portal,
  at: At,
  { id, updatedAt, material, ...input }: MessageChange,
): Promise<Message> {
  const { db, scope, now } = at;
  const before = await messageSeen(db, scope, id, now, 'lock');
  const stale = () => overtaken(db, scope, { noun: 'messages', nounId: id }, updatedAt);
  if (before.version !== versionOf(updatedAt)) throw await stale();
  // Published while this call waited for the row: it is out, whatever the time of the call.
  const since = before.announcedAt && before.announcedAt > now ? before.announcedAt : now;
  const written = await writtenOf({ ...at, now: since }, input, before);
  // What is in the archive asks nobody for anything.
  const tells = material && before.announcedAt !== null && before.archivedAt === null;
  const changed = tells ? { contentVersion: before.contentVersion + 1, changedAt: now } : {};
  // Who is added by a change that is not told of learns of the message all the same.
  const widens = !material && before.announcedAt !== null && before.archivedAt === null;
  const had = widens ? await recipientIds(db, scope, id, now) : [];
  const { title, description } = written;
  await keepBefore(at, before, {
    title,
    description,
    fileIds: input.fileIds,
    documents: input.documents,
    isMaterial: tells,
  });
  const m = await q.changeMessage(db, scope, before, { ...written, ...changed }, now);
  if (!m) throw await stale();
  if (tells) await q.forgetSeen(db, scope, id);
  await keepAround(at, m, input);
  const isNews = tells || m.announcedAt === null || (widens && (await hasNewcomers(at, m, had)));
  if (m.emergency && !m.concept && m.archivedAt === null && isNews) await spendEmergency(portal, scope);
  if (tells) await publishChange(db, scope, portal, m, now);
  if (widens) await tellNewcomers(db, scope, portal, m, had, now);
  if (isDue(m, now)) await publish(db, scope, portal, m, now);
  await leavePlanned(db, scope, portal, m, now);
  return m;
}

/** Puts a message into the archive; refuses a draft and one that is there already (422). */
export async function archiveMessage({ db, scope, now }: At, id: number): Promise<Message> {
  const m = await messageSeen(db, scope, id, now, 'lock');
  if (!mayArchive(stateOf(m, now))) throw new Refused('MESSAGE.ERRORS.NOT_ARCHIVABLE');
  await q.archiveMessages(db, scope, [id], now);
  return m;
}

/** Takes a message out of the archive; refuses one that is not there (422). Told of is only what nobody was told of yet. */
export async function restoreMessage({ db, scope, now }: At, id: number): Promise<Message> {
  const m = await messageSeen(db, scope, id, now, 'lock');
  if (stateOf(m, now) !== 'archive') throw new Refused('MESSAGE.ERRORS.NOT_ARCHIVED');
  await q.restoreMessage(db, scope, id, now);
  return m;
}

/**
 * Deletes those that are there, with what they are found by; answers which. Files of what nobody could ever read go too;
 * others stay as evidence.
 */
export async function removeMessages({ db, scope, now }: At, ids: readonly number[]): Promise<number[]> {
  const deleted = await q.deleteMessages(db, scope, ids, now);
  const gone = deleted.map((m) => m.id);
  const never = deleted.flatMap((m) => (m.wasOut ? [] : [m.id]));
  await dropFiles(db, scope, 'message', never, now);
  await dropAttached(db, scope, 'message', never);
  await dropEntries(db, scope, 'messages', gone);
  await recordAll(db, scope, now, { noun: 'messages', ids: gone, verb: 'delete' });
  return gone;
}
