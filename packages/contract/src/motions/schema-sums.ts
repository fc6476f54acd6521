import * as z from 'zod/mini';
import { FileView } from '../base/files/files.ts';
import { paperDays } from './rules-papers.ts';
import { attendanceProofs } from './rules-presence.ts';

/** A part of the seats that count: its exact share, JSON text, how many they are and of how many units. */
export const Column = z.object({ share: z.string(), seats: z.number(), units: z.number() });

/** Whole days after the end in which papers handed in by the end may be recorded, as forms send them. */
export const PaperDays = z._default(
  z.int('BASE.FORM.INVALID').check(z.minimum(0, 'BASE.FORM.INVALID'), z.maximum(paperDays.most, 'BASE.FORM.INVALID')),
  paperDays.usual,
);

const moment = z.nullable(z.string());

/** How it stands with ballots on paper. */
export const Papers = z.object({
  /** Ballots are taken, papers handed in by the end are still recorded, nothing is any more. */
  phase: z.enum(['open', 'counting', 'over']),
  /** Whole days after the end in which they may be recorded. */
  days: z.number(),
  /** Until when they may be; null without an announced end. */
  until: moment,
  /** When the vote is decided at the latest; null without an announced end. */
  decided: moment,
  /** Those that count. */
  counted: Column,
  /** Recorded, but without what makes them count. */
  waiting: z.number(),
  /** Recorded, and not counted because nobody confirmed them in time. */
  unconfirmed: z.number(),
});
export type Papers = z.output<typeof Papers>;

/** What backs the attendance and the answers that the committee wrote down at an assembly. */
export const AttendanceView = z.object({
  /** As it would end now, or as it ended. */
  proof: z.enum(attendanceProofs),
  /** The signed sheet. */
  files: z.array(FileView),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  /** Something was written after it was confirmed, so it has to be confirmed anew. */
  stale: z.boolean(),
  /** The asker may be the second person. */
  mayConfirm: z.boolean(),
});
export type AttendanceView = z.output<typeof AttendanceView>;
