import type { Person } from './reading/rules.ts';
import { nameKey, plain } from './reading/rules-names.ts';
import { doubtSameNames } from './rules-cadastre.ts';

/** The people of a table, who have no subject number: told apart by company number, name, titles and address. */
export type Register = {
  /** The key of this person named in this unit; the same person elsewhere in the file keeps one key. */
  add: (person: Omit<Person, 'key'>, unit: string) => string;
  all: () => Person[];
};
type Known = { person: Person; units: Set<string> };

const agree = (a: string | null, b: string | null) => !a || !b || plain(a) === plain(b);

/** Whether nothing the file says stands against these being one person. */
function compatible(a: Person, b: Omit<Person, 'key'>): boolean {
  const place = agree(a.address?.street ?? null, b.address?.street ?? null);
  return place && agree(a.titleBefore, b.titleBefore) && agree(a.titleAfter, b.titleAfter);
}

/** Whether both are written with the same titles, none included. */
const alike = (a: Person, b: Omit<Person, 'key'>): boolean =>
  plain(a.titleBefore ?? '') === plain(b.titleBefore ?? '') && plain(a.titleAfter ?? '') === plain(b.titleAfter ?? '');

function fill(known: Person, told: Omit<Person, 'key'>): void {
  known.titleBefore ??= told.titleBefore;
  known.titleAfter ??= told.titleAfter;
  known.address ??= told.address;
  known.ico ??= told.ico;
  for (const d of told.doubts) if (!known.doubts.includes(d)) known.doubts.push(d);
}

/**
 * An empty register. Nobody stands twice in one unit, so a second row of the same name there is a second person
 * (father and son); in another unit it is the same person unless titles or street differ, of several the one written
 * with the same titles. Second bearers are doubtful.
 */
export function register(): Register {
  const byName = new Map<string, Known[]>();
  return {
    add(told, unit) {
      const base = told.ico ? `i:${told.ico}` : `n:${nameKey(told)}`;
      const bearers = byName.get(base) ?? [];
      const company = told.kind === 'company';
      const may = bearers.filter((k) => company || (!k.units.has(unit) && compatible(k.person, told)));
      const same = may.find((k) => alike(k.person, told)) ?? may[0];
      if (same) {
        fill(same.person, told);
        same.units.add(unit);
        return same.person.key;
      }
      const key = bearers.length > 0 ? `${base}#${bearers.length + 1}` : base;
      const person: Person = { ...told, key, doubts: [...told.doubts] };
      byName.set(base, [...bearers, { person, units: new Set([unit]) }]);
      return key;
    },
    all() {
      const people = [...byName.values()].flat().map((k) => k.person);
      doubtSameNames(people);
      return people;
    },
  };
}
