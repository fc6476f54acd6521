import { nextOf, type PointFacts, stateOf } from '#contract/assembly/rules-course.ts';
import type { CoursePoint } from '#contract/assembly/schema-course.ts';
import type { QuorumView } from '#contract/assembly/schema-words.ts';
import { type Fraction, subtract, sum, toText } from '#contract/base/shares/fraction.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { canDecide } from '#contract/motions/rules-presence.ts';
import { baseOf, type Rule, type Tally, type Verdict, verdictOf } from '#contract/motions/rules-result.ts';
import { type AgendaPoint, agendaOf } from '../../agenda/rows/queries.ts';
import * as sums from '../../answers/queries-sums.ts';
import { type Answered, tallyFrom } from '../../answers/steps-sums.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Vote } from '../../motions/queries.ts';
import { pointsOf, type Point as VotePoint } from '../../motions/queries-points.ts';
import { pointRuleOf, ruleOf } from '../../motions/steps-rules.ts';
import { type Evening, eveningOf } from '../rows/queries.ts';
import { bookVoteOf, courseRows, type PointCourse } from './queries.ts';
import { roomNow } from './queries-room.ts';
import { sumsIn } from './steps-sums.ts';

type At = { db: Db; scope: Scope; now: Date };
type Part = sums.Part;

export const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** What the evening knows of the vote that is its book. */
export type Book = {
  vote: Vote;
  points: ReadonlyMap<number, VotePoint>;
  answered: Answered;
  all: Part;
  present: Part;
};

/** Sums by the point of the vote that were kept when it closed, while the meeting goes on; afterwards everything is counted. */
function keptOf(vote: Vote, agenda: readonly AgendaPoint[], courses: ReadonlyMap<number, PointCourse>): Answered {
  if (vote.status !== 'run') return new Map();
  return new Map(
    agenda.flatMap(({ id, votePointId }) => {
      const kept = courses.get(id)?.sums;
      return kept && votePointId !== null ? [[votePointId, sumsIn(kept)] as const] : [];
    }),
  );
}

async function bookOfEvening({ db, scope }: At, vote: Vote | undefined, kept: Answered): Promise<Book | null> {
  if (!vote || vote.status === 'concept') return null;
  const [points, room] = await Promise.all([pointsOf(db, scope, vote.id), roomNow(db, scope, vote.id)]);
  const isKept = ({ id, closedAt }: VotePoint) => closedAt !== null && kept.has(id);
  const left = points.filter((p) => !isKept(p)).map((p) => p.id);
  const counted = await sums.answersOf(db, scope, vote.id, left);
  const answered = new Map([...kept, ...counted]);
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

export type Counted = {
  tally: Tally;
  verdict: Verdict;
  present: Part;
  silent: Part;
  /** What its sums are measured by, and how much of it has to agree. */
  whole: Fraction;
  needed: { part: string; inclusive: boolean; of: 'present' | 'all' };
};

/** A point of the vote with whoever is in the room, or was when it closed. */
export function countedAt(book: Book, own: VotePoint): Counted {
  const present = own.closedAt ? thereAt(book.answered, own.id) : book.present;
  const tally = tallyOf(book, own.id, present);
  const said = [tally.agree, tally.notAgree, tally.noVote];
  const silent = {
    share: subtract(present.share, sum(said.map((s) => s.share))),
    seats: present.seats - said.reduce((n, s) => n + s.seats, 0),
    units: present.units - said.reduce((n, s) => n + s.units, 0),
  };
  const rule = pointRuleOf(book.vote, own);
  const { accept, inclusive, of: measured } = decisiveOf(rule, { present: tally.present, base: tally.base });
  const needed = { part: toText(accept), inclusive, of: measured };
  return { tally, verdict: verdictOf(rule, tally), present, silent, whole: baseOf(rule, tally), needed };
}

function pointView(
  point: AgendaPoint,
  course: PointCourse | undefined,
  book: Book | null,
  evening: Evening | undefined,
): CoursePoint {
  const own = point.votePointId === null ? undefined : book?.points.get(point.votePointId);
  const decided = own?.closedAt && book ? countedAt(book, own).verdict : null;
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

export type ReadEvening = {
  evening: Evening | undefined;
  agenda: AgendaPoint[];
  book: Book | null;
  points: CoursePoint[];
  /** What is on, or was on last. */
  shown: CoursePoint | null;
  next: CoursePoint | null;
  /** By what the room is asked whether it can decide: what is on, else what comes next, else the vote. */
  rule: Rule | null;
};

/** How an evening stands, without names. */
export async function readEvening(at: At, id: number): Promise<ReadEvening> {
  const { db, scope } = at;
  const [evening, vote, agenda, rows] = await Promise.all([
    eveningOf(db, scope, id),
    bookVoteOf(db, scope, id),
    agendaOf(db, scope, id),
    courseRows(db, scope, id),
  ]);
  const courses = new Map(rows.map((r) => [r.pointId, r]));
  const book = await bookOfEvening(at, vote, vote ? keptOf(vote, agenda, courses) : new Map());
  const points = agenda.map((p) => pointView(p, courses.get(p.id), book, evening));
  const shown = points.find((p) => p.id === evening?.currentPointId) ?? null;
  const next = nextOf(points);
  const asked = shown?.state === 'open' ? shown : next;
  const own = asked?.votePointId ? book?.points.get(asked.votePointId) : undefined;
  const rule = book && (own ? pointRuleOf(book.vote, own) : ruleOf(book.vote));
  return { evening, agenda, book, points, shown, next, rule };
}

/** How much of the house has to be in the room, and whether it is. */
export function quorumOf({ all, present }: Book, rule: Rule): QuorumView {
  const { participation, quorumInclusive } = decisiveOf(rule, null);
  const reached = canDecide(rule, { present: present.share, base: all.share });
  return { part: toText(participation), inclusive: quorumInclusive, reached };
}
