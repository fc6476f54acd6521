import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { requiredLine } from '../base/person/people.ts';
import { LabelId } from './schema.ts';
import { defaultLabelType, eventColours, labelTypes, mainCalendar, mainColour, nameLength } from './schema-words.ts';

const stamp = z.string().check(z.maxLength(60));

/** A slash would part an address, and digits alone or `main` mean another calendar there. */
const name = z.pipe(
  requiredLine(nameLength),
  z.string().check(
    z.refine((one) => !one.includes('/'), 'EVENT.CALENDARS.NO_SLASH'),
    z.refine((one) => one.toLowerCase() !== mainCalendar && !/^\d+$/.test(one), 'EVENT.CALENDARS.NAME_TAKEN'),
  ),
);
export const CalendarInput = z.object({
  name,
  colour: z._default(z.enum(eventColours), mainColour),
});
export type CalendarInput = z.output<typeof CalendarInput>;
export const NewCalendar = z.object({ calendar: CalendarInput });
export const CalendarChange = z.object({ id, updatedAt: stamp, calendar: CalendarInput });

/** As the association tells it. */
export const CalendarName = z.object({
  id: z.nullable(z.number()),
  name: z.string(),
  colour: z.enum(eventColours),
});
export type CalendarName = z.output<typeof CalendarName>;
export const CalendarView = z.extend(CalendarName, {
  /** Events and series in it; told to who administers. */
  count: z.nullable(z.number()),
  /** Empty of the main one, which is not changed. */
  updatedAt: z.string(),
});
export type CalendarView = z.output<typeof CalendarView>;

export const LabelInput = z.object({
  name: requiredLine(nameLength),
  /** What it is a kind of. */
  type: z._default(z.enum(labelTypes), defaultLabelType),
});
export type LabelInput = z.output<typeof LabelInput>;
export const LabelChange = z.extend(LabelInput, { id, updatedAt: stamp });
export const LabelView = z.object({
  id: LabelId,
  type: z.enum(labelTypes),
  /** Null of those that every house has: the interface has their text. */
  name: z.nullable(z.string()),
  isDefault: z.boolean(),
  updatedAt: z.string(),
});
export type LabelView = z.output<typeof LabelView>;
