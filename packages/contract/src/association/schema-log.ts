import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { isDay } from '../base/time/dates.ts';
import type { FieldName } from '../texts/deeds.ts';

const text = z.nullable(z.string());

/** One field that was changed; without values where the log keeps none, or the reader may not know them. */
export type DeedChange = { field: FieldName; from: string | null; to: string | null };

const day = z.string().check(z.refine(isDay, 'BASE.FORM.INVALID'));
export const activityFilters = z.object({
  /** One that deeds are written down about (`log-nouns.ts`). */
  noun: z.optional(z.string().check(z.maxLength(50))),
  who: z.optional(id),
  /** Days in Prague, both included. */
  from: z.optional(day),
  to: z.optional(day),
});
export const activityListing = { filters: filtersOf(activityFilters) };

export const Deed = z.object({
  id: z.number(),
  at: z.string(),
  /** Empty when the portal did it itself. */
  who: z.string(),
  whoId: z.nullable(z.number()),
  /** A product administrator on a visit. */
  byVisit: z.boolean(),
  noun: z.string(),
  nounId: z.nullable(z.number()),
  verb: z.string(),
  /** What it was done to, as it is called now. */
  name: text,
  detail: z.record(z.string(), z.any()),
});
export type Deed = z.output<typeof Deed>;

export const Visit = z.object({
  id: z.number(),
  /** Name of the product administrator; null when they gave none. */
  who: text,
  startedAt: z.string(),
  endsAt: z.string(),
  reason: z.string(),
  mayWrite: z.boolean(),
  running: z.boolean(),
});
export type Visit = z.output<typeof Visit>;
