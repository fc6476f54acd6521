import {
  compare,
  equals,
  type Fraction,
  fraction,
  reduce,
  show,
  subtract,
  whole,
  zero,
} from '../base/shares/fraction.ts';
import { besidePercent } from '../base/shares/shares.ts';
import { decisiveOf } from '../motions/rules-decisive.ts';
import { law } from '../motions/rules-law.ts';
import { baseOf, outlookOf, type Rule, type Tally, verdictOf } from '../motions/rules-result.ts';
import type { Locale } from '../texts/catalog.ts';
import type { TextKey } from '../texts/keys.ts';

export type Said = { key: TextKey; params: Record<string, string> };
/** `outcome` is the short first sentence without arguments, the rest says why. */
export type Reason = Said & { outcome: TextKey };
export type Tone = 'ok' | 'warn' | 'bad';

const locales = { cs: 'cs', en: 'en-GB' } as const;
/** English writes the percent sign without a space. */
const percentSign = { cs: '\u00a0%', en: '%' } as const;
const myriad = 10_000n;
/** The part in hundredths of a percent: down, up, or half up. */
function hundredths({ num, den }: Fraction, way: 'down' | 'up' | 'half'): bigint {
  const scaled = num * myriad;
  if (way === 'half') return (2n * scaled + den) / (2n * den);
  return way === 'down' ? scaled / den : (scaled + den - 1n) / den;
}

function percentText(part: bigint, places: { min: number; max: number }, lang: Locale): string {
  const options = { minimumFractionDigits: places.min, maximumFractionDigits: places.max };
  return `${new Intl.NumberFormat(locales[lang], options).format(Number(part) / 100)}${percentSign[lang]}`;
}

/** A threshold as people say it: "50 %", but "2/3" where percents would only be near. */
function markText(f: Fraction, lang: Locale): string {
  const rounded = hundredths(f, 'half');
  if (!equals(fraction(rounded, myriad), f)) return show(reduce(f));
  return percentText(rounded, { min: 0, max: 2 }, lang);
}

/**
 * A part in percent that never contradicts the verdict: when rounding would put it on another side of the threshold
 * (or of nothing, or of everything), it is said to be a little above or below it.
 */
function percentOf(part: Fraction, threshold: Fraction, lang: Locale): Record<string, string> {
  const rounded = hundredths(part, 'half');
  const said = fraction(rounded, myriad);
  const percent = percentText(rounded, { min: 2, max: 2 }, lang);
  if (equals(part, threshold)) return { near: 'exactly', mark: markText(threshold, lang), percent };
  for (const mark of [threshold, zero, whole]) {
    const side = Math.sign(compare(part, mark));
    if (side !== Math.sign(compare(said, mark)))
      return { near: side > 0 ? 'over' : 'under', mark: markText(mark, lang), percent };
  }
  return { near: 'none', mark: '', percent };
}

/** "6 871" of "10 000" parts of those who count; where they are too many to be read, only the percent. */
function countOf(share: Fraction, all: Fraction, den: bigint, lang: Locale): Record<string, string> {
  const parts = besidePercent(share, { parts: den, base: all });
  if (!parts) return { form: 'percent', count: '', whole: '' };
  const format = new Intl.NumberFormat(locales[lang]);
  return { form: 'parts', count: format.format(parts.num), whole: format.format(parts.den) };
}

const named: [Fraction, string][] = [
  [fraction(1, 2), 'half'],
  [fraction(2, 3), 'twoThirds'],
  [fraction(3, 4), 'threeQuarters'],
];

/** The words of a threshold: more than or at least, how much, of whom. */
function thresholdParams(accept: Fraction, inclusive: boolean, of: string, lang: Locale): Record<string, string> {
  const everyone = inclusive && equals(accept, whole);
  const name = named.find(([f]) => equals(f, accept))?.[1] ?? 'other';
  return { over: inclusive ? 'least' : 'more', bar: everyone ? 'everyone' : name, barText: markText(accept, lang), of };
}

/** Which law the threshold is, when it is exactly that of the law. */
function sourceOf(rule: Rule): string {
  if (rule.basis === 'poll') return 'poll';
  const { accept, of } = law.bases[rule.basis];
  const same = accept && equals(accept, rule.accept) && !rule.inclusive && rule.of === of;
  return same ? rule.basis : 'settings';
}

/** Which law the participation is, when it is exactly that of the law. */
function quorumSourceOf(rule: Rule & { quorumInclusive: boolean }): string {
  if (rule.basis === 'poll') return 'poll';
  const { quorum } = law.bases[rule.basis];
  return quorum && !rule.quorumInclusive && equals(quorum, rule.participation) ? rule.basis : 'settings';
}

/** Why the point passed or not, in plain words with the section of the law. */
export function reasonOf(given: Rule, tally: Tally, lang: Locale): Reason {
  const rule = decisiveOf(given, tally);
  const { passed, quorate, turnout, agreed } = verdictOf(rule, tally);
  const poll = rule.basis === 'poll';
  // At an assembly whoever is in the room is present, answered or not.
  const isRoom = rule.type === 'local';
  const nobody = isRoom ? 'empty' : 'none';
  const outcome: TextKey = poll
    ? `VOTE.WHY.OUTCOME.${passed ? 'supported' : 'unsupported'}`
    : `VOTE.WHY.OUTCOME.${passed ? 'passed' : 'failed'}`;
  if (!turnout) return { outcome, key: 'VOTE.WHY.NO_BASE', params: {} };
  if (!quorate) {
    const params = {
      voted: tally.present.num === 0n ? nobody : 'some',
      where: isRoom ? 'room' : 'house',
      ...countOf(tally.present, tally.base, tally.den, lang),
      ...percentOf(turnout, rule.participation, lang),
      ...thresholdParams(rule.participation, rule.quorumInclusive, 'all', lang),
      source: quorumSourceOf(rule),
    };
    return { outcome, key: 'VOTE.WHY.NO_QUORUM', params };
  }
  const voted = tally.present.num === 0n ? nobody : tally.agree.share.num === 0n ? 'against' : 'some';
  const params = {
    voted,
    passed: passed ? 'yes' : 'no',
    ...countOf(tally.agree.share, baseOf(rule, tally), tally.den, lang),
    ...percentOf(agreed ?? zero, rule.accept, lang),
    ...thresholdParams(rule.accept, rule.inclusive, rule.of, lang),
    source: sourceOf(rule),
  };
  return { outcome, key: 'VOTE.WHY.VOTES', params };
}

/** What stands at the post of the rail: "potřeba více než 50 %". */
export function postOf(given: Rule, tally: Tally | null, lang: Locale): Said {
  const { accept, inclusive, of } = decisiveOf(given, tally);
  return { key: 'VOTE.WHY.POST', params: thresholdParams(accept, inclusive, of, lang) };
}

/** What was missing at the end, rounded down: "víc než 0,12 %" is true of everything above. */
function lackedOf(gap: Fraction, more: boolean, lang: Locale): Record<string, string> {
  const down = hundredths(gap, 'down');
  if (down === 0n) return { bound: 'less', percent: percentText(1n, { min: 2, max: 2 }, lang) };
  const exact = equals(fraction(down, myriad), gap);
  return { bound: exact && !more ? 'exact' : 'more', percent: percentText(down, { min: 0, max: 2 }, lang) };
}

/** What is missing yet, rounded up so that it suffices, to a tenth while that is not too rough. */
function missingOf(gap: Fraction, more: boolean, lang: Locale): Record<string, string> {
  const up = hundredths(gap, 'up');
  const said = up < 100n ? up : ((up + 9n) / 10n) * 10n;
  const exact = equals(fraction(said, myriad), gap);
  return { bound: exact && more ? 'more' : 'exact', percent: percentText(said, { min: 0, max: 2 }, lang) };
}

/** The line above the rail: what is missing, or was, to the threshold; percents of what the threshold is measured by. */
export function lineOf(
  given: Rule,
  tally: Tally,
  { running }: { running: boolean },
  lang: Locale,
): Said & { tone: Tone } {
  const { state, now } = outlookOf(given, tally);
  const rule = decisiveOf(given, tally);
  const when = running ? 'now' : 'end';
  // In a room everything may turn until the point is closed: who leaves takes the answer and the presence along.
  const settled = running && rule.type === 'online';
  if (settled && state === 'certain') return { key: 'VOTE.WHY.LINE.ENOUGH', params: {}, tone: 'ok' };
  if (settled && state === 'impossible') return { key: 'VOTE.WHY.LINE.CANNOT', params: {}, tone: 'bad' };
  if (now.passed) {
    const params = thresholdParams(rule.accept, rule.inclusive, rule.of, lang);
    return { key: running ? 'VOTE.WHY.LINE.SO_FAR' : 'VOTE.WHY.LINE.PASSED', params, tone: 'ok' };
  }
  const tone = running ? 'warn' : 'bad';
  const amount = running ? missingOf : lackedOf;
  const nobody = rule.type === 'local' ? 'VOTE.WHY.LINE.EMPTY' : 'VOTE.WHY.LINE.NOBODY';
  if (!now.turnout || tally.present.num === 0n) return { key: nobody, params: { when }, tone };
  if (!now.quorate) {
    const lacks = subtract(rule.participation, now.turnout);
    if (lacks.num === 0n)
      return { key: 'VOTE.WHY.LINE.QUORUM_EXACTLY', params: { when, mark: markText(rule.participation, lang) }, tone };
    return { key: 'VOTE.WHY.LINE.QUORUM', params: { when, ...amount(lacks, !rule.quorumInclusive, lang) }, tone };
  }
  const gap = subtract(rule.accept, now.agreed ?? zero);
  if (gap.num === 0n)
    return { key: 'VOTE.WHY.LINE.EXACTLY', params: { when, mark: markText(rule.accept, lang) }, tone };
  return { key: 'VOTE.WHY.LINE.MISSING', params: { when, ...amount(gap, !rule.inclusive, lang) }, tone };
}
