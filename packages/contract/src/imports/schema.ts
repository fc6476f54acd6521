import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { isIco } from '../base/person/ico.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { sexes } from '../members/schema.ts';
import { unitTypes } from '../units/schema.ts';
import { Draft } from './drafts/schema.ts';
import { doubtKinds, mostRows, nameLimits, problemKinds } from './reading/rules.ts';
import { entryKinds, entryNouns, shownFields } from './rules-entries.ts';
import { columnFields } from './rules-mapping.ts';

export const previewTabs = ['new', 'changed', 'ended', 'doubtful', 'problems', 'same'] as const;
export type PreviewTab = (typeof previewTabs)[number];

const text = z.nullable(z.string());
const entryKey = z.string().check(z.minLength(1), z.maxLength(2000));

/** What a person may put right; empty texts mean nothing. */
const named = {
  titleBefore: z._default(line(nameLimits.title), ''),
  firstName: z._default(line(nameLimits.name), ''),
  lastName: z._default(line(nameLimits.name), ''),
  titleAfter: z._default(line(nameLimits.title), ''),
  companyName: z._default(line(nameLimits.company), ''),
  ico: z._default(z.pipe(line(8), z.string().check(z.refine((s) => s === '' || isIco(s), 'SVJ.ERRORS.ICO'))), ''),
  sex: z._default(z.nullable(z.enum(sexes)), null),
  mergeWith: z._default(z.nullable(entryKey), null),
  memberId: z.optional(z.nullable(id)),
};
export const PersonFix = z
  .object(named)
  .check(
    z.refine((p) => p.companyName !== '' || p.lastName !== '', { path: ['lastName'], error: 'BASE.FORM.REQUIRED' }),
  );
export const EntryFix = z.object({
  id,
  key: entryKey,
  person: z.optional(PersonFix),
  type: z.optional(z.enum(unitTypes)),
});

export const Change = z.object({ field: z.enum(shownFields), before: text, after: text });
export const Candidate = z.object({
  key: text,
  memberId: z.nullable(z.number()),
  name: z.string(),
  units: z.array(z.string()),
});
export const PreviewEntry = z.object({
  key: z.string(),
  noun: z.enum(entryNouns),
  kind: z.enum(entryKinds),
  title: z.string(),
  unit: text,
  accepted: z.boolean(),
  changes: z.array(Change),
  doubts: z.array(z.enum(doubtKinds)),
  candidates: z.array(Candidate),
  /** What the form of a person starts with. */
  person: z.nullable(
    z.object({
      titleBefore: text,
      firstName: text,
      lastName: text,
      titleAfter: text,
      companyName: text,
      ico: text,
      sex: z.nullable(z.enum(sexes)),
      memberId: z.nullable(z.number()),
    }),
  ),
  /** What the form of a unit starts with. */
  type: z.nullable(z.enum(unitTypes)),
});
export type PreviewEntry = z.output<typeof PreviewEntry>;

export const PreviewProblem = z.object({
  row: z.nullable(z.number()),
  kind: z.enum(problemKinds),
  blocking: z.boolean(),
  params: z.record(z.string(), z.string()),
});
export type PreviewProblem = z.output<typeof PreviewProblem>;

export const MappedTable = z.object({
  rows: z.number(),
  /** Whether the mapping is the one this association used for the same headers. */
  remembered: z.boolean(),
  missing: z.array(z.enum(columnFields)),
  columns: z.array(
    z.object({ header: z.string(), samples: z.array(z.string()), field: z.enum([...columnFields, '']) }),
  ),
});
export type MappedTable = z.output<typeof MappedTable>;

export const Preview = z.object({
  draft: Draft,
  source: z.enum(['cadastre', 'table']),
  table: z.nullable(MappedTable),
  /** What the file holds; a couple is one owner; `sum` is JSON text. */
  file: z.object({ units: z.number(), owners: z.number(), persons: z.number(), sum: z.string() }),
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    ended: z.number(),
    doubtful: z.number(),
    /** Of the doubtful ones those that nobody said yes to. */
    waiting: z.number(),
    problems: z.number(),
    same: z.number(),
    blocking: z.number(),
    accepted: z.number(),
    leftOut: z.number(),
  }),
  /** The house now and after what is accepted, JSON text. */
  sum: z.object({ before: z.string(), after: z.string(), complete: z.boolean() }),
  /** Of everything that would be written; a different one at acceptance means that the house has changed since. */
  fingerprint: z.string(),
  entries: z.array(PreviewEntry),
  problems: z.array(PreviewProblem),
  total: z.number(),
});
export type Preview = z.output<typeof Preview>;

const counted = z.object({ created: z.number(), changed: z.number(), ended: z.number() });
export const Accepted = z.object({
  units: counted,
  ownerships: counted,
  persons: counted,
  sum: z.string(),
  complete: z.boolean(),
});
export type Accepted = z.output<typeof Accepted>;

export const MappingInput = z.object({
  id,
  mapping: z.array(z.enum([...columnFields, ''])).check(z.minLength(1), z.maxLength(200)),
});
export const Decision = z.object({
  id,
  accept: z.boolean(),
  /** These entries, or all of one tab. */
  keys: z.optional(z.array(entryKey).check(z.maxLength(3 * mostRows))),
  tab: z.optional(z.enum(previewTabs)),
});
export const Acceptance = z.object({ id, fingerprint: requiredLine(128) });
