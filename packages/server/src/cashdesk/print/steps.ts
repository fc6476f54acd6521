import type { z } from 'zod/mini';
import { allPart } from '#contract/base/calls/paging.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { lastOf, monthAfter, monthOf } from '#contract/cashdesk/rules-days.ts';
import type { bookAsked } from '#contract/cashdesk/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { allRows, mostRows } from '../../base/sheets/spreadsheet.ts';
import { type At, balanceBefore, type CashRecord, deskOpened } from '../rows/queries.ts';
import { bookAs, ledgerOf } from './print-book.ts';
import { bookPart, countIn, lastMonth, recordsOf } from './queries.ts';

type Asked = z.output<typeof bookAsked>;

/** The months of the book; refused where a paper would have to end before its records do. A journal has no end. */
export async function monthsOfBook(
  { db, scope, now }: At,
  { from, to, format }: Pick<Asked, 'from' | 'to' | 'format'>,
) {
  const desk = await deskOpened(db, scope);
  const last = to ?? (await lastMonth(db, scope)) ?? monthOf(dayIn(now));
  const begun = monthOf(desk.openedOn);
  const first = from && from > begun ? from : begun;
  const range = { from: first, until: monthAfter(last) };
  const count = await countIn(db, scope, range);
  if (count > mostRows && format !== 'hledger')
    throw new Refused('CASH.ERRORS.BOOK_LONG', { params: { count, most: mostRows } });
  return { desk, first, last, range };
}

/** The book of the months that were asked for. */
export async function bookOf(at: At, asked: Asked): Promise<Bytes> {
  const { db, scope, now } = at;
  const { format, lang } = asked;
  const { desk, first, last, range } = await monthsOfBook(at, asked);
  const before = await balanceBefore(db, desk, scope, first);
  if (format === 'hledger') return ledgerOf({ from: first, before, records: recordsOf(db, scope, range) }, lang);
  const part = (page: number) => bookPart(db, scope, range, { limit: allPart, offset: (page - 1) * allPart });
  const records: CashRecord[] = [];
  for await (const r of allRows(part)) records.push(r);
  const letterhead = await letterheadOf(db, scope, lang);
  return bookAs[format]({ from: first, to: lastOf(last), before, records }, { lang, letterhead, at: now });
}
