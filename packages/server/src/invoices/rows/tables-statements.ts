import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredReason } from '#contract/bank/schema.ts';
import { type ColumnMapping, statementFormats } from '#contract/bank/schema-statement.ts';
import { movementStates } from '#contract/invoices/schema-words.ts';
import { at, day, key, ref } from '../../base/db/columns.ts';

const amount = (name: string) => bigint(name, { mode: 'bigint' });

export const invoiceStatement = pgTable('invoice_statement', {
  id: key(),
  account: text('account').notNull(),
  number: integer('number'),
  from: day('day_from').notNull(),
  to: day('day_to').notNull(),
  opening: amount('opening'),
  closing: amount('closing'),
  currency: text('currency').notNull(),
  format: text('format', { enum: statementFormats }).notNull(),
  fileName: text('file_name').notNull(),
  fileDigest: text('file_digest').notNull(),
  lines: integer('lines').notNull(),
  repeated: integer('repeated').notNull(),
  skipped: integer('skipped').notNull(),
  madeName: text('made_name').notNull(),
  at: at('at').notNull(),
});

export const invoiceMovement = pgTable('invoice_movement', {
  id: key(),
  statementId: ref('statement_id').notNull(),
  account: text('account').notNull(),
  position: integer('position').notNull(),
  day: day('day').notNull(),
  amount: amount('amount').notNull(),
  currency: text('currency').notNull(),
  counter: text('counter').notNull(),
  name: text('name').notNull(),
  vs: text('vs').notNull(),
  message: text('message').notNull(),
  reference: text('reference').notNull(),
  reverses: boolean('reverses').notNull(),
  identity: text('identity').notNull(),
  state: text('state', { enum: movementStates }).notNull(),
  houseId: ref('house_id'),
  paymentId: ref('payment_id'),
  alone: boolean('alone').notNull().default(false),
  reasons: jsonb('reasons').$type<StoredReason[]>().notNull().default([]),
  note: text('note').notNull().default(''),
  placedName: text('placed_name').notNull().default(''),
  placedAt: at('placed_at'),
});

/** What of a movement is whose, where it pays for several associations. */
export const invoiceMovementShare = pgTable('invoice_movement_share', {
  movementId: ref('movement_id').notNull(),
  position: integer('position').notNull(),
  houseId: ref('house_id'),
  paymentId: ref('payment_id').notNull(),
  amount: amount('amount').notNull(),
});

export const invoiceMapping = pgTable('invoice_mapping', {
  header: text('header').primaryKey(),
  columns: jsonb('columns').$type<ColumnMapping>().notNull(),
  at: at('at').notNull(),
});
