import { held, typo } from './typo.ts';

/** A message as it is written: words, and arguments that may hold messages of their own. */
type Part = string | Argument;
type Argument = { kind: keyof typeof held; source: readonly (string | readonly Part[])[] };

const types = /^\s*\w+\s*,\s*(plural|selectordinal|select|number)/;

/** Reads a message up to the brace that ends it. */
function read(message: string, from: number, inPlural: boolean): { parts: Part[]; end: number } {
  const parts: Part[] = [];
  let words = '';
  let at = from;
  for (; at < message.length && message[at] !== '}'; at++) {
    const sign = message[at] as string;
    if (sign !== '{' && !(sign === '#' && inPlural)) {
      words += sign;
      continue;
    }
    const { argument, end } =
      sign === '{' ? readArgument(message, at) : { argument: { kind: 'number', source: ['#'] } as const, end: at };
    parts.push(words, argument);
    words = '';
    at = end;
  }
  return { parts: [...parts, words], end: at };
}

/** Reads from the opening brace of an argument to its closing one. */
function readArgument(message: string, from: number): { argument: Argument; end: number } {
  const type = types.exec(message.slice(from + 1))?.[1];
  const source: (string | readonly Part[])[] = [];
  let raw = '{';
  let at = from + 1;
  for (; at < message.length && message[at] !== '}'; at++) {
    raw += message[at];
    if (message[at] !== '{') continue;
    const branch = read(message, at + 1, type !== 'select');
    source.push(raw, branch.parts);
    raw = '}';
    at = branch.end;
  }
  // A plural holds its number together with words: what stands behind it follows the words.
  const kind = type === 'number' ? 'number' : type === 'select' ? 'choice' : 'any';
  return { argument: { kind, source: [...source, `${raw}}`] }, end: at };
}

/** The words of one message are set together, so that a space before or after an argument is seen. */
function write(parts: readonly Part[]): string {
  const places = parts.map((p) => (typeof p === 'string' ? p : held[p.kind]));
  const set = typo(places.join('')).split(/[\ue001-\ue003]/);
  const rest = parts.filter((p) => typeof p !== 'string');
  return set.map((words, i) => words + (rest[i] ? sourceOf(rest[i]) : '')).join('');
}
const sourceOf = ({ source }: Argument): string => source.map((s) => (typeof s === 'string' ? s : write(s))).join('');

/**
 * A sentence of a catalogue with fixed spaces in their places, once for all times it is said. Values are put in later with
 * the spaces that they bring: numbers and days are written with fixed ones.
 */
export const typeset = (message: string): string => write(read(message, 0, false).parts);

const joiner = '\u2060';
/** The same with words that are one although a hyphen stands in them, but for a word alone; for screens, which alone know the sign that holds them. */
export const unbroken = (message: string): string =>
  /\s/.test(message) ? message.replace(/(?<!\p{L})([Ee]-)(?=mail)/gu, `$1${joiner}`) : message;

type Tree = { readonly [key: string]: string | Tree };
/** A whole catalogue. */
export const typesetAll = (tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).map(([k, v]) => [k, typeof v === 'string' ? typeset(v) : typesetAll(v)]));
