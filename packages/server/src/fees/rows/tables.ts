import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { feeKeys, feeSides, frequencies } from '#contract/fees/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

export const fee = pgTable('fee', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  side: text('side', { enum: feeSides }).notNull(),
  frequency: text('frequency', { enum: frequencies }).notNull(),
  feeKey: text('fee_key', { enum: feeKeys }).notNull(),
  firstDue: day('first_due').notNull(),
  notes: text('notes').notNull().default(''),
  remindAt: at('remind_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const feeVersion = pgTable('fee_version', {
  svjId: svjId(),
  feeId: ref('fee_id').notNull(),
  validFrom: day('valid_from').notNull(),
  amount: bigint('amount', { mode: 'bigint' }).notNull(),
});

export const feeNumber = pgTable('fee_number', {
  svjId: svjId(),
  feeId: ref('fee_id').notNull(),
  unitId: ref('unit_id').notNull(),
  thousandths: bigint('thousandths', { mode: 'bigint' }).notNull(),
});
