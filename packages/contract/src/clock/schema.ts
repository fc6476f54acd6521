import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { termKinds } from '../base/terms/law.ts';
import { termStates } from '../base/terms/rules.ts';
import { isDay } from '../base/time/dates.ts';
import { markKinds, nameLength, reasonLength, recordKinds } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(
  z.minLength(1, 'BASE.FORM.REQUIRED'),
  z.refine((s) => s === '' || isDay(s), 'BASE.FORM.INVALID'),
);
const optionalDay = z._default(
  z.nullable(z.string().check(z.refine((s) => s === '' || isDay(s), 'BASE.FORM.INVALID'))),
  null,
);
const noDay = (said: string | null) => said === null || said === '';

/** What begins a term that the house alone knows of. */
export const RecordInput = z
  .object({
    kind: z.enum(recordKinds, 'BASE.FORM.REQUIRED'),
    /** Of whom the mail is, or whose mandate it is. */
    name: z._default(line(nameLength), ''),
    /** The last day of the period, the day the mail came, the day of the election. */
    from: day,
    /** The last day itself where it is known: as the box prints it, or when the mandate ends. */
    until: optionalDay,
  })
  .check(
    z.refine((r) => r.kind !== 'mandate' || !noDay(r.until), { error: 'BASE.FORM.REQUIRED', path: ['until'] }),
    z.refine((r) => r.kind === 'settlement' || r.name !== '', { error: 'BASE.FORM.REQUIRED', path: ['name'] }),
    z.refine((r) => noDay(r.until) || (r.until as string) >= r.from, {
      error: 'CLOCK.ERRORS.ENDS_FIRST',
      path: ['until'],
    }),
  );
export type RecordInput = z.output<typeof RecordInput>;

/** A term as a form names it. */
const key = z.string().check(z.minLength(3), z.maxLength(120));

export const TermDone = z.object({
  key,
  on: day,
  /** What shows it, and the document of the house that does. */
  note: z._default(line(reasonLength), ''),
  documentId: z._default(z.nullable(id), null),
});
export type TermDone = z.output<typeof TermDone>;
export const TermNotOurs = z.object({ key, reason: requiredLine(reasonLength) });
export type TermNotOurs = z.output<typeof TermNotOurs>;
export const TermAgain = z.object({ key });

const text = z.nullable(z.string());
const Named = z.object({ id: z.number(), full_name: z.string() });

export const Term = z.object({
  key: z.string(),
  kind: z.enum(termKinds),
  name: z.string(),
  state: z.enum(termStates),
  from: z.string(),
  last: z.string(),
  /** A free day moved it (§ 607). */
  moved: z.boolean(),
  /** Whole days of the term, how many are gone, how many are left; below nought it is late. */
  days: z.number(),
  gone: z.number(),
  left: z.number(),
  /** Address of what it is of. */
  url: text,
  /** What shows that it was done. */
  met: z.nullable(z.object({ on: text, url: text })),
  mark: z.nullable(
    z.object({
      what: z.enum(markKinds),
      on: text,
      note: z.string(),
      /** Null where the house no longer knows who. */
      who: z.nullable(Named),
      at: z.string(),
      /** Null also where the reader may not open it. */
      document: z.nullable(z.object({ id: z.number(), name: z.string() })),
    }),
  ),
  /** A term that the house wrote down itself. */
  recordId: z.nullable(z.number()),
});
export type Term = z.output<typeof Term>;

/** As the dashboard shows it. */
export const NearTerm = z.pick(Term, { key: true, kind: true, name: true, state: true, last: true, left: true });
export type NearTerm = z.output<typeof NearTerm>;

export const ClockView = z.object({
  terms: z.array(Term),
  /** Kinds of which there is no term now. */
  without: z.array(z.enum(termKinds)),
  /** When the law was last compared with the wording in force. */
  asOf: z.string(),
  today: z.string(),
  may: z.object({ write: z.boolean() }),
});
export type ClockView = z.output<typeof ClockView>;
