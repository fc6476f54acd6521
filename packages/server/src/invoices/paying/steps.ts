import { type Money, moneyText } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { fromTotal, lessTax, settled, together } from '#contract/invoices/rules-tax.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { changePeriod } from '../papers/queries.ts';
import { type Issued, issuePaper, numberOf } from '../papers/steps.ts';
import { tellPaid } from '../papers/steps-mails.ts';
import { type At, bookHeld, type Paper, type Period, papersOf, periodById, supplierOf } from '../rows/queries.ts';
import { addPart, addPayment, creditsOf, paidOf, paymentById } from './queries.ts';

const percentOf = ({ percent }: Period): bigint | null => (percent === null ? null : BigInt(percent));
const taxedOf = ({ base, tax, total }: Pick<Paper, 'base' | 'tax' | 'total'>) => ({ base, tax, total });

/** Documents on payments of the period, with what corrected them. */
const takenOf = (papers: readonly Paper[]): Paper[] => {
  const tax = papers.filter((p) => p.kind === 'tax');
  return papers.filter((p) => p.kind === 'tax' || tax.some((t) => t.id === p.correctsId));
};

/** Settles a period: bases and taxes of documents on its payments are taken over, and what they leave is to be paid. */
export async function settle(portal: Portal, at: At, period: Period): Promise<Issued> {
  const papers = await papersOf(at, period.id);
  const proforma = papers.find((p) => p.kind === 'proforma') as Paper;
  const price = { base: period.base, tax: period.tax, total: period.owed };
  const percent = percentOf(period);
  await changePeriod(at, period.id, { settled: true });
  if (percent === null) {
    const deposit = { number: numberOf(proforma), total: period.owed };
    return issuePaper(portal, at, { kind: 'invoice', period, whole: price, payable: 0n, deposit });
  }
  const taken = takenOf(papers);
  const { whole, rest } = settled(price, taken.map(taxedOf), percent);
  const due = rest.total > 0n ? { dueOn: period.due } : {};
  const claimed = taken.map((p) => ({ ...taxedOf(p), number: numberOf(p) }));
  return issuePaper(portal, at, {
    kind: 'invoice',
    period,
    whole,
    payable: rest.total,
    claimed,
    taxedOn: period.toDay,
    ...due,
  });
}

/** Gives so much of a payment to a period, with the document that the law asks for, in the same act. */
async function credit(
  portal: Portal,
  at: At,
  period: Period,
  given: { paymentId: number; amount: Money; day: Day; note: string },
) {
  const partId = await addPart(at, { ...given, periodId: period.id });
  const paid = await paidOf(at, period.id);
  const whole = fromTotal(given.amount, percentOf(period));
  // A payment of what is settled already is taxed by the settlement.
  const paper =
    period.percent !== null && !period.settled
      ? await issuePaper(portal, at, { kind: 'tax', period, whole, payable: 0n, taxedOn: given.day, partId })
      : undefined;
  if (paid >= period.owed) {
    await changePeriod(at, period.id, { paidOn: given.day });
    if (period.percent === null && !period.settled) await settle(portal, at, period);
  }
  return paper;
}

export type Received = { amount: Money; day: Day; how: 'bank' | 'hand'; note: string; name: string };

/**
 * Writes a payment down and gives it to these periods, in their order, as far as each is open; what is beyond waits. The id of
 * the payment.
 */
export async function receive(
  portal: Portal,
  at: At,
  periods: readonly Period[],
  { amount, day, how, note, name }: Received,
): Promise<number> {
  await bookHeld(at.db);
  if (day > dayIn(at.now)) throw new Refused('INVOICE.ERRORS.FUTURE');
  const payment = { receivedOn: day, amount, unused: amount, how, note, notedName: name, at: at.now };
  const paymentId = await addPayment(at, payment);
  const numbers: string[] = [];
  let [left, proforma] = [amount, 'none'];
  for (const period of periods) {
    const open = period.owed - (await paidOf(at, period.id));
    const part = left < open ? left : open;
    if (part <= 0n) continue;
    const paper = await credit(portal, at, period, { paymentId, amount: part, day, note: '' });
    if (paper) numbers.push(paper.number);
    const asked = (await papersOf(at, period.id)).find((p) => p.kind === 'proforma');
    if (asked && proforma === 'none') proforma = numberOf(asked);
    left -= part;
  }
  await tellPaid(portal, at, { number: proforma, amount, day, papers: numbers });
  return paymentId;
}

/** Writes a payment of one period down; refused where nothing of it is open. The id of the payment. */
export async function receiveFor(portal: Portal, at: At, periodId: number, given: Received): Promise<number> {
  await bookHeld(at.db);
  const period = await periodById(at, periodId);
  if (!period) throw new Refused('INVOICE.ERRORS.NO_PERIOD');
  if (period.owed <= (await paidOf(at, periodId))) throw new Refused('INVOICE.ERRORS.PAID');
  return receive(portal, at, [period], given);
}

/** Uses what was paid beyond for a period that was just issued. */
export async function spendCredits(portal: Portal, at: At, periodId: number): Promise<void> {
  for (const payment of await creditsOf(at)) {
    const period = (await periodById(at, periodId)) as Period;
    const open = period.owed - (await paidOf(at, periodId));
    if (open <= 0n) return;
    const amount = payment.unused < open ? payment.unused : open;
    await credit(portal, at, period, { paymentId: payment.id, amount, day: dayIn(at.now), note: '' });
  }
}

/** Writes down that what is left of a payment was sent back. */
export async function giveBack(at: At, id: number, { day, note }: { day: Day; note: string }): Promise<void> {
  await bookHeld(at.db);
  if (day > dayIn(at.now)) throw new Refused('INVOICE.ERRORS.FUTURE');
  const payment = await paymentById(at, id);
  if (!payment || payment.unused <= 0n) throw new Refused('INVOICE.ERRORS.LEFT');
  await addPart(at, { paymentId: id, periodId: null, amount: payment.unused, day, note });
}

type Correction = { total: Money; reason: string; name: string };
/**
 * Issues the corrective document of a tax document or an invoice: what it should have come to less what it came to. The period
 * costs so much less or more; what was paid beyond it then waits to be used or sent back.
 */
export async function correct(
  portal: Portal,
  at: At,
  paper: Paper,
  { total, reason, name }: Correction,
): Promise<Issued> {
  await bookHeld(at.db);
  const period = paper.periodId === null ? undefined : await periodById(at, paper.periodId);
  const papers = period ? await papersOf(at, period.id) : [];
  const isFirst = !papers.some((p) => p.correctsId === paper.id);
  if (!period || !isFirst || (paper.kind !== 'tax' && paper.kind !== 'invoice'))
    throw new Refused('INVOICE.ERRORS.NOT_CORRECTED');
  if (total === paper.total) throw new Refused('INVOICE.ERRORS.NO_CHANGE');
  const diff = lessTax(fromTotal(total, percentOf(period)), taxedOf(paper));
  const after = together([{ base: period.base, tax: period.tax, total: period.owed }, diff]);
  if (after.total < 0n || after.base < 0n || after.tax < 0n) throw new Refused('INVOICE.ERRORS.NOT_CORRECTED');
  const today = dayIn(at.now);
  const { termDays } = await supplierOf(at.db);
  const due = addDays(today, termDays);
  const raised = diff.total > 0n;
  const issued = await issuePaper(portal, at, {
    ...{ kind: 'corrective', period, whole: diff, payable: diff.total, corrects: { ...paper, reason } },
    ...(period.percent !== null && { taxedOn: today }),
    ...(raised && { dueOn: due }),
  });
  const paid = await paidOf(at, period.id);
  const beyond = (owed: Money) => (paid > owed ? paid - owed : 0n);
  const excess = beyond(after.total) - beyond(period.owed);
  const isPaid = paid >= after.total;
  await changePeriod(at, period.id, {
    ...{ base: after.base, tax: after.tax, owed: after.total, paidOn: isPaid ? (period.paidOn ?? today) : null },
    ...(raised && { due, mark: null }),
  });
  if (excess > 0n) {
    const note = `${issued.number}: ${moneyText(excess)}`;
    await addPayment(at, {
      receivedOn: today,
      amount: excess,
      unused: excess,
      how: 'corrective',
      note,
      notedName: name,
      at: at.now,
    });
  }
  return issued;
}
