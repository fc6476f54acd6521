import { stamp } from '#contract/base/calls/ids.ts';
import { fraction, percent, toText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { numbersOf } from '#contract/motions/rules-numbers.ts';
import { decidedAt, isBeingCounted, paperPhase, papersUntil } from '#contract/motions/rules-papers.ts';
import { verdictOf } from '#contract/motions/rules-result.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import * as q from '../answers/queries-sums.ts';
import { emptyRoom, type Room } from '../answers/queries-sums.ts';
import { type Answered, columnsOf, type Parts, partsOf, tallyFrom } from '../answers/steps-sums.ts';
import { type Mine, seatsOfMine } from '../ballots/queries-mine.ts';
import { countObjections } from '../ballots/queries-objection.ts';
import type { Db } from '../base/db/db.ts';
import { type Asking, filesOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { changesOf } from '../census/queries-changes.ts';
import { chosenOf } from '../documents/attached/steps.ts';
import { headOf } from '../ledger/queries.ts';
import { cameAt } from '../ledger/queries-origin.ts';
import { headView } from '../ledger/steps.ts';
import { meetingOfVote } from '../meetings/rows/queries-votes.ts';
import { isClosed, seesAll, type Vote, voteSeen } from '../motions/queries.ts';
import { courseOf } from '../motions/queries-course.ts';
import { type Point, pointsOf, type Related, relatedTo } from '../motions/queries-points.ts';
import { otherRuleOf, pointRuleOf } from '../motions/steps-rules.ts';
import { countUnconfirmed, waitingPapers } from '../paper/counting/queries.ts';
import { roomsOf, turnoutOf } from '../presence/queries.ts';
import { attendanceOf } from '../presence/steps-sheet.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What a list and a detail tell of a vote alike. */
export const settingsOf = (v: Vote, pointCount: number, now: Date) => ({
  id: v.id,
  name: v.name,
  isPublic: v.isPublic,
  type: v.type,
  basis: v.basis,
  status: v.status,
  closed: isClosed(v, now),
  cancelledAt: iso(v.cancelledAt),
  startedAt: iso(v.startedAt),
  finishedAt: iso(v.finishedAt),
  opensAt: iso(v.opensAt),
  closesAt: iso(v.closesAt),
  pointCount,
});

/** Nobody learns the sums of a vote that hides them before they decide it; of a cancelled one nobody ever does. */
export const hidesSums = (v: Pick<Vote, 'shows' | 'status' | 'cancelledAt'>): boolean =>
  v.shows === 'hidden' && (v.status === 'run' || v.cancelledAt !== null);

/** Whether the asker is shown sums that are not decided: never between the end and the result, else where they are not hidden or asked for. */
const showsSumsOf = (v: Vote, looks: boolean, now: Date): boolean =>
  (v.status === 'run' || v.cancelledAt !== null) && !isBeingCounted(v, now) && (looks || !hidesSums(v));

async function pointsFor(
  portal: Portal,
  at: Asking,
  v: Vote,
  all: q.Part,
  mine: readonly Mine[],
  looks: boolean,
): Promise<VotePoint[]> {
  const { db, scope } = at;
  const points = await pointsOf(db, scope, v.id);
  const showsSums = showsSumsOf(v, looks, at.now);
  const answered: Answered = showsSums ? await q.answersOf(db, scope, v.id) : new Map();
  const rooms = v.type === 'local' && v.status === 'run' ? await roomsOf(db, scope, v.id) : null;
  const seats = mine.map((m) => m.seat);
  // What an owner answered themself is not for whoever holds their power of attorney, nor for who bought the unit.
  const seen = mine.filter((m) => (m.how !== 'proxy' || m.castBy === null) && !m.former);
  const own = await q.answersOfSeats(
    db,
    scope,
    v.id,
    seen.map((m) => m.seat.id),
  );
  const ids = points.map((p) => p.id);
  const files = await filesOf(portal, at, 'vote_point', ids, { all: seesAll(scope) });
  const chosen = await chosenOf(portal, at, 'vote_point', ids);
  const numbers = numbersOf(points);
  return points.map((p, i) => ({
    id: p.id,
    number: numbers[i] as string,
    name: p.name,
    description: p.description,
    createdAt: p.createdAt.toISOString(),
    attachments: files.get(p.id) ?? [],
    files: chosen.get(p.id) ?? [],
    votePointUsers: seats.map((votedUser) => ({
      id: votedUser.id,
      vote_value: own.get(`${p.id} ${votedUser.id}`) ?? null,
      changed: false,
      votedUser,
    })),
    preset: p.preset,
    rule: otherRuleOf(v, p),
    addedAt: p.addedSeq === null ? null : p.createdAt.toISOString(),
    offAgenda: p.offAgenda,
    sums: p.result ? resultColumns(p.result) : showsSums ? columnsOf(partsOf(answered, p.id, all)) : null,
    passed: p.result ? p.result.passed : decidedNow(v, p, rooms, showsSums ? partsOf(answered, p.id, all) : null, all),
    closedAt: iso(p.closedAt),
    room: rooms ? roomView(rooms.get(p.id) ?? emptyRoom) : (p.result?.room ?? null),
  }));
}

const roomView = ({ present, silent }: Room) => ({ present: q.columnOf(present), silent: q.columnOf(silent) });

/** How a point of an assembly that is closed already came out; null while it is open, or its sums are not shown. */
function decidedNow(
  v: Vote,
  point: Point,
  rooms: ReadonlyMap<number, Room> | null,
  parts: Parts | null,
  all: q.Part,
): boolean | null {
  if (v.cancelledAt !== null || point.closedAt === null || !rooms || !parts) return null;
  return verdictOf(pointRuleOf(v, point), tallyFrom(parts, all, rooms.get(point.id) ?? emptyRoom)).passed;
}

const resultColumns = ({
  passed: _,
  room: __,
  ...columns
}: NonNullable<Awaited<ReturnType<typeof pointsOf>>[number]['result']>) => columns;

/** How it stands with ballots on paper. */
async function papersOf({ db, scope, now }: Asking, v: Vote, counted: q.Part): Promise<VoteDetail['papers']> {
  const course = await courseOf(db, scope, v);
  const waiting = await waitingPapers(db, scope, v.id);
  return {
    phase: paperPhase(course, now),
    days: v.paperDays,
    until: iso(papersUntil(course)),
    decided: iso(decidedAt(course, waiting)),
    counted: q.columnOf(counted),
    waiting: waiting.length,
    unconfirmed: await countUnconfirmed(db, scope, v.id),
  };
}

const prolongedOf = ({ announcedEnd, prolongedAt, prolongReason }: Vote) =>
  announcedEnd && prolongedAt
    ? { from: announcedEnd.toISOString(), at: prolongedAt.toISOString(), reason: prolongReason ?? '' }
    : null;

/** The cancelled vote before this one and the new one after it, where the asker may see them. */
async function relatedSeen({ db, scope }: Asking, v: Vote) {
  const { replaces, replacedBy } = await relatedTo(db, scope, v);
  const view = (r: Related | null) => {
    if (!r || !(seesAll(scope) || (r.isPublic && r.status !== 'concept'))) return null;
    const { isPublic: _, ...shown } = r;
    return shown;
  };
  return { replaces: view(replaces), replacedBy: view(replacedBy) };
}

/** Changes of owners since the start; those of an earlier day apart, because the list was not right already then. */
export async function changesShown(db: Db, scope: Scope, v: Vote): Promise<VoteDetail['seatChanges']> {
  const start = v.startedAt ? dayIn(v.startedAt) : '';
  return (await changesOf(db, scope, v.id)).map(({ seq: _, salt: __, called: ___, owners, ...row }) => ({
    ...row,
    to: owners,
    earlier: row.day < start,
  }));
}

/** The meeting that decides it, or what it is called where the portal does not know it. */
async function meetingShown({ db, scope }: Asking, v: Vote) {
  const meeting = await meetingOfVote(db, scope, v.id);
  return {
    ...{ meetingOfOwnersId: meeting?.id ?? null, meetingOfOwners: meeting?.name ?? v.meeting },
    isBook: meeting?.isBook ?? false,
  };
}

/** One vote as the asker may see it; `looks` shows also the running sums that the vote hides. */
export async function detailOf(portal: Portal, at: Asking, id: number, looks = false): Promise<VoteDetail> {
  const { db, scope, now } = at;
  const v = await voteSeen(db, scope, id);
  const pointCount = (await pointsOf(db, scope, id)).length;
  const turnout = await turnoutOf(db, scope, id);
  const mine = await seatsOfMine(db, scope, id, pointCount, now);
  const last = await headOf(db, scope, id);
  const participation = fraction(v.participationNum, v.participationDen);
  const accept = fraction(v.acceptNum, v.acceptDen);
  return {
    ...settingsOf(v, pointCount, now),
    description: v.description,
    cancelReason: v.cancelReason,
    participation_count: percent(participation, 4),
    accept_count: percent(accept, 4),
    participation: toText(participation),
    accept: toText(accept),
    acceptInclusive: v.acceptInclusive,
    acceptOf: v.acceptOf,
    preset: v.preset,
    law: v.law,
    afterFailedAssembly: v.afterFailedAssembly,
    movedAt: iso(v.originId === null ? null : await cameAt(db, scope, v.originId)),
    prolonged: prolongedOf(v),
    ...(await relatedSeen(at, v)),
    ...(await meetingShown(at, v)),
    shows: v.shows,
    remindDays: v.remindDays,
    paperDays: v.paperDays,
    fingerprint: v.fingerprint?.toString('hex') ?? null,
    head: last ? headView(last) : null,
    votePoints: await pointsFor(portal, at, v, turnout.all, mine, looks),
    seatCount: turnout.all.seats,
    unitCount: turnout.all.units,
    base: toText(turnout.all.share),
    commonDenominator: await q.denominatorOf(db, scope, id),
    turnout: q.columnOf(turnout.voted),
    present: v.type === 'local' ? q.columnOf(turnout.present) : null,
    attendance: await attendanceOf(portal, at, v),
    castByOthers: q.columnOf(turnout.byOthers),
    papers: v.type === 'online' ? await papersOf(at, v, turnout.onPaper) : null,
    withoutSecond: q.columnOf(turnout.withoutSecond),
    objections: await countObjections(db, scope, id),
    seatChanges: await changesShown(db, scope, v),
    mySeats: mine,
    looked: looks && hidesSums(v) && !isBeingCounted(v, now),
    updatedAt: stamp(v.version, v.updatedAt),
  };
}
