import type * as z from 'zod/mini';
import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import { symbolOf } from '#contract/orders/rules.ts';
import type { NewOrder, OrderChangeInput, OrderRow } from '#contract/orders/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { nextNumber } from '../../base/db/numbering.ts';
import type { Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { staffById } from '../../session/staff/queries.ts';
import { addOrder, changeOrder, dropOrder, orderById } from '../rows/queries.ts';
import type { Listed } from '../rows/queries-list.ts';
import { freshLink, linkAgain, opensForm } from '../rows/steps-link.ts';
import type { HouseOrder } from '../rows/tables.ts';
import { sendLink, tellRefused } from '../telling/notices.ts';

export type At = { db: Db; now: Date; session: Session };

/** One row of all years: a symbol is the customer's for ever. */
const series = { of: 'installation', name: 'orders', year: 2026 } as const;

/** The order as lists show it; the link only as long as it opens something. */
export function rowOf(secret: Buffer, o: Listed, now: Date): OrderRow {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const [filledAt, declinedAt, acceptedAt] = [date(o.filled_at), date(o.declined_at), date(o.accepted_at)];
  const opens = opensForm({ filledAt, declinedAt, acceptedAt, tokenUntil: new Date(o.token_until) }, now);
  return {
    id: o.id,
    variableSymbol: o.symbol,
    is_free: o.is_free,
    email: o.email,
    createdAt: new Date(o.created_at).toISOString(),
    finish: filledAt !== null,
    wasDeclined: declinedAt !== null,
    wasCheck: acceptedAt !== null,
    url: opens ? linkAgain(secret, o.token_sealed) : '',
    careAboutId: o.care_about_id,
    careAbout: o.care_about ?? '-',
    updatedAt: stamp(o.version, new Date(o.updated_at)),
  };
}

/** The order, locked; refuses one that is not there. */
export async function heldOrder(db: Db, id: number): Promise<HouseOrder> {
  const order = await orderById(db, id, 'lock');
  if (!order) throw new Refused('ORDERS.NOT_FOUND');
  return order;
}

async function checkStaff(db: Db, id: number): Promise<void> {
  const key = 'ORDERS.ERRORS.EMPLOYEE';
  if (!(await staffById(db, id))) throw new Refused(key, { fields: { careAboutId: key } });
}

/** Makes an order with the next symbol and mails its link. */
export async function makeOrder(portal: Portal, at: At, given: z.output<typeof NewOrder>): Promise<number> {
  const { db, now, session } = at;
  await checkStaff(db, given.careAboutId);
  const symbol = symbolOf(await nextNumber(db, series));
  const { token, kept } = freshLink(portal.secret, now);
  const id = await addOrder(db, {
    ...given,
    ...kept,
    ...{ symbol, createdBy: session.accountId, createdAt: now, updatedAt: now },
  });
  await sendLink(at, portal, (await orderById(db, id)) as HouseOrder, token, false);
  return id;
}

type Changed = z.output<typeof OrderChangeInput>;
/** Changes what staff typed, until the order is filled; the link goes anew to another address, and only there. */
export async function changeMade(portal: Portal, at: At, { id, updatedAt, ...given }: Changed): Promise<string> {
  const order = await heldOrder(at.db, id);
  if (order.filledAt) throw new Refused('ORDERS.ERRORS.FILLED');
  if (order.version !== versionOf(updatedAt)) throw new Refused('BASE.ERRORS.CONFLICT');
  await checkStaff(at.db, given.careAboutId);
  const moved = given.email !== order.email;
  const { token, kept } = freshLink(portal.secret, at.now);
  const after = await changeOrder(at.db, id, { ...given, ...(moved && kept) }, at.now);
  if (moved) await sendLink(at, portal, after, token, true);
  return stamp(after.version, after.updatedAt);
}

/** A new link, mailed; the one before opens nothing. What was declined waits again, what was sent stays sent. */
export async function renewLink(portal: Portal, at: At, id: number): Promise<string> {
  const order = await heldOrder(at.db, id);
  if (order.acceptedAt) throw new Refused('ORDERS.ERRORS.ACCEPTED');
  if (order.filledAt && !order.declinedAt) throw new Refused('ORDERS.ERRORS.FILLED');
  const { token, kept } = freshLink(portal.secret, at.now);
  // Who declined what was sent already begins from it once more.
  const anew = { declinedAt: null, declinedBy: null, declineReason: '', filledAt: null, typed: null, consents: null };
  await sendLink(at, portal, await changeOrder(at.db, id, { ...kept, ...anew }, at.now), token, true);
  return token;
}

/** Staff decline an order, filled or not; the customer is mailed why. */
export async function refuseOrder(at: At, id: number, reason: string): Promise<void> {
  const order = await heldOrder(at.db, id);
  if (order.acceptedAt) throw new Refused('ORDERS.ERRORS.ACCEPTED');
  if (order.declinedAt) throw new Refused('ORDERS.ERRORS.DECLINED');
  const change = { declinedAt: at.now, declinedBy: 'staff' as const, declineReason: reason };
  await tellRefused(at, await changeOrder(at.db, id, change, at.now), reason);
}

/** Deletes an order with all that was typed; never after its acceptance. */
export async function removeOrder({ db }: At, id: number): Promise<void> {
  const order = await heldOrder(db, id);
  if (order.acceptedAt) throw new Refused('ORDERS.ERRORS.ACCEPTED');
  await dropOrder(db, id);
}
