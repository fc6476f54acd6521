import { moneyOf } from '#contract/base/money/amount.ts';
import { prints } from '#contract/prints/endpoints.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import { bareMoney, showMoney } from '../../base/amounts.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useLanguage } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';

export const crowns = (text: string): string => showMoney(moneyOf(text));
export const bare = (text: string): string => bareMoney(moneyOf(text));

/** What is owed changes by news of accounts and of the bank. */
const hears = ['accounts', 'bank'] as const;
export const usePreview = () => useReading(reminders.preview, {}, { hears });
export const useLadder = () => useReading(reminders.ladder, {});
export const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;
export const useUnit = (id: number) => useReading(reminders.unit, { id: isId(id) ? id : 1 }, { when: isId(id), hears });
export const useInterest = (id: number, when: boolean) => useReading(reminders.interest, { id }, { when, hears });

/** Downloads one reminder, or all letters of a day; many are printed aside, and what was is downloaded later. */
export function usePaper() {
  const { locale: lang } = useLanguage();
  const paper = useChange(reminders.paper, { touches: [prints.latest] });
  const print = async (what: { id: number } | { day: string; printId?: number }) => {
    const made = await paper.run({ ...what, lang }).catch(() => undefined);
    if (made?.url) download(made.url);
  };
  return { print, busy: paper.busy };
}
