import { type Money, partsOf } from './amount.ts';

const space = '\u00a0';
/** As wide as a plus, so that columns of amounts stand straight. */
const minus = '\u2212';

function shown(amount: Money, point: ',' | '.', between = space): string {
  const { crowns, cents } = partsOf(amount);
  const grouped = crowns.toString().replace(/\B(?=(?:\d{3})+$)/g, between);
  return `${amount < 0n ? minus : ''}${grouped}${point}${cents.toString().padStart(2, '0')}`;
}

/** "1 234,50", for columns whose head says the currency. */
export const bareMoney = (amount: Money): string => shown(amount, ',');
/** "1 234,50 Kč", everywhere but on screens of the cash desk and on English ones. */
export const showMoney = (amount: Money): string => `${bareMoney(amount)}${space}Kč`;
/** "1 234.50", on screens of the cash desk. */
export const bareCash = (amount: Money): string => shown(amount, '.');
/** "1 234.50 Kč", on screens of the cash desk. */
export const showCash = (amount: Money): string => `${bareCash(amount)}${space}Kč`;
/** "1,234.50", on English screens. */
export const bareEnglish = (amount: Money): string => shown(amount, '.', ',');
/** "CZK 1,234.50", on English screens. */
export const showEnglish = (amount: Money): string =>
  `${amount < 0n ? minus : ''}CZK${space}${shown(amount < 0n ? -amount : amount, '.', ',')}`;
