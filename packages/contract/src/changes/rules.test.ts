import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  equals,
  type Fraction,
  fraction,
  fromText,
  multiply,
  sum,
  toText,
  whole,
} from '../base/shares/fraction.ts';
import type { Building, Person, Unit } from '../imports/reading/rules.ts';
import { unitKey } from '../imports/reading/rules.ts';
import { accepted } from '../imports/rules-current.ts';
import { leftOut, sums } from '../imports/rules-decide.ts';
import { difference } from '../imports/rules-difference.ts';
import { decisionsOf, type Group, groupsOf } from './rules-groups.ts';
import type { ChangeKind } from './schema-words.ts';

const someone = (no: number, more: Partial<Person> = {}): Person => ({
  ...{ key: `c:${no}`, cadastreId: String(no), kind: 'person', titleBefore: null, firstName: `Jan${no}` },
  ...{ lastName: `Soused${no}`, titleAfter: null, companyName: null, ico: null, sex: 'male' },
  ...{ address: { street: `Lipová ${no}`, town: 'Jihlava', post: '586 01', country: null }, doubts: [], ...more },
});
const share = (num: number, den: number) => toText(fraction(num, den));
const own = (persons: string[], num = 1, den = 1, joint = false) => ({ joint, share: share(num, den), persons });
const flat = (no: number, of: string, more: Partial<Unit> = {}): Unit => ({
  ...{ key: unitKey(`12/${no}`), number: `12/${no}`, cadastreId: String(9000 + no), type: 'flat', typeSure: true },
  ...{ share: of, entrance: null, floor: no, area: 50, layout: null, owners: [own([`c:${no}`])], ...more },
});

/** A house of so many units of unequal shares, with people of all sorts of ownership. */
function house(size: number): Building {
  const weights = Array.from({ length: size }, (_, i) => 2 * (i + 3));
  const total = weights.reduce((a, b) => a + b, 0);
  const persons = Array.from({ length: size }, (_, i) => someone(i + 1));
  const units = weights.map((w, i) => flat(i + 1, share(w, total)));
  for (const [i, u] of units.entries()) {
    if (i % 3 === 0) continue;
    const other = someone(100 + i);
    persons.push(other);
    u.owners =
      i % 3 === 1 ? [own([`c:${i + 1}`, other.key], 1, 1, true)] : [own([`c:${i + 1}`], 1, 2), own([other.key], 1, 2)];
  }
  return { source: 'cadastre', units, persons };
}

let fresh = 5000;
const buyer = (b: Building, more: Partial<Person> = {}) => {
  const p = someone(fresh++, more);
  b.persons.push(p);
  return p.key;
};
const scaled = (u: Unit, by: Fraction) => toText(multiply(fromText(u.share as string), by));

const owned = (u: Unit, owners: Unit['owners']) => {
  u.owners = owners;
};

type Edit = (b: Building, u: Unit, next: Unit) => void;
/** What a year brings to a house; each by the kind that it is called, none where it may be several. */
const edits: readonly (readonly [ChangeKind | null, Edit])[] = [
  ['owner', (b, u) => owned(u, [own([buyer(b)])])],
  ['owner', (b, u) => owned(u, [own([buyer(b), buyer(b)], 1, 1, true)])],
  ['owner', (b, u) => owned(u, [own([buyer(b)], 1, 3), own([buyer(b)], 2, 3)])],
  [
    'owner',
    (b, u) =>
      owned(u, [
        own([
          buyer(b, { kind: 'company', firstName: null, lastName: null, companyName: 'Dům, s.r.o.', ico: '27074358' }),
        ]),
      ]),
  ],
  [
    'owner',
    (_, u, next) =>
      owned(
        u,
        next.owners.map((o) => ({ ...o })),
      ),
  ],
  [
    'owner',
    (b, u) => owned(u, [own([buyer(b)], 1, 4), own([buyer(b)], 1, 4), own([buyer(b)], 1, 4), own([buyer(b)], 1, 4)]),
  ],
  ['use', (_, u) => void Object.assign(u, { type: 'garage' })],
  ['use', (_, u) => void Object.assign(u, { type: 'nonResidential' })],
  ['unitDetail', (_, u) => void Object.assign(u, { area: 61.5 })],
  ['unitDetail', (_, u) => void Object.assign(u, { layout: '3+kk' })],
  ['unitNumber', (_, u) => void Object.assign(u, { number: `${u.number}a`, key: `${u.key}a` })],
  [
    'name',
    (b, u) =>
      void Object.assign(b.persons.find((p) => p.key === u.owners[0]?.persons[0]) ?? {}, { lastName: 'Šimková' }),
  ],
  [
    'name',
    (b, u) =>
      void Object.assign(b.persons.find((p) => p.key === u.owners[0]?.persons[0]) ?? {}, { titleBefore: 'Ing.' }),
  ],
  [
    'personDetail',
    (b, u) =>
      void Object.assign(b.persons.find((p) => p.key === u.owners[0]?.persons[0]) ?? {}, {
        address: { street: 'Žižkova 14', town: 'Brno', post: null, country: null },
      }),
  ],
  [
    'unitShare',
    (_, u, next) => {
      const moved = multiply(fromText(u.share as string), fraction(1, 7));
      u.share = scaled(u, fraction(6, 7));
      next.share = toText(add(fromText(next.share as string), moved));
    },
  ],
  [
    'split',
    (b, u) => {
      b.units.push(flat(400 + fresh++, scaled(u, fraction(1, 3)), { owners: [own([buyer(b)])] }));
      u.share = scaled(u, fraction(2, 3));
    },
  ],
  [
    'split',
    (b, u) => {
      b.units.splice(b.units.indexOf(u), 1);
      for (const part of [fraction(2, 5), fraction(3, 5)])
        b.units.push(flat(400 + fresh++, scaled(u, part), { owners: u.owners.map((o) => ({ ...o })) }));
    },
  ],
  [
    'joined',
    (b, u, next) => {
      b.units.splice(b.units.indexOf(u), 1);
      next.share = toText(add(fromText(next.share as string), fromText(u.share as string)));
    },
  ],
  [
    'ownerShare',
    (_, u) => owned(u, u.owners.length === 2 ? u.owners.map((o, i) => ({ ...o, share: share(i + 1, 3) })) : u.owners),
  ],
  [
    'spouses',
    (_, u) =>
      owned(
        u,
        u.owners.length === 2
          ? [
              own(
                u.owners.flatMap((o) => o.persons),
                1,
                1,
                true,
              ),
            ]
          : u.owners,
      ),
  ],
  [
    'ownerEnded',
    (_, u) =>
      owned(u, u.owners.length === 2 ? [{ ...(u.owners[0] as Unit['owners'][number]), share: share(1, 1) }] : u.owners),
  ],
];

function changed(size: number, kinds: readonly number[]) {
  const building = house(size);
  const current = accepted(building);
  const told = house(size);
  const places = [...told.units];
  const expected: (ChangeKind | null)[] = [];
  kinds.forEach((k, i) => {
    const [u, next] = [places[2 * i], places[2 * i + 1]];
    const edit = edits[k % edits.length];
    if (!u || !next || !edit) return;
    edit[1](told, u, next);
    expected.push(edit[0]);
  });
  const entries = difference(told, current);
  return { building: told, current, entries, groups: groupsOf(entries, current), expected };
}

const whatever = fc.record({
  size: fc.integer({ min: 12, max: 26 }),
  kinds: fc.array(fc.nat({ max: edits.length - 1 }), { minLength: 1, maxLength: 6 }),
});

describe('changes of a house', () => {
  it.each(edits.map(([kind], i) => [i, kind] as const))('%i is called %s', (i, kind) => {
    // The third unit has two owners, the first one, the second a couple.
    const place = ['ownerShare', 'spouses', 'ownerEnded'].includes(kind ?? '') ? 1 : 0;
    const kinds = place ? [8, i] : [i];
    const kindsSeen = changed(12, kinds).groups.map((g) => g.kind);
    expect(kindsSeen).toContain(kind);
  });

  it('cover every difference once, whatever a year brings', () => {
    fc.assert(
      fc.property(whatever, ({ size, kinds }) => {
        const { entries, groups } = changed(size, kinds);
        const covered = groups.flatMap((g) => g.entries.map((e) => e.key)).sort();
        const own = entries
          .filter((e) => e.kind !== 'same' && !(e.noun === 'person' && e.kind === 'new'))
          .map((e) => e.key)
          .sort();
        expect(covered).toEqual(own);
        expect(new Set(groups.map((g) => g.key)).size).toBe(groups.length);
      }),
      { numRuns: 60 },
    );
  });

  it('keep the house and every unit whole, whichever of them are accepted', () => {
    fc.assert(
      fc.property(whatever, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), ({ size, kinds }, coin) => {
        const { entries, groups, current } = changed(size, kinds);
        expect(groups.every((g) => g.isSound)).toBe(true);
        const takes = (g: Group) => coin[groups.indexOf(g) % coin.length] === true;
        const out = leftOut(entries, decisionsOf(entries, groups, takes));
        const { before, after } = sums(entries, current, out);
        expect([equals(before, whole), equals(after, whole)]).toEqual([true, true]);
        // A group is written whole or not at all.
        for (const g of groups)
          expect(new Set(g.entries.filter((e) => e.kind !== 'same').map((e) => out.has(e.key))).size).toBe(1);
        for (const g of groups) expect(out.has(g.entries[0]?.key ?? '')).toBe(!takes(g));
      }),
      { numRuns: 60 },
    );
  });

  it('that break the sum are one group, and others stay sound', () => {
    const building = house(12);
    const current = accepted(building);
    const told = house(12);
    (told.units[0] as Unit).share = share(1, 11);
    (told.units[4] as Unit).owners = [own([buyer(told)], 1, 2)];
    (told.units[6] as Unit).owners = [own([buyer(told)])];
    const groups = groupsOf(difference(told, current), current);
    expect(groups.map((g) => [g.kind, g.isSound])).toEqual([
      ['owner', false],
      ['owner', true],
      ['unitShare', false],
    ]);
    expect(sum(current.units.map((u) => fromText(u.share as string)))).toEqual(expect.objectContaining({}));
  });

  it('ask who a person of no known identity is, until it is said', () => {
    const building = house(12);
    const current = accepted(building, { ids: false });
    const told = house(12);
    const [u] = told.units;
    const key = buyer(told, { cadastreId: null, firstName: 'Jan1', lastName: 'Nový' });
    (u as Unit).owners = [own([key])];
    told.persons = told.persons.filter((p) => p.key !== 'c:1');
    const entries = difference(told, current);
    const [group] = groupsOf(entries, current);
    expect(group?.questions).toEqual([
      { key: `person:${key}`, name: 'Jan1 Nový', candidates: [{ memberId: 1, name: 'Jan1 Soused1' }] },
    ]);
    const p = told.persons.find((x) => x.key === key) as Person;
    const { titleBefore, firstName, lastName, titleAfter, companyName, ico, sex } = p;
    const said = {
      noun: 'person' as const,
      titleBefore,
      firstName,
      lastName,
      titleAfter,
      companyName,
      ico,
      sex,
      mergeWith: null,
    };
    const kindsOf = (memberId: number | null) => {
      const corrections = { [`person:${key}`]: { ...said, memberId } };
      return groupsOf(difference(told, current, corrections), current, corrections).map((g) => [
        g.kind,
        g.questions.length,
      ]);
    };
    expect(kindsOf(1)).toEqual([['name', 0]]);
    expect(kindsOf(null)).toEqual([['owner', 0]]);
  });
});
