import { searchKey } from '../base/words/search.ts';

/** Beginnings of words by which people tell what does not come, without diacritics. */
const kinds = {
  water: ['vod', 'tece', 'kohout', 'sprch', 'stupack', 'water', 'tap', 'shower'],
  heat: ['topi', 'topen', 'radiator', 'kotel', 'teplo', 'heat', 'boiler'],
  power: ['proud', 'elektr', 'svetl', 'sviti', 'jistic', 'zasuv', 'power', 'electri', 'light', 'socket'],
  gas: ['plyn', 'sporak', 'gas', 'stove'],
  lift: ['vytah', 'lift', 'elevator'],
  net: ['internet', 'wifi', 'televiz', 'anten', 'kabelov'],
} as const;
type Kind = keyof typeof kinds;
const all = Object.keys(kinds) as Kind[];

const wordsOf = (text: string): string[] => searchKey(text).split(/[^a-z0-9]+/);

/** "Neteče" is told of the same as "teče". */
const tells = (word: string, beginning: string): boolean =>
  word.replace(/^ne/, '').startsWith(beginning) || word.startsWith(beginning);

const kindsOf = (words: readonly string[]): Kind[] =>
  all.filter((kind) => kinds[kind].some((beginning) => words.some((word) => tells(word, beginning))));

/** Letters of a word that two have to share where neither tells a kind. */
const shared = 5;

/** Whether an outage may be what somebody is about to report: both tell of the same, or share a word. */
export function answersTitle(title: string, outage: { title: string }): boolean {
  const [said, known] = [wordsOf(title), wordsOf(outage.title)];
  const kindsKnown = kindsOf(known);
  if (kindsKnown.length > 0) return kindsOf(said).some((kind) => kindsKnown.includes(kind));
  const long = new Set(known.filter((word) => word.length >= shared).map((word) => word.slice(0, shared)));
  return said.some((word) => word.length >= shared && long.has(word.slice(0, shared)));
}
