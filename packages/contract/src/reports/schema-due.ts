import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { plainText } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';

/** Characters of the reason why a day was moved. */
export const reasonLength = 500;

/** Another day until which a report is to be solved, and why; `updatedAt` as the asker has the report. */
export const DueMove = z.object({
  id,
  updatedAt: z.string().check(z.maxLength(60)),
  dueOn: z.string('BASE.FORM.REQUIRED').check(
    z.minLength(1, { error: 'BASE.FORM.REQUIRED', abort: true }),
    z.refine((day) => isDay(day), 'BASE.FORM.INVALID'),
  ),
  reason: plainText(reasonLength),
});
export type DueMove = z.output<typeof DueMove>;
