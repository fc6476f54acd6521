import { equals, type Fraction, fromText } from '#contract/base/fraction.ts';
import { noticeOf } from '#contract/meetings/rules.ts';
import type { Known, KnownPoint, Officer } from '#contract/minutes/rules-known.ts';
import { roomOf } from '#contract/minutes/rules-room.ts';
import { lawIn } from '#contract/motions/rules-decisive.ts';
import { canDecide } from '#contract/motions/rules-presence.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { type Evening, eveningOf } from '../../assembly/rows/queries.ts';
import type { Asking } from '../../base/files/files.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { votesOf } from '../../meetings/rows/queries-votes.ts';
import type { ShowsVote } from '../../motions/steps.ts';
import { statutesOf } from '../../proxies/queries-around.ts';
import { firstAnswerAt, powersOf, roomEvents } from './queries.ts';

/** A vote of the meeting as it is shown. */
export type Held = { vote: VoteDetail };

const ruleOf = ({ vote }: Held): Rule => ({
  ...{ type: vote.type, basis: vote.basis, participation: fromText(vote.participation), accept: fromText(vote.accept) },
  ...{ inclusive: vote.acceptInclusive, of: vote.acceptOf, law: vote.law && lawIn(vote.law) },
});

/** Votes of the meeting that have begun and were not called off. */
export async function heldVotes(shows: ShowsVote, at: Asking, meetingId: number): Promise<Held[]> {
  const held: Held[] = [];
  for (const { id, status } of await votesOf(at.db, at.scope, meetingId)) {
    if (status === 'concept') continue;
    const vote = await shows(at, id);
    if (vote.cancelledAt === null) held.push({ vote });
  }
  return held;
}

/** The vote whose attendance is that of the meeting. */
export const bookOf = (held: readonly Held[]): Held | undefined => held.find(({ vote }) => vote.type === 'local');

function outcomeOf(held: Held, { sums, room, passed, closedAt }: VotePoint): KnownPoint['outcome'] {
  if (!sums || passed === null) return null;
  const { vote } = held;
  const base = fromText(vote.base);
  const present = room ? fromText(room.present.share) : null;
  const agreed = fromText(sums.agree.share);
  return {
    ...{ passed, closedAt, agree: sums.agree.share, notAgree: sums.notAgree.share, noVote: sums.noVote.share },
    quorate: present === null || canDecide(ruleOf(held), { present, base }),
    of: room && present && present.num > 0n ? room.present.share : vote.base,
    isOfPresent: room !== null,
    present: room?.present.share ?? null,
    unanimous: present !== null && equals(present, base) && equals(agreed, base),
  };
}

const pointsOf = (held: readonly Held[]): Omit<KnownPoint, 'label'>[] =>
  held.flatMap((one) =>
    one.vote.votePoints.map((point) => ({
      ...{ key: `v${point.id}`, name: point.name, kind: 'resolution' as const, voteId: one.vote.id },
      wording: plainOf(point.description) || point.name,
      ...{ isOff: false, counterTo: null, outcome: outcomeOf(one, point) },
    })),
  );

const officer = (id: number | null, name: string): Officer | null => (name === '' ? null : { id, name });
const nobody: Known['officers'] = { opener: null, chair: null, scribe: null, verifiers: [] };
const officersOf = (evening: Evening | undefined): Known['officers'] =>
  evening
    ? {
        opener: officer(evening.openedBy, evening.openedName),
        chair: officer(evening.chairedBy, evening.chairedName),
        scribe: officer(evening.scribeBy, evening.scribeName),
        verifiers: [],
      }
    : nobody;

async function roomKnown(
  { db, scope, now }: Asking,
  book: Held | undefined,
  begunAt: string | null,
): Promise<Known['room']> {
  if (!book) return null;
  const events = await roomEvents(db, scope, book.vote.id);
  if (events.length === 0) return null;
  const openedAt = begunAt ?? (await firstAnswerAt(db, scope, book.vote.id)) ?? now.toISOString();
  const base = fromText(book.vote.base);
  const rule = ruleOf(book);
  const decides = (present: Fraction) => canDecide(rule, { present, base });
  return roomOf(events, openedAt, { seats: book.vote.seatCount, base, decides });
}

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** Everything that the portal knows of the meeting, as whoever writes its minutes may see it. */
export async function knownOf(at: Asking, m: Meeting, held: readonly Held[]): Promise<Known> {
  const { db, scope } = at;
  const evening = await eveningOf(db, scope, m.id);
  const { noticeDays } = await statutesOf(db, scope);
  const sent = m.noticedAt;
  const book = bookOf(held);
  const begunAt = iso(evening?.begunAt);
  const voteIds = held.map(({ vote }) => vote.id);
  return {
    meeting: { name: m.name, start: m.startsAt.toISOString(), end: m.endsAt.toISOString(), address: m.address },
    notice: sent && { sentAt: sent.toISOString(), ...noticeOf(sent, m.startsAt, noticeDays) },
    delivery: null,
    ...{ begunAt, endedAt: null, officers: officersOf(evening) },
    room: await roomKnown(at, book, begunAt),
    proof: book?.vote.attendance?.proof ?? null,
    points: pointsOf(held).map((point, i) => ({ ...point, label: String(i + 1) })),
    powers: (await powersOf(db, scope, voteIds)).length,
    votes: held.length,
  };
}
