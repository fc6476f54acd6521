import { dayIn } from '#contract/base/time/dates.ts';
import type { PeriodKind } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { changePeriod } from '../papers/queries.ts';
import { numberOf } from '../papers/steps.ts';
import { tellCancelled } from '../papers/steps-mails.ts';
import { type At, bookHeld, type Paper, type Period, periodsOf } from '../rows/queries.ts';
import { paidOf } from './queries.ts';

/**
 * Cancels a proforma while nothing of it was paid: the document stays as it is and its number is not used again, its period asks
 * for nothing, and another proforma may take its days. The customer is told. Answers the period, and whether it is the last one;
 * the days of another one cannot change, because those after it stand behind them.
 */
export async function cancelProforma(
  portal: Portal,
  at: At,
  paper: Paper,
  { reason, name, kind }: { reason: string; name: string; kind: PeriodKind },
): Promise<{ period: Period; isLast: boolean }> {
  await bookHeld(at.db);
  const all = await periodsOf(at);
  const period = all.find((p) => p.id === paper.periodId);
  if (paper.kind !== 'proforma' || !period) throw new Refused('INVOICE.ERRORS.NOT_CANCELLED');
  if ((await paidOf(at, period.id)) > 0n) throw new Refused('INVOICE.ERRORS.PAID_PARTLY');
  if (period.settled) throw new Refused('INVOICE.ERRORS.SETTLED');
  const isLast = all.at(-1)?.id === period.id;
  if (!isLast && kind !== period.kind) throw new Refused('INVOICE.ERRORS.SAME_DAYS');
  const day = dayIn(at.now);
  await changePeriod(at, period.id, {
    ...{ base: 0n, tax: 0n, owed: 0n, paidOn: day, settled: true },
    ...{ cancelledOn: day, cancelReason: reason, cancelName: name },
  });
  await tellCancelled(portal, at, { number: numberOf(paper), reason });
  return { period, isLast };
}
