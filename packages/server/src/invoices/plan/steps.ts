import type { Money } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { priceOf } from '#contract/invoices/rules.ts';
import { monthsOfYear, type PeriodKind } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { actFor } from '../../base/http/gate.ts';
import { type At, bookHeld, customerOf, keepBook, nextFrom, plansOf, priceOn } from '../rows/queries.ts';
import type { CustomerAddress } from '../rows/tables.ts';
import { addCustomer, addPlan, keepAddress } from './queries.ts';

/** What an association is going to pay. */
export type PlanGiven = {
  units: number;
  period: PeriodKind;
  /** Of a whole period without tax, in haléře; counted from the price of a unit where it is left out. */
  price?: Money;
  /** Of a unit and month without tax, in haléře; that of the price list on the first day where it is left out. */
  pricePerUnit?: Money;
  /** The first day of the subscription, today without it; of one that runs already it stays as it is. */
  begins?: Day;
  /** The customer's variable symbol, as an order gave it; the next free one without it. It stays for ever. */
  symbol?: string;
  /** Where documents are addressed, where that is not the association itself. */
  address?: CustomerAddress;
};

/** The next symbol of the installation: the year, and the place in the row of all of them. */
async function freeSymbol(db: Db, now: Date): Promise<string> {
  const { symbols } = await bookHeld(db);
  await keepBook(db, { symbols: symbols + 1 });
  return `${dayIn(now).slice(0, 4)}${String(symbols + 1).padStart(6, '0')}`;
}

/** What of a unit and month the plan comes to. */
async function perUnitOf(db: Db, { units, period, price, pricePerUnit }: PlanGiven, from: Day): Promise<Money> {
  if (pricePerUnit !== undefined) return pricePerUnit;
  if (price !== undefined) return price / (BigInt(units) * (period === 'annual' ? BigInt(monthsOfYear) : 1n));
  const listed = await priceOn(db, from);
  if (listed === undefined) throw new Refused('INVOICE.ERRORS.NO_PRICE');
  return listed;
}

/** Prices that were announced for days after this one hold for what is written now too: of plans the last one written holds. */
export async function keepLater(
  at: Pick<At, 'db' | 'scope'>,
  day: Day,
  { units, period }: Pick<PlanGiven, 'units' | 'period'>,
): Promise<void> {
  for (const { validFrom, perUnit } of (await plansOf(at)).filter((p) => p.validFrom > day))
    await addPlan(at, { validFrom, units, period, price: priceOf(units, perUnit, period), perUnit });
}

/**
 * Begins the subscription of an association, or changes one that runs from the first period that nothing is issued for yet; what
 * was issued stays. Call it in the transaction that decides of it, as the association or across them.
 */
export async function beginPlan(db: Db, svjId: number, given: PlanGiven, now: Date): Promise<void> {
  const scope = await actFor(db, svjId);
  const at = { db, scope };
  let customer = await customerOf(at);
  if (!customer) {
    const rest = { begins: given.begins ?? dayIn(now), address: given.address ?? null };
    let symbol = given.symbol ?? (await freeSymbol(db, now));
    // An order may have given away what comes next.
    while (!(await addCustomer(at, { symbol, ...rest }))) {
      if (given.symbol !== undefined) throw new Refused('INVOICE.ERRORS.SYMBOL');
      symbol = await freeSymbol(db, now);
    }
    customer = { svjId, symbol, ...rest };
  } else if (given.address) await keepAddress(at, given.address);
  const validFrom = await nextFrom(at, customer);
  const perUnit = await perUnitOf(db, given, validFrom);
  const { units, period } = given;
  await addPlan(at, { validFrom, units, period, price: given.price ?? priceOf(units, perUnit, period), perUnit });
  if (given.price !== undefined || given.pricePerUnit !== undefined) return;
  await keepLater(at, validFrom, { units, period });
}
