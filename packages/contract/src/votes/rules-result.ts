import {
  add,
  commonDenominator,
  compare,
  type Fraction,
  fraction,
  multiply,
  reduce,
  subtract,
  sum,
  whole,
  zero,
} from '../base/fraction.ts';
import type { TextKey } from '../texts/keys.ts';
import { law, type Of, substituteQuorum } from './rules-law.ts';
import type { Basis, VoteType, VoteValue } from './schema.ts';

/** Both thresholds as parts of 1. Participation is reached when equal, agreement only if `inclusive`. */
export type Rule = {
  type: VoteType;
  basis: Basis;
  participation: Fraction;
  accept: Fraction;
  inclusive: boolean;
  of: Of;
};

export type CountedSeat = { id: number; share: Fraction; units: number; own: boolean };
export type Column = { share: Fraction; seats: number; units: number };
export type Tally = Record<VoteValue, Column> & {
  /** Shares of all seats but those of the association: what every percent and threshold is measured by. */
  base: Fraction;
  /** Shares of those who answered; who abstained is present too. */
  present: Fraction;
  seats: number;
  units: number;
  /** The common denominator of the house's shares: counts of shares read like 6 871 of 10 000 over it. */
  den: bigint;
};

export function columnOf(seats: readonly CountedSeat[]): Column {
  return { share: sum(seats.map((s) => s.share)), seats: seats.length, units: seats.reduce((n, s) => n + s.units, 0) };
}

/** The sums of one point. Seats without an answer are missing; seats of the association count nowhere. */
export function tallyOf(seats: readonly CountedSeat[], answers: ReadonlyMap<number, VoteValue>): Tally {
  const counted = seats.filter((s) => !s.own);
  const answered = (value: VoteValue) => columnOf(counted.filter((s) => (answers.get(s.id) ?? 'miss') === value));
  const [agree, notAgree, noVote] = [answered('agree'), answered('notAgree'), answered('noVote')];
  const all = columnOf(counted);
  return {
    agree,
    notAgree,
    noVote,
    miss: answered('miss'),
    base: all.share,
    present: sum([agree.share, notAgree.share, noVote.share]),
    seats: all.seats,
    units: all.units,
    den: commonDenominator(seats.map((s) => s.share.den)),
  };
}

/** a / b exactly; null when there is nothing to divide by. */
export const partOf = (a: Fraction, b: Fraction): Fraction | null =>
  b.num === 0n ? null : reduce(multiply(a, fraction(b.den, b.num)));

/** The votes that the agreeing ones are measured by. */
export const baseOf = (rule: Pick<Rule, 'of'>, tally: Tally): Fraction =>
  rule.of === 'present' ? tally.present : tally.base;

export type Verdict = {
  passed: boolean;
  /** Enough took part, as configured. */
  quorate: boolean;
  /** Enough of them agreed. */
  enough: boolean;
  /** Part of all votes that took part; null in a house where nobody counts. */
  turnout: Fraction | null;
  /** Part of those present, or of all, that agreed; null when there is nobody to measure by. */
  agreed: Fraction | null;
};

const reaches = (f: Fraction | null, threshold: Fraction, inclusive: boolean): boolean => {
  if (!f) return false;
  const above = compare(f, threshold);
  return above > 0 || (inclusive && above === 0);
};

/** Whether the point passes with these sums, compared exactly; nothing to divide by is not passed. */
export function verdictOf(rule: Rule, tally: Tally): Verdict {
  const turnout = partOf(tally.present, tally.base);
  const agreed = partOf(tally.agree.share, baseOf(rule, tally));
  const quorate = reaches(turnout, rule.participation, true);
  const enough = reaches(agreed, rule.accept, rule.inclusive);
  return { passed: quorate && enough, quorate, enough, turnout, agreed };
}

/** A share that is still needed: at least so much, or, when `more`, anything above it. */
export type Need = { share: Fraction; more: boolean };
export type Outlook = {
  /** Whether those still missing decide: it passes whatever they do, it may turn, it fails whatever they do. */
  state: 'certain' | 'open' | 'impossible';
  now: Verdict;
  quorum: { now: boolean; missing: Fraction };
  /** The share of the missing that suffices if all of it agrees; null when it passes now, or never. */
  missing: Need | null;
};

const nothing: Column = { share: zero, seats: 0, units: 0 };

/** The sums if everybody still missing did this. */
function completed(tally: Tally, value: VoteValue): Tally {
  const { miss } = tally;
  const to = tally[value];
  const share = add(to.share, miss.share);
  const column = { share, seats: to.seats + miss.seats, units: to.units + miss.units };
  return { ...tally, miss: nothing, [value]: column, present: add(tally.present, miss.share) };
}

/**
 * What those who are missing can still change, whether by a click or by coming. Agreement never harms, so the best
 * they can do is to agree all. The worst is to stay away (no quorum) or to be all against: in between neither the
 * turnout is lower than in the first nor the part of agreement lower than in the second.
 */
export function outlookOf(rule: Rule, tally: Tally): Outlook {
  const now = verdictOf(rule, tally);
  const best = verdictOf(rule, completed(tally, 'agree')).passed;
  const worst = now.passed && verdictOf(rule, completed(tally, 'notAgree')).passed;
  const lacks = subtract(multiply(rule.participation, tally.base), tally.present);
  return {
    state: worst ? 'certain' : best ? 'open' : 'impossible',
    now,
    quorum: { now: now.quorate, missing: reduce(lacks.num > 0n ? lacks : zero) },
    missing: now.passed || !best ? null : needOf(rule, tally, lacks),
  };
}

/** Both conditions in one number; asked only where all the missing together suffice. */
function needOf(rule: Rule, tally: Tally, quorum: Fraction): Need {
  const agreement = agreementNeed(rule, tally);
  const larger = compare(quorum, agreement.share);
  return larger > 0 ? { share: reduce(quorum), more: false } : agreement;
}

/** y with (agree + y) / all > accept, or with (agree + y) / (present + y) > accept: newcomers enlarge those present. */
function agreementNeed({ accept, inclusive, of }: Rule, { agree, present, base }: Tally): Need {
  if (of === 'all') return { share: reduce(subtract(multiply(accept, base), agree.share)), more: !inclusive };
  const lacks = subtract(multiply(accept, present), agree.share);
  const share = partOf(lacks, subtract(whole, accept)) ?? zero;
  // Nobody present is nobody to divide by, so something has to come.
  return { share: reduce(share), more: !inclusive || present.num === 0n };
}

export type LawView = {
  section: string;
  /** The law's own quorum: strictly more; null where the law asks none. */
  quorate: boolean | null;
  /** Enough for a substitute assembly (§ 1210), if this is one. */
  substitute: boolean;
  /** The law's own simple majority; null for a poll. */
  majority: boolean | null;
  /** The configured participation says something else than the law. */
  differs: boolean;
  /** The settings let pass what the law alone would not. */
  weaker: boolean;
  /** What to tell people when the two differ. */
  note: TextKey | null;
};

/** The law's answer beside the configured one. Informative; what is stricter than the law is no difference. */
export function lawOf(rule: Rule, tally: Tally): LawView {
  const { quorum, accept, of, section } = law.bases[rule.basis];
  const { quorate: configured, passed, turnout } = verdictOf(rule, tally);
  const quorate = quorum && reaches(turnout, quorum, false);
  const majority = accept && reaches(partOf(tally.agree.share, baseOf({ of }, tally)), accept, false);
  const substitute = rule.basis === 'assembly' && reaches(turnout, substituteQuorum, true);
  const differs = rule.basis !== 'poll' && (quorate ?? true) !== configured;
  return {
    section,
    quorate,
    substitute,
    majority,
    differs,
    weaker: passed && (quorate === false || majority === false),
    note: differs ? noteOf(quorate, substitute) : null,
  };
}

function noteOf(quorate: boolean | null, substitute: boolean): TextKey {
  if (quorate === null) return 'VOTE.LAW.DIFFERS.NO_QUORUM_IN_LAW';
  if (quorate) return 'VOTE.LAW.DIFFERS.STRICTER';
  return substitute ? 'VOTE.LAW.DIFFERS.SUBSTITUTE_ONLY' : 'VOTE.LAW.DIFFERS.BELOW_HALF';
}
