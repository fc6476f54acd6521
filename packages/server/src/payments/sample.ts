import { moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { plusMonths } from '#contract/base/time/working-days.ts';
import { amountAt } from '#contract/fees/rules.ts';
import { dueDays, yearOf } from '#contract/fees/rules-days.ts';
import { PaymentInput } from '#contract/payments/schema.ts';
import type { Portal } from '../base/http/handler.ts';
import { feesOf } from '../fees/rows/queries.ts';
import type { SampleAt } from '../sample/acting.ts';
import { newPayment } from './writing/steps.ts';

/** Who is paid what the house pays. */
const suppliers: Readonly<Record<string, string>> = {
  'Servis výtahu': 'Výtahy Vysočina s.r.o.',
  'Revize výtahu': 'Výtahy Vysočina s.r.o.',
  'Úklid společných prostor': 'Čistý dům s.r.o.',
  'Revize hasicích přístrojů': 'Požární servis Křepelka',
};

/** What the house has paid of its fees since half a year, each on its due day. */
export async function furnishPayments(_: Portal, { db, scope, now, house }: SampleAt): Promise<void> {
  if (house === 'prazdna') return;
  const at = { db, scope, now };
  const today = dayIn(now);
  for (const fee of await feesOf(db, scope)) {
    const supplier = suppliers[fee.name];
    if (fee.side !== 'house' || !supplier) continue;
    for (const [i, date] of dueDays(fee, plusMonths(today, -6), today).entries()) {
      const told = { id: fee.id, date, amount: moneyText(amountAt(fee.versions, date)), name: fee.name, supplier };
      await newPayment(at, PaymentInput.parse({ ...told, externalNumber: `${yearOf(date)}${100 + fee.id + i}` }));
    }
  }
}
