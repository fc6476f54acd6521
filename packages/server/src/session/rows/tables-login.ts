import { pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytea, ref } from '../../base/db/columns.ts';

export const loginChange = pgTable('login_change', {
  id: ref('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: ref('account_id').notNull(),
  oldEmail: text('old_email').notNull(),
  newEmail: text('new_email').notNull(),
  oldHash: bytea('old_hash').notNull(),
  newHash: bytea('new_hash').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  oldConfirmedAt: at('old_confirmed_at'),
  newConfirmedAt: at('new_confirmed_at'),
  doneAt: at('done_at'),
  voidedAt: at('voided_at'),
  adminId: ref('admin_id'),
  reason: text('reason'),
});
