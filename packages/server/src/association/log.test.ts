import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { aMessageForm } from '#house/messages.ts';
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

const hours = (n: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + n * 3600_000);
};

describe('the log of a house', () => {
  it('is paged, newest first, names what each deed was done to, and can be narrowed', async () => {
    const manager = await house.person({ role: 'community_manager', lastName: 'Správcová' });
    const unit = await house.unit(manager, '12/1', [1, 2], [{ memberIds: [chair.memberId as number] }]);
    hours(24);
    await chair.asks(units.remove, { id: unit.id });
    const all = await chair.asks(houseLog.activity, {});
    expect(all.activities.map((d) => [d.who, d.noun, d.verb, d.name])).toEqual([
      ['Jan Předsedová', 'rooms', 'delete', '12/1'],
      ['Jan Správcová', 'rooms', 'create', '12/1'],
    ]);
    expect(all.total).toBe(2);
    const only = async (filters: object) =>
      (await chair.asks(houseLog.activity, { filters: JSON.stringify(filters) as never })).activities.map(
        (d) => d.verb,
      );
    expect(await only({ who: manager.memberId })).toEqual(['create']);
    expect(await only({ from: '2026-11-22' })).toEqual(['delete']);
    expect(await only({ to: '2026-11-21' })).toEqual(['create']);
    expect(await only({ noun: 'members' })).toEqual([]);
    expect((await chair.refused(houseLog.activity, { filters: '{"from":"2026-02-30"}' })).code).toBe(400);
    expect((await chair.asks(houseLog.activity, { page: 2 })).activities).toEqual([]);
  });

  it('of another house says nothing about this one', async () => {
    const other = await (await aHouse(portal)).chair();
    expect((await other.asks(houseLog.activity, {})).total).toBe(0);
    expect((await other.asks(houseLog.visits, {})).total).toBe(0);
  });
});

describe('a visit of the administration', () => {
  it('is seen by the committee while it runs and afterwards, with its reason; owners hear nothing', async () => {
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz na podíly', write: true });
    const guest = admin.as(visit.session_user_id);
    const [running] = (await chair.asks(association.mine, {})).visits;
    expect(running).toMatchObject({ who: 'Správa', reason: 'Dotaz na podíly', mayWrite: true, running: true });
    expect((await (await house.owner()).asks(association.mine, {})).visits).toEqual([]);
    await guest.asks(messages.create, aMessageForm({ title: 'Odstávka portálu' }));
    const [deed] = (await chair.asks(houseLog.activity, {})).activities;
    expect(deed).toMatchObject({ who: 'Správa', whoId: null, byVisit: true, noun: 'messages' });

    await guest.asks(houseLog.endVisit, {});
    expect(await guest.refused(units.list)).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_MEMBER' });
    expect((await chair.asks(association.mine, {})).visits).toEqual([]);
    const { visits, total } = await chair.asks(houseLog.visits, {});
    expect([total, visits[0]?.running, visits[0]?.reason]).toEqual([1, false, 'Dotaz na podíly']);
  });

  it('ends by itself after an hour, and only whoever visits can end one', async () => {
    const admin = await anAdmin(portal);
    await admin.asks(association.visit, { id: house.id, reason: 'Kontrola účtu' });
    expect((await chair.asks(association.mine, {})).visits).toHaveLength(1);
    hours(1);
    expect((await chair.asks(association.mine, {})).visits).toEqual([]);
    expect(await admin.refused(houseLog.endVisit)).toMatchObject({ code: 404, key: 'HOUSE.VISITS.NONE' });
  });

  it('runs one at a time for each administrator and house: the next one ends it, and that is written down', async () => {
    const admin = await anAdmin(portal);
    const other = await aHouse(portal);
    const begin = async (id: number, reason: string) =>
      admin.as((await admin.asks(association.visit, { id, reason, write: true })).session_user_id);
    const first = await begin(house.id, 'První návštěva');
    const elsewhere = await begin(other.id, 'Jiný dům');
    const all = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => begin(house.id, `Návštěva ${n}`)));
    const { visits } = await chair.asks(association.mine, {});
    expect(visits).toHaveLength(1);
    expect(await first.refused(units.list)).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_MEMBER' });
    const open = await Promise.all(all.map((v) => v.call(units.list, {})));
    expect(open.filter((o) => o.status === 200)).toHaveLength(1);
    await elsewhere.asks(units.list, {});
    const { activities } = await chair.asks(houseLog.activity, { filters: JSON.stringify({ noun: 'svj' }) as never });
    expect(activities.filter((d) => d.verb === 'visitEnded').length).toBeGreaterThanOrEqual(7);
  });
});
