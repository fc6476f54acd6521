import { describe, expect, it } from 'vitest';
import { toText } from '../base/shares/fraction.ts';
import { accepted } from '../imports/rules-current.ts';
import { difference } from '../imports/rules-difference.ts';
import { houseOf, isSameHouse, type LandUnitSaid, lookFor, needsUnits, stateOf, unitLabel } from './rules.ts';
import { membersNow, membersRead } from './rules-people.ts';

const share = (num: bigint, den: bigint) => toText({ num, den });
const unit = (code: string, number: string, more: Partial<LandUnitSaid> = {}): LandUnitSaid => ({
  ...{ code, number, houseNumber: '', use: '1', share: { num: '1', den: '2' }, owners: [], ...more },
});
const spouses = {
  ...{
    typ: 'BSM',
    oS: { id: '2', jmeno: 'Jan', prijmeni: 'Dvorský' },
    oS2: { id: '3', jmeno: 'Hana', prijmeni: 'Dvorská' },
  },
};
const firm = { id: '4', typ: 'OPO', nazev: 'Firma s.r.o.', ico: '99990016' };

describe('where a house is looked for', () => {
  it.each([
    ['1247', { houseNumber: '1247', kind: '1' }],
    ['1247/14', { houseNumber: '1247', kind: '1' }],
    ['č.p. 1247, 1248', { houseNumber: '1247', kind: '1' }],
    ['ev. 12', { houseNumber: '12', kind: '2' }],
    ['č. e v. 7', { houseNumber: '7', kind: '2' }],
    ['900 000 077', { code: '900000077' }],
    ['Lipová', null],
  ])('%s', (typed, sought) => expect(lookFor(typed)).toEqual(sought));
});

it('a number of a unit is the house and the unit, or stands under the only house', () => {
  expect([
    unitLabel('12470001', ['1247', '1248']),
    unitLabel('12470101', []),
    unitLabel('3', ['88']),
    unitLabel('3', ['1', '2']),
  ]).toEqual(['1247/1', '1247/101', '88/3', '3']);
});

describe('a house read by the register', () => {
  it('says nothing of owners, and keeps a share that was not said', () => {
    const file = houseOf([unit('1', '1/1', { owners: [spouses] }), unit('2', '1/2', { owners: [firm] })]);
    const read = houseOf([unit('1', '1/1', { share: null }), unit('2', '1/2', { use: '4' })]);
    if (!file || !read) throw new Error('not read');
    const entries = difference(read, accepted(file)).filter((e) => e.kind !== 'same');
    expect(entries.map((e) => [e.noun, e.unit, e.changes.map((c) => [c.field, c.after])])).toEqual([
      ['unit', '1/2', [['type', 'commercialSpace']]],
    ]);
  });

  it('is none where an owner has no name or a unit comes twice', () => {
    expect(houseOf([unit('1', '1/1', { owners: [{ id: '9', typ: 'OFO' }] })])).toBeNull();
    expect(houseOf([unit('1', '1/1'), unit('1', '1/1')])).toBeNull();
    expect(houseOf([])).toBeNull();
  });

  it('is the same in whatever order, and another one by any share or owner', () => {
    const read = (...units: LandUnitSaid[]) => houseOf(units) as NonNullable<ReturnType<typeof houseOf>>;
    const [one, two] = [unit('1', '1/1', { owners: [spouses] }), unit('2', '1/2', { owners: [firm] })];
    expect(isSameHouse(read(one, two), read(two, one))).toBe(true);
    // Only written otherwise, which is for a person to take over.
    expect(isSameHouse(read(one, two), read(one, { ...two, share: { num: '2', den: '4' } }))).toBe(false);
    expect(isSameHouse(read(one, two), read(one, { ...two, share: { num: '1', den: '3' } }))).toBe(false);
    expect(isSameHouse(read(one, two), read(one, { ...two, owners: [spouses] }))).toBe(false);
  });
});

it('people are members of the preview: spouses are joined, owners of today stand in what knows none', () => {
  const file = houseOf([unit('1', '1/1', { owners: [spouses] }), unit('2', '1/2', { owners: [firm] })]);
  const read = houseOf([unit('1', '1/1', { share: { num: '1', den: '3' } }), unit('2', '1/2'), unit('3', '1/3')]);
  if (!file || !read) throw new Error('not read');
  const now = accepted(file);
  const before = membersNow(now);
  expect(before.map((m) => [m.lastName || m.company, m.ic, m.unit, m.share, m.unitShare])).toEqual([
    ['Dvorský', '', '1/1', share(1n, 1n), share(1n, 2n)],
    ['Dvorská', '', '1/1', share(1n, 1n), share(1n, 2n)],
    ['Firma s.r.o.', '99990016', '1/2', share(1n, 1n), share(1n, 2n)],
  ]);
  expect(before[0]?.joint).toBe(before[1]?.joint);
  expect(before[2]?.joint).toBeNull();
  expect(membersRead({ building: read, knowsOwners: false }, now).map((m) => m.unitShare)).toEqual([
    share(1n, 3n),
    share(1n, 3n),
    share(1n, 2n),
  ]);
  expect(membersRead({ building: file, knowsOwners: true }, now)).toHaveLength(3);
});

it('units are read anew when it is new, has others, or a proceeding is over', () => {
  const seen = { units: ['1', '2'], sheet: '7', seals: ['V-1/2026'] };
  expect(needsUnits(null, seen)).toBe(true);
  expect(needsUnits(seen, { ...seen, units: ['2', '1'] })).toBe(false);
  expect(needsUnits(seen, { ...seen, seals: ['V-1/2026', 'V-2/2026'] })).toBe(false);
  expect(needsUnits(seen, { ...seen, seals: ['V-2/2026'] })).toBe(true);
  expect(needsUnits(seen, { ...seen, units: ['1', '3'] })).toBe(true);
  expect(needsUnits(seen, { ...seen, sheet: '8' })).toBe(true);
});

it('a house that is due on a day that is spent comes tomorrow, which is no failure', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
  const place = { problem: null, checkedAt: before, nextAt: after, unitsAt: null };
  const state = (change: object, isSpent = false, isOff = false) =>
    stateOf({ place: { ...place, ...change }, isSpent, isOff, now });
  expect([
    state({}),
    state({ checkedAt: null }),
    state({ problem: 'slow' }),
    state({ problem: 'slow', nextAt: before }, true),
    state({ unitsAt: before }, true),
    state({}, true),
    state({}, false, true),
    stateOf({ place: null, isSpent: true, isOff: false, now }),
  ]).toEqual(['success', 'waiting', 'failure', 'postponed', 'postponed', 'success', 'off', 'unset']);
});
