import * as z from 'zod/mini';
import { line } from './people.ts';

const form = /^(?:(\d{0,6})-)?(\d{2,10})\/(\d{4})$/;
// Places from the left of ten; a prefix uses the last six.
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

const weighted = (digits: string): number =>
  [...digits.padStart(10, '0')].reduce((total, d, i) => total + Number(d) * (weights[i] as number), 0);

/**
 * Whether the text is a Czech account number, "[prefix-]number/bank" without spaces: both parts are divisible by 11
 * when weighted, and the number has at least two digits other than zero (Czech National Bank, decree 169/2011 Sb.).
 */
export function isBankAccount(text: string): boolean {
  const [, prefix = '', number = ''] = form.exec(text) ?? [];
  return number.replaceAll('0', '').length >= 2 && weighted(prefix) % 11 === 0 && weighted(number) % 11 === 0;
}

/** A Czech account number as people type it, kept without spaces; empty when there is none. */
export const bankAccount = z.pipe(
  z.pipe(
    line(40),
    z.transform((s) => s.replace(/\s+/g, '')),
  ),
  z.string().check(z.refine((s) => s === '' || isBankAccount(s), 'BASE.FORM.BANK_ACCOUNT')),
);
