import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { archiveStates } from '#contract/portable/schema.ts';
import { at, bytea, key, ref, svjId } from '../base/db/columns.ts';

export const houseArchive = pgTable('house_archive', {
  svjId: svjId(),
  id: key(),
  sealed: boolean('sealed').notNull(),
  secret: bytea('secret'),
  state: text('state', { enum: archiveStates }).notNull().default('waiting'),
  key: uuid('key').notNull(),
  size: ref('size'),
  askedBy: ref('asked_by'),
  askedName: text('asked_name').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: at('created_at').notNull(),
  beatAt: at('beat_at').notNull(),
  endedAt: at('ended_at'),
});
