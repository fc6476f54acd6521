import { eventLinks } from '#contract/events/links.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import { linkTo } from '../../base/place.ts';
import type { Shown } from './shown.ts';

/** Where an occurrence is read; of a series its day says which one. */
export const placeOf = ({ id, occurrence }: Pick<Occurrence, 'id' | 'occurrence'>) => ({
  ...eventLinks.one(id),
  search: occurrence ? { day: occurrence } : undefined,
});

/** Where what stands in the calendar is read: what others publish beside it, the rest on its own page. */
export function linkOf({ event, foreign }: Shown): ReturnType<typeof linkTo> {
  const { search, ...at } = placeOf(event);
  if (foreign === undefined) return linkTo(at, search);
  return { to: '.', search: (now: object) => ({ ...now, foreign }) } as unknown as ReturnType<typeof linkTo>;
}
