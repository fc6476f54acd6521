import type { Locale } from '../../texts/catalog.ts';
import { equals, type Fraction, fraction, multiply, percent, reduce, whole, zero } from './fraction.ts';

/** Numbers of more digits nobody reads at a glance: then the percent stands alone. */
const mostDigits = 7;
export const isReadable = (parts: bigint): boolean => parts.toString().length <= mostDigits;

/** The register's own fraction is copied from a deed and looked for in it, so it stands while it fits a line. */
const longest = 12;
export const isLong = (den: bigint): boolean => den.toString().length > longest;

/**
 * What shares of a vote are shown of: the equal parts that its house is counted in (null when they are too many to be
 * read), and the shares that count, of which every percent is.
 */
export type Measure = { parts: bigint | null; base: Fraction };

/**
 * Where a share stands. `unit`: of the house, as the register wrote it. `part`: a part of a unit, a sum, or several units
 * together, of which nobody wrote a fraction. A measure: inside a vote, of those who count.
 */
export type ShareOf = 'unit' | 'part' | Measure;

/** How many parts of how many of the whole it is: 831 545 000/5 139 998 406; null when the house has too many. */
export function inParts(share: Fraction, whole: Fraction, parts: bigint | null): Fraction | null {
  if (parts === null || !isReadable(parts) || whole.num === 0n) return null;
  return fraction((share.num * parts) / share.den, (whole.num * parts) / whole.den);
}

/** The exact part of the whole in lowest terms; nothing of nothing is nothing. */
export const exactPart = (share: Fraction, whole: Fraction): Fraction =>
  whole.num === 0n ? zero : reduce(multiply(share, fraction(whole.den, whole.num)));

/** The part whose percent is shown: of those who count inside a vote, else as it is. */
export const partOf = (share: Fraction, of: ShareOf): Fraction =>
  typeof of === 'string' ? share : exactPart(share, of.base);

function written(share: Fraction, of: ShareOf): Fraction | null {
  if (of === 'part') return null;
  if (of === 'unit') return isLong(share.den) ? null : share;
  return inParts(share, of.base, of.parts);
}

/** The fraction that stands small beside the percent; null where nobody would read it, and of nothing and of the whole. */
export function besidePercent(share: Fraction, of: ShareOf): Fraction | null {
  const beside = written(share, of);
  return beside === null || beside.num === 0n || equals(beside, whole) ? null : beside;
}

const locales = { cs: 'cs', en: 'en-GB' } as const;
/** English writes the percent sign without a space. */
const signs = { cs: '\u00a0%', en: '%' } as const;
const formatOf = (lang: Locale, places: number) =>
  new Intl.NumberFormat(locales[lang], { minimumFractionDigits: places, maximumFractionDigits: places });
const hundredths = { cs: formatOf('cs', 2), en: formatOf('en', 2) };

/** "8,13 %", always with two places. */
export const percentText = (part: Fraction, lang: Locale): string =>
  `${hundredths[lang].format(percent(part))}${signs[lang]}`;

const mostPlaces = 12;
/** What is missing or too much, in percent with as many places as make it more than nothing: "0,0003 %". */
export function gapText(gap: Fraction, lang: Locale): string {
  let places = 2;
  while (places < mostPlaces && percent(gap, places) === 0) places += 1;
  return `${formatOf(lang, places).format(percent(gap, places))}${signs[lang]}`;
}

const wholes = { cs: formatOf('cs', 0), en: formatOf('en', 0) };
/** "813/10 000". */
export const fractionText = ({ num, den }: Fraction, lang: Locale): string =>
  `${wholes[lang].format(num)}/${wholes[lang].format(den)}`;

/** A share in one line, as sentences, mails and papers say it: "8,13 % (813/10 000)", or the percent alone. */
export function shareText(share: Fraction, of: ShareOf, lang: Locale): string {
  const beside = besidePercent(share, of);
  const text = percentText(partOf(share, of), lang);
  return beside ? `${text} (${fractionText(beside, lang)})` : text;
}
