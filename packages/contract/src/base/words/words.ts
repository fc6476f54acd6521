import { pieceAround, searchKey } from './search.ts';

/** Letters of a word that are kept; what is longer is found by its beginning. */
const longestWord = 40;
/** Fewest letters that words inside of texts are looked for by; at least one word of what is asked has so many. */
const fewestLetters = 3;
/** Words of what is asked that are looked for; more say nothing new. */
const mostAsked = 8;

const inKey = /[\p{L}\p{N}]+/gu;

/** Words of a text as they are looked for: without case and diacritics, each as often as it stands there. */
export function* wordsOf(text: string): Generator<string> {
  // Letters that are drawn as one, as in papers set by machines, are several.
  for (const [word] of searchKey(text.normalize('NFKC')).matchAll(inKey)) yield word.slice(0, longestWord);
}

export type AskedWord = { word: string; isWhole: boolean };

/**
 * What is looked for inside of texts: beginnings of words, and words of one letter whole. Nothing where no word has three
 * letters: too much would begin so.
 */
export function askedWords(asked: string): AskedWord[] {
  const words = [...new Set(wordsOf(asked))].slice(0, mostAsked);
  if (!words.some((word) => word.length >= fewestLetters)) return [];
  return words.map((word) => ({ word, isWhole: word.length === 1 }));
}

/** Letters around a word from which a piece is cut: little more than it has. */
const around = 130;

/** A piece of a text around the first word of it that was asked for; null when it holds none. Looks at little of a long one. */
export function pieceOf(text: string, asked: string): string | null {
  const key = searchKey(text);
  const whole = searchKey(asked);
  const places = askedWords(asked)
    .map(({ word }) => key.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u')))
    .filter((at) => at >= 0);
  const exact = key.indexOf(whole);
  const at = exact >= 0 ? exact : Math.min(...places);
  if (!Number.isFinite(at)) return null;
  // Places in the key are nearly those in the text; where they are not, all of it is looked at.
  const near = text.slice(Math.max(0, at - around), at + whole.length + around);
  return pieceAround(near, asked) ?? pieceAround(text, asked);
}
