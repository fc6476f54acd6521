import type { OrderState } from './schema-words.ts';

type Stands = { finish: boolean; wasDeclined: boolean };
/** What the badge of an order says: filled before declined, as the specification asks them. */
export const stateOfOrder = ({ finish, wasDeclined }: Stands): OrderState =>
  finish && !wasDeclined ? 'filled' : wasDeclined ? 'declined' : 'waiting';

/** The check digit of nine digits, by Luhn: one mistyped digit or two swapped neighbours are found out. */
function checkDigit(nine: string): number {
  const total = [...nine].reverse().reduce((sum, d, i) => {
    const n = Number(d) * (i % 2 === 0 ? 2 : 1);
    return sum + (n > 9 ? n - 9 : n);
  }, 0);
  return (10 - (total % 10)) % 10;
}

/** The variable symbol of the n-th order: ten digits, a one before it so that no bank cuts noughts off. */
export function symbolOf(n: number): string {
  const nine = `1${String(n).padStart(8, '0')}`;
  return `${nine}${checkDigit(nine)}`;
}

/** Whether ten digits are a symbol of ours: the last one is its check digit. */
export const isSymbol = (text: string): boolean =>
  /^\d{10}$/.test(text) && checkDigit(text.slice(0, 9)) === Number(text[9]);
