import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { namedBy, representationRefusals, representationStates } from '#contract/representations/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });

export const representation = pgTable('representation', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  unitIds: bigint('unit_ids', { mode: 'number' }).array().notNull(),
  memberId: ref('member_id').notNull(),
  byPaper: boolean('by_paper').notNull().default(false),
  madeBy: ref('made_by'),
  state: text('state', { enum: representationStates }).notNull().default('waiting'),
  countsBy: text('counted_as', { enum: namedBy }),
  refusal: text('refusal', { enum: representationRefusals }),
  createdAt: at('created_at').notNull(),
  decidedAt: at('decided_at'),
  endedAt: at('ended_at'),
});
