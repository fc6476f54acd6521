import { createHash } from 'node:crypto';
import { versionOf } from '#contract/base/calls/ids.ts';
import { canonical, type Json } from '#contract/ledger/rules.ts';
import { onlyOther } from '#contract/minutes/rules-overrides.ts';
import type { MinutesChange, MinutesContent, MinutesFinish } from '#contract/minutes/schema.ts';
import type { SignerRole } from '#contract/minutes/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Asking } from '../../base/files/files.ts';
import { overtaken } from '../../base/log/audit.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import type { ShowsVote } from '../../motions/steps.ts';
import { draftNow, isHeld } from '../detail/steps.ts';
import { chosenPeople, strangersIn } from '../facts/queries-people.ts';
import { keptAs, type Minutes, minutesOf, saidIn } from '../rows/queries.ts';
import * as q from './queries.ts';

/** What is signed and published: the same whatever order the database keeps it in. */
export const digestOf = (content: MinutesContent): Buffer =>
  createHash('sha256')
    .update(canonical(content as unknown as Json))
    .digest();

/** The draft of a held meeting at the version that the form read, begun where nobody did; of two at once the second waits. */
async function heldDraft(at: Asking, meetingId: number, updatedAt: string): Promise<{ m: Meeting; row: Minutes }> {
  const { db, scope, now } = at;
  const m = await meetingSeen(db, scope, meetingId, 'lock');
  if (!isHeld(m, now)) throw new Refused('MINUTES.ERRORS.NOT_HELD');
  const had = await minutesOf(db, scope, meetingId, 'lock');
  if (had?.status === 'finished') throw new Refused('MINUTES.ERRORS.FINISHED');
  if ((had?.version ?? 0) !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'minutes', nounId: meetingId }, updatedAt);
  const row = had ?? (await q.addMinutes(db, scope, meetingId, now));
  if (!row) throw new Refused('BASE.ERRORS.CONFLICT');
  return { m, row };
}

/** Keeps what people say otherwise than the portal. */
export async function changeDraft(
  shows: ShowsVote,
  at: Asking,
  { id, updatedAt, overrides, lang }: MinutesChange,
): Promise<Meeting> {
  const { db, scope, now } = at;
  const { m, row } = await heldDraft(at, id, updatedAt);
  if (strangersIn(overrides, await chosenPeople(db, scope, overrides))) throw new Refused('MINUTES.ERRORS.STRANGER');
  const { originals } = await draftNow(shows, at, m, overrides, lang);
  await q.changeMinutes(db, scope, row, keptAs(onlyOther(overrides, originals)), now);
  return m;
}

/** Everybody signs once, whatever offices they held. */
function signersOf({ people }: MinutesContent) {
  const signing = people.filter((p): p is typeof p & { role: SignerRole } => p.role !== 'opener');
  return signing
    .filter((p, i) => p.id === null || signing.findIndex((other) => other.id === p.id) === i)
    .map(({ role, id, name }) => ({ role, memberId: id, name }));
}

/** Finishes the minutes for good; what is missing in them, and why they were finished so, stays in them. */
export async function finishDraft(
  shows: ShowsVote,
  at: Asking,
  { id, updatedAt, reason: given, lang }: MinutesFinish,
): Promise<Meeting> {
  const { db, scope, now } = at;
  const { m, row } = await heldDraft(at, id, updatedAt);
  const { content: draft, check } = await draftNow(shows, at, m, saidIn(row), lang);
  const missing = check.filter((item) => !item.ok).map((item) => item.title);
  const reason = given.trim();
  if (missing.length > 0 && reason === '')
    throw new Refused('MINUTES.ERRORS.REASON', { fields: { reason: 'BASE.FORM.REQUIRED' } });
  // Names stay; whom they lead to say the signatures.
  const people = draft.people.map((p) => ({ ...p, id: null }));
  const content = { ...draft, people, missing, reason: missing.length > 0 ? reason : '' };
  const who = { finishedAt: now, finishedBy: scope.memberId, finishedName: scope.name };
  const done = { status: 'finished', content, digest: digestOf(content), ...who } as const;
  await q.changeMinutes(db, scope, row, done, now);
  await q.addSigners(db, scope, row.id, signersOf(draft));
  return m;
}

/** Finished minutes, held until the end of the transaction; refused before they are. */
export async function heldFinished(at: Asking, meetingId: number): Promise<{ m: Meeting; row: Minutes }> {
  const { db, scope } = at;
  const m = await meetingSeen(db, scope, meetingId);
  const row = await minutesOf(db, scope, meetingId, 'lock');
  if (row?.status !== 'finished') throw new Refused('MINUTES.ERRORS.NOT_FINISHED');
  return { m, row };
}

/** Adds what came after; what was finished stays as it is. */
export async function addend(at: Asking, { id, text }: { id: number; text: string }): Promise<Meeting> {
  const { m, row } = await heldFinished(at, id);
  await q.addAddendum(at.db, at.scope, { minutesId: row.id, text }, at.now);
  return m;
}
