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
} from '../base/shares/fraction.ts';
import type { TextKey } from '../texts/keys.ts';
import { decisiveOf } from './rules-decisive.ts';
import { law, type Of, type PresetLaw, substituteQuorum } from './rules-law.ts';
import type { Basis, VoteType, VoteValue } from './schema.ts';

/**
 * Both thresholds as parts of 1. Participation is reached when equal (unless `quorumInclusive` says not), agreement only
 * if `inclusive`. What the chosen preset asks (`law`) has to hold beside them.
 */
export type Rule = {
  type: VoteType;
  basis: Basis;
  participation: Fraction;
  quorumInclusive?: boolean;
  accept: Fraction;
  inclusive: boolean;
  of: Of;
  law?: PresetLaw | null;
};

export type CountedSeat = { id: number; share: Fraction; units: number; own: boolean };
export type Column = { share: Fraction; seats: number; units: number };
export type Tally = Record<VoteValue, Column> & {
  /** Shares of all seats but those of the association: what every percent and threshold is measured by. */
  base: Fraction;
  /** Shares of the room at an assembly, answered or not; elsewhere of those who answered, who abstained among them. */
  present: Fraction;
  seats: number;
  units: number;
  /** The common denominator of the house's shares: counts of shares read like 6 871 of 10 000 over it. */
  den: bigint;
};

export function columnOf(seats: readonly CountedSeat[]): Column {
  return { share: sum(seats.map((s) => s.share)), seats: seats.length, units: seats.reduce((n, s) => n + s.units, 0) };
}

/**
 * The sums of one point. Seats without an answer are missing; seats of the association count nowhere. At an assembly the
 * attendance says who is present, not the ballots (NOZ § 1206).
 */
export function tallyOf(
  seats: readonly CountedSeat[],
  answers: ReadonlyMap<number, VoteValue>,
  room?: ReadonlySet<number>,
): Tally {
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
    present: room
      ? columnOf(counted.filter((s) => room.has(s.id))).share
      : sum([agree.share, notAgree.share, noVote.share]),
    seats: all.seats,
    units: all.units,
    den: commonDenominator(seats.map((s) => s.share.den)),
  };
}

/** a / b exactly; null when there is nothing to divide by. */
export const partOf = (a: Fraction, b: Fraction): Fraction | null =>
  b.num === 0n ? null : reduce(multiply(a, fraction(b.den, b.num)));

const wholeOf = (of: Of, tally: Tally): Fraction => (of === 'present' ? tally.present : tally.base);

/** The votes that the agreeing ones are measured by. */
export const baseOf = (rule: Rule, tally: Tally): Fraction => wholeOf(decisiveOf(rule, tally).of, tally);

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
  const { participation, quorumInclusive, accept, inclusive, of } = decisiveOf(rule, tally);
  const turnout = partOf(tally.present, tally.base);
  const agreed = partOf(tally.agree.share, wholeOf(of, tally));
  const quorate = reaches(turnout, participation, quorumInclusive);
  const enough = reaches(agreed, accept, inclusive);
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
  return { ...tally, miss: nothing, [value]: column, present: tally.base };
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
  const { participation, quorumInclusive } = decisiveOf(rule, tally);
  const lacks = subtract(multiply(participation, tally.base), tally.present);
  return {
    state: worst ? 'certain' : best ? 'open' : 'impossible',
    now,
    quorum: { now: now.quorate, missing: reduce(lacks.num > 0n ? lacks : zero) },
    missing: now.passed || !best ? null : needOf(rule, tally, { share: lacks, more: !quorumInclusive }),
  };
}

/** All conditions in one number; asked only where all the missing together suffice. */
function needOf(rule: Rule, tally: Tally, quorum: Need): Need {
  const { law } = rule;
  const ofPreset = law ? [agreementNeed({ accept: law.share, inclusive: law.inclusive, of: law.of }, tally)] : [];
  const needs = [agreementNeed(rule, tally), ...ofPreset, quorum];
  return needs.reduce((a, b) => {
    const above = compare(a.share, b.share);
    const larger = above >= 0 ? a : b;
    return { share: reduce(larger.share), more: above === 0 ? a.more || b.more : larger.more };
  });
}

/** y with (agree + y) / all > accept, or with (agree + y) / (present + y) > accept: newcomers enlarge those present. */
function agreementNeed(
  { accept, inclusive, of }: Pick<Rule, 'accept' | 'inclusive' | 'of'>,
  { agree, present, base }: Tally,
): Need {
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
  const majority = accept && reaches(partOf(tally.agree.share, wholeOf(of, tally)), accept, false);
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
