import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytea, ref } from '../base/db/columns.ts';

export const invitationLetter = pgTable('invitation_letter', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  memberId: ref('member_id').notNull(),
  nonce: bytea('nonce').notNull(),
  codeHash: bytea('code_hash').notNull(),
  createdAt: at('created_at').notNull(),
  createdBy: ref('created_by'),
  expiresAt: at('expires_at').notNull(),
  email: text('email'),
  askedAt: at('asked_at'),
  askedCount: integer('asked_count').notNull().default(0),
  endedAt: at('ended_at'),
  endedBy: ref('ended_by'),
  endWhy: text('end_why', { enum: ['renewed', 'approved', 'refused'] }),
});
