import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showDay } from '#contract/base/time/dates.ts';
import { units } from '#contract/units/endpoints.ts';
import { ownerChanges } from '#contract/units/endpoints-changes.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import { idOf, isIn, mailed } from '#house/entitled.ts';
import { edited } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { activity, aWrongSale, lineOf, lines, owner, whole } from '#house/wrong-sales.ts';
import { filesIn } from '#house/zip.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('a sale written down with a wrong day', () => {
  it('is corrected with a reason; the old value, who and when stay; both sides hear of it', async () => {
    const { house, chair, seller, buyer, fix, correct } = await aWrongSale(portal);
    const after = await correct({ from: '2026-10-15' });
    expect(lines(after)).toEqual(['Prodávající –2026-10-15', 'Kupující 2026-10-15–']);
    expect(after.updatedAt).not.toBe(fix.updatedAt);
    const [kept] = after.corrections;
    expect(kept).toMatchObject({ kind: 'correct', reason: fix.reason, who: 'Jan Předsedová' });
    expect(kept?.at).toBe(portal.clock.now.toISOString());
    expect(kept?.before.map(lineOf)).toEqual(['Prodávající –2026-11-10', 'Kupující 2026-11-10–']);
    expect(kept?.after.map(lineOf)).toEqual(lines(after));
    expect(await activity(house)).toEqual(['create', 'update', 'correct']);
    const mails = await mailed(house, 'ownersCorrected');
    expect(mails.map((m) => m.recipient).sort()).toEqual([seller.email, buyer.email].sort());
    expect(mails[0]?.data).toEqual({
      unit: '7',
      reason: fix.reason,
      who: 'Jan Předsedová',
      before: `Jan Prodávající, od počátku do ${showDay('2026-11-09')}\nJan Kupující, od ${showDay('2026-11-10')}`,
      after: `Jan Prodávající, od počátku do ${showDay('2026-10-14')}\nJan Kupující, od ${showDay('2026-10-15')}`,
    });
    const shown = await chair.asks(units.one, { id: fix.id });
    expect(shown.history.map((o) => [o.members[0]?.full_name, o.validTo])).toEqual([['Jan Prodávající', '2026-10-15']]);
  });

  it('corrected there and back is as it was, with both corrections to be read', async () => {
    const { read, correct } = await aWrongSale(portal);
    const before = await read();
    const { updatedAt } = await correct({ from: '2026-10-15' });
    const back = await correct({ updatedAt, period: '2026-10-15', from: '2026-11-10' });
    expect(back.periods).toEqual(before.periods);
    expect(back.corrections).toHaveLength(2);
  });

  it('that was not there after all is removed: the seller never stopped owning, and has access again', async () => {
    const { chair, seller, buyer, unit, read, fix } = await aWrongSale(portal);
    expect([await isIn(seller), await isIn(buyer)]).toEqual([false, true]);
    const { id, updatedAt, period, reason } = fix;
    const after = await chair.asks(unitPeriods.remove, { id, updatedAt, period, days: 'before', reason });
    expect(lines(after)).toEqual(['Prodávající –']);
    expect([await isIn(seller), await isIn(buyer)]).toEqual([true, false]);
    const { ownerships, history } = await chair.asks(units.one, { id: unit.id });
    expect([ownerships.length, history.length]).toEqual([1, 0]);
    expect((await read()).corrections[0]?.kind).toBe('remove');
  });

  it('and its owner and share too', async () => {
    const { house, read, correct, buyer } = await aWrongSale(portal);
    const wife = await house.owner({ lastName: 'Druhá' });
    await correct({ owners: [{ memberIds: [idOf(buyer), idOf(wife)], joint: true, share: whole }] });
    expect(lines(await read()).at(-1)).toBe('Kupující+Druhá 2026-11-10–');
    expect(await isIn(wife)).toBe(true);
  });

  it('the day of the change belongs to the new owner, by the clock in Prague', async () => {
    const { seller, buyer, correct } = await aWrongSale(portal);
    await correct({ from: '2026-11-22' });
    const before = portal.clock.now;
    portal.clock.now = new Date('2026-11-21T22:59:59Z');
    expect([await isIn(seller), await isIn(buyer)]).toEqual([true, false]);
    portal.clock.now = new Date('2026-11-21T23:00:00Z');
    expect([await isIn(seller), await isIn(buyer)]).toEqual([false, true]);
    portal.clock.now = before;
  });
});

describe('what changes nothing says so and stores nothing', () => {
  it('as a correction, a plan and a form', async () => {
    const { chair, buyer, unit, fix, read } = await aWrongSale(portal);
    const stood = await read();
    const nothing = { code: 422, key: 'PERIODS.ERRORS.NOTHING' };
    expect(await chair.refused(unitPeriods.correct, fix)).toMatchObject(nothing);
    const plan = { id: fix.id, updatedAt: fix.updatedAt, day: '2026-12-01', owners: [owner(buyer)] };
    expect(await chair.refused(unitPeriods.plan, plan)).toMatchObject(nothing);
    const same = edited(await chair.asks(units.one, { id: unit.id }), {});
    expect(await chair.refused(units.update, same)).toMatchObject(nothing);
    // Somebody meant to correct the day: the form says where that is done.
    expect(await chair.refused(units.update, { ...same, validFrom: '2026-10-15' })).toMatchObject({
      code: 422,
      errors: { validFrom: 'PERIODS.ERRORS.NOTHING_DAY' },
    });
    expect(await read()).toEqual(stood);
  });
});

describe('a sale undone', () => {
  it('by the form, by the undo or by both leaves one owner who never sold to themselves', async () => {
    const { chair, seller, buyer, unit, read } = await aWrongSale(portal, '2026-11-21');
    const now = await chair.asks(units.one, { id: unit.id });
    await chair.asks(units.update, edited(now, { owners: [owner(seller)] }) as never);
    expect(lines(await read())).toEqual(['Prodávající –']);
    const [latest] = (await chair.asks(ownerChanges.list, { id: unit.id })).changes;
    await chair.asks(ownerChanges.undo, { id: latest?.id as number });
    expect(lines(await read())).toEqual(['Prodávající –2026-11-21', 'Kupující 2026-11-21–']);
    expect(await isIn(buyer)).toBe(true);
    const [, first] = (await chair.asks(ownerChanges.list, { id: unit.id })).changes;
    const back = await chair.asks(ownerChanges.undo, { id: first?.id as number });
    expect(back.ownerships).toHaveLength(1);
    expect(lines(await read())).toEqual(['Prodávající –']);
  });

  it('can be undone after a plan behind it was cancelled', async () => {
    const { chair, seller, buyer, unit, read, fix } = await aWrongSale(portal);
    const { id, updatedAt, reason } = fix;
    const plan = await chair.asks(unitPeriods.plan, { id, updatedAt, day: '2026-12-24', owners: [owner(seller)] });
    await chair.asks(unitPeriods.cancel, { id, updatedAt: plan.updatedAt, day: '2026-12-24', reason });
    const sale = (await chair.asks(ownerChanges.list, { id: unit.id })).changes.find((c) => c.undoneAt === null);
    await chair.asks(ownerChanges.undo, { id: sale?.id as number });
    expect([lines(await read()), await isIn(buyer)]).toEqual([['Prodávající –'], false]);
  });

  it('cannot be undone with one click once its record was corrected', async () => {
    const { chair, unit, correct } = await aWrongSale(portal);
    const [sale] = (await chair.asks(ownerChanges.list, { id: unit.id })).changes;
    expect(sale?.undoUntil).not.toBeNull();
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await correct({ from: '2026-10-15' });
    expect((await chair.refused(ownerChanges.undo, { id: sale?.id as number })).key).toBe('UNITS.ERRORS.CHANGED_SINCE');
  });
});

describe('the state of the house on a day', () => {
  it('is a list, its counts, and a sheet that says the day', async () => {
    const { chair, seller, buyer, unit } = await aWrongSale(portal, '2026-11-10');
    const ownersAt = async (day?: string) => {
      const { rooms } = await chair.asks(units.list, { sizePerPage: 'all', ...(day ? { day } : {}) });
      return rooms.find((r) => r.id === unit.id)?.svj_users.map((m) => m.id);
    };
    expect(await ownersAt('2026-11-09')).toEqual([idOf(seller)]);
    expect(await ownersAt('2026-11-10')).toEqual([idOf(buyer)]);
    expect(await ownersAt()).toEqual([idOf(buyer)]);
    const filters = JSON.stringify({ owner: 'Prodávající' });
    expect((await chair.asks(units.list, { day: '2026-01-01', filters })).total).toBe(1);
    expect((await chair.asks(units.list, { filters })).total).toBe(0);
    const { url } = await chair.asks(units.exportTicket, { day: '2026-11-09', lang: 'cs' });
    const file = await portal.app.inject({ method: 'GET', url });
    expect(file.headers['content-disposition']).toContain('jednotky-2026-11-09.xlsx');
    const written = [...filesIn(file.rawPayload).values()].map(String).join('');
    expect(written).toContain(`jednotky ke dni ${showDay('2026-11-09')}`);
    expect((await chair.refused(units.list, { day: '2026-02-30' })).code).toBe(400);
  });
});
