import { pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytea, ref } from '../base/db/columns.ts';

export const passkey = pgTable('passkey', {
  id: ref('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: ref('account_id').notNull(),
  credentialId: bytea('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: ref('counter').notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at'),
});

export const challenge = pgTable('passkey_challenge', {
  hash: bytea('hash').primaryKey(),
  purpose: text('purpose', { enum: ['add', 'signIn', 'presence'] }).notNull(),
  accountId: ref('account_id'),
  sessionId: ref('session_id'),
  expiresAt: at('expires_at').notNull(),
});
