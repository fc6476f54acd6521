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

/** All groups with what they bring, and what that brings. */
function withBrought(key: string, groups: ReadonlyMap<string, Group>): Set<string> {
  const seen = new Set([key]);
  for (const one of seen) for (const next of groups.get(one)?.brings ?? []) seen.add(next);
  return seen;
}

/** A set of places as bits: every pair of groups is compared again after each joining. */
type Bits = Uint32Array;
/** A group, all that comes with it, and its places. */
type Whole = { group: Group; brought: ReadonlySet<Whole>; places: Bits };

/** Reads sets of places as bits and weighs what two of them make. */
function scale(all: readonly Group[], weight: Weight) {
  const names = [...union(...all.map(({ places }) => places))];
  const at = new Map(names.map((name, i) => [name, i]));
  const weights = names.map(weight);
  const words = Math.ceil(names.length / 32);
  function bitsOf(places: Iterable<string>): Bits {
    const bits = new Uint32Array(words);
    for (const place of places) {
      const i = at.get(place) ?? 0;
      bits[i >>> 5] = (bits[i >>> 5] ?? 0) | (1 << (i & 31));
    }
    return bits;
  }
  /** Weight of places that the made words hold. */
  function weigh(made: (word: number) => number): number {
    let sum = 0;
    for (let word = 0; word < words; word++)
      for (let bits = made(word); bits !== 0; bits &= bits - 1)
        sum += weights[word * 32 + 31 - Math.clz32(bits & -bits)] ?? 0;
    return sum;
  }
  return { bitsOf, weigh };
}
type Scale = ReturnType<typeof scale>;

const inBoth = (a: Bits, b: Bits) => (word: number) => (a[word] ?? 0) & (b[word] ?? 0);
const onlyIn = (a: Bits, b: Bits) => (word: number) => (a[word] ?? 0) & ~(b[word] ?? 0);
const inEither = (a: Bits, b: Bits) => a.map((word, i) => word | (b[i] ?? 0));

/**
 * What it costs when whoever loads one of the two loads both, and what those bring; below nothing it pays. Not counted to the
 * end where it is at least the bound.
 */
function costOf(a: Whole, b: Whole, bound: number, { weigh }: Scale): number {
  const saved = request * weigh(inBoth(a.places, b.places));
  if (-saved >= bound) return bound;
  let cost = -saved;
  cost += a.group.size * weigh(onlyIn(b.places, a.places)) + b.group.size * weigh(onlyIn(a.places, b.places));
  if (cost >= bound) return bound;
  const places = inEither(a.places, b.places);
  for (const one of union(a.brought, b.brought)) {
    if (one === a || one === b) continue;
    cost += weigh(onlyIn(places, one.places)) * (one.group.size + request);
    if (cost >= bound) return bound;
  }
  return cost;
}

/** Whether the one brings the other over a third. */
const bringsOver = (a: Whole, b: Whole) =>
  a.brought.has(b) && [...a.brought].some((one) => one !== a && one !== b && one.brought.has(b));

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

/** Groups with their places as bits, in the same order. */
function wholes(groups: ReadonlyMap<string, Group>, { bitsOf }: Scale): Whole[] {
  const made = new Map(
    [...groups].map(([key, group]) => [key, { group, brought: new Set<Whole>(), places: bitsOf(group.places) }]),
  );
  for (const [key, { brought }] of made)
    for (const next of withBrought(key, groups)) {
      const one = made.get(next);
      if (one) brought.add(one);
    }
  return [...made.values()];
}

/**
 * Puts groups together as long as fewer requests are worth more than what some places load in vain. What stands in no circle
 * stands in none after it: files that need each other in a circle run in an order that nobody can tell.
 */
export function merged(all: readonly Group[], weight: Weight): Group[] {
  const groups = new Map(all.map((group) => [group.key, group]));
  const by = scale(all, weight);
  for (;;) {
    let best: { cost: number; a: Group; b: Group } | undefined;
    const list = wholes(groups, by);
    for (const [i, a] of list.entries())
      for (let j = i + 1; j < list.length; j++) {
        const b = list[j] as Whole;
        const cost = costOf(a, b, best?.cost ?? 0, by);
        if (cost >= (best?.cost ?? 0) || bringsOver(a, b) || bringsOver(b, a)) continue;
        best = { cost, a: a.group, b: b.group };
      }
    if (!best) return [...groups.values()];
    joined(best.a, best.b, groups);
  }
}
