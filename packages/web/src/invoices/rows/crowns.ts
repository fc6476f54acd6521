import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';

export const crowns = (text: string): string => showMoney(moneyOf(text));
