import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { textSizes } from '#contract/session/schema-words.ts';
import { at, bytea } from '../../base/db/columns.ts';

const key = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const accountId = () => bigint('account_id', { mode: 'number' }).notNull();

export const account = pgTable('account', {
  id: key(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  name: text('name').notNull().default(''),
  /** Of staff of the portal, as orders show them. */
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  lang: text('lang', { enum: ['cs', 'en'] })
    .notNull()
    .default('cs'),
  isProductAdmin: boolean('is_product_admin').notNull().default(false),
  textSize: text('text_size', { enum: textSizes }),
  /** Whether only three doors are shown; null is never asked. */
  simple: boolean('simple'),
  createdAt: at('created_at').notNull().defaultNow(),
  closedAt: at('closed_at'),
  closedWhy: text('closed_why', { enum: ['death', 'admin'] }),
  // By these it is found among those of the whole portal (`association/queries-addresses.ts`).
  emailKey: text('email_key').notNull().generatedAlwaysAs(sql`email`),
  emailEnd: text('email_end').notNull().generatedAlwaysAs(sql`reverse(split_part(email, '@', 1))`),
  emailHost: text('email_host').notNull().generatedAlwaysAs(sql`split_part(email, '@', 2)`),
});

export const session = pgTable('session', {
  id: key(),
  accountId: accountId(),
  tokenHash: bytea('token_hash').notNull(),
  userAgent: text('user_agent').notNull().default(''),
  /** The network it was opened from. */
  network: text('network').notNull().default(''),
  createdAt: at('created_at').notNull(),
  lastSeenAt: at('last_seen_at').notNull(),
  presentAt: at('present_at'),
  /** The same by a passkey. */
  keyAt: at('key_at'),
  /** Of the device it was opened on. */
  deviceHash: bytea('device_hash'),
  endedAt: at('ended_at'),
  endReason: text('end_reason', { enum: ['logout', 'elsewhere', 'password', 'expired'] }),
});

export const signInDevice = pgTable(
  'sign_in_device',
  {
    accountId: accountId(),
    hash: bytea('hash').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
);

export const link = pgTable('link', {
  id: key(),
  kind: text('kind', { enum: ['reset', 'activation', 'alarm'] }).notNull(),
  accountId: accountId(),
  tokenHash: bytea('token_hash').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
  createdAt: at('created_at').notNull(),
});
