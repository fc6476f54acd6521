import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '../../base/amounts.ts';

export const crowns = (text: string): string => showMoney(moneyOf(text));
