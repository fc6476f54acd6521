import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { proposalEnds } from '#contract/proposals/schema-words.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const proposal = pgTable('proposal', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  reason: text('reason').notNull(),
  wording: text('wording').notNull().default(''),
  authorId: ref('author_id'),
  partNum: numeric('part_num').notNull().default('0'),
  partDen: numeric('part_den').notNull().default('1'),
  several: boolean('several').notNull().default(false),
  supporterCount: integer('supporter_count').notNull().default(0),
  reachedAt: at('reached_at'),
  remindedAt: at('reminded_at'),
  pointId: ref('point_id'),
  takenAt: at('taken_at'),
  endedAs: text('ended_as', { enum: proposalEnds }),
  endedAt: at('ended_at'),
  endReason: text('end_reason').notNull().default(''),
  createdAt: at('created_at').notNull(),
});

export const proposalSupport = pgTable('proposal_support', {
  svjId: svjId(),
  id: key(),
  proposalId: ref('proposal_id').notNull(),
  memberId: ref('member_id'),
  since: at('since').notNull(),
  endedAt: at('ended_at'),
  units: text('units').notNull().default(''),
  partNum: numeric('part_num'),
  partDen: numeric('part_den'),
});
