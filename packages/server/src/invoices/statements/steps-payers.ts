import { candidatesFor, type Payment } from '#contract/bank/rules-matching.ts';
import { payersHouse } from '#contract/invoices/rules-statements.ts';
import type { Db } from '../../base/db/db.ts';
import { across } from '../../base/http/gate.ts';
import { knownCounters, type Movement, movementsWaiting } from './queries.ts';
import { customersTold, openPeriods } from './queries-customers.ts';

export const paymentOf = (m: Movement): Payment => ({
  ...{ id: m.id, day: m.day, amount: m.amount, vs: m.vs, counter: m.counter, name: m.name, message: m.message },
});

/** What these payments are compared with: who pays for the portal, what is open, whom their accounts paid for. */
export async function payersNow(db: Db, payments: readonly Payment[]) {
  const { customers, asked } = await across(db, async () => ({
    customers: await customersTold(db),
    asked: await openPeriods(db),
  }));
  const waiting = (await movementsWaiting(db)).filter((m) => m.amount > 0n).map(paymentOf);
  const counters = [...payments, ...waiting].map((p) => p.counter);
  const house = payersHouse(customers, asked, await knownCounters(db, counters), waiting);
  return { house, customers: new Map(customers.map((c) => [c.svjId, c])), asked };
}
export type Payers = Awaited<ReturnType<typeof payersNow>>;

/** What speaks for this association and against it, where it was offered. */
export const reasonsFor = (p: Payment, svjId: number, { house }: Payers) =>
  candidatesFor(p, house).find((c) => c.parts.every((part) => part.unitId === svjId))?.reasons ?? [];
