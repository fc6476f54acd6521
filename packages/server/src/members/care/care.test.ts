import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { avatars } from '#contract/members/endpoints-avatar.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { queue } from '#house/sender.ts';
import { sendFile } from '#house/sending.ts';

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
const make = async (lastName: string, more: object = {}) =>
  (await chair.asks(members.create, { type: 'person', firstName: 'Jan', lastName, ...more })).id;

describe('two records of one person', () => {
  it('become one after a preview: units, contacts, family, empty fields and the sign-in', async () => {
    const family = await house.owner();
    const emails = [
      { value: 'jan@posta.example', isPublic: true },
      { value: 'stary@posta.example', isPublic: false },
    ];
    const keeps = await make('Dvojí', { emails: emails.slice(0, 1), note: 'A' });
    const goes = await house.owner({ firstName: 'Jan', lastName: 'Dvoji' });
    const before = await chair.asks(members.one, { id: idOf(goes) });
    const relations = [{ memberId: idOf(family), relation: 'wife' }];
    const more = { emails, relations, titleBefore: 'Ing.', note: 'B', bankAccount: '2000000528/2010' };
    await chair.asks(members.update, editedMember(before, more));
    await house.unit(chair, '1', [1, 2], [{ memberIds: [idOf(goes)] }]);
    const face = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#206254' } })
      .png()
      .toBuffer();
    await sendFile(goes, avatars.keep, 'ja.png', face, { id: idOf(goes) });

    const preview = await chair.asks(memberCare.mergePreview, { id: keeps, other: idOf(goes) });
    expect(preview).toMatchObject({
      keeps: { id: keeps },
      goes: { id: idOf(goes) },
      blocked: null,
      rooms: [{ number: '1' }],
      contacts: ['stary@posta.example'],
      signIn: 'goes',
    });
    expect([...preview.fills].sort()).toEqual(['bankAccount', 'note', 'titleBefore']);

    await chair.asks(memberCare.merge, { id: keeps, other: idOf(goes) });
    const one = await chair.asks(members.one, { id: keeps });
    expect(one).toMatchObject({
      full_name: 'Ing. Jan Dvojí',
      emails,
      note: 'A\n\nB',
      bankAccount: '2000000528/2010',
      access: 'active',
      loginEmail: goes.email,
      rooms: [{ number: '1', as: 'owner' }],
    });
    expect((await portal.app.inject({ method: 'GET', url: one.avatar ?? '' })).statusCode).toBe(200);
    const entry = `select title from search_entry where noun = 'members' and id = ${keeps}`;
    expect((await house.inside((db) => db.execute(entry))).rows).toEqual([{ title: 'Ing. Jan Dvojí' }]);
    expect(one.relations.map((r) => r.member.id)).toEqual([idOf(family)]);
    expect(await chair.refused(members.one, { id: idOf(goes) })).toMatchObject({ code: 404 });
    await goes.as(keeps).asks(units.list, {});
    expect((await chair.asks(units.search, { text: 'dvoji' })).rooms).toHaveLength(1);
  });

  it('are not merged where it would change who owns what, or whose account it is', async () => {
    const [a, b, c] = [await house.owner(), await house.owner(), await make('Třetí')];
    const firm = (await chair.asks(members.create, { type: 'company', companyName: 'Firma' })).id;
    const why = async (id: number, other: number) => {
      const { blocked } = await chair.asks(memberCare.mergePreview, { id, other });
      const refusal = await chair.refused(memberCare.merge, { id, other });
      expect(refusal).toMatchObject({ code: 422, key: `MEMBERS.ERRORS.${blocked}` });
      return blocked;
    };
    expect(await why(c, c)).toBe('MERGE_SELF');
    expect(await why(c, firm)).toBe('MERGE_KINDS');
    expect(await why(idOf(a), idOf(b))).toBe('MERGE_ACCOUNTS');
    await house.unit(chair, '20', [1, 9], [{ memberIds: [idOf(a), c] }]);
    expect(await why(idOf(a), c)).toBe('MERGE_COUPLE');
    const d = await make('Čtvrtý');
    const halves = [idOf(b), d].map((id) => ({ memberIds: [id], share: [1, 2] as [number, number] }));
    await house.unit(chair, '21', [1, 9], halves);
    expect(await why(idOf(b), d)).toBe('MERGE_UNIT');
    const stranger = idOf(await (await aHouse(portal)).owner());
    expect(await chair.refused(memberCare.merge, { id: c, other: stranger })).toMatchObject({ code: 404 });
    const member = await house.person({ role: 'memberCommittee' });
    const refusal = await member.refused(memberCare.merge, { id: c, other: idOf(chair) });
    expect(refusal).toMatchObject({ code: 403, key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS' });
  });
});

describe('a deletion', () => {
  it('says beforehand what goes, what stays, and what stands in the way', async () => {
    const id = await make('Odcházející', {
      emails: [{ value: 'a@posta.example' }, { value: 'spolecny@posta.example' }],
      phones: [{ value: '605118274' }],
      address: { street: 'Lipová 1' },
      note: 'x',
    });
    const unit = await house.unit(chair, '31', [1, 9], [{ memberIds: [id] }]);
    const ask = () => chair.asks(memberCare.erasure, { id });
    expect((await ask()).blocked).toBe('OWNS');
    await house.inside((db) => db.execute(`update ownership set valid_to = '2001-01-01' where unit_id = ${unit.id}`));
    expect((await ask()).blocked).toBe('NOT_ARCHIVED');
    await chair.asks(members.archive, { id });
    await house.inside((db) =>
      db.execute(`insert into invitation (svj_id, member_id, email, token_hash, created_at, expires_at)
        values (${house.id}, ${id}, 'odchozi@posta.example', '\\x01', now(), now())`),
    );
    await make('Spolubydlící', { emails: [{ value: 'Spolecny@posta.example' }] });
    for (const to of ['a@posta.example', 'odchozi@posta.example', 'spolecny@posta.example'])
      await queue(portal, { to, svjId: house.id });
    const preview = await ask();
    expect(preview).toEqual({
      member: expect.objectContaining({ full_name: 'Jan Odcházející' }),
      blocked: null,
      goes: [
        { what: 'name', count: 1 },
        { what: 'contacts', count: 3 },
        { what: 'addresses', count: 1 },
        { what: 'note', count: 1 },
        { what: 'invitations', count: 1 },
        { what: 'mails', count: 2 },
      ],
      stays: [{ what: 'ownerships', count: 1 }],
    });
    await chair.asks(members.remove, { id });
    expect(await house.count('invitation')).toBe(0);
    const { rows } = await portal.pool.raw.query('select recipient from outbox where recipient = any($1)', [
      ['a@posta.example', 'odchozi@posta.example', 'spolecny@posta.example'],
    ]);
    expect(rows).toEqual([{ recipient: 'spolecny@posta.example' }]);
    expect(await chair.refused(memberCare.erasure, { id })).toMatchObject({ code: 404 });
  });
});

it('two records with more contacts than one person keeps are not merged', async () => {
  const emails = (name: string) => Array.from({ length: 6 }, (_, i) => ({ value: `${name}${i}@posta.example` }));
  const [a, b] = [await make('Plný', { emails: emails('a') }), await make('Plný', { emails: emails('b') })];
  expect((await chair.asks(memberCare.mergePreview, { id: a, other: b })).blocked).toBe('MERGE_CONTACTS');
  const key = 'MEMBERS.ERRORS.MERGE_CONTACTS';
  expect(await chair.refused(memberCare.merge, { id: a, other: b })).toMatchObject({ code: 422, key });
});

it('a couple of a unit that was deleted since is a couple still', async () => {
  const [a, b] = [await make('Manžel'), await make('Manželka')];
  const { id } = await house.unit(chair, '77', [1, 9], [{ memberIds: [a, b] }]);
  await chair.asks(units.removeAll, { ids: [id] });
  expect((await chair.asks(memberCare.mergePreview, { id: a, other: b })).rooms).toEqual([]);
  expect(await chair.refused(memberCare.merge, { id: a, other: b })).toMatchObject({
    code: 422,
    key: 'MEMBERS.ERRORS.MERGE_COUPLE',
  });
});
