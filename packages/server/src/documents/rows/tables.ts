import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tones } from '#contract/base/words/rich-text.ts';
import { folderVisibilities } from '#contract/documents/rules.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const folder = pgTable('folder', {
  svjId: svjId(),
  id: key(),
  parentId: ref('parent_id'),
  path: ref('path').array().notNull(),
  name: text('name').notNull(),
  color: text('color', { enum: tones }).notNull().default('stone'),
  visibility: text('visibility', { enum: folderVisibilities }).notNull().default('public'),
  ownerId: ref('owner_id'),
  unitId: ref('unit_id'),
  forTenants: boolean('for_tenants').notNull().default(false),
  everyone: boolean('everyone').notNull().default(true),
  binId: ref('bin_id'),
  version: integer('version').notNull().default(1),
  createdBy: ref('created_by'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const document = pgTable('document', {
  svjId: svjId(),
  id: key(),
  folderId: ref('folder_id'),
  name: text('name').notNull(),
  extension: text('extension').notNull().default(''),
  description: text('description').notNull().default(''),
  isPublic: boolean('is_public').notNull().default(true),
  type: text('type').notNull(),
  size: ref('size').notNull().default(0),
  hasPreview: boolean('has_preview').notNull().default(false),
  url: text('url'),
  number: integer('number').notNull().default(0),
  fileId: ref('file_id'),
  dateFor: date('date_for').notNull(),
  forLater: boolean('for_later').notNull().default(false),
  byName: boolean('by_name').notNull().default(false),
  ownerId: ref('owner_id'),
  addedBy: ref('added_by'),
  binId: ref('bin_id'),
  acceptRead: boolean('accept_read').notNull().default(false),
  acceptFrom: integer('accept_from').notNull().default(1),
  readDueAt: at('read_due_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
