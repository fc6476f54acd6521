import * as z from 'zod/mini';
import { day } from '../events/schema.ts';
import { type Layer, mostCalendars } from '../events/schema-words.ts';
import { CalendarId } from './schema.ts';

export const sheetSpans = ['month', 'year'] as const;
export type SheetSpan = (typeof sheetSpans)[number];
export const wallPapers = ['A4', 'A3'] as const;
export type WallPaper = (typeof wallPapers)[number];
/** Layers whose days may be for everybody; votes, papers and bookings are somebody's always. */
export const wallLayers = ['meetings', 'surveys', 'reports', 'works'] as const satisfies readonly Layer[];
export type WallLayer = (typeof wallLayers)[number];

/** A month or a year on one page that hangs where everybody reads it. */
export const SheetAsked = z.object({
  of: z._default(z.enum(sheetSpans), 'month'),
  /** Any day of it. */
  day,
  paper: z._default(z.enum(wallPapers), 'A4'),
  /** Null is all of them. */
  calendars: z._default(z.nullable(z.array(CalendarId).check(z.maxLength(mostCalendars + 1))), null),
  layers: z._default(z.array(z.enum(wallLayers)), []),
  /** Whom to call, beside a month. */
  numbers: z._default(z.boolean(), true),
  /** The code that opens the calendar in a phone. */
  code: z._default(z.boolean(), true),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});
export type SheetAsked = z.output<typeof SheetAsked>;
