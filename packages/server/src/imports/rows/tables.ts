import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Chosen, ContactProblem } from '#contract/imports/contacts/rules.ts';
import type { ContactMapping } from '#contract/imports/contacts/rules-columns.ts';
import type { ContactDecisions } from '#contract/imports/contacts/rules-entries.ts';
import type { ContactsAccepted } from '#contract/imports/contacts/schema.ts';
import type { Problem, Read } from '#contract/imports/reading/rules.ts';
import type { Corrections } from '#contract/imports/rules-correct.ts';
import type { Decisions } from '#contract/imports/rules-decide.ts';
import type { Mapping } from '#contract/imports/rules-mapping.ts';
import type { Accepted } from '#contract/imports/schema.ts';
import { at, ref } from '../../base/db/columns.ts';

/** What was in the file, never with birth numbers. `first` is the number of the first row under the header. */
export type Source =
  | { kind: 'cadastre'; read: Read }
  | { kind: 'table'; headers: string[]; rows: string[][]; first: number; dropped: Problem[]; read: Read | null };
/** What people said about the preview. */
export type Said = { corrections: Corrections; decisions: Decisions };

export type ContactSource = {
  kind: 'contacts';
  headers: string[];
  rows: string[][];
  first: number;
  dropped: ContactProblem[];
};
export type ContactSaid = { chosen: Chosen; decisions: ContactDecisions };

/** What a draft of each kind holds. */
export type Holds = {
  house: { source: Source; mapping: Mapping | null; said: Said; result: Accepted | null };
  contacts: {
    source: ContactSource;
    mapping: ContactMapping | null;
    said: ContactSaid;
    result: ContactsAccepted | null;
  };
};
export type Kind = keyof Holds;
type Held = Holds[Kind];

export const importDraft = pgTable('import_draft', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['house', 'contacts'] }).notNull(),
  memberId: ref('member_id'),
  fileName: text('file_name').notNull(),
  format: text('format', { enum: ['json', 'csv', 'xlsx'] }).notNull(),
  source: jsonb('source').$type<Held['source']>().notNull(),
  mapping: jsonb('mapping').$type<NonNullable<Held['mapping']>>(),
  said: jsonb('corrections').$type<Held['said']>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  acceptedAt: at('accepted_at'),
  result: jsonb('result').$type<NonNullable<Held['result']>>(),
});

export const importMapping = pgTable('import_mapping', {
  svjId: ref('svj_id').notNull(),
  fingerprint: text('fingerprint').notNull(),
  mapping: jsonb('mapping').$type<NonNullable<Held['mapping']>>().notNull(),
  updatedAt: at('updated_at').notNull(),
});
