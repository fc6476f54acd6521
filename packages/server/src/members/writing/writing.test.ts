import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
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

const idOf = (p: Person) => p.memberId as number;
const tab = async (name: 'all' | 'archived') =>
  (await chair.asks(members.list, { tab: name, sizePerPage: 'all' })).users.map((u) => u.id);

it('a form that names a role waits for changes of offices before it holds the member', async () => {
  const owner = await house.owner();
  const form = editedMember(await owner.asks(members.one, { id: idOf(owner) }));
  const [saved] = await house.inside(async (db) => {
    await db.execute(`select from svj where id = ${house.id} for no key update`);
    const begun = owner.call(members.update, form);
    await setTimeout(500);
    await db.execute(`select from member where id = ${idOf(owner)} for update nowait`);
    return [begun];
  });
  expect((await saved).status).toBe(200);
});

describe('a new neighbour', () => {
  it('has no access, and may come with contacts, family and an entrance of the house', async () => {
    const wife = await house.owner();
    const { id } = await chair.asks(members.create, {
      type: 'person',
      firstName: 'Jan',
      lastName: 'Novotný',
      emails: [{ value: 'jan@posta.example', isPublic: true }],
      relations: [{ memberId: idOf(wife), relation: 'wife' }],
    });
    const made = await chair.asks(members.one, { id });
    expect(made).toMatchObject({
      access: 'none',
      loginEmail: null,
      role: { name: 'owner' },
      emails: [{ value: 'jan@posta.example', isPublic: true }],
      may: { edit: true, invite: true, removeAccess: false, remove: false },
    });
    expect(made.relations.map((r) => r.member.id)).toEqual([idOf(wife)]);
    const couple = { type: 'person', firstName: 'Jana', lastName: 'Novotná', emails: made.emails } as const;
    expect((await chair.asks(members.create, couple)).full_name).toBe('Jana Novotná');
  });
});

describe('access taken away', () => {
  it('ends at the next call and is told by mail; the neighbour stays for the committee alone', async () => {
    const owner = await house.owner();
    const friend = await house.owner();
    await owner.asks(units.list, {});
    await chair.asks(members.removeAccess, { id: idOf(owner) });
    expect(await owner.refused(units.list)).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_MEMBER' });
    expect(await friend.refused(members.one, { id: idOf(owner) })).toMatchObject({ code: 404 });
    expect(await chair.asks(members.one, { id: idOf(owner) })).toMatchObject({ access: 'none', loginEmail: null });
    const { rows } = await portal.pool.raw.query('select kind from outbox where recipient = $1', [owner.email]);
    expect(rows).toEqual([{ kind: 'accessClosed' }]);
  });

  it('of an officer is the business of who gives offices', async () => {
    const member = await house.person({ role: 'memberCommittee' });
    const auditor = await house.person({ role: 'auditMayor' });
    expect(await member.refused(members.removeAccess, { id: idOf(auditor) })).toMatchObject({
      code: 403,
      key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS',
    });
    expect(await member.refused(members.archive, { id: idOf(chair) })).toMatchObject({ code: 403 });
    const offered = await member.asks(members.one, { id: idOf(auditor) });
    expect(offered.may).toMatchObject({ edit: true, removeAccess: false, archive: false, invite: false });
    await chair.asks(members.removeAccess, { id: idOf(auditor) });
  });
});

describe('the archive', () => {
  it('takes people in, one or many, all or none, and gives them back without access and office', async () => {
    const [a, b] = [await house.person({ role: 'auditMember' }), await house.owner()];
    const many = { ids: [idOf(a), idOf(b), 987_654_321] };
    expect(await chair.refused(members.archiveAll, many)).toMatchObject({ code: 404 });
    expect(await tab('archived')).toEqual([]);
    expect(await chair.asks(members.archiveAll, { ids: [idOf(a), idOf(b)] })).toEqual({ archived: 2 });
    expect((await tab('archived')).sort()).toEqual([idOf(a), idOf(b)].sort());
    expect(await tab('all')).not.toContain(idOf(a));
    expect(await a.refused(members.list)).toMatchObject({ code: 403 });
    expect(await chair.refused(members.archive, { id: idOf(a) })).toMatchObject({ code: 404 });
    const stale = await chair.asks(members.one, { id: idOf(a) });
    expect(await chair.refused(members.update, editedMember(stale))).toMatchObject({ code: 404 });
    await chair.asks(members.restore, { id: idOf(a) });
    expect(await chair.asks(members.one, { id: idOf(a) })).toMatchObject({ access: 'none', role: { name: 'owner' } });
    expect(await chair.refused(members.restore, { id: idOf(a) })).toMatchObject({ code: 404 });
  });
});

describe('deletion', () => {
  it('is only for people in the archive who own nothing, and cannot be taken back', async () => {
    const gone = await house.owner({ firstName: 'Ota', lastName: 'Pomíjivý' });
    const owner = await house.owner();
    const sold = await house.unit(chair, '5', [1, 2], [{ memberIds: [idOf(gone)] }]);
    await house.unit(chair, '6', [1, 2], [{ memberIds: [idOf(owner)] }]);
    expect(await chair.refused(members.remove, { id: idOf(gone) })).toMatchObject({
      code: 422,
      key: 'MEMBERS.ERRORS.NOT_ARCHIVED',
    });
    await chair.asks(members.archiveAll, { ids: [idOf(gone), idOf(owner)], owning: true });
    expect(await chair.refused(members.removeAll, { ids: [idOf(gone), idOf(owner)] })).toMatchObject({
      code: 422,
      key: 'MEMBERS.ERRORS.OWNS',
    });
    await house.inside((db) =>
      db.execute(`update ownership set valid_to = '2001-01-01' where svj_id = ${house.id} and unit_id = ${sold.id}`),
    );
    await chair.asks(members.remove, { id: idOf(gone) });
    expect(await chair.refused(members.one, { id: idOf(gone) })).toMatchObject({ code: 404 });
    expect(await chair.refused(members.restore, { id: idOf(gone) })).toMatchObject({ code: 404 });
    expect(await chair.refused(members.remove, { id: idOf(gone) })).toMatchObject({ code: 404 });
    const kept = await house.inside((db) =>
      db.execute(`select to_jsonb(m)::text as all from member m where id = ${idOf(gone)}`),
    );
    expect(String(kept.rows[0]?.all)).not.toMatch(/Pomíjiv|pomijiv|Ota/);
    const unit = await chair.asks(units.one, { id: sold.id });
    expect(unit.history.flatMap((o) => o.members.map((m) => m.full_name))).toEqual(['Smazaná osoba']);
    expect((await chair.asks(members.search, { text: 'pomij' })).users).toEqual([]);
  });

  it('and a new name reach the search of units', async () => {
    const owner = await house.owner({ lastName: 'Dřívější' });
    await house.unit(chair, '77', [1, 9], [{ memberIds: [idOf(owner)] }]);
    const before = await chair.asks(members.one, { id: idOf(owner) });
    await chair.asks(members.update, editedMember(before, { lastName: 'Novější' }));
    const find = async (text: string) => (await chair.asks(units.search, { text })).rooms.map((r) => r.title);
    expect(await find('novejsi')).toEqual(['77']);
    expect(await find('drivejsi')).toEqual([]);
  });
});

describe('an owner in the archive', () => {
  it('comes there only after a warning that names the units', async () => {
    const own = await aHouse(portal);
    const boss = await own.chair();
    const owner = await own.owner({ firstName: 'Eva', lastName: 'Dvojitá' });
    const id = owner.memberId as number;
    await own.unit(boss, '10', [1, 3], [{ memberIds: [id] }]);
    await own.unit(boss, '9', [1, 3], [{ memberIds: [id] }]);
    expect(await boss.asks(members.owned, { ids: [id, boss.memberId as number] })).toEqual({
      owners: [{ id, full_name: 'Eva Dvojitá', rooms: ['9', '10'] }],
    });
    const { status, body } = await boss.call(members.archive, { id });
    expect([status, body.message?.content]).toEqual([422, 'MEMBERS.ERRORS.ARCHIVE_OWNS']);
    expect(body.message?.params).toEqual({ owners: 'Eva Dvojitá (9, 10)' });
    expect((await boss.refused(members.archiveAll, { ids: [id] })).code).toBe(422);
    await boss.asks(members.archive, { id, owning: true });
  });
});
