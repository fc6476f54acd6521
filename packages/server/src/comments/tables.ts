import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });

/** What was said to anything: `owner` is the table that `ownerId` points to. */
export const comment = pgTable('comment', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  owner: text('owner').notNull(),
  ownerId: ref('owner_id').notNull(),
  memberId: ref('member_id'),
  text: text('text').notNull(),
  createdAt: at('created_at').notNull(),
  deletedAt: at('deleted_at'),
});
