import type { Name } from '../base/person/people.ts';

/** Stands before the name of somebody who died, in whatever language the reader reads: it is how the place is called. */
export const estateOf = 'pozůstalost po';

/** The title before the name while the place is the estate's. */
export const titleOfEstate = (titleBefore: string | null): string => [estateOf, titleBefore].filter(Boolean).join(' ');

/** The same name with the words of the estate before it. */
export const asEstate = <N extends Pick<Name, 'titleBefore'>>(name: N): N => ({
  ...name,
  titleBefore: titleOfEstate(name.titleBefore),
});
