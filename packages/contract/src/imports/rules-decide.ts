import { type Fraction, fromText, sum } from '../base/shares/fraction.ts';
import type { Current } from './rules-current.ts';
import type { Entry, OwnershipEntry, PersonEntry } from './rules-entries.ts';

/** What people said about entries: true accepts, false leaves out; silence means the default. */
export type Decisions = Readonly<Record<string, boolean>>;

/** What is doubtful takes a person's word; what goes with it waits for that too. */
export const acceptedByDefault = (e: Entry): boolean => e.doubts.length === 0;

const takesPart = (e: Entry) => e.kind !== 'same';
const isOwnership = (e: Entry): e is OwnershipEntry => e.noun === 'ownership';
const isPerson = (e: Entry): e is PersonEntry => e.noun === 'person';

/** Persons whose acceptance an ownership needs: new ones, and those only their name connects with a member. */
const needed = (e: PersonEntry) => e.kind === 'new' || e.doubts.includes('sameElsewhere');

/**
 * Keys of entries left out, with what goes with them: ownerships of a new unit left out; all changes of owners of one
 * unit together (half a transfer would break its sum); ownerships of a person left out; a new person nobody needs.
 */
export function leftOut(entries: readonly Entry[], decisions: Decisions): Set<string> {
  const out = new Set(
    entries.filter((e) => takesPart(e) && !(decisions[e.key] ?? acceptedByDefault(e))).map((e) => e.key),
  );
  const ownerships = entries.filter(isOwnership).filter(takesPart);
  const byUnit = Map.groupBy(ownerships, (e) => e.unitKey);
  const standing = ownerships.flatMap((e) => (e.source?.persons ?? []).map((person) => ({ person, e })));
  const byPerson = Map.groupBy(standing, ({ person }) => person);
  const newUnits = entries.filter((e) => e.noun === 'unit' && e.kind === 'new');
  const persons = entries.filter(isPerson).filter(needed);
  let before = -1;
  while (before !== out.size) {
    before = out.size;
    for (const u of newUnits) if (out.has(u.key)) for (const e of byUnit.get(u.key.slice(5)) ?? []) out.add(e.key);
    for (const group of byUnit.values()) if (group.some((e) => out.has(e.key))) for (const e of group) out.add(e.key);
    for (const p of persons) {
      const its = (byPerson.get(p.source.key) ?? []).map(({ e }) => e);
      if (out.has(p.key)) for (const e of its) out.add(e.key);
      else if (p.kind === 'new' && its.every((e) => out.has(e.key))) out.add(p.key);
    }
  }
  return out;
}

/** The exact sum of the house's shares now and after what is accepted. */
export function sums(
  entries: readonly Entry[],
  current: Current,
  out: ReadonlySet<string>,
): { before: Fraction; after: Fraction } {
  const now = new Map(current.units.map((u) => [u.id, u.share]));
  const after = new Map<number | string, string | null>(now);
  for (const e of entries) {
    if (e.noun !== 'unit' || out.has(e.key)) continue;
    if (e.kind === 'ended' && e.id !== null) after.delete(e.id);
    if (e.kind === 'new') after.set(e.key, e.source?.share ?? null);
    if (e.kind === 'changed' && e.id !== null && e.source?.share) after.set(e.id, e.source.share);
  }
  const total = (shares: Iterable<string | null>) => sum([...shares].flatMap((s) => (s ? [fromText(s)] : [])));
  return { before: total(now.values()), after: total(after.values()) };
}

/** The decisions after a person said yes or no to these entries; yes also brings back what the entry cannot be without. */
export function decide(
  entries: readonly Entry[],
  decisions: Decisions,
  keys: readonly string[],
  accept: boolean,
): Decisions {
  const said = new Set(keys);
  if (accept) {
    const byKey = new Map(entries.map((e) => [e.key, e]));
    const ownerships = entries.filter(isOwnership).filter(takesPart);
    // One pass a link: a person brings ownerships, an ownership its unit, its companions and their people.
    const people = new Set(
      entries.filter(isPerson).flatMap((e) => (said.has(e.key) && needed(e) ? [e.source.key] : [])),
    );
    for (const e of ownerships) if (e.source?.persons.some((p) => people.has(p))) said.add(e.key);
    const units = new Set(ownerships.flatMap((e) => (said.has(e.key) ? [e.unitKey] : [])));
    for (const e of ownerships.filter((o) => units.has(o.unitKey))) {
      for (const key of [e.key, `unit:${e.unitKey}`, ...(e.source?.persons ?? []).map((p) => `person:${p}`)])
        if (byKey.has(key)) said.add(key);
    }
  }
  return { ...decisions, ...Object.fromEntries([...said].map((key) => [key, accept])) };
}
