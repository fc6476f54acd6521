import { describe, expect, it } from 'vitest';
import { bookedAlone, doubtOf, exactItems, lastDay } from '#contract/bank/rules-exact.ts';
import { type HouseTold, type HouseUnit, houseOf } from '#contract/bank/rules-house.ts';
import { calledAlike, candidatesFor, type Open, type Payment } from '#contract/bank/rules-matching.ts';
import { subsetsOf } from '#contract/bank/rules-subsets.ts';
import { namedIn, unitNames } from '#contract/bank/rules-words.ts';
import { aCase, compared, judged } from '../../../test/bank-judge.ts';

describe('what is exact', () => {
  it('is what a slow judge of the rule says, over random houses', () => {
    let booked = 0;
    for (let seed = 1; seed <= 900; seed += 1) {
      const c = aCase(seed);
      const house = compared(c);
      for (const meant of c.all) {
        const found = bookedAlone(meant.payment, house);
        const told = found && { unitId: found.unitId, items: found.items.map((i) => i.id) };
        expect(told, `case ${seed}, payment ${meant.payment.id}`).toEqual(judged(c, meant));
        if (found) booked += 1;
      }
    }
    // A judge that agrees with somebody who never books proves nothing.
    expect(booked).toBeGreaterThan(100);
  });
});

const unit = (n: number, owner: number, surname = `Vlastník${n}`): HouseUnit => ({
  ...{ unitId: n, label: `1247/${n}`, symbol: `1247000${n}`, owners: [owner], surnames: [surname] },
});
const item = (id: number, unitId: number, month: number, open: bigint): Open => ({
  ...{
    id,
    unitId,
    open,
    month: `2026-${String(month).padStart(2, '0')}-01`,
    day: `2026-${String(month).padStart(2, '0')}-15`,
  },
});
const pay = (amount: bigint, more: Partial<Payment> = {}): Payment => ({
  ...{ id: 1, day: '2026-11-12', amount, vs: '', counter: '', name: '', message: '', ...more },
});
const house = (told: Partial<HouseTold>) =>
  houseOf({ units: [], open: new Map(), credit: new Map(), known: new Map(), waiting: [], ...told });

describe('the month of the payment', () => {
  const units = [unit(1, 1)];
  const row = [item(1, 1, 10, 100n), item(2, 1, 11, 130n), item(3, 1, 12, 100n)];
  const h = house({ units, open: new Map([[1, row]]) });
  it('comes before older debts, then a beginning of the row', () => {
    const of = (amount: bigint) => exactItems(pay(amount, { vs: '12470001' }), h)?.items.map((i) => i.id);
    expect([of(130n), of(100n), of(230n), of(330n), of(50n)]).toEqual([[2], [1], [1, 2], undefined, undefined]);
  });
  it('waits when the message names another month, and when as much was just due', () => {
    expect(bookedAlone(pay(130n, { vs: '12470001', message: 'zálohy říjen' }), h)).toBeNull();
    expect(bookedAlone(pay(130n, { vs: '12470001', message: 'zálohy listopad' }), h)?.items).toHaveLength(1);
    const late = pay(100n, { vs: '12470001', day: '2026-11-18' });
    const two = house({
      units,
      open: new Map([[1, [item(1, 1, 9, 100n), item(2, 1, 11, 100n), item(3, 1, 11, 70n)]]]),
    });
    const found = exactItems(late, two);
    expect(found && [found.items.map((i) => i.id), doubtOf(late, found, two)]).toEqual([[1], 'justDue']);
  });
  it.each([
    ['2026-11-25', 'justDue'],
    ['2026-11-19', 'justDue'],
    ['2026-11-18', null],
    ['2026-11-17', null],
  ] as const)('waits for what was due on %s, five working days back at most: %s', (day, doubt) => {
    const just = { ...item(2, 1, 11, 100n), day };
    const two = house({ units, open: new Map([[1, [item(1, 1, 9, 100n), just, item(3, 1, 11, 70n)]]]) });
    const late = pay(100n, { vs: '12470001', day: '2026-11-25' });
    const found = exactItems(late, two);
    expect(found && [found.items.map((i) => i.id), doubtOf(late, found, two)]).toEqual([[1], doubt]);
  });
  it('moves a due day that is free to the next working one', () => {
    expect([lastDay('2026-11-15'), lastDay('2026-11-17'), lastDay('2026-11-18')]).toEqual([
      '2026-11-16',
      '2026-11-18',
      '2026-11-18',
    ]);
  });
});

describe('words of a message', () => {
  const names = unitNames([
    { unitId: 1, label: '1247/1' },
    { unitId: 13, label: '1247/13' },
    { unitId: 7, label: 'garáž 7' },
  ]);
  it.each([
    ['byt 1247/13 leden', [13], [1]],
    ['1247-1, 02/2026', [1], [2]],
    ['byt č. 13 za únor a březen 2026', [13], [2, 3]],
    ['zálohy červenec', [], [7]],
    ['červen, července', [], [6, 7]],
    ['Ledňáček, dubový stůl', [], []],
    ['č.j. 13, 5/26', [13], [5]],
    ['11247/13', [], []],
  ] as const)('%s', (message, units, months) => {
    const found = namedIn(message, names);
    expect([found.units, found.months.map((m) => m.month)]).toEqual([units, months]);
  });
});

describe('proposals', () => {
  const units = [unit(1, 1, 'Dvorská'), unit(2, 2, 'Lipnická'), unit(3, 2, 'Lipnická')];
  const open = new Map([
    [1, [item(1, 1, 11, 281601n), item(2, 1, 12, 281602n)]],
    [2, [item(3, 2, 11, 281601n)]],
    [3, [item(4, 3, 11, 310321n)]],
  ]);
  const h = house({ units, open, known: new Map([['k', [{ unitId: 1, byPerson: true, times: 7 }]]]) });
  const whys = (p: Payment) =>
    candidatesFor(p, h).map((c) => [c.parts.map((x) => x.unitId), c.reasons.map((r) => r.why)]);
  it('say what fits, what differs and what is missing', () => {
    expect(whys(pay(271601n, { vs: '12470001', counter: 'k' }))[0]).toEqual([[1], ['symbol', 'account', 'lower']]);
    expect(whys(pay(563203n, { vs: '12470001', message: 'listopad a prosinec' }))[0]).toEqual([
      [1],
      ['symbol', 'monthsNamed'],
    ]);
    expect(whys(pay(281601n, { counter: 'k', name: 'Dvorská Ludmila' }))[0]).toEqual([
      [1],
      ['symbolMissing', 'account', 'exact', 'surname'],
    ]);
    expect(whys(pay(591922n, { vs: '12470002' }))[0]).toEqual([
      [2, 3],
      ['unitsSum', 'symbolOnly'],
    ]);
    expect(whys(pay(281601n))).toEqual([]);
  });
  it('never say one by the surname alone, which is a hint', () => {
    const named = pay(100n, { name: 'Dvorská Ludmila' });
    expect([whys(named), calledAlike(named, h)]).toEqual([[], [1]]);
    const exact = pay(281601n, { name: 'Dvorská Ludmila' });
    expect([whys(exact), calledAlike(exact, h)]).toEqual([[[[1], ['symbolMissing', 'exact', 'surname']]], []]);
  });
});

it('finds sets of items that come to a sum, and gives up where there are too many', () => {
  const of = (...sums: bigint[]) => sums.map((open) => ({ open }));
  expect(subsetsOf(of(5n, 3n, 2n), 5n, 4)?.map((s) => s.map((i) => i.open))).toEqual([[5n]]);
  expect(subsetsOf(of(7n, 3n, 2n), 5n, 4)?.map((s) => s.map((i) => i.open))).toEqual([[3n, 2n]]);
  expect(subsetsOf(of(...Array.from({ length: 9 }, () => 1n)), 9n, 1)).toEqual([]);
  expect(subsetsOf(of(...Array.from({ length: 60 }, (_, i) => BigInt(2 * i + 100))), 701n, 1)).toBeNull();
});
