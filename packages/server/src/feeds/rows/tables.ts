import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { eventColours } from '#contract/events/schema-words.ts';
import { type SourceLeft, sourceProblems } from '#contract/feeds/rules.ts';
import { at, bytea, day, key, ref, svjId } from '../../base/db/columns.ts';

export const feed = pgTable('feed', {
  svjId: svjId(),
  id: key(),
  memberId: ref('member_id').notNull(),
  name: text('name').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  /** Null is all calendars. */
  calendarIds: ref('calendar_ids').array(),
  hasMain: boolean('has_main').notNull().default(true),
  withCommittee: boolean('with_committee').notNull().default(false),
  withLayers: boolean('with_layers').notNull().default(false),
  fetchedAt: at('fetched_at'),
  program: text('program').notNull().default(''),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
export type Feed = typeof feed.$inferSelect;

export const feedSource = pgTable('feed_source', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  calendarId: ref('calendar_id'),
  colour: text('colour', { enum: eventColours }),
  isPublic: boolean('is_public').notNull().default(true),
  /** Null of a file, which has a name. */
  url: text('url'),
  fileName: text('file_name'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  body: bytea('body'),
  readAt: at('read_at'),
  triedAt: at('tried_at'),
  nextAt: at('next_at'),
  madeTo: at('made_to'),
  failures: integer('failures').notNull().default(0),
  problem: text('problem', { enum: sourceProblems }),
  leftOut: jsonb('left_out').$type<Partial<Record<SourceLeft, number>>>().notNull().default({}),
  createdBy: ref('created_by'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const feedEvent = pgTable('feed_event', {
  svjId: svjId(),
  id: key(),
  sourceId: ref('source_id').notNull(),
  uid: text('uid').notNull(),
  occurrence: text('occurrence').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  place: text('place').notNull(),
  url: text('url').notNull(),
  allDay: boolean('all_day').notNull(),
  startsAt: text('starts_at').notNull(),
  endsAt: text('ends_at').notNull(),
  firstDay: day('first_day').notNull(),
  lastDay: day('last_day').notNull(),
  startAt: at('start_at').notNull(),
  endAt: at('end_at').notNull(),
  vanishedAt: at('vanished_at'),
  sequence: integer('sequence').notNull().default(0),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
