import { searchKey } from '../base/words/search.ts';
import type { TextKey } from '../texts/keys.ts';

/** So many signs beside a word that others know make a password of one's own. */
const beside = 4;
/** Shorter pieces of names stand in any password. */
const shortest = 3;

const squeezed = (text: string): string => searchKey(text).replace(/[^a-z0-9]/g, '');

/** What others know of a person, as it may stand in a password: e-mail, names, houses. */
export function knownWords(texts: readonly (string | null | undefined)[]): string[] {
  const whole = texts.flatMap((text) =>
    text ? [text, ...(text.includes('@') ? [text.split('@')[0] as string] : [])] : [],
  );
  const parts = whole.flatMap((text) => text.split(/[\s@.,_+/–-]+/));
  const all = [...whole, ...parts, 'pavlac'].map(squeezed).filter((word) => word.length >= shortest);
  return [...new Set(all)];
}

/**
 * Why anybody could guess the password; null when they could not: it is among the commonest, or holds a known word with
 * fewer than four other signs.
 */
export function whyGuessable(
  password: string,
  words: readonly string[],
  isCommon: (password: string) => boolean,
): TextKey | null {
  if (isCommon(password.toLowerCase()) || isCommon(searchKey(password))) return 'PASSWORD.ERRORS.COMMON';
  const bare = squeezed(password);
  const signs = [...password].length;
  const holds = words.some((word) => bare.includes(word) && signs - word.length < beside);
  return holds ? 'PASSWORD.ERRORS.PERSONAL' : null;
}
