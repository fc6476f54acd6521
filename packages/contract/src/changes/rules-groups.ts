import { add, equals, type Fraction, fromText, negate, sum, whole, zero } from '../base/shares/fraction.ts';
import type { Day } from '../base/time/dates.ts';
import { plain } from '../imports/reading/rules-names.ts';
import type { Corrections } from '../imports/rules-correct.ts';
import type { Current, CurrentMember } from '../imports/rules-current.ts';
import { type Decisions, sums } from '../imports/rules-decide.ts';
import {
  type Entry,
  type OwnershipEntry,
  type PersonEntry,
  showName,
  type UnitEntry,
} from '../imports/rules-entries.ts';
import type { ChangeKind } from './schema-words.ts';

/** Somebody of the source who may be a member under another name, or one whom only the name connects. */
export type Question = { key: string; name: string; candidates: { memberId: number; name: string }[] };

/** Differences that make sense only together: accepted or left as one. */
export type Group = {
  key: string;
  kind: ChangeKind;
  entries: Entry[];
  /** Numbers of the units it is about. */
  units: string[];
  /** Whether it holds from a day: what is owned does, what somebody is called does not. */
  isDated: boolean;
  /** Whether another person confirms it: a share of a unit or the number of units changes. */
  isSecond: boolean;
  /** Whether shares stay whole: of the unit among its owners, of the house among its units. */
  isSound: boolean;
  questions: Question[];
  /** The day of legal effects that the source gives to everybody who begins; null where it gives none, or several. */
  said: Day | null;
};

const isUnit = (e: Entry): e is UnitEntry => e.noun === 'unit';
const isOwnership = (e: Entry): e is OwnershipEntry => e.noun === 'ownership';
const isPerson = (e: Entry): e is PersonEntry => e.noun === 'person';
const differs = (e: Entry) => e.kind !== 'same';
const hasField = (e: Entry, field: string) => e.changes.some((c) => c.field === field);

/** Whether the entry changes what the units of the house sum to. */
const isWeighty = (e: UnitEntry) => e.kind === 'new' || e.kind === 'ended' || hasField(e, 'share');

type Weighed = { entry: UnitEntry; delta: Fraction };

function weigh(entry: UnitEntry): Weighed {
  const share = entry.changes.find((c) => c.field === 'share');
  const of = (text: string | null | undefined) => (text ? fromText(text) : zero);
  return { entry, delta: add(of(share?.after), negate(of(share?.before))) };
}

const totalOf = (list: readonly Weighed[]) => sum(list.map((w) => w.delta));

/** The first so many of the list that sum to nothing; undefined when there are none. */
function balanced(list: readonly Weighed[], size: number, chosen: Weighed[] = [], from = 0): Weighed[] | undefined {
  if (chosen.length === size) return equals(totalOf(chosen), zero) ? chosen : undefined;
  for (let i = from; i < list.length; i++) {
    const found = balanced(list, size, [...chosen, list[i] as Weighed], i + 1);
    if (found) return found;
  }
  return undefined;
}

// Beyond these looking for more units that belong together would take longer than it helps.
const most = { 2: 200, 3: 60, 4: 24 } as const;

/** Units that give to each other, the fewest together; the rest stands as one. */
function partition(all: readonly Weighed[]): Weighed[][] {
  let rest = all.filter((w) => !equals(w.delta, zero));
  const groups = all.filter((w) => equals(w.delta, zero)).map((w) => [w]);
  for (const size of [2, 3, 4] as const) {
    while (rest.length > size && rest.length <= most[size]) {
      const found = balanced(rest, size);
      if (!found) break;
      groups.push(found);
      rest = rest.filter((w) => !found.includes(w));
    }
  }
  return rest.length > 0 ? [...groups, rest] : groups;
}

function kindOfUnits(entries: readonly UnitEntry[]): ChangeKind {
  const has = (kind: Entry['kind']) => entries.some((e) => e.kind === kind);
  if (!has('new') && !has('ended')) return 'unitShare';
  if (!has('changed') && !(has('new') && has('ended'))) return has('new') ? 'unitNew' : 'unitRemoved';
  if (has('new') && has('ended')) {
    const [made, gone] = (['new', 'ended'] as const).map((kind) => entries.filter((e) => e.kind === kind).length);
    if (gone === 1 && (made ?? 0) > 1) return 'split';
    return made === 1 && (gone ?? 0) > 1 ? 'joined' : 'units';
  }
  return has('new') ? 'split' : 'joined';
}

const kindOfUnit = (e: UnitEntry): ChangeKind =>
  hasField(e, 'type') ? 'use' : hasField(e, 'number') ? 'unitNumber' : 'unitDetail';

type Seen = {
  entries: readonly Entry[];
  members: ReadonlyMap<number, CurrentMember>;
  persons: ReadonlyMap<string, PersonEntry>;
  /** Who stands where in the source, by member. */
  standing: ReadonlySet<number>;
  /** Member ids of the owner entries that the house holds. */
  held: ReadonlyMap<number, readonly number[]>;
  corrections: Corrections;
};

const peopleOf = (s: Seen, list: readonly OwnershipEntry[]) =>
  list.flatMap((e) => (e.id === null ? [] : (s.held.get(e.id) ?? [])));
const namedOf = (s: Seen, list: readonly OwnershipEntry[]) =>
  [...new Set(list.flatMap((e) => e.source?.persons ?? []))].flatMap((key) => s.persons.get(key) ?? []);

function kindOfOwners(s: Seen, list: readonly OwnershipEntry[]): ChangeKind {
  const [ended, began] = [list.filter((e) => e.kind === 'ended'), list.filter((e) => e.kind === 'new')];
  if (began.length === 0) return ended.length > 0 ? 'ownerEnded' : 'ownerShare';
  const before = new Set(peopleOf(s, [...ended, ...list.filter((e) => e.kind === 'changed')]));
  const after = namedOf(s, list).map((p) => p.id);
  const same = after.every((id) => id !== null && before.has(id)) && before.size === after.length;
  if (!same) return 'owner';
  return began.every((e) => e.source?.joint) ? 'spouses' : 'ownerShare';
}

const toldWho = (s: Seen, key: string) => {
  const said = s.corrections[key];
  return said?.noun === 'person' && said.memberId !== undefined;
};

/** What may be a sale as well as a new name: the same first name, nobody's identity known, and the former one gone. */
function questionsOf(s: Seen, list: readonly OwnershipEntry[]): Question[] {
  const gone = [
    ...new Set(
      peopleOf(
        s,
        list.filter((e) => e.kind === 'ended'),
      ),
    ),
  ]
    .filter((id) => !s.standing.has(id))
    .flatMap((id) => s.members.get(id) ?? []);
  return namedOf(s, list).flatMap((p): Question[] => {
    if (toldWho(s, p.key)) return [];
    const unsure = p.doubts.includes('sameElsewhere') && p.id !== null ? [s.members.get(p.id)] : [];
    const alike = gone.filter(
      (m) =>
        p.id === null &&
        p.source.firstName !== null &&
        m.firstName !== null &&
        plain(m.firstName) === plain(p.source.firstName) &&
        (m.cadastreId === null || p.source.cadastreId === null),
    );
    const candidates = [...unsure, ...alike].flatMap((m) => (m ? [{ memberId: m.id, name: showName(m) }] : []));
    return candidates.length > 0 ? [{ key: p.key, name: p.title, candidates }] : [];
  });
}

const isWhole = (source: UnitEntry['source']) =>
  source === null || source.owners.length === 0 || equals(sum(source.owners.map((o) => fromText(o.share))), whole);

function saidDay(list: readonly OwnershipEntry[]): Day | null {
  const told = list.flatMap((e) => (e.source ? [{ kind: e.kind, since: e.source.since ?? null }] : []));
  const fresh = told.filter((t) => t.kind === 'new');
  const days = new Set((fresh.length > 0 ? fresh : told.filter((t) => t.kind === 'changed')).map((t) => t.since));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

function groupsOfUnits(s: Seen, current: Current): Group[] {
  const units = s.entries.filter(isUnit).filter(differs);
  const before = sums([], current, new Set()).before;
  const owners = Map.groupBy(s.entries.filter(isOwnership).filter(differs), (e) => e.unitKey);
  const weighty = partition(units.filter(isWeighty).map(weigh)).map((part): Group => {
    const own = part.map((w) => w.entry);
    const theirs = own.flatMap((e) => (e.kind === 'new' && e.source ? (owners.get(e.source.key) ?? []) : []));
    const total = totalOf(part);
    const isSound = equals(total, zero) || equals(add(before, total), whole);
    return {
      key: `units:${own.map((e) => e.key).sort()[0]}`,
      kind: kindOfUnits(own),
      entries: [...own, ...theirs],
      units: own.map((e) => e.title),
      isDated: true,
      isSecond: true,
      isSound: isSound && own.every((e) => e.kind !== 'new' || isWhole(e.source)),
      questions: questionsOf(s, theirs),
      said: saidDay(theirs),
    };
  });
  const plainOnes = units
    .filter((e) => !isWeighty(e))
    .map((e): Group => {
      const one = { key: e.key, kind: kindOfUnit(e), entries: [e], units: [e.title], questions: [], said: null };
      return { ...one, isDated: false, isSecond: false, isSound: true };
    });
  return [...weighty, ...plainOnes];
}

function groupsOfOwners(s: Seen): Group[] {
  const fresh = new Set(s.entries.flatMap((e) => (isUnit(e) && e.kind === 'new' && e.source ? [e.source.key] : [])));
  const sources = new Map(s.entries.flatMap((e) => (isUnit(e) && e.source ? [[e.source.key, e.source] as const] : [])));
  const differing = s.entries.filter(isOwnership).filter((e) => differs(e) && !fresh.has(e.unitKey));
  return [...Map.groupBy(differing, (e) => e.unitKey)].map(([unitKey, entries]) => ({
    key: `owners:${unitKey}`,
    kind: kindOfOwners(s, entries),
    entries,
    units: [entries[0]?.unit ?? ''],
    isDated: true,
    isSecond: false,
    isSound: isWhole(sources.get(unitKey) ?? null),
    questions: questionsOf(s, entries),
    said: saidDay(entries),
  }));
}

const aboutNames = ['titleBefore', 'firstName', 'lastName', 'titleAfter', 'companyName'];

/** Only its name connects the person with a member: it goes with what is owned, and is no change of its own. */
const isUnsure = (e: PersonEntry) => e.doubts.includes('sameElsewhere');

const groupsOfPeople = (s: Seen): Group[] =>
  s.entries
    .filter(isPerson)
    .filter((e) => e.kind === 'changed' && !isUnsure(e))
    .map((e) => ({
      key: e.key,
      kind: e.changes.some((c) => aboutNames.includes(c.field)) ? ('name' as const) : ('personDetail' as const),
      entries: [e],
      units: e.unit ? [e.unit] : [],
      isDated: false,
      isSecond: false,
      isSound: true,
      questions: [],
      said: null,
    }));

/** The differences as changes that people decide: owners of a unit, units that give to each other, facts and names. */
export function groupsOf(entries: readonly Entry[], current: Current, corrections: Corrections = {}): Group[] {
  const persons = entries.filter(isPerson);
  const s: Seen = {
    entries,
    members: new Map(current.members.map((m) => [m.id, m])),
    persons: new Map(persons.map((e) => [e.source.key, e])),
    standing: new Set(persons.flatMap((e) => e.id ?? [])),
    held: new Map(current.units.flatMap((u) => u.owners.map((o) => [o.id, o.memberIds]))),
    corrections,
  };
  return [...groupsOfOwners(s), ...groupsOfUnits(s, current), ...groupsOfPeople(s)];
}

/** Decisions of the entries: each of a group as its group; a person only a name connects goes with what they own. */
export function decisionsOf(
  entries: readonly Entry[],
  groups: readonly Group[],
  isAccepted: (g: Group) => boolean,
): Decisions {
  const said = groups.flatMap((g) => g.entries.map((e) => [e.key, isAccepted(g)] as const));
  const decisions: Record<string, boolean> = Object.fromEntries(said);
  const owning = entries.filter(isOwnership).filter((e) => differs(e) && decisions[e.key]);
  const standing = new Set(owning.flatMap((e) => e.source?.persons ?? []));
  for (const e of entries) if (isPerson(e) && isUnsure(e)) decisions[e.key] = standing.has(e.source.key);
  return decisions;
}
