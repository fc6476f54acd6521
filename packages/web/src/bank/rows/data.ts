import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { bank } from '#contract/bank/endpoints.ts';
import { bankLinks } from '#contract/bank/links.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { bareMoney, showMoney } from '../../base/amounts.ts';
import { useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';

/** As screens show what travels. */
export const crowns = (text: string): string => showMoney(moneyOf(text));
export const bare = (text: string): string => bareMoney(moneyOf(text));

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

export const useBank = (page: number) => useListing(bank.list, { page, sizePerPage: 25 }, (answer) => answer.total);
export const useStatement = (id: number) => useReading(bank.one, { id: isId(id) ? id : 1 }, { when: isId(id) });
export const useUnits = (when: boolean) => useReading(bank.units, {}, { when });

/** "listopad 2026" of a statement of a whole month or its beginning, else its days. */
export function useStatementName() {
  const say = useText();
  const { of, day } = useDayText();
  return ({ from, to }: { from: string; to: string }) =>
    from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)
      ? say('BANK.OF', { month: of(from, { month: 'long', year: 'numeric' }) })
      : say('BANK.OF_DAYS', { days: `${day(from)} – ${day(to)}` });
}

/** An unknown statement leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingStatement({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'BANK.NOT_FOUND');
    void navigate({ ...bankLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
