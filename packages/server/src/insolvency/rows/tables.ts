import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { registerProblems } from '#contract/base/registers.ts';
import { decisions, sureStates } from '#contract/insolvency/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

export const insolvencyWatch = pgTable('insolvency_watch', {
  svjId: svjId(),
  id: key(),
  memberId: ref('member_id').notNull(),
  birthDate: day('birth_date'),
  forDebt: boolean('for_debt').notNull(),
  purpose: text('purpose').notNull().default(''),
  purposeAt: at('purpose_at'),
  informedAt: at('informed_at'),
  sureState: text('sure_state', { enum: sureStates }),
  sureAt: at('sure_at'),
  problem: text('problem', { enum: registerProblems }),
  triedAt: at('tried_at'),
  nextAt: at('next_at').notNull(),
  createdBy: ref('created_by'),
  createdAt: at('created_at').notNull(),
});
export type Watch = typeof insolvencyWatch.$inferSelect;

export const insolvencyCase = pgTable('insolvency_case', {
  svjId: svjId(),
  id: key(),
  watchId: ref('watch_id').notNull(),
  caseKey: text('case_key').notNull(),
  court: text('court').notNull(),
  fileNumber: text('file_number').notNull(),
  url: text('url').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  titles: text('titles').notNull(),
  birthDate: day('birth_date'),
  ico: text('ico').notNull(),
  address: text('address').notNull(),
  declaredOn: day('declared_on'),
  endedOn: day('ended_on'),
  startedOn: day('started_on'),
  isPending: boolean('is_pending'),
  isThere: boolean('is_there').notNull(),
  decision: text('decision', { enum: decisions }),
  decisionReason: text('decision_reason').notNull().default(''),
  decidedAt: at('decided_at'),
  decidedBy: ref('decided_by'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
export type Case = typeof insolvencyCase.$inferSelect;

export const insolvencyWords = pgTable('insolvency_words', {
  svjId: svjId(),
  words: text('words').notNull(),
  version: integer('version').notNull().default(1),
});

export const insolvencyLook = pgTable('insolvency_look', {
  svjId: svjId(),
  id: key(),
  memberId: ref('member_id'),
  name: text('name').notNull(),
  at: at('at').notNull(),
});
