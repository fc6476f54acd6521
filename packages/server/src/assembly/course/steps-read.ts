import { spareOf } from '#contract/assembly/rules-course.ts';
import type { Course, CourseEntry, CoursePoint } from '#contract/assembly/schema-course.ts';
import { fromText, subtract, toText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import type { AgendaPoint } from '../../agenda/rows/queries.ts';
import * as sums from '../../answers/queries-sums.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { countWaiting } from '../rows/queries-door.ts';
import { officersOf, remarksOf } from './queries.ts';
import { type Written, writtenLast } from './queries-last.ts';
import { largerThan, saidOtherwise } from './queries-room.ts';
import { type Book, countedAt, iso, quorumOf, readEvening } from './steps-book.ts';

type At = { db: Db; scope: Scope; now: Date };

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
  const { tally, silent, needed, verdict } = countedAt(book, own);
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
    needed: { ...needed, reached: verdict.enough },
  };
}

async function roomView(at: At, book: Book, rule: Rule): Promise<Course['room']> {
  const { all, present, vote } = book;
  const spare = spareOf(rule, { present: present.share, base: all.share });
  const larger = spare && (await largerThan(at.db, at.scope, vote.id, spare));
  const quorum = quorumOf(book, rule);
  const shown = { present: sums.columnOf(present), base: toText(all.share), seatCount: all.seats, quorum };
  if (!larger) return { ...shown, tipping: null };
  const share = fromText(larger.seat.share);
  const left = toText(exactPart(subtract(present.share, share), all.share));
  return { ...shown, tipping: { ...larger, left } };
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
  const [{ evening, agenda, book, points, shown, rule }, officers, powersWaiting] = await Promise.all([
    readEvening(at, id),
    officersOf(db, scope, id),
    countWaiting(db, scope, id),
  ]);
  const said = agenda.find((p) => p.id === shown?.id);
  const [now, room, last] = await Promise.all([
    shown && said ? nowView(at, id, said, shown, book) : null,
    book && rule ? roomView(at, book, rule) : null,
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
