import type { Building, Unit } from '../imports/reading/rules.ts';

/**
 * The house of a reading that knows no owners, with those whom an earlier one named in units that are still there: by the
 * number of the cadastre, else by the number of the unit.
 */
export function withOwnersOf(fresh: Building, earlier: Building): Building {
  const byId = new Map(earlier.units.flatMap((u) => (u.cadastreId ? [[u.cadastreId, u] as const] : [])));
  const byKey = new Map(earlier.units.map((u) => [u.key, u]));
  const units = fresh.units.map((u): Unit => {
    const was = u.cadastreId && byId.has(u.cadastreId) ? byId.get(u.cadastreId) : byKey.get(u.key);
    const isOther = was?.cadastreId && u.cadastreId && was.cadastreId !== u.cadastreId;
    return u.owners.length > 0 || !was || isOther ? u : { ...u, owners: was.owners };
  });
  const named = new Set(units.flatMap((u) => u.owners.flatMap((o) => o.persons)));
  const known = new Set(fresh.persons.map((p) => p.key));
  const added = earlier.persons.filter((p) => named.has(p.key) && !known.has(p.key));
  return { ...fresh, units, persons: [...fresh.persons, ...added] };
}
