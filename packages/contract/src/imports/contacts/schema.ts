import * as z from 'zod/mini';
import { id } from '../../base/calls/ids.ts';
import { requiredLine } from '../../base/person/people.ts';
import { Draft } from '../drafts/schema.ts';
import { contactDoubts, contactKinds, contactProblems } from './rules.ts';
import { contactFields } from './rules-columns.ts';
import { contactStates } from './rules-entries.ts';

export const contactTabs = ['new', 'doubtful', 'same', 'problems'] as const;
export type ContactTab = (typeof contactTabs)[number];

const field = z.enum([...contactFields, '']);
const entryKey = z.string().check(z.minLength(1), z.maxLength(60));

const Contact = z.object({ kind: z.enum(contactKinds), value: z.string() });
export const ContactPreviewEntry = z.object({
  key: z.string(),
  noun: z.enum(['person', 'row']),
  kind: z.enum(['new', 'same', 'doubtful']),
  title: z.string(),
  units: z.array(z.string()),
  accepted: z.boolean(),
  /** The row of the file to be asked about; null where there is nothing to ask. */
  row: z.nullable(z.number()),
  /** Whether somebody said by hand whose the row is. */
  isChosen: z.boolean(),
  doubts: z.array(z.enum(contactDoubts)),
  contacts: z.array(z.extend(Contact, { state: z.enum(contactStates) })),
  kept: z.array(Contact),
  candidates: z.array(z.object({ memberIds: z.array(z.number()), name: z.string(), units: z.array(z.string()) })),
});
export type ContactPreviewEntry = z.output<typeof ContactPreviewEntry>;

export const ContactTable = z.object({
  rows: z.number(),
  /** Whether the mapping is the one this association used for the same headers. */
  remembered: z.boolean(),
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()), field })),
});
export type ContactTable = z.output<typeof ContactTable>;

export const ContactPreview = z.object({
  draft: Draft,
  table: ContactTable,
  counts: z.object({
    new: z.number(),
    doubtful: z.number(),
    same: z.number(),
    problems: z.number(),
    /** People to whom something would be added, and what. */
    accepted: z.number(),
    emails: z.number(),
    phones: z.number(),
  }),
  /** Of everything that would be added; a different one at acceptance means that people have changed since. */
  fingerprint: z.string(),
  entries: z.array(ContactPreviewEntry),
  problems: z.array(
    z.object({
      row: z.nullable(z.number()),
      kind: z.enum(contactProblems),
      params: z.record(z.string(), z.string()),
    }),
  ),
  total: z.number(),
});
export type ContactPreview = z.output<typeof ContactPreview>;

export const ContactMappingInput = z.object({ id, mapping: z.array(field).check(z.minLength(1), z.maxLength(200)) });
export const ContactDecision = z.object({
  id,
  accept: z.boolean(),
  /** These people, or all of one tab. */
  keys: z.optional(z.array(entryKey).check(z.maxLength(5_000))),
  tab: z.optional(z.enum(contactTabs)),
});
/** Whose the row is; nobody takes the choice back. */
export const ContactChoice = z.object({
  id,
  row: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  memberIds: z.array(id).check(z.maxLength(4)),
});
export const ContactAcceptance = z.object({
  id,
  fingerprint: requiredLine(128),
  /** Whether the house sees the added contacts, or only the committee. */
  isPublic: z._default(z.boolean(), false),
});
export const ContactsAccepted = z.object({
  people: z.number(),
  emails: z.number(),
  phones: z.number(),
  /** Of these people, who have an e-mail and neither access nor an open invitation. */
  invitable: z.array(z.number()),
});
export type ContactsAccepted = z.output<typeof ContactsAccepted>;
