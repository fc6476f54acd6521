import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '../../base/amounts.ts';

export const crowns = (text: string): string => showMoney(moneyOf(text));
export const without = (text: string): string => text.replace(/^-/, '');
/** Whether a sum is owed, is over, or is none. */
export const sideOf = (text: string): 'OWES' | 'HAS' | 'ZERO' =>
  text.startsWith('-') ? 'HAS' : moneyOf(text) === 0n ? 'ZERO' : 'OWES';
