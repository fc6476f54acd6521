interface Tree {
  readonly [key: string]: unknown;
}

const isGroup = (one: unknown): one is Tree => typeof one === 'object' && one !== null && !Array.isArray(one);

/** Sentences of both: one word before the dots may be said by several files. */
export function joined<T extends Tree>(one: T, other: T): T {
  const all: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = all[key];
    all[key] = isGroup(before) && isGroup(value) ? joined(before, value) : value;
  }
  return all as T;
}
