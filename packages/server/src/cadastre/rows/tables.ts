import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { landProblems } from '#contract/base/land.ts';
import type { BuildingSeen, LandUnitSaid } from '#contract/cadastre/rules.ts';
import { extractStates, readingSources } from '#contract/cadastre/schema-words.ts';
import type { Building } from '#contract/imports/reading/rules.ts';
import { at, bytea, key, ref, svjId } from '../../base/db/columns.ts';

/** The building as it was last seen. */
export type BuildingKept = {
  name: string;
  town: string;
  sheet: string | null;
  sheetCode: string | null;
  numbers: string[];
  units: string[];
  asOf: string | null;
  warning: string;
};
/** A proceeding that is pending in the cadastre, "V-417/2026", and when it was first seen. */
export type SealKept = { name: string; since: string | null };

export const cadastrePlace = pgTable('cadastre_place', {
  svjId: svjId(),
  number: text('number').notNull(),
  village: text('village').notNull().default(''),
  street: text('street').notNull().default(''),
  buildingCode: text('building_code'),
  seen: jsonb('seen').$type<BuildingSeen>(),
  building: jsonb('building').$type<BuildingKept>(),
  seals: jsonb('seals').$type<SealKept[]>().notNull().default([]),
  unitsRead: jsonb('units_read').$type<LandUnitSaid[]>(),
  unitsAt: at('units_at'),
  problem: text('problem', { enum: landProblems }),
  triedAt: at('tried_at'),
  checkedAt: at('checked_at'),
  nextAt: at('next_at').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
});
export type PlaceRow = typeof cadastrePlace.$inferSelect;

export const cadastreReading = pgTable('cadastre_reading', {
  svjId: svjId(),
  id: key(),
  source: text('source', { enum: readingSources }).notNull(),
  at: at('at').notNull(),
  asOf: at('as_of'),
  building: jsonb('building').$type<Building>().notNull(),
  seals: jsonb('seals').$type<SealKept[]>().notNull().default([]),
});
export type ReadingRow = typeof cadastreReading.$inferSelect;

export const cadastreCheck = pgTable('cadastre_check', {
  svjId: svjId(),
  id: key(),
  at: at('at').notNull(),
  source: text('source', { enum: readingSources }).notNull(),
  problem: text('problem', { enum: landProblems }),
  isNew: boolean('is_new').notNull().default(false),
});

export const cadastreAccount = pgTable('cadastre_account', {
  svjId: svjId(),
  sealed: bytea('sealed').notNull(),
  setAt: at('set_at').notNull(),
});

export const cadastreExtract = pgTable('cadastre_extract', {
  svjId: svjId(),
  id: key(),
  sheetCode: text('sheet_code').notNull(),
  sheet: text('sheet').notNull(),
  state: text('state', { enum: extractStates }).notNull(),
  reportCode: text('report_code'),
  /** Whole haléře. */
  price: bigint('price', { mode: 'bigint' }),
  problem: text('problem', { enum: landProblems }),
  askedBy: ref('asked_by'),
  askedAt: at('asked_at').notNull(),
  confirmedBy: ref('confirmed_by'),
  confirmedAt: at('confirmed_at'),
  nextAt: at('next_at'),
});
export type ExtractRow = typeof cadastreExtract.$inferSelect;
