import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Mark } from '#contract/invoices/rules.ts';
import { morningFaults, type PaperKind, type PeriodKind } from '#contract/invoices/schema-words.ts';
import { at, bytea, day, key, ref, svjId } from '../../base/db/columns.ts';

const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** Where documents are addressed, where that is not the association itself. */
export type CustomerAddress = {
  name: string;
  ico: string;
  dic: string;
  street: string;
  town: string;
  post: string;
  email: string;
};

export const invoiceSupplier = pgTable('invoice_supplier', {
  one: boolean('one').notNull().default(true),
  name: text('name').notNull(),
  street: text('street').notNull(),
  town: text('town').notNull(),
  post: text('post').notNull(),
  ico: text('ico').notNull(),
  dic: text('dic').notNull(),
  register: text('register').notNull(),
  account: text('account').notNull(),
  termDays: integer('term_days').notNull(),
  signs: text('signs').notNull(),
  version: integer('version').notNull(),
});

export const invoicePrice = pgTable('invoice_price', {
  id: key(),
  validFrom: day('valid_from').notNull(),
  perUnit: amount('per_unit'),
});

export const invoiceBook = pgTable('invoice_book', {
  one: boolean('one').notNull().default(true),
  entries: integer('entries').notNull(),
  head: text('head').notNull(),
  symbols: integer('symbols').notNull(),
});

export const invoiceCustomer = pgTable('invoice_customer', {
  svjId: svjId(),
  symbol: text('symbol').notNull(),
  begins: day('begins').notNull(),
  address: jsonb('address').$type<CustomerAddress>(),
});

export const invoicePlan = pgTable('invoice_plan', {
  svjId: svjId(),
  id: key(),
  validFrom: day('valid_from').notNull(),
  units: integer('units').notNull(),
  period: text('period').$type<PeriodKind>().notNull(),
  price: amount('price'),
  perUnit: amount('per_unit'),
});

export const invoicePeriod = pgTable('invoice_period', {
  svjId: svjId(),
  id: key(),
  fromDay: day('from_day').notNull(),
  toDay: day('to_day').notNull(),
  kind: text('kind').$type<PeriodKind>().notNull(),
  units: integer('units').notNull(),
  perUnit: amount('per_unit'),
  base: amount('base'),
  tax: amount('tax'),
  owed: amount('owed'),
  percent: integer('percent'),
  due: day('due').notNull(),
  paidOn: day('paid_on'),
  settled: boolean('settled').notNull().default(false),
  mark: text('mark').$type<Mark>(),
  cancelledOn: day('cancelled_on'),
  cancelReason: text('cancel_reason'),
  cancelName: text('cancel_name'),
});

export const invoicePayment = pgTable('invoice_payment', {
  svjId: svjId(),
  id: key(),
  receivedOn: day('received_on').notNull(),
  amount: amount('amount'),
  unused: amount('unused'),
  how: text('how').$type<'bank' | 'hand' | 'corrective'>().notNull(),
  note: text('note').notNull(),
  notedName: text('noted_name').notNull(),
  at: at('at').notNull(),
  undoneOn: day('undone_on'),
});

export const invoicePart = pgTable('invoice_part', {
  svjId: svjId(),
  id: key(),
  paymentId: ref('payment_id').notNull(),
  periodId: ref('period_id'),
  amount: amount('amount'),
  day: day('day').notNull(),
  note: text('note').notNull().default(''),
  undoneOn: day('undone_on'),
});

export const invoiceMorning = pgTable('invoice_morning', {
  id: key(),
  beganAt: at('began_at').notNull(),
  beatAt: at('beat_at').notNull(),
  endedAt: at('ended_at'),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  issued: integer('issued').notNull().default(0),
});

export const invoiceMorningFault = pgTable('invoice_morning_fault', {
  morningId: ref('morning_id').notNull(),
  houseId: ref('house_id').notNull(),
  why: text('why', { enum: morningFaults }).notNull(),
});

export const invoiceDocument = pgTable('invoice_document', {
  id: key(),
  n: integer('n').notNull(),
  kind: text('kind').$type<PaperKind>().notNull(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  houseId: ref('house_id'),
  periodId: ref('period_id'),
  partId: ref('part_id'),
  correctsId: ref('corrects_id'),
  issuedOn: day('issued_on').notNull(),
  base: amount('base'),
  tax: amount('tax'),
  total: amount('total'),
  content: text('content').notNull(),
  digest: text('digest').notNull(),
  pdf: bytea('pdf').notNull(),
  isdoc: bytea('isdoc').notNull(),
  pdfDigest: text('pdf_digest').notNull(),
  isdocDigest: text('isdoc_digest').notNull(),
  chained: text('chained').notNull(),
  signature: bytea('signature').notNull(),
  signingKey: text('signing_key').notNull(),
  at: at('at').notNull(),
});
