import { opensFrom } from '#contract/assembly/rules.ts';
import type { Desk, DeskSeat, DeskSums } from '#contract/assembly/schema.ts';
import { type Fraction, toText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { Refused } from '#contract/refusals.ts';
import { partOf } from '../../answers/queries-sums.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import type { Vote } from '../../motions/queries.ts';
import { ruleOf } from '../../motions/steps-rules.ts';
import { type Evening, eveningOf } from '../rows/queries.ts';
import { bookOf } from '../rows/queries-book.ts';
import { countWaiting } from '../rows/queries-door.ts';
import { lastEntries } from './queries-around.ts';
import { type Book, type Found, sumsByState } from './queries-seats.ts';

export type At = { db: Db; scope: Scope; now: Date };

/** The attendance is that of a vote: whoever writes it down administers both. */
export function refuseWithoutVotes(scope: Scope): void {
  if (!may(scope, 'vote', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
}

export type Seen = { m: Meeting; evening: Evening | undefined; vote: Vote | null };

/** The meeting as its desk sees it. */
export async function seenAtDesk({ db, scope }: At, id: number): Promise<Seen> {
  refuseWithoutVotes(scope);
  const [m, evening, book] = await Promise.all([
    meetingSeen(db, scope, id),
    eveningOf(db, scope, id),
    bookOf(db, scope, id),
  ]);
  return { m, evening, vote: (evening && book) ?? null };
}

/** The vote whose list the desk works with; refused while the registration is not open. */
export async function bookAtDesk(at: At, id: number): Promise<{ m: Meeting; vote: Vote; book: Book }> {
  const { m, vote } = await seenAtDesk(at, id);
  if (!vote) throw new Refused('ASSEMBLY.ERRORS.NOT_OPEN');
  return { m, vote, book: { meetingId: id, voteId: vote.id, today: dayIn(at.now) } };
}

/** As it travels: without what only the steps ask for. */
export const shown = ({ unitId: _, beside: __, wasByPower: ___, ...seat }: Found): DeskSeat => seat;

/** What of the house has to be there: as the vote says, and as the law does where it asks more. */
function quorumOf(vote: Vote): { part: Fraction; inclusive: boolean } {
  const { participation, quorumInclusive } = decisiveOf(ruleOf(vote), null);
  return { part: participation, inclusive: quorumInclusive };
}

/** Exact sums of the room, in three statements whatever the house is. */
export async function sumsOf({ db, scope }: At, vote: Vote, book: Omit<Book, 'today'>): Promise<DeskSums> {
  const [rows, waiting] = await Promise.all([sumsByState(db, scope, book), countWaiting(db, scope, book.meetingId)]);
  const some = (...states: readonly string[]) => partOf(rows.filter((r) => states.includes(r.state)));
  const all = partOf(rows);
  const present = some('room', 'power');
  const quorum = quorumOf(vote);
  return {
    base: toText(all.share),
    present: toText(present.share),
    presentSeats: present.seats,
    quorum: toText(quorum.part),
    quorumInclusive: quorum.inclusive,
    counts: {
      all: all.seats,
      room: some('room').seats,
      power: some('power', 'waiting').seats,
      nobody: some('nobody', 'guest').seats,
    },
    waiting,
  };
}

const isOpen = ({ m, vote }: Seen): boolean => m.status === 'scheduled' && vote?.status === 'run';

/** The desk of the meeting, whether its registration is open or not. */
export async function deskOf(at: At, id: number): Promise<Desk> {
  const seen = await seenAtDesk(at, id);
  const { m, evening, vote } = seen;
  const { db, scope, now } = at;
  const from = opensFrom(m.startsAt);
  const [sums, last] = await Promise.all([
    vote && sumsOf(at, vote, { meetingId: id, voteId: vote.id }),
    vote ? lastEntries(db, scope, vote.id) : [],
  ]);
  return {
    meeting: {
      ...{ id, name: m.name, status: m.status },
      ...{ start: m.startsAt.toISOString(), end: m.endsAt.toISOString() },
    },
    openedAt: evening?.registrationOpenedAt.toISOString() ?? null,
    opensFrom: from.toISOString(),
    mayOpen: !evening && m.status === 'scheduled' && from <= now,
    voteId: vote?.id ?? null,
    isOpen: isOpen(seen),
    sums,
    last,
  };
}
