import { moneyOf } from '#contract/base/money/amount.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { showMoney } from '../../base/amounts.ts';
import { useAsk, useReading } from '../../base/data.ts';
import { download } from '../../kit/files/download.ts';

export const crowns = (text: string): string => showMoney(moneyOf(text));
export const useClearances = () => useReading(clearances.list, {});

/** Downloads the paper as it was issued. */
export function usePaper() {
  const ask = useAsk();
  return (id: number) =>
    void ask(clearances.paper, { id })
      .then(({ url }) => download(url))
      .catch(() => undefined);
}
