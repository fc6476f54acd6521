import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { printStates } from '#contract/prints/schema.ts';
import { at, key, ref, svjId } from '../base/db/columns.ts';

export const longPrint = pgTable('long_print', {
  svjId: svjId(),
  id: key(),
  errand: text('errand').notNull(),
  thing: text('thing').notNull(),
  asked: jsonb('asked').notNull(),
  name: text('name').notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  state: text('state', { enum: printStates }).notNull().default('waiting'),
  key: uuid('key').notNull(),
  size: ref('size'),
  askedBy: ref('asked_by'),
  tries: integer('tries').notNull().default(0),
  createdAt: at('created_at').notNull(),
  beatAt: at('beat_at').notNull(),
  endedAt: at('ended_at'),
});
