import type { Money } from '../base/money/amount.ts';
import { journalEntry, journalHead } from '../base/money/journal.ts';
import type { Day } from '../base/time/dates.ts';
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
const opening = 'vlastní:počáteční zůstatek';
const other: Record<CashType, string> = { income: 'příjmy:pokladna', expense: 'výdaje:pokladna' };

/** How the journal of a cash book begins: its accounts, and what was in the desk before the first record. */
export const bookHead = ({ from, before }: { from: Day; before: Money }): string =>
  journalHead([desk, opening, other.income, other.expense]) +
  journalEntry({ day: from, text: 'Počáteční zůstatek', account: desk, to: opening, amount: before, balance: before });

/** A record in the journal, with what is in the desk after it. */
export const bookLine = (l: JournalLine): string =>
  journalEntry({
    ...{ day: l.day, code: l.documentNumber, text: `${l.moneyFrom}, ${l.name}`, account: desk, to: other[l.type] },
    ...{ amount: signed(l.type, l.amount), balance: l.balance },
  });
