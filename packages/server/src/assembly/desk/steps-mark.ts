import type { MarkInput } from '#contract/assembly/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { holdLedger } from '../../ledger/steps.ts';
import type { Vote } from '../../motions/queries.ts';
import { forgetMistaken } from '../../presence/queries-attendance.ts';
import { digestOfEvent } from '../../presence/queries-events.ts';
import { markAttendance } from '../../presence/steps-attendance.ts';
import { powerById } from '../../proxies/queries.ts';
import { endOfPresent } from '../../proxies/steps.ts';
import { bringPower } from '../../proxies/steps-second.ts';
import { hasPaper } from '../../second/queries.ts';
import { askAtDoor } from '../../second/steps.ts';
import { countWaiting, holdAtDoor, keepAtDoor, leaveDoor, powersAtDoor } from '../rows/queries-door.ts';
import { peopleOfSeat, writtenByTap } from './queries-around.ts';
import { type Book, type Found, seatOf } from './queries-seats.ts';
import { type At, bookAtDesk } from './steps-view.ts';

export type Desk = { vote: Vote; book: Book };

/** The open desk of the meeting with its ledger held: desks write one after another. */
export async function heldDesk(at: At, id: number): Promise<Desk> {
  const { m, vote, book } = await bookAtDesk(at, id);
  if (m.status !== 'scheduled' || vote.status !== 'run') throw new Refused('ASSEMBLY.ERRORS.OVER');
  await holdLedger(at.db, at.scope, vote.id);
  return { vote, book };
}

export async function seatAtDesk({ db, scope }: At, book: Book, id: number): Promise<Found> {
  const seat = await seatOf(db, scope, book, id);
  if (!seat) throw new Refused('ASSEMBLY.ERRORS.SEAT_UNKNOWN');
  return seat;
}

/** Whoever stands at the door by a power that counts by now is in the room; answers how many came in so. */
export async function admitConfirmed(portal: Portal, at: At, book: Omit<Book, 'today'>): Promise<number> {
  const { db, scope } = at;
  const there = (await powersAtDoor(db, scope, book.meetingId)).filter((d) => d.state !== 'waiting');
  let came = 0;
  for (const { seat, proxy, state } of there) {
    const given = { id: book.voteId, seats: [seat], here: true, at: null, person: '', proxy };
    try {
      if (state === 'approved') await markAttendance(db, portal, at, given);
    } catch (error) {
      // The statutes, or a revocation meanwhile, are against it: it stays at the door and nobody else waits for it.
      if (error instanceof Refused) continue;
      throw error;
    }
    await leaveDoor(db, scope, book.meetingId, [seat]);
    if (state === 'approved') came += 1;
  }
  return came;
}

type Marking = Pick<MarkInput, 'here' | 'spouse' | 'proxy' | 'reason' | 'event'>;

/** When the same was written down before; null when it was not. */
async function alreadyAs({ db, scope }: At, seat: Found, given: Marking): Promise<string | null> {
  if (!given.here) return seat.state === 'nobody' ? seat.leftAt : null;
  if (given.proxy !== null) return seat.proxy === given.proxy ? seat.since : null;
  if (seat.state !== 'room') return null;
  if (given.spouse === null) return seat.since;
  const { people } = await peopleOfSeat(db, scope, seat.id);
  const name = people.find((p) => p.id === given.spouse)?.name;
  return name && seat.person.split(', ').includes(name) ? seat.since : null;
}

/** Who came, as the attendance calls them: nobody where it is simply the owner. */
function personOf(seat: Found, { here, spouse, proxy }: Marking): string {
  if (!here || spouse !== null || proxy !== null) return '';
  if (seat.way === 'representative') return seat.representative;
  // Without a name whoever came last would be there again, by their power.
  return seat.wasByPower ? seat.owners : '';
}

/** Somebody acts for the seat by themselves: powers that they gave for this evening end, and none of them waits at the door. */
async function cameInPerson(portal: Portal, at: At, { vote, book }: Desk, seat: Found, spouse: number | null) {
  const { db, scope } = at;
  const { people } = await peopleOfSeat(db, scope, seat.id);
  const who = spouse === null ? people.map((p) => p.id) : [spouse];
  await endOfPresent(at, portal, vote.id, who);
  await leaveDoor(db, scope, book.meetingId, [seat.id]);
}

/** A power whose paper is there and waits for its second person: its agent stands at the door. */
async function standAtDoor(portal: Portal, at: At, { book }: Desk, seat: Found, proxy: number): Promise<void> {
  const { db, scope, now } = at;
  if (seat.state === 'room' || seat.state === 'power') throw new Refused('ASSEMBLY.ERRORS.IN_ROOM');
  const { people } = await peopleOfSeat(db, scope, seat.id);
  const power = await powerById(db, scope, proxy);
  if (power?.voteId !== book.voteId || !people.some((p) => p.id === power.principalId))
    throw new Refused('PROXIES.ERRORS.NOT_HOLDING');
  if (!(await hasPaper(db, scope, { kind: 'proxy', subjectId: proxy }))) throw new Refused('ASSEMBLY.ERRORS.NO_PAPER');
  await keepAtDoor(db, scope, { meetingId: book.meetingId, seatId: seat.id, proxyId: proxy }, now);
  await bringPower(at, portal, proxy, true);
}

async function isWaiting({ db, scope }: At, proxy: number | null): Promise<boolean> {
  return proxy !== null && (await powerById(db, scope, proxy))?.state === 'waiting';
}

/** Whether this tap was taken before; the same one for something else is refused. */
async function isRepeated({ db, scope }: At, { book }: Desk, { seat, here, event }: MarkInput): Promise<boolean> {
  if ((await digestOfEvent(db, scope, book.voteId, event.id)) === null) return false;
  const was = await writtenByTap(db, scope, book.voteId, event.id);
  if (was && (was.seat !== seat || (was.kind === 'arrived') !== here)) throw new Refused('VOTE.ERRORS.EVENT_OTHER');
  return true;
}

/** Writes down who came for the seat or left; answers when it had been written before. */
export async function markSeat(portal: Portal, at: At, input: MarkInput): Promise<Desk & { already: string | null }> {
  const desk = await heldDesk(at, input.id);
  const [isSaidAgain, stands, found] = await Promise.all([
    isRepeated(at, desk, input),
    powersAtDoor(at.db, at.scope, input.id),
    seatAtDesk(at, desk.book, input.seat),
  ]);
  if (isSaidAgain) return { ...desk, already: null };
  const admits = stands.some((d) => d.state !== 'waiting');
  if (admits) await admitConfirmed(portal, at, desk.book);
  const seat = admits ? await seatAtDesk(at, desk.book, input.seat) : found;
  const already = await alreadyAs(at, seat, input);
  await writeMark(portal, at, desk, seat, input);
  // Who came may confirm what waits at the door, and who left may have been the last one who could.
  if ((await countWaiting(at.db, at.scope, input.id)) > 0) {
    await holdAtDoor(at.db, at.scope, input.id);
    await askAtDoor(at, portal, desk.book.voteId);
  }
  return { ...desk, already };
}

/** In the attendance, or at the door for who does not count. */
async function writeMark(portal: Portal, at: At, desk: Desk, seat: Found, input: MarkInput): Promise<void> {
  const { db, scope, now } = at;
  const { vote, book } = desk;
  const { here, spouse, proxy, reason, event } = input;
  const isAtDoor = seat.state === 'waiting' || seat.state === 'guest';
  if (here && input.guest) {
    if (seat.state === 'room' || seat.state === 'power') throw new Refused('ASSEMBLY.ERRORS.IN_ROOM');
    await keepAtDoor(db, scope, { meetingId: book.meetingId, seatId: seat.id, proxyId: null }, now);
  } else if (!here && isAtDoor) {
    await leaveDoor(db, scope, book.meetingId, [seat.id]);
    if (seat.state === 'waiting') {
      if (seat.proxy !== null) await bringPower(at, portal, seat.proxy, false);
      const detail = { name: seat.owners };
      await record(db, scope, now, { noun: 'meetings', nounId: book.meetingId, verb: 'unrepresented', detail });
    }
  } else if (here && (await isWaiting(at, proxy))) {
    await standAtDoor(portal, at, desk, seat, proxy as number);
  } else {
    if (here && seat.way === 'mute') throw new Refused('ASSEMBLY.ERRORS.NO_VOICE');
    const person = personOf(seat, input);
    await markAttendance(db, portal, at, {
      ...{ id: vote.id, seats: [seat.id], here, at: null, person, proxy, spouse, reason, event },
    });
    if (!here && input.back) await forgetMistaken(db, scope, vote.id, [seat.id]);
    if (here && proxy === null) await cameInPerson(portal, at, desk, seat, spouse);
    else if (here) await leaveDoor(db, scope, book.meetingId, [seat.id]);
  }
}
