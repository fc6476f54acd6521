import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { type Invitee, invite, invited, password } from '#house/inviting.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
/** Of the committee, but gives no roles. */
let attacker: Person;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const mine = 'utocnik@posta.example';
const refusal = { code: 403, key: 'MEMBERS.ERRORS.REACH_OF' };

async function aCommittee() {
  house = await aHouse(portal);
  chair = await house.chair();
  attacker = await house.person({ role: 'memberCommittee', lastName: 'Řadový' });
}

const change = async (by: Person, id: number, what: object) =>
  [members.update, editedMember(await by.asks(members.one, { id }), what)] as const;
const contactTo = (email: string) => ({ emails: [{ value: email, isPublic: false }] });
const recipients = async (kind: string) => {
  const { rows } = await portal.pool.raw.query<{ recipient: string }>(
    'select recipient from outbox where svj_id = $1 and kind = $2 order by id',
    [house.id, kind],
  );
  return rows.map((r) => r.recipient);
};

describe('an office is not taken over through the contacts of whoever holds it', () => {
  it('a manager who was invited: contact, name and link stay, and the bulk goes where the first link went', async () => {
    await aCommittee();
    const manager = await invited(house, { role: 'community_manager', email: 'spravce@posta.example' });
    await invite(chair, manager);
    expect(await attacker.refused(...(await change(attacker, manager.id, contactTo(mine))))).toMatchObject(refusal);
    expect(await attacker.refused(...(await change(attacker, manager.id, { lastName: 'Cizí' })))).toMatchObject(
      refusal,
    );
    await attacker.asks(...(await change(attacker, manager.id, { position: 'Správce na telefonu' })));
    expect(await attacker.refused(activation.invite, { id: manager.id, email: mine })).toMatchObject({ code: 403 });

    // Though the chair corrects the contact, the bulk resends to the address that was invited.
    await chair.asks(...(await change(chair, manager.id, contactTo('novy@posta.example'))));
    const { to } = await chair.asks(activation.recap, { ids: [manager.id] });
    expect(to.map((t) => t.email)).toEqual(['spravce@posta.example']);
    await chair.asks(activation.inviteAll, { ids: [manager.id], to: to.map(({ id, email }) => ({ id, email })) });
    expect((await recipients('invitation')).at(-1)).toBe('spravce@posta.example');
    // Another address is an invitation of its own, by the same right.
    const token = await invite(chair, { id: manager.id, email: 'novy@posta.example' });
    await nobody(portal).asks(activation.activate, { id: manager.id, token, password });
  });

  it('an officer whose access has ended, and one who comes back from the archive', async () => {
    await aCommittee();
    const manager = await invited(house, { role: 'community_manager', email: 'byvaly@posta.example' });
    const enter = async () => {
      const token = await invite(chair, manager);
      await nobody(portal).asks(activation.activate, { id: manager.id, token, password, hasAccount: entered });
      entered = true;
    };
    let entered = false;
    await enter();
    await chair.asks(members.removeAccess, { id: manager.id });
    expect(await attacker.refused(...(await change(attacker, manager.id, contactTo(mine))))).toMatchObject(refusal);
    const sent = await chair.asks(activation.inviteAll, { ids: [manager.id] });
    expect([sent.sent, (await recipients('invitation')).at(-1)]).toEqual([1, 'byvaly@posta.example']);

    await chair.asks(members.archive, { id: manager.id });
    await attacker.asks(members.restore, { id: manager.id });
    // Without the office the contact is the committee's to keep; with it back, the known address counts.
    await attacker.asks(...(await change(attacker, manager.id, contactTo(mine))));
    const back = await change(chair, manager.id, { role: 'community_manager' });
    await chair.asks(...back);
    await chair.asks(activation.inviteAll, { ids: [manager.id] });
    expect((await recipients('invitation')).at(-1)).toBe('byvaly@posta.example');
  });

  it('a link that an ordinary neighbour got from the committee says nothing of an office given later', async () => {
    await aCommittee();
    const { id } = await invited(house, { email: 'puvodni@posta.example' });
    await invite(attacker, { id, email: mine });
    await chair.asks(...(await change(chair, id, { role: 'community_manager' })));
    const { to } = await chair.asks(activation.recap, { ids: [id] });
    expect(to.map((t) => t.email)).toEqual(['puvodni@posta.example']);
  });

  it('nor by merging a record with another address into theirs', async () => {
    await aCommittee();
    const manager: Invitee = await invited(house, { role: 'community_manager', email: null });
    const mask = await invited(house, { email: mine });
    expect(await attacker.refused(memberCare.merge, { id: manager.id, other: mask.id })).toMatchObject(refusal);
    const silent = await invited(house, { email: null });
    await invite(attacker, { id: silent.id, email: mine });
    expect(await attacker.refused(memberCare.merge, { id: manager.id, other: silent.id })).toMatchObject(refusal);
  });
});

describe('who may change them', () => {
  it('themselves and who gives the office; the old addresses and the committee are told', async () => {
    await aCommittee();
    const { id } = await invited(house, { role: 'auditMember', email: 'kontrolor@posta.example' });
    await chair.asks(...(await change(chair, id, contactTo('kontrolor.novy@posta.example'))));
    expect(await recipients('reachChanged')).toEqual(
      expect.arrayContaining(['kontrolor@posta.example', chair.email, attacker.email]),
    );
    expect(await recipients('reachChanged')).toHaveLength(3);
    await attacker.asks(...(await change(attacker, attacker.memberId as number, contactTo('ja@posta.example'))));
    expect((await recipients('reachChanged')).slice(3).sort()).toEqual([attacker.email, chair.email].sort());
    const owner = await house.owner();
    await attacker.asks(...(await change(attacker, owner.memberId as number, contactTo('soused@posta.example'))));
    expect(await recipients('reachChanged')).toHaveLength(5);
  });
});

describe('several invitations at once', () => {
  it('name every address first, and leave out whoever would get it elsewhere by then', async () => {
    await aCommittee();
    const one = await invited(house, { email: 'prvni@posta.example' });
    const none = await invited(house, { email: null });
    const ids = [one.id, none.id];
    const recap = await chair.asks(activation.recap, { ids });
    expect(recap.to).toMatchObject([{ id: one.id, email: 'prvni@posta.example' }]);
    expect(recap.skipped).toMatchObject([{ id: none.id, why: 'ACTIVATION.ERRORS.NO_EMAIL' }]);
    await attacker.asks(...(await change(attacker, one.id, contactTo(mine))));
    const sent = await chair.asks(activation.inviteAll, { ids, to: [{ id: one.id, email: 'prvni@posta.example' }] });
    expect([sent.sent, sent.skipped.map((s) => s.why)]).toEqual([
      ...[0, ['ACTIVATION.ERRORS.ADDRESS_CHANGED', 'ACTIVATION.ERRORS.NO_EMAIL']],
    ]);
    expect(await recipients('invitation')).toEqual([]);
    expect((await chair.asks(association.mine, {})).hasMayorCommittee).toBe(true);
  });
});
