import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { approvalDeeds, approvalRules, approvalStates } from '#contract/approvals/schema-words.ts';
import { at, bytea, day, key, ref, svjId } from '../../base/db/columns.ts';

export const approval = pgTable('approval', {
  svjId: svjId(),
  id: key(),
  title: text('title').notNull(),
  notes: text('notes').notNull(),
  rule: text('rule', { enum: approvalRules }).notNull(),
  needed: integer('needed'),
  dueOn: day('due_on'),
  amount: bigint('amount', { mode: 'bigint' }),
  supplierIco: text('supplier_ico').notNull().default(''),
  supplierName: text('supplier_name').notNull().default(''),
  authorId: ref('author_id'),
  status: text('status', { enum: approvalStates }).notNull().default('waiting'),
  decidedAt: at('decided_at'),
  withdrawnBy: ref('withdrawn_by'),
  withdrawnReason: text('withdrawn_reason'),
  remindAt: at('remind_at'),
  headSeq: integer('head_seq'),
  headHash: bytea('head_hash'),
  originId: ref('origin_id'),
  frozenId: ref('frozen_id'),
  pointId: ref('point_id'),
  commentCount: integer('comment_count').notNull().default(0),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const approvalPlace = pgTable('approval_place', {
  svjId: svjId(),
  id: key(),
  approvalId: ref('approval_id').notNull(),
  position: integer('position').notNull(),
  memberId: ref('member_id'),
  status: text('status', { enum: approvalStates }).notNull().default('waiting'),
  stoodBy: ref('stood_by'),
  asChair: boolean('as_chair').notNull().default(false),
  note: text('note').notNull().default(''),
  decidedAt: at('decided_at'),
});

export const approvalEntry = pgTable('approval_entry', {
  svjId: svjId(),
  id: key(),
  approvalId: ref('approval_id').notNull(),
  at: at('at').notNull(),
  what: text('what', { enum: approvalDeeds }).notNull(),
  memberId: ref('member_id'),
  aboutId: ref('about_id'),
  forId: ref('for_id'),
  note: text('note').notNull().default(''),
  seq: integer('seq'),
  body: text('body'),
  hash: bytea('hash'),
  prev: bytea('prev'),
  signature: bytea('signature'),
  publicKey: bytea('public_key'),
});

export const approvalSubstitute = pgTable('approval_substitute', {
  svjId: svjId(),
  id: key(),
  memberId: ref('member_id').notNull(),
  substituteId: ref('substitute_id').notNull(),
  validFrom: day('valid_from').notNull(),
  validTo: day('valid_to').notNull(),
  madeBy: ref('made_by'),
  createdAt: at('created_at').notNull(),
  endedAt: at('ended_at'),
  remindAt: at('remind_at'),
});
