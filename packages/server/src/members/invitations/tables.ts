import { pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytea, ref } from '../../base/db/columns.ts';

export const invitation = pgTable('invitation', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  memberId: ref('member_id').notNull(),
  email: text('email').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
  voidedAt: at('voided_at'),
  /** When its link was opened for the first time. */
  openedAt: at('opened_at'),
  createdBy: ref('created_by'),
  /** Who accepted it. */
  accountId: ref('account_id'),
});
