import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { eventColours, frequencies, labelTypes, monthRepeats } from '#contract/events/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

export const event = pgTable('event', {
  svjId: svjId(),
  id: key(),
  parentId: ref('parent_id'),
  occurrence: day('occurrence'),
  title: text('title').notNull(),
  description: text('place_description').notNull(),
  address: text('place_address').notNull().default(''),
  /** What clocks in Prague show. */
  startsAt: text('starts_at').notNull(),
  endsAt: text('ends_at').notNull(),
  allDay: boolean('all_day').notNull().default(false),
  repeats: boolean('repeats').notNull().default(false),
  frequency: text('frequency', { enum: frequencies }).notNull().default('week'),
  every: integer('every').notNull().default(1),
  weekDays: integer('week_days').array().notNull().default([]),
  monthBy: text('month_as', { enum: monthRepeats }).notNull().default('date'),
  monthWeek: integer('month_week'),
  lastOfMonth: boolean('last_of_month').notNull().default(false),
  untilDay: day('until_day'),
  exceptDays: text('except_days').array().notNull().default([]),
  firstDay: day('first_day').notNull(),
  lastDay: day('last_day').notNull(),
  calendarId: ref('calendar_id'),
  labelType: text('label_type', { enum: labelTypes }).notNull().default('general'),
  labelId: ref('label_id'),
  colour: text('colour', { enum: eventColours }),
  toPublic: boolean('to_public').notNull().default(true),
  everyone: boolean('everyone').notNull().default(true),
  notifyPeriod: text('notify_period').notNull().default('none'),
  remindAt: at('remind_at'),
  acceptRead: boolean('accept_read').notNull().default(false),
  comments: boolean('comments').notNull().default(false),
  coming: boolean('coming').notNull().default(false),
  capacity: integer('capacity'),
  contentVersion: integer('content_version').notNull().default(1),
  changedAt: at('changed_at'),
  ownerId: ref('owner_id'),
  announcedAt: at('announced_at'),
  uid: uuid('uid').notNull().defaultRandom(),
  sequence: integer('sequence').notNull().default(0),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const eventCalendar = pgTable('event_calendar', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  colour: text('colour', { enum: eventColours }).notNull(),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const eventLabel = pgTable('event_label', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  type: text('type', { enum: labelTypes }).notNull(),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const eventComing = pgTable('event_coming', {
  svjId: svjId(),
  id: key(),
  eventId: ref('event_id').notNull(),
  occurrence: day('occurrence'),
  memberId: ref('member_id').notNull(),
  coming: boolean('coming').notNull(),
  people: integer('people').notNull(),
  /** When it was to be then, as clocks show it. */
  startsAt: text('starts_at'),
  endsAt: text('ends_at'),
  saidAt: at('said_at').notNull(),
});
