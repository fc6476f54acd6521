import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { readingSources } from '#contract/cadastre/schema-words.ts';
import type { Kept } from '#contract/changes/schema.ts';
import { origins, requestStates } from '#contract/changes/schema-words.ts';
import type { Building } from '#contract/imports/reading/rules.ts';
import type { Corrections } from '#contract/imports/rules-correct.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';
import type { ChangedPerson } from '../../members/bulk/queries.ts';
import type { KeptUnit } from '../../units/bulk/queries-back.ts';

/** How everything stood before, and the versions it had right after. */
export type Stood = {
  units: (KeptUnit & { after: string })[];
  /** Units that were made. */
  made: { id: number; after: string }[];
  people: (ChangedPerson & { after: number })[];
};

export const changeRequest = pgTable('change_request', {
  svjId: svjId(),
  id: key(),
  origin: text('origin', { enum: origins }).notNull(),
  name: text('name').notNull(),
  source: text('source', { enum: readingSources }),
  asOf: at('as_of'),
  readAt: at('read_at'),
  state: text('state', { enum: requestStates }).notNull(),
  building: jsonb('building').$type<Building>(),
  corrections: jsonb('corrections').$type<Corrections>().notNull(),
  handedBy: ref('handed_by'),
  handedAt: at('handed_at'),
  handedPrint: text('handed_print'),
  createdBy: ref('created_by'),
  createdAt: at('created_at').notNull(),
  closedBy: ref('closed_by'),
  closedAt: at('closed_at'),
  outcome: jsonb('outcome').$type<Kept[]>(),
  stood: jsonb('stood').$type<Stood>(),
  undoneBy: ref('undone_by'),
  undoneAt: at('undone_at'),
});
export type Request = typeof changeRequest.$inferSelect;

export const changeDecision = pgTable('change_decision', {
  svjId: svjId(),
  requestId: ref('request_id').notNull(),
  key: text('key').notNull(),
  mark: text('mark').notNull(),
  accept: boolean('accept').notNull(),
  reason: text('reason').notNull(),
  validFrom: day('valid_from'),
  decidedBy: ref('decided_by'),
  decidedAt: at('decided_at').notNull(),
});
export type Decision = typeof changeDecision.$inferSelect;

export const changeComment = pgTable('change_comment', {
  svjId: svjId(),
  id: key(),
  requestId: ref('request_id').notNull(),
  text: text('text').notNull(),
  saidBy: ref('said_by'),
  saidAt: at('said_at').notNull(),
});
