import { type Day, dayIn, momentAt } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { Portal } from '../base/http/handler.ts';
import type { SampleAt } from '../sample/acting.ts';
import { invoiceHouse } from './issue/steps.ts';
import { receiveFor } from './paying/steps.ts';
import { addPrice, keepSupplier } from './plan/queries-settings.ts';
import { beginPlan } from './plan/steps.ts';
import { type At, periodsOf, supplierOf } from './rows/queries.ts';

/** Nobody of these exists. */
const supplier = {
  ...{ name: 'Pavlač – ukázkový provozovatel', street: 'Dvorní 5', town: 'Horní Lipnice', post: '389 99' },
  ...{ ico: '99990016', dic: 'CZ99990016', register: 'C 99999, Krajský soud v Českých Budějovicích' },
  ...{ account: '2000000528/2010', termDays: 14, signs: 'Nikola Podzimková' },
};
const perUnit = 1_250n;

const morningOf = (day: Day): Date => momentAt(`${day}T08:00`) as Date;

/** Who issues, the price list, and two months of the subscription of Lipová: the first one paid, the second one to be paid. */
export async function furnishInvoices(portal: Portal, { db, scope, now, house }: SampleAt): Promise<void> {
  if (house !== 'lipova') return;
  const { name, version } = await supplierOf(db);
  if (name !== '') return;
  await keepSupplier(db, { ...supplier, version });
  const today = dayIn(now);
  const begins = addDays(today, -28);
  await addPrice(db, addDays(begins, -365), perUnit);
  const at = (day: Day): At => ({ db, scope, now: morningOf(day), quiet: true });
  await beginPlan(db, scope.svjId, { units: 16, period: 'monthly', begins }, morningOf(begins));
  await invoiceHouse(portal, db, scope.svjId, at(begins));
  const [first] = await periodsOf(at(begins));
  const paidOn = addDays(begins, 6);
  const told = { day: paidOn, how: 'hand', note: 'výpis z účtu', name: supplier.signs } as const;
  if (first) await receiveFor(portal, at(paidOn), first.id, { amount: first.owed, ...told });
  await invoiceHouse(portal, db, scope.svjId, at(addDays(today, -3)));
}
