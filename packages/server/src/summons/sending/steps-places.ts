import { commonDenominator, type Fraction, sum } from '#contract/base/shares/fraction.ts';
import { isReadable, type Measure } from '#contract/base/shares/shares.ts';
import { seatsOf } from '#contract/census/rules.ts';
import { byNumber } from '#contract/census/rules-names.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NewSeat, readRegister } from '../../census/queries.ts';
import { toSeat } from '../../census/steps.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';

export type Places = { seats: NewSeat[]; measure: Measure };

/** Places of the house by its register of now, in the order of units, and what their shares are read of; never its own. */
export async function placesNow(db: Db, scope: Scope, now: Date): Promise<Places> {
  const register = await readRegister(db, scope, now);
  const seats = seatsOf(register.units, register)
    .map((seat) => toSeat(seat, register))
    .filter((seat) => !seat.own)
    .sort((a, b) => byNumber(a.units, b.units));
  const shares = seats.flatMap((s): Fraction[] => (s.share ? [s.share] : []));
  const parts = commonDenominator(register.units.flatMap((u) => (u.share ? [u.share.den] : [])));
  return { seats, measure: { base: sum(shares), parts: isReadable(parts) ? parts : null } };
}

/** Places that the meeting is for: one of the committee alone is for none. */
export async function placesFor({ db, scope, now }: { db: Db; scope: Scope; now: Date }, id: number): Promise<Places> {
  const { seats, measure } = await placesNow(db, scope, now);
  const { isPublic } = await meetingSeen(db, scope, id);
  return { seats: isPublic ? seats : [], measure };
}

/** The same text for a place of the same units and the same people. */
export const keyOfPlace = (unitIds: readonly number[], memberIds: readonly number[]): string =>
  [unitIds, memberIds].map((ids) => [...ids].sort((a, b) => a - b).join('+')).join(' ');

/** People of a seat: its owners and whoever votes for it. */
export const peopleOf = ({ ownerIds, voters }: NewSeat): number[] => [
  ...new Set([...ownerIds, ...voters.map((v) => v.memberId)]),
];
