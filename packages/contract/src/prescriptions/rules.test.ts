import { describe, expect, it } from 'vitest';
import { problemsOfHouse } from '#house/random-houses.ts';
import { sumOf } from '../base/money/amount.ts';
import { fraction } from '../base/shares/fraction.ts';
import { feeKeys } from '../fees/schema-words.ts';
import { type FeeToSplit, splitFee, type UnitFacts, unitPlan, weightOf } from './rules.ts';
import { changesOf, checkedValue, checkOf, doubtsOf } from './rules-doubts.ts';
import { dueIn, endOf, monthsFrom } from './rules-months.ts';

const unit = (id: number, more: Partial<UnitFacts> = {}): UnitFacts => ({
  ...{
    id,
    label: `1247/${id}`,
    share: fraction(1n, 24n),
    persons: 2n,
    area: 4580n,
    owners: 'Věra Hrdličková',
    ...more,
  },
});
const fee = (key: FeeToSplit['key'], total: bigint, numbers = new Map<number, bigint>()): FeeToSplit => ({
  key,
  total,
  numbers,
});

/** The shares of the house in the pictures, in ten thousandths. */
const shares = [
  398, 431, 412, 412, 398, 431, 398, 412, 398, 431, 508, 431, 398, 412, 431, 398, 412, 431, 412, 412, 398, 398, 431,
  407,
];
const house = shares.map((num, at) => unit(at + 1, { share: fraction(num, 10_000n) }));

describe('a fee', () => {
  it('of 100 000,00 Kč by shares of the sample house is given out to the last haléř', () => {
    const split = splitFee(fee('share', 10_000_000n), house);
    expect(sumOf(split?.parts ?? [])).toBe(10_000_000n);
    expect(split?.parts[0]).toBe(398_000n);
    const thirds = splitFee(
      fee('share', 10_000_000n),
      [1, 2, 3].map((id) => unit(id, { share: fraction(1n, 3n) })),
    );
    expect(thirds).toMatchObject({ parts: [3_333_334n, 3_333_333n, 3_333_333n], left: 1n });
  });

  it('of nobody who has anything to pay it by is not divided', () => {
    expect(splitFee(fee('persons', 100n), [unit(1, { persons: null }), unit(2, { persons: 0n })])).toBeNull();
    expect(splitFee(fee('own', 100n), house)).toBeNull();
  });

  it('of a fixed amount is paid whole by each unit', () => {
    expect(splitFee(fee('fixed', 50_000n), house)).toMatchObject({ total: 1_200_000n, left: 0n });
  });

  it('of each key weighs what it says', () => {
    const one = unit(7, { share: fraction(3n, 8n), persons: 4n, area: 4580n });
    const weights = feeKeys.map((key) => weightOf(fee(key, 1n, new Map([[7, 1500n]])), one));
    expect(weights.map((w) => `${w.num}/${w.den}`)).toEqual(
      ['3/8', '1/1', '4/1', '4580/100', '1500/1000', '1/1'].map((s) => {
        const [num = '', den = ''] = s.split('/');
        const f = fraction(num, den);
        return `${f.num}/${f.den}`;
      }),
    );
  });
});

it('a hundred random houses: parts are the whole, none is a haléř off, order changes nothing', () => {
  for (let seed = 1; seed <= 100; seed++) expect(problemsOfHouse(seed)).toEqual([]);
});

describe('months of a unit', () => {
  it('add up each fee over the months, and say what whole crowns add', () => {
    const exact = unitPlan([1_000_00n, 100n], 12, false);
    expect(exact.months.slice(0, 3)).toEqual([8341n, 8343n, 8341n]);
    expect(exact).toMatchObject({ total: 100_100n, rounding: 0n });
    const whole = unitPlan([1_000_00n, 100n], 12, true);
    expect(new Set(whole.months)).toEqual(new Set([8300n]));
    expect(whole).toMatchObject({ total: 99_600n, rounding: -500n });
  });

  it('are named by their first days', () => {
    expect(monthsFrom('2026-11-01', 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
    expect(endOf('2026-11-01', 3)).toBe('2027-01-31');
    expect(dueIn('2027-02-01', 5)).toBe('2027-02-05');
  });
});

describe('doubts', () => {
  const keys = new Set(['share', 'persons', 'area'] as const);
  const none = new Set<string>();
  const asked = (now: UnitFacts, before: UnitFacts | undefined, isFirst = false, checks = none) =>
    doubtsOf(now, keys, changesOf(now, before, isFirst), checks);

  it('are persons that nobody ever confirmed, a changed area or share, and whatever is missing', () => {
    const one = unit(1);
    expect(asked(one, undefined, true)).toEqual(['persons']);
    expect(asked(one, one)).toEqual(['persons']);
    expect(asked(one, unit(1, { persons: 3n }))).toEqual([]);
    expect(asked(one, unit(1, { persons: 1n, area: 5780n, share: fraction(1n, 12n) }))).toEqual(['area', 'share']);
    expect(asked(unit(1, { persons: null, area: null, share: null, owners: '' }), undefined, true)).toEqual([
      ...['noOwner', 'noPersons', 'noArea', 'noShare'],
    ]);
    expect(doubtsOf(unit(1, { area: null }), new Set(['equal']), [], none)).toEqual([]);
  });

  it('end by a confirmation of that very value', () => {
    const one = unit(1);
    const checks = new Set([checkOf(1, 'persons', checkedValue('persons', one))]);
    expect(asked(one, one, false, checks)).toEqual([]);
    const other = unit(1, { persons: 3n });
    expect(doubtsOf(other, keys, [], checks)).toEqual(['persons']);
  });
});
