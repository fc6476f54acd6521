import { describe, expect, it } from 'vitest';
import { type Counted, mayReadTexts, smallUnder, type ToldCount, toldCounts, wordsUnder } from './rules-counts.ts';

const countsOf = (list: readonly number[]): Counted[] => list.map((count, key) => ({ key, count }));
/** "0,1=7" is two choices told together, "2~few" one told by a word. */
const shown = (told: readonly ToldCount[]): string =>
  told.map((t) => `${t.keys.join()}${t.count === null ? `~${t.kind}` : `=${t.count}`}`).join(' ');
const one = (...list: number[]) =>
  shown(
    toldCounts(
      countsOf(list),
      list.reduce((a, b) => a + b, 0),
      false,
    ),
  );
const several = (answered: number, ...list: number[]) => shown(toldCounts(countsOf(list), answered, true));

describe('counts of an anonymous question with one choice', () => {
  it.each([
    ['none is small', [14, 5], '0=14 1=5'],
    ['unanimity is told', [12, 0], '0=12 1=0'],
    ['one small joins the next', [14, 2, 10], '0=14 1,2=12'],
    ['small ones and all equal to the next are one row', [20, 1, 3, 6, 6, 9], '0=20 5=9 1,2,3,4=16'],
    ['noughts stand beside it', [20, 0, 1, 7], '0=20 1=0 2,3=8'],
    ['where nothing else would stand there, nothing is told', [4, 16], ''],
    ['nor where only noughts would', [4, 16, 0, 0], ''],
    ['nor where all are small', [2, 3], ''],
    ['one answer tells nothing', [1, 0], ''],
    ['nobody answered', [0, 0], '0=0 1=0'],
  ])('%s', (_, list, told) => expect(one(...list)).toBe(told));
});

describe('counts of an anonymous question with several choices', () => {
  it.each([
    ['under ten words alone', 9, [9, 4, 0], '0~all 1~some 2=0'],
    ['from ten on small ones by a word', 19, [14, 11, 7, 4, 1], '0=14 1=11 2=7 3~few 4~few'],
    ['all but few by another', 12, [11, 6, 0], '0~nearlyAll 1=6 2=0'],
    ['all is a number', 12, [12, 6], '0=12 1=6'],
    ['nothing where hidden ones have no room', 12, [9, 3], ''],
    ['room of three is too little', 12, [6, 5, 1], ''],
    ['room of four is enough', 12, [6, 6, 2], '0=6 1=6 2~few'],
    ['nothing is hidden, all is told', 12, [6, 6], '0=6 1=6'],
  ])('%s', (_, answered, list, told) => expect(several(answered, ...list)).toBe(told));
});

describe('own answers', () => {
  const texts = (own: number, ...others: number[]) => {
    const counts = [...countsOf(others), { key: null, count: own }];
    return mayReadTexts(toldCounts(counts, own + others.reduce((a, b) => a + b, 0), false));
  };
  it('stand where at least five wrote and their count is told alone', () => {
    expect(texts(5, 7)).toBe(true);
    expect(texts(8)).toBe(true);
    expect(texts(4, 7, 9)).toBe(false);
    // Five wrote, and another choice is small: they are in one row.
    expect(texts(5, 2, 9)).toBe(false);
    expect(texts(0, 7)).toBe(false);
  });
});

/** Numbers that are the same at every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All counts of so many choices that could be behind so many answers. */
function* possible(choices: number, answered: number, multiple: boolean, before: number[] = []): Generator<number[]> {
  const sum = before.reduce((a, b) => a + b, 0);
  if (before.length === choices) {
    if (multiple ? sum >= answered : sum === answered) yield before;
    return;
  }
  const most = multiple ? answered : answered - sum;
  for (let count = 0; count <= most; count += 1) yield* possible(choices, answered, multiple, [...before, count]);
}

/** What somebody who knows the rules can compute: for each choice all counts that would be told in the same way. */
function solved(list: readonly number[], answered: number, multiple: boolean): Set<number>[] {
  const told = shown(toldCounts(countsOf(list), answered, multiple));
  const found = list.map(() => new Set<number>());
  for (const other of possible(list.length, answered, multiple))
    if (shown(toldCounts(countsOf(other), answered, multiple)) === told) other.forEach((c, i) => void found[i]?.add(c));
  return found;
}

const isSmall = (count: number) => count > 0 && count < smallUnder;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('whoever knows the rules and computes', () => {
  it('cannot tell of any choice that is told with others whether it is small, nor how large it is', () => {
    const next = random(11);
    let joined = 0;
    let silent = 0;
    for (let round = 0; round < 300; round += 1) {
      const list = Array.from({ length: 2 + next(3) }, () => (next(3) === 0 ? next(5) : next(9)));
      const answered = list.reduce((a, b) => a + b, 0);
      const told = toldCounts(countsOf(list), answered, false);
      const values = solved(list, answered, false);
      for (const row of told.filter((t) => t.kind === 'joined')) {
        joined += 1;
        for (const key of row.keys) {
          const all = [...(values[key as number] as Set<number>)];
          expect(all.some(isSmall) && all.some((v) => v >= smallUnder), `${list} → ${shown(told)}: ${all}`).toBe(true);
        }
      }
      if (told.length > 0 || answered === 0) continue;
      silent += 1;
      for (const all of values) expect(all.size, `${list}`).toBeGreaterThan(1);
    }
    // Both ways of hiding were met, many times.
    expect(Math.min(joined, silent)).toBeGreaterThan(30);
  });

  it('learns of several choices nothing beyond the words', () => {
    const next = random(5);
    const met = { few: 0, nearlyAll: 0, some: 0, silent: 0 };
    for (let round = 0; round < 250; round += 1) {
      const answered = 3 + next(13);
      const list = Array.from({ length: 2 + next(2) }, () => (next(2) === 0 ? next(6) : answered - next(6))).map((c) =>
        Math.max(0, Math.min(answered, c)),
      );
      if (list.reduce((a, b) => a + b, 0) < answered) continue;
      const told = toldCounts(countsOf(list), answered, true);
      const values = solved(list, answered, true).map((all) => [...all].sort((a, b) => a - b));
      const meant = { few: range(1, 4), nearlyAll: range(answered - 4, answered - 1), some: range(1, answered - 1) };
      for (const { kind, keys } of told) {
        if (kind !== 'few' && kind !== 'nearlyAll' && kind !== 'some') continue;
        met[kind] += 1;
        expect(values[keys[0] as number], `${list} of ${answered}`).toEqual(meant[kind]);
      }
      if (told.length > 0) continue;
      met.silent += 1;
      for (const all of values) expect(all.length, `${list} of ${answered}`).toBeGreaterThan(3);
    }
    for (const [kind, count] of Object.entries(met)) expect([kind, count > 5]).toEqual([kind, true]);
    expect(wordsUnder).toBe(10);
  });
});
