import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { mainCalendar, mostCalendars } from '../events/schema-words.ts';

const nameLength = 80;
const stamp = z.string().check(z.maxLength(60));

/** The main calendar or the number of another one. */
export const CalendarId = z.union([z.literal(mainCalendar), id]);
export type CalendarId = z.output<typeof CalendarId>;

const fields = {
  /** What the person calls it, as the phone that it is for. */
  name: requiredLine(nameLength),
  /** Null is all of them, those too that come later. */
  calendars: z._default(
    z.nullable(z.array(CalendarId).check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(mostCalendars + 1))),
    null,
  ),
  /** Also what is for the committee alone, for whoever sees it. */
  withCommittee: z._default(z.boolean(), false),
  /** Also what falls on days in other modules, as far as the person may see it there. */
  withLayers: z._default(z.boolean(), false),
};
export const FeedInput = z.object(fields);
export type FeedInput = z.output<typeof FeedInput>;
export const FeedChange = z.object({ ...fields, id, updatedAt: stamp });
export type FeedChange = z.output<typeof FeedChange>;

export const FeedView = z.object({
  id: z.number(),
  name: z.string(),
  calendars: z.nullable(z.array(z.union([z.literal(mainCalendar), z.number()]))),
  withCommittee: z.boolean(),
  withLayers: z.boolean(),
  createdAt: z.string(),
  /** When it was last asked, to about a quarter of an hour, and by which program. */
  fetchedAt: z.nullable(z.string()),
  fetchedBy: z.string(),
  updatedAt: z.string(),
});
export type FeedView = z.output<typeof FeedView>;
export const FeedList = z.object({
  feeds: z.array(FeedView),
  /** Whether the asker sees what is for the committee alone. */
  mayCommittee: z.boolean(),
});
export type FeedList = z.output<typeof FeedList>;
/** The address is told once; asked again for what was made before, it is not. */
export const FeedMade = z.extend(FeedView, { url: z.nullable(z.string()) });
export type FeedMade = z.output<typeof FeedMade>;

/** As it stands in an address, whatever came. */
export const feedToken = z.string().check(z.maxLength(200));

/** One event as a file: of a series one occurrence by its day, or the whole of it. */
export const EventFile = z.object({
  id,
  day: z._default(z.nullable(z.iso.date()), null),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});
export type EventFile = z.output<typeof EventFile>;
