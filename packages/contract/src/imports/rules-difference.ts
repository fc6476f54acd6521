import { compare, equals, fromText, sum, whole } from '../base/shares/fraction.ts';
import type { Building, Doubt, Owner, Person, Unit } from './reading/rules.ts';
import { ownerKey } from './reading/rules.ts';
import { isAssociation, nameKey } from './reading/rules-names.ts';
import { type Corrections, chosenMembers, corrected, personEntry, unitEntry } from './rules-correct.ts';
import type { Current, CurrentMember, CurrentOwner, CurrentUnit } from './rules-current.ts';
import {
  type Candidate,
  changesOf,
  type Entry,
  memberShown,
  mergeAddress,
  type OwnershipEntry,
  type PersonEntry,
  personShown,
  showName,
  type UnitEntry,
  unitShown,
} from './rules-entries.ts';
import { type Match, matchPersons, matchUnits } from './rules-match.ts';

/** Everything the entries of one import are made from. */
type Seen = {
  building: Building;
  current: Current;
  corrections: Corrections;
  units: Map<string, CurrentUnit>;
  matches: Map<string, Match>;
  persons: Map<string, Person>;
  members: Map<number, CurrentMember>;
  /** Units by person key and by member id: they tell people of one name apart. */
  personUnits: Map<string, string[]>;
  memberUnits: Map<number, string[]>;
  sameNames: Map<string, Person[]>;
  memberNames: Map<string, Current['members']>;
};

const garages = new Set(['garage', 'garagePlace']);

function unitEntryOf(s: Seen, u: Unit): UnitEntry {
  const held = s.units.get(u.key);
  const common = { noun: 'unit' as const, key: unitEntry(u.key), title: u.number, unit: u.number, candidates: [] };
  const after = unitShown(u);
  if (!held) {
    const doubts: Doubt[] = u.typeSure ? [] : ['unitType'];
    return { ...common, id: null, kind: 'new', source: u, changes: changesOf(null, after), doubts };
  }
  const before = unitShown(held);
  const sameType = !u.typeSure || (garages.has(u.type) && garages.has(held.type));
  const sameShare = u.share !== null && held.share !== null && equals(fromText(u.share), fromText(held.share));
  const changes = changesOf(before, {
    ...after,
    type: sameType ? before.type : after.type,
    share: sameShare ? before.share : after.share,
  });
  return { ...common, id: held.id, kind: changes.length > 0 ? 'changed' : 'same', source: u, changes, doubts: [] };
}

/** Units of the house that the file does not know: the portal's own (without cadastre id) are none of the cadastre's business. */
function endedUnits(s: Seen): UnitEntry[] {
  const kept = new Set([...s.units.values()].map((u) => u.id));
  return s.current.units
    .filter((u) => !kept.has(u.id) && (s.building.source === 'table' || u.cadastreId !== null))
    .map((u) => {
      const owners = u.owners.flatMap((o) => o.memberIds.flatMap((id) => s.members.get(id) ?? []));
      const before = { ...unitShown(u), owners: owners.map(showName).join(', ') || null };
      return {
        noun: 'unit',
        key: `unit-ended:${u.id}`,
        id: u.id,
        kind: 'ended',
        title: u.number,
        unit: u.number,
        source: null,
        changes: changesOf(before, null),
        doubts: ['missing'],
        candidates: [],
      };
    });
}

const held = (o: { joint: boolean; memberIds: number[] }) =>
  `${o.joint}:${[...o.memberIds].sort((a, b) => a - b).join('+')}`;

function ownershipDoubts(s: Seen, u: Unit, o: Owner): Doubt[] {
  const doubts: Doubt[] = [];
  if (!equals(sum(u.owners.map((x) => fromText(x.share))), whole)) doubts.push('ownersSum');
  const people = o.persons.flatMap((k) => s.persons.get(k) ?? []);
  if (people.some((p) => isAssociation(p, s.current.ico))) doubts.push('ownUnit');
  return doubts;
}

function fileOwnership(s: Seen, u: Unit, o: Owner, by: Map<string, CurrentOwner>): OwnershipEntry {
  const ids = o.persons.map((k) => s.matches.get(k)?.member.id ?? 0);
  const found = ids.includes(0) ? undefined : by.get(held({ joint: o.joint, memberIds: ids }));
  if (found) by.delete(held(found));
  const names = o.persons.flatMap((k) => s.persons.get(k) ?? []).map(showName);
  const moved = !found || compare(fromText(found.share), fromText(o.share)) !== 0;
  const key = `owner:${u.key}:${ownerKey(o)}`;
  return {
    noun: 'ownership',
    key,
    id: found?.id ?? null,
    kind: !found ? 'new' : moved ? 'changed' : 'same',
    title: names.join(' + '),
    unit: u.number,
    unitKey: u.key,
    source: o,
    changes: moved ? changesOf(found ? { share: found.share } : null, { share: o.share }) : [],
    doubts: moved && !s.corrections[key] ? ownershipDoubts(s, u, o) : [],
    candidates: [],
  };
}

/** Ownerships of one unit: the same owners are the same members, whatever the file calls them. */
function ownershipEntries(s: Seen, u: Unit): OwnershipEntry[] {
  const unit = s.units.get(u.key);
  const by = new Map((unit?.owners ?? []).map((o) => [held(o), o]));
  if (u.owners.length === 0) return [];
  const told = u.owners.map((o) => fileOwnership(s, u, o, by));
  const ended = [...by.values()].map(
    (o): OwnershipEntry => ({
      noun: 'ownership',
      key: `owner-ended:${o.id}`,
      id: o.id,
      kind: 'ended',
      title: o.memberIds
        .flatMap((id) => s.members.get(id) ?? [])
        .map(showName)
        .join(' + '),
      unit: u.number,
      unitKey: u.key,
      source: null,
      changes: changesOf({ share: o.share }, null),
      doubts: [],
      candidates: [],
    }),
  );
  return [...told, ...ended];
}

/** Others of the same name in the file and in the house, so that a person can say who is who. */
function candidatesOf(s: Seen, p: Person): Candidate[] {
  const name = nameKey(p);
  const file = (s.sameNames.get(name) ?? [])
    .filter((other) => other.key !== p.key)
    .map((o) => ({ key: o.key, memberId: null, name: showName(o), units: s.personUnits.get(o.key) ?? [] }));
  const house = (s.memberNames.get(name) ?? []).map((m) => ({
    key: null,
    memberId: m.id,
    name: showName(m),
    units: s.memberUnits.get(m.id) ?? [],
  }));
  return [...file, ...house];
}

const aboutNames: readonly Doubt[] = ['titles', 'nameOrder', 'couple'];

function personEntryOf(s: Seen, p: Person): PersonEntry {
  const match = s.matches.get(p.key);
  const common = { noun: 'person' as const, key: personEntry(p.key), title: showName(p) };
  const unit = s.personUnits.get(p.key)?.[0] ?? null;
  if (!match) {
    const candidates = p.doubts.includes('sameName') ? candidatesOf(s, p) : [];
    return {
      ...common,
      unit,
      id: null,
      kind: 'new',
      source: p,
      changes: changesOf(null, personShown(p)),
      doubts: p.doubts,
      candidates,
    };
  }
  const { member } = match;
  const source = { ...p, address: mergeAddress(member.address, p.address) };
  const changes = changesOf(memberShown(member), { ...personShown(source), sex: null });
  const sure = match.sure || s.corrections[common.key] !== undefined;
  const named = changes.some((c) => c.field !== 'address');
  const doubts: Doubt[] = [
    ...(named ? p.doubts.filter((d) => aboutNames.includes(d)) : []),
    ...(sure ? [] : ['sameElsewhere' as const]),
  ];
  const kind = changes.length > 0 || !sure ? 'changed' : 'same';
  return { ...common, unit, id: member.id, kind, source, changes, doubts, candidates: sure ? [] : candidatesOf(s, p) };
}

/** Units by whoever stands in them, each once. */
function group<K>(pairs: readonly (readonly [K, string])[]): Map<K, string[]> {
  const by = Map.groupBy(pairs, ([key]) => key);
  return new Map([...by].map(([key, own]) => [key, [...new Set(own.map(([, unit]) => unit))]]));
}

/**
 * What importing the building would change in the house: an entry for each unit, ownership and person, also the same
 * ones. Importing the same file again yields only `same`.
 */
export function difference(file: Building, current: Current, corrections: Corrections = {}): Entry[] {
  const building = corrected(file, corrections);
  const units = matchUnits(building, current);
  const s: Seen = {
    building,
    current,
    corrections,
    units,
    matches: matchPersons(building, current, units, chosenMembers(corrections)),
    persons: new Map(building.persons.map((p) => [p.key, p])),
    members: new Map(current.members.map((m) => [m.id, m])),
    personUnits: group(
      building.units.flatMap((u) => u.owners.flatMap((o) => o.persons.map((p) => [p, u.number] as const))),
    ),
    memberUnits: group(
      current.units.flatMap((u) => u.owners.flatMap((o) => o.memberIds.map((m) => [m, u.number] as const))),
    ),
    sameNames: Map.groupBy(building.persons, nameKey),
    memberNames: Map.groupBy(current.members, nameKey),
  };
  return [
    ...building.units.map((u) => unitEntryOf(s, u)),
    ...endedUnits(s),
    ...building.units.flatMap((u) => ownershipEntries(s, u)),
    ...building.persons.map((p) => personEntryOf(s, p)),
  ];
}
