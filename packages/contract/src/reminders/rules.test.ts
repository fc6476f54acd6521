import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentsOf, standingOfPlan } from './rules-instalments.ts';
import { interestOf } from './rules-interest.ts';
import { halfYearOf, rateSince, repoRates } from './rules-rates.ts';
import { standingOf } from './rules-standing.ts';
import { fillText, fromWords, inWords, partsOf, unknownField } from './rules-text.ts';
import { textFields } from './schema-words.ts';

describe('default interest', () => {
  const owed = (day: string, amount: bigint, ...paid: [string, bigint][]) => ({
    day,
    amount,
    paid: paid.map(([on, sum]) => ({ day: on, amount: sum })),
  });
  const told = ({ lines, total }: ReturnType<typeof interestOf>) => [
    ...lines.map((l) => `${l.principal} ${l.from} ${l.to} ${l.days}/${l.yearDays} ${l.value.num}/${l.value.den}`),
    String(total),
  ];

  // Counted by hand: principal × rate × days / (100 % × days of the year).
  it('counts days of each year by its own length, and rounds once', () => {
    // Due on Friday: from Saturday. 31 days of 2023 and 31 of the leap year at 15 %: 12.7397… + 12.7049… Kč.
    expect(told(interestOf(owed('2023-11-30', 100_000n), 1500n, '2024-01-31'))).toEqual([
      '100000 2023-12-01 2023-12-31 31/365 4650000000/3650000',
      '100000 2024-01-01 2024-01-31 31/366 4650000000/3660000',
      '2544',
    ]);
  });

  it('begins after the last day in time: a free day moves it, and with it the half-year', () => {
    // 30 June 2024 was a Sunday: it could be paid on Monday 1 July, the default began on the 2nd.
    const [line] = interestOf(owed('2024-06-30', 100n), 1275n, '2024-07-05').lines;
    expect(line).toMatchObject({ from: '2024-07-02', days: 4 });
    expect(interestOf(owed('2024-06-28', 100n), 1475n, '2024-06-28').lines).toEqual([]);
    expect(interestOf(owed('2024-06-28', 100n), 1475n, '2024-06-29').lines).toMatchObject([{ days: 1 }]);
  });

  it('is of what is left: the day of a payment counts whole, the next one without it', () => {
    expect(
      told(
        interestOf(
          owed('2025-09-15', 300_000n, ['2025-10-15', 100_000n], ['2025-10-20', 200_000n]),
          1150n,
          '2025-11-30',
        ),
      ),
    ).toEqual([
      '300000 2025-09-16 2025-10-15 30/365 10350000000/3650000',
      '200000 2025-10-16 2025-10-20 5/365 1150000000/3650000',
      '3151',
    ]);
    // Paid on the first day of default: one day, of the whole.
    expect(interestOf(owed('2025-09-15', 300_000n, ['2025-09-16', 300_000n]), 1150n, '2025-11-30').lines).toMatchObject(
      [{ principal: 300_000n, from: '2025-09-16', to: '2025-09-16', days: 1 }],
    );
    expect(interestOf(owed('2025-09-15', 300_000n, ['2025-09-10', 300_000n]), 1150n, '2025-11-30').total).toBe(0n);
  });

  it('in two parts is what it is in one, but for rounding each once', () => {
    const one = owed('2025-09-15', 300_000n);
    const before = interestOf(one, 1150n, '2025-10-31');
    const after = interestOf(one, 1150n, '2025-12-31', '2025-11-01');
    expect(before.lines.at(-1)?.to).toBe('2025-10-31');
    expect(after.lines[0]?.from).toBe('2025-11-01');
    expect(before.total + after.total - interestOf(one, 1150n, '2025-12-31').total).toBeLessThanOrEqual(1n);
  });

  it('has the rate of the half-year in which it began, and none where that is not known', () => {
    expect(['2024-06-30', '2024-07-01'].map(halfYearOf)).toEqual(['2024-01-01', '2024-07-01']);
    expect(['2022-06-30', '2022-07-01', '2024-01-01'].map((d) => rateSince(d, repoRates))).toEqual([
      1175n,
      1500n,
      1475n,
    ]);
    expect(rateSince('2013-12-31', repoRates)).toBeNull();
    expect(rateSince('2026-03-01', repoRates)).toBeNull();
  });
});

describe('steps', () => {
  const steps = [
    { days: 14, least: 30_000n },
    { days: 45, least: 30_000n },
  ];
  const debt = (day: string, open: bigint, step = 0, deadline: string | null = null) => ({ day, open, step, deadline });

  it.each([
    ['comes on its day', [debt('2026-11-02', 30_000n)], '2026-11-16', { step: 1 }],
    ['not a day sooner', [debt('2026-11-02', 30_000n)], '2026-11-15', { left: 'early', from: '2026-11-16' }],
    [
      'counts days from the last one in time',
      [debt('2026-10-31', 30_000n)],
      '2026-11-15',
      { left: 'early', from: '2026-11-16' },
    ],
    ['leaves out what is too little', [debt('2026-09-01', 29_999n)], '2026-11-16', { left: 'small', from: null }],
    [
      'leaves time to pay after the one before',
      [debt('2026-08-03', 50_000n, 1, '2026-11-16')],
      '2026-11-16',
      { left: 'waits', from: '2026-11-17' },
    ],
    [
      'is the next one then, with what came since',
      [debt('2026-08-03', 50_000n, 1, '2026-11-16'), debt('2026-11-02', 5n)],
      '2026-11-17',
      { step: 2 },
    ],
    [
      'is none after the last',
      [debt('2026-08-03', 50_000n, 2, '2026-11-01')],
      '2026-11-17',
      { left: 'ended', from: null },
    ],
  ])('%s', (_, debts, today, expected) => {
    expect(standingOf(debts, steps, today)).toEqual(expected);
  });
});

describe('instalments', () => {
  it('are together exactly the sum, a month after one another, at the end of shorter months', () => {
    const made = instalmentsOf(1_000_00n, 3, '2027-01-31');
    expect(made.map((i) => `${i.day} ${i.amount}`)).toEqual([
      '2027-01-31 33333',
      '2027-02-28 33334',
      '2027-03-31 33333',
    ]);
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 2, max: 36 }), (sum, count) => {
        const all = instalmentsOf(sum, count, '2026-12-15');
        expect(all.reduce((until, i) => until + i.amount, 0n)).toBe(sum);
        expect(new Set(all.map((i) => i.day)).size).toBe(count);
      }),
    );
  });

  it.each([
    // 16 January 2027 is a Saturday: it can be paid until Monday.
    [
      'is kept until the last day in time',
      0n,
      '2027-01-18',
      { state: 'kept', done: 0, next: { day: '2027-01-16', amount: 50n } },
    ],
    ['is late the day after', 0n, '2027-01-19', { state: 'late', done: 0 }],
    [
      'is late when a haléř is missing',
      49n,
      '2027-01-19',
      { state: 'late', done: 0, next: { day: '2027-01-16', amount: 1n } },
    ],
    ['waits for the next one', 50n, '2027-01-19', { state: 'kept', done: 1, next: { day: '2027-02-16', amount: 50n } }],
    ['takes what came ahead', 70n, '2027-01-19', { state: 'kept', done: 1, next: { day: '2027-02-16', amount: 30n } }],
    ['is paid', 100n, '2027-01-01', { state: 'paid', done: 2, next: null }],
  ])('%s', (_, paid, today, expected) => {
    expect(standingOfPlan(instalmentsOf(100n, 2, '2027-01-16'), paid, today)).toMatchObject(expected);
  });
});

describe('texts', () => {
  const values = Object.fromEntries(textFields.map((f) => [f, `<${f}>`])) as Record<
    (typeof textFields)[number],
    string
  >;

  it('are filled in once, and say which field is none', () => {
    expect(fillText('{jednotka} {castka}, {jednotka}', { ...values, castka: '{lhuta}' })).toBe(
      '<jednotka> {lhuta}, <jednotka>',
    );
    expect(unknownField('Dlužíte {castka} za {jednotku}')).toBe('jednotku');
    expect(unknownField(textFields.map((f) => `{${f}}`).join())).toBeNull();
  });

  it('are written in words of people and kept as they were; what is none stays as it was typed', () => {
    const kept = 'Chybí {castka}, {castku}, {lhuta}';
    const read = inWords(kept, { ...values, castka: 'dlužná částka' });
    expect(read).toBe('Chybí {dlužná částka}, {castku}, {<lhuta>}');
    expect(fromWords(read, { ...values, castka: 'dlužná částka' })).toBe(kept);
    for (const one of ['{constructor}', '{toString}', '{__proto__}']) {
      expect(fromWords(one, values)).toBe(one);
      expect(fillText(one, values)).toBe(one);
    }
    expect(partsOf(kept).flatMap((p) => p.field ?? [])).toEqual(['castka', 'lhuta']);
    expect(partsOf(kept).map((p) => p.said)).toEqual(['Chybí ', '{castka}', ', ', '{castku}', ', ', '{lhuta}', '']);
  });
});
