import { integer, pgTable } from 'drizzle-orm/pg-core';
import { at, bytea, ref, svjId } from '../base/db/columns.ts';

export const meetingProjection = pgTable('meeting_projection', {
  svjId: svjId(),
  meetingId: ref('meeting_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  until: at('until').notNull(),
  pointId: ref('point_id'),
  part: integer('part').notNull().default(0),
  createdAt: at('created_at').notNull(),
});
