import type { UnitType } from '../units/schema.ts';
import { type Building, type Doubt, mergeOwners, type Person, type PersonFields } from './reading/rules.ts';

/** What a person decided about a doubtful entry; saving it, even unchanged, answers the doubt. */
export type PersonCorrection = PersonFields & {
  noun: 'person';
  sex: Person['sex'];
  /** Key of the person in the file who this one really is. */
  mergeWith: string | null;
  /** Id of the member who this person is, null for a new one, undefined to leave it to the matching. */
  memberId?: number | null;
};
export type UnitCorrection = { noun: 'unit'; type: UnitType };
export type Correction = PersonCorrection | UnitCorrection | { noun: 'ownership' };
/** By entry key. */
export type Corrections = Readonly<Record<string, Correction>>;

export const personEntry = (key: string): string => `person:${key}`;
export const unitEntry = (key: string): string => `unit:${key}`;

const without = (doubts: readonly Doubt[], gone: readonly Doubt[]) => doubts.filter((d) => !gone.includes(d));

function correctPerson(p: Person, c: Correction | undefined): Person {
  if (c?.noun !== 'person') return p;
  const { titleBefore, firstName, lastName, titleAfter, companyName, ico, sex } = c;
  return { ...p, titleBefore, firstName, lastName, titleAfter, companyName, ico, sex, doubts: [] };
}

/** Whom the person is after merges are followed to their end; a ring of merges ends where it began. */
function merged(key: string, corrections: Corrections, known: ReadonlySet<string>): string {
  const seen = new Set<string>();
  let at = key;
  while (!seen.has(at)) {
    seen.add(at);
    const c = corrections[personEntry(at)];
    const next = c?.noun === 'person' ? c.mergeWith : null;
    if (!next || !known.has(next)) return at;
    at = next;
  }
  return key;
}

/** The house with what people corrected: names, sex, types, and persons of the file that are one. */
export function corrected(building: Building, corrections: Corrections): Building {
  const known = new Set(building.persons.map((p) => p.key));
  const asks = Object.keys(corrections).length > 0;
  if (!asks) return building;
  const who = new Map([...known].map((k) => [k, merged(k, corrections, known)]));
  const persons = building.persons
    .filter((p) => who.get(p.key) === p.key)
    .map((p) => correctPerson(p, corrections[personEntry(p.key)]));
  const answered = new Set(Object.keys(corrections).map((k) => k.replace(/^person:/, '')));
  const mergedAway = new Set([...who].filter(([k, to]) => k !== to).map(([, to]) => to));
  const units = building.units.map((u) => {
    const c = corrections[unitEntry(u.key)];
    const owners = u.owners.map((o) => ({ ...o, persons: [...new Set(o.persons.map((p) => who.get(p) ?? p))] }));
    return {
      ...u,
      ...(c?.noun === 'unit' ? { type: c.type, typeSure: true } : {}),
      owners: mergeOwners(owners.map((o) => ({ ...o, joint: o.joint && o.persons.length === 2 }))).owners,
    };
  });
  const settled = (p: Person) =>
    mergedAway.has(p.key) && !answered.has(p.key) ? { ...p, doubts: without(p.doubts, ['sameName']) } : p;
  return { ...building, units, persons: persons.map(settled) };
}

/** The members that people chose, by person key: an id, or null for a new person. */
export function chosenMembers(corrections: Corrections): Map<string, number | null> {
  return new Map(
    Object.entries(corrections).flatMap(([key, c]) =>
      c.noun === 'person' && c.memberId !== undefined ? [[key.replace(/^person:/, ''), c.memberId] as const] : [],
    ),
  );
}
