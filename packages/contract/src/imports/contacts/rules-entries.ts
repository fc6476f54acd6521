import { mostContacts } from '../../members/schema.ts';
import { plain } from '../reading/rules-names.ts';
import {
  type Chosen,
  type Contact,
  type ContactDoubt,
  type ContactProblem,
  contactKinds,
  type Neighbour,
  type Neighbourhood,
  personKey,
  rowKey,
} from './rules.ts';
import { type ContactRow, sameForm } from './rules-cells.ts';
import { type Candidates, type Index, indexOf, matchRow, type Slot, titledIn } from './rules-match.ts';

export const contactStates = ['new', 'known', 'over'] as const;
/** `over` is beyond what one person keeps, and is not added. */
export type StatedContact = Contact & { state: (typeof contactStates)[number] };

/** What the list adds to one person. `row` is the row to ask about again: a doubtful or a chosen one. */
export type PersonContacts = {
  noun: 'person';
  key: string;
  id: number;
  version: number;
  kind: 'new' | 'same';
  title: string;
  units: readonly string[];
  row: number | null;
  isChosen: boolean;
  doubts: ContactDoubt[];
  contacts: StatedContact[];
  /** What the portal has and the list does not say; it stays. */
  kept: Contact[];
};
/** A row that waits for somebody to say whose it is. */
export type RowContacts = {
  noun: 'row';
  key: string;
  kind: 'doubtful';
  title: string;
  unit: string;
  row: number;
  doubts: ContactDoubt[];
  contacts: StatedContact[];
  candidates: { memberIds: number[]; name: string; units: string[] }[];
};
export type ContactEntry = PersonContacts | RowContacts;

type Gift = { contact: Contact; doubt: ContactDoubt | null; row: number; isChosen: boolean };

/** Which slot each e-mail belongs to by the words before the at-sign, when that is clear for all of them. */
function byWords(values: readonly Contact[], slots: readonly Slot[]): number[] | null {
  const words = slots.map((s) =>
    plain(s.members[0]?.full_name ?? s.name)
      .split(' ')
      .concat(s.name.split(' ')),
  );
  const own = words.map((w, i) =>
    w.filter((x) => x.length > 2 && !words.some((other, at) => at !== i && other.includes(x))),
  );
  const at = values.map((v) => {
    const local = plain(v.value.split('@')[0] ?? '').replaceAll(' ', '');
    const fits = own.flatMap((w, i) => (w.some((x) => local.includes(x)) ? [i] : []));
    // "novakova" holds "novak" too: the longer word says more.
    const longest = (i: number) => Math.max(...(own[i] ?? []).filter((x) => local.includes(x)).map((x) => x.length));
    return fits.sort((a, b) => longest(b) - longest(a))[0] ?? -1;
  });
  return at.includes(-1) || new Set(at).size < at.length ? null : at;
}

/** Who of the row gets what: one contact is everybody's, as many as people are one each, anything else is doubtful. */
function shareOut(
  row: ContactRow,
  slots: readonly Slot[],
): { slot: Slot; contact: Contact; doubt: ContactDoubt | null }[] {
  return contactKinds.flatMap((kind) => {
    const values = row.contacts.filter((c) => c.kind === kind);
    const toAll = (doubt: ContactDoubt | null) =>
      values.flatMap((contact) => slots.map((slot) => ({ slot, contact, doubt: doubt ?? slot.doubt })));
    if (slots.length < 2 || values.length < 2) return toAll(null);
    if (values.length !== slots.length) return toAll('everybody');
    const known = kind === 'email' ? byWords(values, slots) : null;
    return values.map((contact, i) => {
      const slot = slots[known?.[i] ?? i] as Slot;
      return { slot, contact, doubt: slot.doubt ?? (known ? null : ('order' as const)) };
    });
  });
}

function shownCandidates(index: Index, candidates: Candidates): RowContacts['candidates'] {
  return candidates.slice(0, 20).map((ids) => ({
    memberIds: [...ids],
    name: ids.map((id) => index.members.get(id)?.full_name ?? '').join(', '),
    units: [...new Set(ids.flatMap((id) => index.unitsOf.get(id) ?? []))],
  }));
}

/** The person with everything the rows give; a contact that one row gives for sure is not doubtful. */
function personOf(index: Index, m: Neighbour, gifts: readonly Gift[]): PersonContacts {
  const held = new Set(m.contacts.map((c) => `${c.kind}:${sameForm(c)}`));
  const byForm = Map.groupBy(gifts, (g) => `${g.contact.kind}:${g.contact.value}`);
  const told = [...byForm].map(([form, from]) => ({
    form,
    from,
    doubt: from.some((g) => !g.doubt) ? null : (from[0]?.doubt ?? null),
  }));
  const room = new Map(
    contactKinds.map((kind) => [kind, mostContacts - m.contacts.filter((c) => c.kind === kind).length]),
  );
  const states = [...told]
    .sort((a, b) => Number(a.doubt !== null) - Number(b.doubt !== null))
    .map(({ form, from, doubt }) => {
      const contact = (from[0] as Gift).contact;
      const left = room.get(contact.kind) ?? 0;
      if (held.has(form)) return { ...contact, state: 'known' as const, doubt: null };
      if (left <= 0) return { ...contact, state: 'over' as const, doubt: null };
      room.set(contact.kind, left - 1);
      return { ...contact, state: 'new' as const, doubt };
    });
  const doubts = [...new Set(states.flatMap((s) => s.doubt ?? []))];
  const asked = gifts.find((g) => g.isChosen) ?? (doubts.length > 0 ? gifts.find((g) => g.doubt) : undefined);
  return {
    noun: 'person',
    key: personKey(m.id),
    id: m.id,
    version: m.version,
    kind: states.some((s) => s.state === 'new') ? 'new' : 'same',
    title: m.full_name,
    units: index.unitsOf.get(m.id) ?? [],
    row: asked?.row ?? null,
    isChosen: gifts.some((g) => g.isChosen),
    doubts,
    contacts: states.map(({ kind, value, state }) => ({ kind, value, state })),
    kept: m.contacts.filter((c) => !byForm.has(`${c.kind}:${sameForm(c)}`)).map(({ kind, value }) => ({ kind, value })),
  };
}

/**
 * What the list would add to the house, person by person, and the rows nobody could be found for. Nothing is ever
 * changed or taken away, so reading the same list again only yields `same`.
 */
export function contactEntries(
  rows: readonly ContactRow[],
  house: Neighbourhood,
  chosen: Chosen = {},
): { entries: ContactEntry[]; problems: ContactProblem[] } {
  const index = indexOf(house);
  const titled = titledIn(index, rows);
  const problems: ContactProblem[] = [];
  const waiting: RowContacts[] = [];
  const gifts = new Map<number, Gift[]>();
  for (const row of rows) {
    const complain = (kind: ContactProblem['kind'], params: ContactProblem['params']) =>
      problems.push({ row: row.at, kind, params });
    for (const { kind, value } of row.unread) complain(`${kind}Form`, { value });
    if (row.contacts.length === 0) continue;
    const own = (chosen[rowKey(row.at)] ?? []).flatMap((id) => index.members.get(id) ?? []);
    const isChosen = own.length > 0;
    const match = isChosen ? null : matchRow(index, row, titled);
    for (const unit of match?.unknownUnits ?? []) complain('unitUnknown', { unit });
    const slots = match?.slots ?? own.map((m): Slot => ({ members: [m], doubt: null, name: m.full_name }));
    for (const s of slots) if (s.doubt === 'nobody') complain('nameUnknown', { name: s.name });
    for (const { slot, contact, doubt } of shareOut(row, slots))
      for (const m of slot.members)
        gifts.set(m.id, [...(gifts.get(m.id) ?? []), { contact, doubt, row: row.at, isChosen }]);
    if (match?.doubt)
      waiting.push({
        noun: 'row',
        key: rowKey(row.at),
        kind: 'doubtful',
        title: row.name,
        unit: row.unit,
        row: row.at,
        doubts: [match.doubt],
        contacts: row.contacts.map((c) => ({ ...c, state: 'new' })),
        candidates: shownCandidates(index, match.candidates),
      });
  }
  const people = [...gifts].flatMap(([id, given]) => {
    const one = index.members.get(id) as Neighbour;
    const person = personOf(index, one, given);
    if (!one.isClosed || person.kind === 'same') return [person];
    problems.push({ row: given[0]?.row ?? null, kind: 'officer', params: { name: one.full_name } });
    return [];
  });
  for (const p of people)
    if (p.contacts.some((c) => c.state === 'over'))
      problems.push({ row: null, kind: 'tooMany', params: { name: p.title, max: String(mostContacts) } });
  return { entries: [...people, ...waiting], problems };
}

/** What people said about persons: true adds, false leaves out; silence adds what is not doubtful. */
export type ContactDecisions = Readonly<Record<string, boolean>>;

/** Persons to whom something is added. */
export const addedTo = (entries: readonly ContactEntry[], said: ContactDecisions): PersonContacts[] =>
  entries.filter(
    (e): e is PersonContacts => e.noun === 'person' && e.kind === 'new' && (said[e.key] ?? e.doubts.length === 0),
  );

export const newOf = (e: PersonContacts): Contact[] =>
  e.contacts.flatMap(({ kind, value, state }) => (state === 'new' ? [{ kind, value }] : []));

/** One text of everything that would be added and to which version of whom, for a fingerprint of what was seen. */
export const canonicalContacts = (added: readonly PersonContacts[]): string =>
  JSON.stringify([...added].sort((a, b) => a.id - b.id).map((e) => [e.id, e.version, newOf(e)]));
