import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fulfilments, resolutionDeeds } from '#contract/resolutions/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

export const resolution = pgTable('resolution', {
  svjId: svjId(),
  id: key(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  voteId: ref('vote_id').notNull(),
  pointId: ref('point_id').notNull(),
  adopted: boolean('adopted').notNull(),
  isPublic: boolean('is_public').notNull(),
  decidedAt: at('decided_at').notNull(),
  state: text('state', { enum: fulfilments }).notNull(),
  responsibleId: ref('responsible_id'),
  dueOn: day('due_on'),
  settledOn: day('settled_on'),
  note: text('note').notNull().default(''),
  remindAt: at('remind_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const resolutionLink = pgTable('resolution_link', {
  svjId: svjId(),
  id: key(),
  resolutionId: ref('resolution_id').notNull(),
  reportId: ref('report_id'),
  voteId: ref('vote_id'),
});

export const resolutionEntry = pgTable('resolution_entry', {
  svjId: svjId(),
  id: key(),
  resolutionId: ref('resolution_id').notNull(),
  at: at('at').notNull(),
  what: text('what', { enum: resolutionDeeds }).notNull(),
  memberId: ref('member_id'),
  aboutId: ref('about_id'),
  day: day('day'),
  note: text('note').notNull().default(''),
});
