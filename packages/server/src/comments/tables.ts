import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { at, ref } from '../base/db/columns.ts';

/** What was said to anything: `owner` is the table that `ownerId` points to. */
export const comment = pgTable('comment', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  owner: text('owner').notNull(),
  ownerId: ref('owner_id').notNull(),
  /** Several conversations may stand under one thing. */
  stream: text('stream').notNull().default('house'),
  memberId: ref('member_id'),
  /** By whoever holds a link, who is no member. */
  byLink: boolean('by_link').notNull().default(false),
  text: text('text').notNull(),
  /** Another one of the same thing that it answers. */
  quoteId: ref('quote_id'),
  createdAt: at('created_at').notNull(),
  editedAt: at('edited_at'),
  deletedAt: at('deleted_at'),
  /** By who administers, and what stands in its place. */
  hiddenAt: at('hidden_at'),
  hiddenWhy: text('hidden_why'),
});
