import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circleIn } from '../../web/build/circles.ts';
import { type Group, merged } from '../../web/build/merged.ts';

const request = 12_000;
const weight = (place: string) => (place === 'p1' ? 1000 : 1);

/** What a group brings, and what that brings. */
function reached(key: string, groups: ReadonlyMap<string, Group>): Set<string> {
  const seen = new Set([key]);
  for (const one of seen) for (const next of groups.get(one)?.brings ?? []) seen.add(next);
  return seen;
}

/** The cost of joining two groups, read straight from the sentence that says it. */
function costOf(a: Group, b: Group, groups: ReadonlyMap<string, Group>): number {
  const loads = new Set([...a.places, ...b.places]);
  let cost = 0;
  for (const place of loads) if (a.places.has(place) && b.places.has(place)) cost -= request * weight(place);
  for (const key of new Set([...reached(a.key, groups), ...reached(b.key, groups)])) {
    const one = groups.get(key);
    for (const place of loads)
      if (one && !one.places.has(place))
        cost += weight(place) * (one.size + (key === a.key || key === b.key ? 0 : request));
  }
  return cost;
}

const brings = (groups: readonly Group[]) => new Map(groups.map(({ key, brings }) => [key, [...brings]]));

/** Whether two of the groups, made one, would stand in a circle. */
function wouldCircle(a: Group, b: Group, groups: readonly Group[]): boolean {
  const one = (key: string) => (key === b.key ? a.key : key);
  const needs = new Map<string, string[]>();
  for (const [key, next] of brings(groups)) needs.set(one(key), [...(needs.get(one(key)) ?? []), ...next.map(one)]);
  needs.set(a.key, needs.get(a.key)?.filter((key) => key !== a.key) ?? []);
  return circleIn(needs) !== undefined;
}

/** No two groups are left whose joining would pay, and make no circle. */
function bestLeft(groups: readonly Group[]): number {
  const by = new Map(groups.map((group) => [group.key, group]));
  const pays = (a: Group, b: Group) => (wouldCircle(a, b, groups) ? 0 : costOf(a, b, by));
  return Math.min(0, ...groups.flatMap((a, i) => groups.slice(i + 1).map((b) => pays(a, b))));
}

const drawn = fc
  .array(
    fc.record({
      places: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 }),
      brings: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
      size: fc.integer({ min: 0, max: 30_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(
      ({ places, brings, size }, n): Group => ({
        ...{ key: `g${n}`, ids: [`m${n}`], size, places: new Set(places.map((p) => `p${p}`)) },
        brings: new Set(brings.filter((b) => b < n).map((b) => `g${b}`)),
      }),
    ),
  );

it('joins files of the build as long as it pays, and loses none of them', () => {
  fc.assert(
    fc.property(drawn, (groups) => {
      const left = merged(groups, weight);
      expect(bestLeft(left)).toBe(0);
      expect(circleIn(brings(left))).toBeUndefined();
      expect(left.flatMap(({ ids }) => ids).sort()).toEqual(groups.flatMap(({ ids }) => ids).sort());
    }),
  );
});

it('a circle of files is named in the order in which they need each other', () => {
  const sound = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ]);
  expect(circleIn(sound)).toBeUndefined();
  expect(circleIn(new Map([...sound, ['c', ['d']], ['d', ['b']]]))).toEqual(['b', 'c', 'd', 'b']);
});
