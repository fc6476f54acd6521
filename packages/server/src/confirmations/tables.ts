import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });

/** Who confirmed reading which version of anything: `owner` is the table that `ownerId` points to. */
export const confirmation = pgTable('confirmation', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  owner: text('owner').notNull(),
  ownerId: ref('owner_id').notNull(),
  memberId: ref('member_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  confirmedAt: at('confirmed_at').notNull(),
  how: text('how', { enum: ['portal', 'paper'] }).notNull(),
  recordedBy: ref('recorded_by'),
});
