import { equals } from '../base/shares/fraction.ts';
import type { FeeKey } from '../fees/schema-words.ts';
import type { UnitFacts } from './rules.ts';
import type { ChangeKind, Doubt } from './schema-words.ts';

/** What was confirmed of a unit, ever: the kind and the value. */
export type Checks = ReadonlySet<string>;
export const checkOf = (unitId: number, kind: Doubt, value: string): string => `${unitId} ${kind} ${value}`;

/** What of the unit a doubt is about, as it is confirmed. */
export function checkedValue(kind: Doubt, unit: UnitFacts): string {
  if (kind === 'persons') return `${unit.persons}`;
  if (kind === 'area') return `${unit.area}`;
  if (kind === 'share') return unit.share ? `${unit.share.num}/${unit.share.den}` : '';
  return '';
}

const sameShare = (a: UnitFacts, b: UnitFacts): boolean =>
  a.share === null || b.share === null ? a.share === b.share : equals(a.share, b.share);

/** What differs from the last prescription; nothing where there was none. */
export function changesOf(unit: UnitFacts, before: UnitFacts | undefined, isFirst: boolean): ChangeKind[] {
  if (isFirst) return [];
  if (!before) return ['new'];
  return [
    ...(unit.persons === before.persons ? [] : (['persons'] as const)),
    ...(unit.area === before.area ? [] : (['area'] as const)),
    ...(sameShare(unit, before) ? [] : (['share'] as const)),
    ...(unit.owners === before.owners ? [] : (['owners'] as const)),
  ];
}

/**
 * What somebody has to look at before it goes out: only what a fee is divided by. A number of persons that was reported
 * since the last prescription needs no word; one that nobody ever confirmed does.
 */
export function doubtsOf(
  unit: UnitFacts,
  keys: ReadonlySet<FeeKey>,
  changes: readonly ChangeKind[],
  checks: Checks,
): Doubt[] {
  const found: Doubt[] = [];
  if (unit.owners === '') found.push('noOwner');
  if (keys.has('persons')) {
    if (unit.persons === null) found.push('noPersons');
    else if (!changes.includes('persons')) found.push('persons');
  }
  if (keys.has('area')) {
    if (unit.area === null) found.push('noArea');
    else if (changes.includes('area')) found.push('area');
  }
  if (keys.has('share')) {
    if (unit.share === null) found.push('noShare');
    else if (changes.includes('share')) found.push('share');
  }
  return found.filter((kind) => !checks.has(checkOf(unit.id, kind, checkedValue(kind, unit))));
}
