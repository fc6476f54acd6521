import { commonDenominator, type Fraction, fraction, fromText, multiply, sum } from '#contract/base/fraction.ts';
import { baseOf, type Rule, type Tally } from '#contract/votes/rules-result.ts';
import type { Columns, VoteDetail, VotePoint } from '#contract/votes/schema.ts';

type Ruled = Pick<VoteDetail, 'type' | 'basis' | 'participation' | 'accept' | 'acceptInclusive' | 'acceptOf'>;

/** By what the vote decides, as the pure rules take it. */
export const ruleOf = (vote: Ruled): Rule => ({
  type: vote.type,
  basis: vote.basis,
  participation: fromText(vote.participation),
  accept: fromText(vote.accept),
  inclusive: vote.acceptInclusive,
  of: vote.acceptOf,
});

const columnsOf = (sums: Columns) => [sums.agree, sums.notAgree, sums.noVote, sums.miss];

/** The common denominator of the list of this vote; null when it is too long to read. */
export const commonOf = ({ commonDenominator }: Pick<VoteDetail, 'commonDenominator'>): bigint | null =>
  commonDenominator === null ? null : BigInt(commonDenominator);

/** The denominator that shares of this vote are shown over: that of the house, or the least that holds what is shown. */
export function denominatorOf(vote: VoteDetail): bigint {
  const common = commonOf(vote);
  if (common !== null) return common;
  const shares = [
    vote.base,
    vote.turnout.share,
    ...vote.votePoints.flatMap((p) => (p.sums ? columnsOf(p.sums).map((c) => c.share) : [])),
    ...vote.mySeats.map((s) => s.seat.shares),
  ];
  return commonDenominator(shares.map((text) => fromText(text).den));
}

/** The sums of a point as the pure rules take them; null while the vote shows nothing. */
export function tallyOfPoint(vote: VoteDetail, point: Pick<VotePoint, 'sums'>, den: bigint): Tally | null {
  const { sums } = point;
  if (!sums) return null;
  const read = ({ share, seats, units }: Columns['agree']) => ({ share: fromText(share), seats, units });
  const [agree, notAgree, noVote, miss] = columnsOf(sums).map(read) as [
    Tally['agree'],
    Tally['agree'],
    Tally['agree'],
    Tally['agree'],
  ];
  const all = [agree, notAgree, noVote, miss];
  return {
    agree,
    notAgree,
    noVote,
    miss,
    base: fromText(vote.base),
    present: sum([agree.share, notAgree.share, noVote.share]),
    seats: all.reduce((n, c) => n + c.seats, 0),
    units: all.reduce((n, c) => n + c.units, 0),
    den,
  };
}

/** The exact part of a whole; nothing of nothing is nothing. */
export const partOf = (f: Fraction, whole: Fraction): Fraction =>
  whole.num === 0n ? fraction(0, 1) : multiply(f, fraction(whole.den, whole.num));

const longest = 10n ** 12n;
/** A share beside the whole its percent is of, both counted in the house's smallest parts: 831 545 000/5 139 998 406. */
export function countedOf(share: Fraction, whole: Fraction, den: bigint): Fraction {
  if (den >= longest || whole.num === 0n) return partOf(share, whole);
  return fraction((share.num * den) / share.den, (whole.num * den) / whole.den);
}

const fine = 1_000_000_000n;
/** A width for drawing, from the exact fraction. */
export const widthOf = (f: Fraction): number => Number((f.num * fine * 100n) / f.den) / Number(fine);

/** What the parts of a rail are measured by: those present, or all. */
export const wholeOf = (rule: Rule, tally: Tally): Fraction => baseOf(rule, tally);
