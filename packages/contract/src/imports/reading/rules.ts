import { add, type Fraction, fromText, sum, toText } from '../../base/shares/fraction.ts';
import type { Day } from '../../base/time/dates.ts';
import type { UnitType } from '../../units/schema.ts';

/** Most rows a table may have below its header. */
export const mostRows = 10_000;
/** What a person should look at before saying yes. */
export const doubtKinds = [
  'titles',
  'nameOrder',
  'couple',
  'sex',
  'sameName',
  'sameElsewhere',
  'unitType',
  'ownersSum',
  'ownUnit',
  'missing',
] as const;
export type Doubt = (typeof doubtKinds)[number];

/** What is wrong with the file; everything but `notes` keeps the whole file out. */
export const problemKinds = [
  'notCadastre',
  'noUnits',
  'columnMissing',
  'unitNoNumber',
  'unitTwice',
  'unitShareConflict',
  'rowNoUnit',
  'shareMissing',
  'shareForm',
  'shareDecimal',
  'shareDate',
  'shareZero',
  'shareRange',
  'shareLong',
  'ownerNone',
  'ownerNoName',
  'coupleHalf',
  'ownersMerged',
  'birthNumber',
  'unitListed',
  'floorUnread',
  'areaUnread',
  'tooLong',
] as const;
export type ProblemKind = (typeof problemKinds)[number];
export const notes: readonly ProblemKind[] = [
  'ownerNone',
  'ownersMerged',
  'birthNumber',
  'unitListed',
  'floorUnread',
  'areaUnread',
];

/** One problem: the row it stands on (counted as the person sees it, null for the whole file) and what fills its sentence. */
export type Problem = { row: number | null; kind: ProblemKind; params: Record<string, string> };
export const isBlocking = (p: Problem): boolean => !notes.includes(p.kind);

export type Address = { street: string | null; town: string | null; post: string | null; country: string | null };
export type PersonKind = 'person' | 'company';
export type PersonFields = {
  titleBefore: string | null;
  firstName: string | null;
  lastName: string | null;
  titleAfter: string | null;
  companyName: string | null;
  ico: string | null;
};
export type Person = PersonFields & {
  /** `c:` cadastre subject, `i:` company number, `n:` normalised name (`#2` for a second bearer). */
  key: string;
  cadastreId: string | null;
  kind: PersonKind;
  /** A guess from the surname; null for companies. */
  sex: 'male' | 'female' | 'others' | null;
  address: Address | null;
  doubts: Doubt[];
};
/** One owner entry: a person, a company, or a couple with one share (two keys). Share as JSON text. */
export type Owner = {
  joint: boolean;
  share: string;
  persons: string[];
  /** The day of legal effects, where the source says it. */
  since?: Day;
};
export type Unit = {
  key: string;
  number: string;
  cadastreId: string | null;
  type: UnitType;
  /** False when the type is a guess; a guess never overwrites what the house already says. */
  typeSure: boolean;
  /** Share of the house as JSON text. */
  share: string | null;
  entrance: string | null;
  floor: number | null;
  area: number | null;
  layout: string | null;
  owners: Owner[];
};
/** A house as any file describes it; plain JSON, so that a draft can hold it. */
export type Building = { source: 'cadastre' | 'table'; units: Unit[]; persons: Person[] };
export type Read = { building: Building; problems: Problem[] };

/** The unit's number as it is compared: no spaces, small letters. */
export const unitKey = (number: string): string => number.replace(/\s+/g, '').toLowerCase();

/** One owner entry's identity inside its unit. */
export const ownerKey = (o: Pick<Owner, 'joint' | 'persons'>): string =>
  `${o.joint ? 'sjm:' : ''}${[...o.persons].sort().join('+')}`;

/** Two entries of the same owner as one: it holds from a day only where both do. */
function merged({ since, ...one }: Owner, other: Owner): Owner {
  const share = toText(add(fromText(one.share), fromText(other.share)));
  return { ...one, share, ...(since !== undefined && since === other.since && { since }) };
}

/** Owner entries where nobody stands twice: shares of the same owner are added up. Answers whether any were. */
export function mergeOwners(owners: readonly Owner[]): { owners: Owner[]; merged: boolean } {
  const by = new Map<string, Owner>();
  for (const o of owners) {
    const key = ownerKey(o);
    const seen = by.get(key);
    by.set(key, seen ? merged(seen, o) : o);
  }
  return { owners: [...by.values()], merged: by.size < owners.length };
}

/** What the file holds: units, owners (a couple is one), persons and the exact sum of the house. */
export function contents(b: Building): { units: number; owners: number; persons: number; sum: Fraction } {
  const owners = new Set(b.units.flatMap((u) => u.owners.map(ownerKey)));
  const shares = b.units.flatMap((u) => (u.share ? [fromText(u.share)] : []));
  return { units: b.units.length, owners: owners.size, persons: b.persons.length, sum: sum(shares) };
}

/** Longest texts that members and units keep, characters. */
export const nameLimits = {
  number: 30,
  name: 100,
  title: 50,
  company: 200,
  entrance: 100,
  layout: 50,
  address: 100,
} as const;
