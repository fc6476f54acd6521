import { bigint, boolean, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const ref = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

export const file = pgTable('file', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  key: uuid('key').notNull(),
  name: text('name').notNull(),
  extension: text('extension').notNull(),
  type: text('type').notNull(),
  size: ref('size').notNull(),
  sha256: bytea('sha256').notNull(),
  description: text('description').notNull().default(''),
  isPublic: boolean('is_public').notNull().default(true),
  hasPreview: boolean('has_preview').notNull().default(false),
  width: integer('width'),
  height: integer('height'),
  color: text('color'),
  takenAt: timestamp('taken_at', { withTimezone: true, mode: 'date' }),
  hasSizes: boolean('has_sizes').notNull().default(false),
  uploadedBy: ref('uploaded_by'),
  accountId: ref('account_id'),
  owner: text('owner'),
  ownerId: ref('owner_id'),
  position: integer('position').notNull().default(0),
  createdAt: moment('created_at'),
});

export const upload = pgTable('upload', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  accountId: ref('account_id').notNull(),
  name: text('name').notNull(),
  size: ref('size').notNull(),
  received: ref('received').notNull().default(0),
  fileId: ref('file_id'),
  createdAt: moment('created_at'),
});

export const uploadPart = pgTable('upload_part', {
  svjId: ref('svj_id').notNull(),
  uploadId: ref('upload_id').notNull(),
  start: ref('start').notNull(),
  size: ref('size').notNull(),
  key: uuid('key').notNull(),
});

export const fileWaste = pgTable('file_waste', {
  svjId: ref('svj_id').notNull(),
  key: uuid('key').notNull(),
  dueAt: moment('due_at'),
});

export const keptPrint = pgTable('kept_print', {
  svjId: ref('svj_id').notNull(),
  digest: bytea('digest').notNull(),
  key: uuid('key').notNull(),
  size: ref('size').notNull(),
  madeAt: moment('made_at'),
});
