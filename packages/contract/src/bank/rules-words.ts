import type { Day } from '../base/time/dates.ts';
import { searchKey } from '../base/words/search.ts';

/** A month that a payer names, with its year where they say it. */
export type NamedMonth = { month: number; year: number | null };

const stems = [
  'led(?:en|na|nu|nem)',
  'unor(?:a|u|em)?',
  'brez(?:en|na|nu|nem)',
  'dub(?:en|na|nu|nem)',
  'kvet(?:en|na|nu|nem)',
  'cerv(?:en|na|nu|nem)',
  'cerven(?:ec|ce|ci|cem)',
  'srp(?:en|na|nu|nem)',
  'zari(?:m)?',
  'rij(?:en|na|nu|nem)',
  'listopad(?:u|em)?',
  'prosin(?:ec|ce|ci|cem)',
];
const months = stems.map((stem) => new RegExp(`(?<![a-z])${stem}(?![a-z])(?:\\s+(20\\d\\d))?`, 'g'));
const numbered = /(?<![\d/])(0?[1-9]|1[0-2])\s*[/.-]\s*(20\d\d|[23]\d)(?![\d/])/g;

/** Numbers of units of a house by how they may be written. */
export type UnitNames = {
  /** "1247/13" and what stands for it. */
  whole: ReadonlyMap<string, number>;
  /** "13" of "1247/13", where no other unit ends so. */
  ends: ReadonlyMap<string, number>;
};

const bare = (label: string): string => searchKey(label).replace(/\s+/g, '').replace(/[-_.]/g, '/');

export function unitNames(units: readonly { unitId: number; label: string }[]): UnitNames {
  const whole = new Map(units.map(({ unitId, label }) => [bare(label), unitId]));
  const ends = new Map<string, number>();
  const twice = new Set<string>();
  for (const { unitId, label } of units) {
    const end = (bare(label).split('/').at(-1) ?? '').replace(/^0+(?=\d)/, '');
    if (ends.has(end)) twice.add(end);
    ends.set(end, unitId);
  }
  for (const end of twice) ends.delete(end);
  return { whole, ends };
}

const joined = /(?<![\d/])\d+[a-z]?\s*[/_-]\s*\d+[a-z]?(?![\d/])/g;
const called =
  /(?<![a-z])(?:byt(?:u|em|y)?|jednotk[auyo]u?|jedn|garaz(?:e|i)?|c\s*\.?\s*j|j)\s*\.?\s*(?:c(?:islo)?\s*\.?\s*)?(\d+[a-z]?)(?![\d/])/g;

/** Units and months that a message names. What is the number of a unit is no month. */
export function namedIn(message: string, names: UnitNames): { units: number[]; months: NamedMonth[] } {
  const key = searchKey(message);
  const units = new Set<number>();
  const rest = key.replace(joined, (text) => {
    const unitId = names.whole.get(bare(text));
    if (unitId === undefined) return text;
    units.add(unitId);
    return ' ';
  });
  for (const [, number = ''] of rest.matchAll(called)) {
    const unitId = names.whole.get(number) ?? names.ends.get(number.replace(/^0+(?=\d)/, ''));
    if (unitId !== undefined) units.add(unitId);
  }
  const found: NamedMonth[] = [];
  for (const [i, stem] of months.entries())
    for (const [, year] of rest.matchAll(stem)) found.push({ month: i + 1, year: year ? Number(year) : null });
  for (const [, month = '', year = ''] of rest.matchAll(numbered))
    found.push({ month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) });
  return { units: [...units], months: found };
}

/** Whether the first of a month is the month named. */
export const isNamed = (month: Day, named: NamedMonth): boolean =>
  Number(month.slice(5, 7)) === named.month && (named.year === null || Number(month.slice(0, 4)) === named.year);
