import type { Day } from '#contract/base/time/dates.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import type { ForeignOccurrence } from '#contract/feeds/schema-sources.ts';
import { useReading } from '../../base/data.ts';

const none: readonly ForeignOccurrence[] = [];

/** Occurrences of others in a range; the calendar of the house does not wait for them. */
export const useForeign = (from: Day, to: Day): readonly ForeignOccurrence[] =>
  useReading(sources.occurrences, { from, to }, { keep: true }).data?.events ?? none;
