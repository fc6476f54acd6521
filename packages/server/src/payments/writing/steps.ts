import { dayIn } from '#contract/base/dates.ts';
import { type Money, moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { nameLength as cashNameLength } from '#contract/cashdesk/schema-words.ts';
import type { PaymentInput, ToCash } from '#contract/payments/schema.ts';
import type { SourceKind } from '#contract/payments/schema-words.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { type Approval, approvalSeen } from '../../approvals/rows/queries.ts';
import { placeOfHouse } from '../../bank/placing/steps.ts';
import { bookHeld, lineSeen } from '../../bank/rows/queries.ts';
import { attachFiles } from '../../base/files/files.ts';
import { record } from '../../base/log/audit.ts';
import { type CashRecord, deskHeld, labelOf, recordSeen } from '../../cashdesk/rows/queries.ts';
import { newRecord } from '../../cashdesk/writing/steps-records.ts';
import { feeSeen } from '../../fees/rows/queries.ts';
import { becameOf } from '../detail/queries.ts';
import { type At, paymentsOf } from '../rows/queries.ts';
import { addCash, addPayment, hasPaid, isCancelledRecord, undoPayment } from './queries.ts';

const atField = (field: string, key: Refusal) => new Refused(key, { fields: { [field]: key } });

/** What a payment is made of, held until the end of the transaction; the day is the person's where it has none. */
type Carried = { amount: Money; day: string | null; lineId?: number; cashId?: number; approvalId?: number };

/** A movement that went out; one that waits is of the house from now on. */
async function byBank(at: At, id: number): Promise<Carried> {
  const { db, scope } = at;
  await bookHeld(at);
  const line = await lineSeen(db, scope, id);
  const isOut = line.amount < 0n && line.currency === 'CZK' && (line.state === 'waiting' || line.state === 'house');
  if (!isOut) throw atField('source', 'PAYMENTS.ERRORS.NOT_OUT');
  if (await hasPaid(at, 'line_id', id)) throw atField('source', 'PAYMENTS.ERRORS.PAID');
  if (line.state === 'waiting') await placeOfHouse(at, [id], '');
  return { amount: -line.amount, day: line.day, lineId: id };
}

async function byCash(at: At, id: number): Promise<Carried> {
  const { db, scope } = at;
  await deskHeld(db, scope);
  const r = await recordSeen(db, scope, id);
  const isExpense = r.isExpense && r.cause === 'plain' && !(await isCancelledRecord(at, id));
  if (!isExpense) throw atField('source', 'PAYMENTS.ERRORS.NOT_EXPENSE');
  if (await hasPaid(at, 'cash_id', id)) throw atField('source', 'PAYMENTS.ERRORS.PAID');
  return { amount: r.amount, day: r.day, cashId: id };
}

/** An approved request with its amount that became nothing yet, held until the end of the transaction. */
async function approvedFree(at: At, id: number): Promise<Approval & { amount: Money }> {
  const { db, scope } = at;
  const a = await approvalSeen(db, scope, id, 'lock');
  if (a.status !== 'approved') throw atField('source', 'PAYMENTS.ERRORS.NOT_APPROVED');
  const { amount } = a;
  if (amount === null) throw atField('source', 'PAYMENTS.ERRORS.NO_AMOUNT');
  const { cash, payment } = await becameOf(at, id);
  if (cash || payment) throw atField('source', 'PAYMENTS.ERRORS.BECAME');
  return { ...a, amount };
}

const carriers: Readonly<Record<SourceKind, (at: At, id: number) => Promise<Carried>>> = {
  bank: byBank,
  cash: byCash,
  approval: async (at, id) => ({ amount: (await approvedFree(at, id)).amount, day: null, approvalId: id }),
};

/** Writes down what was paid of a fee of the house. */
export async function newPayment(at: At, input: PaymentInput): Promise<number> {
  const { db, scope, now } = at;
  const fee = await feeSeen(db, scope, input.id, 'lock');
  if (fee.side !== 'house') throw new Refused('PAYMENTS.ERRORS.SIDE');
  const { source, name, supplier, externalNumber } = input;
  const carried = source ? await carriers[source.kind](at, source.id) : { amount: moneyOf(input.amount), day: null };
  const { day: own, ...rest } = carried;
  const day = own ?? input.date;
  if (day > dayIn(now)) throw atField('date', 'PAYMENTS.ERRORS.FUTURE');
  const id = await addPayment(at, { feeId: fee.id, day, name, supplier, externalNumber, ...rest });
  await attachFiles(db, scope, { owner: 'fee_payment', ownerId: id }, input.fileIds, now);
  const detail = { name: `${fee.name}, ${moneyText(carried.amount)}` };
  await record(db, scope, now, { noun: 'payments', nounId: id, verb: 'create', detail });
  return id;
}

/** Takes a payment back: it stays, and what it was made of may pay again. */
export async function takeBack(at: At, id: number, reason: string): Promise<void> {
  const { db, scope, now } = at;
  const [p] = await paymentsOf(at, { id });
  if (!p) throw new Refused('PAYMENTS.NOT_FOUND');
  const fee = await feeSeen(db, scope, p.fee_id, 'lock');
  if (!(await undoPayment(at, id, reason))) throw new Refused('PAYMENTS.ERRORS.UNDONE');
  const detail = { name: `${fee.name}, ${moneyText(BigInt(p.amount))}` };
  await record(db, scope, now, { noun: 'payments', nounId: id, verb: 'undo', detail });
}

/** Writes an approved request down as an expense of today. */
export async function intoCash(at: At, { id, moneyFrom }: ToCash): Promise<CashRecord> {
  const { db, scope, now } = at;
  const a = await approvedFree(at, id);
  const paidTo = a.supplierName || moneyFrom;
  if (paidTo === '') throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { moneyFrom: 'BASE.FORM.REQUIRED' } });
  const made = await newRecord(at, {
    ...{ type: 'expense', date: dayIn(now), amount: moneyText(a.amount), name: a.title.slice(0, cashNameLength) },
    ...{ moneyFrom: paidTo, acceptedBy: scope.name, externalNumber: '', note: '', missingReason: '', fileIds: [] },
  });
  await addCash(at, made.id, id);
  const detail = { name: `${a.title}, ${labelOf(made)}` };
  await record(db, scope, now, { noun: 'payments', nounId: null, verb: 'cash', detail });
  return made;
}
