import { isCompanyName, plain, splitTitles, withoutCouple } from '../reading/rules-names.ts';
import type { Neighbour } from './rules.ts';

const couple = /^\s*(?:SJM|BSM|manželé|manž\.?)(?=[\s:,-])[\s:,-]*/i;

/** Words of a name without titles, in the order of the text. */
const wordsOf = (text: string): string[] => plain(splitTitles(text).rest).split(' ').filter(Boolean);

/** "Novák Jan, Nováková Eva" are two people; "Novák, Jan" and "Jan Novák, Ph.D." are one. */
function byCommas(text: string): string[] {
  const parts = text.split(',').filter((part) => wordsOf(part).length > 0);
  return parts.length > 1 && parts.every((part) => wordsOf(part).length > 1) ? parts : [text];
}

/**
 * The people that one cell names, each as words to be looked for: a couple is two, whatever joins them. "Jan a Eva
 * Novákovi" lends the surname to both.
 */
export function namesIn(cell: string): string[][] {
  const text = cell.trim();
  if (text === '') return [];
  if (isCompanyName(text)) return [plain(text).split(' ')];
  const bare = withoutCouple(text).text.replace(couple, '').replaceAll('/&/', ';');
  // An address after the name begins at the comma before the first number.
  const named = bare.replace(/,[^,;]*\d.*$/, '');
  const parts = named
    .split(/\s*[;/&+]\s*|\s+a\s+/i)
    .flatMap(byCommas)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  return parts.map((words) =>
    words.length === 1 && parts.length > 1 && last.length > 1 ? [...words, last.at(-1) as string] : words,
  );
}

/** Surnames that a family's one may stand for: "novakovi" for Novák and Nováková, "dvorsti" for Dvorský and Dvorská. */
function surnames(word: string): string[] {
  const stem = (cut: number) => word.slice(0, word.length - cut);
  if (word.endsWith('ovi')) return [stem(3), `${stem(3)}a`, `${stem(3)}ova`];
  if (/[sc]ti$/.test(word)) return [`${stem(2)}ky`, `${stem(2)}ka`];
  return word.endsWith('i') ? [word, `${stem(1)}y`, `${stem(1)}a`] : [word];
}

const wordsOfMember = (m: Neighbour): string[] =>
  plain(m.companyName ?? `${m.lastName ?? ''} ${m.firstName ?? ''}`).split(' ');

/** The words in an order of their own, so that "Jan Novák" and "Novák Jan" are one key. */
const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');
export const memberKey = (m: Neighbour): string => keyOf(wordsOfMember(m));

/** Of people of one name the one who bears the very titles that the text says; null where it says none, or they tell nobody apart. */
export function byTitles(text: string, people: readonly Neighbour[]): Neighbour | null {
  const whole = keyOf(plain(text).split(' '));
  if (whole === keyOf(wordsOf(text))) return null;
  const [one, ...others] = people.filter((m) => keyOf(plain(m.full_name).split(' ')) === whole);
  return one && others.length === 0 ? one : null;
}

/**
 * Of people of one name the one who bears no title, where the text says none either and every other of them stands with
 * their titles in the same list; null otherwise.
 */
export function byNoTitle(text: string, people: readonly Neighbour[], titled: ReadonlySet<number>): Neighbour | null {
  const whole = keyOf(plain(text).split(' '));
  if (whole !== keyOf(wordsOf(text))) return null;
  const [one, ...more] = people.filter((m) => !titled.has(m.id));
  return one && more.length === 0 && keyOf(plain(one.full_name).split(' ')) === whole ? one : null;
}

/** Keys under which these words may be a member, likeliest first. */
export function keysOf(words: readonly string[]): string[] {
  const last = words.at(-1) as string;
  const families = words.length > 1 ? surnames(last).map((s) => keyOf([...words.slice(0, -1), s])) : [];
  return [...new Set([keyOf(words), ...families])];
}

/** Whether one word may be the member's surname: "Novák", or the family's "Novákovi". */
export const bearsSurname = (word: string, m: Neighbour): boolean => surnames(word).includes(plain(m.lastName ?? ''));
