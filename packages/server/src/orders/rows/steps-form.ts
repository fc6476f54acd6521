import { modules } from '#contract/access.ts';
import type { Building } from '#contract/imports/reading/rules.ts';
import { isBlocking } from '#contract/imports/reading/rules.ts';
import { guessMapping } from '#contract/imports/rules-mapping.ts';
import { membersOf } from '#contract/orders/rules-members.ts';
import { planIn, planText } from '#contract/orders/rules-plan.ts';
import { type PriceList, pricedPlan } from '#contract/orders/rules-price.ts';
import { OrderForm } from '#contract/orders/schema-form.ts';
import type { OrderMember } from '#contract/orders/schema-members.ts';
import { Refused } from '#contract/refusals.ts';
import { readFile, readMapped } from '../../imports/reading/steps.ts';

/** All modules that a house may have; orders are of the portal. */
export const modulesOfHouse = modules.filter((m) => m !== 'order');

/** The form as it is kept, with what was never typed filled in. */
export function formIn(kept: object): OrderForm {
  const read = OrderForm.safeParse(kept);
  const form = read.success ? read.data : OrderForm.parse({});
  return { ...form, svj: { ...form.svj, modules: form.svj.modules || modulesOfHouse.join(',') } };
}

/** The form with the price of today and without anybody of the register, who are kept beside it. */
export function keptForm(form: OrderForm, list: PriceList | null): OrderForm {
  const plan = planText(pricedPlan(planIn(form.svj.plan), list));
  return { ...form, svj: { ...form.svj, id: null, plan, cadastreMembers: '' }, user: { ...form.user, id: null } };
}

async function buildingIn(bytes: Buffer): Promise<Building | null> {
  const { source } = await readFile(bytes);
  const mapped = source.kind === 'table' ? readMapped(source, guessMapping(source.headers)) : source;
  if (!mapped?.read || mapped.read.problems.some(isBlocking)) return null;
  return mapped.read.building;
}

/** Who owns what by a file of the land register or a table; refused where it does not say that plainly. */
export async function membersInFile(bytes: Buffer): Promise<OrderMember[]> {
  const building = await buildingIn(bytes).catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
  if (!building || building.units.length === 0) throw new Refused('ORDERS.ERRORS.FILE');
  return membersOf(building);
}
