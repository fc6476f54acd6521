import { describe, expect, it } from 'vitest';
import { compare, equals, type Fraction, fraction, show, sum } from '../base/shares/fraction.ts';
import { type CountedSeat, isReached, missing, tallyOf } from './rules.ts';

type Part = readonly [number, number];
const seat = (units: string, [num, den]: Part, ownerIds: number[], voters = ownerIds, own = false): CountedSeat => ({
  ...{ units, share: fraction(num, den), own, ownerIds },
  voters: voters.map((memberId) => ({ memberId })),
});

/** 1: half. 2 and 3, a couple: a fifth. 4, 5, who named 4, and 6, who named nobody with 7: a tenth each. 9: the house itself. */
const house = [
  seat('1', [5, 10], [1]),
  seat('2', [2, 10], [2, 3]),
  seat('3', [1, 10], [4, 5], [4]),
  seat('4', [1, 10], [6, 7], []),
  seat('5', [1, 10], [9], [], true),
];
const told = (supporters: number[], seats = house) => {
  const { part, several, added } = tallyOf(seats, supporters);
  return { part: show(part), several, added: [...added].map(([id, a]) => `${id}: ${a.units} ${show(a.part)}`) };
};

describe('what supports a proposal', () => {
  it('is a part of the votes that count: those of the house itself are out of the base', () => {
    expect(told([1])).toEqual({ part: '5/9', several: false, added: ['1: 1 5/9'] });
    expect(told([9])).toEqual({ part: '0/1', several: false, added: [] });
    expect(told([])).toEqual({ part: '0/1', several: false, added: [] });
  });

  it('counts a seat once, for the first of those who vote for it', () => {
    expect(told([3, 2])).toEqual({ part: '2/9', several: false, added: ['3: 2 2/9'] });
    expect(told([2, 2])).toEqual({ part: '2/9', several: false, added: ['2: 2 2/9'] });
  });

  it('takes a common representative for a seat of co-owners; without one it adds nothing', () => {
    expect(told([5, 6, 7])).toEqual({ part: '0/1', several: false, added: [] });
    expect(told([5, 4])).toEqual({ part: '1/9', several: false, added: ['4: 3 1/9'] });
  });

  it('is by two owners only where nobody owns both seats', () => {
    const shared = [seat('1', [4, 10], [1]), seat('2', [3, 10], [1, 2], [1]), seat('3', [3, 10], [3])];
    expect(told([1], shared)).toMatchObject({ part: '7/10', several: false });
    expect(told([1, 3], shared)).toMatchObject({ part: '1/1', several: true });
    // One stands for seats of two other people.
    expect(told([8], [seat('1', [1, 2], [1, 2], [8]), seat('2', [1, 2], [3, 4], [8])]).several).toBe(true);
  });

  it('leaves out of base and sum a unit whose share nobody wrote', () => {
    expect(told([1, 2], [...house, { ...seat('6', [1, 1], [2]), share: null }])).toMatchObject({ part: '7/9' });
  });

  const quarters = (a: Part, b: Part, rest: Part) => [seat('1', a, [1]), seat('2', b, [2]), seat('3', rest, [3])];
  it.each([
    // Exactly a quarter is not more than a quarter.
    [[1, 8], [1, 8], [6, 8], false, '0/16'],
    [[1, 8], [1_000_001, 8_000_000], [5_999_999, 8_000_000], true, '0/1'],
    [[1, 8], [999_999, 8_000_000], [6_000_001, 8_000_000], false, '1/8000000'],
    [[1, 5], [1, 5], [3, 5], true, '0/1'],
    [[1, 10], [1, 10], [8, 10], false, '1/20'],
  ] as const)('%j and %j of %j: asked %s', (a, b, rest, is, lacks) => {
    const tally = tallyOf(quarters(a, b, rest), [1, 2]);
    expect(isReached(tally)).toBe(is);
    const left = missing(tally.part);
    expect(equals(left, fraction(...(lacks.split('/').map(BigInt) as [bigint, bigint])))).toBe(true);
  });

  it('takes more than one owner however much they own', () => {
    expect(isReached(tallyOf(house, [1]))).toBe(false);
    expect(isReached(tallyOf(house, [1, 4]))).toBe(true);
  });

  /** Numbers that come again the same. */
  const random = (from: number) => {
    let state = from;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  };

  it('equals a slow count over random houses, and does not depend on the order of who came', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed);
      const seats = Array.from({ length: 1 + next(8) }, (_, i) => {
        const ownerIds = Array.from({ length: 1 + next(3) }, () => 1 + next(9));
        return seat(`${i}`, [1 + next(97), 1 + next(999_983)], ownerIds, ownerIds.slice(0, next(3)), next(6) === 0);
      });
      const supporters = Array.from({ length: next(8) }, () => 1 + next(9));
      const tally = tallyOf(seats, supporters);
      const base = seats.filter((s) => !s.own).map((s) => s.share as Fraction);
      const mine = seats
        .filter((s) => !s.own && supporters.some((id) => s.voters.some((v) => v.memberId === id)))
        .map((s) => s.share as Fraction);
      const whole = sum(base);
      if (whole.num > 0n)
        expect(compare(tally.part, { num: sum(mine).num * whole.den, den: sum(mine).den * whole.num })).toBe(0);
      expect(equals(sum([...tally.added.values()].map((a) => a.part)), tally.part)).toBe(true);
      const other = tallyOf(seats.toReversed(), supporters.toReversed());
      expect([show(other.part), other.several]).toEqual([show(tally.part), tally.several]);
    }
  });
});
