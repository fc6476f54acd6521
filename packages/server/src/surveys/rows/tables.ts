import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { answering, publishings, surveyStates } from '#contract/surveys/schema.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const survey = pgTable('survey', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  status: text('status', { enum: surveyStates }).notNull().default('concept'),
  anonymous: boolean('anonymous').notNull().default(true),
  publishing: text('publishing', { enum: publishings }).notNull().default('afterEnd'),
  answering: text('answering', { enum: answering }).notNull().default('member'),
  namesShown: boolean('names_shown').notNull().default(false),
  manualEnd: boolean('manual_end').notNull().default(false),
  dateFrom: at('date_from'),
  dateTo: at('date_to'),
  toPublic: boolean('to_public').notNull().default(true),
  everyone: boolean('everyone').notNull().default(true),
  ownerId: ref('owner_id'),
  announcedAt: at('announced_at'),
  reminded: integer('reminded').notNull().default(0),
  isQuiet: boolean('is_quiet').notNull().default(false),
  dueAt: at('due_at'),
  finishedAt: at('finished_at'),
  expected: integer('expected'),
  answered: integer('answered'),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
