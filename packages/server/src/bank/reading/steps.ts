import type { ColumnMapping, ReadingAs, ReadStatement, StatementFormat } from '#contract/bank/schema-statement.ts';
import { readCamt } from './steps-camt.ts';
import { readCsv } from './steps-csv.ts';
import { readGpc } from './steps-gpc.ts';
import { Unreadable } from './steps-unreadable.ts';

/** A year of a large house is under two million bytes. */
export const mostBytes = 16_000_000;

/** What the file is by its content, not by its name. */
function formatOf(bytes: Buffer): StatementFormat | null {
  const start = bytes
    .toString('latin1', 0, 400)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (/^07[4589]\d/.test(start)) return 'gpc';
  if (/^<[?!a-z]/i.test(start)) return 'camt';
  return bytes.includes(0) || start === '' ? null : 'csv';
}

export type Read = { format: StatementFormat; statements: ReadStatement[] };

/** Statements in a file that contradicts itself nowhere; refused whole otherwise. */
export function readStatements(bytes: Buffer, as: ReadingAs, known: readonly ColumnMapping[]): Read {
  if (bytes.length > mostBytes) throw new Unreadable('BANK.ERRORS.TOO_LARGE');
  if (bytes.toString('latin1', 0, 1000).trim() === '') throw new Unreadable('BANK.ERRORS.EMPTY');
  const format = formatOf(bytes);
  if (format === null) throw new Unreadable('BANK.ERRORS.NOT_STATEMENT');
  const read = { gpc: () => readGpc(bytes, as), camt: () => readCamt(bytes), csv: () => readCsv(bytes, known) };
  const statements = read[format]();
  if (statements.length === 0) throw new Unreadable('BANK.ERRORS.NOT_STATEMENT');
  return { format, statements };
}
