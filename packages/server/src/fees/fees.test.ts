import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fees } from '#contract/fees/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { remindDue } from './jobs.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const lift = { name: 'Revize výtahu', amount: '4 840', frequency: 'every3Years', firstDue: '2026-12-20' } as const;
const found = async (who: Person, filters: object, sort = 'next') => {
  const { fees: rows, total } = await who.asks(fees.list, { filters: JSON.stringify(filters), sort } as never);
  expect(rows).toHaveLength(total);
  return rows.map((f) => f.name);
};

describe('fees', () => {
  it('need a name, an amount and a frequency, and are of the house unless they say otherwise', async () => {
    const { errors } = await chair.refused(fees.create, { notes: 'jen poznámka' });
    expect(Object.keys(errors).sort()).toEqual(['amount', 'frequency', 'name']);
    const made = await chair.asks(fees.create, { name: 'Deratizace', amount: '1 210,50 Kč', frequency: 'annual' });
    expect(made).toMatchObject({
      ...{ side: 'house', amount: '1210.50', firstDue: '2026-11-26', nextDue: '2026-11-26', yearSum: '1210.50' },
      ...{ notes: '', may: { edit: true }, versions: [{ validFrom: '2026-11-26', amount: '1210.50' }] },
    });
  });

  it('are listed by the next due day, by name and amount, and found by text, frequency and side', async () => {
    const other = await aHouse(portal);
    const keeper = await other.chair();
    await keeper.asks(fees.create, lift);
    await keeper.asks(fees.create, {
      name: 'Úklid',
      amount: '3872',
      frequency: 'monthly',
      firstDue: '2026-01-14',
      notes: 'Dvorek',
    });
    await keeper.asks(fees.create, {
      name: 'Příspěvek',
      amount: '45600',
      frequency: 'monthly',
      firstDue: '2026-01-15',
      side: 'units',
    });
    await keeper.asks(fees.create, { name: 'Střecha', amount: '1', frequency: 'oneOff', firstDue: '2020-01-01' });
    expect(await found(keeper, {})).toEqual(['Úklid', 'Příspěvek', 'Revize výtahu', 'Střecha']);
    expect(await found(keeper, {}, '-amount')).toEqual(['Příspěvek', 'Revize výtahu', 'Úklid', 'Střecha']);
    expect(await found(keeper, {}, 'name')).toEqual(['Příspěvek', 'Revize výtahu', 'Střecha', 'Úklid']);
    expect(await found(keeper, { text: 'uklid' })).toEqual(['Úklid']);
    expect(await found(keeper, { text: 'DVOREK' })).toEqual(['Úklid']);
    expect(await found(keeper, { frequency: 'monthly', side: 'units' })).toEqual(['Příspěvek']);
    const { sums } = await keeper.asks(fees.list, {});
    expect(sums).toEqual([
      { year: 2026, house: '51304.00', units: '547200.00' },
      { year: 2027, house: '46464.00', units: '547200.00' },
    ]);
  });

  it('get another amount from a day, and the earlier one stays with earlier due days', async () => {
    const made = await chair.asks(fees.create, {
      name: 'Teplo',
      amount: '100',
      frequency: 'monthly',
      firstDue: '2026-01-15',
      side: 'units',
      key: 'area',
    });
    const { id, updatedAt } = made;
    const form = { id, name: 'Teplo', frequency: 'monthly', firstDue: '2026-01-15', side: 'units', key: 'area' };
    const changed = await chair.asks(fees.update, {
      ...form,
      updatedAt,
      amount: '150',
      validFrom: '2026-12-01',
    } as never);
    expect(changed).toMatchObject({
      ...{ amount: '100.00', yearSum: '1250.00' },
      years: [{ year: 2026, amount: '1250.00' }, { year: 2027, amount: '1800.00' }, {}, {}, {}],
      versions: [{ validFrom: '2026-12-01' }, { validFrom: '2026-01-15' }],
    });
    expect((await chair.refused(fees.update, { ...form, updatedAt, amount: '1' })).code).toBe(409);
  });

  it('are divided by numbers of units of their own house alone, which only whoever administers them sees', async () => {
    const owner = await house.owner();
    const { id: mine } = await house.unit(chair, '1', [1, 2], [{ memberIds: [owner.memberId as number] }]);
    const town = await aHouse(portal);
    const keeper = await town.chair();
    const { id: other } = await town.unit(keeper, '1', [1, 2], [{ memberIds: [keeper.memberId as number] }]);
    const form = { name: 'Stání', amount: '500', frequency: 'monthly', side: 'units', key: 'own' } as const;
    const numbers = (...ids: number[]) => ids.map((unitId) => ({ unitId, number: '1,5' }));
    expect((await chair.refused(fees.create, { ...form, numbers: numbers(other) })).key).toBe('FEES.ERRORS.UNIT');
    expect((await chair.refused(fees.create, { ...form, numbers: numbers(mine, mine) })).key).toBe('FEES.ERRORS.UNIT');
    const made = await chair.asks(fees.create, { ...form, numbers: numbers(mine) });
    expect(made.numbers).toMatchObject([{ unitId: mine, number: '1.5' }]);
    expect((await owner.asks(fees.one, { id: made.id })).numbers).toEqual([]);
  });

  it('are deleted for good, and who looks for one then is told so', async () => {
    const { id } = await chair.asks(fees.create, lift);
    await chair.asks(fees.remove, { id });
    expect(await chair.refused(fees.one, { id })).toMatchObject({ code: 404, key: 'FEES.NOT_FOUND' });
  });
});

describe('rights', () => {
  it('owners and the audit read, tenants and other houses find nothing', async () => {
    const { id } = await chair.asks(fees.create, lift);
    for (const role of ['owner', 'auditMember', 'authorizePerson'] as const) {
      const who = await house.person({ role });
      expect((await who.asks(fees.list, {})).may).toEqual({ write: false, seeAll: role === 'auditMember' });
      expect((await who.asks(fees.one, { id })).may).toEqual({ edit: false });
      expect((await who.refused(fees.create, lift)).code).toBe(403);
      expect((await who.refused(fees.units)).code).toBe(403);
    }
    const tenant = await house.person({ role: 'neighbour' });
    expect((await tenant.refused(fees.list)).code).toBe(403);
    const stranger = await (await aHouse(portal)).chair();
    expect((await stranger.refused(fees.one, { id })).code).toBe(404);
    expect((await stranger.refused(fees.remove, { id })).code).toBe(404);
  });
});

describe('reminders', () => {
  it('of what the house pays go to the committee once before each due day', async () => {
    const other = await aHouse(portal);
    const keeper = await other.chair();
    await other.owner();
    await keeper.asks(fees.create, { name: 'Pojištění', amount: '21300', frequency: 'annual', firstDue: '2027-03-31' });
    await keeper.asks(fees.create, {
      name: 'Fond',
      amount: '100',
      frequency: 'annual',
      firstDue: '2027-03-31',
      side: 'units',
    });
    const mails = () =>
      other.inside(
        async (db) =>
          (await db.execute(`select recipient, data::text from outbox where svj_id = ${other.id} and kind = 'feeSoon'`))
            .rows,
      );
    await remindDue(portal);
    expect(await mails()).toHaveLength(0);
    const before = portal.clock.now;
    portal.clock.now = new Date('2027-03-01T08:01:00Z');
    await remindDue(portal);
    await remindDue(portal);
    expect(await mails()).toMatchObject([{ data: expect.stringContaining('Pojištění') }]);
    portal.clock.now = before;
  });
});
