import { sql } from 'drizzle-orm';
import type { ReadLine } from '#contract/bank/schema-statement.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { invoiceDue } from '#server/invoices/issue/steps.ts';
import { camtText } from './bank-months.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';

/** Who issues; pays value added tax unless said otherwise. */
export const supplied = { name: 'Pavlač s.r.o.', street: 'Dvorní 5', town: 'Jihlava', post: '586 01', ico: '99990016' };
const rest = {
  register: 'C 1234, Krajský soud v Brně',
  account: '2000000528/2010',
  termDays: 14,
  signs: 'Nikola Podzimková',
};

/** A product administrator of a portal that may issue: ten crowns a unit and month. */
export async function anIssuer(portal: TestPortal, dic = 'CZ99990016'): Promise<Person> {
  const admin = await anAdmin(portal);
  const { supplier } = await admin.asks(invoicing.settings, {});
  await admin.asks(invoicing.keepSupplier, { ...supplied, ...rest, dic, version: supplier.version });
  await admin.asks(invoicing.addPrice, { validFrom: '2026-01-01', perUnit: '10' });
  return admin;
}

/** The house has a number, an address and an e-mail for invoices, and subscribes to twelve units. */
export async function subscribes(
  admin: Person,
  house: TestHouse,
  begins: string,
  period: 'monthly' | 'annual' = 'monthly',
) {
  await house.inside((db) =>
    db.execute(`update svj set ico = '99990024', street = 'Lipová 14', town = 'Jihlava', post = '58601',
      invoice_email = 'faktury${house.id}@dum.example' where id = ${house.id}`),
  );
  await admin.asks(invoicing.keepPlan, { svjId: house.id, units: 12, period, begins });
}

/** The morning of a day, with what it brings done. */
export async function morning(portal: TestPortal, day: string): Promise<void> {
  const now = new Date(`${day}T08:00:00Z`);
  portal.clock.now = now;
  // Whoever looks on stays signed in over months.
  await portal.pool.across('read write', (db) =>
    db.execute(sql`update session set last_seen_at = ${now}::timestamptz`),
  );
  await invoiceDue(portal, (error) => {
    throw error;
  });
}

/** A proforma of a house of its own, issued today; the id of the document. */
export async function aProforma(portal: TestPortal): Promise<{ admin: Person; house: TestHouse; id: number }> {
  const [admin, house] = [await anIssuer(portal), await aHouse(portal)];
  await subscribes(admin, house, dayIn(portal.clock.now));
  await invoiceDue(portal);
  const { rows } = await admin.asks(invoicing.list, { sizePerPage: 'all' });
  return { admin, house, id: rows.find((r) => r.house.id === house.id)?.id ?? 0 };
}

type Came = Pick<ReadLine, 'day' | 'amount'> & Partial<ReadLine>;
/** A statement of the supplier's account in camt.053 of one November: what came, and what the balance was before it. */
export function aStatement(opening: bigint, lines: readonly Came[], from = '2026-11-01', to = '2026-11-30'): string {
  const all = lines.map((line, i) => ({
    ...{ currency: 'CZK', counter: '', name: 'Dům', vs: '', ks: '', ss: '', message: '', reverses: false },
    ...{ reference: `${from.slice(5, 7)}${from.slice(8)}${i + 1}`, ...line },
  }));
  const closing = all.reduce((sum, l) => sum + l.amount, opening);
  return camtText({ account: rest.account, opening, closing, from, to, lines: all }, '02');
}
