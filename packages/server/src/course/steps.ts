import { randomBytes } from 'node:crypto';
import { versionOf } from '#contract/base/calls/ids.ts';
import { hasTerm } from '#contract/course/rules.ts';
import { commitment, fingerprintOf } from '#contract/ledger/rules.ts';
import { committedNames } from '#contract/ledger/rules-frozen.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { overtaken, record } from '../base/log/audit.ts';
import { censusOf } from '../census/print.ts';
import { seatsOfVote } from '../census/queries.ts';
import { frozenSeats, sealSeats } from '../census/queries-frozen.ts';
import { refuseIncomplete } from '../census/steps.ts';
import { holdAttached } from '../documents/attached/queries.ts';
import { append, holdLedger, openLedger } from '../ledger/steps.ts';
import { isBook } from '../meetings/rows/queries-votes.ts';
import { draftOf, type Vote, voteSeen } from '../motions/queries.ts';
import { markAnnounced, markCancelled, markStarted } from '../motions/queries-course.ts';
import { linkCancelled, pointsOf } from '../motions/queries-points.ts';
import { askVerifiersAtStart } from '../second/steps.ts';
import { invite, tellCancelled } from './mails/notices.ts';
import { leaveTimes } from './steps-errands.ts';

export type At = { db: Db; scope: Scope; now: Date };

function refuseWrongTime({ type, basis, closesAt }: Vote, now: Date): void {
  const refuse = (key: 'VOTE.ERRORS.CLOSES_REQUIRED' | 'VOTE.ERRORS.CLOSES_PAST') => {
    throw new Refused(key, { fields: { closesAt: key } });
  };
  if (hasTerm({ type, basis }) && !closesAt) refuse('VOTE.ERRORS.CLOSES_REQUIRED');
  if (closesAt && closesAt <= now) refuse('VOTE.ERRORS.CLOSES_PAST');
}

async function seal(db: Db, scope: Scope, { id: voteId, form, closesAt }: Vote): Promise<Vote> {
  const seats = await frozenSeats(db, scope, voteId);
  const seals = seats.map(({ id, ...names }) => {
    const salt = randomBytes(16).toString('hex');
    return { id, salt, commitment: commitment(salt, committedNames(form, names)) };
  });
  await sealSeats(db, scope, voteId, seals);
  await markAnnounced(db, scope, voteId, closesAt);
  return voteSeen(db, scope, voteId);
}

/** Freezes list and points of a draft that is in order and opens its ledger; nobody is told. Answers the vote as it runs. */
export async function openVote(portal: Portal, { db, scope, now }: At, draft: Vote): Promise<Vote> {
  const { id } = draft;
  const points = (await pointsOf(db, scope, id)).map((p) => p.id);
  // A meeting may take up its points as it goes on.
  if (points.length === 0 && !(await isBook(db, scope, id))) throw new Refused('VOTE.ERRORS.NO_POINTS');
  // What people decide on stays with its bytes, whatever becomes of the documents.
  const { isWhole } = await holdAttached(db, scope, 'vote_point', points);
  if (!isWhole) throw new Refused('VOTE.ERRORS.DOCUMENT_GONE');
  refuseIncomplete(await seatsOfVote(db, scope, id));
  refuseWrongTime(draft, now);
  if (draft.replacesId === null) await linkCancelled(db, scope, id);
  const sealed = await seal(db, scope, draft);
  const hash = fingerprintOf(await censusOf(db, scope, sealed));
  const fingerprint = Buffer.from(hash, 'hex');
  await markStarted(db, scope, id, fingerprint, now);
  await openLedger(db, scope, portal, { voteId: id, form: sealed.form, fingerprint: hash }, now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'start' });
  const v = await voteSeen(db, scope, id);
  await leaveTimes(portal, db, scope, v, now);
  return v;
}

/** Starts a draft and invites those who may vote, all or nothing. */
export async function startVote(portal: Portal, at: At, id: number, updatedAt: string): Promise<void> {
  const { db, scope, now } = at;
  const draft = await draftOf(db, scope, id);
  if (draft.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'votes', nounId: id }, updatedAt);
  await invite(db, scope, portal, await openVote(portal, at, draft), now);
  await askVerifiersAtStart(at, portal, id);
}

/** The running vote, with its ledger held: whoever votes or changes its state waits. */
export async function heldRunning(db: Db, scope: Scope, id: number): Promise<Vote> {
  await voteSeen(db, scope, id);
  await holdLedger(db, scope, id);
  const v = await voteSeen(db, scope, id, 'lock');
  if (v.status !== 'run') throw new Refused('VOTE.ERRORS.NOT_RUNNING');
  return v;
}

/** Cancels a running vote; what was voted stays in the ledger and decides nothing. */
export async function cancelVote(portal: Portal, { db, scope, now }: At, id: number, reason: string): Promise<void> {
  const v = await heldRunning(db, scope, id);
  await append(db, scope, portal, id, [{ kind: 'cancel', fields: { reason } }], now);
  await markCancelled(db, scope, id, reason, now);
  await tellCancelled(db, scope, portal, { ...v, cancelReason: reason }, now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'cancel' });
}
