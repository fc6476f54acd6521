import type { UnitReader } from './rules-units.ts';

/** Pages of one paper that is cut. */
export const mostCutPages = 500;

/** What a page says of the unit it belongs to; `unitIds` are those a person may choose from. */
export type PageSays =
  | { kind: 'sure'; unitId: number }
  /** Nothing is drawn on it; it goes with the page before without a word. */
  | { kind: 'blank' }
  | { kind: 'none' }
  /** `loose`: the number stands only inside a sentence. `many`: several, or one beside a number that the house does not have. */
  | { kind: 'loose' | 'many'; unitIds: number[] }
  | { kind: 'stranger'; number: string };

type Alone = { id: number /** What stands before it in its line. */; label: string; line: number };
/** Numbers of one page: beside a word for a unit, alone, and those that the house does not have. */
export type FoundOnPage = { byWord: ReadonlySet<number>; alone: readonly Alone[]; strangers: ReadonlySet<string> };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Of a document of a court or of an office it would be its number; of a unit it is what names it. */
const sign = /(^|[\s(])č\.\s?j\.\s*:?\s*(?=\d)/giu;
/** The name of a house that is written before its own number. */
const association = /vlastníků\s+(bytových\s+)?jednotek/giu;
/** Amounts, measures, layouts and floors: what stands beside a word for a unit and is not its number. */
const measures = new RegExp(
  [
    '(?<![\\d/_–-])\\d{1,3}(?:[ \u00a0.]\\d{3})+(?![\\d/_–-])',
    '(?<![\\d/_–-])\\d+,\\d{1,4}(?![\\d/_–-])',
    '(?<![\\d/_–-])\\d+\\s?(?:[kK][čČ]|CZK|m[23²³]|[kM]Wh|[GM]J|%|osob|měs)',
    '(?<![\\d/_–-])\\d\\s?\\+\\s?(?:\\d|kk)',
    '(?<![\\d/_–-])\\d{1,2}\\.\\s?(?:NP|PP|\\p{Ll})',
  ].join('|'),
  'gu',
);
/** Of how many, or how large: a bare number behind is that. */
const counted = /((?:počet|počtu|ploch|výměr|rozloh|osob|společn)[^\d\n]{0,40})\d+(?!\d|\s*[/_–-]\s*\d)/giu;
/** Numbers on so large a part of a longer paper are of the house, not of a unit. */
const [longFrom, oftenPart] = [10, 1 / 3];
/** How far from its usual line a number is still at its place: names and addresses take more lines or fewer. */
const nearLines = 2;

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Without what is said of the house itself: 1247/12 of its address is no unit. */
function without(text: string, around: readonly string[]): string {
  const parts = around.filter((one) => /\d/.test(one)).map((one) => one.trim().split(/\s+/).map(literal).join('\\s+'));
  return parts.length > 0 ? text.replace(new RegExp(`(?<![\\d/])(${parts.join('|')})(?![\\d/])`, 'giu'), ' . ') : text;
}

/** Letters of a line that are read at once; a word of so many is none. */
const longestLine = 300;

/** A line, in several where it is long: however long a page is, it is read in a time that grows no faster. */
function shortLines(line: string): string[] {
  if (line.length <= longestLine) return [line];
  const lines = [''];
  for (const word of line.split(/\s+/).filter((one) => one.length < longestLine)) {
    const last = lines.at(-1) as string;
    if (last.length + word.length < longestLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(shortLines);

/** Only numbers that may be of units, with words for them. */
const unitsAlone = (text: string): string =>
  text.replace(association, ' . ').replace(measures, ' . ').replace(counted, '$1 . ').replace(sign, '$1 jednotka ');

function readPage(reader: UnitReader, text: string): FoundOnPage {
  const lines = linesOf(unitsAlone(text));
  const byWord = new Set<number>();
  const strangers = new Set<string>();
  const alone: Alone[] = [];
  for (const [line, words] of lines.entries()) {
    const says = reader.read(words);
    for (const id of says.byWord) byWord.add(id);
    for (const number of says.strangers) strangers.add(number);
    const label = /^[^\d]*/.exec(plain(words))?.[0].replace(/\s+/g, ' ').trim() ?? '';
    for (const id of says.alone) alone.push({ id, label, line });
    // A word for a unit at the end of a line, and its number on the next.
    const next = lines[line + 1];
    if (next && /[\p{L}.:]$/u.test(words.trimEnd()))
      for (const id of reader.read(`${words} ${next}`).byWord) byWord.add(id);
  }
  return { byWord, alone, strangers };
}

/** How many pages each of them stands on. */
function pagesWith<T>(pages: readonly Iterable<T>[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const page of pages) for (const one of new Set(page)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Those that stand too often to be of a unit. */
function oftenOf<T>(pages: readonly Iterable<T>[]): Set<T> {
  if (pages.length < longFrom) return new Set();
  return new Set([...pagesWith(pages)].filter(([, count]) => count > pages.length * oftenPart).map(([one]) => one));
}

/** Whether a number that stands alone is at the place where most pages have theirs. */
function placing(pages: readonly (readonly Alone[])[]): (one: Alone) => boolean {
  const having = pages.filter((alone) => alone.length > 0).length;
  const usual = new Map<string, number>();
  for (const [label, count] of pagesWith(pages.map((alone) => alone.map((one) => one.label)))) {
    if (count < 2 || count * 2 <= having) continue;
    const lines = pagesWith(pages.map((alone) => alone.filter((one) => one.label === label).map((one) => one.line)));
    const [line] = [...lines].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] as [number, number];
    usual.set(label, line);
  }
  return ({ label, line }) => {
    const at = usual.get(label);
    return at !== undefined && Math.abs(at - line) <= nearLines;
  };
}

/** Reads pages one by one, so that whoever has many of them can pause between. */
export const pageReader =
  (reader: UnitReader, around: readonly string[] = []) =>
  (text: string): FoundOnPage =>
    readPage(reader, without(text.normalize('NFC'), around));

/**
 * What each page of a paper says, by all of them: a number counts beside a word for a unit, or at the place where most pages
 * have theirs; `null` is a page on which nothing is drawn.
 */
export function unitsOfPages(pages: readonly (FoundOnPage | null)[]): PageSays[] {
  const found = pages.map((page): FoundOnPage => page ?? { byWord: new Set(), alone: [], strangers: new Set() });
  const often = oftenOf(found.map(({ alone }) => alone.map((one) => one.id)));
  const oftenStrange = oftenOf(found.map(({ strangers }) => strangers));
  const alone = found.map((page) => page.alone.filter((one) => !often.has(one.id)));
  const isPlaced = placing(alone);
  return found.map((page, i): PageSays => {
    if (pages[i] === null) return { kind: 'blank' };
    const placed = (alone[i] ?? []).filter(isPlaced).map((one) => one.id);
    const unitIds = [...new Set([...page.byWord, ...placed])];
    const [stranger] = [...page.strangers].filter((number) => !oftenStrange.has(number));
    const [only] = unitIds;
    if (only !== undefined)
      return unitIds.length === 1 && stranger === undefined
        ? { kind: 'sure', unitId: only }
        : { kind: 'many', unitIds };
    if (stranger !== undefined) return { kind: 'stranger', number: stranger };
    const loose = [...new Set((alone[i] ?? []).map((one) => one.id))];
    return loose.length > 0 ? { kind: 'loose', unitIds: loose } : { kind: 'none' };
  });
}
