import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const look = (who: Person, id: number | null) => who.asks(members.one, { id: id as number });
const give = async (by: Person, whom: Person, role: RoleId, customRoleId: number | null = null) =>
  by.asks(members.update, editedMember(await look(by, whom.memberId), { role, customRoleId }));
const denied = async (by: Person, whom: Person, role: RoleId, customRoleId: number | null = null) =>
  by.refused(members.update, editedMember(await look(by, whom.memberId), { role, customRoleId }));

async function custom(house: TestHouse, basedOn: RoleId, rights: object): Promise<number> {
  return house.inside(async (db) => {
    const { rows } = await db.execute<{ id: number }>(
      `insert into custom_role (svj_id, title, based_on, rights)
       values (${house.id}, 'Vlastní ${basedOn}', '${basedOn}', '${JSON.stringify(rights)}') returning id`,
    );
    return Number(rows[0]?.id);
  });
}

const mailed = async (house: TestHouse, kind: string) => {
  const { rows } = await portal.pool.raw.query<{ recipient: string; data: Record<string, string> }>(
    'select recipient, data from outbox where svj_id = $1 and kind = $2 order by id',
    [house.id, kind],
  );
  return rows;
};

describe('roles', () => {
  it('are changed by the chair and the manager, written down and mailed to the committee', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const member = await house.person({ role: 'memberCommittee' });
    const owner = await house.owner({ firstName: 'Eva', lastName: 'Nová' });
    await give(chair, owner, 'auditMember');
    const manager = await house.person({ role: 'community_manager' });
    const changed = await give(manager, owner, 'subMayorCommittee');
    expect(changed.role.name).toBe('subMayorCommittee');
    const told = await mailed(house, 'officeChanged');
    expect(told.slice(0, 2)).toEqual([
      {
        recipient: chair.email,
        data: {
          who: expect.stringContaining('Předsedová'),
          person: 'Eva Nová',
          from: 'vlastník',
          to: expect.any(String),
        },
      },
      { recipient: member.email, data: expect.objectContaining({ to: 'člen kontrolní komise' }) },
    ]);
    const { activities } = await chair.asks(association.mine, {});
    expect(activities.filter((a) => a.what === 'role').map((a) => JSON.parse(a.detail ?? '{}'))).toEqual([
      { from: 'auditMember', to: 'subMayorCommittee' },
      { from: 'owner', to: 'auditMember' },
    ]);
  });

  it('are not changed by others, whatever they administer, nor given to oneself', async () => {
    const house = await aHouse(portal);
    await house.chair();
    const member = await house.person({ role: 'memberCommittee' });
    const owner = await house.owner();
    const refusal = { code: 403, key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS' };
    expect(await denied(member, owner, 'auditMember')).toMatchObject(refusal);
    expect(await denied(member, member, 'community_manager')).toMatchObject(refusal);
    const asked = { type: 'person', firstName: 'Jan', lastName: 'Nový', role: 'memberCommittee' };
    expect(await member.refused(members.create, asked)).toMatchObject(refusal);
    expect((await give(member, owner, 'owner')).role.name).toBe('owner');
  });

  it('never give more than who gives them holds, nor bring down who holds more', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const owner = await house.owner();
    const limited = await custom(house, 'community_manager', { members: 'rw', svj: 'rw' });
    const strong = await custom(house, 'owner', { members: 'rw', documents: 'rw' });
    const manager = await house.person({ role: 'community_manager' });
    await give(chair, manager, 'community_manager', limited);
    const refusal = { code: 403, errors: { role: 'MEMBERS.ERRORS.ROLE_TOO_STRONG' } };
    expect(await denied(manager, owner, 'memberCommittee')).toMatchObject(refusal);
    expect(await denied(manager, owner, 'owner', strong)).toMatchObject(refusal);
    expect(await denied(manager, chair, 'neighbour')).toMatchObject(refusal);
    expect(await denied(chair, owner, 'owner', 987_654)).toMatchObject({
      errors: { role: 'MEMBERS.ERRORS.ROLE_UNKNOWN' },
    });
    const other = await aHouse(portal);
    expect(await denied(chair, owner, 'owner', await custom(other, 'owner', {}))).toMatchObject({ code: 422 });
  });

  it('a copy of the chair’s role makes no second chair', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const owner = await house.owner();
    const copy = await custom(house, 'mayorCommittee', { members: 'rw' });
    expect((await give(chair, owner, 'owner', copy)).role).toMatchObject({
      name: 'memberCommittee',
      customRoleId: copy,
    });
    expect(await denied(chair, owner, 'mayorCommittee')).toMatchObject({
      code: 409,
      errors: { role: 'MEMBERS.ERRORS.CHAIR_TAKEN' },
    });
  });

  it('a product administrator changes them only on a visit that may write', async () => {
    const house = await aHouse(portal);
    const owner = await house.owner();
    const admin = await anAdmin(portal);
    const visit = async (write: boolean) => {
      const { session_user_id } = await admin.asks(association.visit, {
        id: house.id,
        reason: 'Na žádost výboru',
        write,
      });
      return admin.as(session_user_id);
    };
    expect(await denied(await visit(false), owner, 'mayorCommittee')).toMatchObject({ code: 403 });
    expect((await give(await visit(true), owner, 'mayorCommittee')).role.name).toBe('mayorCommittee');
  });
});

describe('the last administrator', () => {
  it('cannot be archived, lose access, be deleted or lose the right; with a second one they can', async () => {
    const house = await aHouse(portal);
    const chair = await house.person({ role: 'community_manager' });
    const owner = await house.owner();
    const id = chair.memberId as number;
    const refusal = { code: 422, key: 'MEMBERS.ERRORS.LAST_ADMIN' };
    expect(await chair.refused(members.archive, { id })).toMatchObject(refusal);
    expect(await chair.refused(members.archiveAll, { ids: [id, owner.memberId] })).toMatchObject(refusal);
    expect(await chair.refused(members.removeAccess, { id })).toMatchObject(refusal);
    expect(await denied(chair, chair, 'owner')).toMatchObject(refusal);
    expect(await denied(chair, chair, 'memberCommittee', await custom(house, 'owner', {}))).toMatchObject(refusal);
    expect(await chair.refused(members.remove, { id })).toMatchObject({ code: 422 });
    await house.person({ role: 'community_manager' });
    expect((await give(chair, chair, 'owner')).role.name).toBe('owner');
  });

  it('two administrators who remove each other at once leave one of them', async () => {
    const house = await aHouse(portal);
    const [a, b] = [await house.chair(), await house.person({ role: 'community_manager' })];
    const codes = await Promise.all([
      a.call(members.removeAccess, { id: b.memberId }),
      b.call(members.removeAccess, { id: a.memberId }),
    ]);
    expect(codes.map((c) => c.status).sort()).not.toEqual([200, 200]);
    const left = await house.inside((db) =>
      db.execute(`select from member where svj_id = ${house.id} and has_access and is_active`),
    );
    expect(left.rows).toHaveLength(1);
  });
});

describe('the chair', () => {
  it('lays the office down only by handing it on, also where others could administer', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const next = await house.person({ role: 'community_manager' });
    const id = chair.memberId as number;
    const refusal = { code: 422, key: 'MEMBERS.ERRORS.CHAIR_SUCCESSOR' };
    expect(await chair.refused(members.archive, { id })).toMatchObject(refusal);
    expect(await chair.refused(members.archiveAll, { ids: [id] })).toMatchObject(refusal);
    expect(await chair.refused(members.removeAccess, { id })).toMatchObject(refusal);
    expect(await denied(chair, chair, 'owner')).toMatchObject(refusal);
    expect((await look(chair, id)).may).toMatchObject({ archive: false, removeAccess: false });
    expect((await give(chair, chair, 'mayorCommittee')).role.name).toBe('mayorCommittee');
    await chair.asks(association.changeChair, { userId: next.memberId as number, role: 'owner' });
    expect((await look(next, id)).role.name).toBe('owner');
  });

  it('once archived is nobody: no call, no chair of the house, and back from the archive without the office', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const manager = await house.person({ role: 'community_manager' });
    const id = chair.memberId as number;
    await manager.asks(members.archive, { id });
    expect(await chair.refused(association.mine)).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_MEMBER' });
    const seen = await manager.asks(association.mine, {});
    expect([seen.hasMayorCommittee, seen.committees.map((c) => c.id)]).toEqual([false, [manager.memberId]]);
    await manager.asks(members.restore, { id });
    expect((await look(manager, id)).role.name).toBe('owner');
  });

  it('passes the office on once, however many calls come at the same moment', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const heirs: Person[] = [];
    for (let i = 0; i < 6; i++) heirs.push(await house.owner());
    const calls = await Promise.all(
      heirs.map((h) => chair.call(association.changeChair, { userId: h.memberId as number, role: 'owner' })),
    );
    expect(calls.map((c) => c.status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    expect((await mailed(house, 'officeChanged')).filter((m) => m.data.to === 'předseda výboru')).toHaveLength(1);
  });

  it('who lost the right to give roles does not use it in a call that was on its way', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const manager = await house.person({ role: 'community_manager' });
    const owners = [await house.owner(), await house.owner(), await house.owner(), await house.owner()];
    const forms = await Promise.all(
      owners.map(async (o) => editedMember(await look(manager, o.memberId), { role: 'memberCommittee' })),
    );
    const demotes = editedMember(await look(chair, manager.memberId), { role: 'neighbour' });
    const [deposed, ...given] = await Promise.all([
      chair.call(members.update, demotes),
      ...forms.map((form) => manager.call(members.update, form)),
    ]);
    expect(deposed?.status).toBe(200);
    const { rows } = await house.inside((db) =>
      db.execute<{ id: number; noun_id: number; member_id: number }>(
        `select id, noun_id, member_id from activity where svj_id = ${house.id} and verb = 'role' order by id`,
      ),
    );
    const at = rows.findIndex((r) => Number(r.noun_id) === manager.memberId);
    expect(rows.slice(at + 1).filter((r) => Number(r.member_id) === manager.memberId)).toEqual([]);
    expect(rows.length).toBe(1 + given.filter((g) => g.status === 200).length);
  });
});
