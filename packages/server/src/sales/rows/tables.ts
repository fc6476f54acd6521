import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

/** Whole haléře. */
const sum = (name: string) => bigint(name, { mode: 'bigint' });

export const sale = pgTable('sale', {
  svjId: svjId(),
  id: key(),
  unitId: ref('unit_id').notNull(),
  side: integer('side').notNull(),
  label: text('label').notNull(),
  day: day('day').notNull(),
  clearanceId: ref('clearance_id'),
  clearance: text('clearance').notNull().default(''),
  passed: sum('passed').notNull(),
  rest: sum('rest').notNull(),
  madeAt: at('made_at').notNull(),
  madeBy: ref('made_by'),
  madeName: text('made_name').notNull(),
  undoneAt: at('undone_at'),
  undoneBy: ref('undone_by'),
  undoneName: text('undone_name'),
  reason: text('reason').notNull().default(''),
});

export const salePerson = pgTable('sale_person', {
  svjId: svjId(),
  saleId: ref('sale_id').notNull(),
  memberId: ref('member_id').notNull(),
  seller: boolean('seller').notNull(),
});

export const saleRow = pgTable('sale_row', {
  svjId: svjId(),
  id: key(),
  saleId: ref('sale_id').notNull(),
  position: integer('position').notNull(),
});

export const saleShare = pgTable('sale_share', {
  svjId: svjId(),
  saleId: ref('sale_id').notNull(),
  position: integer('position').notNull(),
  month: day('month').notNull(),
  text: text('text').notNull(),
  sellerDays: integer('seller_days').notNull(),
  buyerDays: integer('buyer_days').notNull(),
  seller: sum('seller').notNull(),
  buyer: sum('buyer').notNull(),
});
