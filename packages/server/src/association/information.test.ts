import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseFree } from '#contract/association/endpoints-free.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, edited, type Person, type TestHouse } from '#house/house.ts';
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

const form = async () => {
  const { svj } = await chair.asks(association.mine, {});
  return { id: house.id, updatedAt: svj.updatedAt, name: svj.name, invoiceEmail: 'faktury@dum.example' };
};

describe('facts about the association', () => {
  it('are written by its committee, in the shape they are kept in', async () => {
    const before = (await chair.asks(association.mine, {})).svj;
    await chair.asks(association.update, {
      ...(await form()),
      nickname: 'Lipová 14',
      ico: '99990032',
      dic: 'cz 99990032',
      bankAccount: '19-2000145399 / 0800',
      dataBox: 'D7JBX5M',
      town: 'Horní Lipnice',
    });
    const { svj, activities } = await chair.asks(association.mine, {});
    expect(svj).toMatchObject({
      nickname: 'Lipová 14',
      ico: '99990032',
      dic: 'CZ99990032',
      bankAccount: '19-2000145399/0800',
      dataBox: 'd7jbx5m',
      town: 'Horní Lipnice',
      url_hash: before.url_hash,
    });
    expect(activities[0]).toMatchObject({ noun: 'svj', what: 'update' });
    const [deed] = (await chair.asks(houseLog.activity, {})).activities;
    expect(deed?.detail.changes.map((c: { field: string }) => c.field)).toContain('bankAccount');
    expect(deed?.detail.changes).toContainEqual({ field: 'bankAccount', from: null, to: '19-2000145399/0800' });
  });

  it('all problems are told at their fields, and nothing is written', async () => {
    const wrong = { ico: '99990033', dic: 'CZ1', bankAccount: '1234567898/0800', dataBox: 'abc', name: ' ' };
    expect((await chair.refused(association.update, { ...(await form()), ...wrong, invoiceEmail: '' })).errors).toEqual(
      {
        name: 'BASE.FORM.REQUIRED',
        invoiceEmail: 'BASE.FORM.REQUIRED',
        ico: 'SVJ.ERRORS.ICO',
        dic: 'SVJ.ERRORS.DIC',
        bankAccount: 'BASE.FORM.BANK_ACCOUNT',
        dataBox: 'SVJ.ERRORS.DATA_BOX',
      },
    );
  });

  it('of another association do not exist, and a stale form changes nothing', async () => {
    const other = await aHouse(portal);
    expect(await chair.refused(association.update, { ...(await form()), id: other.id })).toMatchObject({
      code: 404,
      key: 'SVJ.ERRORS.NOT_FOUND',
    });
    const stale = await form();
    await chair.asks(association.update, { ...stale, nickname: 'První' });
    expect(await chair.refused(association.update, { ...stale, nickname: 'Druhá' })).toMatchObject({ code: 409 });
    expect((await chair.asks(association.mine, {})).svj.nickname).toBe('První');
  });

  it('name its entrances; a name taken twice is refused, another house is not touched', async () => {
    const other = await aHouse(portal);
    const add = (at: TestHouse, name: string) =>
      at.inside((db) => db.execute(sql`insert into entrance (svj_id, name) values (${at.id}, ${name})`));
    await add(house, 'A');
    await add(house, 'B');
    await add(other, 'Cizí');
    const [a, b] = (await chair.asks(association.mine, {})).entrances;
    const foreign = (await (await other.chair()).asks(association.mine, {})).entrances[0];
    const entrances = [
      { id: a?.id as number, name: 'Lipová 14', street: 'Lipová' },
      { id: foreign?.id as number, name: 'Náš' },
    ];
    await chair.asks(association.update, { ...(await form()), entrances });
    expect((await chair.asks(association.mine, {})).entrances).toEqual([
      b,
      { id: a?.id, name: 'Lipová 14', street: 'Lipová' },
    ]);
    const twice = [{ id: b?.id as number, name: 'LIPOVÁ 14' }];
    expect(await chair.refused(association.update, { ...(await form()), entrances: twice })).toMatchObject({
      code: 409,
      key: 'SVJ.ERRORS.ENTRANCE_TAKEN',
    });
  });

  it('add entrances and remove those that nothing points at; one that is used or is of another house stays', async () => {
    const other = await aHouse(portal);
    const there = await other.chair();
    await there.asks(association.update, {
      ...(await form()),
      ...{ id: other.id, updatedAt: (await there.asks(association.mine, {})).svj.updatedAt },
      entrances: [{ name: 'Cizí' }],
    });
    const [foreign] = (await there.asks(association.mine, {})).entrances;
    await chair.asks(association.update, { ...(await form()), entrances: [{ name: 'Dvůr' }, { name: 'Zahrada' }] });
    const named = async () => new Map((await chair.asks(association.mine, {})).entrances.map((e) => [e.name, e.id]));
    const [yard, garden] = ['Dvůr', 'Zahrada'].map((name) => named().then((all) => all.get(name) as number));
    const gone = [await yard, await garden, foreign?.id] as number[];
    const flat = await house.unit(chair, '9/1', [1, 9], [{ memberIds: [chair.memberId as number] }]);
    await chair.asks(units.update, edited(flat, { entranceId: gone[0], entranceName: '' }));
    expect(await chair.refused(association.update, { ...(await form()), entrancesGone: gone })).toMatchObject({
      code: 422,
      key: 'SVJ.ERRORS.ENTRANCE_USED',
      data: { used: [gone[0]] },
    });
    expect([...(await named()).keys()]).toEqual(expect.arrayContaining(['Dvůr', 'Zahrada']));
    await chair.asks(association.update, { ...(await form()), entrancesGone: gone.slice(1) });
    expect([...(await named()).keys()]).not.toContain('Zahrada');
    expect((await there.asks(association.mine, {})).entrances).toEqual([foreign]);
    const { activities } = await chair.asks(houseLog.activity, { filters: JSON.stringify({ noun: 'svj' }) as never });
    expect(activities[0]?.detail.changes).toEqual([{ field: 'entrances', from: null, to: null }]);
    // A unit that was deleted does not hold its entrance.
    await chair.asks(units.remove, { id: flat.id });
    await chair.asks(association.update, { ...(await form()), entrancesGone: gone });
    expect([...(await named()).keys()]).not.toContain('Dvůr');
  });
});

it('an entrance that goes while something is written that points at it leaves nothing without it, and breaks nothing', async () => {
  const flat = await house.unit(chair, '9/2', [1, 9], [{ memberIds: [chair.memberId as number] }]);
  for (const name of ['Sever', 'Jih', 'Východ']) {
    await chair.asks(association.update, { ...(await form()), entrances: [{ name }] });
    const id = (await chair.asks(association.mine, {})).entrances.find((e) => e.name === name)?.id as number;
    const unit = await chair.asks(units.one, { id: flat.id });
    const answers = await Promise.all([
      chair.call(association.update, { ...(await form()), entrancesGone: [id] }),
      chair.call(units.update, edited(unit, { entranceId: id, entranceName: '' })),
    ]);
    expect([200, 422]).toContain(answers[0].status);
    expect([200, 409, 422]).toContain(answers[1].status);
    const stays = (await chair.asks(association.mine, {})).entrances.some((e) => e.id === id);
    expect((await chair.asks(units.one, { id: flat.id })).entrance?.id === id).toBe(stays);
  }
});

describe('whether it pays', () => {
  it('says the administration of the portal alone, and it is written down', async () => {
    const admin = await anAdmin(portal);
    expect((await chair.refused(houseFree.change, { id: house.id, isFree: true })).code).toBe(403);
    expect((await admin.refused(houseFree.change, { id: 999_999, isFree: true })).code).toBe(404);
    await admin.asks(houseFree.change, { id: house.id, isFree: true });
    await admin.asks(houseFree.change, { id: house.id, isFree: true });
    expect((await chair.asks(association.mine, {})).svj.isFree).toBe(true);
    const { activities } = await chair.asks(houseLog.activity, { filters: JSON.stringify({ noun: 'svj' }) as never });
    const said = activities.filter((a) => a.verb === 'free').map((a) => a.detail.changes);
    expect(said).toEqual([[{ field: 'isFree', from: 'false', to: 'true' }]]);
  });
});

describe('the chair', () => {
  it('is changed in one act that gives the former one a role and is written down', async () => {
    const next = await house.person({ lastName: 'Nová' });
    expect((await chair.refused(association.changeChair, {})).errors).toEqual({ userId: 'BASE.FORM.REQUIRED' });
    expect((await chair.refused(association.changeChair, { userId: next.memberId })).errors).toEqual({
      role: 'BASE.FORM.REQUIRED',
    });
    expect((await chair.refused(association.changeChair, { userId: next.memberId, role: 'mayorCommittee' })).code).toBe(
      400,
    );
    const closed = await house.person({ access: false });
    expect((await chair.refused(association.changeChair, { userId: closed.memberId, role: 'owner' })).code).toBe(404);
    const member = await house.person({ role: 'memberCommittee' });
    expect((await member.refused(association.changeChair, { userId: next.memberId, role: 'owner' })).key).toBe(
      'MEMBERS.ERRORS.ROLE_NOT_YOURS',
    );
    await chair.asks(association.changeChair, { userId: next.memberId as number, role: 'subMayorCommittee' });
    const { committees, hasMayorCommittee } = await next.asks(association.mine, {});
    expect(hasMayorCommittee).toBe(true);
    expect(committees.map((c) => [c.id, c.role])).toEqual([
      [next.memberId, 'mayorCommittee'],
      [chair.memberId, 'subMayorCommittee'],
      [member.memberId, 'memberCommittee'],
    ]);
    const { activities } = await next.asks(houseLog.activity, {
      filters: JSON.stringify({ noun: 'members' }) as never,
    });
    expect(activities.slice(0, 2).map((d) => d.verb)).toEqual(['role', 'role']);
    chair = next;
  });

  it('of a house without one is chosen alone', async () => {
    const quiet = await aHouse(portal);
    const manager = await quiet.person({ role: 'community_manager' });
    const first = await quiet.owner();
    await manager.asks(association.changeChair, { userId: first.memberId as number });
    expect((await manager.asks(association.mine, {})).hasMayorCommittee).toBe(true);
  });
});
