import type { Locale } from '#contract/texts/catalog.ts';
import { placeLine } from '#contract/walls/rules-words.ts';
import { speak } from '../base/text/speak.ts';
import type { Placed } from './queries-places.ts';

type Said = Pick<Placed, 'name' | 'entrance' | 'floor'>;

/** The place as it goes out. */
export const saidPlaceOf = ({ name, entrance, floor }: Said): Said => ({ name, entrance, floor });

/** The place in one line. */
export const wordsOfPlace = (lang: Locale, place: Said): string => placeLine(place, speak(lang));
