import { afterAll, beforeAll, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { members } from '#contract/members/endpoints.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { units } from '#contract/units/endpoints.ts';
import { ownerChanges } from '#contract/units/endpoints-changes.ts';
import { aHouse, anAdmin, edited, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;
const whole = '{"numerator":"1","denominator":"1"}';
const half = '{"numerator":"1","denominator":"2"}';
const owner = (p: Person, share = whole) => ({ memberIds: [idOf(p)], joint: false, share });
const isIn = async (who: Person) => (await who.call(members.list)).status === 200;

const mailed = async (house: TestHouse, kind: string) => {
  const { rows } = await portal.pool.raw.query<{ recipient: string; data: Record<string, string> }>(
    'select recipient, data from outbox where svj_id = $1 and kind = $2 order by recipient',
    [house.id, kind],
  );
  return rows;
};

async function aSale(validFrom?: string) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const seller = await house.owner({ firstName: 'Anna', lastName: 'Prodávající' });
  const buyer = await house.owner({ firstName: 'Karel', lastName: 'Kupující' });
  const unit = await house.unit(chair, '7', [1, 1], [{ memberIds: [idOf(seller)] }]);
  const { users } = await chair.asks(register.list, {});
  await chair.asks(register.accept, { ids: users.map((u) => u.id) });
  const change = edited(unit, { owners: [owner(buyer)], ...(validFrom ? { validFrom } : {}) });
  const sold = await chair.asks(units.update, change as never);
  const { changes } = await chair.asks(ownerChanges.list, { id: unit.id });
  return { house, chair, seller, buyer, unit, sold, change: changes[0] as (typeof changes)[number] };
}

it('both sides hear of a change of owner at once', async () => {
  const { house, chair, seller, buyer, change } = await aSale();
  const data = {
    unit: '7',
    from: 'Anna Prodávající',
    to: 'Karel Kupující',
    day: showDay('2026-11-21'),
    until: showDay('2026-12-21'),
    who: 'Jan Předsedová',
  };
  expect((await mailed(house, 'ownersChanged')).map((m) => [m.recipient, m.data])).toEqual(
    [buyer.email, seller.email].sort().map((email) => [email, data]),
  );
  expect(change).toMatchObject({
    from: data.from,
    to: data.to,
    who: data.who,
    undoUntil: '2026-12-21',
    undoneAt: null,
  });
  expect((await buyer.refused(ownerChanges.list, { id: 1 })).code).toBe(403);
  expect(await isIn(chair)).toBe(true);
});

it('one click puts the owners back, with their access, and tells both; only once', async () => {
  const { house, chair, seller, buyer, unit, change } = await aSale();
  expect([await isIn(seller), await isIn(buyer)]).toEqual([false, true]);
  const back = await chair.asks(ownerChanges.undo, { id: change.id });
  expect(back.ownerships.map((o) => [o.members.map((m) => m.full_name), o.validFrom, o.validTo])).toEqual([
    [['Anna Prodávající'], null, null],
  ]);
  expect(back.history).toEqual([]);
  expect([await isIn(seller), await isIn(buyer)]).toEqual([true, false]);
  expect(await mailed(house, 'ownersRestored')).toHaveLength(2);
  expect(await chair.refused(ownerChanges.undo, { id: change.id })).toMatchObject({
    code: 409,
    key: 'UNITS.ERRORS.CHANGED_SINCE',
  });
  const [after] = (await chair.asks(ownerChanges.list, { id: unit.id })).changes;
  expect([after?.undoUntil, after?.undoneAt]).toEqual([null, portal.clock.now.toISOString()]);
});

it('a planned change, and one of the day the entry began, are put back as they were', async () => {
  const { chair, seller, buyer, unit, sold, change } = await aSale('2026-12-24');
  await chair.asks(ownerChanges.undo, { id: change.id });
  expect([await isIn(seller), await isIn(buyer)]).toEqual([true, false]);
  const fresh = await chair.asks(units.one, { id: unit.id });
  expect(fresh.ownerships).toHaveLength(1);
  expect(fresh.updatedAt).not.toBe(sold.updatedAt);
  const parted = await chair.asks(
    units.update,
    edited(fresh, { owners: [owner(seller, half), owner(buyer, half)] }) as never,
  );
  // The entries of today never held when they are changed today: undoing makes them again.
  await chair.asks(units.update, edited(parted, { owners: [owner(buyer)] }) as never);
  const [latest, first] = (await chair.asks(ownerChanges.list, { id: unit.id })).changes;
  expect([latest?.undoUntil, first?.undoUntil]).toEqual(['2026-12-21', null]);
  const again = await chair.asks(ownerChanges.undo, { id: latest?.id as number });
  expect(again.ownerships.map((o) => [o.members[0]?.full_name, o.share, o.validFrom])).toEqual([
    ['Anna Prodávající', half, '2026-11-21'],
    ['Karel Kupující', half, '2026-11-21'],
  ]);
});

it('is refused after thirty days, after a further change, on a visit, and from another house', async () => {
  const { house, chair, seller, unit, sold, change } = await aSale();
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + 31 * 24 * 3600_000);
  const late = await house.person({ role: 'memberCommittee' });
  expect(await late.refused(ownerChanges.undo, { id: change.id })).toMatchObject({ key: 'UNITS.ERRORS.UNDO_LATE' });
  portal.clock.now = before;
  const admin = await anAdmin(portal);
  const visit = await admin.asks(association.visit, { id: house.id, reason: 'Na žádost výboru', write: true });
  expect((await admin.as(visit.session_user_id).refused(ownerChanges.undo, { id: change.id })).code).toBe(403);
  const other = await (await aHouse(portal)).chair();
  expect((await other.refused(ownerChanges.undo, { id: change.id })).code).toBe(404);
  await chair.asks(units.update, edited(sold, { owners: [owner(seller)], validFrom: '2026-11-23' }) as never);
  expect(await chair.refused(ownerChanges.undo, { id: change.id })).toMatchObject({
    key: 'UNITS.ERRORS.CHANGED_SINCE',
  });
  expect((await chair.asks(ownerChanges.list, { id: unit.id })).changes).toHaveLength(2);
});

it('what changes no owner is no change of owner', async () => {
  const { house, chair, sold, unit } = await aSale();
  await chair.asks(units.update, edited(sold, { note: 'Klíče má správce' }) as never);
  expect((await chair.asks(ownerChanges.list, { id: unit.id })).changes).toHaveLength(1);
  expect(await mailed(house, 'ownersChanged')).toHaveLength(2);
});
