import type { CoursePoint } from '#contract/assembly/schema-course.ts';
import { subtract, toText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { decidedLast, phaseOf } from '#contract/projector/rules.ts';
import type { Board, BoardPoint, BoardResult } from '#contract/projector/schema.ts';
import { type Book, countedAt, iso, quorumOf, type ReadEvening, readEvening } from '../assembly/course/steps-book.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { houseName } from '../base/people/people.ts';
import { type MeetingShown, type Projection, projectionOf } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** How much of the room has answered: how is nobody's business while they still do. */
function votingOf(book: Book | null, { state, votePointId }: CoursePoint): BoardPoint['voting'] {
  const own = votePointId === null ? undefined : book?.points.get(votePointId);
  if (!book || !own || state !== 'open') return null;
  const { present, silent } = countedAt(book, own);
  const answered = exactPart(subtract(present.share, silent.share), present.share);
  return { answered: toText(answered), missing: silent.seats };
}

const pointView = (book: Book | null, point: CoursePoint, out: Projection | undefined): BoardPoint => ({
  ...{ label: point.label, kind: point.kind, name: point.name, wording: point.wording, state: point.state },
  part: out?.pointId === point.id ? out.part : 0,
  voting: votingOf(book, point),
});

function lastView({ book, points }: ReadEvening): BoardResult | null {
  const last = decidedLast(points);
  const own = last?.votePointId ? book?.points.get(last.votePointId) : undefined;
  if (!book || !last || !own) return null;
  const { tally, whole, needed } = countedAt(book, own);
  const part = (value: 'agree' | 'notAgree' | 'noVote') => toText(exactPart(tally[value].share, whole));
  const state = last.state as BoardResult['state'];
  return {
    ...{ label: last.label, name: last.name, state, needed },
    ...{ agree: part('agree'), notAgree: part('notAgree'), noVote: part('noVote') },
  };
}

/** What everybody in the room may read. It is composed of sums and of the agenda alone, so there is no name to leave out. */
export async function boardOf(at: At, meeting: MeetingShown): Promise<Board> {
  const { db, scope } = at;
  const [read, house, out] = await Promise.all([
    readEvening(at, meeting.id),
    houseName(db, scope),
    projectionOf(db, scope, meeting.id, at.now),
  ]);
  const { evening, book, rule, shown, next } = read;
  return {
    house: { id: scope.svjId, name: house },
    meeting: { name: meeting.name, start: meeting.startsAt.toISOString() },
    phase: phaseOf({ begunAt: iso(evening?.begunAt), isFinished: meeting.status === 'finished' }),
    point: shown && pointView(book, shown, out),
    last: lastView(read),
    room: book &&
      rule && {
        present: toText(exactPart(book.present.share, book.all.share)),
        seats: book.present.seats,
        seatCount: book.all.seats,
        quorum: quorumOf(book, rule),
      },
    next: shown?.state === 'open' ? null : (next?.label ?? null),
  };
}
