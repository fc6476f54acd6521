import { unitKey } from '../reading/rules.ts';
import { plain } from '../reading/rules-names.ts';
import type { ContactDoubt, Dwelling, Neighbour, Neighbourhood } from './rules.ts';
import type { ContactRow } from './rules-cells.ts';
import { bearsSurname, byNoTitle, byTitles, keysOf, memberKey, namesIn } from './rules-people.ts';

/** The house as rows are looked up in it. */
export type Index = {
  members: ReadonlyMap<number, Neighbour>;
  byName: ReadonlyMap<string, readonly Neighbour[]>;
  byUnit: ReadonlyMap<string, Dwelling>;
  /** Units by what stands after the slash of their number, where that is one unit only. */
  byEnd: ReadonlyMap<string, Dwelling>;
  unitsOf: ReadonlyMap<number, readonly string[]>;
};

export function indexOf(house: Neighbourhood): Index {
  const ends = Map.groupBy(house.units, (u) => unitKey(u.number).split('/').at(-1) as string);
  const standing = house.units.flatMap((u) => [...u.owners.flat(), ...u.others].map((id) => [id, u.number] as const));
  return {
    members: new Map(house.members.map((m) => [m.id, m])),
    byName: Map.groupBy(house.members, memberKey),
    byUnit: new Map(house.units.map((u) => [unitKey(u.number), u])),
    byEnd: new Map(
      [...ends].flatMap(([end, units]) => (units.length === 1 && units[0] ? [[end, units[0]] as const] : [])),
    ),
    unitsOf: new Map(
      [...Map.groupBy(standing, ([id]) => id)].map(([id, own]) => [id, [...new Set(own.map(([, n]) => n))]]),
    ),
  };
}

function unitNamed(index: Index, text: string): Dwelling | undefined {
  const bare = text.replace(/^\s*(byt|jednotka|jedn|č|c)\b[\s.č:]*(č\.?|c\.?)?\s*/iu, '');
  return [text, bare].map((t) => index.byUnit.get(unitKey(t)) ?? index.byEnd.get(unitKey(t))).find(Boolean);
}

/** The units in a cell ("1247/2", "byt č. 2", "2, 101") and those of them that the house does not have. */
function unitsIn(index: Index, cell: string): { units: Dwelling[]; unknown: string[] } {
  if (plain(cell) === '') return { units: [], unknown: [] };
  const whole = unitNamed(index, cell);
  if (whole) return { units: [whole], unknown: [] };
  const parts = cell
    .split(/[,;+&]|\s+a\s+/)
    .map((p) => p.trim())
    .filter(Boolean);
  const found = parts.map((p) => unitNamed(index, p));
  return { units: found.flatMap((u) => u ?? []), unknown: parts.filter((_, i) => !found[i]) };
}

/** One person that the row names: who it is, how sure that is, and the row's words for them. */
export type Slot = { members: Neighbour[]; doubt: ContactDoubt | null; name: string };

function slotOf(index: Index, words: readonly string[], pool: readonly Neighbour[], hasUnit: boolean): Slot {
  const name = words.join(' ');
  const keys = keysOf(words);
  const near = keys.map((k) => pool.filter((m) => memberKey(m) === k)).find((found) => found.length > 0);
  if (near) return { members: near, doubt: near.length > 1 ? 'several' : null, name };
  const only = words.length === 1 ? pool.filter((m) => bearsSurname(words[0] as string, m)) : [];
  const family = only.length > 1 && /i$/.test(name);
  if (only.length > 0) return { members: only, doubt: only.length > 1 && !family ? 'several' : null, name };
  const far = keys.map((k) => index.byName.get(k) ?? []).find((found) => found.length > 0) ?? [];
  const doubt = far.length === 0 ? 'nobody' : far.length > 1 ? 'several' : hasUnit ? 'otherUnit' : null;
  return { members: [...far], doubt, name };
}

/** Whom a row may be about: each entry one person, or a couple that owns together. */
export type Candidates = readonly (readonly number[])[];
export type RowMatch = {
  /** One slot a person; a slot whose doubt is `nobody` has no member. */
  slots: Slot[];
  /** Why the whole row waits for a person to say who it is. */
  doubt: 'nobody' | 'several' | null;
  candidates: Candidates;
  unknownUnits: string[];
};

/** The namesakes whom rows of the list name with the very titles that they bear. */
export function titledIn(index: Index, rows: readonly Pick<ContactRow, 'name'>[]): ReadonlySet<number> {
  return new Set(
    rows.flatMap(({ name }) => {
      const [words, ...more] = namesIn(name);
      if (!words || more.length > 0) return [];
      const people = keysOf(words).flatMap((key) => index.byName.get(key) ?? []);
      return people.length > 1 ? (byTitles(name, people)?.id ?? []) : [];
    }),
  );
}

/**
 * Which members a row is about: by unit and name, by the unit's only owner when it gives no name (a couple in joint
 * ownership is one owner), by a name that is alone in the house. A name that stands elsewhere than in the row's unit is
 * doubtful; nobody or several wait for a person, but for the one namesake without a title beside those `titled` in the list.
 */
export function matchRow(
  index: Index,
  row: Pick<ContactRow, 'unit' | 'name'>,
  titled: ReadonlySet<number> = new Set(),
): RowMatch {
  const { units, unknown } = unitsIn(index, row.unit);
  const owners = units.flatMap((u) => u.owners);
  const who = (ids: readonly number[]) => [...new Set(ids)].flatMap((id) => index.members.get(id) ?? []);
  const names = namesIn(row.name);
  const wait = (doubt: 'nobody' | 'several', slots: Slot[] = []): RowMatch => {
    const found = slots.flatMap((s) => s.members.map((m) => [m.id]));
    const all = new Map([...found, ...owners].map((ids) => [ids.join('+'), ids]));
    return { slots: [], doubt, candidates: [...all.values()], unknownUnits: unknown };
  };
  if (names.length === 0) {
    const entries = new Map(owners.map((ids) => [[...ids].sort().join('+'), ids]));
    const [one] = entries.values();
    if (!one || entries.size > 1) return wait(entries.size > 1 ? 'several' : 'nobody');
    const slots = who(one).map((m): Slot => ({ members: [m], doubt: null, name: m.full_name }));
    return { slots, doubt: slots.length === 0 ? 'nobody' : null, candidates: [], unknownUnits: unknown };
  }
  const pool = who([...owners.flat(), ...units.flatMap((u) => u.others)]);
  const slots = names.flatMap((words): Slot[] => {
    const hasUnit = units.length + unknown.length > 0;
    const found = slotOf(index, words, pool, hasUnit);
    const several = found.doubt === 'several' && names.length === 1;
    const told = several ? byTitles(row.name, found.members) : null;
    const one = told ?? (several ? byNoTitle(row.name, found.members, titled) : null);
    const elsewhere = hasUnit && one !== null && !pool.includes(one);
    const slot: Slot = one ? { ...found, members: [one], doubt: elsewhere ? 'otherUnit' : null } : found;
    const family = slot.doubt === null && slot.members.length > 1;
    return family ? slot.members.map((m) => ({ ...slot, members: [m] })) : [slot];
  });
  if (slots.some((s) => s.doubt === 'several')) return wait('several', slots);
  if (slots.every((s) => s.doubt === 'nobody')) return wait('nobody');
  return { slots, doubt: null, candidates: [], unknownUnits: unknown };
}
