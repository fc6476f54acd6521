import * as z from 'zod/mini';
import { reportTypes } from './schema-types.ts';

const day = z.optional(z.iso.date('BASE.FORM.INVALID'));
/** Days of solving; both are inside, and one that is left out bounds nothing. */
export const TimesAsked = z.object({ from: day, to: day });
export type TimesAsked = z.output<typeof TimesAsked>;

/** What is told of some reports that were mended. */
export const measured = {
  count: z.number(),
  /** The middle one of the days that it took, to one place. */
  days: z.number(),
  /** How many had a day to be solved by, and how many of these were solved after it. */
  dated: z.number(),
  late: z.number(),
  /** What their reporters said, where they answered: mended, or not. */
  good: z.number(),
  bad: z.number(),
};
const Measured = z.object(measured);
export type Measured = z.output<typeof Measured>;

export const ReportTimes = z.object({
  /** Of all, from filing to the solution; null where nothing was mended in that time. */
  all: z.nullable(Measured),
  types: z.array(z.object({ type: z.enum(reportTypes), ...measured })),
  /** Who said that they are mended, those with the most first, at most 100. */
  solvers: z.array(z.object({ id: z.number(), full_name: z.string(), ...measured })),
});
export type ReportTimes = z.output<typeof ReportTimes>;
