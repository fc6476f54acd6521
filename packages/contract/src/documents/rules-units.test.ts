import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberedUnit, unitOfName, unitReader } from './rules-units.ts';

const numbered = (numbers: readonly string[]): NumberedUnit[] => numbers.map((number, i) => ({ id: i + 1, number }));
const said = (numbers: readonly string[], name: string): string => {
  const units = numbered(numbers);
  const of = (id: number) => units[id - 1]?.number;
  const says = unitOfName(unitReader(units), name);
  if (says.kind === 'sure') return of(says.unitId) as string;
  if (says.kind === 'stranger') return `cizí ${says.number}`;
  return says.kind === 'none' ? 'nic' : `${says.kind} ${says.unitIds.map(of).join(' ')}`;
};

const lipova = ['1247/1', '1247/2', '1247/5', '1247/12', '1247/21', '1247/G1', 'Garáž 3'];
const plainly = ['1', '2', '5', '12', '101', 'A5'];

describe('a variable symbol', () => {
  const units = [
    { id: 1, number: '1247/1', symbol: '90001' },
    { id: 2, number: '1247/2', symbol: '012471' },
    { id: 3, number: '1247/3' },
  ];
  it.each([
    ['Variabilní symbol: 90001', [1]],
    ['VS 0090001', [1]],
    ['variabilním symbolem 12471', [2]],
    ['VS: 12473', [3]],
    ['VS 90002', []],
    ['90001', []],
    ['konstantní symbol 0308', []],
  ])('%s: units %j, its own before digits of a number', (text, ids) => {
    expect(unitReader(units).read(text).byWord).toEqual(ids);
  });
});

describe('a name of a file in a house that numbers units 1247/1', () => {
  it.each([
    ['1247/5', '1247/5'],
    ['1247-5', '1247/5'],
    ['1247_5', '1247/5'],
    ['1247 5', '1247/5'],
    ['1247–5', '1247/5'],
    ['1247-05', '1247/5'],
    ['Vyúčtování 2025 1247-12 Novák', '1247/12'],
    ['vyuctovani_2025_1247_12', '1247/12'],
    ['1247-5-2025', '1247/5'],
    ['2025-12-31 1247-21', '1247/21'],
    ['31. 12. 2025 jednotka 1247/21', '1247/21'],
    ['byt 5', '1247/5'],
    ['Byt č. 5', '1247/5'],
    ['byt_5_2025', '1247/5'],
    ['byt5', '1247/5'],
    ['Jednotka číslo 12 – předpis', '1247/12'],
    ['k jednotce 2', '1247/2'],
    ['bytové jednotky č. 1247/2', '1247/2'],
    ['č. j. 1247/2', '1247/2'],
    ['VS 124712', '1247/12'],
    ['5', '1247/5'],
    ['05', '1247/5'],
    ['1247-G1', '1247/G1'],
    ['1247 g 1', '1247/G1'],
    ['garáž_3 nájem', 'Garáž 3'],
    ['GARA\u0301Ž 3', 'Garáž 3'],
    ['Gara\u0301z\u030c 3', 'Garáž 3'],
    ['Vyúčtování 5', 'maybe 1247/5'],
    ['1247-1 a 1247-2', 'many 1247/1 1247/2'],
    ['byt 1 a byt 2', 'many 1247/1 1247/2'],
    ['1247-99', 'cizí 1247/99'],
    ['1247-5 místo 1247-99', 'many 1247/5'],
    ['1247-1a', 'maybe 1247/1'],
    ['byt 5/2', 'many 1247/5 1247/2'],
    ['Vyúčtování 2025', 'nic'],
    ['11247-5', 'maybe 1247/5'],
    ['1. 5. 2025', 'nic'],
    ['2025-2026', 'nic'],
    ['', 'nic'],
    ['🏠', 'nic'],
  ])('%j is %s', (name, unit) => expect(said(lipova, name)).toBe(unit));
});

describe('a name of a file in a house that numbers units 1, 2, 3', () => {
  it.each([
    ['5', '5'],
    ['byt 5', '5'],
    ['byt 005', '5'],
    ['jednotka_12', '12'],
    ['A5', 'A5'],
    ['a-5', 'A5'],
    ['Vyúčtování 101', 'maybe 101'],
    ['Vyúčtování 1 2', 'many 1 2'],
    ['Vyúčtování 1 2 5 12', 'nic'],
    ['5 byt', 'maybe 5'],
    ['zápis 2025', 'nic'],
  ])('%j is %s', (name, unit) => expect(said(plainly, name)).toBe(unit));
});

describe('a name of a file in a house of two numbers', () => {
  const both = ['1247/1', '1247/2', '1248/1', '1248/2', '1248/3'];
  it.each([
    ['1248-2', '1248/2'],
    ['byt 3', '1248/3'],
    ['byt 2', 'many 1247/2 1248/2'],
    ['předpis 2', 'many 1247/2 1248/2'],
    ['1247-3', 'cizí 1247/3'],
    ['1248_7', 'cizí 1248/7'],
  ])('%j is %s', (name, unit) => expect(said(both, name)).toBe(unit));
});

const houses = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 60 });
const gap = fc.constantFrom('/', '-', '_', ' ', ' / ', ' – ');
const before = fc.constantFrom('', 'Vyúčtování ', 'předpis_', 'Vyúčtování 2025 ', 'jednotka ', 'byt č. ');
const after = fc.constantFrom('', ' Novák', '_2025', ' za rok 2025', ' (kopie)');

describe('of any house', () => {
  it('its number is found whatever joins it and stands around', () =>
    fc.assert(
      fc.property(houses, fc.nat(), gap, before, after, (numbers, at, joint, head, tail) => {
        const all = numbers.map((n) => `1247/${n}`);
        const n = numbers[at % numbers.length];
        expect(said(all, `${head}1247${joint}${n}${tail}`)).toBe(`1247/${n}`);
      }),
    ));

  it('the order of units changes nothing, and only units of the house are named', () =>
    fc.assert(
      fc.property(houses, fc.string({ unit: fc.constantFrom(...'0123456789/-_ .bytč') }), (numbers, name) => {
        const all = numbers.map((n) => `1247/${n}`);
        const units = numbered(all);
        const one = unitOfName(unitReader(units), name);
        const other = unitOfName(unitReader([...units].reverse()), name);
        const ids = (says: typeof one) =>
          says.kind === 'sure' ? [says.unitId] : 'unitIds' in says ? [...says.unitIds].sort() : [];
        expect([other.kind, ids(other)]).toEqual([one.kind, ids(one)]);
        for (const id of ids(one)) expect(id).toBeGreaterThan(0);
      }),
    ));
});
