import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { printStates, voidReasons } from '#contract/paper/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });

export const votePrint = pgTable('vote_print', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  voteId: ref('vote_id').notNull(),
  seatIds: bigint('seat_ids', { mode: 'number' }).array().notNull(),
  lang: text('lang', { enum: ['cs', 'en'] }).notNull(),
  state: text('state', { enum: printStates }).notNull().default('waiting'),
  done: integer('done').notNull().default(0),
  key: uuid('key').notNull(),
  size: ref('size'),
  askedBy: ref('asked_by'),
  tries: integer('tries').notNull().default(0),
  beatAt: at('beat_at').notNull(),
  createdAt: at('created_at').notNull(),
  endedAt: at('ended_at'),
});

export const votePaper = pgTable('vote_paper', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  voteId: ref('vote_id').notNull(),
  seatId: ref('seat_id').notNull(),
  number: text('number').notNull(),
  scanned: boolean('scanned').notNull(),
  paperDate: date('paper_date', { mode: 'string' }).notNull(),
  seq: integer('seq').notNull(),
  recordedBy: ref('recorded_by').notNull(),
  at: at('at').notNull(),
  confirmedBy: ref('confirmed_by'),
  confirmedAt: at('confirmed_at'),
  handedIn: at('handed_in'),
  takenBy: ref('taken_by'),
  photoAt: at('photo_at'),
  counts: boolean('counts').notNull().default(false),
  voidAt: at('void_at'),
  voidWhy: text('void_why', { enum: voidReasons }),
});
