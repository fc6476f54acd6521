import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  owner = await house.owner({ firstName: 'Chrudoš', lastName: 'Chroustal' });
  for (const lastName of ['Čermák', 'Hora', 'Cihla', 'Zíma']) await house.owner({ firstName: 'Jan', lastName });
  await house.owner({ lastName: 'Nový', access: false });
  await house.person({ companyName: 'Domus s.r.o.', role: 'company' });
  const waiting = await house.owner({ lastName: 'Čekající' });
  await house.inside((db) => db.execute(`update member set is_active = false where id = ${waiting.memberId}`));
});
afterAll(() => portal.close());

const names = async (who: Person, input: object) =>
  (await who.asks(members.list, input)).users.map((u) => u.lastName ?? u.companyName);

describe('the list of neighbours', () => {
  it('is sorted as Czech sorts, both ways, with ch after h', async () => {
    const up = await names(chair, {});
    expect(up).toEqual([
      'Cihla',
      'Čekající',
      'Čermák',
      'Domus s.r.o.',
      'Hora',
      'Chroustal',
      'Nový',
      'Předsedová',
      'Zíma',
    ]);
    expect(await names(chair, { sort: '-name' })).toEqual([...up].reverse());
  });

  it('is cut into tabs with counts of all of them, for whoever administers members', async () => {
    const { users: _, ...counts } = await chair.asks(members.list, { tab: 'waiting' });
    expect(counts).toEqual({
      total: 1,
      usersCount: 9,
      committeeCount: 1,
      activeUsersCount: 7,
      waitingUsersCount: 1,
      companyUsersCount: 1,
      archivedUserCount: 0,
    });
    expect(await names(chair, { tab: 'waiting' })).toEqual(['Čekající']);
    expect(await names(chair, { tab: 'companies' })).toEqual(['Domus s.r.o.']);
    expect(await names(chair, { tab: 'committee' })).toEqual(['Předsedová']);
    expect(await names(chair, { filters: JSON.stringify({ access: 'none' }) })).toEqual(['Nový']);
    expect(await names(chair, { filters: JSON.stringify({ role: 'company' }) })).toEqual(['Domus s.r.o.']);
  });

  it('is cut by an entrance, a role of the house and, for whoever administers members, an e-mail', async () => {
    const only = async (who: Person, filters: object) => names(who, { filters: JSON.stringify(filters) });
    const rented = await aHouse(portal);
    const head = await rented.chair();
    const hora = await rented.owner({ lastName: 'Hora' });
    const cihla = await rented.owner({ lastName: 'Cihla' });
    const { id } = await head.asks(roles.create, { title: 'Domovník', extends: 'owner', rights: {} });
    await rented.unit(head, 'B 1', [1, 2], [{ memberIds: [hora.memberId as number] }]);
    const [{ id: entrance } = { id: 0 }] = (await head.asks(association.mine, {})).entrances;
    await rented.inside((db) =>
      db.execute(sql`update member set custom_role_id = ${Number(id)}, entrance_id = ${entrance}
        where svj_id = ${rented.id} and id = ${cihla.memberId}`),
    );
    // By where one lives, and by the unit one owns.
    expect(await only(head, { entrance })).toEqual(['Cihla', 'Hora']);
    expect(await only(head, { entrance: entrance + 1 })).toEqual([]);
    expect(await only(head, { customRole: Number(id) })).toEqual(['Cihla']);
    expect(await only(head, { text: hora.email.toUpperCase() })).toEqual(['Hora']);
    expect(await only(hora, { text: cihla.email })).toEqual([]);
  });

  it('shows a neighbour only those who may enter, and nothing of who was invited', async () => {
    const { users, ...counts } = await owner.asks(members.list, {});
    expect(users.map((u) => u.lastName)).not.toContain('Nový');
    expect(new Set(users.map((u) => u.access))).toEqual(new Set([null]));
    expect(counts).toMatchObject({ usersCount: 8, activeUsersCount: 8, waitingUsersCount: 0, archivedUserCount: 0 });
    expect(await owner.refused(members.list, { tab: 'waiting' })).toMatchObject({ code: 403 });
    expect(await owner.refused(members.list, { tab: 'archived' })).toMatchObject({ code: 403 });
    expect(await names(owner, { filters: JSON.stringify({ access: 'none' }) })).toHaveLength(8);
    expect((await owner.asks(members.search, { text: 'nový' })).users).toEqual([]);
    expect((await chair.asks(members.search, { text: 'nový' })).users).toHaveLength(1);
  });

  it('gives nothing away by a tab, an order or a search of what it does not show', async () => {
    const all = await names(owner, {});
    expect(await names(owner, { tab: 'active' })).toEqual(all);
    expect((await owner.asks(members.list, { tab: 'active' })).total).toBe(all.length);
    expect(await names(owner, { sort: '-access' })).toEqual(all);
    const waiting = (await owner.asks(members.list, {})).users.find((u) => u.lastName === 'Čekající');
    const seen = await owner.asks(members.one, { id: waiting?.id as number });
    expect(seen).toMatchObject({ access: null, isActive: true, hasAccess: true });

    const rented = await aHouse(portal);
    const boss = await rented.chair();
    const renter = await rented.person({ role: 'neighbour', lastName: 'Adam' });
    await rented.unit(boss, 'garáž 5', [1, 9], [{ memberIds: [boss.memberId as number] }]);
    expect(await names(renter, { filters: JSON.stringify({ text: 'garáž' }) })).toEqual([]);
    expect(await names(renter, { sort: '-share' })).toEqual(await names(renter, {}));
  });

  it('tells units and the exact share of the house, and finds people by a unit or a phone', async () => {
    const [a, b] = [owner.memberId as number, chair.memberId as number];
    await house.unit(chair, '12/10', [1, 3], [{ memberIds: [a, b] }]);
    await house.unit(chair, '12/9', [1, 2], [{ memberIds: [a] }]);
    const detail = await chair.asks(members.one, { id: a });
    await chair.asks(members.update, editedMember(detail, { phones: [{ value: '605 118 274', isPublic: true }] }));
    const { users } = await chair.asks(members.list, { sort: '-share' });
    expect(users.slice(0, 2).map((u) => [u.lastName, u.share, u.rooms.map((r) => r.number)])).toEqual([
      ['Chroustal', '{"numerator":"5","denominator":"6"}', ['12/9', '12/10']],
      ['Předsedová', '{"numerator":"1","denominator":"3"}', ['12/10']],
    ]);
    const by = (text: string) => names(owner, { filters: JSON.stringify({ text }) });
    expect(await by('12/9')).toEqual(['Chroustal']);
    expect(await by('605118')).toEqual(['Chroustal']);
    expect(await by('zim')).toEqual(['Zíma']);
    expect(await names(chair, { sort: 'unit' })).toEqual(expect.arrayContaining(['Zíma']));
    expect((await names(chair, { sort: 'role' }))[0]).toBe('Předsedová');
    expect((await names(chair, { sort: '-access' }))[0]).toBe('Nový');
  });
});
