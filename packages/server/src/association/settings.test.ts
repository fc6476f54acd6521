import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const form = async (change: object = {}) => {
  const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
  return { updatedAt, modules, statutes, ...change };
};

describe('settings of a house', () => {
  it('begin as the law says, with the chair as the solver', async () => {
    const { offered, modules, statutes, defaultSolver } = await chair.asks(houseSettings.read, {});
    expect(modules).toEqual(offered);
    expect(statutes).toMatchObject({ noticeDays: 30, quorum: 50, proxyLimit: null });
    expect(defaultSolver).toBeNull();
  });

  it('a module switched off is gone for an owner at the next call, and comes back as it was', async () => {
    const owner = await house.owner();
    await owner.asks(units.list, {});
    const after = await chair.asks(houseSettings.change, await form({ modules: ['svj', 'vote'] }));
    expect(after.modules).toEqual(['members', 'vote', 'svj']);
    expect(await owner.refused(units.list)).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_PERMISSION' });
    expect(await chair.refused(units.list)).toMatchObject({ code: 403 });
    await chair.asks(houseSettings.change, await form({ modules: ['rooms', 'vote'] }));
    await owner.asks(units.list, {});
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities.slice(0, 2).map((d) => [d.verb, d.detail.on, d.detail.off])).toEqual([
      ['settings', ['rooms'], []],
      [
        'settings',
        [],
        [
          'events',
          'rooms',
          'messages',
          'meetingOwners',
          'gallery',
          'acceptRead',
          'survey',
          'contact',
          'documents',
          'reports',
          'discussion',
        ],
      ],
    ]);
  });

  it('keep the statutes and the solver, and tell what has changed', async () => {
    const solver = await house.person({ lastName: 'Údržbář' });
    const { statutes } = await form();
    const to = await form({
      statutes: { ...statutes, noticeDays: 15, proxyLimit: 3 },
      defaultSolverId: solver.memberId,
    });
    const after = await chair.asks(houseSettings.change, to);
    expect(after.statutes).toMatchObject({ noticeDays: 15, proxyLimit: 3, quorum: 50 });
    expect(after.defaultSolver?.full_name).toBe('Jan Údržbář');
    const [deed] = (await chair.asks(houseLog.activity, {})).activities;
    expect(deed?.detail).toMatchObject({ on: [], off: [] });
    expect(deed?.detail.changes.map((c: { field: string }) => c.field)).toEqual(['noticeDays', 'proxyLimit', 'solver']);
  });

  it('refuse a solver who cannot enter, a stale form, and what the law does not allow', async () => {
    const closed = await house.person({ access: false });
    const foreign = await (await aHouse(portal)).owner();
    for (const one of [closed, foreign]) {
      expect(await chair.refused(houseSettings.change, await form({ defaultSolverId: one.memberId }))).toMatchObject({
        code: 422,
        key: 'HOUSE.SETTINGS.SOLVER_UNKNOWN',
      });
    }
    const stale = await form();
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await chair.asks(houseSettings.change, await form());
    expect(await chair.refused(houseSettings.change, stale)).toMatchObject({
      code: 409,
      data: { by: { who: 'self' } },
    });
    const { statutes } = await form();
    const illegal = await form({ statutes: { ...statutes, perRollamDays: 7 } });
    expect((await chair.refused(houseSettings.change, illegal)).errors).toEqual({
      'statutes.perRollamDays': 'BASE.FORM.INVALID',
    });
  });
});
