import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { noticeKinds } from '#contract/notices/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });

/** Who was to be told of what, when and where: `owner` is the table that `ownerId` points to. */
export const notice = pgTable('notice', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  owner: text('owner').notNull(),
  ownerId: ref('owner_id').notNull(),
  memberId: ref('member_id').notNull(),
  kind: text('kind', { enum: noticeKinds }).notNull(),
  recipient: text('recipient'),
  lang: text('lang', { enum: ['cs', 'en'] })
    .notNull()
    .default('cs'),
  muted: boolean('muted').notNull().default(false),
  dueAt: at('due_at'),
  messageId: uuid('message_id'),
  droppedAt: at('dropped_at'),
  createdAt: at('created_at').notNull(),
});
