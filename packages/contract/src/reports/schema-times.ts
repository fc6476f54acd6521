import * as z from 'zod/mini';
import { reportTypes } from './schema-types.ts';

/** Days of solving; both are inside. */
export const TimesAsked = z.object({ from: z.iso.date('BASE.FORM.INVALID'), to: z.iso.date('BASE.FORM.INVALID') });

const measured = {
  count: z.number(),
  /** The middle one of the days from filing to the solution, to one place. */
  days: z.number(),
};
export const ReportTimes = z.object({
  /** Of all; null where nothing was mended in that time. */
  all: z.nullable(z.object(measured)),
  types: z.array(z.object({ type: z.enum(reportTypes), ...measured })),
  /** Who said that they are mended, those with the most first, at most 100. */
  solvers: z.array(z.object({ id: z.number(), full_name: z.string(), ...measured })),
});
export type ReportTimes = z.output<typeof ReportTimes>;
