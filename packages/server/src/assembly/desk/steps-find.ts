import { type AgentStanding, mostFound, type SeatCard, type SeatsFound } from '#contract/assembly/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { seatsByPowers } from '../../proxies/queries-use.ts';
import { unitsByCode } from '../../summons/rows/steps-code.ts';
import { peopleOfSeat, waitingPowers } from './queries-around.ts';
import { type Book, type Found, findSeats, seatsOfUnitNamed, seatsOfUnits } from './queries-seats.ts';
import { agentStanding } from './steps-agent.ts';
import { seatAtDesk } from './steps-mark.ts';
import { type At, bookAtDesk, shown } from './steps-view.ts';

const answered = (seats: readonly Found[], byCode: boolean): SeatsFound => ({
  seats: seats.slice(0, mostFound).map(shown),
  more: seats.length > mostFound,
  byCode,
});

async function byCode(portal: Portal, { db, scope }: At, book: Book, text: string): Promise<Found[]> {
  const units = await unitsByCode({ db, scope }, portal, book.meetingId, text);
  return units.length === 0 ? [] : seatsOfUnits(db, scope, book, units);
}

/** Seats that are meant by a name, a unit, or the code of an invitation of this meeting; the code names a row and is no right. */
export async function seatsMeant(portal: Portal, at: At, id: number, text: string): Promise<SeatsFound> {
  const { book } = await bookAtDesk(at, id);
  const coded = await byCode(portal, at, book, text);
  if (coded.length > 0) return answered(coded, true);
  const named = await seatsOfUnitNamed(at.db, at.scope, book, text);
  return answered(named.length > 0 ? named : await findSeats(at.db, at.scope, book, text), false);
}

/** One seat with everybody who may come for it. */
export async function cardOf(at: At, id: number, seatId: number): Promise<SeatCard> {
  const { db, scope, now } = at;
  const { book } = await bookAtDesk(at, id);
  const seat = await seatAtDesk(at, book, seatId);
  const { people, owned } = await peopleOfSeat(db, scope, seatId);
  const counting = (await seatsByPowers(db, scope, book.voteId, { seats: [seatId] }, now)) ?? [];
  const waiting = await waitingPowers(db, scope, book.voteId, seatId);
  const nameOf = (member: number) => people.find((p) => p.id === member)?.name ?? '';
  return {
    ...shown(seat),
    people,
    owned,
    powers: [
      ...counting.map(({ proxy, agent, principal }) => ({ proxy, agent, principal, counts: true })),
      ...waiting.map((p) => ({ proxy: p.proxy, agent: p.agent, principal: nameOf(p.principalId), counts: false })),
    ],
    unitId: seat.unitId,
  };
}

type AgentAsked = { id: number; seat: number; agentId: number | null; agentName: string };
/** How the agent stands who would act for whoever acts for the seat. */
export async function agentOf(at: At, { id, seat, ...agent }: AgentAsked): Promise<AgentStanding> {
  const { book } = await bookAtDesk(at, id);
  await seatAtDesk(at, book, seat);
  const [principal] = (await peopleOfSeat(at.db, at.scope, seat)).people;
  if (!principal) throw new Refused('ASSEMBLY.ERRORS.NO_VOICE');
  return agentStanding(at, book, principal.id, agent);
}
