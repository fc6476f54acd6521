import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuietHours } from '#contract/bookings/rules-times.ts';
import { bases, bookingStates, thingKinds } from '#contract/bookings/schema-words.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const bookingThing = pgTable('booking_thing', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  kind: text('kind', { enum: thingKinds }).notNull(),
  description: text('description').notNull(),
  entranceId: ref('entrance_id'),
  floor: integer('floor'),
  by: text('by', { enum: bases }).notNull(),
  opens: text('opens').notNull(),
  closes: text('closes').notNull(),
  slotMinutes: integer('slot_minutes').notNull(),
  least: integer('least').notNull(),
  most: integer('most').notNull(),
  daysAhead: integer('days_ahead').notNull(),
  perWeek: integer('per_week'),
  mostOpen: integer('most_open'),
  quiet: jsonb('quiet').$type<QuietHours[]>().notNull(),
  approval: boolean('approval').notNull(),
  isOpen: boolean('is_open').notNull(),
  createdBy: ref('created_by'),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

const when = {
  wallFrom: text('wall_from').notNull(),
  wallTo: text('wall_to').notNull(),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
};

export const booking = pgTable('booking', {
  svjId: svjId(),
  id: key(),
  thingId: ref('thing_id').notNull(),
  unitId: ref('unit_id').notNull(),
  memberId: ref('member_id'),
  ...when,
  state: text('state', { enum: bookingStates }).notNull(),
  decidedBy: ref('decided_by'),
  decidedAt: at('decided_at'),
  reason: text('reason').notNull().default(''),
  endedWhy: text('ended_why', { enum: ['committee', 'sold', 'thing'] }),
  offeredUntil: at('offered_until'),
  remindAt: at('remind_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const bookingWait = pgTable('booking_wait', {
  svjId: svjId(),
  id: key(),
  thingId: ref('thing_id').notNull(),
  unitId: ref('unit_id').notNull(),
  memberId: ref('member_id').notNull(),
  ...when,
  atOnce: boolean('at_once').notNull().default(false),
  toldAt: at('told_at'),
  createdAt: at('created_at').notNull(),
});
