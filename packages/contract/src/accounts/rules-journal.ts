import type { Money } from '../base/money/amount.ts';
import { accountPart, journalEntry, journalHead } from '../base/money/journal.ts';
import type { Day } from '../base/time/dates.ts';
import { showMonth } from '../cashdesk/rules-days.ts';
import type { EntryKind } from './schema-words.ts';

/** A unit in the journal: by its number, never by whose it is, and what it owed before the first entry. */
export type JournalUnit = { id: number; number: string; before: Money };
export type JournalRow = {
  unitId: number;
  /** Its own kind, or, of one that undoes another, the kind of that one. */
  of: EntryKind;
  kind: EntryKind;
  fromBank: boolean;
  day: Day;
  month: Day | null;
  amount: Money;
};

const opening = 'vlastní:počáteční stav';
const prescribed = 'příjmy:předpisy';
const cash = 'aktiva:hotově';
/** Between whoever owned the unit and whoever does: nothing is left on it. */
const handed = 'vlastní:předání jednotek';
/** Movements of statements of the bank, and what a person entered as paid into it. */
const bank = { true: 'aktiva:banka:výpisy', false: 'aktiva:banka:ručně' } as const;

const others = [opening, prescribed, cash, bank.true, bank.false, handed];
const otherOf = ({ of, fromBank }: JournalRow): string => {
  if (of === 'opening') return opening;
  if (of === 'cash') return cash;
  if (of === 'handed' || of === 'shared' || of === 'passed') return handed;
  return of === 'prescribed' || of === 'corrected' ? prescribed : bank[`${fromBank}`];
};

const words: Record<EntryKind, string> = {
  ...{ prescribed: 'Předpis', corrected: 'Oprava předpisu', paid: 'Platba', cash: 'Platba hotově' },
  ...{ returned: 'Vrácená platba', undone: 'Zrušení', opening: 'Počáteční stav' },
  ...{ handed: 'Předání jednotky', shared: 'Podíl na předpisu', passed: 'Dluh, který přešel' },
  ...{ refunded: 'Vrácený přeplatek' },
};
const textOf = ({ kind, month }: JournalRow): string => `${words[kind]}${month ? ` ${showMonth(month)}` : ''}`;

/** Accounts of units by ids: of two that would be called the same, the later one has its place in the name. */
export function accountNames(units: readonly JournalUnit[]): Map<number, string> {
  const taken = new Set<string>();
  return new Map(
    units.map(({ id, number }, place) => {
      const name = `aktiva:pohledávky:${accountPart(number)}`;
      const free = taken.has(name) ? `${name} č. ${place + 1}` : name;
      taken.add(free);
      return [id, free];
    }),
  );
}

/** Writes the journal of a year piece by piece: its head, and each entry as it comes, by day and place in the ledger. */
export function unitsJournal(from: Day, units: readonly JournalUnit[]) {
  const names = accountNames(units);
  const balances = new Map(units.map((u) => [u.id, u.before]));
  const nameOf = (id: number) => names.get(id) as string;
  const began = units
    .filter((u) => u.before !== 0n)
    .map((u) =>
      journalEntry({
        ...{ day: from, text: 'Počáteční stav', account: nameOf(u.id), to: opening },
        ...{ amount: u.before, balance: u.before },
      }),
    );
  return {
    head: journalHead([...names.values(), ...others]) + began.join(''),
    entry(row: JournalRow): string {
      const balance = (balances.get(row.unitId) ?? 0n) + row.amount;
      balances.set(row.unitId, balance);
      const account = nameOf(row.unitId);
      return journalEntry({ day: row.day, text: textOf(row), account, to: otherOf(row), amount: row.amount, balance });
    },
  };
}
