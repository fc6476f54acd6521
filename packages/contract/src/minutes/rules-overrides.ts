import type { MinutesOverrides } from './schema.ts';

/** What people say otherwise, without what the portal says by itself. */
export function onlyOther(
  overrides: MinutesOverrides,
  originals: { facts: Readonly<Record<string, string>>; wordings: Readonly<Record<string, string>> },
): MinutesOverrides {
  const facts = Object.entries(overrides.facts).filter(([id, text]) => text !== originals.facts[id]);
  const points = Object.entries(overrides.points).flatMap(([key, said]) => {
    const original = originals.wordings[key];
    // Of a point that is gone nothing is kept.
    if (original === undefined) return [];
    const { wording, note, objections, consent } = said;
    const other = {
      ...(wording !== undefined && wording !== original && { wording }),
      ...(note ? { note } : {}),
      ...(objections && objections.length > 0 && { objections }),
      ...(consent !== undefined && { consent }),
    };
    return Object.keys(other).length === 0 ? [] : [[key, other] as const];
  });
  return { facts: Object.fromEntries(facts), people: overrides.people, points: Object.fromEntries(points) };
}

export const noOverrides: MinutesOverrides = { facts: {}, people: {}, points: {} };
