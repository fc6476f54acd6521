import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { feeKeys, feeSides, frequencies, mostNumbers, nameLength, notesLength } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
const notes = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(notesLength, 'BASE.FORM.TOO_LONG')),
  ),
  '',
);
/** How many of something a unit has, with three places at most: radiators, parking places, its own coefficient. */
const number = z.pipe(
  z.pipe(
    z.string('BASE.FORM.REQUIRED'),
    z.transform((typed) => typed.replace(/\s/g, '').replace(',', '.')),
  ),
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/, 'FEES.FORM.NUMBER_WRONG')),
);
export const UnitNumber = z.object({ unitId: id, number });
export type UnitNumber = z.output<typeof UnitNumber>;

const own = {
  name: requiredLine(nameLength),
  amount: money(),
  frequency: z.enum(frequencies, 'BASE.FORM.REQUIRED'),
  notes,
  side: z._default(z.enum(feeSides), 'house'),
  /** By what it is divided among units; of those that the house pays nobody asks. */
  key: z._default(z.enum(feeKeys), 'share'),
  /** Numbers of units for the key `own`. */
  numbers: z._default(z.array(UnitNumber).check(z.maxLength(mostNumbers)), []),
  /** The first due day, from which the others are counted; today where nobody says. */
  firstDue: z._default(z.nullable(day), null),
};
export const FeeInput = z.object(own);
export type FeeInput = z.output<typeof FeeInput>;
export const FeeChange = z.object({
  ...own,
  id,
  updatedAt: z.string().check(z.maxLength(60)),
  /** From when the changed amount holds; today where nobody says. */
  validFrom: z._default(z.nullable(day), null),
});
export type FeeChange = z.output<typeof FeeChange>;

const told = {
  id: z.number(),
  name: z.string(),
  side: z.enum(feeSides),
  /** As it holds today. */
  amount: moneyShown,
  frequency: z.enum(frequencies),
  key: z.enum(feeKeys),
  /** Null where it was paid once and for all. */
  nextDue: z.nullable(z.string()),
  /** What comes due this year. */
  yearSum: moneyShown,
};
export const FeeRow = z.object(told);
export type FeeRow = z.output<typeof FeeRow>;

export const FeeDetail = z.object({
  ...told,
  notes: z.string(),
  firstDue: z.string(),
  /** The latest first; one may begin on a later day. */
  versions: z.array(z.object({ validFrom: z.string(), amount: moneyShown })),
  /** What comes due this year and in the four after it. */
  years: z.array(z.object({ year: z.number(), amount: moneyShown })),
  /** Only for whoever administers fees. */
  numbers: z.array(z.object({ unitId: z.number(), unit: z.string(), number: z.string() })),
  updatedAt: z.string(),
  may: z.object({ edit: z.boolean() }),
});
export type FeeDetail = z.output<typeof FeeDetail>;

export const feeSorts = ['name', '-name', 'amount', '-amount', 'next', '-next'] as const;
export type FeeSort = (typeof feeSorts)[number];
export const feeFilters = z.object({
  text: z.optional(line(100)),
  frequency: z.optional(z.enum(frequencies)),
  side: z.optional(z.enum(feeSides)),
});
export type FeeFilters = z.output<typeof feeFilters>;
export const feeListing = { sort: z._default(z.enum(feeSorts), 'next'), filters: filtersOf(feeFilters) };

export const FeeList = z.object({
  fees: z.array(FeeRow),
  /** Of all that the filters let through. */
  total: z.number(),
  /** Of all fees of the house, whatever the filters. */
  sums: z.array(z.object({ year: z.number(), house: moneyShown, units: moneyShown })),
  /** `seeAll`: what each unit pays, and prescriptions of all. */
  may: z.object({ write: z.boolean(), seeAll: z.boolean() }),
});
export type FeeList = z.output<typeof FeeList>;
