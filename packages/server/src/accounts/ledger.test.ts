import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHouse, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { openItems, unitsBySymbol } from './queries.ts';
import { type At, balanceAt } from './rows/queries.ts';
import { enterDebts, enterPayment, enterPayments, moveCrediting, type NewDebt, undoPayment } from './steps.ts';
import { verifyLedger } from './verify/steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
});
afterAll(() => portal.close());

type Kit = { house: TestHouse; units: number[]; inside: <T>(run: (at: At) => Promise<T>) => Promise<T> };
async function furnished(): Promise<Kit> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const units: number[] = [];
  for (const number of ['1247/1', '1247/2']) {
    const { id } = await house.unit(chair, number, [1, 2], [{ memberIds: [(await house.owner()).memberId as number] }]);
    units.push(id);
  }
  return { house, units, inside: (run) => house.inside((db, scope) => run({ db, scope, now: portal.clock.now })) };
}

const debt = (unitId: number, month: number, amount: bigint, more: Partial<NewDebt> = {}): NewDebt => {
  const start = `2026-${String(month).padStart(2, '0')}`;
  return { unitId, day: `${start}-15`, month: `${start}-01`, amount, text: 'Předpis', source: null, ...more };
};
const payment = (unitId: number, day: string, amount: bigint, more: object = {}) => ({
  ...{ unitId, day, amount, text: 'Platba', source: null, ...more },
});
const left = async ({ inside }: Kit, unitId: number) =>
  (await inside(({ db, scope }) => openItems(db, scope, [unitId]))).map((i) => `${i.day} ${i.open}`);

describe('what is paid', () => {
  it('settles debts in their order, and what is left over the next one', async () => {
    const kit = await furnished();
    const [a = 0, b = 0] = kit.units;
    await kit.inside((at) => enterDebts(at, [debt(a, 9, 100n), debt(a, 10, 100n), debt(b, 9, 70n)]));
    await kit.inside((at) => enterPayments(at, [payment(a, '2026-11-02', 150n), payment(b, '2026-11-02', 100n)]));
    expect(await left(kit, a)).toEqual(['2026-10-15 50']);
    expect(await left(kit, b)).toEqual(['2026-11-02 -30']);
    await kit.inside((at) => enterDebts(at, [debt(b, 12, 70n)]));
    expect(await left(kit, b)).toEqual(['2026-12-15 40']);
    const balances = await kit.inside(async ({ db, scope }) => [
      await balanceAt(db, scope, a, '2026-11-26'),
      await balanceAt(db, scope, b, '2026-11-26'),
      await balanceAt(db, scope, b, '2026-12-31'),
    ]);
    expect(balances).toEqual([50n, -30n, 40n]);
    expect((await kit.inside(verifyLedger)).problems).toEqual([]);
  });

  it('comes in once from its source, whoever tries at the same moment', async () => {
    const kit = await furnished();
    const [a = 0] = kit.units;
    const once = () =>
      kit.inside((at) => enterPayment(at, payment(a, '2026-11-02', 5n, { source: { table: 'unit', id: a } })));
    const done = await Promise.allSettled(Array.from({ length: 6 }, once));
    expect(done.filter((d) => d.status === 'fulfilled')).toHaveLength(1);
    for (const d of done)
      if (d.status === 'rejected') expect(d.reason).toMatchObject({ key: 'UNIT_ACCOUNTS.ERRORS.ENTERED' });
    expect(await left(kit, a)).toEqual(['2026-11-02 -5']);
  });

  it('is undone with everything it settled, which an overpayment settles then, and only once', async () => {
    const kit = await furnished();
    const [a = 0] = kit.units;
    await kit.inside((at) => enterDebts(at, [debt(a, 9, 100n), debt(a, 10, 100n)]));
    const first = await kit.inside((at) => enterPayment(at, payment(a, '2026-11-02', 100n)));
    await kit.inside((at) => enterPayment(at, payment(a, '2026-11-03', 130n)));
    expect(await left(kit, a)).toEqual(['2026-11-03 -30']);
    await kit.inside((at) => undoPayment(at, first, 'Byla jiné jednotky'));
    expect(await left(kit, a)).toEqual(['2026-09-15 70']);
    await expect(kit.inside((at) => undoPayment(at, first, 'Podruhé'))).rejects.toMatchObject({
      key: 'UNIT_ACCOUNTS.ERRORS.UNDONE',
    });
    expect(await kit.inside(({ db, scope }) => balanceAt(db, scope, a, '2026-12-31'))).toBe(70n);
    expect((await kit.inside(verifyLedger)).problems).toEqual([]);
  });

  it('is moved to another debt of the unit, and to no other one', async () => {
    const kit = await furnished();
    const [a = 0, b = 0] = kit.units;
    const [, second = 0, third = 0] = await kit.inside((at) =>
      enterDebts(at, [debt(a, 9, 100n), debt(a, 10, 40n), debt(b, 9, 100n)]),
    );
    await kit.inside((at) => enterPayment(at, payment(a, '2026-11-02', 100n)));
    const { rows } = await kit.house.inside((db) => db.execute<{ id: number }>('select id from account_crediting'));
    const creditingId = rows.at(-1)?.id as number;
    await expect(
      kit.inside((at) => moveCrediting(at, { creditingId, debtId: third, note: 'Jinam' })),
    ).rejects.toMatchObject({ key: 'UNIT_ACCOUNTS.ERRORS.NOT_OPEN' });
    await kit.inside((at) => moveCrediting(at, { creditingId, debtId: second, note: 'Řekl to do telefonu' }));
    expect(await left(kit, a)).toEqual(['2026-09-15 40']);
    expect((await kit.inside(verifyLedger)).problems).toEqual([]);
  });

  it('lowered by a correction, a paid debt leaves an overpayment', async () => {
    const kit = await furnished();
    const [a = 0] = kit.units;
    const [september = 0] = await kit.inside((at) => enterDebts(at, [debt(a, 9, 100n), debt(a, 10, 100n)]));
    await kit.inside((at) => enterDebts(at, [debt(a, 9, -30n, { kind: 'corrected', of: september, reason: 'Osoby' })]));
    expect(await left(kit, a)).toEqual(['2026-09-15 70', '2026-10-15 100']);
    await kit.inside((at) => enterPayment(at, payment(a, '2026-11-02', 170n)));
    await kit.inside((at) => enterDebts(at, [debt(a, 9, -20n, { kind: 'corrected', of: september })]));
    expect(await left(kit, a)).toEqual(['2026-09-15 -20']);
  });
});

describe('symbols', () => {
  it('find units as numbers, before and after something was entered', async () => {
    const kit = await furnished();
    const [a = 0, b = 0] = kit.units;
    const find = (...symbols: string[]) =>
      kit.inside(async ({ db, scope }) => Object.fromEntries(await unitsBySymbol(db, scope, symbols)));
    expect(await find('0012470001', '12470002', '999')).toEqual({ '0012470001': a, '12470002': b });
    await kit.inside((at) => enterDebts(at, [debt(a, 9, 100n)]));
    expect(await find('12470001', '12470002')).toEqual({ '12470001': a, '12470002': b });
  });
});

describe('the ledger', () => {
  it('names what was changed past the portal', async () => {
    const kit = await furnished();
    const [a = 0, b = 0] = kit.units;
    await kit.inside((at) => enterDebts(at, [debt(a, 9, 100n), debt(b, 9, 100n)]));
    await kit.inside((at) => enterPayment(at, payment(a, '2026-11-02', 60n)));
    const above = new pg.Client({ connectionString: portal.ownerUrl });
    await above.connect();
    const { id } = kit.house;
    await above.query(`select set_config('app.svj_id', '${id}', false)`);
    const changes: [string, string, string[]][] = [
      [
        `update account_entry set amount = 90 where svj_id = ${id} and n = 1`,
        `update account_entry set amount = 100 where svj_id = ${id} and n = 1`,
        ['entry 1 1247/1', 'item 1 1247/1'],
      ],
      [
        `update account_entry set unit_id = ${b} where svj_id = ${id} and n = 3`,
        `update account_entry set unit_id = ${a} where svj_id = ${id} and n = 3`,
        ['entry 3 1247/2', 'item 3 1247/2'],
      ],
      [
        `update account_crediting set why = 'word' where svj_id = ${id}`,
        `update account_crediting set why = 'earliest' where svj_id = ${id}`,
        ['crediting 4 1247/1'],
      ],
      [
        `update account_item set open = 1 where svj_id = ${id} and amount = 100 and unit_id = ${a}`,
        `update account_item set open = 40 where svj_id = ${id} and amount = 100 and unit_id = ${a}`,
        ['item 1 1247/1'],
      ],
      [
        `update account_book set head = '' where svj_id = ${id}`,
        `update account_book set head = (select digest from account_crediting where svj_id = ${id}) where svj_id = ${id}`,
        ['head 4 '],
      ],
      [
        `delete from account_crediting where svj_id = ${id}`,
        '',
        ['missing 4 ', 'head 4 ', 'item 1 1247/1', 'item 3 1247/1'],
      ],
    ];
    try {
      for (const [change, back, expected] of changes) {
        await above.query(change);
        const { problems } = await kit.inside(verifyLedger);
        expect(problems.map((p) => `${p.what} ${p.n} ${p.unit}`)).toEqual(expected);
        if (back) await above.query(back);
      }
    } finally {
      await above.end();
    }
  });
});
