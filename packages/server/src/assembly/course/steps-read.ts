import { nextOf, type PointFacts, spareOf, stateOf } from '#contract/assembly/rules-course.ts';
import type { Course, CourseEntry, CoursePoint } from '#contract/assembly/schema-course.ts';
import { type Fraction, fromText, subtract, sum, toText } from '#contract/base/fraction.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { canDecide } from '#contract/motions/rules-presence.ts';
import { type Rule, type Tally, verdictOf } from '#contract/motions/rules-result.ts';
import { exactPart } from '#contract/motions/rules-shares.ts';
import { type AgendaPoint, agendaOf } from '../../agenda/rows/queries.ts';
import * as sums from '../../answers/queries-sums.ts';
import { type Answered, tallyFrom } from '../../answers/steps-sums.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import type { Vote } from '../../motions/queries.ts';
import { pointsOf, type Point as VotePoint } from '../../motions/queries-points.ts';
import { pointRuleOf, ruleOf } from '../../motions/steps-rules.ts';
import { type Evening, eveningOf } from '../rows/queries.ts';
import { countWaiting } from '../rows/queries-door.ts';
import { bookVoteOf, courseRows, officersOf, type PointCourse, remarksOf } from './queries.ts';
import { type Written, writtenLast } from './queries-last.ts';
import { largerThan, roomNow, saidOtherwise } from './queries-room.ts';

type At = { db: Db; scope: Scope; now: Date };
type Part = sums.Part;

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** What the evening knows of the vote that is its book. */
type Book = { vote: Vote; points: ReadonlyMap<number, VotePoint>; answered: Answered; all: Part; present: Part };

async function bookOfEvening({ db, scope }: At, vote: Vote | undefined): Promise<Book | null> {
  if (!vote || vote.status === 'concept') return null;
  const [points, answered, room] = await Promise.all([
    pointsOf(db, scope, vote.id),
    sums.answersOf(db, scope, vote.id),
    roomNow(db, scope, vote.id),
  ]);
  return { vote, points: new Map(points.map((p) => [p.id, p])), answered, ...room };
}

const of = (answered: Answered, pointId: number, value: string): Part =>
  answered.get(pointId)?.get(value) ?? sums.nothing;

/** Everybody who has a row at a point that is closed: exactly those were in the room. */
const thereAt = (answered: Answered, pointId: number): Part => {
  const parts = [...(answered.get(pointId)?.values() ?? [])];
  return {
    share: sum(parts.map((p) => p.share)),
    seats: parts.reduce((n, p) => n + p.seats, 0),
    units: parts.reduce((n, p) => n + p.units, 0),
  };
};

/** Sums of a point as the rules take them, with whoever is, or was, in the room. */
function tallyOf({ answered, all }: Book, pointId: number, present: Part): Tally {
  const [agree, notAgree, noVote] = ['agree', 'notAgree', 'noVote'].map((value) => of(answered, pointId, value)) as [
    ...[Part, Part, Part],
  ];
  return tallyFrom({ agree, notAgree, noVote, miss: sums.nothing }, all, { present, silent: sums.nothing });
}

type Decided = { passed: boolean; quorate: boolean; agreed: Fraction | null };
function decidedAs(book: Book, point: VotePoint): Decided {
  const tally = tallyOf(book, point.id, thereAt(book.answered, point.id));
  return verdictOf(pointRuleOf(book.vote, point), tally);
}

function pointView(
  point: AgendaPoint,
  course: PointCourse | undefined,
  book: Book | null,
  evening: Evening | undefined,
): CoursePoint {
  const own = point.votePointId === null ? undefined : book?.points.get(point.votePointId);
  const decided = own?.closedAt && book ? decidedAs(book, own) : null;
  const facts: PointFacts = {
    kind: point.kind,
    isOpen: evening?.currentPointId === point.id,
    discussedAt: iso(course?.closedAt),
    decided,
  };
  return {
    ...{ id: point.id, label: point.label, kind: point.kind, name: point.name, wording: point.wording },
    state: stateOf(facts),
    openedAt: iso(course?.openedAt),
    closedAt: iso(own?.closedAt ?? course?.closedAt),
    agreed: decided?.agreed ? toText(decided.agreed) : null,
    votePointId: own ? own.id : null,
    counterTo: point.counterTo,
    offAgenda: own?.offAgenda ?? false,
  };
}

/** The point that is shown: what is on, what was on last, or null before the first. */
async function nowView(
  at: At,
  meetingId: number,
  point: AgendaPoint,
  view: CoursePoint,
  book: Book | null,
): Promise<Course['now']> {
  const { db, scope } = at;
  const remarks = (await remarksOf(db, scope, meetingId)).filter((r) => r.pointId === point.id);
  const own = view.votePointId === null ? undefined : book?.points.get(view.votePointId);
  const shown = { id: point.id, body: point.body, remarks };
  if (!book || !own) return { ...shown, sums: null, excepted: [], silent: [], needed: null };
  const present = own.closedAt ? thereAt(book.answered, own.id) : book.present;
  const tally = tallyOf(book, own.id, present);
  const said = [tally.agree, tally.notAgree, tally.noVote];
  const silent = {
    share: subtract(present.share, sum(said.map((s) => s.share))),
    seats: present.seats - said.reduce((n, s) => n + s.seats, 0),
    units: present.units - said.reduce((n, s) => n + s.units, 0),
  };
  const rule = pointRuleOf(book.vote, own);
  const { accept, inclusive, of: whole } = decisiveOf(rule, { present: tally.present, base: tally.base });
  const column = sums.columnOf;
  return {
    ...shown,
    sums: {
      agree: column(tally.agree),
      notAgree: column(tally.notAgree),
      noVote: column(tally.noVote),
      silent: column(silent),
    },
    ...(own.closedAt ? { excepted: [], silent: [] } : await saidOtherwise(db, scope, book.vote.id, own.id)),
    needed: { part: toText(accept), inclusive, of: whole, reached: verdictOf(rule, tally).enough },
  };
}

async function roomView(at: At, book: Book, rule: Rule): Promise<Course['room']> {
  const { all, present, vote } = book;
  const room = { present: present.share, base: all.share };
  const shown = { present: sums.columnOf(present), base: toText(all.share), seatCount: all.seats };
  const { participation, quorumInclusive } = decisiveOf(rule, null);
  const spare = spareOf(rule, room);
  const larger = spare && (await largerThan(at.db, at.scope, vote.id, spare));
  const quorum = { part: toText(participation), inclusive: quorumInclusive, reached: canDecide(rule, room) };
  if (!larger) return { ...shown, quorum, tipping: null };
  const share = fromText(larger.seat.share);
  return {
    ...shown,
    quorum,
    tipping: { ...larger, left: toText(exactPart(subtract(present.share, share), all.share)) },
  };
}

const kinds = { ballot: 'answers', point: 'closed', arrived: 'came', left: 'left' } as const;
type Body = { point?: number; answers?: Readonly<Record<string, unknown>> };

function entryView({ seq, at, kind, count, owners, body }: Written, agenda: readonly AgendaPoint[]): CourseEntry {
  const { point, answers } = JSON.parse(body) as Body;
  const inVote = point ?? Number(Object.keys(answers ?? {})[0] ?? 0);
  return {
    ...{ seq, count, owners, kind: kinds[kind as keyof typeof kinds] },
    at: new Date(at).toISOString(),
    pointId: agenda.find((p) => p.votePointId === inVote)?.id ?? null,
  };
}

/** The evening of a meeting as whoever leads it is shown it. */
export async function courseOf(at: At, meeting: Meeting): Promise<Course> {
  const { db, scope } = at;
  const { id } = meeting;
  const [evening, vote, agenda, rows, officers, powersWaiting] = await Promise.all([
    eveningOf(db, scope, id),
    bookVoteOf(db, scope, id),
    agendaOf(db, scope, id),
    courseRows(db, scope, id),
    officersOf(db, scope, id),
    countWaiting(db, scope, id),
  ]);
  const book = await bookOfEvening(at, vote);
  const courses = new Map(rows.map((r) => [r.pointId, r]));
  const points = agenda.map((p) => pointView(p, courses.get(p.id), book, evening));
  const shown = points.find((p) => p.id === evening?.currentPointId) ?? null;
  const asked = shown?.state === 'open' ? shown : nextOf(points);
  const own = asked?.votePointId ? book?.points.get(asked.votePointId) : undefined;
  const said = agenda.find((p) => p.id === shown?.id);
  const [now, room, last] = await Promise.all([
    shown && said ? nowView(at, id, said, shown, book) : null,
    book ? roomView(at, book, own ? pointRuleOf(book.vote, own) : ruleOf(book.vote)) : null,
    book ? writtenLast(db, scope, book.vote.id) : [],
  ]);
  return {
    ...{ id, name: meeting.name, start: meeting.startsAt.toISOString(), isFinished: meeting.status === 'finished' },
    voteId: book?.vote.id ?? null,
    registeringSince: iso(evening?.registrationOpenedAt),
    begunAt: iso(evening?.begunAt),
    ...officers,
    powersWaiting,
    points,
    now,
    room,
    last: last.map((e) => entryView(e, agenda)),
  };
}
