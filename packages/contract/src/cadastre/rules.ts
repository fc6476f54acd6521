import type { LandProblem } from '../base/land.ts';
import { type Building, isBlocking, type Person, type Unit } from '../imports/reading/rules.ts';
import { readCadastre } from '../imports/rules-cadastre.ts';
import type { CadastreState } from './schema-words.ts';

/** A unit as the register of land or an extract has it: numbers as texts of digits, owners in the shape of cadastre files. */
export type LandUnitSaid = {
  code: string;
  number: string;
  houseNumber: string;
  use: string;
  share: { num: string; den: string } | null;
  owners: readonly unknown[];
};

/** "1247/1" of the register's number 12470001; a small number stands under the only number of its house. */
export function unitLabel(number: string, houseNumbers: readonly string[]): string {
  const n = Number(number);
  if (n >= 10_000) return `${Math.floor(n / 10_000)}/${n % 10_000}`;
  return houseNumbers.length === 1 ? `${houseNumbers[0]}/${n}` : String(n);
}

/**
 * The house in the normal form of imports; null where what was said makes no house. A unit whose share was not said has
 * none, and keeps the one that the house knows.
 */
export function houseOf(units: readonly LandUnitSaid[]): Building | null {
  const { building, problems } = readCadastre({
    jednotky: units.map((u) => ({
      ...{ id: u.code, oznaceni: u.number, cisloDomovni: u.houseNumber, zpusobVyuziti: { kod: u.use } },
      ...(u.share ? { podilNaSpolecnychCastechDomu: { citatel: u.share.num, jmenovatel: u.share.den } } : {}),
      vlastnici: u.owners,
    })),
  });
  const wrong = problems.filter((p) => isBlocking(p) && p.kind !== 'shareMissing' && p.kind !== 'birthNumber');
  return wrong.length > 0 ? null : building;
}

/** The same text of the same things, in whatever order a database gives their fields back. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
const sorted = (all: readonly unknown[]): string[] => all.map(textOf).sort();
const unitOf = ({ owners, ...unit }: Unit) => ({ ...unit, owners: sorted(owners) });
const personOf = ({ doubts: _, ...person }: Person) => person;

/** Whether two readings of one house say the same, in whatever order; a fraction written otherwise is something else. */
export const isSameHouse = (a: Building, b: Building): boolean =>
  textOf([sorted(a.units.map(unitOf)), sorted(a.persons.map(personOf))]) ===
  textOf([sorted(b.units.map(unitOf)), sorted(b.persons.map(personOf))]);

/** What of a building says that something changed inside. */
export type BuildingSeen = { units: readonly string[]; sheet: string | null; seals: readonly string[] };

/** Whether its units have to be read anew: it is new to us, has other units, or a proceeding that was pending is over. */
export function needsUnits(before: BuildingSeen | null, now: BuildingSeen): boolean {
  if (before === null) return true;
  const units = (of: BuildingSeen) => [...of.units].sort().join();
  if (units(before) !== units(now) || before.sheet !== now.sheet) return true;
  const still = new Set(now.seals);
  return before.seals.some((seal) => !still.has(seal));
}

const day = 24 * 3600_000;
/** Days between checks of a house where nothing stirs: with the turns of a thousand houses before it, it comes by the third. */
const calm = 2;

/** When a house is asked for next: tomorrow after a failure and while a proceeding is pending, else in two days. */
export const nextLook = (now: Date, { failed, pending }: { failed: boolean; pending: boolean }): Date =>
  new Date(now.getTime() + (failed || pending ? 1 : calm) * day);

/** How the house is looked for: by the register's own number of the building, or by the number of the house and its kind. */
export function lookFor(number: string): { code: string } | { houseNumber: string; kind: '1' | '2' } | null {
  const [, digits = ''] = /(\d+)/.exec(number.replaceAll(/(?<=\d)[\s\u00a0](?=\d)/g, '')) ?? [];
  if (digits.length >= 7) return { code: digits };
  if (digits === '') return null;
  return { houseNumber: String(Number(digits)), kind: /e\s*\.?\s*v/i.test(number) ? '2' : '1' };
}

/** What a house's checks are in now, of which its row says only what was written at the last of them. */
export type Standing = {
  isOff: boolean;
  place: {
    problem: LandProblem | null;
    checkedAt: Date | null;
    nextAt: Date;
    unitsAt: Date | null;
  } | null;
  /** Whether the questions of the day are spent. */
  isSpent: boolean;
  now: Date;
};

/** The state that is shown: a house that is due on a day whose questions are spent comes tomorrow. */
export function stateOf({ isOff, place, isSpent, now }: Standing): CadastreState {
  if (isOff) return 'off';
  if (!place) return 'unset';
  const isDue = place.nextAt <= now || (place.unitsAt !== null && place.unitsAt <= now);
  if (isDue && isSpent) return 'postponed';
  if (place.problem !== null) return 'failure';
  return place.checkedAt === null ? 'waiting' : 'success';
}
