import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';

/** People who may be said to come with one answer, and whom one event may hold. */
export const mostPeople = 20;
export const mostCapacity = 10_000;

/** Whether the asker comes to an event, of a series to the occurrence of the day; `people` with themself. */
export const ComingAnswer = z.object({
  id,
  day: z._default(z.nullable(z.iso.date({ error: 'EVENT.FORM.NO_TIME' })), null),
  coming: z.boolean(),
  people: z._default(z.int().check(z.minimum(1), z.maximum(mostPeople)), 1),
});
export type ComingAnswer = z.output<typeof ComingAnswer>;

export const Coming = z.object({
  capacity: z.nullable(z.number()),
  /** People who come. */
  count: z.number(),
  /** How many more may; null without a limit. */
  left: z.nullable(z.number()),
  mine: z.nullable(
    z.object({
      coming: z.boolean(),
      people: z.number(),
      /** When it was to be as they said so, where it was moved since; null while it is the same. */
      before: z.nullable(z.object({ startsAt: z.string(), endsAt: z.string() })),
    }),
  ),
  /** Who said so, those who come first; told to who writes events. */
  names: z.nullable(
    z.array(z.object({ id: z.number(), full_name: z.string(), coming: z.boolean(), people: z.number() })),
  ),
  /** The asker may answer: it has not ended, and they are of the house. */
  open: z.boolean(),
});
export type Coming = z.output<typeof Coming>;
