import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
let neighbour: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  owner = await house.owner({ firstName: 'Eva', lastName: 'Malá' });
  neighbour = await house.person({ role: 'neighbour' });
});
afterAll(() => portal.close());

const look = (who: Person, whom = owner): Promise<MemberDetail> =>
  who.asks(members.one, { id: whom.memberId as number });

describe('a member with every field', () => {
  const address = { street: 'Lipová 14', town: 'Horní Lipnice', post: '389 99', country: 'cs' };
  const everything = {
    titleBefore: 'Ing.',
    titleAfter: 'Ph.D.',
    sex: 'female',
    position: 'účetní',
    emails: [
      { value: 'rodina@posta.example', isPublic: false },
      { value: 'eva@posta.example', isPublic: true },
    ],
    phones: [
      { value: '605 118 274', isPublic: false },
      { value: '+421905123456', isPublic: true },
    ],
    address,
    permanentAddress: { ...address, street: 'Dlouhá 1' },
    bankAccount: '19-2000145399 / 0800',
    preferredCommunication: 'post',
    note: 'Neslyší, prosí o dopis.',
  };

  it('is kept as typed, phones with their prefix', async () => {
    const saved = await chair.asks(members.update, editedMember(await look(chair), everything));
    expect(saved).toMatchObject({
      ...everything,
      full_name: 'Ing. Eva Malá, Ph.D.',
      bankAccount: '19-2000145399/0800',
      phones: [
        { value: '+420605118274', isPublic: false },
        { value: '+421905123456', isPublic: true },
      ],
    });
    expect((await chair.asks(members.search, { text: 'ing' })).users).toEqual([]);
  });

  it('is shown to neighbours only by what is public', async () => {
    const seen = await look(neighbour);
    expect(seen).toMatchObject({
      full_name: 'Ing. Eva Malá, Ph.D.',
      emails: [{ value: 'eva@posta.example', isPublic: true }],
      phones: [{ value: '+421905123456', isPublic: true }],
      address: null,
      permanentAddress: null,
      bankAccount: null,
      preferredCommunication: null,
      note: null,
      loginEmail: null,
      access: null,
      relations: [],
      may: { edit: false, archive: false, changeRole: false },
    });
    expect(seen.role.rights).toEqual({});
    const listed = (await neighbour.asks(members.list, {})).users.find((u) => u.id === owner.memberId);
    expect(listed).toMatchObject({ email: 'eva@posta.example', phone: '+421905123456' });
  });

  it('is shown whole to its own person, except for the committee’s note', async () => {
    const own = await look(owner);
    expect(own).toMatchObject({ bankAccount: '19-2000145399/0800', note: null, loginEmail: owner.email });
    expect(own.emails).toHaveLength(2);
    expect(own.may).toMatchObject({ edit: true, editName: false, changeRole: false, archive: false });
  });

  it('is changed by its own person, titles too, but the name, the role and the note are not theirs', async () => {
    const own = await look(owner);
    const saved = await owner.asks(
      members.update,
      editedMember(own, {
        emails: [{ value: 'jen@posta.example', isPublic: true }],
        titleBefore: 'prof.',
        note: 'smazáno',
        position: 'král',
      }),
    );
    expect(saved.emails).toEqual([{ value: 'jen@posta.example', isPublic: true }]);
    expect(saved.full_name).toBe('prof. Eva Malá, Ph.D.');
    expect(await look(chair)).toMatchObject({ note: 'Neslyší, prosí o dopis.', position: 'účetní' });
    expect(await owner.refused(members.update, editedMember(saved, { lastName: 'Velká' }))).toMatchObject({
      code: 403,
      errors: { lastName: 'MEMBERS.ERRORS.NAME_BY_COMMITTEE' },
    });
    expect(await owner.refused(members.update, editedMember(saved, { role: 'mayorCommittee' }))).toMatchObject({
      code: 403,
      key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS',
    });
    expect(await neighbour.refused(members.update, editedMember(saved))).toMatchObject({ code: 404 });
  });

  it('shows and takes the committee’s note only from the committee, whatever a role of owners may administer', async () => {
    const clerk = await house.owner();
    await house.inside((db) =>
      db.execute(`with r as (
        insert into custom_role (svj_id, title, based_on, rights) values (${house.id}, 'Domovník', 'owner', '{"members": "rw"}')
        returning id) update member set custom_role_id = (select id from r) where id = ${clerk.memberId}`),
    );
    const seen = await look(clerk);
    expect(seen).toMatchObject({ note: null, bankAccount: '19-2000145399/0800' });
    await clerk.asks(members.update, editedMember(seen, { note: 'přepsáno' }));
    expect((await look(chair)).note).toBe('Neslyší, prosí o dopis.');
  });

  it('says what is wrong at its field and changes nothing', async () => {
    const before = await look(chair);
    const wrong = {
      emails: [{ value: 'bez zavináče', isPublic: false }],
      phones: [{ value: '12', isPublic: false }],
      bankAccount: '1234567898/0800',
      lastName: ' ',
    };
    expect((await chair.refused(members.update, editedMember(before, wrong))).errors).toEqual({
      'emails.0.value': 'BASE.FORM.EMAIL',
      'phones.0.value': 'BASE.FORM.PHONE',
      bankAccount: 'BASE.FORM.BANK_ACCOUNT',
      lastName: 'BASE.FORM.REQUIRED',
    });
    expect(await chair.refused(members.update, editedMember(before, { entranceId: 999 }))).toMatchObject({
      code: 422,
      errors: { entranceId: 'MEMBERS.ERRORS.ENTRANCE_UNKNOWN' },
    });
    expect(await look(chair)).toEqual(before);
  });

  it('is not overwritten by a form that was opened before somebody else saved', async () => {
    const stale = await look(chair);
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await chair.asks(members.update, editedMember(stale, { position: 'první' }));
    expect(await chair.refused(members.update, editedMember(stale, { position: 'druhý' }))).toMatchObject({
      code: 409,
      key: 'BASE.ERRORS.CONFLICT',
      data: { by: { who: 'self' } },
    });
    expect((await look(chair)).position).toBe('první');
  });
});

describe('authorised persons and family', () => {
  it('stand with both people, and nobody is related to themself, twice or to a stranger', async () => {
    const before = await look(chair);
    const relations = [{ memberId: neighbour.memberId, relation: 'husband' }];
    const saved = await chair.asks(members.update, editedMember(before, { relations }));
    expect(saved.relations.map((r) => [r.member.id, r.relation])).toEqual([[neighbour.memberId, 'husband']]);
    const other = await look(chair, neighbour);
    expect(other.relationOf.map((r) => [r.member.id, r.relation])).toEqual([[owner.memberId, 'husband']]);
    expect(other.authorizedPersonType).toBe('husband');
    const refusal = async (list: object[]) =>
      (await chair.refused(members.update, editedMember(saved, { relations: list }))).errors;
    expect(await refusal([{ memberId: owner.memberId, relation: 'son' }])).toEqual({
      'relations.0.memberId': 'MEMBERS.ERRORS.RELATION_SELF',
    });
    expect(await refusal([...relations, ...relations])).toEqual({
      'relations.1.memberId': 'MEMBERS.ERRORS.RELATION_TWICE',
    });
    const stranger = await (await aHouse(portal)).owner();
    expect(await refusal([{ memberId: stranger.memberId, relation: 'son' }])).toEqual({
      'relations.0.memberId': 'MEMBERS.NOT_FOUND',
    });
  });

  it('of another house do not exist', async () => {
    const stranger = await (await aHouse(portal)).owner();
    expect(await chair.refused(members.one, { id: stranger.memberId })).toMatchObject({
      code: 404,
      key: 'MEMBERS.NOT_FOUND',
    });
  });
});

it('somebody whose relative is in the archive can still be changed, and keeps them', async () => {
  const aunt = await house.owner({ lastName: 'Teta' });
  const { id } = await chair.asks(members.create, {
    type: 'person',
    firstName: 'Jan',
    lastName: 'Synovec',
    relations: [{ memberId: aunt.memberId as number, relation: 'familyMember' }],
  });
  await chair.asks(members.archive, { id: aunt.memberId as number });
  const seen = await chair.asks(members.one, { id });
  const saved = await chair.asks(members.update, editedMember(seen, { position: 'dům.' }));
  expect(saved.relations.map((r) => r.member.id)).toEqual([aunt.memberId]);
  const again = editedMember(saved, { relations: [{ memberId: 987_654_321, relation: 'wife' }] });
  expect(await chair.refused(members.update, again)).toMatchObject({ code: 404 });
});
