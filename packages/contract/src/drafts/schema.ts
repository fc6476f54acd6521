import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { Choices } from '../base/files/chosen.ts';
import { FileIds } from '../base/files/files.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { fromText } from '../base/shares/fraction.ts';
import { presetBy } from '../motions/rules-law.ts';
import {
  type Basis,
  bases,
  mostPoints,
  type PresetId,
  presetIds,
  showings,
  voteTypes,
  wholes,
} from '../motions/schema.ts';
import { PaperDays } from '../motions/schema-sums.ts';

const percent = z.number('BASE.FORM.REQUIRED').check(
  z.minimum(0, 'BASE.FORM.INVALID'),
  z.maximum(100, 'BASE.FORM.INVALID'),
  z.refine((n) => Math.abs(n * 10_000 - Math.round(n * 10_000)) < 1e-6, 'VOTE.ERRORS.PERCENT_PLACES'),
);

const isPart = (text: string) => {
  try {
    const f = fromText(text);
    return f.num >= 0n && f.num <= f.den && f.den < 10n ** 9n;
  } catch {
    return false;
  }
};
/** A threshold that no percent says exactly, as 2/3: JSON text, a part of 1. */
const part = z.nullable(z.string().check(z.maxLength(80), z.refine(isPart, 'BASE.FORM.INVALID')));
export const moment = z.string('BASE.FORM.REQUIRED').check(
  z.maxLength(40),
  z.refine((s) => /^\d{4}-\d{2}-\d{2}T/.test(s) && !Number.isNaN(Date.parse(s)), 'BASE.FORM.INVALID'),
);
const when = z.nullable(moment);
export const html = z.string().check(z.maxLength(100_000, 'BASE.FORM.TOO_LONG'));

export const PointInput = z.object({
  /** Of a point that is there already. */
  id: z._default(z.nullable(id), null),
  name: requiredLine(200),
  description: z._default(html, ''),
  /** The majority by which it is decided; left out or null as the vote. */
  preset: z.optional(z.nullable(z.enum(presetIds, 'BASE.FORM.INVALID'))),
  fileIds: FileIds,
  documents: Choices,
});
export type PointInput = z.output<typeof PointInput>;

const form = {
  name: requiredLine(200),
  description: z._default(html, ''),
  isPublic: z._default(z.boolean(), true),
  type: z.enum(voteTypes, 'BASE.FORM.REQUIRED'),
  basis: z._default(z.enum(bases), 'electronic'),
  participation_count: percent,
  accept_count: percent,
  participationPart: z._default(part, null),
  acceptPart: z._default(part, null),
  acceptInclusive: z._default(z.boolean(), false),
  /** Left out, it follows from the type: the present of a local vote, all of an online one. */
  acceptOf: z.optional(z.enum(wholes)),
  /** Left out: nothing is asked beside the numbers. */
  preset: z._default(z.nullable(z.enum(presetIds, 'BASE.FORM.INVALID')), null),
  afterFailedAssembly: z._default(z.boolean(), false),
  /** The meeting that decides, or what it is called where the portal does not know it. */
  meetingOfOwnersId: z._default(z.nullable(id), null),
  meetingOfOwners: z._default(z.nullable(line(200)), null),
  opensAt: z._default(when, null),
  closesAt: z._default(when, null),
  shows: z._default(z.enum(showings), 'named'),
  remindDays: z._default(
    z.nullable(z.int('BASE.FORM.INVALID').check(z.minimum(1, 'BASE.FORM.INVALID'), z.maximum(30, 'BASE.FORM.INVALID'))),
    null,
  ),
  /** Whole days after the end in which papers handed in by the end may be recorded. */
  paperDays: PaperDays,
  /** In the order of the agenda. */
  points: z._default(z.array(PointInput).check(z.maxLength(mostPoints)), []),
};
const inOrder = (v: { opensAt: string | null; closesAt: string | null }) =>
  v.opensAt === null || v.closesAt === null || Date.parse(v.opensAt) < Date.parse(v.closesAt);
const unordered = { path: ['closesAt'], error: 'VOTE.ERRORS.CLOSES_BEFORE' };
const ofBasis = (v: { preset: PresetId | null; basis: Basis }) =>
  v.preset === null || presetBy(v.preset)?.basis === v.basis;
const strange = { path: ['preset'], error: 'VOTE.ERRORS.PRESET_OF_ANOTHER' };

export const VoteInput = z
  .object({
    ...form,
    /** What was said that it was turned from; passed over where it may not be read. */
    replyId: z._default(z.nullable(id), null),
    /** The survey whose result it was turned from; passed over where that may not be read. */
    surveyId: z._default(z.nullable(id), null),
  })
  .check(z.refine(inOrder, unordered), z.refine(ofBasis, strange));
export type VoteInput = z.output<typeof VoteInput>;
export const VoteChange = z
  .object({ ...form, id, updatedAt: z.string().check(z.maxLength(60)) })
  .check(z.refine(inOrder, unordered), z.refine(ofBasis, strange));
export type VoteChange = z.output<typeof VoteChange>;
