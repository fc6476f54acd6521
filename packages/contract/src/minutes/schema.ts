import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileView } from '../base/files/files.ts';
import { line, plainText, requiredLine } from '../base/person/people.ts';
import {
  addendumLength,
  checkIds,
  factIds,
  factLength,
  minutesStates,
  mostObjections,
  mostVerifiers,
  officeRoles,
  pointEnds,
  reasonLength,
  signerRoles,
  signWays,
  sources,
  wordingLength,
} from './schema-words.ts';

const stamp = z.string().check(z.maxLength(60));
const typed = (most: number) => z.string().check(z.maxLength(most, 'BASE.FORM.TOO_LONG'));
const text = z.nullable(z.string());
const lang = z._default(z.enum(['cs', 'en']), 'cs');
/** Of a point of the agenda or of a vote. */
const key = z.string().check(z.regex(/^[av]\d{1,16}$/));

export const Objection = z.object({ who: requiredLine(200), text: typed(factLength) });
export type Objection = z.output<typeof Objection>;

/** What people say otherwise than the portal: what is left out is composed anew. */
export const MinutesOverrides = z.object({
  facts: z._default(z.partialRecord(z.enum(factIds), typed(factLength)), {}),
  /** Members that hold an office of the meeting; null takes away whom the portal knows. */
  people: z._default(
    z.object({
      opener: z.optional(z.nullable(id)),
      chair: z.optional(z.nullable(id)),
      scribe: z.optional(z.nullable(id)),
      verifiers: z.optional(z.array(id).check(z.maxLength(mostVerifiers))),
    }),
    {},
  ),
  points: z._default(
    z.record(
      key,
      z.object({
        wording: z.optional(typed(wordingLength)),
        note: z.optional(typed(factLength)),
        objections: z.optional(z.array(Objection).check(z.maxLength(mostObjections))),
        /** Everybody entitled was there and agreed to take a matter that the invitation did not carry (§ 253). */
        consent: z.optional(z.boolean()),
      }),
    ),
    {},
  ),
});
export type MinutesOverrides = z.output<typeof MinutesOverrides>;

export const MinutesAsked = z.object({ id, lang });
export const MinutesChange = z.object({ id, updatedAt: stamp, overrides: MinutesOverrides, lang });
export type MinutesChange = z.output<typeof MinutesChange>;
export const MinutesFinish = z.object({
  id,
  updatedAt: stamp,
  lang,
  /** Owed where the check names anything. */
  reason: z._default(z.string().check(z.maxLength(reasonLength, 'BASE.FORM.TOO_LONG')), ''),
});
export type MinutesFinish = z.output<typeof MinutesFinish>;
export const AddendumInput = z.object({ id, text: plainText(addendumLength) });
export const MinutesSign = z.object({ id, code: line(20) });
export const MinutesScan = z.object({ id, signatureId: id, fileId: id });
export const MinutesPublish = z.object({
  id,
  lang,
  folderId: z.nullable(id),
  /** Without a folder: into the one of minutes that owners read, made where there is none. */
  forOwners: z._default(z.boolean(), false),
  /** For everybody whom the folder is for, or for who administers documents alone. */
  isPublic: z._default(z.boolean(), true),
  acceptRead: z._default(z.boolean(), false),
  notify: z._default(z.boolean(), true),
});
export type MinutesPublish = z.output<typeof MinutesPublish>;

const Person = z.object({ role: z.enum(officeRoles), id: z.nullable(z.number()), name: z.string() });

/** What the minutes say; kept as it is once they are finished. */
export const MinutesContent = z.object({
  lang: z.enum(['cs', 'en']),
  meeting: z.object({ name: z.string(), start: z.string(), end: z.string(), address: z.string() }),
  facts: z.array(z.object({ id: z.enum(factIds), text: z.string(), edited: z.boolean(), source: z.enum(sources) })),
  people: z.array(Person),
  points: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      name: z.string(),
      end: z.enum(pointEnds),
      wording: z.string(),
      edited: z.boolean(),
      /** How it was voted on, in a sentence. */
      result: z.string(),
      note: z.string(),
      objections: z.array(Objection),
      /** Of a matter off the agenda. */
      consent: z.nullable(z.boolean()),
      voteId: z.nullable(z.number()),
    }),
  ),
  /** Nothing but the committee's own record backs the attendance. */
  unproven: z.boolean(),
  annexes: z.string(),
  /** What was missing when they were finished, a sentence each, and why they were finished so. */
  missing: z.array(z.string()),
  reason: z.string(),
});
export type MinutesContent = z.output<typeof MinutesContent>;

export const CheckItem = z.object({
  id: z.enum(checkIds),
  ok: z.boolean(),
  /** Contradicts what the portal knows, beside what is only missing. */
  wrong: z.boolean(),
  /** The fact or the point it is about. */
  at: text,
  title: z.string(),
  text: z.string(),
});
export type CheckItem = z.output<typeof CheckItem>;

export const MinutesClock = z.object({
  /** The day on which they have to be done. */
  last: z.string(),
  days: z.number(),
  gone: z.number(),
  /** Below zero after it. */
  left: z.number(),
  state: z.enum(['ok', 'soon', 'late']),
});
export type MinutesClock = z.output<typeof MinutesClock>;

export const MinutesSignature = z.object({
  id: z.number(),
  role: z.enum(signerRoles),
  name: z.string(),
  way: z.nullable(z.enum(signWays)),
  signedAt: text,
  /** The asker is to sign here. */
  mine: z.boolean(),
  files: z.array(FileView),
});
export type MinutesSignature = z.output<typeof MinutesSignature>;

export const MinutesView = z.object({
  meetingId: z.number(),
  status: z.enum(minutesStates),
  content: MinutesContent,
  /** Texts that the portal composes where people say otherwise, and what was voted on and said of points. */
  originals: z.object({
    facts: z.record(z.string(), z.string()),
    points: z.record(z.string(), z.object({ wording: z.string(), note: z.string(), objections: z.array(Objection) })),
  }),
  overrides: z.nullable(MinutesOverrides),
  check: z.array(CheckItem),
  clock: z.nullable(MinutesClock),
  signatures: z.array(MinutesSignature),
  addenda: z.array(z.object({ id: z.number(), who: z.string(), at: z.string(), text: z.string() })),
  finishedAt: text,
  finishedBy: text,
  /** SHA-256 of the finished content, hexadecimal. */
  sha256: text,
  document: z.nullable(z.object({ id: z.number(), name: z.string() })),
  publishedAt: text,
  /** Something was added or signed since it was published. */
  behind: z.boolean(),
  /** When the draft was last stored; null of one that nobody changed. */
  savedAt: text,
  updatedAt: z.string(),
  may: z.object({
    edit: z.boolean(),
    finish: z.boolean(),
    addend: z.boolean(),
    scan: z.boolean(),
    publish: z.boolean(),
  }),
});
export type MinutesView = z.output<typeof MinutesView>;

/** What the page of a meeting says of them. */
export const MinutesStanding = z.object({
  state: z.enum(['none', 'draft', 'finished', 'published']),
  clock: z.nullable(MinutesClock),
  document: z.nullable(z.object({ id: z.number(), name: z.string() })),
  publishedAt: text,
  /** The asker may open their page, and has to sign them. */
  opens: z.boolean(),
  signs: z.boolean(),
});
export type MinutesStanding = z.output<typeof MinutesStanding>;

export const CodeSent = z.object({ email: z.string(), expiresAt: z.string(), againAt: z.string() });
