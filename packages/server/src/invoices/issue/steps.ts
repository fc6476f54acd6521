import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { yearOf } from '#contract/fees/rules-days.ts';
import { issueDay, lastOf, markOn, paperNumber, planOn, priceOf } from '#contract/invoices/rules.ts';
import { fromBase, rateOn } from '#contract/invoices/rules-tax.ts';
import { seriesOf } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { lastNumber } from '../../base/db/numbering.ts';
import { actFor } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Ending, Errand, Job } from '../../base/start/jobs.ts';
import { addPeriod, changePeriod, customersOfAll, unsettled } from '../papers/queries.ts';
import { dayOfIssue, foreseen, issuePaper, numberOf, saidBy } from '../papers/steps.ts';
import { tellToPay } from '../papers/steps-mails.ts';
import { paidOf } from '../paying/queries.ts';
import { settle, spendCredits } from '../paying/steps.ts';
import {
  type At,
  bookHeld,
  type Customer,
  customerOf,
  type Foreseen,
  missingOf,
  nextFrom,
  type Paper,
  type Parties,
  type Period,
  type Plan,
  papersOf,
  partiesOf,
  periodsOf,
  plansOf,
  type Supplier,
  supplierOf,
} from '../rows/queries.ts';
import { followMorning } from './steps-morning.ts';

type Priced = Pick<Plan, 'units' | 'perUnit' | 'price' | 'period'>;
/** What a period that begins on a day comes to; its tax by the rate that holds then, none of a supplier who pays none. */
export function pricedPeriod(plan: Priced, from: Day, customer: Pick<Customer, 'begins'>, isPayer: boolean) {
  const percent = isPayer ? rateOn(from) : null;
  const { base, tax, total } = fromBase(plan.price, percent);
  return {
    ...{ fromDay: from, toDay: lastOf(from, plan.period, customer.begins), kind: plan.period, units: plan.units },
    ...{ perUnit: plan.perUnit, base, tax, owed: total, percent: percent === null ? null : Number(percent) },
  };
}

/** The next period of a house and when it is to be paid; null where its day has not come. */
async function nextDue(at: Pick<At, 'db' | 'scope' | 'now'>, customer: Customer, supplier: Supplier) {
  const [from, plans] = await Promise.all([nextFrom(at, customer), plansOf(at)]);
  const today = dayIn(at.now);
  const plan = planOn(plans, from);
  if (!plan || issueDay(from) > today) return null;
  const of = pricedPeriod(plan, from, customer, supplier.dic !== '');
  return { of, due: addDays(today, supplier.termDays) };
}

/** Issues the proforma of the next period where its day has come; answers whether there may be another one. */
async function issueNext(portal: Portal, at: At, customer: Customer, { supplier, house }: Parties): Promise<boolean> {
  const next = await nextDue(at, customer, supplier);
  if (!next) return false;
  const { of, due } = next;
  const isFree = house.is_free;
  if (isFree || of.owed === 0n) {
    // Time goes by without documents, so that nothing of it is asked for later.
    if (isFree && of.fromDay > dayIn(at.now)) return false;
    await addPeriod(at, { ...of, base: 0n, tax: 0n, owed: 0n, due, paidOn: of.fromDay, settled: true });
    return true;
  }
  return issueOf(portal, at, of, due);
}

const proformaOf = <P extends ReturnType<typeof pricedPeriod>>(
  period: P,
  of: ReturnType<typeof pricedPeriod>,
  due: Day,
) => ({
  ...{ kind: 'proforma' as const, period, payable: of.owed, dueOn: due },
  whole: { base: of.base, tax: of.tax, total: of.owed },
});

/** Issues the proforma of a period and uses what was paid beyond for it; false where its days have one already. */
async function issueOf(portal: Portal, at: At, of: ReturnType<typeof pricedPeriod>, due: Day): Promise<boolean> {
  const period = await addPeriod(at, { ...of, due });
  if (!period) return false;
  const { number } = await issuePaper(portal, at, proformaOf(period, of, due));
  await spendCredits(portal, at, period.id);
  const open = of.owed - (await paidOf(at, period.id));
  if (open > 0n) await tellToPay(portal, at, 'invoiceIssued', { period, number, open });
  return true;
}

/**
 * Issues the proforma of days whose one was cancelled and behind which others stand: the days stay, so many units at this price
 * (of a unit and month without tax, in haléře) are asked for. Nothing is issued where it comes to nothing.
 */
export async function issueAgain(
  portal: Portal,
  at: At,
  { fromDay, kind }: Period,
  { units, perUnit }: Pick<Plan, 'units' | 'perUnit'>,
): Promise<void> {
  const customer = await customerOf(at);
  if (!customer) throw new Refused('INVOICE.ERRORS.NO_CUSTOMER');
  const supplier = await supplierOf(at.db);
  const due = addDays(dayIn(at.now), supplier.termDays);
  const plan = { units, perUnit, price: priceOf(units, perUnit, kind), period: kind };
  const of = pricedPeriod(plan, fromDay, customer, supplier.dic !== '');
  if (of.owed > 0n) await issueOf(portal, at, of, due);
  else await addPeriod(at, { ...of, due, paidOn: fromDay, settled: true });
}

/** Reminds of what is open and due soon or overdue, each day of it once. */
async function remind(portal: Portal, at: At): Promise<void> {
  const today = dayIn(at.now);
  for (const period of await periodsOf(at)) {
    const mark = period.paidOn === null ? markOn(period.due, today) : null;
    if (mark === null || mark === period.mark) continue;
    const proforma = (await papersOf(at, period.id)).find((p): p is Paper => p.kind === 'proforma');
    if (!proforma) continue;
    const open = period.owed - (await paidOf(at, period.id));
    await changePeriod(at, period.id, { mark });
    // The proforma itself has just said so.
    if (mark === 'before' && addDays(proforma.issuedOn, 1) >= today) continue;
    const kind = mark === 'before' ? 'invoiceDueSoon' : 'invoiceOverdue';
    await tellToPay(portal, at, kind, { period, number: numberOf(proforma), open });
  }
}

/** Does what is due of one association: settles what ended, issues what begins, reminds; answers how many documents it issued. */
export async function invoiceHouse(
  portal: Portal,
  db: Db,
  svjId: number,
  { now = portal.now(), quiet = false, ahead = null }: Pick<At, 'ahead'> & { now?: Date; quiet?: boolean } = {},
): Promise<number> {
  const scope = await actFor(db, svjId);
  // Another server that does the same waits here, and finds nothing to do.
  const { entries } = await bookHeld(db);
  const parties = await partiesOf({ db, scope });
  const { customer, supplier } = parties;
  if (!customer || missingOf(supplier, true).length > 0) return 0;
  const at = { db, scope, now, quiet, ahead, parties };
  while (await issueNext(portal, at, customer, parties));
  for (const period of await unsettled(at, dayIn(at.now)))
    if (period.percent !== null) await settle(portal, at, period);
  await remind(portal, at);
  return (await bookHeld(db)).entries - entries;
}

export const issueErrand = 'invoices.issue';
/** An hour is for tens of thousands of associations. */
const longest = 3600;

/**
 * Each morning leaves it to an errand: of a server that dies in the middle another one goes on in a minute, and what is issued
 * already is not issued again.
 */
export const invoiceJobs = (portal: Portal, log: (error: unknown) => void): (Job | Errand)[] => [
  {
    name: 'invoices.due',
    cron: '10 6 * * *',
    // Of no association.
    run: () => portal.pool.across('read write', (db) => portal.queue.send(db, issueErrand, { svj: 0, id: 0 })),
  },
  { name: issueErrand, longest, does: (_, ending) => invoiceDue(portal, log, ending) },
];

/**
 * Begins to draw the proforma that an association is going to get while others get theirs, so many before it; null where none is
 * due. Should it turn out otherwise, it is drawn again.
 */
async function foresee(portal: Portal, db: Db, svjId: number, before: number): Promise<Foreseen | null> {
  const scope = await actFor(db, svjId);
  const now = portal.now();
  const at = { db, scope, now };
  const parties = await partiesOf(at);
  const { customer, supplier, house } = parties;
  if (!customer || house.is_free || missingOf(supplier, true).length > 0) return null;
  const next = await nextDue(at, customer, supplier);
  if (!next || next.of.owed === 0n) return null;
  const issuedOn = await dayOfIssue(at, 'proforma');
  const year = yearOf(issuedOn);
  const last = await lastNumber(db, { of: 'installation', name: seriesOf.proforma.name, year });
  const number = paperNumber('proforma', year, last + before + 1);
  return foreseen(await saidBy({ ...at, parties }, proformaOf(next.of, next.of, next.due), number, issuedOn), now);
}

/**
 * Issues what is due of all associations, each in a transaction of its own: what one of them lacks stops nobody else. Throws when
 * it was stopped before the last one.
 */
export async function invoiceDue(
  portal: Portal,
  log: (error: unknown) => void = () => undefined,
  ending: Ending = () => false,
): Promise<void> {
  // The clock is one for all associations.
  const all = await portal.pool.across('read only', customersOfAll);
  const morning = await followMorning(portal, all.length);
  const look = async (svjId: number | undefined, before: number): Promise<Foreseen | null> => {
    if (svjId === undefined) return null;
    // What it meets here the issuing itself meets again, and says.
    return portal.pool.transaction('read only', (db) => foresee(portal, db, svjId, before)).catch(() => null);
  };
  let coming = look(all[0], 0);
  for (const [place, svjId] of all.entries()) {
    if (ending()) throw new Error('the portal is ending, what is due goes on later');
    const ahead = await coming;
    coming = look(all[place + 1], ahead ? 1 : 0);
    try {
      await morning.past(
        await portal.pool.transaction('read write', (db) => invoiceHouse(portal, db, svjId, { ahead })),
      );
    } catch (error) {
      await morning.failed(svjId, error);
      log(error);
    }
  }
  await morning.end();
}
