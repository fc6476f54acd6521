import { moneyOf } from '#contract/base/money/amount.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { bareMoney, showMoney } from '../base/amounts.ts';
import { useReading } from '../base/data.ts';

/** What travels as screens show it: with a comma. */
export const shown = (text: string): string => showMoney(moneyOf(text));
export const bare = (text: string): string => bareMoney(moneyOf(text));

/** They tell of rows of others: a movement that is taken back, a record that is cancelled, a request that is decided. */
const hears = ['bank', 'cashdesk', 'approvals', 'fees'];
export const usePayments = (id: number) => useReading(payments.of, { id }, { hears });
export const useOffers = () => useReading(payments.offers, {}, { hears });
export const useBecame = (id: number) => useReading(payments.became, { id }, { hears });
export const useOfRecord = (id: number) => useReading(payments.ofRecord, { id }, { hears });
