import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { MemberName } from './schema.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));

/** Days in which a mark can be undone with one click. */
export const daysToUndoDeath = 30;

/** Why a death cannot be marked: a key of DEATH.ERRORS, or of MEMBERS.ERRORS for offices. */
export const deathBlocks = ['SELF', 'COMPANY', 'ALREADY', 'OFFICE'] as const;

/** What a mark would end; kinds with how many of each. */
export const deathEnds = [
  ...(['access', 'contacts', 'invitations', 'office', 'lives', 'representing', 'powers', 'estates'] as const),
] as const;

/** A mark in advance. */
export const DeathPreview = z.object({
  member: MemberName,
  blocked: z.nullable(z.enum(deathBlocks)),
  /** How the estate will be called. */
  estate: z.string(),
  /** Units that stay with the estate. */
  units: z.array(z.string()),
  ends: z.array(z.object({ what: z.enum(deathEnds), count: z.number() })),
  /** Votes that run and in which they may vote; whether they have. */
  votes: z.array(z.object({ id: z.number(), name: z.string(), voted: z.boolean() })),
});
export type DeathPreview = z.output<typeof DeathPreview>;

export const NewDeath = z.object({ id, day, note: z._default(line(500), '') });
export type NewDeath = z.output<typeof NewDeath>;

export const estateParts = ['spouse', 'administrator'] as const;
export const NewEstatePerson = z.object({
  id,
  memberId: id,
  as: z.enum(estateParts, 'BASE.FORM.REQUIRED'),
  from: day,
  fileIds: FileIds,
});
export type NewEstatePerson = z.output<typeof NewEstatePerson>;

export const EstatePerson = z.object({
  id: z.number(),
  member: MemberName,
  as: z.enum(estateParts),
  from: z.string(),
  /** The first day on which they no longer act. */
  until: z.nullable(z.string()),
  madeBy: z.string(),
  files: z.array(FileView),
});
export type EstatePerson = z.output<typeof EstatePerson>;

/** The death of one person and who acts for the estate. */
export const Death = z.object({
  day: z.nullable(z.string()),
  note: z.string(),
  markedBy: z.string(),
  markedAt: z.nullable(z.string()),
  /** The last day of undoing; null when it can no longer be undone, or not by the reader. */
  undoUntil: z.nullable(z.string()),
  units: z.array(z.string()),
  people: z.array(EstatePerson),
  mayWrite: z.boolean(),
});
export type Death = z.output<typeof Death>;
