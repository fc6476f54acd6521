import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
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
