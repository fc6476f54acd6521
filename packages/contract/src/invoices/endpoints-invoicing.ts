import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { filtersOf, paging } from '../base/calls/paging.ts';
import { companyNumber } from '../base/person/ico.ts';
import { RegisterAnswer } from '../contacts/schema.ts';
import {
  AdminInvoices,
  adminFilters,
  Invoicing,
  Morning,
  monthAsked,
  PaperDetail,
  PapersVerified,
  PlanShown,
  PriceChange,
  paperTicket,
} from './schema.ts';
import {
  CancelInput,
  CorrectInput,
  PayInput,
  PlanInput,
  PriceInput,
  ReturnInput,
  SupplierInput,
} from './schema-forms.ts';
import { invoiceTabs } from './schema-words.ts';

const needs = 'productAdmin' as const;
const Made = z.object({ id: z.number() });

/** Invoicing of subscriptions, for whoever runs the portal. */
export const invoicing = callsOf('invoices', {
  list: endpoint('GET /api/v2/invoicing', {
    needs,
    input: z.object({
      ...paging,
      tab: z._default(z.enum(invoiceTabs), 'all'),
      sort: z._default(z.enum(['-id', 'id']), '-id'),
      filters: filtersOf(adminFilters),
    }),
    output: AdminInvoices,
    summary:
      'Issued documents and what is planned, with counts of all tabs, overpayments, and what is missing before anything is issued.',
  }),
  morning: endpoint('GET /api/v2/invoicing/morning', {
    needs,
    input: z.object({}),
    output: z.object({ morning: z.nullable(Morning) }),
    summary:
      'How far the issuing of this morning is, and whose documents could not be issued; null where there is nothing to say.',
  }),
  one: endpoint('GET /api/v2/invoicing/document/:id', {
    needs,
    input: byId,
    output: PaperDetail,
    summary: 'One document with what belongs to the same period.',
  }),
  settings: endpoint('GET /api/v2/invoicing/settings', {
    needs,
    input: z.object({}),
    output: Invoicing,
    summary: 'Who issues, the price list, and what is missing before anything is issued.',
  }),
  keepSupplier: endpoint('PUT /api/v2/invoicing/settings', {
    needs,
    input: SupplierInput,
    output: Invoicing,
    summary: 'Says who issues from now on; what was issued stays as it is.',
    says: 'INVOICE.KEPT',
  }),
  company: endpoint('GET /api/v2/invoicing/company/:ico', {
    kind: 'steps',
    needs,
    input: z.object({ ico: companyNumber.check(z.minLength(1, 'BASE.FORM.REQUIRED')) }),
    output: RegisterAnswer,
    summary: 'What the public register of companies says of the number of the supplier; it is never needed.',
  }),
  addPrice: endpoint('POST /api/v2/invoicing/prices', {
    creates: none('the same price of the same day stays one'),
    needs,
    input: PriceInput,
    output: Invoicing,
    summary: 'A price of a unit and month from a day on, for plans made from then on.',
    says: 'INVOICE.KEPT',
  }),
  priceChange: endpoint('GET /api/v2/invoicing/price-change', {
    needs,
    input: PriceInput,
    output: PriceChange,
    summary: 'Which associations would pay another price from their first period after a day, and what.',
  }),
  announcePrice: endpoint('PUT /api/v2/invoicing/price-change', {
    needs,
    input: PriceInput,
    output: PriceChange,
    summary:
      'Puts a price into the list and changes running subscriptions to it at least thirty days ahead; each association is mailed what it will pay.',
    says: 'INVOICE.ANNOUNCED',
  }),
  plans: endpoint('GET /api/v2/invoicing/plans', {
    needs,
    input: z.object({}),
    output: z.object({ plans: z.array(PlanShown) }),
    summary: 'Associations with what they pay and when the next period begins.',
  }),
  keepPlan: endpoint('PUT /api/v2/invoicing/plans', {
    needs,
    input: PlanInput,
    output: z.null(),
    summary:
      'Begins the subscription of an association, or changes it from the next period on; what is due by it is issued at once.',
    says: 'INVOICE.KEPT',
  }),
  pay: endpoint('POST /api/v2/invoicing/document/:id/pay', {
    creates: 'payment',
    needs,
    input: PayInput,
    output: Made,
    summary: 'Writes a payment of a proforma down by hand, and issues its tax document in the same act.',
    says: 'INVOICE.PAYMENT_KEPT',
  }),
  correct: endpoint('POST /api/v2/invoicing/document/:id/correct', {
    creates: 'corrective document',
    needs,
    input: CorrectInput,
    output: Made,
    summary: 'Issues a corrective document: what the corrected one should have come to, with a reason.',
    says: 'INVOICE.CORRECTED',
  }),
  cancel: endpoint('PUT /api/v2/invoicing/document/:id/cancel', {
    needs,
    input: CancelInput,
    output: z.null(),
    summary:
      'Cancels a proforma while nothing of it was paid, and issues another one by the plan that should have held; one behind which others stand keeps its days.',
    says: 'INVOICE.CANCELLED',
  }),
  giveBack: endpoint('POST /api/v2/invoicing/payments/:id/return', {
    creates: 'return',
    needs,
    input: ReturnInput,
    output: z.null(),
    summary: 'Writes down that what was paid beyond was sent back.',
    says: 'INVOICE.RETURNED',
  }),
  verify: endpoint('GET /api/v2/invoicing/verify', {
    needs,
    input: z.object({}),
    output: PapersVerified,
    summary: 'Counts the chain of issued documents again and names those that are not as they were issued.',
  }),
  paper: endpoint('GET /api/v2/invoicing/document/:id/file', {
    needs,
    input: paperTicket,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of the document in PDF, ISDOC or ISDOCX.',
  }),
  month: endpoint('GET /api/v2/invoicing/month', {
    needs,
    input: monthAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of all documents issued in a month as a ZIP for the accountant.',
  }),
  monthFile: endpoint('GET /api/v2/invoicing/month-file/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs,
    input: monthAsked,
    output: z.any(),
    summary: 'PDF and ISDOC of each document of the month, a list with totals, and control sums of all of them.',
  }),
  paperFile: endpoint('GET /api/v2/invoicing/document-file/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs,
    input: paperTicket,
    output: z.any(),
    summary: 'The document behind a ticket, the same bytes each time.',
  }),
});
