import { moneyOf, sumOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { PayInput, RefundInput, SaleInput } from '#contract/sales/schema.ts';
import { bookHeld } from '../accounts/ledger/queries.ts';
import { itemsOnSide, sidesOf } from '../accounts/ledger/queries-sides.ts';
import { enterPayment } from '../accounts/steps.ts';
import { enterSale, giveToSide, refundFromSide, undoSale } from '../accounts/steps-sides.ts';
import { record } from '../base/log/audit.ts';
import { countSale, fingerprintOf } from './plan/steps.ts';
import { addPeople, addRows, addSale, addShares, endSale } from './queries.ts';
import { type At, entriesOf, type Sale, saleSeen } from './rows/queries.ts';

const deed = (at: At, verb: 'make' | 'undo' | 'give' | 'pay' | 'refund', id: number, name: string) =>
  record(at.db, at.scope, at.now, { noun: 'sales', nounId: id, verb, detail: { name } });

/** Hands the account over as it was read; answers the id. */
export async function handOver(at: At, { fingerprint, ...asked }: SaleInput): Promise<number> {
  await bookHeld(at);
  const counted = await countSale(at, asked);
  if (fingerprint !== fingerprintOf(counted)) throw new Refused('SALES.ERRORS.CHANGED');
  const { unit, change, clearance, plan, live } = counted;
  const { day } = change;
  let id = 0;
  const reason = clearance ? `${clearance.number} (§ 1186)` : '';
  await enterSale(at, { unitId: unit.id, day, plan, live, reason }, async (side) => {
    const { passed, left: rest } = plan;
    const by = { clearanceId: clearance?.id ?? null, clearance: clearance?.number ?? '' };
    id = await addSale(at, { unitId: unit.id, side, label: unit.number, day, ...by, passed, rest });
    return (await addRows(at, id, plan.lines.length)).map((row) => ({ table: 'sale_row', id: row }));
  });
  await addPeople(at, id, change);
  await addShares(at, id, plan.shares);
  await deed(at, 'make', id, unit.number);
  return id;
}

/** The handover as it holds; refused where it was undone meanwhile. */
async function holding(at: At, id: number): Promise<Sale> {
  await bookHeld(at);
  const { row } = await saleSeen(at, id);
  if (row.undoneAt !== null) throw new Refused('SALES.ERRORS.DONE');
  return row;
}

/** Undoes the last handover of a unit by opposite entries. */
export async function undo(at: At, id: number, reason: string): Promise<void> {
  const { unitId, side, day, label } = await holding(at, id);
  const last = (await sidesOf(at.db, at.scope, [unitId])).at(-1);
  if (last && last.day > day) throw new Refused('SALES.ERRORS.LATER');
  await undoSale(at, { unitId, side, entryIds: await entriesOf(at, id), reason });
  await endSale(at, id, reason);
  await deed(at, 'undo', id, label);
}

/** Moves a payment of the unit to the seller. */
export async function give(
  at: At,
  { id, entryId, note }: { id: number; entryId: number; note: string },
): Promise<void> {
  const { unitId, side, label } = await holding(at, id);
  await giveToSide(at, { unitId, side, entryId, note });
  await deed(at, 'give', id, label);
}

/** Enters a payment of the seller that came past the bank. */
export async function pay(at: At, { id, kind, date, amount, text }: PayInput): Promise<void> {
  const { unitId, side, label } = await holding(at, id);
  const key = 'SALES.ERRORS.FUTURE';
  if (date > dayIn(at.now)) throw new Refused(key, { data: { errors: { date: key } } });
  await enterPayment(at, { unitId, side, kind, day: date, amount: moneyOf(amount), text, source: null });
  await deed(at, 'pay', id, label);
}

/** Enters that what is left over to the seller went back to them, or to the account of the unit; never more than there is. */
export async function refund(at: At, { id, way, date, amount: asked, note }: RefundInput): Promise<void> {
  const { unitId, side, label } = await holding(at, id);
  const refuse = (key: 'SALES.ERRORS.FUTURE' | 'SALES.ERRORS.MORE', field: 'date' | 'amount'): never => {
    throw new Refused(key, { data: { errors: { [field]: key } } });
  };
  if (date > dayIn(at.now)) refuse('SALES.ERRORS.FUTURE', 'date');
  const over = sumOf((await itemsOnSide(at.db, at.scope, unitId, side)).map((i) => (i.open < 0n ? -i.open : 0n)));
  const amount = moneyOf(asked);
  if (amount > over) refuse('SALES.ERRORS.MORE', 'amount');
  await refundFromSide(at, { unitId, side, amount, day: date, text: '', note, toUnit: way === 'unit' });
  await deed(at, 'refund', id, label);
}
