import { commonDenominator, type Fraction, fromText, sum } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import { lawIn } from '#contract/motions/rules-decisive.ts';
import { pointRule } from '#contract/motions/rules-point.ts';
import { baseOf, type Rule, type Tally } from '#contract/motions/rules-result.ts';
import type { Columns, VoteDetail, VotePoint } from '#contract/motions/schema.ts';

type Ruled = Pick<VoteDetail, 'type' | 'basis' | 'participation' | 'accept' | 'acceptInclusive' | 'acceptOf' | 'law'>;

/** By what the vote decides, as the pure rules take it. */
export const ruleOf = (vote: Ruled): Rule => ({
  type: vote.type,
  basis: vote.basis,
  participation: fromText(vote.participation),
  accept: fromText(vote.accept),
  inclusive: vote.acceptInclusive,
  of: vote.acceptOf,
  law: vote.law && lawIn(vote.law),
});

/** By what the point is decided: its own rule or the vote's. */
export const ruleOfPoint = (vote: Ruled, point: Pick<VotePoint, 'rule' | 'offAgenda'>): Rule =>
  pointRule(ruleOf(vote), point);

const columnsOf = (sums: Columns) => [sums.agree, sums.notAgree, sums.noVote, sums.miss];

/** The common denominator of the list of this vote; null when it is too long to read. */
export const commonOf = ({ commonDenominator }: Pick<VoteDetail, 'commonDenominator'>): bigint | null =>
  commonDenominator === null ? null : BigInt(commonDenominator);

/** What the shares of this vote are shown of. */
export const measureOf = (vote: Pick<VoteDetail, 'commonDenominator' | 'base'>): Measure => ({
  parts: commonOf(vote),
  base: fromText(vote.base),
});

/** The parts that sums are said in: those of the house, or the least that hold what is shown. */
export function denominatorOf(vote: VoteDetail): bigint {
  const common = commonOf(vote);
  if (common !== null) return common;
  const shares = [vote.base, ...vote.votePoints.flatMap((p) => (p.sums ? columnsOf(p.sums).map((c) => c.share) : []))];
  return commonDenominator(shares.map((text) => fromText(text).den));
}

/** The sums of a point as the pure rules take them; null while the vote shows nothing. */
export function tallyOfPoint(vote: VoteDetail, point: Pick<VotePoint, 'sums' | 'room'>, den: bigint): Tally | null {
  const { sums, room } = point;
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
    // At an assembly the attendance says who is present, not the ballots.
    present: room ? fromText(room.present.share) : sum([agree.share, notAgree.share, noVote.share]),
    seats: all.reduce((n, c) => n + c.seats, 0),
    units: all.reduce((n, c) => n + c.units, 0),
    den,
  };
}

const fine = 1_000_000_000n;
/** A width for drawing, from the exact fraction. */
export const widthOf = (f: Fraction): number => Number((f.num * fine * 100n) / f.den) / Number(fine);

/** What the parts of a rail are measured by: those present, or all; while nobody is present, all. */
export function wholeOf(rule: Rule, tally: Tally): Fraction {
  const whole = baseOf(rule, tally);
  return whole.num === 0n ? tally.base : whole;
}
