import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, type Module, modules } from '#contract/access.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal({ installed: modules.filter((m) => m !== 'invoices') });
  house = await aHouse(
    portal,
    modules.filter((m) => m !== 'survey'),
  );
  chair = await house.chair();
});
afterAll(() => portal.close());

const of = (who: Person) => ({ id: who.memberId as number });
const seenBy = async (asker: Person, who: Person) => {
  const answer = await asker.asks(roles.rightsOf, of(who));
  const at = (module: Module) => answer.modules.find((m) => m.module === module);
  return { ...answer, at };
};

describe('what a person sees, and why', () => {
  it('names the role, what is off in the house and what is not installed', async () => {
    const owner = await house.owner({ lastName: 'Vlastníková' });
    const { at, ...answer } = await seenBy(chair, owner);
    expect(answer.user).toMatchObject({ id: owner.memberId, full_name: 'Jan Vlastníková', sex: 'others' });
    expect(answer.role).toEqual({ name: 'owner', title: null, customRoleId: null });
    expect(answer.obstacle).toBe(null);
    expect(answer.modules.map((m) => m.module)).toEqual(modules);
    expect(at('documents')).toMatchObject({ right: 'r', reasons: [{ why: 'role', gives: 'r' }] });
    expect(at('survey')).toMatchObject({ right: null, reasons: [{ why: 'role', gives: 'r' }, { why: 'switchedOff' }] });
    const own = await seenBy(chair, chair);
    expect(own.at('invoices')).toMatchObject({
      right: null,
      reasons: [{ why: 'role', gives: 'rw' }, { why: 'notInstalled' }],
    });
    expect(own.at('order')).toMatchObject({ right: null, reasons: [{ why: 'role', gives: null }] });
  });

  it('a custom role speaks by its title', async () => {
    const { id, title } = await chair.asks(roles.create, {
      title: 'Domovník',
      extends: 'owner',
      rights: { ...defaultRoles.owner.rights, documents: 'rw' },
    });
    const who = await house.owner();
    await house.inside((db) =>
      db.execute(sql`update member set custom_role_id = ${Number(id)} where id = ${who.memberId}`),
    );
    const { role, at } = await seenBy(chair, who);
    expect(role).toEqual({ name: 'owner', title, customRoleId: Number(id) });
    expect(at('documents')).toMatchObject({ right: 'rw' });
  });

  it.each([
    ['archived_at = now()', 'archived'],
    ['has_access = false', 'noAccess'],
    ['is_active = false', 'notActivated'],
    ['account_id = null', 'notActivated'],
  ] as const)('%s: sees nothing, because %s', async (set, obstacle) => {
    const who = await house.owner();
    await house.inside((db) => db.execute(`update member set ${set} where id = ${who.memberId}`));
    const answer = await seenBy(chair, who);
    expect(answer.obstacle).toBe(obstacle);
    expect(answer.modules.every((m) => m.right === null)).toBe(true);
    expect(answer.at('documents')?.reasons).toEqual([{ why: 'role', gives: 'r' }, { why: obstacle }]);
  });

  it('of themself everybody may ask; of others only who administers members; of strangers nobody', async () => {
    const owner = await house.owner();
    expect((await seenBy(owner, owner)).at('svj')).toMatchObject({ right: 'r' });
    expect(await owner.refused(roles.rightsOf, of(chair))).toMatchObject({
      code: 404,
      key: 'MEMBERS.NOT_FOUND',
    });
    const stranger = await (await aHouse(portal)).owner();
    expect(await chair.refused(roles.rightsOf, of(stranger))).toMatchObject({ code: 404, key: 'MEMBERS.NOT_FOUND' });
  });
});
