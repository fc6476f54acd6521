import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { bases, bookingStates, cellStates, mostInRow, reasonLength, thingKinds } from './schema-words.ts';

export const day = z.iso.date({ error: 'BASE.FORM.INVALID' });
/** What clocks in Prague show where it begins, YYYY-MM-DDTHH:mm. */
const wall = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'BASE.FORM.INVALID'));
const text = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(reasonLength, 'BASE.FORM.TOO_LONG')),
  ),
  '',
);

const asked = {
  thingId: id,
  /** One of the asker's. */
  unitId: id,
  startsAt: wall,
  /** Hours, days or nights in a row. */
  count: z._default(z.int().check(z.minimum(1), z.maximum(mostInRow)), 1),
};
export const BookingInput = z.object(asked);
export type BookingInput = z.output<typeof BookingInput>;
/** At once: booked as soon as it is free, instead of offered. */
export const WaitInput = z.object({ ...asked, atOnce: z._default(z.boolean(), false) });
export type WaitInput = z.output<typeof WaitInput>;

const span = { start: z.string(), end: z.string(), startsAt: z.string(), endsAt: z.string() };
const Unit = z.object({ id: z.number(), number: z.string() });

/** One of the asker's, or one that they decide of. */
export const Booking = z.object({
  id: z.number(),
  thingId: z.number(),
  ...span,
  unit: Unit,
  state: z.enum(bookingStates),
  /** Of what is offered: until when it is kept for them. */
  until: z.nullable(z.string()),
});
export type Booking = z.output<typeof Booking>;
export const Wait = z.object({ id: z.number(), thingId: z.number(), ...span, unit: Unit, atOnce: z.boolean() });
export type Wait = z.output<typeof Wait>;

const Quiet = z.object({ days: z.array(z.number()), from: z.string(), to: z.string() });
export const Thing = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(thingKinds),
  description: z.string(),
  /** Where a fault of it is reported. */
  entrance: z.nullable(z.object({ id: z.number(), name: z.string() })),
  floor: z.nullable(z.number()),
  by: z.enum(bases),
  opens: z.string(),
  closes: z.string(),
  slotMinutes: z.number(),
  least: z.number(),
  most: z.number(),
  daysAhead: z.number(),
  perWeek: z.nullable(z.number()),
  mostOpen: z.nullable(z.number()),
  quiet: z.array(Quiet),
  approval: z.boolean(),
  isOpen: z.boolean(),
  updatedAt: z.string(),
});
export type Thing = z.output<typeof Thing>;

/** What is to be had in the house, and what the asker has of it. */
export const BookingHome = z.object({
  things: z.array(Thing),
  units: z.array(Unit),
  mine: z.array(Booking),
  waits: z.array(Wait),
  /** What waits for the committee, for who administers it. */
  asked: z.array(Booking),
});
export type BookingHome = z.output<typeof BookingHome>;

export const TimesAsked = z.object({
  id,
  from: day,
  /** Of whose limits is told; left out, none. */
  unitId: z.optional(id),
});
export type TimesAsked = z.output<typeof TimesAsked>;

export const Cell = z.object({
  ...span,
  state: z.enum(cellStates),
  /** Who has it, by their unit. */
  unit: z.nullable(z.string()),
  /** It waits for the committee. */
  asked: z.boolean(),
  /** It is kept for who waited for it. */
  offered: z.boolean(),
  /** The asker will be told when it is free. */
  waits: z.boolean(),
  /** Of the asker's units; for who administers, of all. */
  bookingId: z.nullable(z.number()),
});
export type Cell = z.output<typeof Cell>;

export const FreeTimes = z.object({
  days: z.array(z.object({ day: z.string(), cells: z.array(Cell) })),
  /** The nearest that is free from now on; null where there is none. */
  nearest: z.nullable(z.object(span)),
  /** How many bookings more the unit may have, by weeks from Monday; null is any number. */
  left: z.array(z.object({ from: z.string(), to: z.string(), inWeek: z.nullable(z.number()), open: z.number() })),
});
export type FreeTimes = z.output<typeof FreeTimes>;

export const Decision = z.object({ id, approve: z.boolean(), reason: text });
export type Decision = z.output<typeof Decision>;
export const Cancelling = z.object({ id, reason: text });
export type Cancelling = z.output<typeof Cancelling>;
