import { eventLinks } from '#contract/events/links.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import { linkTo } from '../../base/place.ts';
import { layerPlaces } from './layerPlaces.ts';
import type { Shown } from './shown.ts';

/** Where an occurrence is read; of a series its day says which one. */
export const placeOf = ({ id, occurrence }: Pick<Occurrence, 'id' | 'occurrence'>) => ({
  ...eventLinks.one(id),
  search: occurrence ? { day: occurrence } : undefined,
});

/** Where what stands in the calendar is read: what belongs elsewhere there, what others publish beside it, the rest on its own page. */
export function linkOf({ event, foreign, layer }: Shown): ReturnType<typeof linkTo> {
  if (layer) return linkTo(layerPlaces[layer](event.id));
  const { search, ...at } = placeOf(event);
  if (foreign === undefined) return linkTo(at, search);
  return { to: '.', search: (now: object) => ({ ...now, foreign }) } as unknown as ReturnType<typeof linkTo>;
}
