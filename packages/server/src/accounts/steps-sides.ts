import type { LiveCrediting, SalePlan } from '#contract/accounts/rules-sides.ts';
import { absolute, type Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { closeLedger, type NewCrediting, type NewEntry, openLedger, type Source } from './ledger/queries.ts';
import { creditingsOnSide, endSide, itemsOnSide, openSide } from './ledger/queries-sides.ts';
import { settle, writeCreditings, writeEntries } from './ledger/steps.ts';
import type { At } from './rows/queries.ts';

const fallen = (c: LiveCrediting, note: string): NewCrediting => ({
  ...{ credit: c.creditId, debt: c.debtId, amount: -c.amount, why: 'handed', note, undoes: c.id },
});

/** The account of a unit as a handover reads it. */
export async function accountToHand({ db, scope }: Pick<At, 'db' | 'scope'>, unitId: number) {
  return { items: await itemsOnSide(db, scope, unitId, 0), live: await creditingsOnSide(db, scope, unitId, 0) };
}

type Moved = { unitId: number; day: Day; plan: SalePlan; live: readonly LiveCrediting[]; reason: string };

/**
 * Opens a side for whoever owned the unit before the day and moves there what is theirs; the caller gives a source to each
 * entry once it knows the side. Answers the side.
 */
export async function enterSale(
  at: At,
  { unitId, day, plan, live, reason }: Moved,
  sourcesOf: (side: number) => Promise<Source[]>,
): Promise<number> {
  const ledger = await openLedger(at, [unitId]);
  const side = await openSide(at, unitId, day);
  const sources = await sourcesOf(side);
  const released = new Set(plan.released);
  await writeCreditings(
    at,
    ledger,
    live.filter((c) => released.has(c.id)).map((c) => fallen(c, '')),
  );
  const entries = plan.lines.map(
    ({ former, remindedOn: reminded, ...l }, i): NewEntry => ({
      ...{ ...l, unitId, side: former ? side : 0, reminded, source: sources[i] ?? null },
      reason: l.kind === 'passed' ? reason : '',
    }),
  );
  const ids = await writeEntries(at, ledger, entries);
  const idOf = (key: number) => (key < 0 ? (ids[-key - 1] as number) : key);
  const pairs = plan.pairs.map((p) => ({ ...p, credit: idOf(p.credit), debt: idOf(p.debt), note: '', undoes: null }));
  await writeCreditings(at, ledger, pairs);
  await settle(at, ledger, [unitId]);
  await closeLedger(at, ledger);
  return side;
}

type Undone = { unitId: number; side: number; entryIds: readonly number[]; reason: string };
/**
 * Undoes these entries of a handover by opposite ones of the same days; what came to that side since goes back to the side of
 * the unit, and the side ends.
 */
export async function undoSale(at: At, { unitId, side, entryIds, reason }: Undone): Promise<void> {
  const { db, scope } = at;
  const ledger = await openLedger(at, [unitId]);
  const ids = new Set(entryIds);
  const all = [...(await itemsOnSide(db, scope, unitId, 0)), ...(await itemsOnSide(db, scope, unitId, side))];
  const live = [
    ...(await creditingsOnSide(db, scope, unitId, 0)),
    ...(await creditingsOnSide(db, scope, unitId, side)),
  ];
  const tied = live.filter((c) => ids.has(c.creditId) || ids.has(c.debtId));
  await writeCreditings(
    at,
    ledger,
    tied.map((c) => ({ ...fallen(c, reason), why: 'undone' as const })),
  );
  const onSide = new Set((await itemsOnSide(db, scope, unitId, side)).map((i) => i.id));
  const made = all.filter((i) => ids.has(i.id));
  const opposite = await writeEntries(
    at,
    ledger,
    made.map(({ id, day, month, part, text, amount }) => ({
      ...{ unitId, side: onSide.has(id) ? side : 0, kind: 'undone', day, month, part, text, amount: -amount, reason },
      undoes: id,
    })),
  );
  await writeCreditings(
    at,
    ledger,
    made.map(({ id, amount }, i) => {
      const [credit, debt] = amount < 0n ? [id, opposite[i] as number] : [opposite[i] as number, id];
      return { credit, debt, amount: absolute(amount), why: 'undone' as const, note: reason, undoes: null };
    }),
  );
  await bringBack(at, ledger, unitId, side);
  await endSide(at, unitId, side);
  await settle(at, ledger, [unitId]);
  await closeLedger(at, ledger);
}

/** Moves what is open on the side of an owner before to the side of the unit. */
async function bringBack(at: At, ledger: Awaited<ReturnType<typeof openLedger>>, unitId: number, side: number) {
  const left = (await itemsOnSide(at.db, at.scope, unitId, side)).filter((i) => i.open !== 0n);
  const moved = left.flatMap(({ id, kind, day, month, part, text, open, of }): NewEntry[] => [
    { unitId, side, kind: 'handed', day, month, part, text, amount: -open, from: id },
    {
      unitId,
      kind: kind === 'undone' || kind === 'returned' ? 'paid' : kind,
      day,
      month,
      part,
      text,
      amount: open,
      of,
    },
  ]);
  const ids = await writeEntries(at, ledger, moved);
  await writeCreditings(
    at,
    ledger,
    left.map(({ id, open }, i) => {
      const counter = ids[2 * i] as number;
      const [credit, debt] = open < 0n ? [id, counter] : [counter, id];
      return { credit, debt, amount: absolute(open), why: 'handed' as const, note: '', undoes: null };
    }),
  );
}

type Refund = { unitId: number; side: number; amount: Money; day: Day; text: string; note: string; toUnit: boolean };

/**
 * Takes off the side of an owner before what is left over there, the earliest first: it went back to them, or it is paid to
 * the side of the unit. The caller knows that so much is left over.
 */
export async function refundFromSide(
  at: At,
  { unitId, side, amount, day, text, note, toUnit }: Refund,
): Promise<number> {
  const ledger = await openLedger(at, [unitId]);
  const over = (await itemsOnSide(at.db, at.scope, unitId, side)).filter((i) => i.open < 0n);
  const told = { unitId, day, text, reason: note };
  const [debt = 0] = await writeEntries(at, ledger, [
    { ...told, side, kind: 'refunded', amount },
    ...(toUnit ? [{ ...told, kind: 'paid' as const, amount: -amount }] : []),
  ]);
  let left = amount;
  const pairs = over.flatMap(({ id, open }): NewCrediting[] => {
    const part = -open < left ? -open : left;
    left -= part;
    return part > 0n ? [{ credit: id, debt, amount: part, why: 'word', note, undoes: null }] : [];
  });
  await writeCreditings(at, ledger, pairs);
  await settle(at, ledger, [unitId]);
  await closeLedger(at, ledger);
  return debt;
}

/** Gives a payment of the side of the unit to an owner before, with a note; what it settled is open again. */
export async function giveToSide(
  at: At,
  { unitId, side, entryId, note }: { unitId: number; side: number; entryId: number; note: string },
): Promise<void> {
  const { db, scope } = at;
  const ledger = await openLedger(at, [unitId]);
  const all = await itemsOnSide(db, scope, unitId, 0);
  const paid = all.find((i) => i.id === entryId);
  const isPaid = paid && (paid.kind === 'paid' || paid.kind === 'cash');
  if (!isPaid) throw new Refused('UNIT_ACCOUNTS.NOT_FOUND');
  if (all.some((i) => i.undoes === entryId)) throw new Refused('UNIT_ACCOUNTS.ERRORS.UNDONE');
  const tied = (await creditingsOnSide(db, scope, unitId, 0)).filter((c) => c.creditId === entryId);
  if (tied.some((c) => c.why === 'handed')) throw new Refused('UNIT_ACCOUNTS.ERRORS.HANDED');
  await writeCreditings(
    at,
    ledger,
    tied.map((c) => fallen(c, note)),
  );
  const { day, month, part, text, amount } = paid;
  const told = { unitId, kind: 'handed' as const, day, month, part, text, reason: note, from: entryId };
  const [counter = 0] = await writeEntries(at, ledger, [
    { ...told, amount: -amount },
    { ...told, side, amount },
  ]);
  const pair = { credit: entryId, debt: counter, amount: absolute(amount), why: 'handed' as const, note, undoes: null };
  await writeCreditings(at, ledger, [pair]);
  await settle(at, ledger, [unitId]);
  await closeLedger(at, ledger);
}
