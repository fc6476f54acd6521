import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { creditingReasons, debtParts, entryKinds } from '#contract/accounts/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

/** Whole haléře. */
const sum = (name: string) => bigint(name, { mode: 'bigint' });

export const accountBook = pgTable('account_book', {
  svjId: svjId(),
  entries: integer('entries').notNull().default(0),
  head: text('head').notNull().default(''),
  accounts: integer('accounts').notNull().default(0),
});

export const accountUnit = pgTable('account_unit', {
  svjId: svjId(),
  unitId: ref('unit_id').notNull(),
  no: integer('no').notNull(),
  symbol: text('symbol').notNull(),
  used: boolean('used').notNull().default(false),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
});

/** Whoever owned the unit before the day has a side of its account of their own. */
export const accountSide = pgTable('account_side', {
  svjId: svjId(),
  unitId: ref('unit_id').notNull(),
  side: integer('side').notNull(),
  day: day('day').notNull(),
  ended: boolean('ended').notNull().default(false),
});

const made = {
  digest: text('digest').notNull(),
  madeAt: at('made_at').notNull(),
  madeBy: ref('made_by'),
  madeName: text('made_name').notNull(),
};

export const accountEntry = pgTable('account_entry', {
  svjId: svjId(),
  id: key(),
  n: integer('n').notNull(),
  unitId: ref('unit_id').notNull(),
  kind: text('kind', { enum: entryKinds }).notNull(),
  part: text('part', { enum: debtParts }).notNull().default('principal'),
  ofId: ref('of_id'),
  day: day('day').notNull(),
  month: day('month'),
  amount: sum('amount').notNull(),
  text: text('text').notNull(),
  source: text('source'),
  sourceId: ref('source_id'),
  undoesId: ref('undoes_id'),
  side: integer('side').notNull().default(0),
  fromId: ref('from_id'),
  reason: text('reason').notNull().default(''),
  ...made,
});

export const accountCrediting = pgTable('account_crediting', {
  svjId: svjId(),
  id: key(),
  n: integer('n').notNull(),
  creditId: ref('credit_id').notNull(),
  debtId: ref('debt_id').notNull(),
  amount: sum('amount').notNull(),
  why: text('why', { enum: creditingReasons }).notNull(),
  note: text('note').notNull().default(''),
  undoesId: ref('undoes_id'),
  ...made,
});

export const accountItem = pgTable('account_item', {
  svjId: svjId(),
  entryId: ref('entry_id').notNull(),
  unitId: ref('unit_id').notNull(),
  side: integer('side').notNull().default(0),
  moved: boolean('moved').notNull().default(false),
  day: day('day').notNull(),
  month: day('month'),
  amount: sum('amount').notNull(),
  open: sum('open').notNull(),
  secured: boolean('secured').notNull().default(false),
  remindedOn: day('reminded_on'),
});
