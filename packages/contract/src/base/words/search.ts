const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Text without case and diacritics, spaces joined: how names and search entries are kept and asked. */
export const searchKey = (text: string): string => withoutMarks(text).replace(/\s+/g, ' ').trim();

/** Characters from which any part of a word is looked for; under that its beginning alone. */
const anyPartFrom = 3;
export const isAnyPart = (key: string): boolean => key.length >= anyPartFrom;

/** A LIKE pattern: any part from 3 characters, under that beginnings of words. Wildcards in the text are plain. */
export function searchPatterns(text: string): [string, string] {
  const key = searchKey(text).replace(/[\\%_]/g, '\\$&');
  return isAnyPart(key) ? [`%${key}%`, `%${key}%`] : [`${key}%`, `% ${key}%`];
}

/** Milliseconds without a keystroke after which the header asks (000 § 9). */
export const searchPause = 500;
/** Most rows of one module. */
export const mostFound = 20;
/** Fewest characters that the header asks with: the demo is for many at once. */
export const fewestAsked = (demo: boolean): number => (demo ? 3 : 1);

/** From where to where in a text, in its own characters. */
export type Span = readonly [from: number, to: number];

/** The text without case, diacritics and doubled spaces, with the place of each character in the text. */
function keyWithPlaces(text: string): { key: string; places: number[] } {
  let key = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const isSpace = /\s/.test(sign);
    const plain = isSpace ? (key.endsWith(' ') ? '' : ' ') : withoutMarks(sign);
    for (let i = 0; i < plain.length; i++) places.push(at);
    key += plain;
    at += sign.length;
  }
  return { key, places: [...places, text.length] };
}

const inWord = /[\p{L}\p{N}_]/u;
const beginsWord = (key: string, at: number, sought: string): boolean => {
  const before = key[at - 1];
  if (before === undefined || before === ' ') return true;
  return inWord.test(sought[0] ?? '') && !inWord.test(before);
};

function spansOf(key: string, places: readonly number[], sought: string): Span[] {
  const found: Span[] = [];
  for (let at = key.indexOf(sought); at >= 0; at = key.indexOf(sought, at + sought.length)) {
    if (isAnyPart(sought) || beginsWord(key, at, sought))
      found.push([places[at] as number, places[at + sought.length] as number]);
  }
  return found;
}

/** Where a text holds what was asked: the whole of it, else each of its words. By place, none over another. */
export function spansIn(text: string, asked: string): Span[] {
  const whole = searchKey(asked);
  if (whole === '') return [];
  const { key, places } = keyWithPlaces(text);
  const exact = spansOf(key, places, whole);
  if (exact.length > 0) return exact;
  const spans = [...new Set(whole.split(' '))].flatMap((word) => spansOf(key, places, word));
  return spans
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
    .filter(([from], i, all) => all.slice(0, i).every(([, end]) => end <= from));
}

/** A piece of a longer text around the first match, cut between words; null when it holds none. */
export function pieceAround(text: string, asked: string, most = 110): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first] = spansIn(line, asked);
  if (!first) return null;
  if (line.length <= most) return line;
  const before = Math.max(0, first[0] - 24);
  const from = before === 0 ? 0 : Math.min(line.indexOf(' ', before) + 1 || first[0], first[0]);
  const rest = line.slice(from);
  const end = rest.length <= most ? rest.length : Math.max(rest.lastIndexOf(' ', most), first[1] - from);
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
}
