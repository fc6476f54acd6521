import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { roleIds } from '#contract/access.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

/** Groups that things are for: `owner` is the table that `ownerId` points to. */
export const audiencePart = pgTable('audience_part', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  owner: text('owner').notNull(),
  ownerId: ref('owner_id').notNull(),
  entranceId: ref('entrance_id'),
  unitId: ref('unit_id'),
  role: text('role', { enum: roleIds }),
  customRoleId: ref('custom_role_id'),
});
