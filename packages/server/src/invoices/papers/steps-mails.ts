import { urlOf } from '#contract/base/calls/links.ts';
import type { Money } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { invoiceLinks } from '#contract/invoices/links.ts';
import { invoiceTab } from '#contract/invoices/schema-words.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type MailData, queueMail } from '../../base/mail/mail.ts';
import { type At, type Period, partiesOf, supplierOf } from '../rows/queries.ts';

type Kind = 'invoiceIssued' | 'invoiceDueSoon' | 'invoiceOverdue' | 'invoicePaid' | 'invoiceCancelled' | 'invoicePrice';

/** Mails the address for invoices of the association; it has one as soon as its page was ever saved. */
async function mail(portal: Pick<Portal, 'config'>, at: At, kind: Kind, data: MailData): Promise<void> {
  const { db, scope, now } = at;
  if (at.quiet) return;
  const { customer, house } = await partiesOf(at);
  const recipient = customer?.address?.email || house.email;
  if (!recipient) return;
  const url = urlOf(portal.config.url, invoiceLinks.house(), { tab: invoiceTab, svj: scope.svjId });
  await queueMail(db, { svjId: scope.svjId, kind, recipient, lang: 'cs', data: { ...data, url }, createdAt: now });
}

/** Tells what is to be paid of a period: that it was issued, that it is due soon, that it was due. */
export async function tellToPay(
  portal: Pick<Portal, 'config'>,
  at: At,
  kind: Extract<Kind, 'invoiceIssued' | 'invoiceDueSoon' | 'invoiceOverdue'>,
  { period, number, open }: { period: Period; number: string; open: Money },
): Promise<void> {
  const { customer, supplier } = await partiesOf(at);
  await mail(portal, at, kind, {
    ...{ number, from: showDay(period.fromDay), to: showDay(period.toDay), due: showDay(period.due) },
    ...{ amount: showMoney(open), account: supplier.account, symbol: customer?.symbol ?? '', period: period.id },
  });
}

/** Tells that money came, with the numbers of tax documents if there are any; `number` of the proforma or 'none'. */
export const tellPaid = (
  portal: Pick<Portal, 'config'>,
  at: At,
  { number, amount, day, papers }: { number: string; amount: Money; day: string; papers: readonly string[] },
): Promise<void> =>
  mail(portal, at, 'invoicePaid', {
    ...{ number, amount: showMoney(amount), day: showDay(day), paper: papers.join(', ') || 'none' },
  });

/** Tells that a proforma asks for nothing any more, and why. */
export const tellCancelled = (
  portal: Pick<Portal, 'config'>,
  at: At,
  told: { number: string; reason: string },
): Promise<void> => mail(portal, at, 'invoiceCancelled', told);

/** Tells what periods will cost from one on. */
export async function tellPrice(
  portal: Pick<Portal, 'config'>,
  at: At,
  told: { from: string; before: string; after: string; period: string; units: string },
): Promise<void> {
  const { dic } = await supplierOf(at.db);
  await mail(portal, at, 'invoicePrice', { ...told, tax: dic === '' ? 'none' : 'vat' });
}
