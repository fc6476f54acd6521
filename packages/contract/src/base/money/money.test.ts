import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fraction } from '../shares/fraction.ts';
import { absolute, moneyOf, moneyText, mostMoney, sumOf, times } from './amount.ts';
import { money, readMoney } from './reading.ts';
import { bareCash, bareEnglish, bareMoney, showCash, showEnglish, showMoney } from './showing.ts';
import { byLabel, overMonths, type Part, split } from './splitting.ts';
import { moneyInWords } from './words.ts';

const amounts = fc.bigInt({ min: -mostMoney, max: mostMoney });

describe('an amount that is typed', () => {
  it.each([
    ['1 234,50 Kč', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1234.5', '1234.50'],
    ['\u00a01\u202f234,50\u00a0CZK ', '1234.50'],
    ['Kč 12', '12.00'],
    ['CZK 1,234,567.80', '1234567.80'],
    ["1'234.50", '1234.50'],
    ['1.234.567', '1234567.00'],
    ['490,-', '490.00'],
    ['1 490,– Kč', '1490.00'],
    ['1.490,-', '1490.00'],
    [',5', '0.50'],
    ['0,1', '0.10'],
    ['007', '7.00'],
    ['1234,500', '1234.50'],
    ['0', '0.00'],
    ['-0,00', '0.00'],
    ['-1 234,50', '-1234.50'],
    ['\u22125 Kč', '-5.00'],
    ['99 999 999 999,99', '99999999999.99'],
  ])('„%s“ is %s', (typed, text) => expect(readMoney(typed)).toEqual({ amount: moneyOf(text) }));

  it.each([
    ['', 'BASE.FORM.REQUIRED'],
    ['  ', 'BASE.FORM.REQUIRED'],
    ['tisíc', 'MONEY.UNREADABLE'],
    ['Kč', 'MONEY.UNREADABLE'],
    ['-', 'MONEY.UNREADABLE'],
    ['1e5', 'MONEY.UNREADABLE'],
    ['12 34,50', 'MONEY.UNREADABLE'],
    ['1234 567', 'MONEY.UNREADABLE'],
    ['1,23,4', 'MONEY.UNREADABLE'],
    ['1.234.56', 'MONEY.UNREADABLE'],
    ['10 €', 'MONEY.UNREADABLE'],
    ['--5', 'MONEY.UNREADABLE'],
    ['5-', 'MONEY.UNREADABLE'],
    ['٣', 'MONEY.UNREADABLE'],
    ['1,234', 'MONEY.UNCLEAR'],
    ['12.000 Kč', 'MONEY.UNCLEAR'],
    ['0,125', 'MONEY.PLACES'],
    ['1234,567', 'MONEY.PLACES'],
    ['100 000 000 000', 'MONEY.TOO_LARGE'],
    ['9'.repeat(40), 'MONEY.TOO_LARGE'],
    ['9'.repeat(41), 'MONEY.UNREADABLE'],
  ])('„%s“ is %s', (typed, problem) => expect(readMoney(typed)).toEqual({ problem }));

  it('is read back from every way of showing it', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const english = [bareEnglish(amount), showEnglish(amount)];
        for (const shown of [bareMoney(amount), showMoney(amount), bareCash(amount), showCash(amount), ...english])
          expect(readMoney(shown)).toEqual({ amount });
        expect(readMoney(moneyText(amount))).toEqual({ amount });
      }),
    );
  });

  it('travels as text, never as a number, and says what is wrong', () => {
    const positive = money();
    expect(z.parse(positive, '1 234,50 Kč')).toBe('1234.50');
    const why = (typed: unknown, schema = positive) => z.safeParse(schema, typed).error?.issues[0]?.message;
    expect(why('0')).toBe('MONEY.ZERO');
    expect(why('-5')).toBe('MONEY.NEGATIVE');
    expect(why(1234.5)).toBe('BASE.FORM.REQUIRED');
    expect(why('1,234')).toBe('MONEY.UNCLEAR');
    expect(z.parse(money({ zero: true }), '0')).toBe('0.00');
    expect(z.parse(money({ negative: true }), '-5')).toBe('-5.00');
    expect(why('0', money({ negative: true }))).toBe('MONEY.ZERO');
  });
});

describe('an amount that travels', () => {
  it.each(['1234.5', '-0.05', '7', '99999999999.99'])('%s is read', (text) =>
    expect(moneyOf(text)).toBe(moneyOf(moneyText(moneyOf(text)))),
  );
  it.each(['', '1,5', '1.', '.5', '1.234', '+1', ' 1', '1e3', '0x1'])('„%s“ is not one', (text) =>
    expect(() => moneyOf(text)).toThrow(SyntaxError),
  );
  it('is shown with fixed spaces and a true minus', () => {
    expect(showMoney(-123450n)).toBe('\u22121\u00a0234,50\u00a0Kč');
    expect(showCash(123456789n)).toBe('1\u00a0234\u00a0567.89\u00a0Kč');
    expect([showEnglish(-123456789n), bareEnglish(100n)]).toEqual(['\u2212CZK\u00a01,234,567.89', '1.00']);
    expect(bareMoney(5n)).toBe('0,05');
    expect(moneyText(-5n)).toBe('-0.05');
  });
  it('is multiplied exactly, halves away from zero', () => {
    expect(times(1n, fraction(1, 2))).toBe(1n);
    expect(times(-1n, fraction(1, 2))).toBe(-1n);
    expect(times(10_000_000n, fraction(1, 3))).toBe(3_333_333n);
    expect(times(mostMoney, fraction(10n ** 15n - 1n, 10n ** 15n))).toBe(mostMoney);
  });
});

type Sample = {
  jednotky: { oznaceni: string; podilNaSpolecnychCastechDomu: { citatel: number; jmenovatel: number } }[];
};
const greatest = 10n ** 15n;
const shares = fc
  .tuple(fc.bigInt({ min: 1n, max: greatest }), fc.bigInt({ min: 1n, max: greatest }))
  .map(([num, den]) => fraction(num, den));
const houses = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 24 })
  .chain((numbers) =>
    fc.tuple(...numbers.map((number) => shares.map((share): Part => ({ label: `1247/${number}`, share })))),
  );

/** By definition, without a thought of speed: how far the part is from its exact value, in haléře over one denominator. */
function distance(sum: bigint, parts: readonly Part[], at: number, part: bigint): { over: bigint; one: bigint } {
  const den = parts.reduce((all, { share }) => all * share.den, 1n);
  const weight = ({ share }: Part) => (share.num * den) / share.den;
  const all = parts.reduce((total, one) => total + weight(one), 0n);
  return { over: absolute(part * all - sum * weight(parts[at] as Part)), one: all };
}

describe('a sum in parts', () => {
  it('of ten thousand houses is whole, exact to a haléř and the same in any order', () => {
    fc.assert(
      fc.property(houses, amounts, fc.nat(), (parts, sum, turn) => {
        const given = split(sum, parts);
        if (sumOf(given) !== sum) throw new Error('the whole is lost');
        const at = turn % parts.length;
        const { over, one } = distance(sum, parts, at, given[at] as bigint);
        if (over >= one) throw new Error('a haléř off');
        const turned = [...parts.slice(at), ...parts.slice(0, at)].reverse();
        const again = new Map(split(sum, turned).map((part, i) => [(turned[i] as Part).label, part]));
        if (parts.some(({ label }, i) => again.get(label) !== given[i])) throw new Error('order matters');
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('gives what is left by the largest remainder, among equal ones by the natural order of labels', () => {
    const third = (label: string): Part => ({ label, share: fraction(1, 3) });
    expect(split(100n, [third('1/10'), third('1/2'), third('1/9')])).toEqual([33n, 34n, 33n]);
    expect(split(101n, [third('1/10'), third('1/2'), third('1/9')])).toEqual([33n, 34n, 34n]);
    expect(split(-100n, [third('1/10'), third('1/2'), third('1/9')])).toEqual([-33n, -34n, -33n]);
    const uneven = [
      { label: '1', share: fraction(1, 4) },
      { label: '2', share: fraction(3, 4) },
    ];
    expect(split(1n, uneven)).toEqual([0n, 1n]);
    expect(['1247/13', '1247/2', '1247/02', 'garáž'].sort(byLabel)).toEqual(['1247/02', '1247/2', '1247/13', 'garáž']);
  });

  it('of the sample house are 100,000.00 Kč, which rounding of each would make 100,000.03', () => {
    const file = new URL('../../../../server/fixtures/cadastre-sample.json', import.meta.url);
    const { jednotky } = JSON.parse(readFileSync(file, 'utf8')) as Sample;
    const parts = jednotky.map(({ oznaceni, podilNaSpolecnychCastechDomu: share }) => ({
      label: oznaceni,
      share: fraction(share.citatel, share.jmenovatel),
    }));
    const sum = moneyOf('100000');
    expect(moneyText(sumOf(parts.map(({ share }) => times(sum, share))))).toBe('100000.03');
    const given = split(sum, parts);
    expect(moneyText(sumOf(given))).toBe('100000.00');
    const down = parts.map(({ share }) => (sum * share.num) / share.den);
    expect(sumOf(given) - sumOf(down)).toBe(9n);
  });

  it('refuses shares that give nothing', () => {
    expect(() => split(1n, [])).toThrow(RangeError);
    expect(() => split(1n, [{ label: '1', share: fraction(0, 1) }])).toThrow(RangeError);
    expect(() =>
      split(1n, [
        { label: '1', share: fraction(-1, 2) },
        { label: '2', share: fraction(2, 1) },
      ]),
    ).toThrow();
  });
});

describe('a year over its months', () => {
  it('sums to the year, and to its rounded part up to any month', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60 }), (year, months) => {
        const given = overMonths(year, months);
        expect(given).toHaveLength(months);
        expect(sumOf(given)).toBe(year);
        for (const at of given.keys())
          expect(sumOf(given.slice(0, at + 1))).toBe(times(year, fraction(at + 1, months)));
      }),
      { numRuns: 200 },
    );
  });

  it('halves go up', () => {
    expect(overMonths(6n)).toEqual([1n, 0n, 1n, 0n, 1n, 0n, 1n, 0n, 1n, 0n, 1n, 0n]);
    expect(overMonths(1000n).map(String)).toEqual('83 84 83 83 84 83 83 84 83 83 84 83'.split(' '));
  });
});

describe('an amount in words', () => {
  it.each([
    ['0', 'nula korun', 'zero Czech crowns'],
    ['1', 'jedna koruna', 'one Czech crown'],
    ['2', 'dvě koruny', 'two Czech crowns'],
    ['5', 'pět korun', 'five Czech crowns'],
    ['21', 'dvacetjedna korun', 'twenty-one Czech crowns'],
    ['22', 'dvacetdva korun', 'twenty-two Czech crowns'],
    ['101', 'stojedna korun', 'one hundred one Czech crowns'],
    ['102', 'stodvě koruny', 'one hundred two Czech crowns'],
    ['112', 'stodvanáct korun', 'one hundred twelve Czech crowns'],
    ['1234.50', 'jedentisícdvěstětřicetčtyři korun padesát haléřů', null],
    ['2000.01', 'dvatisíce korun jeden haléř', 'two thousand Czech crowns and one heller'],
    ['15999.02', 'patnácttisícdevětsetdevadesátdevět korun dva haléře', null],
    ['-3.22', 'minus tři koruny dvacetdva haléřů', 'minus three Czech crowns and twenty-two hellers'],
    ['1000000', 'jedenmilion korun', 'one million Czech crowns'],
    ['2003004.04', 'dvamilionytřitisícečtyři koruny čtyři haléře', null],
    ['21000000', 'dvacetjedenmilionů korun', 'twenty-one million Czech crowns'],
    ['1000000000', 'jednamiliarda korun', 'one billion Czech crowns'],
    ['2005000000', 'dvěmiliardypětmilionů korun', 'two billion five million Czech crowns'],
  ])('%s is „%s“', (text, czech, english) => {
    expect(moneyInWords(moneyOf(text))).toBe(czech);
    if (english !== null) expect(moneyInWords(moneyOf(text), 'en')).toBe(english);
  });

  it('differs for every amount, and is told up to the largest', () => {
    const said = new Set(Array.from({ length: 20_000 }, (_, i) => moneyInWords(BigInt(i) * 100n)));
    expect(said.size).toBe(20_000);
    expect(moneyInWords(mostMoney)).toContain('devětsetdevadesátdevětmilionů');
    expect(() => moneyInWords(mostMoney + 1n)).toThrow(RangeError);
  });
});
