import type { UnitType } from '../units/schema.ts';
import { type Address, nameLimits, type Problem, type ProblemKind } from './reading/rules.ts';
import { isBirthHeader, scrub } from './reading/rules-birth.ts';
import { cleanText, plain } from './reading/rules-names.ts';
import { showPost } from './rules-cadastre.ts';
import type { ColumnField, Mapping } from './rules-mapping.ts';
import { readShare, shareOf } from './rules-share.ts';

/** A row by the meaning of its columns; `at` is the row's number in the file, counted from 1. */
export type Row = { at: number; cells: Partial<Record<ColumnField, string>> };
/** A table without birth numbers, and what has been dropped. */
export type Table = { headers: string[]; rows: string[][]; problems: Problem[] };

const numeric = /podil|citatel|jmenovatel|share|numerator|denominator|^(id|kod)\b|^ico?$/;

/**
 * The table without columns and cells of birth numbers. This is the door: nothing behind it has seen one.
 * `first` is the number of the first row under the header. Bare runs of digits are left alone in columns of shares and
 * codes, where a denominator may look like one; nine of them also where the header speaks of phones (`holdsPhones`).
 */
export function withoutBirthNumbers(
  told: readonly string[],
  rows: readonly (readonly string[])[],
  first = 2,
  holdsPhones: (header: string) => boolean = () => false,
): Table {
  const headers = told.map((h) => cleanText(h).slice(0, 200));
  const problems: Problem[] = [];
  const banned = new Set(headers.flatMap((h, i) => (isBirthHeader(h) ? [i] : [])));
  for (const i of banned) problems.push({ row: first - 1, kind: 'birthNumber', params: { column: headers[i] ?? '' } });
  const safe = new Set(headers.flatMap((h, i) => (numeric.test(plain(h)) ? [i] : [])));
  const phones = headers.map(holdsPhones);
  const clean = rows.map((row, at) =>
    headers.flatMap((_, i) => {
      if (banned.has(i)) return [];
      const cell = cleanText(row[i] ?? '').slice(0, 1000);
      if (safe.has(i) && !cell.includes('/')) return [cell];
      const { text, found } = scrub(cell, phones[i]);
      if (found) problems.push({ row: first + at, kind: 'birthNumber', params: { column: headers[i] ?? '' } });
      return [text];
    }),
  );
  return { headers: headers.filter((_, i) => !banned.has(i)), rows: clean, problems };
}

/** The row's cells by meaning, empty ones left out. */
export function byMeaning(row: readonly string[], mapping: Mapping, at: number): Row {
  const cells: Row['cells'] = {};
  mapping.forEach((field, i) => {
    const cell = row[i];
    if (field && cell) cells[field] = cell;
  });
  return { at, cells };
}

const longest: Partial<Record<ColumnField, number>> = {
  unitNumber: nameLimits.number,
  entrance: nameLimits.entrance,
  layout: nameLimits.layout,
  titleBefore: nameLimits.title,
  titleAfter: nameLimits.title,
  firstName: nameLimits.name,
  lastName: nameLimits.name,
  companyName: nameLimits.company,
  owner: nameLimits.company,
  street: nameLimits.address,
  town: nameLimits.address,
};
/** Cells that are longer than what members and units keep, as problems. */
export const tooLong = (row: Row): Problem[] =>
  Object.entries(row.cells).flatMap(([field, cell]) => {
    const max = longest[field as ColumnField] ?? 200;
    const kind: ProblemKind = 'tooLong';
    return cell.length > max ? [{ row: row.at, kind, params: { field, max: String(max) } }] : [];
  });

type Pair = { text: ColumnField; num: ColumnField; den: ColumnField };
export const houseShare: Pair = { text: 'share', num: 'shareNumerator', den: 'shareDenominator' };
export const ownerShare: Pair = { text: 'ownerShare', num: 'ownerShareNumerator', den: 'ownerShareDenominator' };

/** The share in one column or in two; null share without a problem when the cells are empty. */
export function shareIn(row: Row, pair: Pair): { share: string | null; problem: ProblemKind | null; value: string } {
  const [text, num, den] = [row.cells[pair.text], row.cells[pair.num], row.cells[pair.den]];
  if (text) return { ...readShare(text), value: text };
  if (!num && !den) return { share: null, problem: null, value: '' };
  return { ...shareOf(num ?? '', den ?? '1'), value: `${num ?? '?'}/${den ?? '?'}` };
}

const kinds: readonly (readonly [RegExp, UnitType, boolean])[] = [
  [/garazove|stani|parkovaci/, 'garagePlace', true],
  [/garaz/, 'garage', true],
  [/sklep/, 'cellar', true],
  [/spolecn|kolarn|kocark|susarn|pradeln/, 'commonSpace', true],
  [/atelier|dilna|provozovn|obchod|kancelar|nebytov/, 'commercialSpace', true],
  [/byt|flat|^\d ?(\+|kk)/, 'flat', true],
];
/** What the words for the type or the layout mean; a flat with a doubt when they say nothing. */
export function typeIn(type: string | undefined, layout: string | undefined): { type: UnitType; sure: boolean } {
  const text = plain(`${type ?? ''}`) || `${layout ?? ''}`.toLowerCase().trim();
  const found = kinds.find(([pattern]) => pattern.test(text) || pattern.test(plain(text)));
  return found
    ? { type: found[1], sure: found[2] && !/jiny nebytov/.test(plain(text)) }
    : { type: 'flat', sure: false };
}

/** The floor as people write it: "3", "2. NP", "přízemí" (the first above ground), "1. PP" (0); undefined when unreadable. */
export function floorIn(text: string | undefined): number | null | undefined {
  if (!text) return null;
  const p = plain(text);
  const n = Number(/-?\d+/.exec(text)?.[0] ?? Number.NaN);
  if (/prizem/.test(p)) return 1;
  if (/suteren|podzem/.test(p)) return 0;
  if (Number.isNaN(n) || n < -9 || n > 99) return undefined;
  return /\bpp\b/.test(p) ? 1 - n : n;
}

/** Square metres ("74,8 m²"); undefined when unreadable. */
export function areaIn(text: string | undefined): number | null | undefined {
  if (!text) return null;
  const m = /^([\d\s]+(?:[.,]\d+)?)\s*(m2|m²|m)?$/i.exec(text.trim());
  const n = Number(m?.[1]?.replace(/\s/g, '').replace(',', '.') ?? Number.NaN);
  return n > 0 && n < 100_000 ? Math.round(n * 100) / 100 : undefined;
}

/** The address in the row, null when it says nothing. */
export function addressIn({ cells }: Row): Address | null {
  const address = {
    street: cells.street ?? null,
    town: cells.town ?? null,
    post: showPost(cells.post?.replace(/\s/g, '') ?? null),
    country: cells.country ?? null,
  };
  return Object.values(address).some(Boolean) ? address : null;
}

/** Where the header stands: the first of ten rows with two filled cells (exports put a title above); -1 for an empty table. */
export function headerAt(rows: readonly (readonly string[])[]): number {
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
  const found = rows.slice(0, 10).findIndex((row) => filled(row) > 1);
  return found >= 0 ? found : rows.findIndex((row) => filled(row) > 0);
}
