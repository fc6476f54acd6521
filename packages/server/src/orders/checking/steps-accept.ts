import type * as z from 'zod/mini';
import { versionOf } from '#contract/base/calls/ids.ts';
import { changesWithoutOwners, orderChanges, withoutOwners } from '#contract/orders/rules-difference.ts';
import { formProblems } from '#contract/orders/rules-form.ts';
import { membersIn, membersText } from '#contract/orders/rules-members.ts';
import type { OrderAccepted } from '#contract/orders/schema.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { countingErrand } from '../../base/start/statistics.ts';
import { type At, heldOrder } from '../making/steps.ts';
import { changeOrder } from '../rows/queries.ts';
import { formIn, keptForm } from '../rows/steps-form.ts';
import { beginFirstPlan, priceList } from '../rows/steps-price.ts';
import { tellAccepted } from '../telling/notices.ts';
import { foundHouse } from './steps-house.ts';

type Answer = z.output<typeof OrderAccepted>;

/**
 * Founds the house of the order, once: of two who accept at the same moment the second waits for the row and gets the answer
 * of the first.
 */
export async function acceptOrder(
  portal: Portal,
  at: At,
  id: number,
  updatedAt: string,
  given: OrderForm,
): Promise<Answer> {
  const { db, now, session } = at;
  const order = await heldOrder(db, id);
  if (order.accepted) return order.accepted.answer;
  if (order.declinedAt) throw new Refused('ORDERS.ERRORS.DECLINED');
  if (order.version !== versionOf(updatedAt)) throw new Refused('BASE.ERRORS.CONFLICT');
  const fields = formProblems(given);
  if (Object.keys(fields).length > 0) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields });
  const members = membersIn(given.svj.cadastreMembers) ?? [];
  const kept = keptForm(given, await priceList(db, now));
  const form = { ...kept, svj: { ...kept.svj, cadastreMembers: members.length > 0 ? membersText(members) : '' } };
  const made = await foundHouse(portal, at, form, order.isFree);
  const billed = !order.isFree && (await beginFirstPlan(db, { svjId: made.house.id, symbol: order.symbol, form }, now));
  const answer = { id, ...made, billed };
  const typed = order.typed && formIn(order.typed);
  const changes = typed ? changesWithoutOwners(orderChanges(typed, form)) : [];
  const change = {
    ...{ acceptedAt: now, acceptedBy: session.accountId, houseId: made.house.id },
    // Who owns what stands in the register of the house from now on, and nowhere else.
    ...{ accepted: { answer, form: withoutOwners(form), changes }, members: [], typed: typed && withoutOwners(typed) },
  };
  await tellAccepted(at, await changeOrder(db, id, change, now), form);
  await portal.queue.send(db, countingErrand, { svj: made.house.id, id });
  return answer;
}
