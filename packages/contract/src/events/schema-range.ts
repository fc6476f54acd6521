import * as z from 'zod/mini';
import { filtersOf } from '../base/calls/paging.ts';
import { line } from '../base/person/people.ts';
import { day, LabelId, Occurrence } from './schema.ts';
import { labelTypes } from './schema-words.ts';

/** `main` and ids with commas, as the address carries them; left out all, said empty none. */
const Calendars = z._default(
  z.nullable(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(1000)),
        z.transform((text) => text.split(',').filter(Boolean)),
      ),
      z.array(z.string().check(z.regex(/^(main|[1-9]\d{0,14})$/))),
    ),
  ),
  null,
);

/** Days of a range, both inclusive; without them the month of today with its edge weeks. */
export const range = { from: z.optional(day), to: z.optional(day) };
export const Range = z.object({ ...range, calendars: Calendars });
export type Range = z.output<typeof Range>;

export const Occurrences = z.object({
  from: z.string(),
  to: z.string(),
  /** In the order of their starts; at most a thousand. */
  events: z.array(Occurrence),
  /** There were more than are carried. */
  more: z.boolean(),
});
export type Occurrences = z.output<typeof Occurrences>;

export const eventTabs = ['upcoming', 'past'] as const;
export type EventTab = (typeof eventTabs)[number];
export const eventSorts = ['start', '-start', 'title', '-title'] as const;
export type EventSort = (typeof eventSorts)[number];
export const eventFilters = z.object({
  /** A part of the title, the text or the place. */
  text: z.optional(line(100)),
  label: z.optional(LabelId),
  type: z.optional(z.enum(labelTypes)),
  /** Only what waits for the asker's confirmation. */
  toConfirm: z.optional(z.boolean()),
});
export type EventFilters = z.output<typeof eventFilters>;
/** Upcoming: what has not ended, at most a year ahead; past: what has, at most a year back. */
export const eventListing = {
  tab: z._default(z.enum(eventTabs), 'upcoming'),
  /** Left out: the nearest first. */
  sort: z.optional(z.enum(eventSorts)),
  filters: filtersOf(eventFilters),
  calendars: Calendars,
};
export const EventList = z.object({
  events: z.array(Occurrence),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  counts: z.object({ upcoming: z.number(), past: z.number() }),
});
export type EventList = z.output<typeof EventList>;

/** An event, or what is shown among them and is read in another module; ids of those are its own. */
export const SoonDay = z.object({ ...Occurrence.shape, layer: z.optional(z.literal('meetings')) });
export type SoonDay = z.output<typeof SoonDay>;

/** What the dashboard shows: what has not ended of this month, and when nothing, the next one. */
export const Soon = z.object({
  events: z.array(SoonDay),
  next: z.nullable(SoonDay),
  /** Those that run or begin within three days and are for the asker. */
  outages: z.array(Occurrence),
});
export type Soon = z.output<typeof Soon>;
