import * as z from 'zod/mini';
import { measured } from '../reports/schema-times.ts';

/** What firms mended, from the hand-over to the solution. */
export const FirmTimes = z.object({
  firms: z.array(
    z.object({
      /** The contact; null for all those together that the asker may not open, or that are not in the address book any more. */
      firm: z.nullable(z.object({ id: z.number(), full_name: z.string() })),
      ...measured,
    }),
  ),
});
export type FirmTimes = z.output<typeof FirmTimes>;
