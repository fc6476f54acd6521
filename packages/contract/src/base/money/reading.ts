import * as z from 'zod/mini';
import { type Money, moneyOf, moneyText, mostMoney } from './amount.ts';

export type MoneyProblem =
  | 'BASE.FORM.REQUIRED'
  | 'MONEY.UNREADABLE'
  | 'MONEY.UNCLEAR'
  | 'MONEY.PLACES'
  | 'MONEY.TOO_LARGE'
  | 'MONEY.ZERO'
  | 'MONEY.NEGATIVE';

export type MoneyRead = { amount: Money } | { problem: MoneyProblem };

const minus = /^[-\u2010-\u2015\u2212]/u;
const currency = /^(?:Kč|CZK)|(?:Kč|CZK)\.?$/giu;
/** ",-" after whole crowns, as price tags have it. */
const noCents = /[.,](?:[-\u2010-\u2015\u2212]{1,2})$/u;
const grouped = (sign: string) => new RegExp(`^\\d{1,3}(?:${sign}\\d{3})+$`);
const groupings = [' ', '\\.', ',', "['\u2019]"].map(grouped);

/** The whole crowns without what groups them by thousands; null when they are no number. */
function crownsOf(text: string): string | null {
  if (/^\d*$/.test(text)) return text || '0';
  return groupings.some((group) => group.test(text)) ? text.replace(/\D/g, '') : null;
}

/** Where the haléře begin; -1 where the text has none. */
function pointIn(text: string): number {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  // A sign that repeats parts thousands.
  return last >= 0 && text.indexOf(text.charAt(last)) === last ? last : -1;
}

/** "1,234" is a thousand in one country and a crown in another, unless something else in the text says which. */
const isUnclear = (crowns: string, cents: string) => cents.length === 3 && /^\d{1,3}$/.test(crowns) && crowns !== '0';

const within = (amount: Money): MoneyRead => (amount > mostMoney ? { problem: 'MONEY.TOO_LARGE' } : { amount });

function wholeCrowns(text: string): MoneyRead {
  const crowns = /\d/.test(text) ? crownsOf(text) : null;
  return crowns === null ? { problem: 'MONEY.UNREADABLE' } : within(moneyOf(crowns));
}

function unsigned(text: string): MoneyRead {
  const point = pointIn(text);
  const [crowns, cents] = point < 0 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)];
  if (!/\d/.test(text) || !/^\d*$/.test(cents)) return { problem: 'MONEY.UNREADABLE' };
  if (isUnclear(crowns, cents)) return { problem: 'MONEY.UNCLEAR' };
  const whole = crownsOf(crowns);
  if (whole === null) return { problem: 'MONEY.UNREADABLE' };
  if (/[1-9]/.test(cents.slice(2))) return { problem: 'MONEY.PLACES' };
  return within(moneyOf(`${whole}.${cents.slice(0, 2).padEnd(2, '0')}`));
}

/**
 * An amount as people type and paste it: comma or dot before haléře, thousands parted by spaces, dots, commas or an
 * apostrophe, with the currency or without.
 */
export function readMoney(typed: string): MoneyRead {
  const bare = typed.replace(/\s+/g, ' ').trim();
  if (bare === '') return { problem: 'BASE.FORM.REQUIRED' };
  const positive = bare.replace(currency, '').trim().replace(minus, '').trim().replace(currency, '').trim();
  const isNegative = minus.test(bare.replace(currency, '').trim());
  // Longer than any amount: nothing is gained by looking at it.
  if (positive.length > 40) return { problem: 'MONEY.UNREADABLE' };
  const read = noCents.test(positive) ? wholeCrowns(positive.replace(noCents, '')) : unsigned(positive);
  return 'amount' in read && isNegative ? { amount: -read.amount } : read;
}

type Allowed = { negative?: boolean; zero?: boolean };

function problemOf(read: MoneyRead, { negative = false, zero = false }: Allowed): MoneyProblem | null {
  if ('problem' in read) return read.problem;
  if (read.amount === 0n && !zero) return 'MONEY.ZERO';
  return read.amount < 0n && !negative ? 'MONEY.NEGATIVE' : null;
}

/** An amount of a form or a call: taken as it is typed, handed on as it travels. Positive unless said otherwise. */
export const money = (allowed: Allowed = {}) =>
  z.pipe(
    z.pipe(
      z.string('BASE.FORM.REQUIRED').check((of) => {
        const problem = problemOf(readMoney(of.value), allowed);
        if (problem) of.issues.push({ code: 'custom', message: problem, input: of.value });
      }),
      z.transform((typed) => {
        const read = readMoney(typed);
        return 'amount' in read ? moneyText(read.amount) : typed;
      }),
    ),
    z.string(),
  );

export { moneyShown } from './carried.ts';
