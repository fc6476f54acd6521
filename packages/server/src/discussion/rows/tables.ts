import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const discussion = pgTable('discussion', {
  svjId: svjId(),
  id: key(),
  urlHash: text('address').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  editedAt: at('edited_at'),
  ownerId: ref('owner_id'),
  toPublic: boolean('to_public').notNull().default(true),
  everyone: boolean('everyone').notNull().default(true),
  lastAt: at('last_at').notNull(),
  replyCount: integer('reply_count').notNull().default(0),
  conclusion: text('conclusion'),
  closedAt: at('closed_at'),
  closedBy: ref('closed_by'),
  reopenedAt: at('reopened_at'),
  reopenReason: text('reopen_reason'),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
