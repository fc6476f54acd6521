import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { reportTypes } from '#contract/reports/schema.ts';
import { noteStates } from '#contract/walls/rules.ts';
import { at, bytea, key, ref, svjId } from '../base/db/columns.ts';

export const wall = pgTable('wall', { svjId: svjId(), isOn: boolean('is_on').notNull().default(false) });

export const wallPlace = pgTable('wall_place', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  entranceId: ref('entrance_id'),
  floor: integer('floor'),
  code: text('code'),
  codeAt: at('code_at'),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const wallNote = pgTable('wall_note', {
  svjId: svjId(),
  id: key(),
  placeId: ref('place_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  type: text('type', { enum: reportTypes }),
  email: text('email').notNull(),
  state: text('state', { enum: noteStates }).notNull().default('unconfirmed'),
  tokenHash: bytea('token_hash'),
  reportId: ref('report_id'),
  createdAt: at('created_at').notNull(),
  decidedAt: at('decided_at'),
  dueAt: at('due_at'),
  lang: text('lang', { enum: ['cs', 'en'] })
    .notNull()
    .default('cs'),
  reason: text('reason').notNull().default(''),
  isQuiet: boolean('is_quiet').notNull().default(false),
});

export const wallWriter = pgTable('wall_writer', {
  svjId: svjId(),
  /** Empty where it was swept before the house moved here. */
  noteId: ref('note_id'),
  reportId: ref('report_id').notNull(),
  title: text('title').notNull(),
  email: text('email').notNull(),
  lang: text('lang', { enum: ['cs', 'en'] }).notNull(),
  dueAt: at('due_at').notNull(),
});
