import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { remarkKinds } from '#contract/assembly/schema-course.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

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
  currentPointId: ref('current_point_id'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** Points as the evening came to them; what was decided stands in the vote. */
export const meetingCourse = pgTable('meeting_course', {
  svjId: svjId(),
  meetingId: ref('meeting_id').notNull(),
  pointId: ref('point_id').notNull(),
  openedAt: at('opened_at').notNull(),
  closedAt: at('closed_at'),
  outcome: text('outcome', { enum: ['discussed'] }),
  /** By answer, of a point that was voted on, as its closing found it. */
  sums: text('sums'),
});

export const meetingRemark = pgTable('meeting_remark', {
  svjId: svjId(),
  id: key(),
  meetingId: ref('meeting_id').notNull(),
  pointId: ref('point_id'),
  kind: text('kind', { enum: remarkKinds }).notNull(),
  seatId: ref('seat_id'),
  person: text('person').notNull().default(''),
  text: text('text').notNull(),
  answer: text('answer').notNull().default(''),
  at: at('at').notNull(),
  notedBy: ref('noted_by'),
});

export const meetingDoor = pgTable('meeting_door', {
  svjId: svjId(),
  meetingId: ref('meeting_id').notNull(),
  seatId: ref('seat_id').notNull(),
  proxyId: ref('proxy_id'),
  since: at('since').notNull(),
});
