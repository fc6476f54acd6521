import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { termKinds } from '#contract/base/terms/law.ts';
import { markKinds, recordKinds } from '#contract/clock/schema-words.ts';
import { at, day, key, ref, svjId } from '../../base/db/columns.ts';

export const termRecord = pgTable('term_record', {
  svjId: svjId(),
  id: key(),
  kind: text('kind', { enum: recordKinds }).notNull(),
  name: text('name').notNull().default(''),
  fromOn: day('from_on').notNull(),
  untilOn: day('until_on'),
  createdAt: at('created_at').notNull(),
});

/** What a term is called by. */
const called = {
  kind: text('kind', { enum: termKinds }).notNull(),
  owner: text('owner'),
  ownerId: ref('owner_id'),
  turn: text('turn').notNull(),
};

export const termMark = pgTable('term_mark', {
  svjId: svjId(),
  id: key(),
  ...called,
  what: text('what', { enum: markKinds }).notNull(),
  doneOn: day('done_on'),
  note: text('note').notNull().default(''),
  documentId: ref('document_id'),
  memberId: ref('member_id'),
  at: at('at').notNull(),
});

export const termMail = pgTable('term_mail', {
  svjId: svjId(),
  id: key(),
  ...called,
  lastOn: day('last_on').notNull(),
  days: integer('days').notNull(),
  at: at('at').notNull(),
});
