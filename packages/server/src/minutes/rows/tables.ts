import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MinutesContent, MinutesOverrides } from '#contract/minutes/schema.ts';
import { minutesStates, officeRoles, signerRoles, signWays } from '#contract/minutes/schema-words.ts';
import { at, bytea, key, ref, svjId } from '../../base/db/columns.ts';

export const minutes = pgTable('minutes', {
  svjId: svjId(),
  id: key(),
  meetingId: ref('meeting_id').notNull(),
  overrides: jsonb('overrides').$type<Pick<MinutesOverrides, 'facts' | 'points'>>().notNull(),
  chosen: text('chosen', { enum: officeRoles }).array().notNull().default([]),
  openerId: ref('opener_id'),
  chairId: ref('chair_id'),
  scribeId: ref('scribe_id'),
  verifierIds: ref('verifier_ids').array().notNull().default([]),
  status: text('status', { enum: minutesStates }).notNull().default('draft'),
  content: jsonb('content').$type<MinutesContent>(),
  digest: bytea('digest'),
  finishedAt: at('finished_at'),
  finishedBy: ref('finished_by'),
  finishedName: text('finished_name').notNull().default(''),
  documentId: ref('document_id'),
  publishedAt: at('published_at'),
  publishedParts: integer('published_parts').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const minutesSignature = pgTable('minutes_signature', {
  svjId: svjId(),
  id: key(),
  minutesId: ref('minutes_id').notNull(),
  position: integer('position').notNull(),
  role: text('role', { enum: signerRoles }).notNull(),
  memberId: ref('member_id'),
  name: text('name').notNull(),
  way: text('way', { enum: signWays }),
  signedAt: at('signed_at'),
});

export const minutesCode = pgTable('minutes_code', {
  svjId: svjId(),
  id: key(),
  minutesId: ref('minutes_id').notNull(),
  memberId: ref('member_id').notNull(),
  sessionId: ref('session_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
  salt: bytea('salt').notNull(),
  digest: bytea('digest').notNull(),
  sentAt: at('sent_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const minutesAddendum = pgTable('minutes_addendum', {
  svjId: svjId(),
  id: key(),
  minutesId: ref('minutes_id').notNull(),
  authorId: ref('author_id'),
  authorName: text('author_name').notNull(),
  text: text('text').notNull(),
  createdAt: at('created_at').notNull(),
});
