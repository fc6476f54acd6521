import { isDeepStrictEqual } from 'node:util';
import { masked } from '#contract/base/codes.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { consentProblems, formProblems } from '#contract/orders/rules-form.ts';
import { membersSeen, membersText } from '#contract/orders/rules-members.ts';
import type { MembersTold, OrderDoor } from '#contract/orders/schema-door.ts';
import type { OrderConsents, OrderForm } from '#contract/orders/schema-form.ts';
import { type OrderStep, orderPapers } from '#contract/orders/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal, Upload } from '../../base/http/handler.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { changeOrder, keepTyped, orderBehind } from '../rows/queries.ts';
import { formIn, keptForm, membersInFile, modulesOfHouse } from '../rows/steps-form.ts';
import { opensForm } from '../rows/steps-link.ts';
import { priceList } from '../rows/steps-price.ts';
import type { HouseOrder } from '../rows/tables.ts';
import { tellDeclined, tellFilled } from '../telling/notices.ts';

export type Asked = { db: Db; now: Date; ip: string };

/** The order whose form the link opens; refuses alike every link that opens none, and counts those by address. */
export async function opened(
  portal: Portal,
  at: Asked,
  token: string,
  how: 'read' | 'lock' = 'read',
): Promise<HouseOrder> {
  const order = await orderBehind(at.db, hashToken(token), how);
  if (order && opensForm(order, at.now)) return order;
  await portal.limits.spend('orderAddress', at.ip);
  throw new Refused('ORDERS.ERRORS.LINK');
}

const told = ({ members }: Pick<HouseOrder, 'members'>): MembersTold => membersSeen(members);

/** The form as whoever has the link sees it: nobody of the register is named. */
export async function doorOf(portal: Portal, { db, now }: Asked, order: HouseOrder): Promise<OrderDoor> {
  const list = await priceList(db, now);
  const { members, membersFile, savedAt } = order;
  return {
    ...keptForm(formIn(order.form), list),
    step: order.step,
    version: order.formVersion,
    savedAt: savedAt?.toISOString() ?? null,
    expiresAt: order.tokenUntil.toISOString(),
    email: masked(order.email),
    is_free: order.isFree,
    prices: list && { perUnit: moneyText(list.perUnit), vat: list.vat },
    allModules: modulesOfHouse,
    cadastre: members.length > 0 ? { fileName: membersFile, seen: told(order) } : null,
    support: portal.config.links.sales,
  };
}

type Typed = { version: number; step: OrderStep; form: OrderForm };
/** Keeps what was typed; refused where somewhere else was newer, so that neither is lost in silence. */
export async function keepDraft(portal: Portal, at: Asked, order: HouseOrder, { version, step, form }: Typed) {
  await portal.limits.spend('orderDraft', String(order.id));
  if (version !== order.formVersion) throw new Refused('ORDERS.ERRORS.NEWER');
  const kept = keptForm(form, await priceList(at.db, at.now));
  await keepTyped(at.db, order.id, { form: kept, step, formVersion: version + 1, savedAt: at.now });
  return { version: version + 1, savedAt: at.now.toISOString() };
}

/** Reads who owns what and keeps it beside the form. */
export async function readOwners(portal: Portal, at: Asked, order: HouseOrder, file: Upload) {
  await portal.limits.spend('orderFile', String(order.id));
  const members = await membersInFile(file.bytes);
  const fileName = file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200);
  await keepTyped(at.db, order.id, { members, membersFile: fileName, savedAt: at.now });
  return { version: order.formVersion, fileName, seen: told({ members }) };
}

/** Whether just this was sent by the link before, so that its answer was lost; members stay as they were then. */
function isSent({ filledAt, declinedAt, tokenUntil, typed }: HouseOrder, kept: OrderForm, now: Date): boolean {
  if (filledAt === null || declinedAt !== null || tokenUntil <= now || typed === null) return false;
  const { cadastreMembers } = formIn(typed).svj;
  const again = { ...kept, svj: { ...kept.svj, cadastreMembers } };
  return isDeepStrictEqual(formIn(typed), formIn(again));
}

/** Sends the order: what was typed stays as it is, the link opens nothing any more; the same sent again is answered alike. */
export async function sendOrder(
  portal: Portal,
  at: Asked,
  token: string,
  form: OrderForm,
  consents: OrderConsents,
): Promise<void> {
  const { db, now } = at;
  const kept = keptForm(form, await priceList(db, now));
  const before = await orderBehind(db, hashToken(token), 'lock');
  if (before && isSent(before, kept, now)) return;
  const order = await opened(portal, at, token, 'lock');
  const whole = {
    ...kept,
    svj: { ...kept.svj, cadastreMembers: order.members.length > 0 ? membersText(order.members) : '' },
  };
  const fields = { ...formProblems(whole), ...consentProblems(consents) };
  if (Object.keys(fields).length > 0) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields });
  const sent = await changeOrder(
    db,
    order.id,
    {
      ...{ form: kept, typed: whole, filledAt: now, savedAt: now, step: 'recap' as const },
      consents: { at: now.toISOString(), papers: orderPapers },
    },
    now,
  );
  await tellFilled(at, portal, sent, whole, membersSeen(order.members).units.length);
}

/** The customer does not want it. */
export async function declineByCustomer(portal: Portal, at: Asked, order: HouseOrder, reason: string): Promise<void> {
  const change = { declinedAt: at.now, declinedBy: 'customer' as const, declineReason: reason };
  await tellDeclined(at, portal, await changeOrder(at.db, order.id, change, at.now), reason);
}
