import type { z } from 'zod/mini';
import { dayIn } from '#contract/base/dates.ts';
import { allPart } from '#contract/base/paging.ts';
import { lastOf, monthAfter, monthOf } from '#contract/cashdesk/rules-days.ts';
import type { bookAsked } from '#contract/cashdesk/schema.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { allRows } from '../../base/sheets/spreadsheet.ts';
import { type At, balanceBefore, type CashRecord, deskOpened } from '../rows/queries.ts';
import { bookAs } from './print-book.ts';
import { bookPart, lastMonth } from './queries.ts';

/** The book of the months that were asked for; what is past ten thousand records is asked for by parts. */
export async function bookOf(at: At, { from, to, format, lang }: z.output<typeof bookAsked>): Promise<Bytes> {
  const { db, scope, now } = at;
  const desk = await deskOpened(db, scope);
  const last = to ?? (await lastMonth(db, scope)) ?? monthOf(dayIn(now));
  const first = from ?? monthOf(desk.openedOn);
  const range = { from: first, until: monthAfter(last) };
  const part = (page: number) => bookPart(db, scope, range, { limit: allPart, offset: (page - 1) * allPart });
  const records: CashRecord[] = [];
  for await (const r of allRows(part)) records.push(r);
  const before = await balanceBefore(db, desk, scope, first);
  const letterhead = await letterheadOf(db, scope, lang);
  return bookAs[format]({ from: first, to: lastOf(last), before, records }, { lang, letterhead, at: now });
}
