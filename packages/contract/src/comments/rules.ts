import type { Mentioned } from './schema.ts';

/** Minutes in which people may take their own words back, or put them right. */
export const ownMinutes = 15;

type Said = { memberId: number | null; createdAt: Date };
type Asker = { memberId: number | null; administers: boolean };

/** Why the asker may not delete the comment at this moment; null when they may (001 § 2, issue 5). */
export function whyNotDeleted(said: Said, { memberId, administers }: Asker, now: Date): 'late' | 'notYours' | null {
  if (administers) return null;
  if (memberId === null || said.memberId !== memberId) return 'notYours';
  return now.getTime() - said.createdAt.getTime() < ownMinutes * 60_000 ? null : 'late';
}

/** Why the asker may not change the comment at this moment; null when they may. Nobody changes the words of another. */
export function whyNotEdited(said: Said, memberId: number | null, now: Date): 'late' | 'notYours' | null {
  return whyNotDeleted(said, { memberId, administers: false }, now);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const mark = (place: number) => `@[${place}]`;
/** Longer names first: "@Jan Novák" must not be taken for a beginning of "@Jan Nováková". */
const longestFirst = (people: readonly Mentioned[]) =>
  [...people].sort((a, b) => b.full_name.length - a.full_name.length);

/**
 * The text as it is kept: names of the mentioned become marks with their places among them, so that it follows when
 * somebody changes their name or is erased.
 */
export function withMarks(text: string, people: readonly Mentioned[]): string {
  const bare = text.replace(/@\[(\d+)\]/g, '@ [$1]');
  return longestFirst(people).reduce(
    (said, p) =>
      said.replace(new RegExp(`@${escaped(p.full_name)}(?![\\p{L}\\p{N}])`, 'gu'), mark(people.indexOf(p) + 1)),
    bare,
  );
}

/** Those of them whose names stand in the text after an at-sign. */
export function namedIn(text: string, people: readonly Mentioned[]): Mentioned[] {
  const kept = withMarks(text, people);
  return people.filter((_, i) => kept.includes(mark(i + 1)));
}

/** The kept text as people read it, with names of today. */
export const withNames = (text: string, people: readonly Mentioned[]): string =>
  text.replace(/@\[(\d+)\]/g, (whole, place: string) => {
    const named = people[Number(place) - 1];
    return named ? `@${named.full_name}` : whole;
  });

export type Part = { kind: 'text' | 'mention'; text: string } | { kind: 'link'; text: string; href: string };

const address = /(?:https?:\/\/|www\.)[^\s<>"'„“”]+/giu;

/** Links of a piece of plain text; only web addresses become one, and punctuation after them stays outside. */
function linked(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    const shown = found[0].replace(/[.,;:!?)\]}]+$/u, '');
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
    if (!URL.canParse(href)) continue;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push({ kind: 'link', text: shown, href });
    from = found.index + shown.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** What was said in parts to be drawn: words, links, names of the mentioned. Lines stay in the words. */
export function partsOf(text: string, mentions: readonly Mentioned[]): Part[] {
  if (mentions.length === 0) return linked(text);
  const names = longestFirst(mentions).map((m) => escaped(m.full_name));
  const named = new RegExp(`(@(?:${names.join('|')})(?![\\p{L}\\p{N}]))`, 'u');
  return text
    .split(named)
    .flatMap((part, i): Part[] => (i % 2 === 1 ? [{ kind: 'mention', text: part }] : linked(part)));
}

/** The name being typed after the last at-sign before the caret; null when nobody is being mentioned. */
export function typedName(text: string, caret: number): { from: number; text: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{N}.-]*(?: [\p{L}\p{N}.-]*)?)$/u.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] as string).length - 1, text: found[1] as string } : null;
}
