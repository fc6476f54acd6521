import { type Building, type Owner, type Person, type Unit, unitKey } from './reading/rules.ts';
import { nameKey } from './reading/rules-names.ts';
import type { Current, CurrentMember, CurrentOwner, CurrentUnit } from './rules-current.ts';

/** Which current unit a unit of the file is: by cadastre id, else by number. */
export function matchUnits(building: Building, current: Current): Map<string, CurrentUnit> {
  const byId = new Map(current.units.flatMap((u) => (u.cadastreId ? [[u.cadastreId, u] as const] : [])));
  const byNumber = new Map(current.units.map((u) => [unitKey(u.number), u]));
  const matched = new Map<string, CurrentUnit>();
  const taken = new Set<number>();
  const take = (unit: Unit, found: CurrentUnit | undefined) => {
    if (!found || taken.has(found.id) || matched.has(unit.key)) return;
    matched.set(unit.key, found);
    taken.add(found.id);
  };
  for (const u of building.units) if (u.cadastreId) take(u, byId.get(u.cadastreId));
  for (const u of building.units) take(u, byNumber.get(u.key));
  return matched;
}

/** A member that a person of the file is; `sure` is false when only the name says so. */
export type Match = { member: CurrentMember; sure: boolean };

/** One ownership as both sides can name it: unit, kind, share and the names of all who stand in it. */
type Standing = { unit: number; mark: string };

function standings<P>(
  units: Iterable<[number, readonly { joint: boolean; share: string; who: readonly P[] }[]]>,
  nameOf: (who: P) => string,
): Map<P, Standing[]> {
  const by = new Map<P, Standing[]>();
  for (const [unit, owners] of units)
    for (const o of owners) {
      const mark = `${unit}:${o.joint}:${o.share}:${o.who.map(nameOf).sort().join('+')}`;
      for (const p of o.who) {
        const own = by.get(p);
        if (own) own.push({ unit, mark });
        else by.set(p, [{ unit, mark }]);
      }
    }
  return by;
}

type Pair = { person: Person; member: CurrentMember; score: number; shared: boolean };

/** How much the two have in common: the same ownerships weigh most, then units, titles and address. */
function scored(person: Person, member: CurrentMember, a: Standing[], b: Standing[]): Pair {
  const marks = new Set(b.map((s) => s.mark));
  const units = new Set(b.map((s) => s.unit));
  const same = a.filter((s) => marks.has(s.mark)).length;
  const near = a.filter((s) => units.has(s.unit)).length;
  const titles = person.titleBefore === member.titleBefore && person.titleAfter === member.titleAfter;
  const street = person.address?.street === member.address?.street;
  return { person, member, score: same * 1000 + near * 10 + (titles ? 2 : 0) + (street ? 1 : 0), shared: near > 0 };
}

const contradict = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

type Sides = { people: Map<string, Standing[]>; members: Map<number, Standing[]> };
function sides(building: Building, current: Current, units: Map<string, CurrentUnit>): Sides {
  const names = new Map(building.persons.map((p) => [p.key, nameKey(p)]));
  const memberNames = new Map(current.members.map((m) => [m.id, nameKey(m)]));
  const file = building.units.flatMap((u): [number, (Owner & { who: string[] })[]][] => {
    const found = units.get(u.key);
    return found ? [[found.id, u.owners.map((o) => ({ ...o, who: o.persons }))]] : [];
  });
  const held = current.units.map((u): [number, (CurrentOwner & { who: number[] })[]] => [
    u.id,
    u.owners.map((o) => ({ ...o, who: o.memberIds })),
  ]);
  return {
    people: standings(file, (key) => names.get(key) ?? ''),
    members: standings(held, (id) => memberNames.get(id) ?? ''),
  };
}

/**
 * Which member each person of the file is: what a person decided (`told`: member id, or null for a new one), then the
 * cadastre subject, the company number, the same name in the same unit, and last the same name elsewhere (not sure).
 */
export function matchPersons(
  building: Building,
  current: Current,
  units: Map<string, CurrentUnit>,
  told: ReadonlyMap<string, number | null>,
): Map<string, Match> {
  const matched = new Map<string, Match>();
  const taken = new Set<number>();
  const take = (p: Person, member: CurrentMember | undefined, sure: boolean) => {
    if (!member || taken.has(member.id) || matched.has(p.key)) return;
    matched.set(p.key, { member, sure });
    taken.add(member.id);
  };
  const byId = new Map(current.members.map((m) => [m.id, m]));
  const bySubject = new Map(current.members.flatMap((m) => (m.cadastreId ? [[m.cadastreId, m] as const] : [])));
  const byIco = new Map(current.members.flatMap((m) => (m.ico ? [[m.ico, m] as const] : [])));
  for (const p of building.persons) take(p, byId.get(told.get(p.key) ?? 0), true);
  for (const p of building.persons) if (p.cadastreId && !told.has(p.key)) take(p, bySubject.get(p.cadastreId), true);
  for (const p of building.persons) if (p.ico && !told.has(p.key)) take(p, byIco.get(p.ico), true);
  const byName = Map.groupBy(current.members, nameKey);
  const { people, members } = sides(building, current, units);
  const pairs = building.persons
    .filter((p) => !matched.has(p.key) && !told.has(p.key))
    .flatMap((p) =>
      (byName.get(nameKey(p)) ?? [])
        .filter((m) => m.kind === p.kind && !contradict(m.cadastreId, p.cadastreId) && !contradict(m.ico, p.ico))
        .map((m) => scored(p, m, people.get(p.key) ?? [], members.get(m.id) ?? [])),
    );
  // Array.sort is stable: equals stay in the order of the file and of the house.
  for (const pair of pairs.sort((a, b) => b.score - a.score)) take(pair.person, pair.member, pair.shared);
  return matched;
}
