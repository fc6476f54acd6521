import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf, moneyText } from '../base/money/amount.ts';
import { canonical, lastOf, markOn, nextStart, payableFirst, planOn, priceOf, stateOf } from './rules.ts';
import { fromBase, fromTotal, rateOn, settled, together } from './rules-tax.ts';

const shown = ({ base, tax, total }: { base: bigint; tax: bigint; total: bigint }) => [base, tax, total].map(moneyText);

describe('tax', () => {
  it('comes to a price from below, or is in it from above, by the known vectors', () => {
    expect(shown(fromBase(moneyOf('490.00'), 21n))).toEqual(['490.00', '102.90', '592.90']);
    expect(shown(fromTotal(moneyOf('5929.00'), 21n))).toEqual(['4900.00', '1029.00', '5929.00']);
    expect(shown(fromTotal(moneyOf('1000.00'), 21n))).toEqual(['826.45', '173.55', '1000.00']);
    expect(shown(fromBase(1000n, null))).toEqual(['10.00', '0.00', '10.00']);
    expect([rateOn('2012-12-31'), rateOn('2013-01-01'), rateOn('2026-11-01')]).toEqual([20n, 21n, 21n]);
    expect(() => rateOn('2009-12-31')).toThrow(RangeError);
  });

  it('and base come to every price up to 2,000.00, of which 34,711 cannot be counted back', () => {
    let strange = 0;
    for (let price = 1n; price <= 200_000n; price += 1n) {
      const { base, tax, total } = fromTotal(price, 21n);
      if (base + tax !== price || total !== price) throw new Error(`${price}`);
      if (fromTotal(-price, 21n).tax !== -tax) throw new Error(`-${price}`);
      if (fromBase(base, 21n).tax !== tax) strange += 1;
    }
    expect(strange).toBe(34_711);
  });

  it('of a price from its base is the one in it from above', () => {
    for (let base = 1n; base <= 200_000n; base += 1n)
      if (fromTotal(fromBase(base, 21n).total, 21n).tax !== fromBase(base, 21n).tax) throw new Error(`${base}`);
  });

  it('of a settlement is that of ten thousand random payments, to a haléř', () => {
    const prices = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(prices, fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 }), (base, parts) => {
        const price = fromBase(base, 21n);
        let left = price.total;
        const taken = parts.flatMap((part) => {
          const amount = (left * BigInt(part)) / 100n;
          left -= amount;
          return amount > 0n ? [fromTotal(amount, 21n)] : [];
        });
        const { whole, rest } = settled(price, taken, 21n);
        if (whole.total !== price.total || whole.base + whole.tax !== whole.total || rest.total !== left)
          throw new Error('the settlement is not the price');
        const paid = together(taken);
        if (whole.base - rest.base !== paid.base || whole.tax - rest.tax !== paid.tax) throw new Error('counted anew');
        if (left === 0n && taken.length > 0 && (rest.base !== 0n || rest.tax !== 0n))
          throw new Error('something is left');
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a subscription', () => {
  it('costs ten months a year', () => {
    expect([priceOf(12, 1000n, 'monthly'), priceOf(12, 1000n, 'annual')]).toEqual([12_000n, 120_000n]);
  });

  it('keeps the day on which it began', () => {
    const starts = (from: string, kind: 'monthly' | 'annual', count: number) => {
      const all = [from];
      for (let at = 0; at < count; at += 1) all.push(nextStart(all.at(-1) as string, kind, from));
      return all;
    };
    expect(starts('2027-12-31', 'monthly', 4)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(starts('2028-02-29', 'annual', 4).slice(1)).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
    expect([lastOf('2026-11-01', 'annual', '2026-11-01'), lastOf('2026-11-15', 'monthly', '2026-11-15')]).toEqual([
      '2027-10-31',
      '2026-12-14',
    ]);
  });

  it('changes from the first period that the new plan holds for', () => {
    const plans = [
      { id: 1, validFrom: '2026-01-01' },
      { id: 2, validFrom: '2026-03-01' },
      { id: 3, validFrom: '2026-03-01' },
    ];
    expect(['2025-12-31', '2026-02-28', '2026-03-01'].map((day) => planOn(plans, day)?.id)).toEqual([undefined, 1, 3]);
  });

  it.each([
    ['2026-11-06', null],
    ['2026-11-07', 'before'],
    ['2026-11-13', 'before'],
    ['2026-11-14', null],
    ['2026-11-15', 'after1'],
    ['2026-11-27', 'after1'],
    ['2026-11-28', 'after14'],
    ['2026-12-14', 'after30'],
    ['2027-03-01', 'after30'],
  ])('due on 14 November is reminded on %s by %s', (today, mark) => expect(markOn('2026-11-14', today)).toBe(mark));

  it('is overdue on the day after', () => {
    expect([stateOf(1n, '2026-11-14', '2026-11-14'), stateOf(1n, '2026-11-14', '2026-11-15')]).toEqual([
      'exposed',
      'overdue',
    ]);
    expect(stateOf(0n, '2026-11-14', '2027-01-01')).toBe('paid');
  });

  it('is paid the oldest of the same amount first, else the oldest', () => {
    const of = [
      { id: 1, open: 0n, from: '2026-01-01' },
      { id: 3, open: 500n, from: '2026-03-01' },
      { id: 2, open: 700n, from: '2026-02-01' },
      { id: 4, open: 500n, from: '2026-04-01' },
    ];
    expect([500n, 700n, 600n].map((amount) => payableFirst(of, amount)?.id)).toEqual([3, 2, 2]);
    expect(payableFirst([], 1n)).toBeUndefined();
  });

  it('is written in one way whatever the order of its names', () => {
    expect(canonical({ b: [1, { d: null, c: 'ž' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ž","d":null}]}');
  });
});
