import { mostContactRows } from '#contract/imports/contacts/rules.ts';
import { holdsPhones } from '#contract/imports/contacts/rules-columns.ts';
import { mostRows } from '#contract/imports/reading/rules.ts';
import { readCadastre } from '#contract/imports/rules-cadastre.ts';
import { headerAt, withoutBirthNumbers } from '#contract/imports/rules-cells.ts';
import type { Mapping } from '#contract/imports/rules-mapping.ts';
import { isComplete } from '#contract/imports/rules-preview.ts';
import { readTable } from '#contract/imports/rules-table.ts';
import { Refused } from '#contract/refusals.ts';
import { decode, type Format, formatOf, readRows } from '../../base/sheets/sheets.ts';
import type { ContactSource, Source } from '../rows/tables.ts';

const mostColumns = 200;
/** Rows that a table may have above its header and as empty ones between. */
const spare = 1000;

/** Longer than anything that a cell says; what keeps less names it as too long. */
const mostCell = 5000;
/** Signs that part two words. */
const mostBetween = 40;
const longBetween = new RegExp(`([^\\p{L}\\p{N}]{${mostBetween}})[^\\p{L}\\p{N}]+`, 'gu');
/**
 * The cell as far as anybody reads it. A row of thousands of signs that part words would be looked at from each of them anew,
 * and nobody else would be answered meanwhile.
 */
const bounded = (cell: string): string =>
  cell.length <= mostBetween ? cell : cell.slice(0, mostCell).toWellFormed().replace(longBetween, '$1');

/** Escapes may write what no database column holds: a zero character, half of a pair. */
const storable = (_: string, v: unknown) =>
  typeof v === 'string' ? bounded(v.replaceAll('\0', '').toWellFormed()) : v;

function readJson(bytes: Buffer): Source {
  const text = decode(bytes);
  if (text === null) throw new Refused('IMPORTS.ERRORS.ENCODING');
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''), storable);
  } catch {
    throw new Refused('IMPORTS.ERRORS.NOT_JSON');
  }
  const read = readCadastre(json);
  if (read.problems.some((p) => p.kind === 'notCadastre')) throw new Refused('IMPORTS.ERRORS.NOT_CADASTRE');
  return tooMany(read.building.units.length) ?? { kind: 'cadastre', read };
}

function tooMany(rows: number): null {
  if (rows > mostRows) throw new Refused('IMPORTS.ERRORS.TOO_MANY_ROWS', { params: { max: mostRows } });
  return null;
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

type Limits = { most: number; refuse: (rows: number) => unknown; holdsPhones?: (header: string) => boolean };

/** The table under its header, without birth numbers; `first` is the number of the first row under it. */
async function readTableFile(bytes: Buffer, format: 'csv' | 'xlsx', { most, refuse, holdsPhones }: Limits) {
  const read = await readRows(bytes, format, most + spare);
  if (read === 'encoding') throw new Refused('IMPORTS.ERRORS.ENCODING');
  if (read === 'unreadable') throw new Refused('IMPORTS.ERRORS.NOT_TABLE');
  const rows = read.map((row) => row.map(bounded));
  const at = headerAt(rows);
  if (at < 0) throw new Refused('IMPORTS.ERRORS.EMPTY');
  const below = rows.slice(at + 1, (rows.findLastIndex(isFilled) ?? at) + 1);
  refuse(below.filter(isFilled).length);
  const header = rows[at] ?? [];
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width > mostColumns) throw new Refused('IMPORTS.ERRORS.TOO_MANY_COLUMNS', { params: { max: mostColumns } });
  // A line end inside a cell tells values apart; one line is all that is kept of it.
  const lines = holdsPhones ? below.map((row) => row.map((cell) => cell.replace(/[\r\n]+/g, ' ; '))) : below;
  return { first: at + 2, ...withoutBirthNumbers(header.slice(0, width), lines, at + 2, holdsPhones) };
}

async function readSheet(bytes: Buffer, format: 'csv' | 'xlsx'): Promise<Source> {
  const { problems, ...table } = await readTableFile(bytes, format, { most: mostRows, refuse: tooMany });
  return { kind: 'table', ...table, dropped: problems, read: null };
}

function tooManyContacts(rows: number): void {
  if (rows > mostContactRows)
    throw new Refused('CONTACT_IMPORT.ERRORS.TOO_MANY_ROWS', { params: { max: mostContactRows } });
}

/** The list of contacts in the file, by its content and not by its name; refuses what is no table. */
export async function readContactFile(bytes: Buffer): Promise<{ format: 'csv' | 'xlsx'; source: ContactSource }> {
  if (bytes.toString('latin1', 0, 1000).trim() === '') throw new Refused('IMPORTS.ERRORS.EMPTY');
  const format = formatOf(bytes);
  if (format === 'json') throw new Refused('IMPORTS.ERRORS.NOT_TABLE');
  const limits = { most: mostContactRows, refuse: tooManyContacts, holdsPhones };
  const { problems, ...table } = await readTableFile(bytes, format, limits);
  const dropped = problems.map(({ row, params }) => ({ row, kind: 'birthNumber' as const, params }));
  return { format, source: { kind: 'contacts', ...table, dropped } };
}

/** What is in the file, by its content and not by its name; refuses what nobody could read. */
export async function readFile(bytes: Buffer): Promise<{ format: Format; source: Source }> {
  if (bytes.toString('latin1', 0, 1000).trim() === '') throw new Refused('IMPORTS.ERRORS.EMPTY');
  const format = formatOf(bytes);
  return { format, source: format === 'json' ? readJson(bytes) : await readSheet(bytes, format) };
}

/** The table read with this mapping; null when the mapping does not fit it. */
export function readMapped(source: Source, mapping: Mapping): Source | null {
  if (source.kind !== 'table' || !isComplete(source.headers, mapping)) return null;
  return { ...source, read: readTable(source.rows, mapping, source.first) };
}
