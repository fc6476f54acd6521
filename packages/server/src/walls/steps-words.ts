import type { Locale } from '#contract/texts/catalog.ts';
import { placeInWords } from '../reports/rows/steps-words.ts';
import type { Placed } from './queries-places.ts';

type Said = Pick<Placed, 'name' | 'entrance' | 'floor'>;

/** The place as it goes out. */
export const saidPlaceOf = ({ name, entrance, floor }: Said): Said => ({ name, entrance, floor });

/** The place in one line. */
export const wordsOfPlace = (lang: Locale, { name, entrance, floor }: Said): string =>
  placeInWords(lang, { entrance: entrance?.name ?? null, floor, unit: null, space: name });
