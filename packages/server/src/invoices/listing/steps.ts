import { type Money, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { issueDay, planOn, stateOf } from '#contract/invoices/rules.ts';
import type { HouseInvoices, InvoiceRow, PaperRow, Planned } from '#contract/invoices/schema.ts';
import { pricedPeriod } from '../issue/steps.ts';
import { numberOf } from '../papers/steps.ts';
import { creditsOf } from '../paying/queries.ts';
import {
  type At,
  customerOf,
  houseOf,
  nextFrom,
  type Paper,
  type Period,
  papersOf,
  partsOf,
  periodsOf,
  plansOf,
  supplierOf,
} from '../rows/queries.ts';

export const rowOf = (p: Paper): PaperRow => ({
  ...{ id: p.id, kind: p.kind, number: numberOf(p), issuedOn: p.issuedOn, total: moneyText(p.total) },
});

/** What comes next of the association; nothing where it has no plan or pays nothing. */
export async function plannedOf(at: At): Promise<Planned | null> {
  const customer = await customerOf(at);
  if (!customer || (await houseOf(at)).is_free) return null;
  const from = await nextFrom(at, customer);
  const plan = planOn(await plansOf(at), from);
  if (!plan || plan.price === 0n) return null;
  const { fromDay, toDay, kind, units, owed } = pricedPeriod(
    plan,
    from,
    customer,
    (await supplierOf(at.db)).dic !== '',
  );
  return { from: fromDay, to: toDay, kind, units, total: moneyText(owed), issuedOn: dayOfIssue(from, dayIn(at.now)) };
}

/** When a period that begins then is going to be issued, seen from today. */
export function dayOfIssue(from: Day, today: Day): Day {
  const day = issueDay(from);
  return day < today ? today : day;
}

const openOf = (period: Period, paid: Money): Money => (paid < period.owed ? period.owed - paid : 0n);

/** Periods that something was issued for, the latest first. */
async function issuedOf(at: At): Promise<InvoiceRow[]> {
  const [periods, parts, papers] = [await periodsOf(at), await partsOf(at), await papersOf(at)];
  const today = dayIn(at.now);
  return periods.toReversed().flatMap((period) => {
    const of = papers.filter((p) => p.periodId === period.id);
    const proforma = of.find((p) => p.kind === 'proforma');
    if (!proforma) return [];
    const open = openOf(period, sumOf(parts.filter((p) => p.periodId === period.id).map((p) => p.amount)));
    return [
      {
        ...{ id: period.id, period: { from: period.fromDay, to: period.toDay, kind: period.kind } },
        ...{ proformaNumber: numberOf(proforma), status: stateOf(open, period.due, today), units: period.units },
        ...{ total: moneyText(period.owed), open: moneyText(open), due: period.due, papers: of.map(rowOf) },
      },
    ];
  });
}

/** What the association sees of its subscription. */
export async function houseInvoices(at: At): Promise<HouseInvoices> {
  return {
    invoices: await issuedOf(at),
    planned: await plannedOf(at),
    isFree: (await houseOf(at)).is_free,
    credit: moneyText(sumOf((await creditsOf(at)).map((p) => p.unused))),
  };
}
