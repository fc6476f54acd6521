import { moneyOf, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { nextReminding, settlementOf } from '#contract/cashdesk/rules-advances.ts';
import type { AdvanceInput, ReceiptInput, Settling } from '#contract/cashdesk/schema-advances.ts';
import { mostReceipts, nameLength, noteLength } from '#contract/cashdesk/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { attachFiles, dropFiles } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import { type At, administers, type CashRecord, deskHeld, labelOf, recordById } from '../rows/queries.ts';
import { type Advance, advanceById, changeAdvance } from '../rows/queries-advances.ts';
import { atField, refuseDay, refuseShort, writeRecord } from '../writing/steps.ts';
import { openAgain } from '../writing/steps-advances.ts';
import { cancelRecord } from '../writing/steps-records.ts';
import { addAdvance, addReceipt, dropReceipt, holderName, type Receipt, receiptsOf } from './queries.ts';

type Verb = 'advance' | 'receipt' | 'dropReceipt' | 'settle' | 'reopenAdvance';
type Known = { advance: Advance; given: CashRecord };

/** The advance with the record that it was given by, for whoever may see it; unknown to everybody else. */
export async function advanceSeen({ db, scope }: Omit<At, 'now'>, id: number): Promise<Known> {
  const advance = await advanceById(db, scope, id);
  const isMine = advance !== undefined && scope.memberId !== null && advance.holderId === scope.memberId;
  if (!advance || !(isMine || may(scope, 'cashDesk', 'r'))) throw new Refused('CASH.ADVANCE_NOT_FOUND');
  return { advance, given: (await recordById(db, scope, advance.recordId)) as CashRecord };
}

/** Whether whoever asks may hand receipts in: who administers the desk, and whom the advance was given to. */
export const handsIn = ({ scope }: Omit<At, 'now'>, { holderId }: Advance): boolean =>
  administers(scope) || (scope.mayWrite && scope.memberId !== null && holderId === scope.memberId);

/** Whether it waits for receipts still. */
export const isOpen = ({ settledOn, isCancelled }: Advance): boolean => settledOn === null && !isCancelled;

/** The same in a desk that this transaction holds, where it waits for receipts still. */
async function advanceHeld(at: At, id: number): Promise<Known> {
  await advanceSeen(at, id);
  await deskHeld(at.db, at.scope);
  const known = await advanceSeen(at, id);
  if (!isOpen(known.advance)) throw new Refused('CASH.ERRORS.ADVANCE_OVER');
  return known;
}

const logged = ({ db, scope, now }: At, given: CashRecord, verb: Verb) =>
  record(db, scope, now, { noun: 'cashdesk', nounId: given.id, verb, detail: { name: labelOf(given) } });

/** Gives cash to a member: an expense record, and the advance that it is of. */
export async function giveAdvance(at: At, input: AdvanceInput): Promise<Advance> {
  const { db, scope, now } = at;
  const desk = await deskHeld(db, scope);
  await refuseDay(at, desk, input.date);
  if (input.dueOn < input.date) throw atField('dueOn', 'CASH.ERRORS.DUE_EARLY');
  const name = await holderName(db, scope, input.holderId);
  if (name === null) throw atField('holderId', 'CASH.ERRORS.HOLDER');
  const holder = name.slice(0, nameLength);
  const { record: given } = await writeRecord(at, desk, {
    ...{ isExpense: true, day: input.date, amount: moneyOf(input.amount), cause: 'advance' },
    ...{ name: `Záloha: ${input.purpose}`, moneyFrom: holder, acceptedBy: input.acceptedBy, note: input.note },
  });
  await refuseShort(at, desk, given.day);
  await logged(at, given, 'advance');
  return addAdvance(at, {
    ...{ recordId: given.id, purpose: input.purpose, holderId: input.holderId, holderName: holder },
    ...{ dueOn: input.dueOn, remindAt: nextReminding(input.dueOn, now), createdAt: now, updatedAt: now },
  });
}

const files = (id: number) => ({ owner: 'cash_advance_receipt', ownerId: id });

export async function handIn(at: At, input: ReceiptInput): Promise<void> {
  const { advance, given } = await advanceHeld(at, input.id);
  if (!handsIn(at, advance)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  if (input.date > dayIn(at.now)) throw atField('date', 'CASH.ERRORS.FUTURE');
  if ((await receiptsOf(at.db, at.scope, advance.id)).length >= mostReceipts)
    throw new Refused('CASH.ERRORS.RECEIPTS_MANY');
  const told = { advanceId: advance.id, day: input.date, amount: moneyOf(input.amount), supplier: input.supplier };
  const receipt = await addReceipt(at, told);
  await attachFiles(at.db, at.scope, files(receipt.id), input.fileIds, at.now);
  await logged(at, given, 'receipt');
}

/** Whether whoever asks may take a receipt back: a holder only what they handed in themself. */
export const takesBack = (at: Omit<At, 'now'>, advance: Advance, { handedBy }: Receipt): boolean =>
  administers(at.scope) || (handsIn(at, advance) && handedBy === at.scope.memberId);

export async function takeBack(at: At, id: number, receiptId: number): Promise<void> {
  const { db, scope, now } = at;
  const { advance, given } = await advanceHeld(at, id);
  const receipt = (await receiptsOf(db, scope, id)).find((r) => r.id === receiptId);
  if (!receipt) throw new Refused('CASH.ADVANCE_NOT_FOUND');
  if (!takesBack(at, advance, receipt)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  await dropFiles(db, scope, 'cash_advance_receipt', [receiptId], now);
  await dropReceipt(at, receiptId);
  await logged(at, given, 'dropReceipt');
}

/** Receipts as the voucher of a settlement lists them. */
const listed = (receipts: readonly Receipt[]): string => {
  const told = receipts.map((r) => `${r.supplier} ${showDay(r.day)} ${showMoney(r.amount)}`).join('; ');
  return told === '' ? 'Bez účtenek' : `Účtenky: ${told}`.slice(0, noteLength);
};

/** Writes what is left of an advance as an income, or what was paid above it as an expense; nothing where it fits. */
async function writeRest(at: At, { advance, given }: Known, receipts: readonly Receipt[], day: string) {
  const rest = settlementOf(given.amount, sumOf(receipts.map((r) => r.amount)));
  if (!rest) return null;
  const isExpense = rest.type === 'expense';
  const desk = await deskHeld(at.db, at.scope);
  const { record: row } = await writeRecord(at, desk, {
    ...{ isExpense, day, amount: rest.amount, cause: 'advance' as const, moneyFrom: advance.holderName },
    name: `${isExpense ? 'Doplatek' : 'Vrácení'} zálohy ${labelOf(given)}: ${advance.purpose}`,
    ...{ acceptedBy: at.scope.name || given.acceptedBy, note: listed(receipts) },
  });
  if (isExpense) await refuseShort(at, desk, day);
  return row;
}

/** Settles an advance by the receipts that were seen. */
export async function settle(at: At, { id, spent, date }: Settling): Promise<void> {
  const { db, scope } = at;
  const known = await advanceHeld(at, id);
  const receipts = await receiptsOf(db, scope, id);
  if (moneyText(sumOf(receipts.map((r) => r.amount))) !== spent) throw new Refused('CASH.ERRORS.ADVANCE_MOVED');
  await refuseDay(at, await deskHeld(db, scope), date);
  if (date < known.given.day) throw atField('date', 'CASH.ERRORS.SETTLED_EARLY');
  const rest = await writeRest(at, known, receipts, date);
  await changeAdvance(at, id, {
    ...{ settledOn: date, settledId: rest?.id ?? null, settledBy: scope.memberId, settledName: scope.name },
    remindAt: null,
  });
  await logged(at, known.given, 'settle');
}

/** Undoes a settlement: what it wrote by an opposite record. */
export async function reopen(at: At, id: number, reason: string): Promise<void> {
  await deskHeld(at.db, at.scope);
  const { advance, given } = await advanceSeen(at, id);
  if (advance.settledOn === null) throw new Refused('CASH.ERRORS.ADVANCE_OPEN');
  if (advance.settledId === null) await openAgain(at, advance);
  else await cancelRecord(at, advance.settledId, reason);
  await logged(at, given, 'reopenAdvance');
}
