import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, type OpenDebt, settlingsOf } from './rules.ts';
import { sameSymbol, symbolOf, symbolsFor } from './rules-symbols.ts';
import { debtParts } from './schema-words.ts';

const debt = (id: number, day: string, open: bigint, more: Partial<OpenDebt> = {}): OpenDebt => ({
  ...{
    id,
    of: id,
    n: id,
    day,
    month: `${day.slice(0, 7)}-01`,
    part: 'principal',
    open,
    secured: false,
    remindedOn: null,
  },
  ...more,
});
const told = (credit: Parameters<typeof settlingsOf>[0], debts: OpenDebt[]) =>
  settlingsOf(credit, debts).settles.map((s) => `${s.debtId} ${s.amount} ${s.why}`);

describe('the order of crediting', () => {
  const year = [debt(1, '2026-09-15', 100n), debt(2, '2026-10-15', 100n), debt(3, '2026-11-15', 100n)];

  it.each([
    ['the earliest due first', { day: '2026-12-02', amount: 150n }, year, ['1 100 earliest', '2 50 earliest']],
    [
      'what the debtor says before everything',
      { day: '2026-12-02', amount: 150n, word: { months: ['2026-11-01'] } },
      year,
      ['3 100 word', '1 50 earliest'],
    ],
    ['a sum of what is due in its month pays that month', { day: '2026-11-03', amount: 100n }, year, ['3 100 conduct']],
    [
      'what the debtor says before what they do',
      { day: '2026-11-03', amount: 100n, word: { debts: [2] } },
      year,
      ['2 100 word'],
    ],
    [
      'one that was called for before an earlier one',
      { day: '2026-12-02', amount: 150n },
      [debt(1, '2026-09-15', 100n), debt(2, '2026-10-15', 100n, { remindedOn: '2026-11-01' })],
      ['2 100 reminded', '1 50 earliest'],
    ],
    [
      'one with a surety after one without',
      { day: '2026-12-02', amount: 150n },
      [debt(1, '2026-09-15', 100n, { secured: true }), debt(2, '2026-10-15', 100n)],
      ['2 100 secured', '1 50 earliest'],
    ],
    [
      'inside of a debt costs, default interest, interest, principal',
      { day: '2026-12-02', amount: 110n },
      [
        debt(1, '2026-09-15', 100n),
        debt(2, '2026-10-15', 100n),
        debt(3, '2026-11-20', 7n, { of: 1, part: 'interest' }),
        debt(4, '2026-11-20', 5n, { of: 1, part: 'default' }),
        debt(5, '2026-11-20', 3n, { of: 1, part: 'costs' }),
      ],
      ['5 3 earliest', '4 5 earliest', '3 7 earliest', '1 95 earliest'],
    ],
  ])('%s', (_, credit, debts, expected) => {
    expect(told(credit, debts)).toEqual(expected);
    expect(told(credit, [...debts].reverse())).toEqual(expected);
  });

  it('keeps what is left over for what comes next', () => {
    expect(settlingsOf({ day: '2026-12-02', amount: 350n }, year).over).toBe(50n);
  });

  it('loses nothing and settles no debt twice', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((d) => `2026-11-${String(d).padStart(2, '0')}`);
    const debts = fc.array(
      fc.record({ day, open: fc.bigInt(1n, 500n), secured: fc.boolean(), part: fc.constantFrom(...debtParts) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(debts, fc.bigInt(1n, 2000n), day, (made, amount, when) => {
        const all = made.map(({ day: due, open, ...more }, i) => debt(i + 1, due, open, more));
        const { settles, over } = settlingsOf({ day: when, amount }, all);
        expect(settles.reduce((sum, s) => sum + s.amount, over)).toBe(amount);
        expect(new Set(settles.map((s) => s.debtId)).size).toBe(settles.length);
        const left = inOrder({ day: when, amount }, all).map((d) => {
          const paid = settles.find((s) => s.debtId === d.id)?.amount ?? 0n;
          expect(paid <= d.open).toBe(true);
          return d.open - paid;
        });
        // Nothing is paid while something before it in the order is not.
        const first = left.findIndex((open) => open > 0n);
        if (first >= 0) expect(over).toBe(0n);
        if (first >= 0) expect(settles.length <= first + 1).toBe(true);
      }),
    );
  });
});

describe('variable symbols', () => {
  it.each([
    ['1247/8', '12470008'],
    [' 1247 / 12 ', '12470012'],
    ['123456/1234', '1234561234'],
    ['7', '7'],
    ['007', '7'],
    ['G12', '12'],
    ['garáž', null],
    ['0', null],
  ])('%s is %s', (number, symbol) => {
    expect(symbolOf(number)).toBe(symbol);
  });

  it('are one for each unit, whatever units are called and whatever is taken, in any order they come', () => {
    const numbers = fc.array(fc.constantFrom('1/1', '1/01', 'G1', '1', 'garáž', '10001', 'byt 1001', '1247/8'), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(numbers, fc.array(fc.constantFrom('1', '0001001', '10001'), { maxLength: 2 }), (made, taken) => {
        const units = made.map((number, id) => ({ id, number }));
        const given = symbolsFor(units, taken);
        const all = [...given.values(), ...new Set(taken)].map(sameSymbol);
        expect(given.size).toBe(units.length);
        expect(new Set(all).size).toBe(all.length);
        for (const symbol of given.values()) expect(symbol).toMatch(/^[1-9]\d{0,9}$/);
        expect(symbolsFor([...units].reverse(), taken)).toEqual(given);
      }),
    );
  });
});
