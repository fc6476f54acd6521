import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonDenominator, equals, type Fraction, fraction, fromText, show, sum } from '../base/shares/fraction.ts';
import { readCadastre } from '../imports/rules-cadastre.ts';
import { type OwnerOfUnit, seatsOf, type UnitOfHouse, whyCensusWrong, withoutVoter } from './rules.ts';

const one = fraction(1, 1);
const alone = (memberId: number, share: Fraction = one): OwnerOfUnit => ({
  memberIds: [memberId],
  joint: false,
  share,
});
const couple = (...memberIds: number[]): OwnerOfUnit => ({ memberIds, joint: true, share: one });
const unit = (id: number, owners: OwnerOfUnit[], representativeId: number | null = null): UnitOfHouse => ({
  id,
  number: `1247/${id}`,
  share: fraction(id, 100),
  owners,
  representativeId,
});
const nobody = { ownMemberIds: [] };
const idsOf = (units: UnitOfHouse[]) => seatsOf(units, nobody).map((s) => s.units.map((u) => u.id));

describe('one seat for what is owned alike', () => {
  const half = (m: number) => alone(m, fraction(1, 2));
  it.each([
    ['one owner of two units', [unit(1, [alone(7)]), unit(2, [alone(7)])], [[1, 2]]],
    ['two owners', [unit(1, [alone(7)]), unit(2, [alone(8)])], [[1], [2]]],
    ['a couple, whoever is named first', [unit(1, [couple(7, 8)]), unit(2, [couple(8, 7)])], [[1, 2]]],
    ['the couple is not its wife alone', [unit(1, [couple(7, 8)]), unit(2, [alone(8)])], [[1], [2]]],
    ['co-owners in any order', [unit(1, [half(7), half(8)], 7), unit(2, [half(8), half(7)], 7)], [[1, 2]]],
    ['half is two quarters', [unit(1, [half(7), half(8)]), unit(2, [alone(7, fraction(2, 4)), half(8)])], [[1, 2]]],
    [
      'other ownership shares',
      [unit(1, [half(7), half(8)]), unit(2, [alone(7, fraction(1, 3)), alone(8, fraction(2, 3))])],
      [[1], [2]],
    ],
    ['another representative', [unit(1, [half(7), half(8)], 7), unit(2, [half(7), half(8)], 8)], [[1], [2]]],
    ['a representative in one only', [unit(1, [half(7), half(8)], 7), unit(2, [half(7), half(8)])], [[1], [2]]],
    ['who represents himself', [unit(1, [alone(7)], 7), unit(2, [alone(7)])], [[1, 2]]],
    ['two co-owners are not a couple', [unit(1, [half(7), half(8)]), unit(2, [couple(7, 8)])], [[1], [2]]],
    ['of a couple only one is known', [unit(1, [couple(7)]), unit(2, [alone(7)])], [[1], [2]]],
    ['units of nobody stay apart', [unit(1, []), unit(2, [])], [[1], [2]]],
  ])('%s', (_, units, ids) => expect(idsOf(units)).toEqual(ids));

  it('sums the shares of its units, and has none while one of them has none', () => {
    const [seat] = seatsOf([unit(1, [alone(7)]), unit(2, [alone(7)])], nobody);
    expect(seat?.share).toEqual(fraction(3, 100));
    expect(seatsOf([unit(1, [alone(7)]), { ...unit(2, [alone(7)]), share: null }], nobody)[0]?.share).toBeNull();
  });
});

describe('who may vote for a seat', () => {
  const several = [alone(7, fraction(1, 2)), alone(8, fraction(1, 2))];
  it.each([
    ['the only owner', unit(1, [alone(7)]), [{ memberId: 7, how: 'owner' }]],
    ['the only owner even when another one represents', unit(1, [alone(7)], 9), [{ memberId: 7, how: 'owner' }]],
    [
      'either of a couple',
      unit(1, [couple(8, 7)]),
      [
        { memberId: 7, how: 'couple' },
        { memberId: 8, how: 'couple' },
      ],
    ],
    ['the representative of several', unit(1, several, 8), [{ memberId: 8, how: 'representative' }]],
    ['nobody of several without a representative', unit(1, several), []],
    ['nobody of a unit without owners', unit(1, []), []],
  ])('%s', (_, u, voters) => expect(seatsOf([u], nobody)[0]?.voters).toEqual(voters));

  it('the association has its seat and no vote; sharing it with somebody makes it theirs', () => {
    const mixed = [alone(3, fraction(1, 2)), alone(7, fraction(1, 2))];
    const seats = seatsOf([unit(1, [alone(3)]), unit(2, mixed), unit(3, mixed, 7), unit(4, [])], { ownMemberIds: [3] });
    expect(seats.map((s) => [s.own, s.voters.length])).toEqual([
      [true, 0],
      [false, 0],
      [false, 1],
      [false, 0],
    ]);
    expect(withoutVoter(seats).map((s) => s.units[0]?.id)).toEqual([2, 4]);
  });
});

describe('a list that cannot be voted by', () => {
  const seat = (id: number, share: Fraction | null, ...more: number[]) => ({ unitIds: [id, ...more], share });
  const half = fraction(1, 2);
  it.each([
    ['nobody', [], [['seats', 'NO_SEAT']]],
    ['an empty share', [seat(1, half), seat(2, null), seat(3, half)], [['seats.1.share', 'NO_SHARE']]],
    ['a zero share', [seat(1, one), seat(2, fraction(0, 5))], [['seats.1.share', 'ZERO_SHARE']]],
    ['a negative share', [seat(1, fraction(3, 2)), seat(2, fraction(-1, 2))], [['seats.1.share', 'ZERO_SHARE']]],
    ['too little', [seat(1, half), seat(2, fraction(4999, 10_000))], [['seats', 'SUM_LACKS', '1/10000']]],
    ['too much', [seat(1, half), seat(2, half), seat(3, fraction(2, 6))], [['seats', 'SUM_EXCEEDS', '1/3']]],
    ['a unit twice', [seat(1, half, 2), seat(2, half)], [['seats.1.units', 'UNIT_TWICE']]],
    ['a unit twice in one seat', [seat(1, half, 1), seat(2, half)], [['seats.0.units', 'UNIT_TWICE']]],
    ['nothing', [seat(1, half), seat(2, half)], []],
  ])('%s', (_, seats, problems) => {
    const found = whyCensusWrong(seats).map((p) => [
      p.field,
      p.key.split('.').at(-1),
      ...Object.values(p.params ?? {}),
    ]);
    expect(found).toEqual(problems);
  });
});

describe('any house', () => {
  const owner = fc.record({
    memberIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
    share: fc.constantFrom(one, fraction(1, 2), fraction(2, 4), fraction(1, 3)),
  });
  const anyUnit = fc.record({
    owners: fc.array(
      owner.map((o) => ({ ...o, joint: o.memberIds.length === 2 })),
      { maxLength: 3 },
    ),
    representativeId: fc.constantFrom(null, 1, 2),
    weight: fc.integer({ min: 1, max: 1_000_000 }),
  });
  const house = fc.array(anyUnit, { minLength: 1, maxLength: 12 }).map((list) => {
    const all = list.reduce((n, u) => n + u.weight, 0);
    return list.map((u, i) => ({ ...u, id: i + 1, number: `${i + 1}`, share: fraction(u.weight, all) }));
  });

  it('every unit sits in exactly one seat, the shares stay whole, and no order matters', () => {
    fc.assert(
      fc.property(house, fc.integer({ min: 0, max: 1000 }), (units, turn) => {
        const seats = seatsOf(units, { ownMemberIds: [4] });
        expect(whyCensusWrong(seats.map((s) => ({ ...s, unitIds: s.units.map((u) => u.id) })))).toEqual([]);
        expect(seats.flatMap((s) => s.units).length).toBe(units.length);
        const by = turn % units.length;
        const turned = [...units.slice(by), ...units.slice(0, by)].reverse();
        const other = turned.map((u) => ({ ...u, owners: [...u.owners].reverse() }));
        const plain = (list: typeof seats) => list.map(({ owners, ...s }) => ({ ...s, owners: owners.length }));
        expect(plain(seatsOf(other, { ownMemberIds: [4] }))).toEqual(plain(seats));
      }),
    );
  });
});

it('the sample house has the expected weights and one seat of its own', () => {
  const file = new URL('../../../server/fixtures/cadastre-sample.json', import.meta.url);
  const sample = JSON.parse(readFileSync(file, 'utf8'));
  const people = new Map<string, number>();
  const idOf = (ref: string) => people.get(ref) ?? people.set(ref, people.size + 1).size;
  const units: UnitOfHouse[] = readCadastre(sample).building.units.map((u, i) => ({
    id: i + 1,
    number: u.number,
    share: fromText(u.share as string),
    owners: u.owners.map((o) => ({ memberIds: o.persons.map(idOf), joint: o.joint, share: fromText(o.share) })),
    representativeId: null,
  }));
  const own = idOf('800003');
  const seats = seatsOf(units, { ownMemberIds: [own] });
  const den = commonDenominator(units.map((u) => (u.share as Fraction).den));
  for (const expected of sample.ocekavano.vahyJednotek) {
    const share = seats.find((s) => s.units.some((u) => u.number === expected.oznaceni))?.share as Fraction;
    expect([expected.oznaceni, show(share)]).toEqual([expected.oznaceni, expected.zkraceny]);
    expect((share.num * den) / share.den).toBe(BigInt(expected.vaha));
  }
  expect(equals(sum(seats.map((s) => s.share as Fraction)), one)).toBe(true);
});
