import type { CountKind } from './schema-results.ts';

/** A count under this is small: people of a house could tell whose it is. */
export const smallUnder = 5;
/** Under so many answers a question with several choices tells its counts by words alone. */
export const wordsUnder = 10;

/** One choice with its count; `key` is whose it is, null is the own answer. */
export type Counted = { key: number | null; count: number };
export type ToldCount = { kind: CountKind; keys: (number | null)[]; count: number | null };

const isSmall = (count: number): boolean => count > 0 && count < smallUnder;
const exact = ({ key, count }: Counted): ToldCount => ({ kind: 'exact', keys: [key], count });

/**
 * One choice each: small counts make one row with the next smallest that is not small and all equal to it, so that nobody can
 * tell which of them is small. Where nothing but noughts would stand beside that row, nothing is told.
 */
function toldOfOne(counts: readonly Counted[]): ToldCount[] {
  if (!counts.some((c) => isSmall(c.count))) return counts.map(exact);
  const next = Math.min(...counts.filter((c) => c.count >= smallUnder).map((c) => c.count));
  const together = counts.filter((c) => isSmall(c.count) || c.count === next);
  const alone = counts.filter((c) => !together.includes(c));
  if (alone.every((c) => c.count === 0)) return [];
  const sum = together.reduce((all, c) => all + c.count, 0);
  const joined: ToldCount = { kind: 'joined', keys: together.map((c) => c.key), count: sum };
  return [...alone.map(exact), joined];
}

function byWord({ key, count }: Counted, answered: number): ToldCount {
  if (count === 0) return exact({ key, count });
  return { kind: count === answered ? 'all' : 'some', keys: [key], count: null };
}

function byThreshold({ key, count }: Counted, answered: number): ToldCount {
  if (isSmall(count)) return { kind: 'few', keys: [key], count: null };
  if (isSmall(answered - count)) return { kind: 'nearlyAll', keys: [key], count: null };
  return exact({ key, count });
}

/** The most that a told count may stand for. */
const mostOf = ({ kind, count }: ToldCount, answered: number): number =>
  kind === 'few' ? smallUnder - 1 : kind === 'nearlyAll' ? answered - 1 : (count ?? 0);

/**
 * Several choices each: all counts together reach the number of answers, for everybody chose something. Where hidden ones have
 * next to no room left by that, they could be computed, and nothing is told.
 */
function toldOfSeveral(counts: readonly Counted[], answered: number): ToldCount[] {
  if (answered < wordsUnder) return counts.map((c) => byWord(c, answered));
  const told = counts.map((c) => byThreshold(c, answered));
  if (told.every((t) => t.kind === 'exact')) return told;
  const room = told.reduce((sum, t) => sum + mostOf(t, answered), 0) - answered;
  return room < smallUnder - 1 ? [] : told;
}

/** What may be told of the counts of one question of an anonymous survey; nothing where only how many answered may be. */
export const toldCounts = (counts: readonly Counted[], answered: number, multiple: boolean): ToldCount[] =>
  multiple ? toldOfSeveral(counts, answered) : toldOfOne(counts);

/** Whether own answers may be read: at least five wrote, and how many stands in a row of its own. */
export const mayReadTexts = (told: readonly ToldCount[]): boolean =>
  told.some((t) => t.kind === 'exact' && t.keys[0] === null && (t.count ?? 0) >= smallUnder);
