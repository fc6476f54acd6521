import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, ref, svjId } from '../../base/db/columns.ts';

export const meetingEvening = pgTable('meeting_evening', {
  svjId: svjId(),
  meetingId: ref('meeting_id').notNull(),
  registrationOpenedAt: at('registration_opened_at').notNull(),
  begunAt: at('begun_at'),
  openedBy: ref('opened_by'),
  openedName: text('opened_name').notNull().default(''),
  chairedBy: ref('chaired_by'),
  chairedName: text('chaired_name').notNull().default(''),
  scribeBy: ref('scribe_by'),
  scribeName: text('scribe_name').notNull().default(''),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const meetingDoor = pgTable('meeting_door', {
  svjId: svjId(),
  meetingId: ref('meeting_id').notNull(),
  seatId: ref('seat_id').notNull(),
  proxyId: ref('proxy_id'),
  since: at('since').notNull(),
});
