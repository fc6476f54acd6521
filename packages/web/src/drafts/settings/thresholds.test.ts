import { expect, it } from 'vitest';
import { type Fraction, fraction, reduce } from '#contract/base/shares/fraction.ts';
import { presets } from '#contract/motions/rules-law.ts';
import { asShare, sentThreshold, thresholdIn, typedThreshold } from './thresholds.ts';

it('a half is typed in percent, two thirds as a fraction', () => {
  expect(typedThreshold(fraction(1, 2))).toEqual({ count: 50, part: null });
  expect(typedThreshold(fraction(2, 3))).toEqual({ count: 66.6667, part: { num: '2', den: '3' } });
});

it('every preset comes back from what is typed for it', () => {
  for (const p of presets) {
    const back = {
      participation: thresholdIn(typedThreshold(p.participation)),
      accept: thresholdIn(typedThreshold(p.accept)),
    };
    expect([back.participation, back.accept].map((f) => f && reduce(f))).toEqual(
      [p.participation, p.accept].map(reduce),
    );
  }
});

it.each([
  [
    { count: 50, part: null },
    { count: 50, part: null },
  ],
  [
    { count: '' as const, part: null },
    { count: Number.NaN, part: null },
  ],
  [
    { count: 0, part: { num: '2', den: '3' } },
    { count: 66.6667, part: '{"numerator":"2","denominator":"3"}' },
  ],
  // not a fraction: the schema refuses it at its field
  [
    { count: 50, part: { num: 'dvě', den: '3' } },
    { count: 0, part: '' },
  ],
])('%j is sent as %j', (typed, sent) => expect(sentThreshold(typed)).toEqual(sent));

it('a part above 1 is no threshold', () => {
  expect(thresholdIn({ count: 0, part: { num: '4', den: '3' } })).toBeNull();
});

it.each([
  [66.6667, '2/3'],
  [50, '1/2'],
  [37.125, '297/800'],
])('%d %% is written as %s', (count, written) => {
  const { num, den } = asShare(thresholdIn({ count, part: null }) as Fraction);
  expect(`${num}/${den}`).toBe(written);
});
