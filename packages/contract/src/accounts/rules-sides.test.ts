import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '../base/money/amount.ts';
import {
  type LiveCrediting,
  type SaleAsked,
  type SaleItem,
  type SalePlan,
  saleOf,
  shareByDays,
} from './rules-sides.ts';

const two = (n: number) => String(n).padStart(2, '0');
const item = (id: number, more: Partial<SaleItem> & Pick<SaleItem, 'day' | 'amount'>): SaleItem => ({
  ...{
    id,
    n: id,
    kind: more.amount > 0n ? 'prescribed' : 'paid',
    part: 'principal',
    of: null,
    undoes: null,
    from: null,
  },
  ...{ month: null, text: '', secured: false, remindedOn: null, open: more.amount },
  ...more,
});
const month = (id: number, m: number, amount: bigint, due = 15) =>
  item(id, { day: `2026-${two(m)}-${two(due)}`, month: `2026-${two(m)}-01`, amount });
const asked = (items: SaleItem[], more: Partial<SaleAsked> = {}): SaleAsked => ({
  ...{
    day: '2026-11-11',
    since: null,
    items,
    live: [],
    confirmed: new Map(),
    clearance: 'D2026/0001',
    given: new Set(),
  },
  ...more,
});
const side = (plan: SalePlan, former: boolean) =>
  plan.lines.filter((l) => l.former === former).map((l) => `${l.kind} ${l.day} ${l.amount}`);

it.each([
  ['a third of the days, in haléře that are left over', 10_000n, { seller: 10, buyer: 20 }, [3_333n, 6_667n]],
  ['all of it by the first day', 10_000n, { seller: 0, buyer: 30 }, [0n, 10_000n]],
  ['one haléř', 1n, { seller: 15, buyer: 15 }, [1n, 0n]],
])('%s', (_, sum, days, parts) => {
  expect(shareByDays(sum, days)).toEqual(parts);
});

it('leaves debts with the seller that nobody confirmed, and moves by one entry those that were', () => {
  const items = [month(1, 10, 900n), month(2, 12, 900n)];
  const kept = saleOf(asked(items));
  expect([side(kept, false), side(kept, true)]).toEqual([['handed 2026-11-10 -900'], ['handed 2026-10-15 900']]);
  expect(kept).toMatchObject({ passed: 0n, left: 900n });
  const passes = saleOf(asked(items, { confirmed: new Map([[1, 700n]]) }));
  expect(side(passes, false)).toEqual(['handed 2026-11-10 -900', 'passed 2026-11-11 700']);
  expect(passes).toMatchObject({ passed: 700n, left: 200n });
});

it('splits the month of the day whether it was due before or is due after it', () => {
  const after = saleOf(asked([month(1, 11, 900n, 15)]));
  expect([side(after, false), side(after, true)]).toEqual([['shared 2026-11-15 -300'], ['shared 2026-11-15 300']]);
  const before = saleOf(asked([month(1, 11, 900n, 1)]));
  expect(side(before, false).sort()).toEqual(['handed 2026-11-10 -900', 'shared 2026-11-11 600']);
  expect(before).toMatchObject({ left: 300n });
});

it('loses nothing, settles nothing twice and leaves on the side of the unit nothing of the time before', () => {
  const debt = fc.record({
    m: fc.integer({ min: 8, max: 12 }),
    due: fc.integer({ min: 1, max: 28 }),
    sum: fc.bigInt(1n, 999n),
  });
  const paid = fc.record({
    m: fc.integer({ min: 8, max: 12 }),
    on: fc.integer({ min: 1, max: 28 }),
    sum: fc.bigInt(1n, 1999n),
  });
  const made = fc.record({
    debts: fc.array(debt, { maxLength: 7 }),
    payments: fc.array(paid, { maxLength: 4 }),
    on: fc.integer({ min: 1, max: 28 }),
    gives: fc.boolean(),
    confirms: fc.bigInt(0n, 999n),
  });
  fc.assert(
    fc.property(made, ({ debts, payments, on, gives, confirms }) => {
      const items = [
        ...debts.map((d, i) => month(i + 1, d.m, d.sum, d.due)),
        ...payments.map((p, i) => item(i + 100, { day: `2026-${two(p.m)}-${two(p.on)}`, amount: -p.sum })),
      ];
      const live: LiveCrediting[] = [];
      for (const credit of items.filter((i) => i.amount < 0n))
        for (const owed of items.filter((i) => i.amount > 0n)) {
          const amount = -credit.open < owed.open ? -credit.open : owed.open;
          if (amount === 0n) continue;
          credit.open += amount;
          owed.open -= amount;
          live.push({ id: live.length + 1, creditId: credit.id, debtId: owed.id, amount, why: 'earliest' });
        }
      const day = `2026-11-${two(on)}`;
      const given = new Set(gives && payments[0] ? [100] : []);
      const confirmed = new Map(debts.map((_, i) => [i + 1, confirms]));
      const plan = saleOf(asked(items, { day, live, given, confirmed }));
      expect(sumOf(plan.lines.map((l) => l.amount))).toBe(0n);
      expect(sumOf(plan.lines.filter((l) => l.former).map((l) => l.amount))).toBe(plan.left);
      for (const s of plan.shares) expect([s.seller >= 0n, s.buyer >= 0n]).toEqual([true, true]);
      // What is left of everything after it, by the entries themselves.
      const open = new Map(items.map((i) => [i.id, i.open]));
      for (const l of live.filter((c) => plan.released.includes(c.id))) {
        open.set(l.creditId, (open.get(l.creditId) as bigint) - l.amount);
        open.set(l.debtId, (open.get(l.debtId) as bigint) + l.amount);
      }
      for (const [i, l] of plan.lines.entries()) open.set(-(i + 1), l.amount);
      const isFormer = (key: number) => key < 0 && (plan.lines[-key - 1]?.former ?? false);
      for (const p of plan.pairs) {
        expect(isFormer(p.credit)).toBe(isFormer(p.debt));
        open.set(p.credit, (open.get(p.credit) as bigint) + p.amount);
        open.set(p.debt, (open.get(p.debt) as bigint) - p.amount);
      }
      const amounts = new Map([
        ...items.map((i) => [i.id, i.amount] as const),
        ...plan.lines.map((l, i) => [-(i + 1), l.amount] as const),
      ]);
      for (const [key, left] of open) {
        const amount = amounts.get(key) as bigint;
        expect(left === 0n || left > 0n === amount > 0n).toBe(true);
        expect((left < 0n ? -left : left) <= (amount < 0n ? -amount : amount)).toBe(true);
      }
      const now = [...items, ...plan.lines.filter((l) => !l.former)];
      expect(sumOf(now.filter((e) => e.day < day).map((e) => e.amount))).toBe(0n);
      for (const i of items) if (i.day < day || given.has(i.id)) expect(open.get(i.id)).toBe(0n);
    }),
    { numRuns: 150 },
  );
});
