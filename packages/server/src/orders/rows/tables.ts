import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { OrderChange } from '#contract/orders/rules-difference.ts';
import type { OrderAccepted } from '#contract/orders/schema.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { OrderMember } from '#contract/orders/schema-members.ts';
import { orderDeclinedBy, orderSteps } from '#contract/orders/schema-words.ts';
import { at, bytea, key, ref } from '../../base/db/columns.ts';

export type Consents = { at: string; papers: string };
/** What acceptance answered, with the form as it was accepted, and what in it is not as the customer sent it; both without owners. */
export type Accepted = { answer: z.output<typeof OrderAccepted>; form: OrderForm; changes?: OrderChange[] };

export const houseOrder = pgTable('house_order', {
  id: key(),
  symbol: text('symbol').notNull(),
  email: text('email').notNull(),
  careAboutId: ref('care_about_id'),
  isFree: boolean('is_free').notNull().default(false),
  tokenHash: bytea('token_hash').notNull(),
  tokenSealed: text('token_sealed').notNull(),
  tokenUntil: at('token_until').notNull(),
  /** As it came; read by the schema, so that what a later version adds is there. */
  form: jsonb('form').$type<object>().notNull().default({}),
  step: text('step', { enum: orderSteps }).notNull().default('community'),
  formVersion: integer('form_version').notNull().default(0),
  savedAt: at('saved_at'),
  members: jsonb('members').$type<OrderMember[]>().notNull().default([]),
  membersFile: text('members_file').notNull().default(''),
  filledAt: at('filled_at'),
  typed: jsonb('typed').$type<object>(),
  consents: jsonb('consents').$type<Consents>(),
  declinedAt: at('declined_at'),
  declinedBy: text('declined_by', { enum: orderDeclinedBy }),
  declineReason: text('decline_reason').notNull().default(''),
  acceptedAt: at('accepted_at'),
  acceptedBy: ref('accepted_by'),
  houseId: ref('house_id'),
  accepted: jsonb('accepted').$type<Accepted>(),
  version: integer('version').notNull().default(1),
  createdBy: ref('created_by'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
export type HouseOrder = typeof houseOrder.$inferSelect;

export const orderCode = pgTable('order_code', {
  orderId: ref('order_id').notNull(),
  salt: bytea('salt').notNull(),
  codeHash: bytea('code_hash').notNull(),
  sentAt: at('sent_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
