import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MeetingNews } from '#contract/meetings/schema.ts';
import { meetingStates } from '#contract/meetings/schema-found.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const meeting = pgTable('meeting', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  description: text('description').notNull().default(''),
  isPublic: boolean('is_public').notNull().default(true),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
  status: text('status', { enum: meetingStates }).notNull().default('concept'),
  scheduledAt: at('scheduled_at'),
  noticedAt: at('noticed_at'),
  news: jsonb('news').$type<MeetingNews>(),
  finishedAt: at('finished_at'),
  cancelledAt: at('cancelled_at'),
  cancelReason: text('cancel_reason'),
  agendaVersion: integer('agenda_version').notNull().default(1),
  agendaAt: at('agenda_at'),
  agendaWords: text('agenda_words').notNull().default(''),
  pointCount: integer('point_count').notNull().default(0),
  decidedCount: integer('decided_count').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const meetingVote = pgTable('meeting_vote', {
  svjId: svjId(),
  voteId: ref('vote_id').notNull(),
  meetingId: ref('meeting_id').notNull(),
  isBook: boolean('is_book').notNull().default(false),
});
