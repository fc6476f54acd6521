import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredReason } from '#contract/bank/schema.ts';
import { type ColumnMapping, charsets, reversalKinds, statementFormats } from '#contract/bank/schema-statement.ts';
import { lineStates, partKinds } from '#contract/bank/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

/** Whole haléře. */
const sum = (name: string) => bigint(name, { mode: 'bigint' });
const made = () => ({ madeAt: at('made_at').notNull(), madeBy: ref('made_by'), madeName: text('made_name').notNull() });

export const bankBook = pgTable('bank_book', {
  svjId: svjId(),
  automatic: boolean('automatic').notNull().default(false),
  entries: integer('entries').notNull().default(0),
  head: text('head').notNull().default(''),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
});

export const bankAccount = pgTable('bank_account', {
  svjId: svjId(),
  id: key(),
  number: text('number').notNull(),
  name: text('name').notNull().default(''),
  charset: text('charset', { enum: charsets }).notNull().default('windows-1250'),
  reversals: text('reversals', { enum: reversalKinds }).notNull().default('45'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const bankMapping = pgTable('bank_mapping', {
  svjId: svjId(),
  header: text('header').notNull(),
  columns: jsonb('columns').$type<ColumnMapping>().notNull(),
  createdAt: at('created_at').notNull(),
});

export const bankStatement = pgTable('bank_statement', {
  svjId: svjId(),
  id: key(),
  n: integer('n').notNull(),
  accountId: ref('account_id').notNull(),
  number: integer('number'),
  from: day('day_from').notNull(),
  to: day('day_to').notNull(),
  opening: sum('opening'),
  closing: sum('closing'),
  currency: text('currency').notNull(),
  format: text('format', { enum: statementFormats }).notNull(),
  fileName: text('file_name').notNull(),
  fileDigest: text('file_digest').notNull(),
  lines: integer('lines').notNull(),
  repeated: integer('repeated').notNull(),
  skipped: integer('skipped').notNull(),
  digest: text('digest').notNull(),
  ...made(),
});

export const bankLine = pgTable('bank_line', {
  svjId: svjId(),
  id: key(),
  n: integer('n').notNull(),
  accountId: ref('account_id').notNull(),
  statementId: ref('statement_id').notNull(),
  position: integer('position').notNull(),
  day: day('day').notNull(),
  amount: sum('amount').notNull(),
  currency: text('currency').notNull(),
  counter: text('counter').notNull(),
  name: text('name').notNull(),
  vs: text('vs').notNull(),
  ks: text('ks').notNull(),
  ss: text('ss').notNull(),
  message: text('message').notNull(),
  reference: text('reference').notNull(),
  reverses: boolean('reverses').notNull(),
  identity: text('identity').notNull(),
  digest: text('digest').notNull(),
  state: text('state', { enum: lineStates }).notNull(),
  laterAt: at('later_at'),
});

export const bankPart = pgTable('bank_part', {
  svjId: svjId(),
  id: key(),
  n: integer('n').notNull(),
  lineId: ref('line_id').notNull(),
  kind: text('kind', { enum: partKinds }).notNull(),
  unitId: ref('unit_id'),
  amount: sum('amount').notNull(),
  ofLineId: ref('of_line_id'),
  undoesId: ref('undoes_id'),
  alone: boolean('alone').notNull().default(false),
  reasons: jsonb('reasons').$type<StoredReason[]>().notNull().default([]),
  note: text('note').notNull().default(''),
  digest: text('digest').notNull(),
  ...made(),
});
