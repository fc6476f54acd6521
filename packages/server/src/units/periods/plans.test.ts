import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { units } from '#contract/units/endpoints.ts';
import { ownerChanges } from '#contract/units/endpoints-changes.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import { aRegistered, isIn, later, mailed, sell } from '#house/entitled.ts';
import { aHouse, anAdmin, edited, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aWrongSale, type Fix, half, lines, owner } from '#house/wrong-sales.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('a planned change', () => {
  const halves = (a: Person, b: Person) => [owner(a, half), owner(b, half)];

  it('does not block an earlier one of somebody else, and stays as the same change', async () => {
    const { house, chair, seller, stays, buyer, unit } = await aRegistered(portal);
    const [first, second] = [await house.owner({ lastName: 'První' }), await house.owner({ lastName: 'Druhý' })];
    const one = await chair.asks(units.one, { id: unit.id });
    await chair.asks(units.update, edited(one, { owners: halves(seller, stays) }) as never);
    const read = await chair.asks(unitPeriods.list, { id: unit.id });
    const later = { id: unit.id, updatedAt: read.updatedAt, day: '2026-12-10', owners: halves(seller, second) };
    const planned = await chair.asks(unitPeriods.plan, later);
    const { updatedAt } = planned;
    const both = await chair.asks(unitPeriods.plan, {
      ...later,
      updatedAt,
      day: '2026-12-01',
      owners: halves(first, stays),
    });
    expect(both.plans.map((p) => p.day)).toEqual(['2026-12-01', '2026-12-10']);
    expect(
      lines(both)
        .slice(-2)
        .map((l) => l.split(' ')[0]?.split(',').sort()),
    ).toEqual([[expect.stringMatching(/Soused/), 'První'].sort(), ['Druhý', 'První']]);
    expect(await isIn(buyer)).toBe(true);
  });

  it('that takes over from who would be gone is named; with it given up, the earlier one holds', async () => {
    const { house, chair, seller, unit } = await aRegistered(portal);
    const [first, second] = [await house.owner({ lastName: 'První' }), await house.owner({ lastName: 'Druhá' })];
    const read = await chair.asks(unitPeriods.list, { id: unit.id });
    const plan = { id: unit.id, updatedAt: read.updatedAt, day: '2026-12-10', owners: [owner(second)] };
    const planned = await chair.asks(unitPeriods.plan, plan);
    expect(await mailed(house, 'ownersChanged')).toHaveLength(2);
    const earlier = { ...plan, updatedAt: planned.updatedAt, day: '2026-12-01', owners: [owner(first)] };
    const { body } = await chair.call(unitPeriods.plan, earlier);
    expect(body.message).toMatchObject({
      content: 'PERIODS.ERRORS.LATER_PLAN',
      params: { day: showDay('2026-12-10'), to: 'Jan Druhá' },
    });
    // The same is said to the form of the unit, at the field of the day.
    const form = edited(await chair.asks(units.one, { id: unit.id }), { owners: [owner(first)] });
    expect((await chair.refused(units.update, form)).errors).toEqual({ validFrom: 'PERIODS.ERRORS.LATER_PLAN' });
    expect((await chair.refused(unitPeriods.plan, { ...earlier, drop: true })).errors).toEqual({
      reason: 'PERIODS.ERRORS.REASON_SHORT',
    });
    const given = await chair.asks(unitPeriods.plan, { ...earlier, drop: true, reason: 'Prodává se jinému' });
    expect(given.corrections[0]).toMatchObject({ kind: 'cancel', reason: 'Prodává se jinému' });
    const told = (await mailed(house, 'ownersCorrected')).map((m) => m.recipient).sort();
    expect(told).toEqual([seller.email, second.email].sort());
    expect(lines(given).at(-1)).toBe('První 2026-12-01–');
    expect(given.plans).toHaveLength(1);
    const { changes } = await chair.asks(ownerChanges.list, { id: unit.id });
    expect(changes.map((c) => [c.validFrom, c.undoneAt !== null, c.undoUntil !== null])).toEqual([
      ['2026-12-01', false, true],
      ['2026-12-10', true, false],
    ]);
    await later(portal, 11, async () => expect([await isIn(seller), await isIn(first)]).toEqual([false, true]));
  });

  it('is cancelled with a reason, and both sides hear of it', async () => {
    const { house, chair, seller, unit } = await aRegistered(portal);
    const second = await house.owner({ lastName: 'Druhá' });
    const { id } = unit;
    await sell(chair, id, second, '2026-12-10');
    const { updatedAt, plans } = await chair.asks(unitPeriods.list, { id });
    expect(plans).toEqual([{ day: '2026-12-10', from: expect.stringContaining('Soused'), to: 'Jan Druhá' }]);
    const reason = 'Smlouva nebude';
    expect((await chair.refused(unitPeriods.cancel, { id, updatedAt, day: '2026-12-11', reason })).key).toBe(
      'PERIODS.ERRORS.NO_PLAN',
    );
    const after = await chair.asks(unitPeriods.cancel, { id, updatedAt, day: '2026-12-10', reason });
    expect([after.plans, after.periods.length, after.corrections[0]?.kind]).toEqual([[], 1, 'cancel']);
    expect((await mailed(house, 'ownersCorrected')).map((m) => m.recipient).sort()).toEqual(
      [seller.email, second.email].sort(),
    );
    const [change] = (await chair.asks(ownerChanges.list, { id })).changes;
    expect(change?.undoneAt).not.toBeNull();
    await later(portal, 25, async () => expect([await isIn(seller), await isIn(second)]).toEqual([true, false]));
  });
});

describe('refusals', () => {
  it('name the day and the person in the way', async () => {
    const { chair, fix } = await aWrongSale(portal);
    const { body } = await chair.call(unitPeriods.correct, { ...fix, from: null });
    expect(body.message).toMatchObject({
      content: 'PERIODS.ERRORS.TAKEN',
      params: { who: 'Jan Prodávající', from: 'none', to: showDay('2026-11-10') },
    });
    const key = async (change: Fix) => (await chair.refused(unitPeriods.correct, { ...fix, ...change })).key;
    expect(await key({ to: '2026-11-01' })).toBe('PERIODS.ERRORS.TURNED');
    expect(await key({ period: '2026-01-01' })).toBe('PERIODS.ERRORS.NO_RECORD');
    const { id, updatedAt, reason, period } = fix;
    const remove = { id, updatedAt, reason, period, days: 'after' };
    expect((await chair.refused(unitPeriods.remove, remove)).key).toBe('PERIODS.ERRORS.NO_NEIGHBOUR');
    const rest = await chair.asks(unitPeriods.remove, { ...remove, days: 'before' } as never);
    expect((await chair.refused(unitPeriods.remove, { ...remove, updatedAt: rest.updatedAt, period: null })).key).toBe(
      'PERIODS.ERRORS.LAST',
    );
    const today = { id, updatedAt: rest.updatedAt, day: '2026-11-21', owners: fix.owners };
    expect((await chair.refused(unitPeriods.plan, today)).errors).toEqual({ day: 'PERIODS.ERRORS.PLAN_FUTURE' });
  });

  it('ask for the reason and for people of the house', async () => {
    const { chair, fix } = await aWrongSale(portal);
    expect((await chair.refused(unitPeriods.correct, { ...fix, reason: ' a ' })).errors).toEqual({
      reason: 'PERIODS.ERRORS.REASON_SHORT',
    });
    const stranger = await (await aHouse(portal)).owner();
    expect((await chair.refused(unitPeriods.correct, { ...fix, owners: [owner(stranger)] })).errors).toEqual({
      'owners.0.memberIds': 'UNITS.ERRORS.OWNER_UNKNOWN',
    });
    const twice = { ...fix, owners: [...fix.owners, ...fix.owners] };
    expect((await chair.refused(unitPeriods.correct, twice)).errors).toEqual({
      'owners.1.memberIds': 'UNITS.ERRORS.OWNER_TWICE',
    });
  });

  it('come to whoever is second, to owners, to a visit and to another house', async () => {
    const { house, chair, buyer, fix, correct } = await aWrongSale(portal);
    const answers = await Promise.all([
      chair.call(unitPeriods.correct, { ...fix, from: '2026-10-15' }),
      chair.call(unitPeriods.correct, { ...fix, from: '2026-10-20' }),
    ]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect((await buyer.refused(unitPeriods.list, { id: fix.id })).code).toBe(403);
    expect((await buyer.refused(unitPeriods.correct, fix)).code).toBe(403);
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Na žádost výboru', write: true });
    expect((await admin.as(visit.session_user_id).refused(unitPeriods.correct, fix)).code).toBe(403);
    const other = await (await aHouse(portal)).chair();
    expect((await other.refused(unitPeriods.correct, fix)).code).toBe(404);
    expect((await chair.call(unitPeriods.list, { id: fix.id })).status).toBe(200);
    expect(correct).toBeTypeOf('function');
  });
});
