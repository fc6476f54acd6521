import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { messageLabels } from '#contract/messages/schema.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const message = pgTable('message', {
  svjId: svjId(),
  id: key(),
  number: integer('number'),
  year: integer('year'),
  title: text('title').notNull().default(''),
  description: text('description').notNull().default(''),
  label: text('label', { enum: messageLabels }).notNull().default('general'),
  concept: boolean('concept').notNull().default(true),
  isPinned: boolean('is_pinned').notNull().default(false),
  longTerm: boolean('long_term').notNull().default(true),
  dateFrom: at('date_from'),
  dateTo: at('date_to'),
  toPublic: boolean('to_public').notNull().default(true),
  everyone: boolean('everyone').notNull().default(true),
  emergency: boolean('emergency').notNull().default(false),
  acceptRead: boolean('accept_read').notNull().default(false),
  acceptUntil: at('accept_until'),
  comments: boolean('comments').notNull().default(false),
  contentVersion: integer('content_version').notNull().default(1),
  /** When it last changed materially. */
  changedAt: at('changed_at'),
  ownerId: ref('owner_id'),
  announcedVersion: integer('announced_version'),
  announcedAt: at('announced_at'),
  archivedAt: at('archived_at'),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const messageTemplate = pgTable('message_template', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  title: text('title').notNull().default(''),
  description: text('description').notNull().default(''),
  label: text('label', { enum: messageLabels }).notNull().default('general'),
  createdAt: at('created_at').notNull(),
});
