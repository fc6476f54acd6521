import { bigint, boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { namesOf } from '#contract/base/calls/fields.ts';
import { unitOwn, unitTypes, useModes } from '#contract/units/schema.ts';
import { at, day, key, ref } from '../../base/db/columns.ts';

const part = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

export const entrance = pgTable('entrance', {
  svjId: ref('svj_id').notNull(),
  id: key(),
  name: text('name').notNull(),
  street: text('street'),
});

export const unit = pgTable('unit', {
  svjId: ref('svj_id').notNull(),
  id: key(),
  number: text('number').notNull(),
  entranceId: ref('entrance_id'),
  floor: integer('floor'),
  type: text('type', { enum: unitTypes }).notNull(),
  useMode: text('use_mode', { enum: useModes }),
  persons: integer('persons'),
  area: numeric('area', { precision: 8, scale: 2, mode: 'number' }),
  layout: text('layout'),
  note: text('note').notNull().default(''),
  cadastreId: ref('cadastre_id'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
  deletedAt: at('deleted_at'),
});

/** Columns of the unit's own row that people write. */
export const ownFields = namesOf(unitOwn);

const period = { validFrom: day('valid_from'), validTo: day('valid_to') };

export const unitShare = pgTable('unit_share', {
  svjId: ref('svj_id').notNull(),
  id: key(),
  unitId: ref('unit_id').notNull(),
  num: part('num'),
  den: part('den'),
  ...period,
});

export const ownership = pgTable('ownership', {
  svjId: ref('svj_id').notNull(),
  id: key(),
  unitId: ref('unit_id').notNull(),
  joint: boolean('joint').notNull().default(false),
  num: part('num'),
  den: part('den'),
  ...period,
  cadastreKey: text('cadastre_key'),
});

export const ownershipMember = pgTable('ownership_member', {
  svjId: ref('svj_id').notNull(),
  ownershipId: ref('ownership_id').notNull(),
  memberId: ref('member_id').notNull(),
  position: integer('position').notNull().default(0),
});

export const unitRepresentative = pgTable('unit_representative', {
  svjId: ref('svj_id').notNull(),
  id: key(),
  unitId: ref('unit_id').notNull(),
  memberId: ref('member_id').notNull(),
  ...period,
});

export const unitPerson = pgTable('unit_person', {
  svjId: ref('svj_id').notNull(),
  unitId: ref('unit_id').notNull(),
  memberId: ref('member_id').notNull(),
  relation: text('relation').notNull(),
});
