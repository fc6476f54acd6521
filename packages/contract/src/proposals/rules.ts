import { compare, type Fraction, fraction, sum, zero } from '../base/shares/fraction.ts';
import { exactPart } from '../base/shares/shares.ts';

/** More than this of the votes may ask for a meeting, and for what is on there (§ 1207). */
export const quarter: Fraction = fraction(1n, 4n);

/** A seat of the register as a support is counted by. */
export type CountedSeat = {
  units: string;
  share: Fraction | null;
  /** Of the association itself: in no base. */
  own: boolean;
  ownerIds: readonly number[];
  voters: readonly { memberId: number }[];
};

/** What the support of one person adds; nothing where somebody of the same seats was first, or where they vote for none. */
export type Added = { units: string; part: Fraction };
export type Tally = {
  /** Part of the base, in lowest terms. */
  part: Fraction;
  /** Seats of at least two owners, none of whom owns both. */
  several: boolean;
  /** By member. */
  added: Map<number, Added>;
};

const isApart = (a: CountedSeat, b: CountedSeat): boolean => !a.ownerIds.some((id) => b.ownerIds.includes(id));

/**
 * Who supports, in the order in which they came, as shares of the votes: a seat counts once, for the first of those who
 * vote for it. The base is that of votes, so seats of the association itself are out of it.
 */
export function tallyOf(seats: readonly CountedSeat[], supporters: readonly number[]): Tally {
  const counting = seats.filter((s) => !s.own && s.share !== null);
  const base = sum(counting.map((s) => s.share as Fraction));
  const taken = new Set<CountedSeat>();
  const added = new Map<number, Added>();
  for (const id of new Set(supporters)) {
    const theirs = counting.filter((s) => !taken.has(s) && s.voters.some((v) => v.memberId === id));
    if (theirs.length === 0) continue;
    for (const seat of theirs) taken.add(seat);
    const share = sum(theirs.map((s) => s.share as Fraction));
    added.set(id, { units: theirs.map((s) => s.units).join(', '), part: exactPart(share, base) });
  }
  const all = [...taken];
  return {
    part: exactPart(sum(all.map((s) => s.share as Fraction)), base),
    several: all.some((a, i) => all.slice(i + 1).some((b) => isApart(a, b))),
    added,
  };
}

/** Whether they may ask for a meeting: exactly a quarter is not enough. */
export const isReached = ({ part, several }: Pick<Tally, 'part' | 'several'>): boolean =>
  several && compare(part, quarter) > 0;

/** How much more it takes; nothing once it is more than a quarter. At exactly a quarter any further seat does. */
export const missing = (part: Fraction): Fraction =>
  compare(part, quarter) > 0 ? zero : fraction(part.den - 4n * part.num, 4n * part.den);
