import { Buffer } from 'node:buffer';
import { type Money, moneyText } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '#contract/base/money/showing.ts';
import { type Day, dayIn, showDay } from '#contract/base/time/dates.ts';
import { signed } from '#contract/cashdesk/rules.ts';
import { bookHead, bookLine } from '#contract/cashdesk/rules-journal.ts';
import type { BookFormat } from '#contract/cashdesk/schema-words.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { moneyCell, plain, xlsx } from '../../base/sheets/spreadsheet.ts';
import { inPieces } from '../../base/text/pieces.ts';
import { plainly, type Say, speak } from '../../base/text/speak.ts';
import { type CashRecord, labelOf, typeOf } from '../rows/queries.ts';

/** A book of some months: what was in the desk before them, and their records in order. */
export type Book = { from: Day; to: Day; before: Money; records: readonly CashRecord[] };

export type Line = { record: CashRecord; balance: Money };
/** Each record with what was in the desk after it. */
export function linesOf({ before, records }: Book): Line[] {
  let balance = before;
  return records.map((record) => {
    balance += signed(typeOf(record), record.amount);
    return { record, balance };
  });
}

const heads = ['DAY', 'NUMBER', 'NAME', 'FROM', 'INCOME', 'EXPENSE', 'BALANCE'] as const;
const headsOf = (say: Say) => heads.map((name) => say(`CASH_PRINT.BOOK.${name}`));

/** A record that was written on a later day says so. */
const nameOf = (say: Say, { name, createdAt, day }: CashRecord): string => {
  const written = dayIn(createdAt);
  return written === day ? name : `${name} (${say('CASH_PRINT.BOOK.WRITTEN', { day: showDay(written) })})`;
};

const sumsOf = (records: readonly CashRecord[]): { income: Money; expense: Money } => ({
  income: records.reduce((all, r) => (r.isExpense ? all : all + r.amount), 0n),
  expense: records.reduce((all, r) => (r.isExpense ? all + r.amount : all), 0n),
});

function paperOf(book: Book, { lang, letterhead, at }: Paper): Bytes {
  const say = speak(lang);
  const lines = linesOf(book);
  const sums = sumsOf(book.records);
  const end = lines.at(-1)?.balance ?? book.before;
  const rows = lines.map(({ record: r, balance }) => [
    ...[showDay(r.day), labelOf(r), nameOf(say, r), r.moneyFrom],
    ...(r.isExpense ? ['', bareMoney(r.amount)] : [bareMoney(r.amount), '']),
    bareMoney(balance),
  ]);
  const total = [
    '',
    '',
    say('CASH_PRINT.BOOK.TOTAL'),
    '',
    bareMoney(sums.income),
    bareMoney(sums.expense),
    bareMoney(end),
  ];
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: say('CASH_PRINT.BOOK.TITLE') },
    {
      kind: 'facts',
      rows: [
        [say('CASH_PRINT.BOOK.PERIOD'), `${showDay(book.from)} – ${showDay(book.to)}`],
        [say('CASH_PRINT.BOOK.BEFORE'), showMoney(book.before)],
        [say('CASH_PRINT.BOOK.AFTER'), showMoney(end)],
      ],
    },
    {
      kind: 'table',
      head: headsOf(say),
      rows: [...rows, total],
      widths: [2, 2.4, 3.4, 2.2, 2.2, 2.2, 2.6],
      numbers: [4, 5, 6],
    },
  ];
  const title = plainly(say('CASH_PRINT.BOOK.TITLE'));
  const body = onPaper({ lang, title, at, letterhead }, [[{ blocks, foot: say('CASH_PRINT.BOOK.TITLE') }]]);
  return { name: `${title}.pdf`, type: 'application/pdf', body };
}

async function sheetOf(book: Book, { lang }: Paper): Promise<Bytes> {
  const say = speak(lang);
  const nothing = plain('');
  const rows = linesOf(book).map(({ record: r, balance }) => [
    ...[plain(showDay(r.day)), plain(labelOf(r)), plain(nameOf(say, r)), plain(r.moneyFrom)],
    ...(r.isExpense ? [nothing, moneyCell(moneyText(r.amount))] : [moneyCell(moneyText(r.amount)), nothing]),
    moneyCell(moneyText(balance)),
  ]);
  return xlsx(say('CASH_PRINT.BOOK.TITLE'), headsOf(say), rows);
}

/** A cell of a file of texts. One that begins like a formula gets an apostrophe: spreadsheets run what people typed. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

function textsOf(book: Book, { lang }: Paper): Bytes {
  const say = speak(lang);
  const lines = linesOf(book).map(({ record: r, balance }) => [
    ...[r.day, cell(labelOf(r)), cell(nameOf(say, r)), cell(r.moneyFrom)],
    ...(r.isExpense ? ['', bareCsv(r.amount)] : [bareCsv(r.amount), '']),
    bareCsv(balance),
  ]);
  const text = [headsOf(say).map(plainly), ...lines].map((row) => row.join(';')).join('\r\n');
  const name = `${plainly(say('CASH_PRINT.BOOK.TITLE'))}.csv`;
  // With its mark, so that a Czech spreadsheet reads letters right.
  return { name, type: 'text/csv; charset=utf-8', body: Buffer.from(`\ufeff${text}\r\n`) };
}
const bareCsv = (amount: Money): string => moneyText(amount).replace('.', ',');

/** A book as an hledger journal, written as its records come: of any number of them. */
export async function ledgerOf(
  { from, before, records }: Omit<Book, 'to' | 'records'> & { records: AsyncIterable<CashRecord> },
  lang: Locale,
): Promise<Bytes> {
  const pieces = inPieces();
  pieces.add(bookHead({ from, before }));
  let balance = before;
  for await (const r of records) {
    const { day, name, moneyFrom, amount } = r;
    balance += signed(typeOf(r), amount);
    pieces.add(bookLine({ day, name, moneyFrom, amount, balance, documentNumber: labelOf(r), type: typeOf(r) }));
  }
  const name = `${plainly(speak(lang)('CASH_PRINT.BOOK.TITLE'))}.journal`;
  return { name, type: 'text/plain; charset=utf-8', body: pieces.stream() };
}

export type Paper = { lang: Locale; letterhead: Letterhead; at: Date };
/** The book in the forms that hold all of it at once. */
export const bookAs: Record<Exclude<BookFormat, 'hledger'>, (book: Book, paper: Paper) => Bytes | Promise<Bytes>> = {
  pdf: paperOf,
  xlsx: sheetOf,
  csv: textsOf,
};
