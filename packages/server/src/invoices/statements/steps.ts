import { bookedAlone } from '#contract/bank/rules-exact.ts';
import { afterBooking } from '#contract/bank/rules-house.ts';
import type { Reason } from '#contract/bank/rules-matching.ts';
import { type Money, sumOf } from '#contract/base/money/amount.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { payableRow } from '#contract/invoices/rules-statements.ts';
import { Refused } from '#contract/refusals.ts';
import { storedReasons } from '../../bank/matching/steps.ts';
import type { Db } from '../../base/db/db.ts';
import { actFor } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { receive } from '../paying/steps.ts';
import { undoPayment } from '../paying/steps-undo.ts';
import { bookHeld, customerOf, periodsOf } from '../rows/queries.ts';
import {
  addShares,
  changeMovement,
  dropShares,
  type Movement,
  movementById,
  movementsWaiting,
  paymentBefore,
  type Share,
  sharesOf,
} from './queries.ts';
import { payersNow, paymentOf, reasonsFor } from './steps-payers.ts';

type In = { db: Db; now: Date };
type Placing = { svjId: number; items: readonly number[]; reasons: readonly Reason[]; alone: boolean; by: string };

/** What the list of payments says of one that came by bank: no name, no number of an account. */
const noteOf = (m: Movement): string => [m.vs && `VS ${m.vs}`, showDay(m.day)].filter(Boolean).join(', ');

/** Gives a payment to an association, to these of its periods in their order; what is beyond waits for the next one. */
async function place(portal: Portal, { db, now }: In, m: Movement, given: Placing): Promise<void> {
  const { svjId, items, reasons, alone, by } = given;
  const at = { db, scope: await actFor(db, svjId), now };
  const all = new Map((await periodsOf(at)).map((p) => [p.id, p]));
  const periods = items.flatMap((id) => all.get(id) ?? []);
  const paid = { amount: m.amount, day: m.day, how: 'bank' as const, note: noteOf(m), name: by };
  const paymentId = await receive(portal, at, periods, paid);
  await changeMovement(db, m.id, {
    ...{ state: 'placed', houseId: svjId, paymentId, alone, reasons: storedReasons(reasons), note: '' },
    ...{ placedName: by, placedAt: now },
  });
}

/** Places what is exact and nothing speaks against, of these statements; answers how many payments it was. */
export async function placeAlone(
  portal: Portal,
  { db, now }: In,
  statementIds: readonly number[],
  by: string,
): Promise<number> {
  const waiting = await movementsWaiting(db);
  const today = dayIn(now);
  const came = waiting.filter((m) => m.amount > 0n && m.day <= today && statementIds.includes(m.statementId));
  if (came.length === 0) return 0;
  const { house } = await payersNow(db, came.map(paymentOf));
  let placed = 0;
  for (const m of came) {
    const payment = paymentOf(m);
    const found = bookedAlone(payment, house);
    if (!found) continue;
    afterBooking(house, payment, found.unitId, found.items);
    const items = found.items.map((i) => i.id);
    const reasons: Reason[] = [
      { mark: 'fits', why: 'symbol' },
      { mark: 'fits', why: 'exact' },
    ];
    await place(portal, { db, now }, m, { svjId: found.unitId, items, reasons, alone: true, by });
    placed += 1;
  }
  return placed;
}

/** The movement as it waits, while this transaction holds what the installation issues. */
async function waitingOne(db: Db, id: number): Promise<Movement> {
  await bookHeld(db);
  const m = await movementById(db, id);
  if (!m) throw new Refused('INVOICE.ERRORS.NO_MOVEMENT');
  if (m.state !== 'waiting') throw new Refused('BANK.ERRORS.PLACED');
  return m;
}

/** Gives a payment to an association: to the periods that were offered, else in the order in which payments go to them. */
export async function assign(
  portal: Portal,
  { db, now }: In,
  given: { id: number; svjId: number; items: readonly number[]; by: string },
): Promise<void> {
  const m = await waitingOne(db, given.id);
  if (m.amount <= 0n) throw new Refused('INVOICE.ERRORS.NO_MOVEMENT');
  const payers = await payersNow(db, [paymentOf(m)]);
  if (!payers.customers.has(given.svjId)) throw new Refused('INVOICE.ERRORS.NO_CUSTOMER');
  const open = payers.asked.filter((a) => a.svjId === given.svjId);
  const offered = given.items.flatMap((id) => open.find((a) => a.id === id) ?? []);
  const rest = payableRow(
    open.filter((a) => !offered.includes(a)),
    m.amount,
  );
  const items = [...offered, ...rest].map((a) => a.id);
  const reasons = reasonsFor(paymentOf(m), given.svjId, payers);
  await place(portal, { db, now }, m, { svjId: given.svjId, items, reasons, alone: false, by: given.by });
}

type Split = {
  id: number;
  shares: readonly { svjId: number; amount: Money }[];
  restTo?: number | undefined;
  by: string;
};
/**
 * Parts a payment among associations, in haléře: each part goes to its open periods in their order, with its own tax documents,
 * and what is beyond them waits there. What the parts do not come to is added to that of `restTo`.
 */
export async function split(portal: Portal, { db, now }: In, { id, shares, restTo, by }: Split): Promise<void> {
  const m = await waitingOne(db, id);
  const rest = m.amount - sumOf(shares.map((s) => s.amount));
  if (m.amount <= 0n || rest < 0n) throw new Refused('INVOICE.ERRORS.SPLIT_MORE');
  if (rest > 0n && !shares.some((s) => s.svjId === restTo)) throw new Refused('INVOICE.ERRORS.SPLIT_REST');
  const { customers, asked } = await payersNow(db, [paymentOf(m)]);
  const kept: Share[] = [];
  for (const { svjId: houseId, amount: part } of shares) {
    if (!customers.has(houseId)) throw new Refused('INVOICE.ERRORS.NO_CUSTOMER');
    const amount = houseId === restTo ? part + rest : part;
    const at = { db, scope: await actFor(db, houseId), now };
    const row = payableRow(
      asked.filter((a) => a.svjId === houseId),
      amount,
    ).map((a) => a.id);
    const periods = await periodsOf(at);
    const paid = { amount, day: m.day, how: 'bank' as const, note: noteOf(m), name: by };
    const to = row.flatMap((of) => periods.find((p) => p.id === of) ?? []);
    const paymentId = await receive(portal, at, to, paid);
    kept.push({ movementId: id, position: kept.length + 1, houseId, paymentId, amount });
  }
  await addShares(db, kept);
  await changeMovement(db, id, { state: 'placed', alone: false, note: '', placedName: by, placedAt: now });
}

/** Says of a movement that it does not pay for the portal. */
export async function putAside({ db, now }: In, id: number, note: string, by: string): Promise<void> {
  await waitingOne(db, id);
  await changeMovement(db, id, { state: 'aside', note, placedName: by, placedAt: now });
}

/** Takes back whose a movement was: a tax document is corrected to nothing, what was asked for is open again. */
export async function undo(
  portal: Portal,
  { db, now }: In,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await bookHeld(db);
  const m = await movementById(db, id);
  if (!m) throw new Refused('INVOICE.ERRORS.NO_MOVEMENT');
  if (m.state !== 'placed' && m.state !== 'aside') throw new Refused('BANK.ERRORS.NOT_PLACED');
  if (m.state === 'placed') {
    await takeBack(portal, { db, now }, m, reason);
    await dropShares(db, id);
  }
  await changeMovement(db, id, {
    ...{ state: 'waiting', houseId: null, paymentId: null, alone: false, reasons: [], note: reason },
    ...{ placedName: '', placedAt: null },
  });
}

async function takeBack(portal: Portal, { db, now }: In, m: Movement, reason: string): Promise<void> {
  const shares = await sharesOf(db, [m.id]);
  for (const { houseId, paymentId } of shares.length > 0 ? shares : [m]) {
    // Of an association that is gone nothing is open any more.
    if (houseId === null || paymentId === null) throw new Refused('INVOICE.ERRORS.NO_CUSTOMER');
    const at = { db, scope: await actFor(db, houseId), now };
    if (!(await customerOf(at))) throw new Refused('INVOICE.ERRORS.NO_CUSTOMER');
    await undoPayment(portal, at, paymentId, reason);
  }
}

/** Says that money which went out is a payment given back: what that payment settled is open again. */
export async function giveBackMovement(
  portal: Portal,
  { db, now }: In,
  { id, reason, by }: { id: number; reason: string; by: string },
): Promise<void> {
  const m = await waitingOne(db, id);
  const of = m.amount < 0n && m.counter !== '' ? await paymentBefore(db, m) : undefined;
  if (!of) throw new Refused('BANK.ERRORS.NO_RETURN');
  await takeBack(portal, { db, now }, of, reason);
  for (const one of [m, of])
    await changeMovement(db, one.id, { state: 'returned', note: reason, placedName: by, placedAt: now });
}
