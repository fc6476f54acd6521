import type { Day } from '../base/dates.ts';
import { type Money, moneyText } from '../base/money/amount.ts';
import { signed } from './rules.ts';
import type { CashType } from './schema-words.ts';

export type JournalLine = {
  day: Day;
  documentNumber: string;
  name: string;
  moneyFrom: string;
  type: CashType;
  amount: Money;
  balance: Money;
};

const desk = 'aktiva:pokladna';
const other: Record<CashType, string> = { income: 'příjmy:pokladna', expense: 'výdaje:pokladna' };
/** A semicolon begins a comment, and a line break another entry. */
const plain = (text: string): string => text.replace(/[;\r\n|]+/g, ' ').trim();

const entry = (day: Day, head: string, to: string, amount: Money, balance: Money): string =>
  [
    `${day} ${head}`,
    `    ${desk}  CZK ${moneyText(amount)} = CZK ${moneyText(balance)}`,
    `    ${to}  CZK ${moneyText(-amount)}`,
  ].join('\n');

/** The book as an hledger journal; each entry says what is in the desk after it, so the program finds what does not add up. */
export function journalOf(book: { from: Day; before: Money; lines: readonly JournalLine[] }): string {
  const opening = entry(book.from, 'Počáteční zůstatek', 'vlastní:počáteční zůstatek', book.before, book.before);
  const lines = book.lines.map((l) => {
    const head = `(${l.documentNumber}) ${plain(l.moneyFrom)} | ${plain(l.name)}`;
    return entry(l.day, head, other[l.type], signed(l.type, l.amount), l.balance);
  });
  return `commodity CZK 1000.00\n\n${[opening, ...lines].join('\n\n')}\n`;
}
