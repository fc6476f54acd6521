import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { albumOrders, albumVisibilities } from '#contract/gallery/schema.ts';
import { at, key, ref, svjId } from '../../base/db/columns.ts';

export const album = pgTable('album', {
  svjId: svjId(),
  id: key(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  visibility: text('visibility', { enum: albumVisibilities }).notNull().default('public'),
  sorted: text('sorted', { enum: albumOrders }).notNull().default('hand'),
  coverId: ref('cover_id'),
  ownerId: ref('owner_id'),
  reportId: ref('report_id'),
  eventId: ref('event_id'),
  neighbours: boolean('neighbours').notNull().default(false),
  photoCount: integer('photo_count').notNull().default(0),
  takenFrom: at('taken_from'),
  takenTo: at('taken_to'),
  toldAt: at('told_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
export type Album = typeof album.$inferSelect;
