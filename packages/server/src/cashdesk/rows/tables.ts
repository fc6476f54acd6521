import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Counted, OpenAdvance } from '#contract/cashdesk/rules.ts';
import { cashCauses } from '#contract/cashdesk/schema-words.ts';
import { at, bytea, day, key, ref, svjId } from '../../base/db/columns.ts';

/** Whole haléře. */
const sum = (name: string) => bigint(name, { mode: 'bigint' });

export const cashDesk = pgTable('cash_desk', {
  svjId: svjId(),
  openedOn: day('opened_on').notNull(),
  opening: sum('opening').notNull(),
  secondAbove: sum('second_above').notNull(),
  records: integer('records').notNull().default(0),
  income: sum('income').notNull().default(0n),
  expense: sum('expense').notNull().default(0n),
  entries: integer('entries').notNull().default(0),
  head: text('head').notNull().default(''),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const cashHead = pgTable('cash_head', {
  svjId: svjId(),
  id: key(),
  digest: bytea('digest').notNull(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  companyNumber: text('company_number').notNull(),
  logo: bytea('logo'),
});

export const cashRecord = pgTable('cash_record', {
  svjId: svjId(),
  id: key(),
  isExpense: boolean('is_expense').notNull(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  day: day('day').notNull(),
  amount: sum('amount').notNull(),
  name: text('name').notNull(),
  moneyFrom: text('money_from').notNull(),
  acceptedBy: text('acceptor').notNull(),
  externalNumber: text('external_number').notNull().default(''),
  note: text('note').notNull().default(''),
  missingReason: text('missing_reason').notNull().default(''),
  cause: text('cause', { enum: cashCauses }).notNull().default('plain'),
  roundsId: ref('rounds_id'),
  cancelsId: ref('cancels_id'),
  headId: ref('head_id').notNull(),
  entry: integer('entry').notNull(),
  printedAt: at('printed_at'),
  textKey: text('text_key').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const cashMonth = pgTable('cash_month', {
  svjId: svjId(),
  month: day('month').notNull(),
  income: sum('income').notNull(),
  expense: sum('expense').notNull(),
  records: integer('records').notNull(),
});

export const cashEntry = pgTable('cash_entry', {
  svjId: svjId(),
  n: integer('n').notNull(),
  content: text('content').notNull(),
  digest: text('digest').notNull(),
  at: at('at').notNull(),
});

export const cashClosing = pgTable('cash_closing', {
  svjId: svjId(),
  id: key(),
  month: day('month').notNull(),
  counts: jsonb('counts').$type<Counted[]>().notNull(),
  counted: sum('counted').notNull(),
  expected: sum('expected').notNull(),
  reason: text('reason').notNull().default(''),
  recordId: ref('record_id'),
  balance: sum('balance'),
  countedAt: at('counted_at').notNull(),
  closedBy: ref('closed_by'),
  closedName: text('closed_name').notNull(),
  confirmedBy: ref('confirmed_by'),
  confirmedName: text('confirmed_name'),
  alone: boolean('alone').notNull().default(false),
  entry: integer('entry'),
  signature: bytea('signature'),
  signedBy: text('public_key'),
  advances: jsonb('advances').$type<OpenAdvance[]>().notNull().default([]),
});

export const cashAdvance = pgTable('cash_advance', {
  svjId: svjId(),
  id: key(),
  recordId: ref('record_id').notNull(),
  purpose: text('purpose').notNull(),
  holderId: ref('holder_id'),
  holderName: text('holder_name').notNull(),
  dueOn: day('due_on').notNull(),
  remindAt: at('remind_at'),
  isCancelled: boolean('is_cancelled').notNull().default(false),
  settledOn: day('settled_on'),
  settledId: ref('settled_id'),
  settledBy: ref('settled_by'),
  settledName: text('settled_name'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const cashAdvanceReceipt = pgTable('cash_advance_receipt', {
  svjId: svjId(),
  id: key(),
  advanceId: ref('advance_id').notNull(),
  day: day('day').notNull(),
  amount: sum('amount').notNull(),
  supplier: text('supplier').notNull(),
  handedBy: ref('handed_by'),
  handedName: text('handed_name').notNull(),
  createdAt: at('created_at').notNull(),
});
