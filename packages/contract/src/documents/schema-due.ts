import * as z from 'zod/mini';
import { asKept } from '../base/calls/fields.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { line } from '../base/person/people.ts';
import { firmLength, longestInterval, mostWatchers, obligationKinds } from './rules-due.ts';
import { optionalDay } from './schema-closing.ts';
import { Crumb } from './schema-fields.ts';

const text = z.nullable(z.string());
const stamp = z.string().check(z.maxLength(60));
const months = z._default(
  z.pipe(
    z.transform((v) => (v === '' ? null : v)),
    z.nullable(
      z
        .number('BASE.FORM.INVALID')
        .check(
          z.int('BASE.FORM.INVALID'),
          z.minimum(1, 'BASE.FORM.INVALID'),
          z.maximum(longestInterval, 'BASE.FORM.INVALID'),
        ),
    ),
  ),
  null,
);
const Person = z.object({ id: z.number(), full_name: z.string() });

/** What stands in the row of an obligation as it is typed, by the names of its columns. */
export const obligationOwn = {
  kind: z.enum(obligationKinds),
  /** Who does it, or with whom it is, by name. */
  firm: z._default(line(firmLength), ''),
  /** The same as a contact of the house; null where it is none. */
  contactId: z._default(z.nullable(id), null),
  validFrom: optionalDay,
  validUntil: optionalDay,
  months,
};

export const ObligationInput = z
  .object({
    ...obligationOwn,
    id,
    /** Null where the document has none yet. */
    updatedAt: z._default(z.nullable(stamp), null),
    /** Members who are told before it runs out. */
    watchers: z._default(z.array(id).check(z.maxLength(mostWatchers)), []),
  })
  // It has to end one day, and not before it begins; an interval is counted from a day.
  .check(
    z.refine((o) => o.validUntil !== null || o.months !== null, {
      error: 'FILE.ERRORS.NEVER_DUE',
      path: ['validUntil'],
    }),
    z.refine((o) => o.months === null || o.validFrom !== null, { error: 'BASE.FORM.REQUIRED', path: ['validFrom'] }),
    z.refine((o) => o.validFrom === null || o.validUntil === null || o.validFrom <= o.validUntil, {
      error: 'FILE.ERRORS.ENDS_FIRST',
      path: ['validUntil'],
    }),
  );
export type ObligationInput = z.output<typeof ObligationInput>;

const DueRound = z.object({
  id: z.number(),
  validFrom: text,
  /** By when it should have been done. */
  dueOn: z.string(),
  closedOn: z.string(),
  closedBy: z.nullable(Person),
  /** The version that closed it; null where none did. */
  versionNumber: z.nullable(z.number()),
});
export type DueRound = z.output<typeof DueRound>;

export const Obligation = z.object({
  ...asKept({ kind: obligationOwn.kind, firm: obligationOwn.firm }),
  /** Null also where the asker may not see it. */
  contactId: z.nullable(z.number()),
  validFrom: text,
  validUntil: text,
  months: z.nullable(z.number()),
  dueOn: z.string(),
  updatedAt: z.string(),
  /** Who is told; nobody where the asker does not administer documents. */
  watchers: z.array(Person),
  /** Rounds that are over, the latest first. */
  rounds: z.array(DueRound),
});
export type Obligation = z.output<typeof Obligation>;

export const dueTabs = ['all', 'overdue', 'soon', 'later'] as const;
export const dueSorts = ['dueOn', '-dueOn', 'name', '-name', 'firm', '-firm'] as const;
export const dueFilters = z.object({
  text: z.optional(line(100)),
  kind: z.optional(z.enum(obligationKinds)),
  /** Only those of this contact. */
  contactId: z.optional(id),
  /** Only those of which the asker is told. */
  mine: z.optional(z.boolean()),
  /** Days between which it runs out. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const dueListing = {
  tab: z._default(z.enum(dueTabs), 'all'),
  sort: z._default(z.enum(dueSorts), 'dueOn'),
  filters: filtersOf(dueFilters),
};

export const DueRow = z.object({
  /** Of the document. */
  id: z.number(),
  name: z.string(),
  extension: z.string(),
  type: z.string(),
  kind: z.enum(obligationKinds),
  firm: z.string(),
  validFrom: text,
  months: z.nullable(z.number()),
  dueOn: z.string(),
  /** The asker is told of it. */
  isMine: z.boolean(),
  breadcrumb: z.array(Crumb),
});
export type DueRow = z.output<typeof DueRow>;
