import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { Thing } from './schema.ts';
import {
  bases,
  descriptionLength,
  mostAhead,
  mostInRow,
  mostOpenOfUnit,
  mostQuiet,
  nameLength,
  thingKinds,
} from './schema-words.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'BOOKING.FORM.CLOCK'));
/** Midnight at the end of the day too. */
const end = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'BOOKING.FORM.CLOCK'));
const number = (from: number, to: number) =>
  z.int('BOOKING.FORM.NUMBER').check(z.minimum(from, 'BOOKING.FORM.NUMBER'), z.maximum(to, 'BOOKING.FORM.NUMBER'));
const text = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(descriptionLength, 'BASE.FORM.TOO_LONG')),
  ),
  '',
);
/** 0 is the ground floor. */
const floor = z.nullable(z.int().check(z.minimum(-9), z.maximum(99)));
const weekDay = z.int().check(z.minimum(1), z.maximum(7));

const fields = {
  name: requiredLine(nameLength),
  kind: z.enum(thingKinds, 'BASE.FORM.REQUIRED'),
  description: text,
  entranceId: z._default(z.nullable(id), null),
  floor: z._default(floor, null),
  by: z.enum(bases, 'BASE.FORM.REQUIRED'),
  opens: z._default(clock, '07:00'),
  closes: z._default(end, '21:00'),
  slotMinutes: z._default(number(15, 1440), 120),
  least: z._default(number(1, mostInRow), 1),
  most: z._default(number(1, mostInRow), 1),
  daysAhead: z._default(number(1, mostAhead), 14),
  perWeek: z._default(z.nullable(number(1, mostOpenOfUnit)), null),
  mostOpen: z._default(z.nullable(number(1, mostOpenOfUnit)), null),
  quiet: z._default(
    z
      .array(
        z.object({
          days: z.array(weekDay).check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(7)),
          from: clock,
          to: end,
        }),
      )
      .check(z.maxLength(mostQuiet)),
    [],
  ),
  approval: z._default(z.boolean(), false),
  isOpen: z._default(z.boolean(), true),
};
export const ThingInput = z.object(fields);
export type ThingInput = z.output<typeof ThingInput>;
export const ThingChange = z.object({ ...fields, id, updatedAt: z.string().check(z.maxLength(60)) });
export type ThingChange = z.output<typeof ThingChange>;

export const ThingList = z.object({
  things: z.array(z.extend(Thing, { /** Bookings that are not over. */ openCount: z.number() })),
  entrances: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type ThingList = z.output<typeof ThingList>;
