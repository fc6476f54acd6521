import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { workStates } from '#contract/handovers/schema.ts';
import { at, bytea, key, ref, svjId } from '../../base/db/columns.ts';

export const handover = pgTable('handover', {
  svjId: svjId(),
  id: key(),
  reportId: ref('report_id').notNull(),
  contactId: ref('contact_id'),
  email: text('email').notNull(),
  note: text('note').notNull().default(''),
  tokenHash: bytea('token_hash'),
  messageId: uuid('message_id'),
  createdBy: ref('created_by'),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  endedAt: at('ended_at'),
  state: text('state', { enum: workStates }).notNull().default('waiting'),
  said: text('said').notNull().default(''),
  saidAt: at('said_at'),
});
export type Handover = typeof handover.$inferSelect;
