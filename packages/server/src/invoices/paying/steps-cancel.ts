import { dayIn } from '#contract/base/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { changePeriod } from '../papers/queries.ts';
import { numberOf } from '../papers/steps.ts';
import { tellCancelled } from '../papers/steps-mails.ts';
import { type At, bookHeld, type Paper, periodsOf } from '../rows/queries.ts';
import { paidOf } from './queries.ts';

/**
 * Cancels the proforma of the last period while nothing of it was paid: the document stays as it is and its number is not used
 * again, its period asks for nothing, and the next proforma begins on its day. The customer is told.
 */
export async function cancelProforma(
  portal: Portal,
  at: At,
  paper: Paper,
  { reason, name }: { reason: string; name: string },
): Promise<void> {
  await bookHeld(at.db);
  const last = (await periodsOf(at)).at(-1);
  if (paper.kind !== 'proforma' || last === undefined || last.id !== paper.periodId)
    throw new Refused('INVOICE.ERRORS.NOT_CANCELLED');
  if (last.settled || (await paidOf(at, last.id)) > 0n) throw new Refused('INVOICE.ERRORS.PAID_PARTLY');
  const day = dayIn(at.now);
  await changePeriod(at, last.id, {
    ...{ base: 0n, tax: 0n, owed: 0n, paidOn: day, settled: true },
    ...{ cancelledOn: day, cancelReason: reason, cancelName: name },
  });
  await tellCancelled(portal, at, { number: numberOf(paper), reason });
}
