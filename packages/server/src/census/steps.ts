import { createHash } from 'node:crypto';
import { stamp } from '#contract/base/calls/ids.ts';
import {
  commonDenominator,
  type Fraction,
  fromText,
  reduce,
  show,
  sum,
  toText,
  zero,
} from '#contract/base/shares/fraction.ts';
import { isReadable } from '#contract/base/shares/shares.ts';
import { type Seat, seatsOf, whyCensusWrong } from '#contract/census/rules.ts';
import { byNumber, namesOfOwners } from '#contract/census/rules-names.ts';
import type { CensusSum, SeatChange } from '#contract/census/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { keepRegister, type Vote } from '../motions/queries.ts';
import * as q from './queries.ts';

/** Somebody in the archive cannot vote; in the place of an owner who died votes whoever acts for the estate. */
function livingVoters(voters: Seat['voters'], { people, estates }: q.Register): Seat['voters'] {
  const living = voters.filter((v) => people.get(v.memberId)?.archived === false);
  const acting = new Set(voters.flatMap((v) => estates.get(v.memberId) ?? []));
  for (const { memberId } of living) acting.delete(memberId);
  return [...living, ...[...acting].map((memberId) => ({ memberId, how: 'representative' as const }))];
}

/** What the register says of a seat, in words and ids. */
export function toSeat(seat: Seat, register: q.Register): q.NewSeat {
  const { people } = register;
  const name = (id: number) => people.get(id)?.name.full_name ?? '';
  const units = [...seat.units].sort((a, b) => byNumber(a.number, b.number));
  return {
    unitIds: units.map((u) => u.id),
    units: units.map((u) => u.number).join(', '),
    owners: namesOfOwners(seat.owners, name),
    ownerIds: [...new Set(seat.owners.flatMap((o) => o.memberIds))],
    spare: seat.representativeId === null ? '' : name(seat.representativeId),
    share: seat.share && reduce(seat.share),
    own: seat.own,
    voters: livingVoters(seat.voters, register),
  };
}

const seatsIn = (register: q.Register): q.NewSeat[] =>
  seatsOf(register.units, register)
    .map((seat) => toSeat(seat, register))
    .sort((a, b) => byNumber(a.units, b.units));

/** One number for all that the register says, to be compared later. */
function digestOf(seats: readonly q.NewSeat[]): Buffer {
  const plain = seats.map(({ share, ...seat }) => ({ ...seat, share: share && show(share) }));
  return createHash('sha256').update(JSON.stringify(plain)).digest();
}

/** Digits of a share that a seat keeps. */
const mostDigits = 60;
const isLong = ({ num, den }: Fraction): boolean => [num, den].some((n) => n.toString().length > mostDigits);

/** A seat whose units have shares over denominators without anything in common cannot be kept exactly. */
function refuseLong(seats: readonly q.NewSeat[]): void {
  const long = seats.find((s) => s.share && isLong(s.share));
  if (long) throw new Refused('VOTE.ERRORS.SHARE_TOO_LONG', { params: { units: long.units } });
}

/** The parts that the register counts the house in; null when they are too many to be read. */
function partsOf({ units }: q.Register): bigint | null {
  const parts = commonDenominator(units.flatMap((u) => (u.share ? [u.share.den] : [])));
  return isReadable(parts) ? parts : null;
}

/** Builds the attendance list of a draft from the register of today; corrections are lost. */
export async function buildCensus(db: Db, scope: Scope, voteId: number, now: Date): Promise<void> {
  const register = await q.readRegister(db, scope, now);
  const seats = seatsIn(register);
  refuseLong(seats);
  await q.dropSeats(db, scope, voteId);
  await q.addSeats(db, scope, voteId, seats);
  await keepRegister(db, scope, voteId, { register: digestOf(seats), parts: partsOf(register) });
}

function problemsOf(seats: readonly q.SeatRow[]): CensusSum['problems'] {
  const found = whyCensusWrong(seats).map(({ kind, field }) => {
    const seat = seats[Number(field.split('.')[1])];
    return { kind, seatIds: seat ? [seat.id] : [] };
  });
  return [...Map.groupBy(found, (f) => f.kind)].map(([kind, list]) => ({
    kind,
    seatIds: list.flatMap((f) => f.seatIds),
  }));
}

const total = (seats: readonly q.SeatRow[]): Fraction => sum(seats.map((s) => s.share ?? zero));

/** The exact sum of the list, its base and what is wrong. Once the vote runs the register no longer matters. */
export async function sumOf(
  db: Db,
  scope: Scope,
  vote: Vote,
  seats: readonly q.SeatRow[],
  now: Date,
): Promise<CensusSum> {
  const problems = problemsOf(seats);
  const isDraft = vote.status === 'concept';
  const current = isDraft ? digestOf(seatsIn(await q.readRegister(db, scope, now))) : vote.register;
  return {
    sum: toText(total(seats)),
    base: toText(total(seats.filter((s) => !s.own))),
    complete: problems.length === 0,
    seatCount: seats.length,
    ownCount: seats.filter((s) => s.own).length,
    unitCount: seats.reduce((n, s) => n + s.unitIds.length, 0),
    withoutVoter: seats.filter((s) => !s.own && s.voterCount === 0).length,
    problems,
    differs: !vote.register || !current?.equals(vote.register),
    updatedAt: stamp(vote.version, vote.updatedAt),
  };
}

/** What a list without problems looks like; anything else stops the start. */
export function refuseIncomplete(seats: readonly q.SeatRow[]): void {
  if (problemsOf(seats).length > 0) throw new Refused('VOTE.ERRORS.CENSUS');
}

/** Who may vote for units by the register of today, and whether they are the association's own. */
async function byRegister(db: Db, scope: Scope, unitIds: readonly number[], now: Date) {
  const [seat] = seatsIn(await q.readRegister(db, scope, now, unitIds));
  return { voters: seat?.voters ?? [], spare: seat?.spare ?? '', own: seat?.own ?? false };
}

/** Corrects the share of one seat of a draft; whose it is and who represents it is the register's word. Answers its units. */
export async function correctSeat(db: Db, scope: Scope, input: SeatChange, now: Date): Promise<number[]> {
  const seat = (await q.seatsOfVote(db, scope, input.id)).find((s) => s.id === input.seat);
  if (!seat) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  const { voters, spare, own } = await byRegister(db, scope, seat.unitIds, now);
  const share = input.share === null ? null : reduce(fromText(input.share));
  const key = q.keyOfSeat({ ...seat, spare });
  await q.changeSeat(db, scope, input.id, seat.id, { share, own, spare, key, voters });
  return seat.unitIds;
}
