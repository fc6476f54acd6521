import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { feeKeys } from '#contract/fees/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

/** Whole haléře. */
const sum = (name: string) => bigint(name, { mode: 'bigint' });

export const prescription = pgTable('prescription', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  fromMonth: day('from_month').notNull(),
  months: integer('months').notNull(),
  dueDay: integer('due_day').notNull(),
  wholeCrowns: boolean('whole_crowns').notNull(),
  resolutionId: ref('resolution_id'),
  noResolution: text('no_resolution').notNull(),
  issuedAt: at('issued_at'),
  issuedName: text('issued_name'),
  total: sum('total'),
  leftOver: sum('left_over').notNull().default(0n),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const prescriptionFee = pgTable('prescription_fee', {
  svjId: svjId(),
  prescriptionId: ref('prescription_id').notNull(),
  position: integer('position').notNull(),
  feeId: bigint('fee_id', { mode: 'number' }),
  name: text('name').notNull(),
  feeKey: text('fee_key', { enum: feeKeys }).notNull(),
  total: sum('total').notNull(),
  whole: text('whole').notNull(),
});
