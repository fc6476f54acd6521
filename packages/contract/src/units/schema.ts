import * as z from 'zod/mini';
import { asSeen, type Given } from '../base/calls/fields.ts';
import { id } from '../base/calls/ids.ts';
import { line, prose, requiredLine } from '../base/person/people.ts';
import { fromText } from '../base/shares/fraction.ts';
import { isDay } from '../base/time/dates.ts';
import { MemberName } from '../members/schema.ts';
import { isShare } from './rules.ts';

export const unitTypes = ['flat', 'cellar', 'garage', 'garagePlace', 'commonSpace', 'commercialSpace'] as const;
export type UnitType = (typeof unitTypes)[number];
export const useModes = ['lives', 'rents', 'uses'] as const;
/** How an authorised person stands to the unit or its owner. */
export const relations = [
  'husband',
  'wife',
  'partner',
  'daughter',
  'son',
  'mother',
  'father',
  'familyMember',
  'renter',
  'authorizePerson',
  'notSpecify',
] as const;

export const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));

const parses = (text: string) => {
  try {
    return isShare(fromText(text));
  } catch {
    return false;
  }
};
/** A share as JSON text {"numerator":"1","denominator":"11"}, above 0 and at most 1, at most 18 digits each. */
export const share = z
  .string('BASE.FORM.REQUIRED')
  .check(z.maxLength(80), z.refine(parses, 'UNITS.ERRORS.SHARE_INVALID'));

/** One owner entry: a person, a company, or the two of a couple in joint ownership with one share. */
export const Ownership = z.object({
  id: z.number(),
  joint: z.boolean(),
  share: z.string(),
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  members: z.array(MemberName),
});
export type Ownership = z.output<typeof Ownership>;

export const Authorized = z.object({ member: MemberName, relation: z.enum(relations) });

const row = {
  id: z.number(),
  number: z.string(),
  entrance: z.nullable(z.object({ id: z.number(), name: z.string() })),
  floor: z.nullable(z.number()),
  type: z.enum(unitTypes),
  useMode: z.nullable(z.enum(useModes)),
  persons: z.nullable(z.number()),
  /** Share of the house; null while unknown. */
  share: z.nullable(z.string()),
  /** Current owners, each member of a couple by itself. */
  svj_users: z.array(MemberName),
  updatedAt: z.string(),
};
export const UnitRow = z.object(row);
export type UnitRow = z.output<typeof UnitRow>;

const whole = (min: number, max: number) =>
  z.nullable(
    z
      .number('BASE.FORM.INVALID')
      .check(z.int(), z.minimum(min, 'BASE.FORM.INVALID'), z.maximum(max, 'BASE.FORM.INVALID')),
  );

/**
 * What stands in the unit's own row, by the names of its columns. The form, what is written, what the log compares and what
 * is read back follow from this: a new field is added here, in the table, where it is shown and in the texts.
 */
export const unitOwn = {
  number: requiredLine(30),
  floor: z._default(whole(-9, 99), null),
  type: z.enum(unitTypes, 'BASE.FORM.REQUIRED'),
  useMode: z._default(z.nullable(z.enum(useModes)), null),
  persons: z._default(whole(0, 999), null),
  area: z._default(
    z.nullable(
      z.number('BASE.FORM.INVALID').check(z.minimum(0.01, 'BASE.FORM.INVALID'), z.maximum(99_999, 'BASE.FORM.INVALID')),
    ),
    null,
  ),
  layout: z._default(line(50), ''),
  note: z._default(prose, ''),
};
export type UnitOwn = Given<typeof unitOwn>;

export const UnitDetail = z.object({
  ...asSeen(unitOwn),
  ...row,
  ownerships: z.array(Ownership),
  /** Ended owner entries and former shares, newest first. */
  history: z.array(Ownership),
  shareHistory: z.array(
    z.object({ share: z.string(), validFrom: z.nullable(z.string()), validTo: z.nullable(z.string()) }),
  ),
  representative: z.nullable(MemberName),
  /** What an edit starts from: the share and the representative without an end, also when they begin on a later day. */
  openShare: z.nullable(z.string()),
  openRepresentative: z.nullable(MemberName),
  authorized: z.array(Authorized),
  /** By which its payments are known; null for whoever may not see its account. */
  symbol: z.nullable(z.string()),
});
export type UnitDetail = z.output<typeof UnitDetail>;

export const OwnerInput = z.object({
  memberIds: z.array(id).check(z.minLength(1, 'UNITS.ERRORS.OWNER_REQUIRED'), z.maxLength(2, 'UNITS.ERRORS.JOINT_TWO')),
  joint: z._default(z.boolean(), false),
  share,
});

const form = {
  ...unitOwn,
  /** An entrance by id, or a new one by name. */
  entranceId: z._default(z.nullable(id), null),
  entranceName: z._default(line(100), ''),
  share: z._default(z.nullable(share), null),
  owners: z.array(OwnerInput).check(z.minLength(1, 'UNITS.ERRORS.OWNER_REQUIRED'), z.maxLength(100)),
  authorized: z._default(z.array(z.object({ memberId: id, relation: z.enum(relations) })).check(z.maxLength(50)), []),
  /** The day from which changed owners and shares hold; today in Prague when left out. */
  validFrom: z.optional(day),
};

type Placed = { entranceId: number | null; entranceName: string };
const placed = (u: Placed) => u.entranceId !== null || u.entranceName !== '';
const unplaced = { path: ['entranceId'], error: 'BASE.FORM.REQUIRED' };

export const UnitInput = z.object(form).check(z.refine(placed, unplaced));
export const UnitChange = z.object({ ...form, id, updatedAt: z.string() }).check(z.refine(placed, unplaced));
export type UnitInput = z.output<typeof UnitInput>;

export const unitFilters = z.object({
  /** A unit's number or an owner's name. */
  text: z.optional(z.string().check(z.maxLength(100))),
  number: z.optional(z.string().check(z.maxLength(50))),
  owner: z.optional(z.string().check(z.maxLength(100))),
  entrance: z.optional(id),
  type: z.optional(z.enum(unitTypes)),
});
export const unitSorts = [
  'number',
  '-number',
  'floor',
  '-floor',
  'type',
  '-type',
  'share',
  '-share',
  'owner',
  '-owner',
] as const;
export const unitTabs = ['all', 'flats', 'others', 'problems'] as const;

export const problemKinds = ['noShare', 'noOwner', 'ownersSum', 'noRepresentative'] as const;
/** Whether the house sums to 1, and what is wrong with which unit. */
export const ShareCheck = z.object({
  total: z.string(),
  complete: z.boolean(),
  /** 1 − total, JSON text; the numerator is negative when the shares exceed the house. */
  missing: z.string(),
  commonDenominator: z.string(),
  problems: z.array(
    z.object({ unitId: z.number(), number: z.string(), kind: z.enum(problemKinds), sum: z.nullable(z.string()) }),
  ),
  problemsTotal: z.number(),
});
