import type { MinutesOverrides, Objection } from './schema.ts';

/** What the portal itself says: facts, and of points what was voted on and said. */
export type Originals = {
  facts: Readonly<Record<string, string>>;
  points: Readonly<Record<string, { wording: string; note: string; objections: readonly Objection[] }>>;
};

const isSame = (a: readonly Objection[], b: readonly Objection[]): boolean =>
  a.length === b.length && a.every((one, i) => one.who === b[i]?.who && one.text === b[i]?.text);

/** What people say otherwise, without what the portal says by itself. */
export function onlyOther(overrides: MinutesOverrides, originals: Originals): MinutesOverrides {
  const facts = Object.entries(overrides.facts).filter(([id, text]) => text !== originals.facts[id]);
  const points = Object.entries(overrides.points).flatMap(([key, said]) => {
    const original = originals.points[key];
    // Of a point that is gone nothing is kept.
    if (original === undefined) return [];
    const { wording, note, objections, consent } = said;
    const other = {
      ...(wording !== undefined && wording !== original.wording && { wording }),
      ...(note !== undefined && note !== original.note && { note }),
      ...(objections && !isSame(objections, original.objections) && { objections }),
      ...(consent !== undefined && { consent }),
    };
    return Object.keys(other).length === 0 ? [] : [[key, other] as const];
  });
  return { facts: Object.fromEntries(facts), people: overrides.people, points: Object.fromEntries(points) };
}

export const noOverrides: MinutesOverrides = { facts: {}, people: {}, points: {} };
