import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { moneyOf } from '#contract/base/money/amount.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { isDay } from '#contract/base/time/dates.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { type BookFormat, cashTypes } from '#contract/cashdesk/schema-words.ts';
import { bareCash, showCash } from '../../base/amounts.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { notify } from '../../base/notice.ts';
import { useLanguage } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** As screens of the cash desk show what travels: with a dot. */
export const cash = (text: string): string => showCash(moneyOf(text));
export const bare = (text: string): string => bareCash(moneyOf(text));

const text = z.optional(z.string());
const filters = z.object({
  text,
  type: z.optional(z.enum(cashTypes)),
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(9999))),
  from: text,
  to: text,
  amountFrom: text,
  amountTo: text,
});
export const cashList = listShape(['all'] as const, ['-date'] as const, filters);
export type CashListState = ListState<typeof cashList>;

/** Half of an amount, or of a day, is nothing to ask by. */
function askedOf({ from, to, amountFrom, amountTo, ...rest }: CashListState['filters']) {
  const amount = (typed: string | undefined) => typed !== undefined && 'amount' in readMoney(typed);
  const given = { ...rest, ...(from && isDay(from) && { from }), ...(to && isDay(to) && { to }) };
  return { ...given, ...(amount(amountFrom) && { amountFrom }), ...(amount(amountTo) && { amountTo }) };
}

export const useCash = ({ page, sizePerPage, filters: f }: CashListState) =>
  useListing(cashdesk.list, { page, sizePerPage, filters: askedOf(f) as never }, (answer) => answer.total);
export const useDesk = () => useReading(cashdesk.desk, {});
export const useClosings = () => useReading(cashClosings.list, {});
export const useClosing = (id: number) => useReading(cashClosings.one, { id });
export const useRecord = (id: number) =>
  useReading(
    cashdesk.one,
    { id: Number.isSafeInteger(id) && id > 0 ? id : 1 },
    { when: Number.isSafeInteger(id) && id > 0 },
  );

/** Downloads a voucher; from then on its sum stays. */
export function useVoucher() {
  const { locale: lang } = useLanguage();
  const voucher = useChange(cashdesk.voucher);
  return async (id: number) => {
    const made = await voucher.run({ id, lang }).catch(() => undefined);
    if (made) download(made.url);
  };
}

/** Downloads the book, or a year of it. */
export function useBook() {
  const ask = useAsk();
  const { locale: lang } = useLanguage();
  return (format: BookFormat, year?: number) =>
    void ask(cashdesk.book, { format, lang, ...(year && { from: `${year}-01-01`, to: `${year}-12-01` }) })
      .then(({ url }) => download(url))
      .catch(() => undefined);
}

/** As the beginning of a line. */
export const headed = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "říjen 2026" of its first day. */
export function useMonthText() {
  const { of } = useDayText();
  return (month: string) => of(month, { month: 'long', year: 'numeric' });
}

/** An unknown record leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingRecord({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'CASH.NOT_FOUND');
    void navigate({ ...cashLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}

/** The same without its year where it is this one. */
export function useMonthName() {
  const { of } = useDayText();
  const monthText = useMonthText();
  const thisYear = String(new Date().getFullYear());
  return (month: string) => (month.startsWith(thisYear) ? of(month, { month: 'long' }) : monthText(month));
}
