import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DebtPart, EntryKind } from '#contract/accounts/schema-words.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { at, bytea, day, key, ref, svjId } from '../../base/db/columns.ts';

/** A debt as it was named: by its place in the ledger, amounts as they travel. */
export type DebtKept = {
  n: number;
  day: Day;
  month: Day | null;
  kind: EntryKind;
  part: DebtPart;
  text: string;
  amount: string;
};

export const clearanceBook = pgTable('clearance_book', {
  svjId: svjId(),
  entries: integer('entries').notNull().default(0),
  head: text('head').notNull().default(''),
});

export const clearance = pgTable('clearance', {
  svjId: svjId(),
  id: key(),
  unitId: ref('unit_id').notNull(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  house: text('house').notNull(),
  label: text('label').notNull(),
  day: day('day').notNull(),
  lang: text('lang', { enum: ['cs', 'en'] }).notNull(),
  total: bigint('total', { mode: 'bigint' }).notNull(),
  debts: jsonb('debts').$type<DebtKept[]>().notNull(),
  paper: bytea('paper').notNull(),
  tokenHash: bytea('token_hash'),
  issuedAt: at('issued_at').notNull(),
  issuedBy: ref('issued_by'),
  issuedName: text('issued_name').notNull(),
  endedAt: at('ended_at'),
  endedBy: ref('ended_by'),
  endedName: text('ended_name'),
  endReason: text('end_reason').notNull().default(''),
  replacedBy: ref('later_id'),
  entry: integer('entry').notNull(),
});

export const clearanceEntry = pgTable('clearance_entry', {
  svjId: svjId(),
  n: integer('n').notNull(),
  content: text('content').notNull(),
  digest: text('digest').notNull(),
  at: at('at').notNull(),
});

export const clearanceRequest = pgTable('clearance_request', {
  svjId: svjId(),
  id: key(),
  unitId: ref('unit_id').notNull(),
  note: text('note').notNull().default(''),
  askedAt: at('asked_at').notNull(),
  askedBy: ref('asked_by'),
  askedName: text('asked_name').notNull(),
  clearanceId: ref('clearance_id'),
});
