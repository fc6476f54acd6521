import type { Word } from '#contract/accounts/rules.ts';
import { absolute, type Money } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { closeLedger, liveCreditings, type NewEntry, openLedger, type Source } from './ledger/queries.ts';
import { sideOn, sidesOf, standingNow } from './ledger/queries-sides.ts';
import { type Said, settle, writeCreditings, writeEntries } from './ledger/steps.ts';
import { type At, entryOf, itemsOf } from './rows/queries.ts';

export type NewDebt = Omit<NewEntry, 'kind' | 'undoes'> & { kind?: 'prescribed' | 'corrected' | 'opening' };

/** Each on the side of whose time it is: where the debt stands that it is of, else by its day. */
async function placedBySide({ db, scope }: At, debts: readonly NewDebt[]): Promise<NewDebt[]> {
  const units = [...new Set(debts.map((d) => d.unitId))];
  const sides = await sidesOf(db, scope, units);
  if (sides.length === 0) return [...debts];
  const now = await standingNow(
    db,
    scope,
    debts.flatMap((d) => d.of ?? []),
  );
  return debts.map((d) => {
    const of = d.of ? now.get(d.of) : undefined;
    return of ? { ...d, of: of.id, side: of.side } : { ...d, side: d.side ?? sideOn(sides, d.unitId, d.day) };
  });
}

/**
 * Enters debts of units, all or none; what was paid before settles them. One below nought lowers the debt that it is `of`.
 * Answers the ids of the entries in the order in which they came.
 */
export async function enterDebts(at: At, debts: readonly NewDebt[]): Promise<number[]> {
  const units = [...new Set(debts.map((d) => d.unitId))];
  const ledger = await openLedger(at, units);
  const placed = await placedBySide(at, debts);
  const ids = await writeEntries(
    at,
    ledger,
    placed.map((d) => ({ ...d, kind: d.kind ?? 'prescribed' })),
  );
  const said = new Map<number, Said>();
  for (const [place, { amount, of }] of placed.entries())
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
  /** Of which owner before; without it by the day. */
  side?: number;
};

/** Enters payments; each settles what is open in the order of the law, what is left over settles the next debts. */
export async function enterPayments(at: At, payments: readonly NewPayment[]): Promise<number[]> {
  const units = [...new Set(payments.map((p) => p.unitId))];
  const ledger = await openLedger(at, units);
  const sides = await sidesOf(at.db, at.scope, units);
  const sideOf = ({ side, unitId, day }: NewPayment) => side ?? sideOn(sides, unitId, day);
  const ids = await writeEntries(
    at,
    ledger,
    payments.map(({ word: _, note: __, ...p }) => ({
      ...{ ...p, kind: p.kind ?? 'paid', amount: -p.amount, side: sideOf(p) },
    })),
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

/** What was paid before a handover is counted in it, and stays as it is while that stands. */
async function refuseBefore({ db, scope }: At, { unitId, side, day }: { unitId: number; side: number; day: Day }) {
  if (side === 0 && sideOn(await sidesOf(db, scope, [unitId]), unitId, day) !== 0)
    throw new Refused('UNIT_ACCOUNTS.ERRORS.HANDED');
}

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
  if (!['paid', 'cash', 'opening', 'refunded'].includes(entry.kind)) throw new Refused('UNIT_ACCOUNTS.ERRORS.STAYS');
  const live = await liveCreditings(db, scope, { entry: entryId });
  if (live.some((c) => c.why === 'handed')) throw new Refused('UNIT_ACCOUNTS.ERRORS.HANDED');
  const { side } = entry;
  await refuseBefore(at, entry);
  const told = { unitId, side, kind, day, month: entry.month, amount: -entry.amount, text: entry.text };
  const [counter = 0] = await writeEntries(at, ledger, [{ ...told, source: source ?? null, undoes: entryId, reason }]);
  const [credit, debt] = entry.amount < 0n ? [entryId, counter] : [counter, entryId];
  const back = live.map((c) => ({
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
  if (before.why === 'handed') throw new Refused('UNIT_ACCOUNTS.ERRORS.HANDED');
  const entry = await entryOf(db, scope, before.creditId);
  const ledger = await openLedger(at, [entry.unitId]);
  await refuseBefore(at, entry);
  const [live] = await liveCreditings(db, scope, { id: creditingId });
  const [target] = await itemsOf(db, scope, [debtId]);
  if (!live || !target || target.unitId !== entry.unitId || target.side !== entry.side || target.open <= 0n)
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
