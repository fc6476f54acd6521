import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileView } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { reportStates, verdicts, WorkTime } from '../reports/schema.ts';

/** Characters of a note to the firm, of what it writes, and of what was done or why not. */
export const noteLength = 2000;
export const wordLength = 4000;
export const saidLength = 1000;

/** What the firm said of its work so far. */
export const workStates = ['waiting', 'done', 'cannot'] as const;
export type WorkState = (typeof workStates)[number];

const stamp = z.string().check(z.maxLength(60));
export const token = z.string().check(z.minLength(20), z.maxLength(100));
const multi = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string('BASE.FORM.REQUIRED'),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(longest, 'BASE.FORM.TOO_LONG')),
  );
const said = (longest: number) => z.pipe(multi(longest), z.string().check(z.minLength(1, 'BASE.FORM.REQUIRED')));

/** A report goes to a contact of the house, at one of its addresses. `id` is of the report, as the asker has it. */
export const HandOver = z.object({
  id,
  updatedAt: stamp,
  contactId: z.coerce
    .number('BASE.FORM.REQUIRED')
    .check(z.int('BASE.FORM.REQUIRED'), z.minimum(1, 'BASE.FORM.REQUIRED')),
  email: line(254),
  note: z._default(multi(noteLength), ''),
});
export type HandOver = z.output<typeof HandOver>;

const Named = z.nullable(z.object({ id: z.number(), full_name: z.string() }));

/** One hand-over as the readers of the report know it; what is null is not for them, or is not there. */
export const HandoverView = z.object({
  id: z.number(),
  /** The contact, where the asker may open it. */
  contact: Named,
  at: z.string(),
  state: z.enum(workStates),
  saidAt: z.nullable(z.string()),
  /** What the firm wrote when it was done; why it cannot only for who solves it. */
  said: z.nullable(z.string()),
  day: z.nullable(WorkTime),
  photos: z.array(FileView),
  /** Whether the link still opens. */
  open: z.boolean(),
  /** For who solves it: where the link went, what with, and until when it serves. */
  sent: z.nullable(z.object({ email: z.string(), note: z.string(), by: Named, expiresAt: z.string() })),
});
export type HandoverView = z.output<typeof HandoverView>;

export const HandoversOfReport = z.object({
  /** The newest first: the one that stands, and, for who solves it, those before. */
  handovers: z.array(HandoverView),
  /** The phone that the firm will be told to call; null where its solver has no public one. */
  phone: z.nullable(z.string()),
  may: z.object({ handOver: z.boolean(), takeBack: z.boolean() }),
});
export type HandoversOfReport = z.output<typeof HandoversOfReport>;

/** A contact that a report may go to, with its addresses. */
export const Reachable = z.object({
  id: z.number(),
  full_name: z.string(),
  detail: z.string(),
  emails: z.array(z.string()),
});
export type Reachable = z.output<typeof Reachable>;

/** What a contact was given to mend, of reports that the asker may read. */
export const JobsOfContact = z.object({
  jobs: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      status: z.enum(reportStates),
      at: z.string(),
      day: z.nullable(WorkTime),
      state: z.enum(workStates),
      solvedAt: z.nullable(z.string()),
      /** What its reporter says of it; null while nothing is said, and of one that somebody else solved. */
      verdict: z.nullable(z.enum(verdicts)),
    }),
  ),
  total: z.number(),
  solved: z.number(),
  /** Of those solved, how many their reporters have judged, and found mended. */
  judged: z.number(),
  mended: z.number(),
  /** Hours from the hand-over to the solution, the median of those solved; null while there is none. */
  hours: z.nullable(z.number()),
});
export type JobsOfContact = z.output<typeof JobsOfContact>;

/** What reporters say of the work of those contacts that enough of them have judged. */
export const JudgedContacts = z.object({
  contacts: z.array(z.object({ id: z.number(), judged: z.number(), mended: z.number() })),
});
export type JudgedContacts = z.output<typeof JudgedContacts>;

/** A picture behind the link. */
const Picture = z.object({ id: z.number(), name: z.string(), url: z.string() });

/** What the holder of the link sees: one report, and nothing else of the house. */
export const WorkView = z.object({
  house: z.object({ name: z.string(), address: z.string() }),
  firm: z.string(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  note: z.string(),
  sentAt: z.string(),
  solver: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
  /** Only if they agreed to it when they filed it. */
  reporter: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
  pictures: z.array(Picture),
  photos: z.array(Picture),
  photosLeft: z.number(),
  day: z.nullable(WorkTime),
  state: z.enum(workStates),
  expiresAt: z.string(),
  today: z.string(),
});
export type WorkView = z.output<typeof WorkView>;

const lang = z._default(z.enum(['cs', 'en']), 'cs');
export const WorkAsked = z.object({ token, lang });
export const WorkDay = z.object({
  token,
  lang,
  day: z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID')),
  from: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
  to: z.nullable(z.int().check(z.minimum(1), z.maximum(24))),
});
export const WorkWord = z.object({ token, lang, message: said(wordLength) });
export const WorkDone = z.object({ token, lang, message: z._default(multi(saidLength), '') });
export const WorkCannot = z.object({ token, lang, message: said(saidLength) });
export const WorkPhoto = z.object({ token, lang });
export const WorkPhotoGone = z.object({ token, lang, id });

/** Whom to call though the link ended; null where nobody has a public phone, or it ended long ago. */
export const WorkCall = z.object({ call: z.nullable(z.object({ name: z.string(), phone: z.string() })) });
export type WorkCall = z.output<typeof WorkCall>;
