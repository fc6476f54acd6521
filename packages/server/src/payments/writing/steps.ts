import { type Money, moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { nameLength as cashNameLength } from '#contract/cashdesk/schema-words.ts';
import type { PaymentInput, ToCash, Twins } from '#contract/payments/schema.ts';
import type { SourceKind } from '#contract/payments/schema-words.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { type Approval, approvalSeen } from '../../approvals/rows/queries.ts';
import { placeOfHouse } from '../../bank/placing/steps.ts';
import { bookHeld, lineSeen } from '../../bank/rows/queries.ts';
import { attachFiles, fileRowsOf } from '../../base/files/files.ts';
import { record } from '../../base/log/audit.ts';
import { type CashRecord, deskHeld, labelOf, recordSeen } from '../../cashdesk/rows/queries.ts';
import { newRecord } from '../../cashdesk/writing/steps-records.ts';
import { feeSeen } from '../../fees/rows/queries.ts';
import { becameOf } from '../detail/queries.ts';
import { type At, paymentsOf } from '../rows/queries.ts';
import { addCash, addPayment, hasPaid, isCancelledRecord, joinPayment, twinsOf, undoPayment } from './queries.ts';

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

/** The payment that it is the other half of, by the word of whoever writes; refused where there may be one and nothing was said. */
async function twinOf(
  at: At,
  { id, source, joins }: PaymentInput,
  carried: Carried,
  day: string,
): Promise<number | null> {
  if (source === null || joins === 'another') return null;
  const twins = await twinsOf(at, id, { amount: carried.amount, day, kind: source.kind });
  if (joins === null && twins.length > 0) {
    const data = { source, twins } satisfies Twins;
    throw new Refused('PAYMENTS.ERRORS.TWICE', { data });
  }
  if (joins !== null && !twins.some((t) => t.id === joins)) throw new Refused('PAYMENTS.ERRORS.NO_TWIN');
  return joins;
}

/** A payment takes what it was paid by, or approved by: both are one, which counts once. */
async function join(
  at: At,
  id: number,
  { day, amount: _, ...made }: Carried,
  fileIds: readonly number[],
): Promise<void> {
  const { db, scope, now } = at;
  await joinPayment(at, id, { ...made, ...(day !== null && { day }) });
  const owner = { owner: 'fee_payment', ownerId: id };
  const before = (await fileRowsOf(db, scope, owner, { all: true })).map((file) => file.id);
  await attachFiles(db, scope, owner, [...before, ...fileIds], now);
}

/** Writes down what was paid of a fee of the house. */
export async function newPayment(at: At, input: PaymentInput): Promise<number> {
  const { db, scope, now } = at;
  const fee = await feeSeen(db, scope, input.id, 'lock');
  if (fee.side !== 'house') throw new Refused('PAYMENTS.ERRORS.SIDE');
  const { source, name, supplier, externalNumber } = input;
  const carried: Carried = source
    ? await carriers[source.kind](at, source.id)
    : { amount: moneyOf(input.amount), day: null };
  const { day: own, ...rest } = carried;
  const day = own ?? input.date;
  if (day > dayIn(now)) throw atField('date', 'PAYMENTS.ERRORS.FUTURE');
  const detail = { name: `${fee.name}, ${moneyText(carried.amount)}` };
  const twin = await twinOf(at, input, carried, day);
  if (twin !== null) {
    await join(at, twin, carried, input.fileIds);
    await record(db, scope, now, { noun: 'payments', nounId: twin, verb: 'join', detail });
    return twin;
  }
  const id = await addPayment(at, { feeId: fee.id, day, name, supplier, externalNumber, ...rest });
  await attachFiles(db, scope, { owner: 'fee_payment', ownerId: id }, input.fileIds, now);
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
