import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Problem, Read } from '#contract/imports/rules.ts';
import type { Corrections } from '#contract/imports/rules-correct.ts';
import type { Decisions } from '#contract/imports/rules-decide.ts';
import type { Mapping } from '#contract/imports/rules-mapping.ts';
import type { Accepted } from '#contract/imports/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });

/** What was in the file, never with birth numbers. `first` is the number of the first row under the header. */
export type Source =
  | { kind: 'cadastre'; read: Read }
  | { kind: 'table'; headers: string[]; rows: string[][]; first: number; dropped: Problem[]; read: Read | null };
/** What people said about the preview. */
export type Said = { corrections: Corrections; decisions: Decisions };

export const importDraft = pgTable('import_draft', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  memberId: ref('member_id'),
  fileName: text('file_name').notNull(),
  format: text('format', { enum: ['json', 'csv', 'xlsx'] }).notNull(),
  source: jsonb('source').$type<Source>().notNull(),
  mapping: jsonb('mapping').$type<Mapping>(),
  said: jsonb('corrections').$type<Said>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  acceptedAt: at('accepted_at'),
  result: jsonb('result').$type<Accepted>(),
});

export const importMapping = pgTable('import_mapping', {
  svjId: ref('svj_id').notNull(),
  fingerprint: text('fingerprint').notNull(),
  mapping: jsonb('mapping').$type<Mapping>().notNull(),
  updatedAt: at('updated_at').notNull(),
});
