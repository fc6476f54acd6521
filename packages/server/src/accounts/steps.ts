import type { Word } from '#contract/accounts/rules.ts';
import { type Day, dayIn } from '#contract/base/dates.ts';
import { absolute, type Money } from '#contract/base/money/amount.ts';
import { Refused } from '#contract/refusals.ts';
import { closeLedger, liveCreditings, type NewEntry, openLedger, type Source } from './ledger/queries.ts';
import { type Said, settle, writeCreditings, writeEntries } from './ledger/steps.ts';
import { type At, entryOf, itemsOf } from './rows/queries.ts';

export type NewDebt = Omit<NewEntry, 'kind' | 'undoes'> & { kind?: 'prescribed' | 'corrected' | 'opening' };

/**
 * Enters debts of units, all or none; what was paid before settles them. One below nought lowers the debt that it is `of`.
 * Answers the ids of the entries in the order in which they came.
 */
export async function enterDebts(at: At, debts: readonly NewDebt[]): Promise<number[]> {
  const units = [...new Set(debts.map((d) => d.unitId))];
  const ledger = await openLedger(at, units);
  const ids = await writeEntries(
    at,
    ledger,
    debts.map((d) => ({ ...d, kind: d.kind ?? 'prescribed' })),
  );
  const said = new Map<number, Said>();
  for (const [place, { amount, of }] of debts.entries())
    if (amount < 0n) said.set(ids[place] as number, { word: of ? { debts: [of] } : {}, note: '', isCorrection: true });
  await settle(at, ledger, units, said);
  await closeLedger(at, ledger);
  return ids;
}

export type NewPayment = {
  unitId: number;
  /** When it was booked. */
  day: Day;
  /** Above nought. */
  amount: Money;
  text: string;
  source: Source | null;
  kind?: 'paid' | 'cash' | 'opening';
  reason?: string;
  /** What the debtor said that they pay, and how. */
  word?: Word;
  note?: string;
};

/** Enters payments; each settles what is open in the order of the law, what is left over settles the next debts. */
export async function enterPayments(at: At, payments: readonly NewPayment[]): Promise<number[]> {
  const units = [...new Set(payments.map((p) => p.unitId))];
  const ledger = await openLedger(at, units);
  const ids = await writeEntries(
    at,
    ledger,
    payments.map(({ word: _, note: __, ...p }) => ({ ...p, kind: p.kind ?? 'paid', amount: -p.amount })),
  );
  const said = new Map<number, Said>();
  for (const [place, { word, note = '' }] of payments.entries())
    said.set(ids[place] as number, { ...(word && { word }), note });
  await settle(at, ledger, units, said);
  await closeLedger(at, ledger);
  return ids;
}

/** Enters one payment; answers the id of its entry. */
export async function enterPayment(at: At, payment: NewPayment): Promise<number> {
  const [id] = await enterPayments(at, [payment]);
  return id as number;
}

/** How it is undone, where it is more than a mistake: money that went back, its day, what it comes from. */
export type Undoing = { kind?: 'undone' | 'returned'; day?: Day; source?: Source };

/** Undoes an entry by an opposite one of today, and what it settled with it; answers the id of that one. */
export async function undoPayment(
  at: At,
  entryId: number,
  reason: string,
  { kind = 'undone', day = dayIn(at.now), source }: Undoing = {},
): Promise<number> {
  const { db, scope } = at;
  const { unitId } = await entryOf(db, scope, entryId);
  const ledger = await openLedger(at, [unitId]);
  // Read again: whoever undid it meanwhile held the ledger until now.
  const { undoneBy, ...entry } = await entryOf(db, scope, entryId);
  if (undoneBy !== null) throw new Refused('UNIT_ACCOUNTS.ERRORS.UNDONE');
  if (!['paid', 'cash', 'opening'].includes(entry.kind)) throw new Refused('UNIT_ACCOUNTS.ERRORS.STAYS');
  const told = { unitId, kind, day, month: entry.month, amount: -entry.amount, text: entry.text };
  const [counter = 0] = await writeEntries(at, ledger, [{ ...told, source: source ?? null, undoes: entryId, reason }]);
  const [credit, debt] = entry.amount < 0n ? [entryId, counter] : [counter, entryId];
  const back = (await liveCreditings(db, scope, { entry: entryId })).map((c) => ({
    ...{ credit: c.creditId, debt: c.debtId, amount: -c.amount, why: 'undone' as const, note: reason, undoes: c.id },
  }));
  const pair = { credit, debt, amount: absolute(entry.amount), why: 'undone' as const, note: reason, undoes: null };
  await writeCreditings(at, ledger, [...back, pair]);
  await settle(at, ledger, [unitId]);
  await closeLedger(at, ledger);
  return counter;
}

/** Moves what a payment settled to another debt of the same unit, with a note of whoever did it. */
export async function moveCrediting(
  at: At,
  { creditingId, debtId, note }: { creditingId: number; debtId: number; note: string },
): Promise<void> {
  const { db, scope } = at;
  const [before] = await liveCreditings(db, scope, { id: creditingId });
  if (!before) throw new Refused('UNIT_ACCOUNTS.NOT_FOUND');
  const entry = await entryOf(db, scope, before.creditId);
  const ledger = await openLedger(at, [entry.unitId]);
  const [live] = await liveCreditings(db, scope, { id: creditingId });
  const [target] = await itemsOf(db, scope, [debtId]);
  if (!live || !target || target.unitId !== entry.unitId || target.open <= 0n)
    throw new Refused('UNIT_ACCOUNTS.ERRORS.NOT_OPEN');
  const moved = live.amount < target.open ? live.amount : target.open;
  const one = { credit: live.creditId, note, undoes: null };
  await writeCreditings(at, ledger, [
    { ...one, debt: live.debtId, amount: -live.amount, why: 'moved', undoes: live.id },
    { ...one, debt: debtId, amount: moved, why: 'moved' },
    ...(moved < live.amount
      ? [{ ...one, debt: live.debtId, amount: live.amount - moved, why: live.why, note: '' }]
      : []),
  ]);
  await closeLedger(at, ledger);
}
