import { searchKey } from '../base/words/search.ts';

/** Words of a title that are looked for at most. */
const mostStems = 8;
/** Shorter words say nothing by themselves. */
const shortest = 3;

/** The word without what Czech changes at its end. */
const stemOf = (word: string): string =>
  word.slice(0, word.length > 5 ? word.length - 2 : Math.max(word.length - 1, shortest));

/** By what titles of the same thing are alike: beginnings of their words, without case and diacritics. */
export function stemsOf(title: string): string[] {
  const words = searchKey(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest);
  return [...new Set(words.map(stemOf))].slice(0, mostStems);
}

/** How many of them another one has to hold to be offered where nothing but its words is known. */
export const fewestHits = (stems: readonly string[]): number => Math.max(Math.ceil(stems.length / 3), 1);
