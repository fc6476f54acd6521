import { mappingFor, placesOf, proposalFor } from '#contract/bank/rules-columns.ts';
import { accountTyped, symbolOf } from '#contract/bank/rules-numbers.ts';
import type { ColumnKind, ColumnMapping, ReadLine, ReadStatement } from '#contract/bank/schema-statement.ts';
import type { Money } from '#contract/base/money/amount.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { type Day, isDay } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { decode, parseCsv } from '../../base/sheets/sheets.ts';
import { mostLines, refuseContradiction, refuseTooMany } from './steps-sums.ts';
import { Unreadable } from './steps-unreadable.ts';

/** Lines of a preamble that banks put above the header. */
const mostAbove = 30;

function dayTyped(text: string): Day | null {
  const bare = text.trim().replace(/[ T].*$/, '');
  const [, d = '', m = '', y = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim().split(' ')[0] ?? '') ?? [];
  const day = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : bare.slice(0, 10);
  return isDay(day) ? day : null;
}

function amountTyped(text: string): Money | null {
  const bare = text.replace(/^\+/, '').trim();
  // Banks write whole crowns with three places nowhere: what people mistake is clear in a file.
  const read = readMoney(bare);
  return 'amount' in read ? read.amount : null;
}

type Table = { rows: string[][]; at: number; columns: ColumnMapping; places: Map<ColumnKind, number> };

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');
/** Rows that show what a column holds. */
const mostShown = 3;
const shown = (cell = '') => cell.trim().slice(0, 100);

/** Asks what is in columns, with what stands first in each and with what the bank should mean by them, where it is known. */
function askedOf(rows: readonly string[][], at: number): Unreadable {
  const row = rows[at] ?? [];
  const first = rows.slice(at + 1, at + 1 + mostShown).filter(isFilled);
  const columns = row
    .map((cell, i) => ({
      name: shown(cell),
      holds: first.map((r) => shown(r[i])),
    }))
    .filter(({ name }) => name !== '')
    .slice(0, 60);
  const proposed = proposalFor(row);
  const key = proposed ? 'BANK.ERRORS.COLUMNS_PROPOSED' : 'BANK.ERRORS.COLUMNS';
  return new Unreadable(key, { data: { columns, proposed }, ...(proposed && { params: { bank: proposed.bank } }) });
}

/** The header is the first row that a known mapping fits. */
function tableOf(rows: string[][], known: readonly ColumnMapping[]): Table {
  for (const [at, row] of rows.slice(0, mostAbove).entries()) {
    const columns = mappingFor(row, known);
    const places = columns && placesOf(row, columns);
    if (columns && places) return { rows, at, columns, places };
    if (proposalFor(row)) throw askedOf(rows, at);
  }
  const widest = rows.slice(0, mostAbove).reduce<string[]>((most, row) => (row.length > most.length ? row : most), []);
  if (widest.length < 2) throw new Unreadable('BANK.ERRORS.NOT_STATEMENT');
  throw askedOf(rows, rows.indexOf(widest));
}

function lineOf(row: readonly string[], { places, at: header }: Table, i: number): ReadLine {
  const cell = (kind: ColumnKind) => (row[places.get(kind) ?? -1] ?? '').trim();
  const [day, amount] = [dayTyped(cell('day')), amountTyped(cell('amount'))];
  const width = Math.max(...places.values()) + 1;
  if (day === null || amount === null || row.length < width)
    throw new Unreadable('BANK.ERRORS.RECORD', { params: { line: header + i + 2 } });
  const ks = cell('ks').replace(/\D/g, '');
  return {
    ...{ day, amount, currency: cell('currency').toUpperCase() || 'CZK', reverses: false },
    counter: accountTyped(cell('counter'), cell('bank')),
    ...{ name: cell('name'), message: cell('message'), reference: cell('reference').replace(/^0+(?=\d)/, '') },
    ...{ vs: symbolOf(cell('vs')), ss: symbolOf(cell('ss')), ks: /[1-9]/.test(ks) ? ks.padStart(4, '0') : '' },
  };
}

/** What stands above the header as a name and a value, where a bank writes it. */
function above(rows: readonly string[][]) {
  const told = new Map(rows.map(([name = '', value = '']) => [searchKey(name).replace(/ /g, ''), value.trim()]));
  const sum = (name: string): Money | null => amountTyped(told.get(name) ?? '');
  const number = told.get('accountid');
  return {
    account: number ? accountTyped(number, told.get('bankid') ?? '') : null,
    opening: sum('openingbalance'),
    closing: sum('closingbalance'),
  };
}

/** A table of movements by the mapping that fits its header. */
export function readCsv(bytes: Buffer, known: readonly ColumnMapping[]): ReadStatement[] {
  const text = decode(bytes);
  if (text === null) throw new Unreadable('BANK.ERRORS.ENCODING');
  const rows = parseCsv(text, mostLines + mostAbove + 2);
  refuseTooMany(rows.length - mostAbove - 1);
  const table = tableOf(rows, known);
  const lines = rows.slice(table.at + 1).flatMap((row, i) => (isFilled(row) ? [lineOf(row, table, i)] : []));
  const told = above(rows.slice(0, table.at));
  refuseContradiction(lines, 'CZK', told);
  const days = lines.map((l) => l.day).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) throw new Unreadable('BANK.ERRORS.EMPTY');
  return [{ ...told, number: null, from, to, currency: 'CZK', lines, skipped: 0 }];
}
