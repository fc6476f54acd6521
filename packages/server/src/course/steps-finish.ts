import { reduce, show } from '#contract/base/shares/fraction.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import { whyNotEnded } from '#contract/course/rules.ts';
import type { Json } from '#contract/ledger/rules.ts';
import { declaredOf } from '#contract/ledger/rules-recount.ts';
import type { AttendanceProof } from '#contract/motions/rules-presence.ts';
import { verdictOf } from '#contract/motions/rules-result.ts';
import { Refused } from '#contract/refusals.ts';
import { answersOf, columnOf, emptyRoom, type Room } from '../answers/queries-sums.ts';
import { type Parts, partsOf, tallyFrom } from '../answers/steps-sums.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { forgetRecipients } from '../census/queries-mails.ts';
import { forgetPeople } from '../census/steps-people.ts';
import { append } from '../ledger/steps.ts';
import { isClosed, type Vote, voteSeen } from '../motions/queries.ts';
import { markFinished } from '../motions/queries-course.ts';
import { pointsOf } from '../motions/queries-points.ts';
import { pointRuleOf } from '../motions/steps-rules.ts';
import { decisionOf } from '../paper/counting/queries-course.ts';
import { voidUnconfirmed } from '../paper/counting/steps-settle.ts';
import { roomsOf, type Turnout, turnoutOf } from '../presence/queries.ts';
import { forgetAttendance } from '../presence/queries-attendance.ts';
import { closeRest } from '../presence/steps.ts';
import { sealProof } from '../presence/steps-sheet.ts';
import { enterResolutions } from '../resolutions/entering/steps.ts';
import { tellResult } from './mails/notices.ts';
import { erasedIn, seatsWaiting } from './queries.ts';
import { type At, heldRunning } from './steps.ts';

type Decided = { point: number; parts: Parts; passed: boolean; room: Room | null };

/** What each point came to; whoever counts and did not answer is missing. Points of an assembly are closed by now. */
async function decide(db: Db, scope: Scope, v: Vote, { all }: Turnout): Promise<Decided[]> {
  const rooms = v.type === 'local' ? await roomsOf(db, scope, v.id) : null;
  const answered = await answersOf(db, scope, v.id);
  return (await pointsOf(db, scope, v.id)).map((p) => {
    const { id } = p;
    const parts = partsOf(answered, id, all);
    const room = rooms && (rooms.get(id) ?? emptyRoom);
    return { point: id, parts, room, passed: verdictOf(pointRuleOf(v, p), tallyFrom(parts, all, room)).passed };
  });
}

/** Units named in a refusal at most. */
const mostNamed = 5;

/** Before its announced end an online vote that decides something ends only when everybody has voted. */
async function refuseBeforeEnd({ db, scope, now }: At, v: Vote): Promise<void> {
  const { all, waiting } = await seatsWaiting(db, scope, v.id);
  const why = whyNotEnded(v, { all, voted: all - waiting.length }, now);
  if (!why) return;
  const named = waiting.slice(0, mostNamed).join('; ');
  const units = waiting.length > mostNamed ? `${named} …` : named;
  throw new Refused(why, { params: { closes: showMoment(v.closesAt as Date), count: waiting.length, all, units } });
}

type Ending = { decided: readonly Decided[]; turnout: Turnout; attendance: AttendanceProof | null };

/** What the entry of the end says: the results, how much of them others cast and nobody saw, and what backs an assembly. */
function endingOf({ form }: Vote, { decided, turnout, attendance }: Ending): Record<string, Json> {
  const results = decided.map(({ point, parts, passed, room }) => [
    String(point),
    declaredOf({ tally: parts, verdict: { passed }, room }, form),
  ]);
  const trio = ({ seats, units, share }: Turnout['all']): Json => [seats, units, show(reduce(share))];
  const others = { byOthers: trio(turnout.byOthers), withoutSecond: trio(turnout.withoutSecond) };
  return {
    results: Object.fromEntries(results),
    ...(form > 1 && others),
    ...(attendance && { attendance }),
  };
}

/** People who were deleted while the vote ran are forgotten in it now that it has ended. */
async function forgetDeleted(portal: Portal, { db, scope, now }: At, id: number): Promise<void> {
  const gone = await erasedIn(db, scope, id);
  await forgetAttendance(db, scope, gone);
  await forgetRecipients(db, scope, gone);
  await forgetPeople(portal, { db, scope, now }, gone);
}

/** Ends the vote whose ledger is held: decides its points, writes them into the ledger and the register; nobody is told. */
export async function endVote(portal: Portal, at: At, v: Vote): Promise<void> {
  const { db, scope, now } = at;
  const { id } = v;
  await voidUnconfirmed(db, portal, { scope, now }, v);
  const isLocal = v.type === 'local';
  if (isLocal) await closeRest(portal, at, v);
  const attendance = isLocal ? await sealProof(at, id) : null;
  const turnout = await turnoutOf(db, scope, id);
  const decided = await decide(db, scope, v, turnout);
  const fields = endingOf(v, { decided, turnout, attendance });
  await append(db, scope, portal, id, [{ kind: 'finish', fields }], now);
  const kept = decided.map(({ point, parts: p, passed, room }) => {
    const columns = { agree: p.agree, notAgree: p.notAgree, noVote: p.noVote, miss: p.miss };
    const shown = Object.fromEntries(Object.entries(columns).map(([value, part]) => [value, columnOf(part)]));
    const of = shown as Record<keyof typeof columns, ReturnType<typeof columnOf>>;
    const there = room && { room: { present: columnOf(room.present), silent: columnOf(room.silent) } };
    return [point, { ...of, ...there, passed }] as const;
  });
  await markFinished(db, scope, id, new Map(kept), now);
  await enterResolutions(at, id);
  await forgetDeleted(portal, at, id);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'finish' });
}

/** Decides a vote whose end has come and announces the result, unless papers are still recorded or confirmed; answers whether it did. */
export async function decideIfDue(portal: Portal, at: At, v: Vote): Promise<boolean> {
  const due = await decisionOf(at.db, at.scope, v);
  if (due !== null && due > at.now) return false;
  await endVote(portal, at, v);
  await tellResult(at.db, at.scope, portal, await voteSeen(at.db, at.scope, v.id), at.now);
  return true;
}

/** Ends the vote of this id if its end has come and its papers are settled; for the clock. */
export const finishDue = async (portal: Portal, at: At, id: number): Promise<boolean> =>
  decideIfDue(portal, at, await heldRunning(at.db, at.scope, id));

/** While papers are recorded or confirmed nobody ends the vote by hand: whoever could would choose which of them count. */
async function refuseCounting(db: Db, scope: Scope, v: Vote, now: Date): Promise<void> {
  const due = v.type === 'online' ? await decisionOf(db, scope, v) : null;
  if (due !== null && due > now)
    throw new Refused('VOTE_PAPER.ERRORS.COUNTING', { params: { until: showMoment(due) } });
}

/**
 * Ends a running vote and announces its result. Past its end an online one ends with what it has: nothing more can be
 * written. At an assembly nobody in the room is without an answer, whenever it ends.
 */
export async function finishVote(portal: Portal, at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const v = await heldRunning(db, scope, id);
  if (isClosed(v, now)) await refuseCounting(db, scope, v, now);
  else if (v.type === 'online') await refuseBeforeEnd(at, v);
  await endVote(portal, at, v);
  await tellResult(db, scope, portal, await voteSeen(db, scope, id), now);
}
