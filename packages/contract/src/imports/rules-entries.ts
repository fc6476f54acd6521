import { fullName } from '../base/person/people.ts';
import type { Address, Doubt, Owner, Person, PersonFields, Unit } from './reading/rules.ts';
import { plain } from './reading/rules-names.ts';
import type { CurrentMember, CurrentUnit } from './rules-current.ts';

export const entryKinds = ['new', 'changed', 'ended', 'same'] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entryNouns = ['unit', 'ownership', 'person'] as const;
/** Fields whose before and after are shown; shares as JSON text, numbers with a decimal point, types and sexes by name. */
export const shownFields = [
  'number',
  'type',
  'share',
  'entrance',
  'floor',
  'area',
  'layout',
  'owners',
  'titleBefore',
  'firstName',
  'lastName',
  'titleAfter',
  'companyName',
  'ico',
  'sex',
  'address',
] as const;
export type ShownField = (typeof shownFields)[number];
export type Change = { field: ShownField; before: string | null; after: string | null };

/** Whom a doubtful person may be: a person of the file (`key`) or a member (`memberId`); `units` tells them apart. */
export type Candidate = { key: string | null; memberId: number | null; name: string; units: string[] };

type Common = {
  /** Stable while the file and the house stay the same. */
  key: string;
  kind: EntryKind;
  title: string;
  /** Number of the unit it belongs to. */
  unit: string | null;
  changes: Change[];
  doubts: Doubt[];
  candidates: Candidate[];
};
export type UnitEntry = Common & { noun: 'unit'; id: number | null; source: Unit | null };
export type OwnershipEntry = Common & { noun: 'ownership'; id: number | null; unitKey: string; source: Owner | null };
export type PersonEntry = Common & { noun: 'person'; id: number | null; source: Person };
export type Entry = UnitEntry | OwnershipEntry | PersonEntry;

type Shown = Partial<Record<ShownField, string | null>>;

/** Fields that the file gives and that differ; what the file does not say is not a difference. */
export function changesOf(before: Shown | null, after: Shown | null): Change[] {
  const fields = shownFields.filter((f) => (after ?? before)?.[f] != null);
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((c) => c.before !== c.after);
}

/** "Lipová 1247/14, 389 99 Horní Lipnice, Německo" or null. */
export function showAddress(a: Address | null): string | null {
  if (!a) return null;
  const town = [a.post, a.town].filter(Boolean).join(' ');
  return [a.street, town, a.country].filter(Boolean).join(', ') || null;
}

const text = (n: number | null) => (n === null ? null : String(n));

/** A unit's fields as they are shown and compared. */
export const unitShown = (u: Unit | CurrentUnit): Shown => ({
  number: u.number,
  type: u.type,
  share: u.share,
  entrance: u.entrance,
  floor: text(u.floor),
  area: text(u.area),
  layout: u.layout,
});

const nameShown = (p: PersonFields): Shown => ({
  titleBefore: p.titleBefore,
  firstName: p.firstName,
  lastName: p.lastName,
  titleAfter: p.titleAfter,
  companyName: p.companyName,
  ico: p.ico,
});
export const personShown = (p: Person): Shown => ({ ...nameShown(p), sex: p.sex, address: showAddress(p.address) });
export const memberShown = (m: CurrentMember): Shown => ({ ...nameShown(m), address: showAddress(m.address) });

const equalText = (a: string | null, b: string | null) =>
  plain(a ?? '').replace(/ /g, '') === plain(b ?? '').replace(/ /g, '');

/** The address after the file has spoken: what it does not say stays, and spelling alone is no change. */
export function mergeAddress(held: Address | null, told: Address | null): Address | null {
  if (!told || !held) return told ?? held;
  const pick = (a: string | null, b: string | null) => (b === null || equalText(a, b) ? a : b);
  return {
    street: pick(held.street, told.street),
    town: pick(held.town, told.town),
    post: pick(held.post, told.post),
    country: pick(held.country, told.country),
  };
}

export const showName = (p: PersonFields): string => fullName(p);

/** One text of everything that would be written, for a fingerprint of what a person has seen. */
export const canonical = (entries: readonly Entry[]): string =>
  JSON.stringify(
    entries
      .filter((e) => e.kind !== 'same')
      .map((e) => [e.key, e.kind, e.id, e.source, e.changes])
      .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  );
