import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

export const feePayment = pgTable('fee_payment', {
  svjId: svjId(),
  id: key(),
  feeId: ref('fee_id').notNull(),
  day: day('day').notNull(),
  amount: bigint('amount', { mode: 'bigint' }).notNull(),
  name: text('name').notNull(),
  supplier: text('supplier').notNull().default(''),
  externalNumber: text('external_number').notNull().default(''),
  lineId: ref('line_id'),
  cashId: ref('cash_id'),
  approvalId: ref('approval_id'),
  undoneAt: at('undone_at'),
  undoneReason: text('undone_reason'),
  createdAt: at('created_at').notNull(),
});

export const approvalCash = pgTable('approval_cash', {
  svjId: svjId(),
  cashId: ref('cash_id').notNull(),
  approvalId: ref('approval_id').notNull(),
  createdAt: at('created_at').notNull(),
});
