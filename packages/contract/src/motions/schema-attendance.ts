import * as z from 'zod/mini';
import { FileView } from '../base/files.ts';
import { attendanceProofs } from './rules-presence.ts';

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
