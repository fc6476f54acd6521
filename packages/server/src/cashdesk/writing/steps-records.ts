import { versionOf } from '#contract/base/calls/ids.ts';
import { moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { monthOf, yearOf } from '#contract/cashdesk/rules-days.ts';
import { roundingOf } from '#contract/cashdesk/rules-rounding.ts';
import type { CashChange, CashInput } from '#contract/cashdesk/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { giveBack, lastNumber, nextNumber } from '../../base/db/numbering.ts';
import { attachFiles } from '../../base/files/files.ts';
import { overtaken, record } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import {
  type At,
  aboutRecord,
  type CashRecord,
  type Desk,
  deskHeld,
  labelOf,
  lastClosing,
  recordSeen,
  typeOf,
} from '../rows/queries.ts';
import { changeRecord, countIn, recordAfter } from './queries.ts';
import { atField, chainRecord, keyOf, refuseDay, refuseShort, seriesOf, textsOf, writeRecord } from './steps.ts';
import { undoneOf } from './steps-advances.ts';

const files = (id: number) => ({ owner: 'cash_record', ownerId: id });

/** Writes an income or an expense down under the next number. */
export async function newRecord(at: At, input: CashInput): Promise<CashRecord> {
  const { db, scope, now } = at;
  const desk = await deskHeld(db, scope);
  await refuseDay(at, desk, input.date);
  const { record: row } = await writeRecord(at, desk, {
    ...textsOf(input, input.fileIds.length > 0),
    isExpense: input.type === 'expense',
    day: input.date,
    amount: moneyOf(input.amount),
  });
  if (row.isExpense) await refuseShort(at, desk, row.day);
  await attachFiles(db, scope, files(row.id), input.fileIds, now);
  await record(db, scope, now, { noun: 'cashdesk', nounId: row.id, verb: 'create', detail: { name: labelOf(row) } });
  return row;
}

/** Whether another record undoes this one, or settles its haléře. */
const isNamed = async (at: Omit<At, 'now'>, id: number): Promise<boolean> =>
  ((await recordAfter(at, id, 'cancelsId')) ?? (await recordAfter(at, id, 'roundsId'))) !== undefined;

/** The number of the record that this one undoes, or whose haléře it settles. */
async function labelOfAbout({ db, scope }: At, r: CashRecord): Promise<string | null> {
  const id = aboutRecord(r);
  return id === null ? null : labelOf(await recordSeen(db, scope, id));
}

/** Why sum, day and type of a record stay; null where they may still be changed. */
export async function whyFixed(at: Omit<At, 'now'>, r: CashRecord): Promise<'printed' | 'not last' | 'bound' | null> {
  if (r.printedAt) return 'printed';
  if (r.cause !== 'plain' || (await isNamed(at, r.id))) return 'bound';
  const last = await lastNumber(at.db, seriesOf(at, typeOf(r), r.year));
  return last === r.number ? null : 'not last';
}

const fixedOf = (r: CashRecord) => ({ cashType: typeOf(r), cashDay: r.day, amount: moneyText(r.amount) });
const isMoved = (r: CashRecord, to: CashChange): boolean =>
  typeOf(r) !== to.type || r.day !== to.date || moneyText(r.amount) !== to.amount;

/** Gives the record another sum, day or type; where that is another series, its number is the next one of that. */
async function move(at: At, desk: Desk, r: CashRecord, to: CashChange): Promise<Partial<CashRecord>> {
  if (await whyFixed(at, r)) throw atField('amount', 'CASH.ERRORS.FIXED');
  await refuseDay(at, desk, to.date);
  const moved = { isExpense: to.type === 'expense', day: to.date, amount: moneyOf(to.amount), year: yearOf(to.date) };
  await countIn(at, r, 'out');
  await countIn(at, { ...r, ...moved });
  if (moved.isExpense === r.isExpense && moved.year === r.year) return moved;
  // One after the other in the order of their names, as whoever takes both does.
  await giveBack(at.db, seriesOf(at, typeOf(r), r.year), r.number);
  return { ...moved, number: await nextNumber(at.db, seriesOf(at, to.type, moved.year)) };
}

/** Changes a record of an open month; refuses a stale version (409). */
export async function correctRecord(at: At, input: CashChange): Promise<CashRecord> {
  const { db, scope, now } = at;
  const desk = await deskHeld(db, scope);
  const before = await recordSeen(db, scope, input.id);
  if (before.version !== versionOf(input.updatedAt))
    throw await overtaken(db, scope, { noun: 'cashdesk', nounId: input.id }, input.updatedAt);
  const last = await lastClosing(db, scope);
  if (last && monthOf(before.day) <= last.month) throw new Refused('CASH.ERRORS.CLOSED');
  const isNew = isMoved(before, input);
  const moved = isNew ? await move(at, desk, before, input) : {};
  const texts = textsOf(input, input.fileIds.length > 0);
  const to = { ...before, ...moved, ...texts };
  const row = await changeRecord(at, input.id, { ...moved, ...texts, textKey: keyOf(labelOf(to), texts) });
  await attachFiles(db, scope, files(row.id), input.fileIds, now);
  const about = await labelOfAbout(at, row);
  await chainRecord(at, desk, row, about);
  if (isNew) await refuseShort(at, desk, before.day < row.day ? before.day : row.day);
  const changes = changesBetween(fixedOf(before), fixedOf(row));
  const detail = { name: labelOf(row), ...(changes.length > 0 && { changes }) };
  await record(db, scope, now, { noun: 'cashdesk', nounId: row.id, verb: 'update', detail });
  return row;
}

type Why = { today: string; reason: string };
/** Writes the opposite of a record; whether the desk is short is asked after. */
async function writeOpposite(at: At, desk: Desk, r: CashRecord, { today, reason }: Why) {
  const told = {
    ...{ isExpense: !r.isExpense, day: today, amount: r.amount, cause: 'cancel' as const, cancelsId: r.id },
    name: `Storno ${labelOf(r)}, ${reason}`.slice(0, 300),
    ...{ moneyFrom: r.moneyFrom, acceptedBy: at.scope.name || r.acceptedBy, note: reason },
  };
  const written = await writeRecord(at, desk, told, r);
  const log = { noun: 'cashdesk', nounId: r.id, verb: 'cancel', detail: { name: labelOf(r) } } as const;
  await record(at.db, at.scope, at.now, log);
  return written;
}

/** Undoes a record by an opposite one of today, also where its month is closed; with it what settled its haléře. */
export async function cancelRecord(at: At, id: number, reason: string): Promise<CashRecord> {
  const { db, scope, now } = at;
  const desk = await deskHeld(db, scope);
  const r = await recordSeen(db, scope, id);
  if (r.cause === 'cancel') throw new Refused('CASH.ERRORS.COUNTER');
  if (await recordAfter(at, id, 'cancelsId')) throw new Refused('CASH.ERRORS.CANCELLED');
  if (r.cause === 'advance') await undoneOf(at, r);
  const today = dayIn(now);
  await refuseDay(at, desk, today);
  const why = { today, reason };
  const { record: row, desk: after } = await writeOpposite(at, desk, r, why);
  const settled = await recordAfter(at, id, 'roundsId');
  if (settled && !(await recordAfter(at, settled.id, 'cancelsId'))) await writeOpposite(at, after, settled, why);
  await refuseShort(at, desk, today);
  return row;
}

/** What coins paid more or less than a record says: none where they fit, where it is undone or is no payment of its own. */
export async function roundingFor(at: Omit<At, 'now'>, r: CashRecord) {
  const by = roundingOf({ type: typeOf(r), amount: r.amount });
  const isPayment = r.cause === 'plain' || r.cause === 'advance';
  return by && isPayment && !(await isNamed(at, r.id)) ? by : null;
}

/** Settles the haléře of a record by one of its own: of the same day, or of today where its month is closed. */
export async function roundRecord(at: At, id: number): Promise<CashRecord> {
  const { db, scope, now } = at;
  const desk = await deskHeld(db, scope);
  const r = await recordSeen(db, scope, id);
  if (await recordAfter(at, id, 'roundsId')) throw new Refused('CASH.ERRORS.ROUNDED');
  const by = await roundingFor(at, r);
  if (!by) throw new Refused('CASH.ERRORS.WHOLE');
  const last = await lastClosing(db, scope);
  const day = last && monthOf(r.day) <= last.month ? dayIn(now) : r.day;
  await refuseDay(at, desk, day);
  const told = {
    ...{ isExpense: by.type === 'expense', day, amount: by.amount, cause: 'rounding' as const, roundsId: r.id },
    ...{ name: `Haléřové vyrovnání ${labelOf(r)}`, moneyFrom: r.moneyFrom, acceptedBy: scope.name || r.acceptedBy },
  };
  const { record: row } = await writeRecord(at, desk, told, r);
  if (row.isExpense) await refuseShort(at, desk, day);
  await record(db, scope, now, { noun: 'cashdesk', nounId: r.id, verb: 'round', detail: { name: labelOf(r) } });
  return r;
}
