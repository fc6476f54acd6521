import { readMoney } from '#contract/base/money/reading.ts';
import type { CodeSays } from '#contract/base/money/spayd-reading.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { nameLength } from '#contract/cashdesk/schema-words.ts';
import { bareCash, showCash } from '../../base/amounts.ts';
import type { CashValues } from './cashValues.ts';

export const codeFields = ['amount', 'date', 'externalNumber', 'moneyFrom'] as const;
export type CodeField = (typeof codeFields)[number];
export type Fills = Partial<Pick<CashValues, CodeField>>;

/** What a code says, as the form holds it; a day to come is none on which anything was paid. */
function saidFor({ amount, day, number, name }: CodeSays, type: CashValues['type'], today: Day): Fills {
  return {
    ...(amount !== null && { amount: bareCash(amount) }),
    ...(day !== null && day <= today && { date: day }),
    ...(number !== null && { externalNumber: number.slice(0, 60) }),
    // Whoever is paid by the code is paid by an expense alone.
    ...(name !== null && type === 'expense' && { moneyFrom: name.slice(0, nameLength) }),
  };
}

const isSame = (field: CodeField, said: string, typed: string): boolean => {
  if (field !== 'amount') return said === typed;
  const [a, b] = [readMoney(said), readMoney(typed)];
  return 'amount' in a && 'amount' in b && a.amount === b.amount;
};

/** What goes into empty fields, and what stands there otherwise; the day of today is there before anybody typed. */
export function fillsOf(says: CodeSays, values: CashValues, now: Date): { empty: Fills; other: Fills } {
  const today = dayIn(now);
  const [empty, other]: [Fills, Fills] = [{}, {}];
  const said = saidFor(says, values.type, today);
  for (const field of codeFields) {
    const value = said[field];
    if (value === undefined || isSame(field, value, values[field])) continue;
    const isEmpty = values[field].trim() === '' || (field === 'date' && values.date === today);
    (isEmpty ? empty : other)[field] = value;
  }
  return { empty, other };
}

/** A value as it is read; what was typed and is no amount stays as it is. */
export function shownFill(field: CodeField, value: string, dayText: (day: Day) => string): string {
  if (field === 'date') return dayText(value);
  const read = field === 'amount' ? readMoney(value) : null;
  return read && 'amount' in read ? showCash(read.amount) : value;
}
