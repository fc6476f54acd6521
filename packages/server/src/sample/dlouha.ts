import { fraction } from '#contract/base/shares/fraction.ts';
import type { Person } from './people.ts';
import type { SampleOwner, SampleUnit } from './units.ts';

const men = [
  'Petr',
  'Pavel',
  'Martin',
  'Jiří',
  'Josef',
  'Zdeněk',
  'Michal',
  'František',
  'Milan',
  'Lukáš',
  'Ondřej',
  'Roman',
  'Aleš',
  'Vojtěch',
  'Štěpán',
];
const women = [
  'Jana',
  'Eva',
  'Anna',
  'Věra',
  'Lenka',
  'Kateřina',
  'Lucie',
  'Helena',
  'Jitka',
  'Tereza',
  'Markéta',
  'Dagmar',
  'Šárka',
  'Růžena',
  'Žaneta',
];
const surnames: readonly [string, string][] = [
  ['Bartůněk', 'Bartůňková'],
  ['Borůvka', 'Borůvková'],
  ['Cibulka', 'Cibulková'],
  ['Čáp', 'Čápová'],
  ['Ďuriš', 'Ďurišová'],
  ['Fiala', 'Fialová'],
  ['Hlaváč', 'Hlaváčová'],
  ['Hrdlička', 'Hrdličková'],
  ['Chmelík', 'Chmelíková'],
  ['Jahoda', 'Jahodová'],
  ['Kočí', 'Kočí'],
  ['Křepelka', 'Křepelková'],
  ['Mareček', 'Marečková'],
  ['Nezval', 'Nezvalová'],
  ['Ořech', 'Ořechová'],
  ['Rosa', 'Rosová'],
  ['Řezáč', 'Řezáčová'],
  ['Sýkora', 'Sýkorová'],
  ['Šafránek', 'Šafránková'],
  ['Štika', 'Štiková'],
  ['Tichý', 'Tichá'],
  ['Výborný', 'Výborná'],
  ['Zelenka', 'Zelenková'],
];
const titles = ['Ing.', null, null, 'Mgr.', null, null, null, 'MUDr.', null, null];

const person = (i: number, female: boolean): Person => {
  const [his, hers] = surnames[i % surnames.length] as [string, string];
  const list = female ? women : men;
  return {
    key: `dlouha-${female ? 'f' : 'm'}${i}`,
    kind: 'person',
    titleBefore: titles[i % titles.length] ?? null,
    firstName: list[(i * 7) % list.length] as string,
    lastName: female ? hers : his,
    sex: female ? 'female' : 'male',
  };
};

/** Owner of two units with the same share: one seat in every vote. */
export const twice: Person = { key: 'dvojity', kind: 'person', firstName: 'Dalibor', lastName: 'Medek', sex: 'male' };
/** The chair of Lipová owns one unit here. */
export const chairHere: Person = {
  key: '700009',
  kind: 'person',
  titleBefore: 'JUDr.',
  firstName: 'Ludmila',
  lastName: 'Žabková',
  sex: 'female',
};
/** Sold their flat last year. */
const seller: Person = { key: 'prodejce', kind: 'person', firstName: 'Řehoř', lastName: 'Podzimek', sex: 'male' };
/** Chair of Dlouhá, who has no account yet. */
export const chairOfDlouha = 'dlouha-m3';

const whole = (...people: Person[]): SampleOwner => ({ share: fraction(1, 1), people });

function ownersOf(i: number): SampleOwner[] {
  if (i === 12 || i === 27) return [whole(twice)];
  if (i === 40) return [whole(chairHere)];
  if (i % 4 === 1) return [whole(person(i, false), person(i, true))];
  if (i % 9 === 4) return [person(i, false), person(i, true)].map((p) => ({ share: fraction(1, 2), people: [p] }));
  return [whole(person(i, i % 2 === 0))];
}

// 60 shares of 36,000 that sum to 36,000: sizes alternate around 600.
const sizes = [480, 540, 600, 660, 720];

/** Sixty units in three entrances; shares sum to exactly 1. */
export function dlouha(): SampleUnit[] {
  return Array.from({ length: 60 }, (_, i) => {
    const size = i === 12 || i === 27 ? 600 : (sizes[i % sizes.length] as number);
    return {
      number: `${771 + Math.floor(i / 20)}/${(i % 20) + 1}`,
      type: 'flat' as const,
      entrance: `Dlouhá ${7 + 2 * Math.floor(i / 20)}`,
      floor: 1 + Math.floor((i % 20) / 4),
      area: size / 9,
      layout: ['1+1', '2+kk', '2+1', '3+kk', '3+1'][i % 5] as string,
      persons: 1 + (i % 4),
      share: fraction(size, 36_000),
      owners: ownersOf(i),
      ...(i === 22 ? { unrepresented: true as const } : {}),
      ...(i === 30 ? { former: { until: '2025-04-01', owners: [whole(seller)] } } : {}),
    };
  });
}
