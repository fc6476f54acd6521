import { registry } from './nouns.ts';
import type { DeedName } from './texts/deeds.ts';

/** Nouns that deeds are written down about, as the nouns say them; `nouns-whole.ts` holds that none is left out. */
export const logNouns: readonly DeedName['noun'][] = [
  ...new Set(Object.values(registry).flatMap(({ deeds }) => ('none' in deeds ? [] : deeds))),
];
