import { equals, fromText } from '../base/shares/fraction.ts';
import type { Current } from '../imports/rules-current.ts';
import type { Entry } from '../imports/rules-entries.ts';

/** A share that the source only writes otherwise, 2/4 for 1/2: of a unit in the house, or of owners in their unit. */
export type Written = {
  unitId: number;
  unit: string;
  /** Null where it is the share of the unit itself. */
  ownershipId: number | null;
  names: string;
  ours: string;
  theirs: string;
};

const isOther = (ours: string, theirs: string): boolean => {
  const [a, b] = [fromText(ours), fromText(theirs)];
  return equals(a, b) && a.den !== b.den;
};

/** Shares of the same size that the source writes by another denominator; they are no difference. */
export function writtenOtherwise(entries: readonly Entry[], current: Current): Written[] {
  const units = new Map(current.units.map((u) => [u.id, u]));
  const owners = new Map(current.units.flatMap((u) => u.owners.map((o) => [o.id, { ...o, unitId: u.id }] as const)));
  return entries.flatMap((e): Written[] => {
    if (e.noun === 'person' || e.id === null) return [];
    const theirs = e.source?.share;
    const held = e.noun === 'unit' ? units.get(e.id) : owners.get(e.id);
    if (!theirs || !held?.share || !isOther(held.share, theirs)) return [];
    const common = { unit: e.unit ?? '', ours: held.share, theirs };
    return e.noun === 'unit'
      ? [{ ...common, unitId: e.id, ownershipId: null, names: '' }]
      : [{ ...common, unitId: owners.get(e.id)?.unitId ?? 0, ownershipId: e.id, names: e.title }];
  });
}
