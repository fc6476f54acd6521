import { type Fraction, fromText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { noticeOf } from '#contract/meetings/rules.ts';
import type { Known } from '#contract/minutes/rules-known.ts';
import { roomOf } from '#contract/minutes/rules-room.ts';
import { canDecide } from '#contract/motions/rules-presence.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { officersOf } from '../../assembly/course/queries.ts';
import { eveningOf } from '../../assembly/rows/queries.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { bookOf, votesOf } from '../../meetings/rows/queries-votes.ts';
import type { ShowsVote } from '../../motions/steps.ts';
import { statutesOf } from '../../proxies/queries-around.ts';
import { deliverySummaryOf } from '../../summons/delivery/steps.ts';
import { firstAnswerAt, powersOf, roomEvents } from './queries.ts';
import { lastClosedAt, namedVerifiers } from './queries-evening.ts';
import { pointsOf, ruleOf } from './steps-points.ts';

/** Votes of a meeting that have begun and were not called off, and which of them is its book. */
export type Held = { votes: VoteDetail[]; book: VoteDetail | undefined };

/** The meeting's book first; without one the first vote in the room stands for it. */
export async function heldVotes(shows: ShowsVote, at: Asking, meetingId: number): Promise<Held> {
  const bookId = await bookOf(at.db, at.scope, meetingId);
  const votes: VoteDetail[] = [];
  for (const { id, status } of await votesOf(at.db, at.scope, meetingId)) {
    if (status === 'concept') continue;
    const vote = await shows(at, id);
    if (vote.cancelledAt === null) votes.push(vote);
  }
  const book = votes.find((v) => v.id === bookId) ?? votes.find((v) => v.type === 'local');
  return { votes: book ? [book, ...votes.filter((v) => v !== book)] : votes, book };
}

async function roomKnown(
  { db, scope, now }: Asking,
  book: VoteDetail | undefined,
  begunAt: string | null,
): Promise<Known['room']> {
  if (!book) return null;
  const events = await roomEvents(db, scope, book.id);
  if (events.length === 0) return null;
  const openedAt = begunAt ?? (await firstAnswerAt(db, scope, book.id)) ?? now.toISOString();
  const base = fromText(book.base);
  const rule = ruleOf(book);
  const decides = (present: Fraction) => canDecide(rule, { present, base });
  return roomOf(events, openedAt, { seats: book.seatCount, base, decides });
}

async function deliveryKnown({ db, scope }: Asking, meetingId: number): Promise<Known['delivery']> {
  const summary = await deliverySummaryOf(db, scope, meetingId);
  if (!summary) return null;
  const { email, portal, hand, post, board } = summary.channels;
  return { mailed: email + portal, onPaper: hand + post + board, missed: summary.missing };
}

/** Its last point, or its end by hand on the day itself; null where nobody led it on that day. */
export async function endKnown({ db, scope }: Pick<Asking, 'db' | 'scope'>, m: Meeting): Promise<string | null> {
  const last = await lastClosedAt(db, scope, m.id);
  // A vote that was over before the meeting says nothing of its end.
  if (last === null || new Date(last) < m.startsAt) return null;
  const { finishedAt } = m;
  const isThatDay = finishedAt !== null && dayIn(finishedAt) === dayIn(m.startsAt) && finishedAt > new Date(last);
  return isThatDay ? finishedAt.toISOString() : last;
}

async function officersKnown(
  { db, scope }: Asking,
  m: Meeting,
  book: VoteDetail | undefined,
): Promise<Known['officers']> {
  const { openedBy, chair, scribe } = await officersOf(db, scope, m.id);
  // Where nobody else was named, whoever opened the meeting presided over all of it.
  return {
    opener: openedBy,
    chair: chair ?? openedBy,
    scribe,
    verifiers: book ? await namedVerifiers(db, scope, book.id) : [],
  };
}

/** Of what ended with nothing to back it: a signed sheet uploaded since, beside the ledger that stays as it was sealed. */
function proofKnown(book: VoteDetail | undefined): Known['proof'] {
  const { attendance } = book ?? {};
  if (!attendance) return null;
  return attendance.proof === 'none' && attendance.files.length > 0 ? 'sheet' : attendance.proof;
}

/** Everything that the portal knows of the meeting, as whoever writes its minutes may see it. */
export async function knownOf(at: Asking, m: Meeting, { votes, book }: Held): Promise<Known> {
  const { db, scope } = at;
  const evening = await eveningOf(db, scope, m.id);
  const { noticeDays } = await statutesOf(db, scope);
  const sent = m.noticedAt;
  const begunAt = evening?.begunAt?.toISOString() ?? null;
  const powers = await powersOf(
    db,
    scope,
    votes.map((v) => v.id),
  );
  return {
    meeting: { name: m.name, start: m.startsAt.toISOString(), end: m.endsAt.toISOString(), address: m.address },
    notice: sent && { sentAt: sent.toISOString(), ...noticeOf(sent, m.startsAt, noticeDays) },
    delivery: await deliveryKnown(at, m.id),
    ...{ begunAt, endedAt: await endKnown(at, m), officers: await officersKnown(at, m, book) },
    room: await roomKnown(at, book, begunAt),
    proof: proofKnown(book),
    points: await pointsOf(at, m.id, votes),
    ...{ powers: powers.length, votes: votes.length },
  };
}
