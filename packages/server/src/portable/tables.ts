import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { archiveStates, type ImportDone, importFaults } from '#contract/portable/schema.ts';
import { at, bytea, key, ref, svjId } from '../base/db/columns.ts';

export const houseArchive = pgTable('house_archive', {
  svjId: svjId(),
  id: key(),
  sealed: boolean('sealed').notNull(),
  secret: bytea('secret'),
  state: text('state', { enum: archiveStates }).notNull().default('waiting'),
  key: uuid('key').notNull(),
  size: ref('size'),
  askedBy: ref('asked_by'),
  askedName: text('asked_name').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: at('created_at').notNull(),
  beatAt: at('beat_at').notNull(),
  endedAt: at('ended_at'),
});

export const archiveImport = pgTable('archive_import', {
  id: key(),
  name: text('name').notNull(),
  tried: boolean('tried').notNull(),
  sealed: boolean('sealed').notNull(),
  secret: bytea('secret'),
  state: text('state', { enum: archiveStates }).notNull().default('waiting'),
  key: uuid('key').notNull(),
  tries: integer('tries').notNull().default(0),
  percent: integer('percent'),
  triedAs: ref('tried_as'),
  fault: text('fault', { enum: importFaults }),
  why: text('why').notNull().default(''),
  told: jsonb('told').$type<ImportDone>(),
  houseId: ref('house_id'),
  askedBy: ref('asked_by'),
  askedName: text('asked_name').notNull(),
  createdAt: at('created_at').notNull(),
  beatAt: at('beat_at').notNull(),
  endedAt: at('ended_at'),
});
