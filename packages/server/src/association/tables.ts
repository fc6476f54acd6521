import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Module } from '#contract/access.ts';
import { at, svjId } from '../base/db/columns.ts';

export const svj = pgTable('svj', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  nickname: text('nickname'),
  email: text('email'),
  invoiceEmail: text('invoice_email'),
  ico: text('ico'),
  dic: text('dic'),
  bankAccount: text('bank_account'),
  dataBox: text('data_box'),
  street: text('street'),
  town: text('town'),
  post: text('post'),
  country: text('country').notNull().default('cs'),
  avatar: text('avatar'),
  isFree: boolean('is_free').notNull().default(false),
  urlHash: text('url_hash').notNull().default(sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`),
  modules: text('modules').array().$type<Module[]>().notNull(),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  nameKey: text('name_key').notNull(),
  emailKeys: text('email_keys')
    .notNull()
    .generatedAlwaysAs(sql`lower(coalesce(email, '') || ' ' || coalesce(invoice_email, ''))`),
  /** When its first chair signed in, kept by the database; until then the house is being set up. */
  firstChairAt: at('first_chair_at'),
  registerSince: date('register_since'),
  /** Bytes that its files may take; null is the portal's limit. */
  quota: bigint('quota', { mode: 'number' }),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const visit = pgTable('visit', {
  svjId: svjId(),
  id: bigint('id', { mode: 'number' }).notNull().default(sql`nextval('actor_id')`),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  reason: text('reason').notNull(),
  mayWrite: boolean('may_write').notNull(),
  startedAt: at('started_at').notNull(),
  endsAt: at('ends_at').notNull(),
});
