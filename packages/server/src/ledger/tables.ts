import { bigint, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });
/** A whole number of any length. */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const house = () => ref('svj_id').notNull();

export const voteEntry = pgTable('vote_entry', {
  svjId: house(),
  voteId: ref('vote_id').notNull(),
  seq: integer('seq').notNull(),
  kind: text('kind').notNull(),
  seatId: ref('seat_id'),
  at: at('at').notNull(),
  body: text('body').notNull(),
  hash: bytea('hash').notNull(),
  prev: bytea('prev'),
  signature: bytea('signature').notNull(),
  publicKey: bytea('public_key').notNull(),
});

export const voteHead = pgTable('vote_head', {
  svjId: house(),
  voteId: ref('vote_id').notNull(),
  seq: integer('seq').notNull(),
  hash: bytea('hash').notNull(),
  signature: bytea('signature').notNull(),
  publicKey: bytea('public_key').notNull(),
});

/** The end of a ledger as it left a portal, signed by that one. */
export const voteDeparture = pgTable('vote_departure', {
  svjId: house(),
  voteId: ref('vote_id').notNull(),
  seq: integer('seq').notNull(),
  hash: bytea('hash').notNull(),
  signature: bytea('signature').notNull(),
  publicKey: bytea('public_key').notNull(),
});
