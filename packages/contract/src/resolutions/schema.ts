import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { line } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { fulfilments, mostLinks, noteLength, resolutionDeeds, resolutionTabs } from './schema-words.ts';

export const resolutionSorts = ['number', '-number', 'name', '-name', 'dueOn', '-dueOn'] as const;

const day = z.nullable(z.string().check(z.refine(isDay, 'BASE.FORM.INVALID')));
/** What may be left empty; lines stay lines. */
const note = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(noteLength, 'BASE.FORM.TOO_LONG')),
  ),
  '',
);
const links = z.array(id).check(
  z.maxLength(mostLinks),
  z.refine((all) => new Set(all).size === all.length, 'BASE.FORM.INVALID'),
);

/** What the committee says of a resolution; its wording, number and result are nobody's to change. */
export const ResolutionChange = z.object({
  id,
  updatedAt: z.string().check(z.maxLength(60)),
  state: z.enum(fulfilments, 'BASE.FORM.REQUIRED'),
  responsibleId: z._default(z.nullable(id), null),
  dueOn: z._default(day, null),
  /** When it was done or given up; today where nobody says. */
  settledOn: z._default(day, null),
  note,
  reportIds: z._default(links, []),
  voteIds: z._default(links, []),
  documents: Choices,
});
export type ResolutionChange = z.output<typeof ResolutionChange>;

const text = z.nullable(z.string());
const Named = z.object({ id: z.number(), full_name: z.string() });
const Called = z.object({ id: z.number(), name: z.string() });

const told = {
  id: z.number(),
  /** As people cite it: 3/2026. */
  number: z.string(),
  year: z.number(),
  name: z.string(),
  adopted: z.boolean(),
  /** When the vote on it ended. */
  decidedAt: z.string(),
  state: z.enum(fulfilments),
  responsible: z.nullable(Named),
  dueOn: text,
  /** The asker is responsible for it. */
  isMine: z.boolean(),
  vote: Called,
  /** Null where no meeting decided it, or none that the asker reads. */
  meeting: z.nullable(Called),
  /** Otherwise for who administers votes alone. */
  isPublic: z.boolean(),
};

export const ResolutionRow = z.object(told);
export type ResolutionRow = z.output<typeof ResolutionRow>;

/** One of the four columns: its part of the votes that decide, exact, as JSON text. */
const Answered = z.object({ share: z.string(), seats: z.number(), units: z.number() });
export const ResolutionResult = z.object({
  agree: Answered,
  notAgree: Answered,
  noVote: Answered,
  /** Of those who count; its part is always one of all votes. */
  miss: Answered,
  of: z.enum(['present', 'all']),
  /** Why it passed or not, in one sentence of law, in the language of the asker. */
  reason: z.string(),
});
export type ResolutionResult = z.output<typeof ResolutionResult>;

export const ResolutionEntry = z.object({
  id: z.number(),
  at: z.string(),
  what: z.enum(resolutionDeeds),
  /** Null where the portal did it, or the house no longer knows who. */
  who: z.nullable(Named),
  about: z.nullable(Named),
  day: text,
  note: z.string(),
});
export type ResolutionEntry = z.output<typeof ResolutionEntry>;

export const ResolutionDetail = z.object({
  ...told,
  /** HTML as it was voted on, sanitised by the server; empty where the name is all of it. */
  wording: z.string(),
  /** The section of the Civil Code on whose ground it was decided. */
  section: z.string(),
  result: ResolutionResult,
  settledOn: text,
  note: z.string(),
  reports: z.array(Called),
  votes: z.array(Called),
  files: z.array(ChosenFile),
  history: z.array(ResolutionEntry),
  updatedAt: z.string(),
  may: z.object({ edit: z.boolean() }),
});
export type ResolutionDetail = z.output<typeof ResolutionDetail>;

export const resolutionFilters = z.object({
  text: z.optional(line(100)),
  year: z.optional(z.int().check(z.minimum(1900), z.maximum(2200))),
  responsible: z.optional(id),
  mine: z.optional(z.boolean()),
});
export const resolutionListing = {
  tab: z._default(z.enum(resolutionTabs), 'all'),
  sort: z._default(z.enum(resolutionSorts), '-number'),
  filters: filtersOf(resolutionFilters),
};
export const ResolutionList = z.object({
  data: z.array(ResolutionRow),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  allCount: z.number(),
  todoCount: z.number(),
  adoptedCount: z.number(),
  rejectedCount: z.number(),
  /** Years of the register, the latest first, and who is responsible for any of it. */
  years: z.array(z.number()),
  responsible: z.array(Named),
});
export type ResolutionList = z.output<typeof ResolutionList>;

/** How a point of a vote stands in the register. */
const { id: ofId, number, name, adopted } = told;
export const PointResolution = z.object({ id: ofId, number, name, adopted });
export type PointResolution = z.output<typeof PointResolution>;
