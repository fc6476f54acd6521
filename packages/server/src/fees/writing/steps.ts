import { versionOf } from '#contract/base/calls/ids.ts';
import { moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { amountAt } from '#contract/fees/rules.ts';
import { nextReminder } from '#contract/fees/rules-days.ts';
import { thousandthsOf } from '#contract/fees/rules-numbers.ts';
import type { FeeChange, FeeInput } from '#contract/fees/schema.ts';
import { mostFees } from '#contract/fees/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { violated } from '../../base/db/db.ts';
import { overtaken, record } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import { type At, countHeld, type Fee, feeSeen, numbersOf } from '../rows/queries.ts';
import { addFee, changeFee, dropFee, keepNumbers, keepVersion, type Written } from './queries.ts';

function writtenOf(input: FeeInput, firstDue: string, now: Date): Written {
  const { name, side, frequency, key: feeKey, notes } = input;
  const remindAt = side === 'house' ? nextReminder({ frequency, firstDue }, now) : null;
  return { name, side, frequency, feeKey, firstDue, notes, remindAt };
}

/** Numbers of units; kept only where the fee is divided by them. */
async function writeNumbers(at: At, feeId: number, { side, key, numbers }: FeeInput): Promise<void> {
  const isOwn = side === 'units' && key === 'own';
  const given = isOwn ? numbers.map((n) => ({ unitId: n.unitId, thousandths: thousandthsOf(n.number) })) : [];
  const units = new Set(given.map((n) => n.unitId));
  if (units.size < given.length || (await keepNumbers(at, feeId, given)) < given.length)
    throw new Refused('FEES.ERRORS.UNIT');
}

/** Adds a fee. */
export async function newFee(at: At, input: FeeInput): Promise<number> {
  const { db, scope, now } = at;
  if ((await countHeld(at)) >= mostFees) throw new Refused('FEES.ERRORS.TOO_MANY');
  const today = dayIn(now);
  const firstDue = input.firstDue ?? today;
  const { id, name } = await addFee(at, writtenOf(input, firstDue, now));
  await keepVersion(at, id, firstDue < today ? firstDue : today, moneyOf(input.amount));
  await writeNumbers(at, id, input);
  await record(db, scope, now, { noun: 'fees', nounId: id, verb: 'create', detail: { name } });
  return id;
}

/** A fee as the log compares it. */
async function shotOf({ db, scope, now }: At, f: Fee) {
  const numbers = await numbersOf(db, scope, f.id);
  return {
    ...{ name: f.name, feeSide: f.side, frequency: f.frequency, firstDue: f.firstDue },
    ...(f.side === 'units' && { feeKey: f.feeKey }),
    amount: moneyText(amountAt(f.versions, dayIn(now))),
    feeNumbers: numbers.length === 0 ? null : numbers.map((n) => `${n.unit}: ${n.thousandths}`).join(', '),
  };
}

/** Changes a fee; refuses a stale version (409). Another amount holds from its day, earlier ones stay. */
export async function correctFee(at: At, input: FeeChange): Promise<number> {
  const { db, scope, now } = at;
  const { id } = input;
  const before = await feeSeen(db, scope, id, 'lock');
  if (before.version !== versionOf(input.updatedAt))
    throw await overtaken(db, scope, { noun: 'fees', nounId: id }, input.updatedAt);
  const shot = await shotOf(at, before);
  await changeFee(at, id, writtenOf(input, input.firstDue ?? before.firstDue, now));
  const amount = moneyOf(input.amount);
  const from = input.validFrom ?? dayIn(now);
  if (amount !== amountAt(before.versions, input.validFrom ?? dayIn(now))) await keepVersion(at, id, from, amount);
  await writeNumbers(at, id, input);
  const after = await feeSeen(db, scope, id);
  const changes = changesBetween(shot, await shotOf(at, after));
  const detail = { name: after.name, ...(changes.length > 0 && { changes }) };
  await record(db, scope, now, { noun: 'fees', nounId: id, verb: 'update', detail });
  return id;
}

/** Deletes a fee. */
export async function removeFee(at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const { name } = await feeSeen(db, scope, id, 'lock');
  await dropFee(at, id).catch((error: unknown) => {
    // What was paid of it is kept by others, whom it does not know.
    throw violated(error)?.code === '23503' ? new Refused('FEES.ERRORS.PAID') : error;
  });
  await record(db, scope, now, { noun: 'fees', nounId: id, verb: 'delete', detail: { name } });
}
