import { absolute, moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { closingText, signedText, sumCounted } from '#contract/cashdesk/rules.ts';
import { lastOf, monthAfter, monthToClose, showMonth } from '#contract/cashdesk/rules-days.ts';
import type { Closing, ClosingInput } from '#contract/cashdesk/schema-closings.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { houseName } from '../../base/people/people.ts';
import {
  type At,
  administers,
  balanceBefore,
  balanceNow,
  type CashRecord,
  type ClosingRow,
  type Desk,
  deskHeld,
  firstShort,
  labelOf,
  lastClosing,
  recordById,
} from '../rows/queries.ts';
import { openAdvances } from '../rows/queries-advances.ts';
import { chain } from '../rows/steps-chain.ts';
import { atField, refuseShort, writeRecord } from '../writing/steps.ts';
import { addClosing, changeClosing } from './queries.ts';
import { askForSecond, hasSecond, secondOfClosing } from './steps-asking.ts';

export const differenceOf = (c: Pick<ClosingRow, 'counted' | 'expected'>): bigint => c.counted - c.expected;

/**
 * What a count found more or less, as a record: on the last day of the month, but where a shortage would make a later day
 * short, on the day of the count.
 */
async function writeDifference(at: At, desk: Desk, c: ClosingRow): Promise<{ record: CashRecord; desk: Desk }> {
  const difference = differenceOf(c);
  const isExpense = difference < 0n;
  const end = lastOf(c.month);
  const told = {
    ...{ isExpense, amount: absolute(difference), cause: 'difference' as const, note: c.reason },
    name: `${isExpense ? 'Manko' : 'Přebytek'} z výčetky ${showMonth(c.month)}`,
    ...{ moneyFrom: await houseName(at.db, at.scope), acceptedBy: c.closedName },
  };
  const isLate = isExpense && (await isShortWith(at, desk, end, absolute(difference)));
  const written = await writeRecord(at, desk, { ...told, day: isLate ? dayIn(c.countedAt) : end });
  if (isExpense) await refuseShort(at, desk, written.record.day);
  return written;
}

/** Whether less by so much from that day on would leave the desk short on some day. */
const isShortWith = async ({ db, scope }: At, desk: Desk, from: string, less: bigint): Promise<boolean> =>
  (await firstShort(db, { opening: desk.opening - less }, scope, from)) !== null;

/** Ends the month: writes what the count found, what it comes to, and signs the chain up to there. */
export async function finish(portal: Portal, at: At, held: Desk, c: ClosingRow): Promise<ClosingRow> {
  const { db, scope } = at;
  const found = differenceOf(c) === 0n ? null : await writeDifference(at, held, c);
  const balance = await balanceBefore(db, held, scope, monthAfter(c.month));
  const desk = await chain(
    at,
    found?.desk ?? held,
    closingText({
      ...{ month: c.month, counts: c.counts, counted: c.counted, expected: c.expected, balance, reason: c.reason },
      difference: found && labelOf(found.record),
      countedAt: c.countedAt.toISOString(),
      ...{ closedBy: c.closedName, confirmedBy: c.confirmedName, alone: c.alone, advances: c.advances },
    }),
  );
  const signature = portal.signer.sign(signedText(desk.entries, desk.head));
  const told = { balance, entry: desk.entries, signature, signedBy: portal.signer.publicKey };
  await record(db, scope, at.now, {
    noun: 'cashdesk',
    nounId: c.id,
    verb: 'close',
    detail: { name: c.month.slice(0, 7) },
  });
  return changeClosing(at, c.id, { ...told, recordId: found?.record.id ?? null });
}

/** Closes the next month by what was counted. */
export async function closeMonth(portal: Portal, at: At, input: ClosingInput): Promise<ClosingRow> {
  const { db, scope, now } = at;
  const desk = await deskHeld(db, scope);
  const last = await lastClosing(db, scope);
  if (last && last.entry === null) throw new Refused('CASH.ERRORS.WAITS');
  if (input.month !== monthToClose(desk.openedOn, last?.month ?? null, dayIn(now)))
    throw atField('month', 'CASH.ERRORS.NOT_NEXT');
  const counts = input.counts.filter(({ pieces }) => pieces > 0).sort((a, b) => b.value - a.value);
  const [counted, expected] = [sumCounted(counts), balanceNow(desk)];
  if (counted !== expected && input.reason === '')
    throw atField('reason', 'CASH.ERRORS.REASON', { difference: moneyText(counted - expected) });
  const isOver = absolute(counted - expected) > desk.secondAbove;
  const waits = isOver && (await hasSecond(at));
  const c = await addClosing(at, {
    ...{ month: input.month, counts, counted, expected, reason: input.reason, countedAt: now },
    ...{ closedBy: scope.memberId, closedName: scope.name, alone: isOver && !waits },
    advances: (await openAdvances(db, scope, lastOf(input.month))).map(({ documentNumber, amount }) => ({
      ...{ documentNumber, amount },
    })),
  });
  if (!waits) return finish(portal, at, desk, c);
  await askForSecond(portal, at, c);
  return c;
}

export async function closingOf(at: At, c: ClosingRow): Promise<Closing> {
  const found = c.recordId === null ? null : await recordById(at.db, at.scope, c.recordId);
  const [waits, writes] = [c.entry === null && at.scope.mayWrite, administers(at.scope)];
  const second = c.entry === null ? await secondOfClosing(at, c) : null;
  return {
    ...{ id: c.id, month: c.month, state: c.entry === null ? ('waiting' as const) : ('closed' as const) },
    ...{ counts: c.counts, counted: moneyText(c.counted), expected: moneyText(c.expected) },
    balance: c.balance === null ? null : moneyText(c.balance),
    difference: moneyText(differenceOf(c)),
    reason: c.reason,
    record: found ? { id: found.id, documentNumber: labelOf(found) } : null,
    countedAt: c.countedAt.toISOString(),
    ...{ closedBy: c.closedName, confirmedBy: c.confirmedName, alone: c.alone, advances: c.advances },
    second,
    // Of one that came from another portal nobody was asked yet.
    may: {
      confirm: waits && (second?.mayConfirm ?? (writes && c.closedBy !== at.scope.memberId)),
      withdraw: waits && writes,
    },
  };
}
