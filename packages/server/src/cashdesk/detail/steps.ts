import { stamp } from '#contract/base/calls/ids.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import { lastOf, monthAfter, monthOf, monthToClose, yearOf } from '#contract/cashdesk/rules-days.ts';
import type { CashDesk, CashDetail, CashRef } from '#contract/cashdesk/schema.ts';
import type { CashType } from '#contract/cashdesk/schema-words.ts';
import { lastNumber } from '../../base/db/numbering.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { newestMonth, rowOf, yearsOf } from '../listing/queries.ts';
import {
  type At,
  administers,
  balanceBefore,
  balanceNow,
  type CashRecord,
  type Desk,
  deskOf,
  labelOf,
  lastClosing,
  recordSeen,
} from '../rows/queries.ts';
import { advanceByRecord, openAdvances, sumOfAdvances } from '../rows/queries-advances.ts';
import { recordAfter } from '../writing/queries.ts';
import { seriesOf } from '../writing/steps.ts';
import { roundingFor, whyFixed } from '../writing/steps-records.ts';
import { missingIn } from './queries.ts';

const refOf = (r: CashRecord): CashRef => ({ id: r.id, documentNumber: labelOf(r) });

/** One record with its receipts. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<CashDetail> {
  const { db, scope } = at;
  const r = await recordSeen(db, scope, id);
  const { receipt: _, ...told } = await rowOf(db, scope, id);
  const month = monthOf(r.day);
  const [last, receipts] = [
    await lastClosing(db, scope),
    await filesOf(portal, at, 'cash_record', [id], { all: true }),
  ];
  const rounding = await recordAfter(at, id, 'roundsId');
  const isOpen = !last || month > last.month;
  const writes = administers(scope);
  return {
    ...told,
    ...{ externalNumber: r.externalNumber, note: r.note, missingReason: r.missingReason },
    receipts: receipts.get(id) ?? [],
    rounds: r.roundsId === null ? null : refOf(await recordSeen(db, scope, r.roundsId)),
    rounding: rounding ? refOf(rounding) : null,
    advanceId: r.cause === 'advance' ? ((await advanceByRecord(db, scope, id))?.id ?? null) : null,
    monthState: isOpen ? 'open' : last.month === month && last.entry === null ? 'confirming' : 'closed',
    createdAt: r.createdAt.toISOString(),
    printed: r.printedAt !== null,
    updatedAt: stamp(r.version, r.updatedAt),
    may: {
      edit: writes && isOpen,
      editFixed: writes && isOpen && (await whyFixed(at, r)) === null,
      cancel: writes && r.cause !== 'cancel' && told.cancelledBy === null,
      round: writes && (await roundingFor(at, r)) !== null,
    },
  };
}

/** The number that the next record of this type gets, unless somebody is faster. */
async function nextOf(at: At, type: CashType): Promise<string> {
  const year = yearOf(dayIn(at.now));
  return documentNumberOf(type, year, (await lastNumber(at.db, seriesOf(at, type, year))) + 1);
}

async function toCloseOf(at: At, desk: Desk, closed: string | null): Promise<CashDesk['toClose']> {
  const { db, scope } = at;
  const month = monthToClose(desk.openedOn, closed, dayIn(at.now));
  if (!month) return null;
  const balance = await balanceBefore(db, desk, scope, monthAfter(month));
  const end = lastOf(month);
  const advances = (await openAdvances(db, scope, end)).map(({ id, holder, purpose, amount }) => ({
    ...{ id, holder, purpose, amount },
  }));
  return { month, balance: moneyText(balance), missing: await missingIn(db, scope, month, end), advances };
}

/** What is in the desk now and what is to be done with it. */
export async function deskNow(at: At): Promise<CashDesk> {
  const { db, scope, now } = at;
  const desk = await deskOf(db, scope);
  const next = { income: await nextOf(at, 'income'), expense: await nextOf(at, 'expense') };
  const may = { write: administers(scope) };
  const none = { opening: null, balance: moneyText(0n), month: null, lastCount: null, toClose: null, waiting: null };
  const advances = await sumOfAdvances(db, scope);
  if (!desk) return { ...none, next, may, advances, years: [] };
  const last = await lastClosing(db, scope);
  const waits = last !== undefined && last.entry === null;
  const balance = balanceNow(desk);
  const differs = last ? moneyText(last.counted - last.expected) : '';
  return {
    ...{ next, may, advances, years: await yearsOf(db, scope) },
    opening: {
      date: desk.openedOn,
      amount: moneyText(desk.opening),
      secondAbove: moneyText(desk.secondAbove),
      fixed: last !== undefined,
    },
    balance: moneyText(balance),
    month: await newestMonth(db, scope, monthOf(dayIn(now)), balance),
    lastCount: last ? { date: last.countedAt.toISOString(), difference: differs } : null,
    toClose: waits ? null : await toCloseOf(at, desk, last?.month ?? null),
    waiting: waits ? { id: last.id, month: last.month, difference: differs } : null,
  };
}
