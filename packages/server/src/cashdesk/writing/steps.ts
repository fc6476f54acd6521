import { moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { openingText, recordText } from '#contract/cashdesk/rules.ts';
import { monthOf, yearOf } from '#contract/cashdesk/rules-days.ts';
import type { CashInput, OpeningInput } from '#contract/cashdesk/schema.ts';
import type { CashType } from '#contract/cashdesk/schema-words.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { nextNumber } from '../../base/db/numbering.ts';
import {
  type At,
  type CashRecord,
  type Desk,
  deskHeld,
  firstShort,
  labelOf,
  lastClosing,
  typeOf,
} from '../rows/queries.ts';
import { chain } from '../rows/steps-chain.ts';
import { addDesk, addRecord, changeDesk, changeRecord, countIn, firstDay, headNow, type Written } from './queries.ts';

/** Refused because of one field; `told` is what its sentence is about. */
export const atField = (field: string, key: Refusal & `CASH.${string}`, told: object = {}): Refused =>
  new Refused(key, { data: { errors: { [field]: key }, ...told } });

export const seriesOf = ({ scope }: Pick<At, 'scope'>, type: CashType, year: number) =>
  ({ of: { svjId: scope.svjId }, name: `cash-${type}`, year }) as const;

/** Refuses what would leave the desk short on that day or any later one; names the first such day and what is missing. */
export async function refuseShort({ db, scope }: At, desk: Desk, from: string): Promise<void> {
  const short = await firstShort(db, desk, scope, from);
  if (!short) return;
  throw atField('amount', 'CASH.ERRORS.NEGATIVE', { day: short.day, missing: moneyText(short.missing) });
}

/** Refuses a day that nothing may be written on: before the desk was opened, in a month that is closed, or to come. */
export async function refuseDay({ db, scope, now }: At, desk: Desk, day: string): Promise<void> {
  if (day < desk.openedOn) throw atField('date', 'CASH.ERRORS.BEFORE_OPENING');
  if (day > dayIn(now)) throw atField('date', 'CASH.ERRORS.FUTURE');
  const last = await lastClosing(db, scope);
  if (last && monthOf(day) <= last.month) throw atField('date', 'CASH.ERRORS.CLOSED');
}

type Texts = Pick<CashInput, 'name' | 'moneyFrom' | 'acceptedBy' | 'externalNumber' | 'note' | 'missingReason'>;
export const textsOf = (t: Texts, hasReceipt: boolean) => ({
  ...{ name: t.name, moneyFrom: t.moneyFrom, acceptedBy: t.acceptedBy, externalNumber: t.externalNumber, note: t.note },
  // Of what is there nobody says why it is missing.
  missingReason: hasReceipt ? '' : t.missingReason,
});

export const keyOf = (label: string, r: Omit<Texts, 'acceptedBy' | 'missingReason'>): string =>
  searchKey([label, r.name, r.moneyFrom, r.externalNumber, r.note].join('\n'));

/** Writes the record as it stands into the chain. */
export async function chainRecord(at: At, desk: Desk, r: CashRecord, about: string | null) {
  const content = recordText({ ...r, type: typeOf(r), documentNumber: labelOf(r), cancels: about });
  const after = await chain(at, desk, content);
  await changeRecord(at, r.id, { entry: after.entries });
  return after;
}

type New = Omit<Written, 'year' | 'number' | 'headId' | 'entry' | 'textKey'>;
/** A record with the next number of its series, in a desk that this transaction holds; whether it is short is asked after. */
export async function writeRecord(
  at: At,
  desk: Desk,
  told: New,
  about: CashRecord | null = null,
): Promise<{ record: CashRecord; desk: Desk }> {
  const year = yearOf(told.day);
  const isExpense = told.isExpense;
  const number = await nextNumber(at.db, seriesOf(at, typeOf({ isExpense }), year));
  const label = labelOf({ isExpense, year, number });
  const { externalNumber = '', note = '' } = told;
  const textKey = keyOf(label, { ...told, externalNumber, note });
  const headId = await headNow(at);
  const row = await addRecord(at, { ...told, year, number, headId, textKey, entry: desk.entries + 1 });
  await countIn(at, row);
  const after = await chainRecord(at, desk, row, about && labelOf(about));
  return { record: { ...row, entry: after.entries }, desk: after };
}

type DeskDeed = { verb: 'open' | 'reopen' | 'limit'; name: string };

/**
 * The initial balance, or another one while no month is closed and no record stands before its day, and how much one person
 * closes a month with; answers what of it is new.
 */
export async function openDesk(at: At, { date, amount, secondAbove }: OpeningInput): Promise<DeskDeed[]> {
  const { db, scope, now } = at;
  if (date > dayIn(now)) throw atField('date', 'CASH.ERRORS.FUTURE');
  const told = { openedOn: date, opening: moneyOf(amount), secondAbove: moneyOf(secondAbove) };
  const isNew = await addDesk(at, told);
  const desk = await deskHeld(db, scope);
  const isSame = !isNew && desk.openedOn === told.openedOn && desk.opening === told.opening;
  if (!isNew && !isSame && (await lastClosing(db, scope))) throw new Refused('CASH.ERRORS.OPENING_FIXED');
  const first = await firstDay(at);
  if (first && first < date) throw atField('date', 'CASH.ERRORS.OPENING_LATE');
  if (!isNew) await changeDesk(at, told);
  if (!isSame) await refuseShort(at, { ...desk, ...told }, date);
  if (!isSame) await chain(at, desk, openingText(told));
  if (isNew) return [{ verb: 'open', name: amount }];
  return [
    ...(isSame ? [] : [{ verb: 'reopen' as const, name: amount }]),
    ...(desk.secondAbove === told.secondAbove ? [] : [{ verb: 'limit' as const, name: secondAbove }]),
  ];
}
