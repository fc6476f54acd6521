/** Modules that the same places need. */
export type Group = {
  key: string;
  ids: string[];
  /** Who loads it. */
  places: ReadonlySet<string>;
  /** Keys of groups that come with it. */
  brings: ReadonlySet<string>;
  size: number;
};

/** Characters of a source that one more request is worth. */
const request = 12_000;

const union = <T>(...sets: Iterable<T>[]): Set<T> => new Set(sets.flatMap((set) => [...set]));
type Weight = (place: string) => number;

const weightOf = (places: Iterable<string>, weight: Weight) => {
  let sum = 0;
  for (const place of places) sum += weight(place);
  return sum;
};

/** All groups with what they bring, and what that brings. */
function withBrought(key: string, groups: ReadonlyMap<string, Group>): Set<string> {
  const seen = new Set([key]);
  for (const one of seen) for (const next of groups.get(one)?.brings ?? []) seen.add(next);
  return seen;
}

/** A group, and the keys of all that comes with it. */
type Whole = readonly [Group, ReadonlySet<string>];

/** What it costs when whoever loads one of the two loads both, and what those bring; below nothing it pays. */
function costOf([a, withA]: Whole, [b, withB]: Whole, groups: ReadonlyMap<string, Group>, weight: Weight): number {
  const places = union(a.places, b.places);
  const both = weightOf(
    [...a.places].filter((place) => b.places.has(place)),
    weight,
  );
  let cost = -request * both;
  for (const key of union(withA, withB)) {
    const one = groups.get(key);
    if (!one) continue;
    const more = weightOf(
      [...places].filter((place) => !one.places.has(place)),
      weight,
    );
    const isNew = key !== a.key && key !== b.key;
    cost += more * (one.size + (isNew ? request : 0));
  }
  return cost;
}

function joined(a: Group, b: Group, groups: Map<string, Group>): void {
  const places = union(a.places, b.places);
  groups.delete(b.key);
  const brings = new Set([...a.brings, ...b.brings].filter((key) => key !== a.key && key !== b.key));
  groups.set(a.key, { ...a, ids: [...a.ids, ...b.ids], places, brings, size: a.size + b.size });
  for (const [key, one] of groups)
    if (one.brings.has(b.key))
      groups.set(key, {
        ...one,
        brings: new Set([...one.brings].map((k) => (k === b.key ? a.key : k)).filter((k) => k !== key)),
      });
  for (const key of withBrought(a.key, groups)) {
    const one = groups.get(key);
    if (one) groups.set(key, { ...one, places: union(one.places, places) });
  }
}

/** Puts groups together as long as fewer requests are worth more than what some places load in vain. */
export function merged(all: readonly Group[], weight: Weight): Group[] {
  const groups = new Map(all.map((group) => [group.key, group]));
  for (;;) {
    let best: { cost: number; a: Group; b: Group } | undefined;
    const list = [...groups.values()].map((group): Whole => [group, withBrought(group.key, groups)]);
    for (const [i, a] of list.entries())
      for (const b of list.slice(i + 1)) {
        const cost = costOf(a, b, groups, weight);
        if (cost < (best?.cost ?? 0)) best = { cost, a: a[0], b: b[0] };
      }
    if (!best) return [...groups.values()];
    joined(best.a, best.b, groups);
  }
}
