import { accounts } from '#contract/accounts/endpoints.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '../../base/amounts.ts';
import { useAsk, useReading } from '../../base/data.ts';
import { useLanguage } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { download } from '../../kit/files/download.ts';

export const crowns = (text: string): string => showMoney(moneyOf(text));
export const bare = (text: string): string => bareMoney(moneyOf(text));
export const without = (text: string): string => text.replace(/^-/, '');

export const useUnits = () => useReading(accounts.units, {});
const isId = (id: number) => Number.isSafeInteger(id) && id > 0;
export const useAccount = (id: number, year: number | undefined) =>
  useReading(accounts.one, { id: isId(id) ? id : 1, ...(year && { year }) }, { when: isId(id) });

/** Downloads a year of all accounts as an hledger journal. */
export function useJournal() {
  const ask = useAsk();
  return (year: number) =>
    void ask(accounts.journal, { year })
      .then(({ url }) => download(url))
      .catch(() => undefined);
}

/** "listopad 2026", "listopad", and "listopadu" as it stands after a day. */
export function useMonthText() {
  const { of } = useDayText();
  const { locale } = useLanguage();
  const afterDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    long: (month: string) => of(month, { month: 'long', year: 'numeric' }),
    name: (month: string) => of(month, { month: 'long' }),
    short: (month: string) => of(month, { month: 'short' }).replace('.', ''),
    genitive: (month: string) =>
      afterDay.formatToParts(new Date(`${month}T12:00:00Z`)).find((p) => p.type === 'month')?.value ?? month,
  };
}
