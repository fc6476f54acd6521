import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { majorities, type TemplatePoint } from '#contract/agenda/schema.ts';
import { pointKinds } from '#contract/agenda/schema-words.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const meetingPoint = pgTable('meeting_point', {
  svjId: svjId(),
  id: key(),
  meetingId: ref('meeting_id').notNull(),
  position: integer('position').notNull(),
  kind: text('kind', { enum: pointKinds }).notNull(),
  name: text('name').notNull(),
  body: text('body').notNull().default(''),
  wording: text('wording').notNull().default(''),
  preset: text('preset', { enum: majorities }),
  votePointId: ref('vote_point_id'),
  counterTo: ref('counter_to'),
  addedAt: at('added_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const agendaTemplate = pgTable('agenda_template', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  points: jsonb('points').$type<TemplatePoint[]>().notNull(),
  createdAt: at('created_at').notNull(),
});
