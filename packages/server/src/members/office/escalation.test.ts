import { afterAll, beforeAll, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { invite, invited, password } from '#house/inviting.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

// Ways around "who holds an office is decided by who gives it".
let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;
const give = async (whom: number, office: object) =>
  chair.asks(members.update, editedMember(await chair.asks(members.one, { id: whom }), office));

/** A manager by a custom role that administers people, and nothing else. */
async function weakManager(): Promise<Person> {
  const rights = { members: 'rw', svj: 'rw' } as const;
  const title = `Správa lidí ${Math.random()}`;
  const role = await chair.asks(roles.create, { extends: 'community_manager', title, rights });
  const manager = await house.person({ role: 'community_manager' });
  await give(idOf(manager), { role: 'community_manager', customRoleId: Number(role.id) });
  return manager;
}

it('an officer who does not sign in yet is merged with somebody who does only by who may give the office', async () => {
  const { id: officer } = await invited(house, { role: 'subMayorCommittee', lastName: 'Místopředsedová' });
  const friend = await house.owner();
  const member = await house.person({ role: 'memberCommittee' });
  const both = { id: officer, other: idOf(friend) };
  expect(await member.refused(memberCare.merge, both)).toMatchObject({
    code: 403,
    key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS',
  });
  expect(await (await weakManager()).refused(memberCare.merge, both)).toMatchObject({
    code: 403,
    key: 'MEMBERS.ERRORS.ROLE_TOO_STRONG',
  });
  expect(await friend.as(officer).refused(members.list)).toMatchObject({ code: 403 });
  await chair.asks(memberCare.merge, both);
  await friend.as(officer).asks(members.list, { tab: 'archived' });
});

it('two records without a sign-in may become one whoever administers members, when office and addresses stay as they are', async () => {
  const { id } = await invited(house, { role: 'auditMember' });
  const { id: silent } = await invited(house, { email: null });
  const { id: another } = await invited(house, { email: 'jinam@posta.example' });
  const member = await house.person({ role: 'memberCommittee' });
  await member.asks(memberCare.merge, { id, other: silent });
  expect(await member.refused(memberCare.merge, { id, other: another })).toMatchObject({
    code: 403,
    key: 'MEMBERS.ERRORS.REACH_OF',
  });
});

it('who holds more is not shut out by who holds less', async () => {
  const manager = await weakManager();
  const other = await house.person({ role: 'subMayorCommittee' });
  const refusal = { code: 403, key: 'MEMBERS.ERRORS.ROLE_TOO_STRONG' };
  expect(await manager.refused(members.archive, { id: idOf(other) })).toMatchObject(refusal);
  expect(await manager.refused(members.removeAccess, { id: idOf(other) })).toMatchObject(refusal);
  const { may } = await manager.asks(members.one, { id: idOf(other) });
  expect(may).toMatchObject({ archive: false, removeAccess: false });
  expect((await chair.asks(members.one, { id: idOf(other) })).may).toMatchObject({ archive: true, removeAccess: true });
  await chair.asks(members.archive, { id: idOf(other) });
});

it('the link of an office is sent only by who holds as much', async () => {
  const officer = await invited(house, { role: 'subMayorCommittee' });
  const manager = await weakManager();
  expect(await manager.refused(activation.invite, { id: officer.id, email: 'muj-druhy@posta.example' })).toMatchObject({
    code: 403,
    key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS',
  });
  await invite(chair, officer);
});

it('a link that waits for a neighbour opens no office given meanwhile, unless who sent it may give offices', async () => {
  const member = await house.person({ role: 'memberCommittee' });
  const trap = await invited(house, { email: 'pratele@posta.example' });
  const token = await invite(member, trap);
  await give(trap.id, { role: 'subMayorCommittee' });
  expect(await nobody(portal).refused(activation.activate, { id: trap.id, token, password })).toMatchObject({
    code: 422,
    key: 'ENTER.ERRORS.LINK',
  });
  const open = await invited(house);
  const good = await invite(chair, open);
  await give(open.id, { role: 'memberCommittee' });
  await nobody(portal).asks(activation.activate, { id: open.id, token: good, password });
});

it('the committee hears of every office: given by a title, given to somebody new, ended by the archive or a merge', async () => {
  const quiet = await aHouse(portal);
  const boss = await quiet.chair();
  const told = async () => {
    const { rows } = await portal.pool.raw.query<{ data: Record<string, string> }>(
      `select data from outbox where svj_id = $1 and kind = 'officeChanged' and recipient = $2 order by id`,
      [quiet.id, boss.email],
    );
    return rows.map(({ data }) => [data.person, data.from, data.to]);
  };
  const rights = { cashDesk: 'rw' } as const;
  const { id } = await boss.asks(roles.create, { extends: 'owner', title: 'Pokladník', rights });
  const owner = await quiet.owner({ firstName: 'Eva', lastName: 'Malá' });
  const form = editedMember(await boss.asks(members.one, { id: idOf(owner) }), { customRoleId: Number(id) });
  await boss.asks(members.update, form);
  const made = { type: 'person', firstName: 'Jan', role: 'auditMember' } as const;
  const one = await boss.asks(members.create, { ...made, lastName: 'Nový' });
  const two = await boss.asks(members.create, { ...made, lastName: 'Novy' });
  const plain = await boss.asks(members.create, { type: 'person', firstName: 'Jan', lastName: 'Nový' });
  await boss.asks(memberCare.merge, { id: plain.id, other: two.id });
  await boss.asks(members.archiveAll, { ids: [one.id, plain.id, idOf(owner)] });
  expect(await told()).toEqual([
    ['Eva Malá', 'vlastník', 'Pokladník'],
    ['Jan Nový', 'bez přístupu', 'člen kontrolní komise'],
    ['Jan Novy', 'bez přístupu', 'člen kontrolní komise'],
    ['Jan Novy', 'člen kontrolní komise', 'bez přístupu'],
    ['Eva Malá', 'Pokladník', 'bez přístupu'],
    ['Jan Nový', 'člen kontrolní komise', 'bez přístupu'],
  ]);
});
