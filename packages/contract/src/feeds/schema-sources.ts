import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { day } from '../events/schema.ts';
import { eventColours } from '../events/schema-words.ts';
import { sourceLeft, sourceProblems } from './rules.ts';

const nameLength = 120;
const addressLength = 1000;
const stamp = z.string().check(z.maxLength(60));

const placed = {
  name: requiredLine(nameLength),
  /** Whose occurrences stand in which calendar; null is the main one. */
  calendarId: z._default(z.nullable(id), null),
  /** Null is that of its calendar. */
  colour: z._default(z.nullable(z.enum(eventColours)), null),
  /** Else the committee alone sees it. */
  isPublic: z._default(z.boolean(), true),
};
const url = requiredLine(addressLength);
export const SourceInput = z.object({ ...placed, url });
export type SourceInput = z.output<typeof SourceInput>;
export const SourceFile = z.object(placed);
export type SourceFile = z.output<typeof SourceFile>;
/** Without an address it keeps the one it has; a source that is a file has none. */
export const SourceChange = z.object({ ...placed, url: z._default(z.nullable(url), null), id, updatedAt: stamp });
export type SourceChange = z.output<typeof SourceChange>;

export const SourceView = z.object({
  id: z.number(),
  name: z.string(),
  calendarId: z.nullable(z.number()),
  colour: z.nullable(z.enum(eventColours)),
  isPublic: z.boolean(),
  /** Null of a file. */
  url: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** When it was last read well, tried, and will be tried. */
  readAt: z.nullable(z.string()),
  triedAt: z.nullable(z.string()),
  nextAt: z.nullable(z.string()),
  /** In a row. */
  failures: z.number(),
  problem: z.nullable(z.enum(sourceProblems)),
  /** Occurrences that it names, to come, and those that it names no more. */
  count: z.number(),
  vanished: z.number(),
  /** Events that were left out of it. */
  left: z.array(z.object({ why: z.enum(sourceLeft), count: z.number() })),
  updatedAt: z.string(),
});
export type SourceView = z.output<typeof SourceView>;

export const ForeignAsked = z.object({ from: day, to: day });
export type ForeignAsked = z.output<typeof ForeignAsked>;
/** An occurrence of somebody else's calendar: read, not changed. */
export const ForeignOccurrence = z.object({
  id: z.number(),
  sourceId: z.number(),
  source: z.string(),
  title: z.string(),
  description: z.string(),
  place_address: z.string(),
  /** Where its own calendar speaks of it; empty where it does not. */
  link: z.string(),
  start: z.string(),
  end: z.string(),
  /** As clocks in Prague show it, YYYY-MM-DDTHH:mm; of a whole day 00:00, the last day inclusive. */
  startsAt: z.string(),
  endsAt: z.string(),
  allDay: z.boolean(),
  calendarId: z.nullable(z.number()),
  colour: z.enum(eventColours),
  /** Its source names it no more. */
  vanished: z.boolean(),
  readAt: z.nullable(z.string()),
});
export type ForeignOccurrence = z.output<typeof ForeignOccurrence>;
