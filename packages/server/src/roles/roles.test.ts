import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, modules, type Rights, roleIds } from '#contract/access.ts';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
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

let made = 0;
const caretaker = (rights: Rights = { ...defaultRoles.owner.rights, documents: 'rw' }) => ({
  title: `Domovník ${++made}`,
  extends: 'owner' as const,
  rights,
});
const give = async (who: Person, roleId: string) => {
  const detail = await chair.asks(members.one, { id: who.memberId as number });
  await chair.asks(members.update, editedMember(detail, { customRoleId: Number(roleId) }));
};

describe('roles of a house', () => {
  it('are the fifteen default ones and its own, also by group, with how many hold each', async () => {
    const fresh = await aHouse(portal);
    const mayor = await fresh.chair();
    await fresh.owner();
    await fresh.owner();
    const own = await mayor.asks(roles.create, { ...caretaker(), extends: 'auditMember' });
    const list = await mayor.asks(roles.list, {});
    expect(list.default.map((r) => r.id)).toEqual(roleIds);
    expect(list.default.find((r) => r.id === 'owner')).toEqual({
      id: 'owner',
      name: 'owner',
      title: null,
      extends: null,
      rights: defaultRoles.owner.rights,
      modules: Object.keys(defaultRoles.owner.rights),
      group: 'owners',
      usersCount: 2,
      archivedCount: 0,
      updatedAt: null,
    });
    expect(list.custom).toMatchObject([{ id: own.id, title: own.title, extends: 'auditMember', group: 'audit' }]);
    expect(list.audit.map((r) => r.id)).toContain(own.id);
    expect(list.committee.every((r) => r.group === 'committee')).toBe(true);
    expect(list.owners.map((r) => r.id)).toEqual(['owner', 'company', 'authorizePerson', 'neighbour']);
    expect(list.terms).toEqual({ mayChange: true, held: defaultRoles.mayorCommittee.rights, closed: {} });
  });

  it('one opens by a default name or a custom number, and not from another house', async () => {
    const own = await chair.asks(roles.create, caretaker());
    expect(await chair.asks(roles.one, { id: own.id })).toEqual(own);
    expect((await chair.asks(roles.one, { id: 'inspector' })).rights).toEqual(defaultRoles.inspector.rights);
    const stranger = await (await aHouse(portal)).chair();
    for (const id of [own.id, 'superAdmin', '0', 'nic'])
      expect(await stranger.refused(roles.one, { id })).toMatchObject({ code: 404, key: 'ROLES.NOT_FOUND' });
    expect(await stranger.refused(roles.remove, { id: own.id })).toMatchObject({ code: 404 });
  });

  it('what somebody holds by a custom role is what the gate lets them do, from the next call on', async () => {
    const own = await chair.asks(roles.create, caretaker({ members: 'r', rooms: 'r' }));
    const holder = await house.owner();
    await give(holder, own.id);
    await holder.asks(units.list, {});
    const change = { id: own.id, updatedAt: own.updatedAt as string, title: own.title as string };
    const after = await chair.asks(roles.update, { ...change, rights: { members: 'r' } });
    expect(after).toMatchObject({ rights: { members: 'r' }, modules: ['members'], usersCount: 1 });
    expect(await holder.refused(units.list)).toMatchObject({ code: 403 });
  });

  it('a title is needed, at most sixty characters, and one in the house', async () => {
    const own = await chair.asks(roles.create, caretaker());
    const wrong = { extends: 'superAdmin', title: ' ', rights: {} };
    expect((await chair.refused(roles.create, wrong)).errors).toEqual({
      title: 'BASE.FORM.REQUIRED',
      extends: 'BASE.FORM.REQUIRED',
    });
    expect((await chair.refused(roles.create, { ...caretaker(), title: 'x'.repeat(61) })).errors).toEqual({
      title: 'BASE.FORM.TOO_LONG',
    });
    expect(await chair.refused(roles.create, { ...caretaker(), title: ` ${own.title?.toUpperCase()} ` })).toMatchObject(
      { code: 409, key: 'ROLES.ERRORS.TITLE_TAKEN', errors: { title: 'ROLES.ERRORS.TITLE_TAKEN' } },
    );
    expect((await chair.refused(roles.create, { ...caretaker(), rights: { all: 'rw' } as Rights })).code).toBe(400);
  });

  it('a stale change, a default role and one role too many are refused', async () => {
    const own = await chair.asks(roles.create, caretaker());
    const change = { id: own.id, updatedAt: own.updatedAt as string, title: 'Přejmenovaná', rights: own.rights };
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    const saved = await chair.asks(roles.update, change);
    expect(saved.title).toBe(change.title);
    expect(await chair.refused(roles.update, change)).toMatchObject({
      code: 409,
      key: 'BASE.ERRORS.CONFLICT',
      data: { by: { who: 'self' } },
    });
    const fixed = { code: 422, key: 'ROLES.ERRORS.DEFAULT' };
    expect(await chair.refused(roles.update, { ...change, id: 'owner' })).toMatchObject(fixed);
    expect(await chair.refused(roles.remove, { id: 'owner' })).toMatchObject(fixed);
    const full = await aHouse(portal);
    const mayor = await full.chair();
    await full.inside((db) =>
      db.execute(sql`insert into custom_role (svj_id, title, based_on, rights)
        select ${full.id}, 'Role ' || n, 'owner', '{}' from generate_series(1, 100) n`),
    );
    expect(await mayor.refused(roles.create, caretaker())).toMatchObject({ code: 422, key: 'ROLES.ERRORS.TOO_MANY' });
  });

  it('cannot be deleted while somebody holds it, in the archive too; a deleted person lets go of it', async () => {
    const own = await chair.asks(roles.create, caretaker());
    const holder = await house.owner();
    await give(holder, own.id);
    const inUse = { code: 422, key: 'ROLES.ERRORS.IN_USE' };
    expect(await chair.refused(roles.remove, { id: own.id })).toMatchObject(inUse);
    const id = holder.memberId as number;
    await chair.asks(members.archive, { id });
    expect(await chair.asks(roles.one, { id: own.id })).toMatchObject({ usersCount: 0, archivedCount: 1 });
    expect(await chair.refused(roles.remove, { id: own.id })).toMatchObject(inUse);
    await chair.asks(members.remove, { id });
    expect(await chair.asks(roles.remove, { id: own.id })).toBe(null);
    expect(await chair.refused(roles.one, { id: own.id })).toMatchObject({ code: 404 });
  });

  it('a module off in the house or not installed is marked, and stays in the map', async () => {
    const on = modules.filter((m) => m !== 'survey');
    const quiet = await (await aHouse(portal, on)).chair();
    const { terms } = await quiet.asks(roles.one, { id: 'owner' });
    expect(terms.closed).toEqual({ survey: 'switchedOff' });
    expect(terms.held).toEqual(defaultRoles.mayorCommittee.rights);
    const own = await quiet.asks(roles.create, caretaker({ survey: 'rw' }));
    expect(own.rights).toEqual({ survey: 'rw' });
  });
});
