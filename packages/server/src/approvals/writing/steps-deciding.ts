import { stateOf, whyNotDecided } from '#contract/approvals/rules.ts';
import { mayStandIn } from '#contract/approvals/rules-standing.ts';
import type { Answering, Replacing, Withdrawing } from '#contract/approvals/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { addEntry, type Signs, subjectAsked } from '../ledger/steps.ts';
import { type Approval, type At, approvalSeen, type Place, placesOf } from '../rows/queries.ts';
import { decidersAmong, stoodForIds } from '../rows/queries-people.ts';
import { tellOf } from '../telling/notices.ts';
import { changeApproval, changePlace } from './queries.ts';
import { settle, standingOf } from './steps-settling.ts';

const refusals = {
  decided: 'APPROVAL.ERRORS.DECIDED',
  notAsked: 'APPROVAL.ERRORS.NOT_ASKED',
  notYet: 'APPROVAL.ERRORS.NOT_YET',
} as const;

type Answer = Pick<Answering, 'status' | 'note'> & { chairId: number | null };
/** Writes down how one who is asked answers, and of what. */
export async function keepAnswer(signs: Signs, at: At, a: Approval, p: Place, { status, note, chairId }: Answer) {
  const chair = p.memberId === chairId;
  const isOwn = p.memberId === at.scope.memberId;
  const stoodBy = isOwn ? null : at.scope.memberId;
  await changePlace(at, p.id, { status, note, stoodBy, decidedAt: at.now, asChair: chair });
  const state = stateOf({ ...a, chairId }, await placesOf(at.db, at.scope, a.id));
  const subject = await subjectAsked(at, a);
  const forId = isOwn ? null : p.memberId;
  await addEntry(signs, at, a, { what: status, forId, note, said: { state, place: p.position, chair, subject } });
}

/** Refuses who does not stand in for the one whose answer it would be, or may not in this request. */
async function refuseStranger({ db, scope }: At, a: Approval, places: readonly Place[], userId: number) {
  const me = scope.memberId;
  if (me === null || !(await stoodForIds(db, scope)).includes(userId)) throw new Refused('APPROVAL.ERRORS.NOT_YOURS');
  if (!mayStandIn(a, places, me, userId)) throw new Refused('APPROVAL.ERRORS.STANDS_IN');
}

/**
 * The asker's own answer, or that of somebody whom they stand in for. All who answer wait for each other at the request, so it is decided once. The same answer once more,
 * from a second click or a line that broke, says nothing new.
 */
async function decide(
  portal: Portal,
  at: At,
  { id, userId, status, note }: Answering,
): Promise<{ request: Approval; isNew: boolean }> {
  const { db, scope } = at;
  const a = await approvalSeen(db, scope, id, 'lock');
  const standing = await standingOf(portal, at, a);
  const { places, chairId } = standing;
  if (userId !== scope.memberId) await refuseStranger(at, a, places, userId);
  const why = whyNotDecided({ ...a, chairId }, places, userId);
  if (why) throw new Refused(refusals[why]);
  const mine = places.find((p) => p.memberId === userId) as Place;
  if (mine.status === status && mine.note === note) return { request: a, isNew: false };
  await keepAnswer(portal, at, a, mine, { status, note, chairId });
  await settle(portal, at, a, standing);
  return { request: a, isNew: true };
}

/** The same, noted in the log of the house. */
export async function decideNoted(portal: Portal, at: At, answer: Answering): Promise<void> {
  const { request, isNew } = await decide(portal, at, answer);
  const verb = answer.status === 'approved' ? 'approve' : 'reject';
  const { id: nounId, title: name } = request;
  if (isNew) await record(at.db, at.scope, at.now, { noun: 'approvals', nounId, verb, detail: { name } });
}

/** The request while it is not decided, held by this transaction. */
async function undecided({ db, scope }: At, id: number): Promise<Approval> {
  const a = await approvalSeen(db, scope, id, 'lock');
  if (a.status !== 'waiting') throw new Refused('APPROVAL.ERRORS.DECIDED');
  return a;
}

/** Takes a request back; everybody who is asked is told why. */
export async function withdraw(portal: Portal, at: At, { id, reason }: Withdrawing): Promise<Approval> {
  const a = await undecided(at, id);
  const { places } = await standingOf(portal, at, a);
  const ended = { status: 'rejected', decidedAt: at.now, remindAt: null } as const;
  await changeApproval(at, a, { ...ended, withdrawnBy: at.scope.memberId, withdrawnReason: reason });
  await addEntry(portal, at, a, { what: 'withdrawn', note: reason, said: { state: 'rejected' } });
  await tellOf(portal, at, id, 'cancelled', [...places.map((p) => p.memberId), a.authorId]);
  return a;
}

/** Asks somebody else instead of who waits and may decide no more. */
export async function replace(
  portal: Portal,
  at: At,
  { id, approverId, byUserId, reason }: Replacing,
): Promise<Approval> {
  const { db, scope } = at;
  const a = await undecided(at, id);
  const { places } = await standingOf(portal, at, a);
  const lost = places.find((p) => p.id === approverId && p.status === 'waiting');
  const able = new Set(await decidersAmong(db, scope, [lost?.memberId ?? 0, byUserId]));
  if (!lost || able.has(lost.memberId ?? 0)) throw new Refused('APPROVAL.ERRORS.STANDS');
  const refuse = (key: 'APPROVAL.ERRORS.MAY_NOT' | 'APPROVAL.ERRORS.TWICE' | 'APPROVAL.ERRORS.ALONE') =>
    new Refused(key, { fields: { byUserId: key } });
  if (!able.has(byUserId)) throw refuse('APPROVAL.ERRORS.MAY_NOT');
  if (places.some((p) => p.memberId === byUserId)) throw refuse('APPROVAL.ERRORS.TWICE');
  const others = places.filter((p) => p !== lost).map((p) => p.memberId);
  if ([...others, byUserId].every((one) => one === a.authorId)) throw refuse('APPROVAL.ERRORS.ALONE');
  await changePlace(at, lost.id, { memberId: byUserId });
  const said = { state: a.status, place: lost.position };
  await addEntry(portal, at, a, { what: 'replaced', aboutId: byUserId, note: reason, said });
  await changeApproval(at, a, {});
  const isNow = a.rule !== 'order' || !places.some((p) => p.status === 'waiting' && p.position < lost.position);
  if (isNow) await tellOf(portal, at, id, 'given', [byUserId]);
  return a;
}
