import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileView } from '../base/files/files.ts';
import { isEmail, plainLine, requiredLine } from '../base/person/people.ts';
import { floor, reportTypes, spaceLength, textLength, titleLength, visibilities } from '../reports/schema.ts';
import { noteTabs, reasonLength, sheetSizes } from './rules.ts';

const stamp = z.string().check(z.maxLength(60));

/** What a code hangs at: a named place, where there are entrances in one of them, and on a floor. */
const placed = {
  name: requiredLine(spaceLength),
  entranceId: z._default(z.nullable(id), null),
  floor: z._default(floor, null),
};
export const WallPlaceInput = z.object(placed);
export type WallPlaceInput = z.output<typeof WallPlaceInput>;
export const WallPlaceChange = z.object({ ...placed, id, updatedAt: stamp });
export type WallPlaceChange = z.output<typeof WallPlaceChange>;

const Entrance = z.nullable(z.object({ id: z.number(), name: z.string() }));
const where = { name: z.string(), entrance: Entrance, floor: z.nullable(z.number()) };

export const WallPlace = z.object({
  id: z.number(),
  ...where,
  /** Null while it has none: it was taken away. */
  code: z.nullable(z.string()),
  /** What the printed code opens. */
  url: z.nullable(z.string()),
  codeAt: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type WallPlace = z.output<typeof WallPlace>;

export const Wall = z.object({
  isOn: z.boolean(),
  places: z.array(WallPlace),
  entrances: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type Wall = z.output<typeof Wall>;

/** What stands in the address after /z/, as it came; codes that cannot be one are answered as those that lead nowhere. */
export const doorCode = z.string().check(z.maxLength(40));
export const doorKey = z.string().check(z.maxLength(200));

/** What whoever reads a code off the wall is shown. */
export const Door = z.object({
  house: z.string(),
  ...where,
  /** Where somebody signed in files it: the place of the form, in a house that they are of and may report in. */
  member: z.nullable(
    z.object({ svj: z.number(), entranceId: z.nullable(z.number()), floor: z.nullable(z.number()), space: z.string() }),
  ),
});
export type Door = z.output<typeof Door>;

const email = z.pipe(
  z.pipe(z.string('BASE.FORM.REQUIRED'), z.transform(plainLine)),
  z.string().check(
    z.minLength(1, { error: 'BASE.FORM.REQUIRED', abort: true }),
    z.refine((s) => isEmail(s), 'BASE.FORM.EMAIL'),
  ),
);
const text = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(longest, 'BASE.FORM.TOO_LONG')),
  );

export const NoteInput = z.object({
  token: doorCode,
  title: requiredLine(titleLength),
  description: z._default(text(textLength), ''),
  /** Left out: whoever lets it in says. */
  type: z._default(z.nullable(z.enum(reportTypes)), null),
  email,
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});
export type NoteInput = z.output<typeof NoteInput>;

/** What was written, with the key that its pictures come under. */
export const NoteTaken = z.object({ id: z.number(), key: z.string(), email: z.string() });

/** What the mailed link would confirm. */
export const Confirming = z.object({ house: z.string(), title: z.string(), ...where });

export const noteListing = { tab: z._default(z.enum(noteTabs), 'waiting') };
export const Note = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  type: z.nullable(z.enum(reportTypes)),
  /** Of somebody who may be no member of the house, and is taken for none. */
  email: z.string(),
  place: z.object(where),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** When it goes by itself; null while it waits. */
  goesAt: z.nullable(z.string()),
  /** What became of it, once it was let in. */
  reportId: z.nullable(z.number()),
  /** Why it was put aside, as whoever wrote it was told. */
  reason: z.string(),
  photos: z.array(FileView),
});
export type Note = z.output<typeof Note>;
export const NoteList = z.object({
  notes: z.array(Note),
  total: z.number(),
  waitingCount: z.number(),
  declinedCount: z.number(),
  letInCount: z.number(),
});
export type NoteList = z.output<typeof NoteList>;

export const LetIn = z.object({
  id,
  type: z.enum(reportTypes, 'BASE.FORM.REQUIRED'),
  visibility: z.enum(visibilities),
  title: requiredLine(titleLength),
});
export type LetIn = z.output<typeof LetIn>;

export const sheetsAsked = z.object({
  /** Left out: all that have a code. */
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(60))),
  paper: z._default(z.enum(sheetSizes), 'A4'),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});

export const Decline = z.object({ id, reason: z._default(text(reasonLength), '') });
export type Decline = z.output<typeof Decline>;
