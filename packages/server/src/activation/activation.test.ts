import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { invite, invited, password, withPassword } from '#house/inviting.ts';
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

const days = (n: number) => n * 24 * 3600_000;
async function later(ms: number, run: () => Promise<unknown>) {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + ms);
  await run();
  portal.clock.now = before;
}
const mailsTo = async (email: string) =>
  (await portal.pool.raw.query('select kind, lang, data, secret from outbox where recipient = $1 order by id', [email]))
    .rows as { kind: string; lang: string; data: Record<string, string>; secret: { url: string } | null }[];

describe('an invitation', () => {
  it('leads a new owner from the mail through their data into the house', async () => {
    const ivana = await invited(house, { lastName: 'Nováková', email: 'Ivana@posta.example' });
    await house.unit(chair, '1247/9', [1, 10], [{ memberIds: [ivana.id] }]);
    const sent = await chair.asks(activation.invite, { id: ivana.id });
    expect(sent).toEqual({
      email: 'ivana@posta.example',
      sentAt: portal.clock.now.toISOString(),
      expiresAt: new Date(portal.clock.now.getTime() + days(14)).toISOString(),
    });
    const [mail] = await mailsTo('ivana@posta.example');
    expect(mail).toMatchObject({
      kind: 'invitation',
      data: { person: 'Jan Nováková', house: house.name, by: 'Jan Předsedová' },
    });
    const token = /^https:\/\/portal\.example\/aktivace\/(\S{43})$/.exec(mail?.secret?.url ?? '')?.[1] as string;
    const seen = await nobody(portal).asks(activation.look, { token });
    expect(seen).toMatchObject({ id: ivana.id, email: 'ivana@posta.example', isActive: false, hasAccount: false });
    expect(seen.svj).toMatchObject({ id: house.id, name: house.name });
    expect(seen.user.rooms).toEqual([
      expect.objectContaining({ number: '1247/9', as: 'owner', unitShare: '{"numerator":"1","denominator":"10"}' }),
    ]);
    const user = {
      titleBefore: 'Ing.',
      phones: [{ value: '605 118 274', isPublic: true }],
      address: { street: 'Lindenstraße 9', town: 'Musterstadt', post: '949 99', country: 'Německo' },
      preferredCommunication: 'sms' as const,
    };
    const inside = await nobody(portal).asks(activation.activate, { id: ivana.id, token, password, lang: 'en', user });
    expect(inside.svj_list).toMatchObject([{ id: house.id, session_user_id: ivana.id }]);
    const me = nobody(portal).with(inside.token).as(ivana.id);
    expect((await me.asks(session.verify, {})).user).toMatchObject({
      email: 'ivana@posta.example',
      lang: 'en',
      full_name: 'Ing. Jan Nováková',
    });
    expect((await me.asks(units.list, {})).rooms).toHaveLength(1);
    const { rows } = await house.inside((db) =>
      db.execute(
        `select m.address, m.preferred_contact, c.value, c.is_public from member m join member_contact c
         on c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'phone' where m.id = ${ivana.id}`,
      ),
    );
    expect(rows).toEqual([
      {
        address: { street: 'Lindenstraße 9', town: 'Musterstadt', post: '949 99', country: 'Německo' },
        preferred_contact: 'sms',
        value: '+420605118274',
        is_public: true,
      },
    ]);
    await nobody(portal).asks(session.login, { email: 'ivana@posta.example', password });
    const told = (await chair.asks(association.mine, {})).activities.map((a) => a.what);
    expect(told).toEqual(expect.arrayContaining(['invite', 'activate']));
  });

  it('can be sent again, after which only the new link opens', async () => {
    const who = await invited(house);
    const first = await invite(chair, who);
    const second = await invite(chair, who);
    expect(await nobody(portal).refused(activation.look, { token: first })).toMatchObject({
      code: 422,
      key: 'ENTER.ERRORS.LINK',
    });
    await nobody(portal).asks(activation.look, { token: second });
    for (let i = 0; i < 3; i++) await invite(chair, who);
    expect(await chair.refused(activation.invite, { id: who.id })).toMatchObject({
      code: 429,
      key: 'ACTIVATION.ERRORS.TOO_OFTEN',
    });
    await later(3600_000, () => invite(chair, who));
  });

  it('opens for 14 days and once', async () => {
    const who = await invited(house);
    const token = await invite(chair, who);
    await later(days(14) - 1, () => nobody(portal).asks(activation.look, { token }));
    const gone = { code: 422, key: 'ENTER.ERRORS.LINK' };
    await later(days(14), async () => {
      expect(await nobody(portal).refused(activation.look, { token })).toMatchObject(gone);
      expect(await nobody(portal).refused(activation.activate, { id: who.id, token, password })).toMatchObject(gone);
    });
    await nobody(portal).asks(activation.activate, { id: who.id, token, password });
    const used = { code: 409, key: 'ENTER.ERRORS.USED' };
    expect(await nobody(portal).refused(activation.look, { token })).toMatchObject(used);
    expect(await nobody(portal).refused(activation.activate, { id: who.id, token, password })).toMatchObject(used);
  });

  it('asks for a good password', async () => {
    const who = await invited(house);
    const token = await invite(chair, who);
    const weak = await nobody(portal).refused(activation.activate, { id: who.id, token, password: 'slabe' });
    expect(weak).toMatchObject({ code: 400, errors: { password: 'PASSWORD.ERRORS.SHORT' } });
    await nobody(portal).asks(activation.look, { token });
  });

  it('is not sent where it makes no sense, each time with its reason', async () => {
    const active = await house.owner();
    const why = async (input: object) => (await chair.refused(activation.invite, input)).key;
    expect(await why({ id: active.memberId, email: 'x@y.example' })).toBe('ACTIVATION.ERRORS.ALREADY_ACTIVE');
    const silent = await invited(house, { email: null });
    expect(await chair.refused(activation.invite, { id: silent.id })).toMatchObject({
      code: 422,
      errors: { email: 'ACTIVATION.ERRORS.NO_EMAIL' },
    });
    expect(await chair.refused(activation.invite, { id: silent.id, email: active.email })).toMatchObject({
      code: 422,
      errors: { email: 'ACTIVATION.ERRORS.EMAIL_TAKEN' },
    });
    const old = await invited(house);
    await house.inside((db) => db.execute(`update member set archived_at = now() where id = ${old.id}`));
    expect(await why({ id: old.id })).toBe('ACTIVATION.ERRORS.ARCHIVED');
    expect(await why({ id: 987_654_321 })).toBe('MEMBERS.NOT_FOUND');
    const elsewhere = await invited(await aHouse(portal));
    expect(await why({ id: elsewhere.id })).toBe('MEMBERS.NOT_FOUND');
    const both = await chair.asks(activation.inviteAll, {
      ids: [silent.id, active.memberId as number, (await invited(house)).id, elsewhere.id],
    });
    expect(both.sent).toBe(1);
    expect(both.skipped.map((s) => s.why).sort()).toEqual([
      'ACTIVATION.ERRORS.ALREADY_ACTIVE',
      'ACTIVATION.ERRORS.NO_EMAIL',
    ]);
  });

  it('stops opening when access is taken away or the member archived', async () => {
    for (const end of ['has_access = false', 'archived_at = now()']) {
      const who = await invited(house);
      const token = await invite(chair, who);
      await house.inside((db) => db.execute(`update member set ${end} where id = ${who.id}`));
      const gone = { code: 422, key: 'ENTER.ERRORS.LINK' };
      expect(await nobody(portal).refused(activation.look, { token })).toMatchObject(gone);
      expect(await nobody(portal).refused(activation.activate, { id: who.id, token, password })).toMatchObject(gone);
    }
  });

  it('may be sent by a product administrator on a writing visit to a house that is being set up', async () => {
    const admin = await anAdmin(portal);
    const onVisit = async (id: number) =>
      admin.as((await admin.asks(association.visit, { id, reason: 'Dotaz', write: true })).session_user_id);
    const fresh = await aHouse(portal);
    const who = await invited(fresh);
    expect((await (await onVisit(fresh.id)).asks(activation.invite, { id: who.id })).email).toBe(who.email);
    const neighbour = await invited(house);
    expect(await (await onVisit(house.id)).refused(activation.invite, { id: neighbour.id })).toMatchObject({
      code: 403,
      key: 'HOUSE.VISITS.NOT_ALLOWED',
    });
  });
});

describe('an address that has an account', () => {
  it('accepts the membership by its password, which stays the same', async () => {
    const owner = await withPassword(await house.owner());
    const second = await aHouse(portal);
    const who = await invited(second, { email: owner.email });
    const token = await invite(await second.chair(), who);
    expect((await nobody(portal).asks(activation.look, { token })).hasAccount).toBe(true);
    const answer = await nobody(portal).asks(activation.activate, { id: who.id, token, password });
    expect(answer.svj_list.map((s) => s.id)).toEqual([house.id, second.id]);
    await nobody(portal).asks(session.login, { email: owner.email, password });
  });

  it('accepts it by one click when it is signed in', async () => {
    const owner = await house.owner();
    const second = await aHouse(portal);
    const who = await invited(second, { email: owner.email });
    const token = await invite(await second.chair(), who);
    expect(await owner.asks(activation.look, { token })).toMatchObject({ hasAccount: true, signedIn: true });
    expect((await chair.asks(activation.look, { token })).signedIn).toBe(false);
    await owner.asks(activation.activate, { id: who.id, token });
    await owner.as(who.id).asks(units.list, {});
  });

  it('is shared by spouses until one of them accepts; the other link then says so', async () => {
    const [he, she] = [
      await invited(house, { email: 'dvorsti@posta.example' }),
      await invited(house, { email: 'dvorsti@posta.example' }),
    ];
    const [his, hers] = [await invite(chair, he), await invite(chair, she)];
    await nobody(portal).asks(activation.activate, { id: he.id, token: his, password });
    const taken = { code: 409, key: 'ENTER.ERRORS.TAKEN' };
    expect(await nobody(portal).refused(activation.look, { token: hers })).toMatchObject(taken);
    const again = await nobody(portal).refused(activation.activate, { id: she.id, token: hers, password });
    expect(again).toMatchObject(taken);
    expect(await chair.refused(activation.invite, { id: she.id })).toMatchObject({
      errors: { email: 'ACTIVATION.ERRORS.EMAIL_TAKEN' },
    });
  });

  it('is told when the membership moves to another account', async () => {
    const who = await invited(house);
    const first = { id: who.id, token: await invite(chair, who), password };
    const owner = nobody(portal)
      .with((await nobody(portal).asks(activation.activate, first)).token)
      .as(who.id);
    await owner.asks(units.list, {});
    await chair.asks(members.removeAccess, { id: who.id });
    expect(await owner.refused(units.list)).toMatchObject({ code: 403 });
    const token = await invite(chair, { id: who.id, email: 'novy@posta.example' });
    await nobody(portal).asks(activation.activate, { id: who.id, token, password });
    const told = (await mailsTo(who.email as string)).map((m) => m.kind);
    expect(told).toEqual(['invitation', 'accessClosed', 'membershipMoved']);
    expect(await owner.refused(units.list)).toMatchObject({ code: 403 });
  });
});
