import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { mostAtOnce } from './rules.ts';
import { paperDay, paperOf } from './schema.ts';
import { named } from './schema-fields.ts';

/** The days between which papers are for, both of them in it; left out it is the calendar year of their day. */
const ofPeriod = { periodFrom: z.optional(paperDay), periodTo: z.optional(paperDay) };
type SaidOfPeriod = Partial<Record<'dateFor' | 'periodFrom' | 'periodTo', string>>;

/** A period is whole, ends after it began, and the day by which people see the papers lies in it. */
const inPeriod = <T extends SaidOfPeriod>() =>
  [
    z.refine<T>((said) => said.periodTo === undefined || said.periodFrom !== undefined, {
      error: 'BASE.FORM.REQUIRED',
      path: ['periodFrom'],
    }),
    z.refine<T>((said) => said.periodFrom === undefined || said.periodTo !== undefined, {
      error: 'BASE.FORM.REQUIRED',
      path: ['periodTo'],
    }),
    z.refine<T>(({ periodFrom: from, periodTo: to }) => from === undefined || to === undefined || from <= to, {
      error: 'FILING.ERRORS.PERIOD',
      path: ['periodTo'],
    }),
    z.refine<T>(
      ({ dateFor: day = '', periodFrom: from, periodTo: to }) =>
        from === undefined || to === undefined || from > to || (from <= day && day <= to),
      { error: 'FILING.ERRORS.DAY_OUTSIDE', path: ['dateFor'] },
    ),
  ] as const;

export const FilingOwnersAsked = z
  .object({ dateFor: paperDay, ...ofPeriod })
  .check(...inPeriod<{ dateFor: string } & SaidOfPeriod>());

/** A unit as whoever files papers sees it. */
const FilingUnit = z.object({
  id: z.number(),
  number: z.string(),
  /** Owners of today; empty for who may not read units. */
  owners: z.array(z.object({ id: z.number(), full_name: z.string() })),
  /** The folder its papers go to; null where one is made. */
  folder: z.nullable(z.string()),
});
export type FilingUnit = z.output<typeof FilingUnit>;

export const FilingPlace = z.object({
  /** Where folders of units are made; null where that is one of its own, for the whole house. */
  folder: z.nullable(z.object({ id: z.number(), name: z.string() })),
  units: z.array(FilingUnit),
});
export type FilingPlace = z.output<typeof FilingPlace>;

const openDay = z.nullable(z.string());
/** People who owned a unit together, and when in the period; a beginning or an end outside of it is left open. */
const FilingOwnerSet = z.object({
  members: z.array(z.object({ id: z.number(), full_name: z.string() })),
  times: z.array(z.object({ from: openDay, to: openDay })),
});
export type FilingOwnerSet = z.output<typeof FilingOwnerSet>;

export const FilingOwners = z.object({
  /** Whoever asks reads units; otherwise nobody is named, and nobody can be addressed. */
  areNamed: z.boolean(),
  /** Units of which a person has to say who of their owners in the period gets a paper: several did own it, or all have left. */
  units: z.array(z.object({ id: z.number(), why: z.enum(['changed', 'left']), sets: z.array(FilingOwnerSet) })),
});
export type FilingOwners = z.output<typeof FilingOwners>;

/**
 * A person says that the day decides who of the owners in its period gets the paper. Where those differ nothing is filed without
 * this or people by name.
 */
const byDay = z._default(z.boolean(), false);

export const FilingInput = z
  .object({
    folderId: z._default(z.nullable(id), null),
    /** The day that all of them are about. */
    dateFor: paperOf.dateFor,
    ...ofPeriod,
    forLater: paperOf.forLater,
    /** Everybody each of them is for is mailed of theirs, by pace. */
    notify: z._default(z.boolean(), false),
    /** Uploads that wait; `unitId` null is for all who see the folder in which those of the units are. */
    papers: z
      .array(z.object({ fileId: id, name: z.optional(named), unitId: z.nullable(id), toIds: paperOf.toIds, byDay }))
      .check(z.minLength(1), z.maxLength(mostAtOnce)),
    /** The upload that the papers were cut from; it stays whole for the committee alone. */
    wholeId: z._default(z.nullable(id), null),
  })
  .check(...inPeriod<SaidOfPeriod>());
export type FilingInput = z.output<typeof FilingInput>;

export const Filed = z.object({
  files: z.number(),
  /** Units that got any of them. */
  units: z.number(),
  /** A folder from which all of them are seen; null outside of all. */
  folderId: z.nullable(z.number()),
});
export type Filed = z.output<typeof Filed>;
