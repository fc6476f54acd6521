import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { moneyShown } from '../base/money/carried.ts';
import { line } from '../base/person/people.ts';
import { invoiceStates, morningFaults, paperFormats, paperKinds, paperStates, periodKinds } from './schema-words.ts';

const text = z.nullable(z.string());

/** A document as lists of it name it. */
export const PaperRow = z.object({
  id: z.number(),
  kind: z.enum(paperKinds),
  number: z.string(),
  issuedOn: z.string(),
  total: moneyShown,
});
export type PaperRow = z.output<typeof PaperRow>;

/** A period of the subscription of a house, as the house sees it. */
export const InvoiceRow = z.object({
  id: z.number(),
  period: z.object({ from: z.string(), to: z.string(), kind: z.enum(periodKinds) }),
  proformaNumber: z.string(),
  status: z.enum(invoiceStates),
  units: z.number(),
  total: moneyShown,
  /** What is left to pay of it. */
  open: moneyShown,
  due: z.string(),
  papers: z.array(PaperRow),
});
export type InvoiceRow = z.output<typeof InvoiceRow>;

/** What is going to be issued next. */
export const Planned = z.object({
  from: z.string(),
  to: z.string(),
  kind: z.enum(periodKinds),
  units: z.number(),
  total: moneyShown,
  issuedOn: z.string(),
});
export type Planned = z.output<typeof Planned>;

export const HouseInvoices = z.object({
  /** The latest first. */
  invoices: z.array(InvoiceRow),
  planned: z.nullable(Planned),
  isFree: z.boolean(),
  /** What was paid beyond what was asked for. */
  credit: moneyShown,
});
export type HouseInvoices = z.output<typeof HouseInvoices>;

export const InvoiceCheck = z.object({ overdue: z.number(), exposed: z.number(), nextDue: text });

export const paperAsked = z.object({
  id,
  kind: z.enum(paperKinds),
  /** Which of several of the kind; the latest without it. */
  paper: z.optional(id),
  format: z._default(z.enum(paperFormats), 'pdf'),
});
export const paperTicket = z.object({ id, format: z.enum(paperFormats) });
/** "2026-11". */
export const monthAsked = z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) });
export const PaperFile = z.object({ name: z.string(), data: z.string() });

/** Who issues: the operator of the portal. */
export const Supplier = z.object({
  ...{ name: z.string(), street: z.string(), town: z.string(), post: z.string(), ico: z.string(), dic: z.string() },
  ...{ register: z.string(), account: z.string(), termDays: z.number(), signs: z.string(), version: z.number() },
});
export type Supplier = z.output<typeof Supplier>;
export const supplierNames = [
  'name',
  'street',
  'town',
  'post',
  'ico',
  'register',
  'account',
  'signs',
  'price',
] as const;
export type SupplierName = (typeof supplierNames)[number];

export const PriceRow = z.object({ validFrom: z.string(), perUnit: moneyShown });
export const Invoicing = z.object({
  supplier: Supplier,
  /** What is missing before anything is issued. */
  missing: z.array(z.enum(supplierNames)),
  /** The latest first. */
  prices: z.array(PriceRow),
});
export type Invoicing = z.output<typeof Invoicing>;

export const PlanShown = z.object({
  svjId: z.number(),
  name: z.string(),
  isFree: z.boolean(),
  symbol: text,
  units: z.nullable(z.number()),
  period: z.nullable(z.enum(periodKinds)),
  price: z.nullable(moneyShown),
  pricePerUnit: z.nullable(moneyShown),
  /** The beginning of the first period that nothing is issued for yet. */
  nextFrom: text,
});
export type PlanShown = z.output<typeof PlanShown>;

/** What an association pays now and by an announced price, of a whole period without tax; `kept` have a price of their own. */
export const PriceChange = z.object({
  rows: z.array(
    z.object({
      svjId: z.number(),
      name: z.string(),
      units: z.number(),
      period: z.enum(periodKinds),
      /** The beginning of the first period that costs so much. */
      from: z.string(),
      before: moneyShown,
      after: moneyShown,
    }),
  ),
  kept: z.number(),
});
export type PriceChange = z.output<typeof PriceChange>;

/** A document, or a period that nothing is issued for yet, in the list of whoever runs the portal. */
export const AdminRow = z.object({
  /** The document; null for what is planned. */
  id: z.nullable(z.number()),
  kind: z.nullable(z.enum(paperKinds)),
  number: text,
  /** As it is written on the document; `nickname` as the house is called now, null once it is gone. */
  house: z.object({ id: z.nullable(z.number()), name: z.string(), nickname: text, town: z.string() }),
  period: z.object({ from: z.string(), to: z.string(), kind: z.enum(periodKinds) }),
  total: moneyShown,
  state: z.enum(paperStates),
  /** Due day of what is to be paid, day of payment of what is, day of issue of what is planned. */
  day: z.string(),
  /** Days after the due day. */
  late: z.number(),
});
export type AdminRow = z.output<typeof AdminRow>;
export const adminFilters = z.object({
  text: z.optional(line(100)),
  month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
});

const Counts = {
  allCount: z.number(),
  exposedCount: z.number(),
  overdueCount: z.number(),
  paidCount: z.number(),
  plannedCount: z.number(),
};
/** An amount that came and that no period took. */
export const Credit = z.object({
  paymentId: z.number(),
  svjId: z.number(),
  house: z.string(),
  receivedOn: z.string(),
  left: moneyShown,
  note: z.string(),
});
export type Credit = z.output<typeof Credit>;
export const AdminInvoices = z.object({
  rows: z.array(AdminRow),
  total: z.number(),
  ...Counts,
  missing: z.array(z.enum(supplierNames)),
  credits: z.array(Credit),
});
export type AdminInvoices = z.output<typeof AdminInvoices>;

/** How far the issuing of a morning is. */
export const Morning = z.object({
  beganAt: z.string(),
  /** Null while it goes on. */
  endedAt: text,
  /** Associations that it goes through, and through how many it went. */
  total: z.number(),
  done: z.number(),
  /** Documents that it issued. */
  issued: z.number(),
  /** It goes on, and gave no sign of life for minutes. */
  silent: z.boolean(),
  /** Associations to which nothing could be issued; at most fifty of them. */
  faults: z.array(z.object({ svjId: z.number(), house: z.string(), why: z.enum(morningFaults) })),
  faultCount: z.number(),
});
export type Morning = z.output<typeof Morning>;

/** One document with its way from the proforma to the settlement. */
export const PaperDetail = z.object({
  ...PaperRow.shape,
  periodId: z.nullable(z.number()),
  house: z.nullable(z.number()),
  customer: z.object({ name: z.string(), ico: z.string() }),
  units: z.number(),
  period: z.object({ from: z.string(), to: z.string(), kind: z.enum(periodKinds) }),
  dueOn: text,
  taxedOn: text,
  base: moneyShown,
  tax: moneyShown,
  percent: text,
  payable: moneyShown,
  symbol: z.string(),
  reason: z.string(),
  state: z.enum(paperStates),
  open: moneyShown,
  /** The text of the code for paying; null where nothing is to be paid by it. */
  spayd: text,
  sizes: z.object({ pdf: z.number(), isdoc: z.number(), isdocx: z.number() }),
  way: z.array(PaperRow),
  /** When the settlement comes; null where it is there or none will. */
  settlesOn: text,
  may: z.object({ pay: z.boolean(), correct: z.boolean(), cancel: z.boolean() }),
  /** No other period stands behind its own. */
  isLast: z.boolean(),
});
export type PaperDetail = z.output<typeof PaperDetail>;

export const PapersVerified = z.object({
  entries: z.number(),
  problems: z.array(
    z.object({ what: z.enum(['entry', 'content', 'pdf', 'isdoc', 'signature', 'missing', 'head']), name: z.string() }),
  ),
});
export type PapersVerified = z.output<typeof PapersVerified>;
