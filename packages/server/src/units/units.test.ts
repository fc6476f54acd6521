import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
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

const whole = toText(fraction(1, 1));
const share = (n: number, d: number) => toText(fraction(n, d));

describe('a unit', () => {
  it('is created with a couple as one owner entry, and found by number and by owner without diacritics', async () => {
    const he = await house.owner({ firstName: 'Tomáš', lastName: 'Řípa' });
    const she = await house.owner({ firstName: 'Květoslava', lastName: 'Řípová' });
    const made = await house.unit(
      chair,
      '1/1',
      [1, 11],
      [{ memberIds: [he.memberId as number, she.memberId as number] }],
    );
    expect(made.ownerships).toHaveLength(1);
    expect(made.ownerships[0]).toMatchObject({ joint: true, share: whole, validFrom: null, validTo: null });
    expect(made.svj_users.map((m) => m.full_name)).toEqual(['Tomáš Řípa', 'Květoslava Řípová']);
    for (const text of ['1/1', 'rip', 'řípová']) {
      const { rooms } = await he.asks(units.search, { text });
      expect(rooms.map((r) => r.id)).toContain(made.id);
    }
    const asked = await portal.app.inject({ method: 'GET', url: '/api/v2/room/search?q=1%2F1', headers: he.headers() });
    expect(asked.json().data.rooms.map((r: { id: number }) => r.id)).toContain(made.id);
    expect((await he.refused(units.search, { text: ' ' })).errors).toEqual({ q: 'BASE.FORM.REQUIRED' });
  });

  it('keeps ended owners and former shares with their days', async () => {
    const [seller, buyer] = [
      await house.owner({ lastName: 'Prodávající' }),
      await house.owner({ lastName: 'Kupující' }),
    ];
    const made = await house.unit(chair, '1/2', [5, 77], [{ memberIds: [seller.memberId as number] }]);
    const owners = [{ memberIds: [buyer.memberId as number], share: whole }];
    const sold = await chair.asks(units.update, edited(made, { owners, share: share(6, 77), validFrom: '2026-11-01' }));
    expect(sold.svj_users.map((m) => m.lastName)).toEqual(['Kupující']);
    expect(sold.history).toMatchObject([{ validTo: '2026-11-01', members: [{ lastName: 'Prodávající' }] }]);
    expect(sold.shareHistory).toEqual([{ share: share(5, 77), validFrom: null, validTo: '2026-11-01' }]);
    expect(sold.share).toBe(share(6, 77));
    // Changed back from the same day: nobody sold to themselves, the two periods of the seller are one again.
    const back = [{ memberIds: [seller.memberId as number], share: whole }];
    const again = await chair.asks(units.update, edited(sold, { owners: back, validFrom: '2026-11-01' }));
    expect([again.history, again.ownerships.map((o) => [o.members[0]?.lastName, o.validFrom])]).toEqual([
      [],
      [['Prodávající', null]],
    ]);
    const past = await chair.asks(units.update, edited(again, { owners, validFrom: '2026-10-01' }));
    expect(past.history).toMatchObject([{ validTo: '2026-10-01', members: [{ lastName: 'Prodávající' }] }]);
    const early = await chair.refused(units.update, edited(past, { share: share(7, 77), validFrom: '2026-10-01' }));
    expect(early).toMatchObject({
      code: 422,
      key: 'UNITS.ERRORS.DATE_BEFORE',
      errors: { validFrom: 'UNITS.ERRORS.DATE_BEFORE' },
    });
  });

  it('is owned by the buyer only from the day of the change', async () => {
    const [seller, buyer] = [await house.owner({ lastName: 'Dosavadní' }), await house.owner({ lastName: 'Budoucí' })];
    const made = await house.unit(chair, '1/3', [1, 13], [{ memberIds: [seller.memberId as number] }]);
    const owners = [{ memberIds: [buyer.memberId as number], share: whole }];
    const planned = await chair.asks(units.update, edited(made, { owners, validFrom: '2026-12-10' }));
    expect(planned.svj_users.map((m) => m.lastName)).toEqual(['Dosavadní']);
    portal.clock.now = new Date('2026-12-09T23:30:00Z');
    const later = await chair.asks(units.one, { id: made.id });
    portal.clock.now = new Date('2026-11-21T09:00:00Z');
    expect(later.svj_users.map((m) => m.lastName)).toEqual(['Budoucí']);
  });

  it('refuses what cannot stand, at the field', async () => {
    const owner = (await house.owner()).memberId as number;
    const form = {
      number: '',
      entranceName: '',
      type: 'flat',
      share: '{"numerator":"1","denominator":"0"}',
      owners: [],
    };
    expect((await chair.refused(units.create, form)).errors).toMatchObject({
      number: 'BASE.FORM.REQUIRED',
      share: 'UNITS.ERRORS.SHARE_INVALID',
      owners: 'UNITS.ERRORS.OWNER_REQUIRED',
    });
    const good = { number: '9/1', entranceName: 'A', type: 'flat', owners: [{ memberIds: [owner], share: whole }] };
    expect(await chair.refused(units.create, { ...good, entranceName: '' })).toMatchObject({
      errors: { entranceId: 'BASE.FORM.REQUIRED' },
    });
    expect(await chair.refused(units.create, { ...good, owners: [...good.owners, ...good.owners] })).toMatchObject({
      errors: { 'owners.1.memberIds': 'UNITS.ERRORS.OWNER_TWICE' },
    });
    expect(await chair.refused(units.create, { ...good, entranceId: 999_999 })).toMatchObject({
      code: 422,
      errors: { entranceId: 'UNITS.ERRORS.ENTRANCE_UNKNOWN' },
    });
    await chair.asks(units.create, good as never);
    expect(await chair.refused(units.create, good)).toMatchObject({
      code: 409,
      errors: { number: 'UNITS.ERRORS.NUMBER_TAKEN' },
    });
  });

  it('refuses owners and others of another house', async () => {
    const stranger = (await (await aHouse(portal)).owner()).memberId as number;
    const mine = (await house.owner()).memberId as number;
    const good = { number: '9/2', entranceName: 'A', type: 'flat', owners: [{ memberIds: [mine], share: whole }] };
    expect(
      await chair.refused(units.create, { ...good, owners: [{ memberIds: [stranger], share: whole }] }),
    ).toMatchObject({ key: 'UNITS.ERRORS.OWNER_UNKNOWN' });
    expect(
      await chair.refused(units.create, { ...good, authorized: [{ memberId: stranger, relation: 'renter' }] }),
    ).toMatchObject({ key: 'MEMBERS.NOT_FOUND' });
  });

  it('is not overwritten by a stale form', async () => {
    const owner = (await house.owner()).memberId as number;
    const made = await house.unit(chair, '2/1', [1, 14], [{ memberIds: [owner] }]);
    await chair.asks(units.update, edited(made, { floor: 3 }));
    expect(await chair.refused(units.update, edited(made, { floor: 4 }))).toMatchObject({
      code: 409,
      key: 'BASE.ERRORS.CONFLICT',
    });
    expect((await chair.asks(units.one, { id: made.id })).floor).toBe(3);
  });

  it('says to a stale form whose change came first', async () => {
    const owner = (await house.owner()).memberId as number;
    const made = await house.unit(chair, '2/2', [1, 14], [{ memberIds: [owner] }]);
    const other = await house.person({ role: 'memberCommittee', firstName: 'Jana', lastName: 'Nováková' });
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await chair.asks(units.update, edited(made, { floor: 3 }));
    const own = await chair.refused(units.update, edited(made, { floor: 4 }));
    expect(own.data).toMatchObject({ by: { who: 'self', name: '' } });
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    const second = await other.asks(units.update, edited(await chair.asks(units.one, { id: made.id }), { floor: 5 }));
    const late = await chair.refused(units.update, edited(made, { floor: 6 }));
    expect(late.data).toEqual({
      by: { who: 'member', name: 'Jana Nováková', sex: 'others', at: second.updatedAt.replace(/^\d+\./, '') },
    });
    // What came before the version that was read is nobody's fault.
    const ahead = { ...edited(second, { floor: 7 }), updatedAt: second.updatedAt.replace(/^\d+/, '99') };
    expect((await chair.refused(units.update, ahead)).data).toEqual({ by: null });
  });

  it('is deleted one by one or many at once, and its number is free again', async () => {
    const owner = (await house.owner()).memberId as number;
    const a = await house.unit(chair, '3/1', [1, 14], [{ memberIds: [owner] }]);
    const b = await house.unit(chair, '3/2', [1, 14], [{ memberIds: [owner] }]);
    await chair.asks(units.remove, { id: a.id });
    expect(await chair.refused(units.one, { id: a.id })).toMatchObject({ code: 404, key: 'UNITS.NOT_FOUND' });
    expect(await chair.refused(units.remove, { id: a.id })).toMatchObject({ code: 404 });
    expect(await chair.refused(units.update, edited(a, {}))).toMatchObject({ code: 404 });
    expect(await chair.asks(units.removeAll, { ids: [a.id, b.id] })).toEqual({ deleted: 1 });
    await house.unit(chair, '3/1', [1, 14], [{ memberIds: [owner] }]);
    expect((await chair.asks(units.search, { text: '3/2' })).rooms).toEqual([]);
  });

  it('keeps its note for those who administer', async () => {
    const owner = await house.owner();
    const made = await house.unit(chair, '4/1', [1, 14], [{ memberIds: [owner.memberId as number] }]);
    await chair.asks(units.update, edited(made, { note: 'Dluží za vodu.' }));
    expect((await chair.asks(units.one, { id: made.id })).note).toBe('Dluží za vodu.');
    expect((await owner.asks(units.one, { id: made.id })).note).toBeNull();
  });
});

describe('the list', () => {
  it('is paged, filtered and counted by the server, in Czech and numeric order', async () => {
    const listed = await aHouse(portal);
    const boss = await listed.chair();
    const [cech, chalupa, humlicek] = [
      await listed.owner({ lastName: 'Čech' }),
      await listed.owner({ lastName: 'Chalupa' }),
      await listed.owner({ lastName: 'Humlíček' }),
    ];
    await listed.unit(boss, '10/10', [2, 4], [{ memberIds: [chalupa.memberId as number] }]);
    await listed.unit(boss, '10/9', [1, 4], [{ memberIds: [humlicek.memberId as number] }]);
    await listed.unit(
      boss,
      '10/2',
      [1, 4],
      [
        { memberIds: [cech.memberId as number], share: [1, 2] },
        { memberIds: [chalupa.memberId as number], share: [1, 3] },
      ],
    );
    const all = await boss.asks(units.list, {});
    expect(all.rooms.map((r) => r.number)).toEqual(['10/2', '10/9', '10/10']);
    expect(all).toMatchObject({ total: 3, allCount: 3, flatsCount: 3, othersCount: 0, problemsCount: 1 });
    const byOwner = await boss.asks(units.list, { sort: 'owner' });
    expect(byOwner.rooms.map((r) => r.number)).toEqual(['10/2', '10/9', '10/10']);
    const byShare = await boss.asks(units.list, { sort: '-share' });
    expect(byShare.rooms[0]?.number).toBe('10/10');
    const found = await boss.asks(units.list, { filters: JSON.stringify({ owner: 'humlicek' }) as never });
    expect(found.rooms.map((r) => r.number)).toEqual(['10/9']);
    expect(found).toMatchObject({ total: 1, allCount: 3 });
    for (const text of ['10/9', 'Humlíček']) {
      const either = await boss.asks(units.list, { filters: JSON.stringify({ text }) as never });
      expect(either.rooms.map((r) => r.number)).toEqual(['10/9']);
    }
    const wrong = await boss.asks(units.list, { tab: 'problems', sizePerPage: 'all' as never });
    expect(wrong.rooms.map((r) => r.number)).toEqual(['10/2']);
    expect((await boss.asks(units.list, { page: 2 })).rooms).toEqual([]);
    for (const bad of [{ sizePerPage: 26 }, { sort: 'name' }, { filters: '{' }, { page: 0 }]) {
      expect(await boss.refused(units.list, bad)).toMatchObject({ code: 400 });
    }
  });
});

describe('the check of shares', () => {
  it('says exactly what is missing and which unit is wrong', async () => {
    const checked = await aHouse(portal);
    const boss = await checked.chair();
    const a = (await checked.owner()).memberId as number;
    const b = (await checked.owner()).memberId as number;
    await checked.unit(boss, '1', [1, 3], [{ memberIds: [a] }]);
    await checked.unit(
      boss,
      '2',
      [1, 3],
      [
        { memberIds: [a], share: [1, 2] },
        { memberIds: [b], share: [1, 3] },
      ],
    );
    expect(await boss.asks(units.check, {})).toMatchObject({
      total: share(2, 3),
      complete: false,
      missing: share(1, 3),
      commonDenominator: '3',
      problemsTotal: 1,
      problems: [
        { number: '2', kind: 'ownersSum', sum: share(5, 6) },
        { number: '2', kind: 'noRepresentative' },
      ],
    });
    await checked.unit(boss, '3', [1, 3], [{ memberIds: [b] }]);
    expect(await boss.asks(units.check, {})).toMatchObject({ total: whole, complete: true });
  });
});
