import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { changePeriod } from '../papers/queries.ts';
import { issuePaper } from '../papers/steps.ts';
import { type At, bookHeld, type Paper, type Part, papersOf, partsOf, periodById } from '../rows/queries.ts';
import { markUndone, paidOf, paymentById } from './queries.ts';

const less = ({ base, tax, total }: Paper) => ({ base: -base, tax: -tax, total: -total });

/**
 * Corrects the tax document of a part to nothing. Of a period that is settled none is needed: the supply was taxed by the
 * settlement, whoever pays for it.
 */
async function correctTax(portal: Portal, at: At, { id, periodId }: Part, reason: string): Promise<void> {
  const period = periodId === null ? undefined : await periodById(at, periodId);
  if (!period) throw new Refused('INVOICE.ERRORS.SENT_BACK');
  const papers = await papersOf(at, period.id);
  const tax = papers.find((p) => p.kind === 'tax' && p.partId === id);
  if (!tax || period.settled) return;
  if (papers.some((p) => p.correctsId === tax.id)) throw new Refused('INVOICE.ERRORS.CORRECTED_TAX');
  const whole = less(tax);
  await issuePaper(portal, at, {
    ...{ kind: 'corrective', period, whole, payable: 0n, corrects: { ...tax, reason }, taxedOn: dayIn(at.now) },
  });
}

/** Takes a payment back that was given to the wrong association: its documents are corrected, its periods are open again. */
export async function undoPayment(portal: Portal, at: At, id: number, reason: string): Promise<void> {
  await bookHeld(at.db);
  const payment = await paymentById(at, id);
  if (!payment || payment.undoneOn !== null) throw new Refused('BANK.ERRORS.NOT_PLACED');
  const parts = (await partsOf(at)).filter((p) => p.paymentId === id);
  if (parts.some((p) => p.periodId === null)) throw new Refused('INVOICE.ERRORS.SENT_BACK');
  for (const part of parts) await correctTax(portal, at, part, reason);
  await markUndone(at, id, dayIn(at.now));
  for (const { periodId } of parts) {
    const period = periodId === null ? undefined : await periodById(at, periodId);
    if (period && (await paidOf(at, period.id)) < period.owed) await changePeriod(at, period.id, { paidOn: null });
  }
}
