import type { Money } from '#contract/base/money/amount.ts';
import * as written from '#contract/base/money/showing.ts';

/** Screens speak the language of who reads them; papers, mails, files and the log have the Czech form. */
const isEnglish = () => document.documentElement.lang === 'en';

/** "1 234,50", in English "1,234.50": for columns whose head says the currency. */
export const bareMoney = (amount: Money): string =>
  isEnglish() ? written.bareEnglish(amount) : written.bareMoney(amount);
/** "1 234,50 Kč", in English "CZK 1,234.50". */
export const showMoney = (amount: Money): string =>
  isEnglish() ? written.showEnglish(amount) : written.showMoney(amount);
/** "1 234.50", in English "1,234.50": on screens of the cash desk. */
export const bareCash = (amount: Money): string =>
  isEnglish() ? written.bareEnglish(amount) : written.bareCash(amount);
/** "1 234.50 Kč", in English "CZK 1,234.50": on screens of the cash desk. */
export const showCash = (amount: Money): string =>
  isEnglish() ? written.showEnglish(amount) : written.showCash(amount);
/** "58,2", in English "58.2": a decimal as it travels. */
export const decimal = (text: string): string => (isEnglish() ? text : text.replace('.', ','));
