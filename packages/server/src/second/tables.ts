import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { actKinds, actStates } from '#contract/second/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });

export const secondAct = pgTable('second_act', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: actKinds }).notNull(),
  subjectId: ref('subject_id').notNull(),
  about: text('about').notNull().default(''),
  voteId: ref('vote_id'),
  onlyVerifier: boolean('only_verifier').notNull().default(false),
  afterEnd: boolean('after_end').notNull().default(false),
  atDoor: boolean('at_door').notNull().default(false),
  askedBy: ref('asked_by'),
  askedAt: at('asked_at').notNull(),
  verifiersAt: at('verifiers_at'),
  nextAt: at('next_at'),
  state: text('state', { enum: actStates }).notNull().default('waits'),
  decidedBy: ref('decided_by'),
  decidedAs: text('decided_as', { enum: ['admin', 'audit', 'verifier', 'principal'] }),
  decidedAt: at('decided_at'),
});

export const verifier = pgTable('verifier', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  voteId: ref('vote_id'),
  actId: ref('act_id'),
  memberId: ref('member_id').notNull(),
  askedAt: at('asked_at').notNull(),
  namedBy: ref('named_by'),
  byPortal: boolean('by_portal').notNull().default(false),
  agreedAt: at('agreed_at'),
  declinedAt: at('declined_at'),
  messageId: uuid('message_id').notNull().defaultRandom(),
});
