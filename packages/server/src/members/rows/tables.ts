import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Rights, type RoleId, roleIds } from '#contract/access.ts';
import { communications } from '#contract/members/schema.ts';
import { at, ref } from '../../base/db/columns.ts';

export type Address = { street?: string; town?: string; post?: string; country?: string };

export const member = pgTable('member', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').notNull().default(sql`nextval('actor_id')`),
  accountId: ref('account_id'),
  kind: text('kind', { enum: ['person', 'company'] }).notNull(),
  titleBefore: text('title_before'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  titleAfter: text('title_after'),
  companyName: text('company_name'),
  ico: text('ico'),
  position: text('position'),
  sex: text('sex', { enum: ['male', 'female', 'others'] })
    .notNull()
    .default('others'),
  avatar: text('avatar'),
  role: text('role', { enum: roleIds }).$type<RoleId>().notNull().default('neighbour'),
  customRoleId: ref('custom_role_id'),
  hasAccess: boolean('has_access').notNull().default(false),
  isActive: boolean('is_active').notNull().default(false),
  archivedAt: at('archived_at'),
  erasedAt: at('erased_at'),
  diedOn: date('died_on'),
  mergedInto: ref('merged_into'),
  keptUntil: date('kept_until'),
  hadPlace: boolean('had_place').notNull().default(false),
  fellOn: date('fell_on'),
  entranceId: ref('entrance_id'),
  address: jsonb('address').$type<Address>(),
  permanentAddress: jsonb('permanent_address').$type<Address>(),
  bankAccount: text('bank_account'),
  preferredCommunication: text('preferred_contact', { enum: communications }),
  note: text('note').notNull().default(''),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  cadastreKey: text('cadastre_key'),
  nameKey: text('name_key').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const memberContact = pgTable('member_contact', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  memberId: ref('member_id').notNull(),
  kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
  value: text('value').notNull(),
  isPublic: boolean('is_public').notNull().default(false),
  position: integer('position').notNull().default(0),
  // Of an e-mail alone; by these it is found among those of the whole portal (`association/queries-addresses.ts`).
  emailKey: text('email_key').generatedAlwaysAs(sql`case when kind = 'email' then lower(value) end`),
  emailEnd: text('email_end').generatedAlwaysAs(
    sql`case when kind = 'email' then reverse(split_part(lower(value), '@', 1)) end`,
  ),
  emailHost: text('email_host').generatedAlwaysAs(
    sql`case when kind = 'email' then split_part(lower(value), '@', 2) end`,
  ),
});

/** A copy of a default role with rights of its own; whoever holds it has them instead of those of `member.role`. */
export const customRole = pgTable('custom_role', {
  svjId: ref('svj_id').notNull(),
  id: ref('id').generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  basedOn: text('based_on', { enum: roleIds }).$type<RoleId>().notNull(),
  rights: jsonb('rights').$type<Rights>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const memberRelation = pgTable('member_relation', {
  svjId: ref('svj_id').notNull(),
  memberId: ref('member_id').notNull(),
  otherId: ref('other_id').notNull(),
  relation: text('relation').notNull(),
});
