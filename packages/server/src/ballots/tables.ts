import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });
const key = () => ref('id').generatedAlwaysAsIdentity();
/** A whole number of any length. */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const house = () => ref('svj_id').notNull();

export const voteCode = pgTable('vote_code', {
  svjId: house(),
  id: key(),
  voteId: ref('vote_id').notNull(),
  memberId: ref('member_id').notNull(),
  sessionId: ref('session_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
  salt: bytea('salt').notNull(),
  digest: bytea('digest').notNull(),
  sentAt: at('sent_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  voidAt: at('void_at'),
});

export const voteObjection = pgTable('vote_objection', {
  svjId: house(),
  id: key(),
  voteId: ref('vote_id').notNull(),
  seatId: ref('seat_id').notNull(),
  memberId: ref('member_id').notNull(),
  text: text('text').notNull().default(''),
  at: at('at').notNull(),
  paperId: ref('paper_id'),
});
