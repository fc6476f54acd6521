import { searchKey } from '#contract/base/words/search.ts';
import { mostAtOnce } from '#contract/documents/rules.ts';
import { type NameSays, type UnitReader, unitOfName } from '#contract/documents/rules-units.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';

/** A unit, or all who see the folder in which those of the units are. */
export type Goes = number | 'all';
/** A file that is there, and to whom it goes; null until somebody says. */
export type Sorted = {
  fileId: number;
  name: string;
  extension: string;
  type: string;
  size: number;
  says: NameSays;
  goes: Goes | null;
  /** The key of whoever of the unit's owners gets it, where that is asked; null until somebody says. */
  to: string | null;
  /** It stands among the unclear ones, decided or not. */
  isDoubt: boolean;
};

type Came = Pick<Sorted, 'name' | 'extension' | 'type' | 'size'> & { id: number };
/** What becomes of a file as it comes: sure ones have a place, the others wait for a person. */
export function sortedOf(reader: UnitReader, { id, name, extension, type, size }: Came): Sorted {
  const says = unitOfName(reader, name);
  const goes = says.kind === 'sure' ? says.unitId : null;
  return { fileId: id, name, extension, type, size, says, goes, to: null, isDoubt: goes === null };
}

/** Units by their number or owner's name, as somebody types. */
export function foundUnits(units: readonly FilingUnit[], text: string): FilingUnit[] {
  const key = searchKey(text);
  const of = (unit: FilingUnit) => searchKey([unit.number, ...unit.owners.map((o) => o.full_name)].join(' '));
  return key === '' ? [...units] : units.filter((unit) => of(unit).includes(key));
}

export const namesOf = (unit: FilingUnit): string => unit.owners.map((owner) => owner.full_name).join(', ');

/** Of files that were chosen those that can still be filed with so many others in one act, and how many cannot. */
export function fitting<F>(chosen: readonly F[], others: number): { fit: F[]; over: number } {
  const fit = chosen.slice(0, Math.max(0, mostAtOnce - others));
  return { fit, over: chosen.length - fit.length };
}
