import { eventLinks } from '#contract/events/links.ts';
import type { Occurrence } from '#contract/events/schema.ts';

/** Where an occurrence is read; of a series its day says which one. */
export const placeOf = ({ id, occurrence }: Pick<Occurrence, 'id' | 'occurrence'>) => ({
  ...eventLinks.one(id),
  search: occurrence ? { day: occurrence } : undefined,
});
