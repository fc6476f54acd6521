import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equals, fraction, toText } from '../base/shares/fraction.ts';
import { type Building, contents, isBlocking, type Person, type Unit } from './reading/rules.ts';
import { readCadastre } from './rules-cadastre.ts';
import { accepted } from './rules-current.ts';
import { sums } from './rules-decide.ts';
import { difference } from './rules-difference.ts';
import type { Entry } from './rules-entries.ts';

const empty = { units: [], members: [], ico: null };
const differing = (entries: Entry[]) => entries.filter((e) => e.kind !== 'same');

const names = fc.constantFrom('Novák', 'Dvorská', 'Krejčí', 'Řípa', 'Chalupa');
const given = fc.constantFrom('Jan', 'Hana', 'Petr');
const house = fc
  .array(
    fc.record({
      number: fc.integer({ min: 1, max: 40 }),
      share: fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 9999 })),
      owners: fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 4 }),
      joint: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .chain((rows) => fc.tuple(fc.constant(rows), fc.array(fc.tuple(given, names), { minLength: 15, maxLength: 15 })))
  .map(([rows, people]): Building => {
    const persons = people.map(
      ([firstName, lastName], i): Person => ({
        ...{
          titleBefore: null,
          titleAfter: null,
          companyName: null,
          ico: null,
          sex: 'male',
          address: null,
          doubts: [],
        },
        ...{ key: `c:${i + 1}`, cadastreId: String(i + 1), kind: 'person', firstName, lastName },
      }),
    );
    const units = [...new Map(rows.map((r) => [r.number, r])).values()].map((r): Unit => {
      const who = [...new Set(r.owners)].map((n) => `c:${n + 1}`);
      const couple = r.joint && who.length > 1 ? [{ joint: true, persons: who.splice(0, 2) }] : [];
      const entries = [...couple, ...who.map((p) => ({ joint: false, persons: [p] }))];
      return {
        ...{
          cadastreId: `9${r.number}`,
          type: 'flat',
          typeSure: true,
          entrance: 'Lipová 14',
          floor: 1,
          area: 1,
          layout: null,
        },
        key: `1/${r.number}`,
        number: `1/${r.number}`,
        share: toText(fraction(r.share[0], r.share[1])),
        owners: entries.map((e) => ({ ...e, share: toText(fraction(1, entries.length)) })),
      };
    });
    const used = new Set(units.flatMap((u) => u.owners.flatMap((o) => o.persons)));
    return { source: 'cadastre', units, persons: persons.filter((p) => used.has(p.key)) };
  });

describe('any house', () => {
  it('imported and imported again differs in nothing', () =>
    fc.assert(
      fc.property(house, fc.boolean(), (b, ids) => {
        expect(differing(difference(b, accepted(b, { ids })))).toEqual([]);
      }),
    ));

  it('gives the same entries in any order of units, and the exact sum', () =>
    fc.assert(
      fc.property(house, (b) => {
        const keys = (x: Building) =>
          difference(x, empty)
            .map((e) => e.key)
            .sort();
        expect(keys({ ...b, units: [...b.units].reverse() })).toEqual(keys(b));
        expect(equals(sums(difference(b, empty), empty, new Set()).after, contents(b).sum)).toBe(true);
      }),
    ));

  it('never throws on malformed files', () =>
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ jednotky: fc.array(fc.jsonValue()) })), (json) => {
        const { problems } = readCadastre(json);
        if (!Array.isArray((json as { jednotky?: unknown } | null)?.jednotky))
          expect(problems.some(isBlocking)).toBe(true);
      }),
    ));
});

describe('broken cadastre files', () => {
  const flat = (more: object) => ({
    ...{ oznaceni: '1/1', cisloDomovni: 1, cislo: 1, zpusobVyuziti: { kod: 1 } },
    podilNaSpolecnychCastechDomu: { citatel: 1, jmenovatel: 2 },
    vlastnici: [{ typ: 'OFO', oS: { jmeno: 'Jan', prijmeni: 'Novák' } }],
    ...more,
  });
  const couple = { typ: 'BSM', podil: { citatel: 1, jmenovatel: 1 }, oS: { jmeno: 'Jan', prijmeni: 'Novák' } };
  it.each([
    [null, [[null, 'notCadastre']]],
    [{ jednotky: [] }, [[null, 'noUnits']]],
    [{ jednotky: [{}] }, [[1, 'unitNoNumber']]],
    [{ jednotky: [flat({}), flat({})] }, [[2, 'unitTwice']]],
    [{ jednotky: [flat({ podilNaSpolecnychCastechDomu: { citatel: 1, jmenovatel: 0 } })] }, [[1, 'shareZero']]],
    [{ jednotky: [flat({ podilNaSpolecnychCastechDomu: null })] }, [[1, 'shareMissing']]],
    [{ jednotky: [flat({ podilNaSpolecnychCastechDomu: { citatel: 0.5, jmenovatel: 1 } })] }, [[1, 'shareForm']]],
    [{ jednotky: [flat({ vlastnici: [couple] })] }, [[1, 'coupleHalf']]],
    [{ jednotky: [flat({ vlastnici: [{ ...couple, oS2: couple.oS }] })] }, [[1, 'coupleHalf']]],
    [{ jednotky: [flat({ vlastnici: [{ typ: 'OFO', oS: {} }] })] }, [[1, 'ownerNoName']]],
    [{ jednotky: [flat({ vlastnici: [] })] }, [[1, 'ownerNone']]],
    [{ jednotky: [flat({ oznaceni: '9'.repeat(31) })] }, [[1, 'tooLong']]],
    [{ jednotky: [flat({ vlastnici: [{ oS: { prijmeni: 'Novák 710314/1234' } }] })] }, [[1, 'birthNumber']]],
    [{ api: { stavba: { jednotky: [{ id: 7 }] } }, jednotky: [flat({})] }, [[null, 'unitListed']]],
  ] as const)('%#', (json, problems) =>
    expect(readCadastre(json).problems.map((p) => [p.row, p.kind])).toEqual(problems),
  );

  it('takes a missing owner share as the whole and titles out of names', () => {
    const { building } = readCadastre({
      jednotky: [flat({ vlastnici: [{ oS: { jmeno: 'Ing. Jan', prijmeni: 'Novák' } }] })],
    });
    expect(building.units[0]?.owners[0]?.share).toBe(toText(fraction(1, 1)));
    expect(building.persons[0]).toMatchObject({ titleBefore: 'Ing.', firstName: 'Jan', doubts: ['titles'] });
  });
});
