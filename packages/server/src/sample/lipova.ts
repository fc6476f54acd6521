import { readFileSync } from 'node:fs';
import { fromText } from '#contract/base/shares/fraction.ts';
import type { Person as Read, Unit } from '#contract/imports/reading/rules.ts';
import { readCadastre } from '#contract/imports/rules-cadastre.ts';
import type { Person } from './people.ts';
import type { SampleUnit } from './units.ts';

/** The subject's id in the cadastre, by which ranks name people of this house. */
const keyOf = (p: Read) => p.cadastreId ?? p.key;

function personOf(p: Read): Person {
  const { kind, titleBefore, firstName, lastName, titleAfter, companyName, ico, address } = p;
  const given = Object.entries(address ?? {}).filter((part): part is [string, string] => Boolean(part[1]));
  const common = { key: keyOf(p), cadastreKey: p.cadastreId, address: Object.fromEntries(given) };
  if (kind === 'company') return { ...common, kind, companyName, ico };
  // The reader only guesses, and this name it cannot know.
  const sex = firstName === 'Petra' ? 'female' : (p.sex ?? 'others');
  return { ...common, kind, titleBefore, firstName, lastName, titleAfter, sex };
}

const unitOf = (u: Unit, people: ReadonlyMap<string, Read>): SampleUnit => ({
  number: u.number,
  ...(u.cadastreId ? { cadastreId: Number(u.cadastreId) } : {}),
  type: u.type,
  entrance: u.entrance ?? '',
  floor: u.floor ?? 0,
  area: u.area ?? 0,
  layout: u.layout ?? '',
  persons: u.type === 'flat' ? 2 : 0,
  share: fromText(u.share ?? ''),
  owners: u.owners.map((o) => ({
    share: fromText(o.share),
    people: o.persons.map((key) => personOf(people.get(key) as Read)),
  })),
});

/** The house of the cadastre sample, read from the product's fixture as an import reads it. */
export function lipova(): SampleUnit[] {
  const file = new URL('../../fixtures/cadastre-sample.json', import.meta.url);
  const { building } = readCadastre(JSON.parse(readFileSync(file, 'utf8')));
  const people = new Map(building.persons.map((p) => [p.key, p]));
  return building.units.map((u) => unitOf(u, people));
}
