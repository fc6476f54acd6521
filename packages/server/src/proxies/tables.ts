import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { countsBy, refusalReasons } from '#contract/second/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });

export const voteProxy = pgTable('vote_proxy', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  principalId: ref('principal_id').notNull(),
  agentId: ref('agent_id'),
  agentName: text('agent_name').notNull().default(''),
  agentKey: text('agent_key').notNull().default(''),
  voteId: ref('vote_id'),
  validFrom: day('valid_from'),
  validTo: day('valid_to'),
  signedOn: day('signed_on'),
  verified: boolean('verified').notNull().default(false),
  note: text('note').notNull().default(''),
  state: text('state', { enum: ['waiting', 'approved', 'refused', 'revoked'] })
    .notNull()
    .default('waiting'),
  byPrincipal: boolean('by_principal').notNull(),
  reason: text('reason').notNull().default(''),
  countsBy: text('counted_as', { enum: countsBy }),
  refusal: text('refusal', { enum: refusalReasons }),
  madeBy: ref('made_by'),
  decidedBy: ref('decided_by'),
  decidedAt: at('decided_at'),
  revokedBy: ref('revoked_by'),
  revokedAt: at('revoked_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
