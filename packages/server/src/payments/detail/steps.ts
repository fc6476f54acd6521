import { moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { yearSum } from '#contract/fees/rules.ts';
import { yearOf } from '#contract/fees/rules-days.ts';
import type { Became, FeePayments, Payment } from '#contract/payments/schema.ts';
import { mostShown } from '#contract/payments/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { administersFees, seesAll } from '../../accounts/rows/queries-seen.ts';
import { approvalSeen } from '../../approvals/rows/queries.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { administers as keepsCash } from '../../cashdesk/rows/queries.ts';
import { feeSeen } from '../../fees/rows/queries.ts';
import { type At, type Paid, paymentsOf, requestBeside, sourceOf, sumOfYear } from '../rows/queries.ts';
import { becameOf, houseFees } from './queries.ts';

const stateOf = (p: Paid): Payment['state'] => (p.undone_reason !== null ? 'undone' : p.lost ? 'lost' : 'counts');

async function told(portal: Portal, at: Asking, rows: readonly Paid[]): Promise<Payment[]> {
  const ids = rows.map((p) => p.id);
  const files = await filesOf(portal, at, 'fee_payment', ids, { all: true });
  return rows.map((p) => ({
    ...{ id: p.id, date: p.day, amount: moneyText(BigInt(p.amount)), name: p.name, supplier: p.supplier },
    ...{ externalNumber: p.external_number, files: files.get(p.id) ?? [], source: sourceOf(p) },
    ...{ request: requestBeside(p) },
    ...{ state: stateOf(p), undoneReason: p.undone_reason },
  }));
}

/** Payments of a fee, for whoever sees what each of them is; sums for whoever reads fees. */
export async function paymentsTold(portal: Portal, at: Asking, feeId: number): Promise<FeePayments> {
  const { db, scope, now } = at;
  const fee = await feeSeen(db, scope, feeId);
  const year = yearOf(dayIn(now));
  const { total, paid } = await sumOfYear(at, feeId, year);
  const all = seesAll(scope);
  return {
    ...{ year, paid: moneyText(paid), total: all ? total : 0 },
    due: moneyText(yearSum(fee, year, 0)),
    payments: all ? await told(portal, at, await paymentsOf(at, { feeId, most: mostShown })) : [],
    may: { write: administersFees(scope) && fee.side === 'house', seeAll: all },
  };
}

export async function paymentTold(portal: Portal, at: Asking, id: number): Promise<Payment> {
  const [one] = await told(portal, at, await paymentsOf(at, { id }));
  if (!one) throw new Refused('PAYMENTS.NOT_FOUND');
  return one;
}

/** What a request became, and what the asker may make of it: each only where they read it. */
export async function becameTold(at: At, id: number): Promise<Became> {
  const { db, scope } = at;
  const a = await approvalSeen(db, scope, id);
  const { cash, payment } = await becameOf(at, id);
  const isFree = a.status === 'approved' && a.amount !== null && !cash && !payment;
  const pays = isFree && administersFees(scope);
  return {
    cash: may(scope, 'cashDesk', 'r') ? cash : null,
    payment: seesAll(scope) ? payment : null,
    may: { cash: isFree && keepsCash(scope), pay: pays },
    fees: pays ? await houseFees(at) : [],
  };
}
