import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, type Rights, roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
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
const role = (rights: Rights, title = `Účetní ${++made}`) => ({ title, extends: 'owner' as const, rights });
const give = async (who: Person, roleId: string) => {
  const detail = await chair.asks(members.one, { id: who.memberId as number });
  await chair.asks(members.update, editedMember(detail, { customRoleId: Number(roleId) }));
};
/** Somebody whose custom role is a copy of the manager's, with these rights. */
async function aManagerWith(rights: Rights): Promise<Person> {
  const own = await chair.asks(roles.create, { ...role(rights), extends: 'community_manager' });
  const who = await house.person({ role: 'community_manager' });
  await give(who, own.id);
  return who;
}

describe('who changes roles', () => {
  it('chair, external chair and manager do; others of the committee only read them', async () => {
    const own = await chair.asks(roles.create, role({ vote: 'r' }));
    const change = { id: own.id, updatedAt: own.updatedAt, title: own.title, rights: {} };
    for (const name of roleIds.filter((r) => defaultRoles[r].group === 'committee' && r !== 'mayorCommittee')) {
      const who = await house.person({ role: name });
      const { terms } = await who.asks(roles.list, {});
      const changes = name === 'externalMayorCommittee' || name === 'community_manager';
      expect([name, terms.mayChange]).toEqual([name, changes]);
      if (changes) {
        await who.asks(roles.create, role({ vote: 'r' }));
        continue;
      }
      const refusal = { code: 403, key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS' };
      expect(await who.refused(roles.create, role({}))).toMatchObject(refusal);
      expect(await who.refused(roles.update, change)).toMatchObject(refusal);
      expect(await who.refused(roles.remove, { id: own.id })).toMatchObject(refusal);
    }
    expect(await (await house.person({ role: 'auditMayor' })).refused(roles.list)).toMatchObject({ code: 403 });
  });

  it('a copy of the chair’s role makes nobody a chair', async () => {
    const own = await chair.asks(roles.create, {
      ...role(defaultRoles.mayorCommittee.rights),
      extends: 'mayorCommittee',
    });
    const who = await house.owner();
    await give(who, own.id);
    const { role: held } = await chair.asks(members.one, { id: who.memberId as number });
    expect(held).toMatchObject({ name: 'memberCommittee', title: own.title });
    expect((await who.asks(roles.list, {})).terms.mayChange).toBe(false);
  });

  it('the product’s administration does on a visit that writes, until the first chair has signed in', async () => {
    const admin = await anAdmin(portal);
    const visit = async (to: TestHouse, write: boolean) =>
      admin.as((await admin.asks(association.visit, { id: to.id, reason: 'Podpora výboru', write })).session_user_id);
    const fresh = await aHouse(portal);
    const own = await (await visit(fresh, true)).asks(roles.create, role({ vote: 'r' }));
    const reader = await visit(fresh, false);
    expect((await reader.refused(roles.list)).code).toBe(403);
    expect((await reader.refused(roles.remove, { id: own.id })).code).toBe(403);
    await (await visit(fresh, true)).asks(roles.remove, { id: own.id });
    expect(await (await visit(house, true)).refused(roles.create, role({ vote: 'r' }))).toMatchObject({
      code: 403,
      key: 'HOUSE.VISITS.NOT_ALLOWED',
    });
  });
});

describe('nobody grants more than they hold', () => {
  const stronger = { code: 403, key: 'MEMBERS.ERRORS.ROLE_TOO_STRONG' };

  it('each module beyond is named at its field; orders are given by nobody', async () => {
    const weak = await aManagerWith({ svj: 'rw', documents: 'r', members: 'r' });
    const { errors, ...why } = await weak.refused(roles.create, role({ documents: 'rw', vote: 'r', members: 'r' }));
    expect(why).toEqual(stronger);
    expect(errors).toEqual({ 'rights.documents': stronger.key, 'rights.vote': stronger.key });
    expect((await weak.asks(roles.create, role({ documents: 'r' }))).rights).toEqual({ documents: 'r' });
    expect((await chair.refused(roles.create, role({ order: 'r' }))).errors).toEqual({ 'rights.order': stronger.key });
  });

  it('nor strengthens a role, their own included, nor brings a stronger one down', async () => {
    const weak = await aManagerWith({ svj: 'rw', vote: 'r' });
    const small = await chair.asks(roles.create, role({ vote: 'r' }));
    const great = await chair.asks(roles.create, role({ vote: 'rw' }));
    const asked = (r: typeof small, rights: Rights) => ({ id: r.id, updatedAt: r.updatedAt, title: r.title, rights });
    expect(await weak.refused(roles.update, asked(small, { vote: 'rw' }))).toMatchObject(stronger);
    expect(await weak.refused(roles.update, asked(great, {}))).toMatchObject(stronger);
    const mine = (await weak.asks(roles.list, {})).custom.find((r) => r.usersCount === 1 && r.rights.svj === 'rw');
    expect(await weak.refused(roles.update, asked(mine as typeof small, { svj: 'rw', members: 'rw' }))).toMatchObject(
      stronger,
    );
  });

  it('a role given while it is being deleted is either held or gone, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const own = await chair.asks(roles.create, role({ vote: 'r' }));
      const who = await house.owner();
      const detail = await chair.asks(members.one, { id: who.memberId as number });
      const given = { ...(editedMember(detail) as object), customRoleId: Number(own.id) };
      const [gave, removed] = await Promise.all([
        chair.call(members.update, given),
        chair.call(roles.remove, { id: own.id }),
      ]);
      const outcome = [gave, removed].map((x) => (x.status === 200 ? 'done' : x.body.message?.content));
      expect([
        ['done', 'ROLES.ERRORS.IN_USE'],
        ['MEMBERS.ERRORS.ROLE_UNKNOWN', 'done'],
      ]).toContainEqual(outcome);
    }
  });

  it('the last who administers members cannot be weakened by the role they hold', async () => {
    const lone = await aHouse(portal);
    const manager = await lone.person({ role: 'community_manager' });
    const own = await manager.asks(roles.create, {
      ...role({ svj: 'rw', members: 'rw' }),
      extends: 'community_manager',
    });
    await lone.inside((db) =>
      db.execute(sql`update member set custom_role_id = ${Number(own.id)} where id = ${manager.memberId}`),
    );
    const weaker = { id: own.id, updatedAt: own.updatedAt, title: own.title, rights: { svj: 'rw', members: 'r' } };
    expect(await manager.refused(roles.update, weaker)).toMatchObject({ code: 422, key: 'MEMBERS.ERRORS.LAST_ADMIN' });
    await lone.person({ role: 'memberCommittee' });
    await manager.asks(roles.update, weaker as never);
  });
});

describe('what is done with roles', () => {
  it('is written down and mailed to the committee in their languages; what changes nothing is not', async () => {
    const told = await aHouse(portal);
    const mayor = await told.chair();
    const member = await told.person({ role: 'memberCommittee' });
    await told.person({ role: 'subMayorCommittee', access: false });
    await told.owner();
    await told.inside((db) => db.execute(sql`update account set lang = 'en' where id = ${member.accountId}`));
    const one = await mayor.asks(roles.create, role({ documents: 'r' }, 'Domovník'));
    const next = await mayor.asks(roles.update, {
      id: one.id,
      updatedAt: one.updatedAt as string,
      title: 'Správce archivu',
      rights: { documents: 'rw' },
    });
    const same = { id: next.id, updatedAt: next.updatedAt as string, title: 'Správce archivu', rights: next.rights };
    expect((await mayor.asks(roles.update, same)).updatedAt).toBe(next.updatedAt);
    await mayor.asks(roles.remove, { id: one.id });
    const { rows } = await told.inside((db) =>
      db.execute<{ recipient: string; lang: string; data: Record<string, string> }>(
        sql`select recipient, lang, data from outbox where kind = 'roleChanged' and svj_id = ${told.id} order by id`,
      ),
    );
    const who = 'Jan Předsedová';
    const url = `https://portal.example/role/${one.id}?svj=${told.id}`;
    expect(rows.map((r) => [r.recipient, r.data])).toEqual([
      [mayor.email, { who, url, deed: 'created', role: 'Domovník', changes: 'Dokumenty: dřív nic, nově čte' }],
      [member.email, { who, url, deed: 'created', role: 'Domovník', changes: 'Documents: was nothing, now reads' }],
      [
        mayor.email,
        {
          who,
          url,
          deed: 'changed',
          role: 'Správce archivu',
          changes: 'Název: dřív Domovník, nově Správce archivu\nDokumenty: dřív čte, nově spravuje',
        },
      ],
      [member.email, expect.objectContaining({ changes: expect.stringContaining('was reads, now administers') })],
      [mayor.email, expect.objectContaining({ deed: 'deleted', url: `https://portal.example/role?svj=${told.id}` })],
      [member.email, expect.objectContaining({ deed: 'deleted', url: `https://portal.example/role?svj=${told.id}` })],
    ]);
    const { activities } = await mayor.asks(association.mine, {});
    expect(activities.filter((a) => a.noun === 'roles').map((a) => a.what)).toEqual(['delete', 'update', 'create']);
  });
});
