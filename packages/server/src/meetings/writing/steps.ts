import { namesOf } from '#contract/base/calls/fields.ts';
import { versionOf } from '#contract/base/calls/ids.ts';
import { newsOf, newsOfAgenda, restartsNotice } from '#contract/meetings/rules.ts';
import { type MeetingChange, type MeetingInput, type MeetingNews, meetingOwn } from '#contract/meetings/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { picked } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import type { FileGuards } from '../../base/files/file-handlers.ts';
import { attachFiles, dropFiles } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken } from '../../base/log/audit.ts';
import { dropEntries, keepEntry } from '../../base/search/search.ts';
import { plainOf, sanitised } from '../../base/text/rich-text.ts';
import { dropAttached } from '../../documents/attached/queries.ts';
import { keepChosen } from '../../documents/attached/steps.ts';
import { type Meeting, meetingSeen } from '../rows/queries.ts';
import { isLed } from '../rows/queries-votes.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
/** Invites everybody who has a place in the house to a meeting that has just been called. */
export type Summons = (portal: Portal, at: At, id: number) => Promise<void>;

const mostWords = 20_000;

/** A meeting is found by its name, where it is, what its invitation says and what is on. */
async function keepFound({ db, scope }: At, { id, name, address, description, agendaWords }: Meeting): Promise<void> {
  const words = `${plainOf(description)} ${agendaWords}`.slice(0, mostWords);
  await keepEntry(db, scope, { noun: 'meetingOwners', id, title: name, detail: address, words });
}

const writtenOf = (input: MeetingInput): q.Written => ({
  ...picked(input, namesOf(meetingOwn)),
  description: sanitised(input.description),
  startsAt: new Date(input.start),
  endsAt: new Date(input.end),
});

async function keepAround(at: At, m: Meeting, { fileIds, documents }: MeetingInput): Promise<void> {
  const { db, scope, now } = at;
  const owner = { owner: 'meeting', ownerId: m.id };
  await attachFiles(db, scope, owner, fileIds, now);
  await keepChosen(at, owner, documents, { links: true });
  await keepFound(at, m);
}

/** Writes a new draft. */
export async function writeMeeting(at: At, input: MeetingInput): Promise<Meeting> {
  const m = await q.addMeeting(at.db, at.scope, writtenOf(input), at.now);
  await keepAround(at, m, input);
  return m;
}

/** Refuses a form that was opened before somebody else changed the meeting (409). */
export async function refuseStale({ db, scope }: At, m: Meeting, updatedAt: string): Promise<void> {
  if (m.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'meetings', nounId: m.id }, updatedAt);
}

const refusedField = (key: 'MEETING.ERRORS.PAST' | 'MEETING.ERRORS.VISIBILITY', field: string) =>
  new Refused(key, { fields: { [field]: key } });

/** Of a called meeting: who was told of it stays told, and it is not moved into the past. */
function refuseOfScheduled(m: Meeting, next: q.Written, now: Date): void {
  if (next.isPublic !== m.isPublic) throw refusedField('MEETING.ERRORS.VISIBILITY', 'isPublic');
  if (next.startsAt.getTime() !== m.startsAt.getTime() && next.startsAt <= now)
    throw refusedField('MEETING.ERRORS.PAST', 'start');
}

const announced = ({ name, startsAt, endsAt, address, description }: q.Written) => ({
  ...{ name, start: startsAt, end: endsAt, address, description },
});

/** Changes a meeting that is not over; answers it with what people have to be told. Refuses a stale version (409). */
export async function changeMeeting(
  at: At,
  { id, updatedAt, ...input }: MeetingChange,
): Promise<{ m: Meeting; news: MeetingNews | null }> {
  const { db, scope, now } = at;
  const m = await meetingSeen(db, scope, id, 'lock');
  await refuseStale(at, m, updatedAt);
  if (m.status === 'finished') throw new Refused('MEETING.ERRORS.FINISHED');
  const next = writtenOf(input);
  if (m.status === 'scheduled') refuseOfScheduled(m, next, now);
  const news = m.status === 'scheduled' ? newsOf(announced(m), announced(next), now) : null;
  const told = news === null ? {} : { news, ...(restartsNotice(news) && { noticedAt: now }) };
  const changed = await q.changeMeeting(db, scope, m, { ...next, ...told }, now);
  await keepAround(at, changed, input);
  return { m: changed, news };
}

export type AgendaTold = { words: string; points: number; decided: number; news: MeetingNews['agenda'] };

/**
 * Another agenda of a meeting that is held by this transaction. Its own form is not stale by it; who was called is told what
 * is different, and the term of the invitation runs anew.
 */
export async function keepAgenda(at: At, m: Meeting, { words, points, decided, news }: AgendaTold): Promise<Meeting> {
  const told = m.status === 'scheduled' && news ? { news: newsOfAgenda(news, at.now), noticedAt: at.now } : {};
  const agenda = { agendaVersion: m.agendaVersion + 1, agendaAt: at.now, agendaWords: words.slice(0, mostWords) };
  const kept = { ...agenda, pointCount: points, decidedCount: decided, ...told };
  const changed = await q.keepBeside(at.db, at.scope, m.id, kept);
  await keepFound(at, changed);
  return changed;
}

/** Calls the meeting: from now on it is what people were told. */
export async function callMeeting(at: At, id: number, updatedAt: string): Promise<Meeting> {
  const { db, scope, now } = at;
  const m = await meetingSeen(db, scope, id, 'lock');
  if (m.status !== 'concept') throw new Refused('MEETING.ERRORS.NOT_CONCEPT');
  await refuseStale(at, m, updatedAt);
  if (m.startsAt <= now) throw refusedField('MEETING.ERRORS.PAST', 'start');
  return q.changeMeeting(db, scope, m, { status: 'scheduled', scheduledAt: now, noticedAt: now }, now);
}

async function scheduled({ db, scope }: At, id: number): Promise<Meeting> {
  const m = await meetingSeen(db, scope, id, 'lock');
  if (m.status !== 'scheduled') throw new Refused('MEETING.ERRORS.NOT_SCHEDULED');
  return m;
}

export async function callOff(at: At, id: number, reason: string): Promise<Meeting> {
  const { db, scope, now } = at;
  const over = { status: 'finished', finishedAt: now, cancelledAt: now, cancelReason: reason } as const;
  const m = await scheduled(at, id);
  await refuseLed(at, id);
  return q.changeMeeting(db, scope, m, over, now);
}

/** A meeting ends by its evening, together with the vote that holds its attendance: nothing else would ever end that. */
async function refuseLed({ db, scope }: At, id: number): Promise<void> {
  if (await isLed(db, scope, id)) throw new Refused('MEETING.ERRORS.LED');
}

export async function finishMeeting(at: At, id: number): Promise<Meeting> {
  const m = await scheduled(at, id);
  if (m.startsAt > at.now) throw new Refused('MEETING.ERRORS.NOT_BEGUN');
  await refuseLed(at, id);
  return ended(at, m);
}

/** Ends a meeting whose evening is over: where it was begun before the announced hour it ends before it too. */
export async function finishLed(at: At, id: number): Promise<Meeting> {
  const m = await scheduled(at, id);
  await refuseLed(at, id);
  return ended(at, m);
}

function ended({ db, scope, now }: At, m: Meeting): Promise<Meeting> {
  return q.changeMeeting(db, scope, m, { status: 'finished', finishedAt: now }, now);
}

/** Deletes a draft with its files, those of rows that go with it, and what it is found by. */
export async function removeMeeting({ db, scope, now }: At, guards: FileGuards, id: number): Promise<Meeting> {
  const m = await meetingSeen(db, scope, id, 'lock');
  if (m.status !== 'concept') throw new Refused('MEETING.ERRORS.NOT_CONCEPT');
  const within = Object.entries(guards).filter(([, { goesWith }]) => goesWith?.owner === 'meeting');
  const rows = await Promise.all(
    within.map(([owner, g]) => g.goesWith?.ids(db, scope, id).then((ids) => ({ owner, ids }))),
  );
  for (const { owner, ids } of [{ owner: 'meeting', ids: [id] }, ...rows.flatMap((r) => r ?? [])]) {
    await dropFiles(db, scope, owner, ids, now);
    await dropAttached(db, scope, owner, ids);
  }
  await dropEntries(db, scope, 'meetingOwners', [id]);
  await q.dropMeeting(db, scope, id);
  return m;
}
