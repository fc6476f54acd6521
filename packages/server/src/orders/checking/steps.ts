import { stamp } from '#contract/base/calls/ids.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { orderChanges } from '#contract/orders/rules-difference.ts';
import { membersText } from '#contract/orders/rules-members.ts';
import type { OrderCheck, OrderDetail } from '#contract/orders/schema.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import { mainRoles } from '#contract/orders/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { across } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { staffById } from '../../session/staff/queries.ts';
import { type At, rowOf } from '../making/steps.ts';
import { orderById } from '../rows/queries.ts';
import { houseOfOrder, housesOfNumber, mailsOfOrder } from '../rows/queries-list.ts';
import { formIn, modulesOfHouse } from '../rows/steps-form.ts';
import { priceList } from '../rows/steps-price.ts';
import type { HouseOrder } from '../rows/tables.ts';

export async function orderSeen(db: Db, id: number): Promise<HouseOrder> {
  const order = await orderById(db, id);
  if (!order) throw new Refused('ORDERS.NOT_FOUND');
  return order;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** What the wizard begins with: what was sent, else what is typed so far with who was read beside it. */
export function formOf(order: HouseOrder): OrderForm {
  if (order.accepted) return order.accepted.form;
  if (order.typed) return formIn(order.typed);
  const form = formIn(order.form);
  return { ...form, svj: { ...form.svj, cadastreMembers: order.members.length > 0 ? membersText(order.members) : '' } };
}

async function inCharge(db: Db, id: number | null): Promise<string | null> {
  const one = id === null ? undefined : await staffById(db, id);
  return one ? [one.firstName, one.lastName].filter(Boolean).join(' ') || one.name || one.email : null;
}

/** One order with all that staff know of it. */
export async function detailOf(portal: Portal, { db, now }: At, id: number): Promise<OrderDetail> {
  const order = await orderSeen(db, id);
  const form = formOf(order);
  const listed = {
    ...{ id, symbol: order.symbol, email: order.email, is_free: order.isFree, version: order.version },
    ...{ created_at: order.createdAt.toISOString(), updated_at: order.updatedAt.toISOString() },
    ...{ filled_at: iso(order.filledAt), declined_at: iso(order.declinedAt), accepted_at: iso(order.acceptedAt) },
    ...{ token_sealed: order.tokenSealed, token_until: order.tokenUntil.toISOString() },
    ...{ care_about_id: order.careAboutId, care_about: await inCharge(db, order.careAboutId) },
  };
  const typed = order.typed && formIn(order.typed);
  // Houses and mails are of all associations; staff look after the portal.
  const around = await across(db, async () => ({
    house: order.houseId === null ? null : await houseOfOrder(db, order.houseId),
    sameNumber: (await housesOfNumber(db, form.svj.ic)).filter((h) => h.id !== order.houseId),
    mails: await mailsOfOrder(db, id),
  }));
  return {
    ...rowOf(portal.secret, listed, now),
    expiresAt: order.tokenUntil.toISOString(),
    savedAt: iso(order.savedAt),
    filledAt: iso(order.filledAt),
    declinedAt: iso(order.declinedAt),
    declinedBy: order.declinedBy,
    declineReason: order.declineReason,
    acceptedAt: iso(order.acceptedAt),
    typed,
    changes: order.accepted?.changes ?? (typed && order.accepted ? orderChanges(typed, order.accepted.form) : []),
    ...around,
  };
}

/** What the wizard of the check begins with. */
export async function checkOf({ db, now }: At, id: number): Promise<OrderCheck> {
  const order = await orderSeen(db, id);
  const form = formOf(order);
  const list = await priceList(db, now);
  return {
    ...form,
    roles: [...mainRoles],
    allModules: modulesOfHouse,
    wasCheck: order.acceptedAt !== null,
    is_free: order.isFree,
    variableSymbol: order.symbol,
    email: order.email,
    updatedAt: stamp(order.version, order.updatedAt),
    sameNumber: (await across(db, () => housesOfNumber(db, form.svj.ic))).filter((h) => h.id !== order.houseId),
    prices: list && { perUnit: moneyText(list.perUnit), vat: list.vat },
    typed: order.typed ? formIn(order.typed) : form,
  };
}
