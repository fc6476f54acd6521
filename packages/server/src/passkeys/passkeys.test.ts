import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { Authenticator } from '#house/authenticator.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { writtenTo } from '#house/letters.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { hashPassword } from '../base/secrets/passwords.ts';
import { sweepChallenges } from './queries.ts';

const origin = 'https://portal.example';
const password = 'Spravne2026';
let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

const minutes = (n: number) => n * 60_000;
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + ms);
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}
const mailsTo = async (email: string) => {
  const { rows } = await portal.pool.raw.query(
    'select kind, data, lang, secret from outbox where recipient = $1 order by id',
    [email],
  );
  return rows;
};
const add = async (who: Person, key = new Authenticator(origin)) => {
  const credential = key.make(await who.asks(passkeys.beginAdding, {}));
  return { key, row: await who.asks(passkeys.add, { credential }) };
};
const signIn = async (key: Authenticator) => {
  const guest = nobody(portal);
  return guest.asks(passkeys.signIn, { credential: key.sign(await guest.asks(passkeys.beginSignIn, {})) });
};

describe('a passkey', () => {
  it('is added, signs in as a password does, and tells its holder by mail', async () => {
    const owner = await house.owner();
    const elsewhere = await (await aHouse(portal)).person({ account: owner.accountId as number });
    const { key, row } = await add(owner);
    expect(row).toMatchObject({ name: '', lastUsedAt: null });
    const entered = await signIn(key);
    expect(entered.isProductAdmin).toBe(false);
    expect(entered.svj_list.map((s) => s.session_user_id)).toEqual([owner.memberId, elsewhere.memberId]);
    expect(entered.users.map((u) => u.id)).toEqual([owner.memberId, elsewhere.memberId]);
    const me = await owner.with(entered.token).asks(session.verify, {});
    expect(me.user).toMatchObject({ id: owner.memberId, svj_id: house.id });
    await signIn(key);
    const { passkeys: mine } = await owner.asks(passkeys.list, {});
    expect(mine).toEqual([{ ...row, lastUsedAt: portal.clock.now.toISOString() }]);
    expect(await mailsTo(owner.email)).toEqual([
      {
        kind: 'passkeyAdded',
        lang: 'cs',
        secret: { url: expect.stringMatching(/^https:\/\/portal\.example\/nebyl-jsem-to-ja\/\S{43}$/) },
        data: { email: owner.email, device: 'none' },
      },
    ]);
  });

  it('of a product administrator says so', async () => {
    const { key } = await add(await anAdmin(portal));
    expect(await signIn(key)).toMatchObject({ isProductAdmin: true, svj_list: [], users: [] });
  });

  it('is asked of the browser by the address of the portal, verified and without an e-mail', async () => {
    const owner = await house.owner();
    expect(await nobody(portal).asks(passkeys.offer, {})).toEqual({ origin });
    const creation = await owner.asks(passkeys.beginAdding, {});
    expect(creation).toMatchObject({
      rp: { id: 'portal.example' },
      user: { name: owner.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(creation.user.id, 'base64url')).toHaveLength(32);
    const asked = await nobody(portal).asks(passkeys.beginSignIn, {});
    expect(asked).toEqual({
      rpId: 'portal.example',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: minutes(5),
      userVerification: 'required',
    });
  });

  it('is renamed and removed by its holder alone; then it signs in no more and a mail says so', async () => {
    const owner = await house.owner();
    const neighbour = await house.owner();
    const { key, row } = await add(owner);
    expect(await neighbour.refused(passkeys.rename, { id: row.id, name: 'Můj' })).toMatchObject({
      code: 404,
      key: 'PASSKEYS.ERRORS.NOT_FOUND',
    });
    expect(await neighbour.refused(passkeys.remove, { id: row.id })).toMatchObject({ code: 404 });
    expect((await owner.refused(passkeys.rename, { id: row.id, name: ' ' })).errors).toEqual({
      name: 'BASE.FORM.REQUIRED',
    });
    await owner.asks(session.language, { lang: 'en' });
    expect(await owner.asks(passkeys.rename, { id: row.id, name: ' Můj telefon ' })).toEqual({
      ...row,
      name: 'Můj telefon',
    });
    await owner.asks(passkeys.remove, { id: row.id });
    expect((await owner.asks(passkeys.list, {})).passkeys).toEqual([]);
    const guest = nobody(portal);
    const credential = key.sign(await guest.asks(passkeys.beginSignIn, {}));
    expect(await guest.refused(passkeys.signIn, { credential })).toMatchObject({ code: 401 });
    const removed = { kind: 'passkeyRemoved', lang: 'en', data: { email: owner.email, device: 'Můj telefon' } };
    expect((await mailsTo(owner.email)).at(-1)).toMatchObject(removed);
  });

  it('stays when the password is changed', async () => {
    const owner = await house.owner();
    const hash = await hashPassword(password);
    await portal.pool.raw.query('update account set password_hash = $2 where id = $1', [owner.accountId, hash]);
    const { key } = await add(owner);
    await owner.asks(session.ownPassword, { oldPassword: password, password: 'Nove2026x' });
    await signIn(key);
  });

  it('is kept beside at most nineteen others, and once', async () => {
    const owner = await house.owner();
    const { key } = await add(owner);
    const again = await owner.asks(passkeys.beginAdding, {});
    expect(again.excludeCredentials).toEqual([
      { type: 'public-key', id: key.id.toString('base64url'), transports: ['internal'] },
    ]);
    const known = await owner.refused(passkeys.add, { credential: key.make(again) });
    expect(known).toMatchObject({ code: 409, key: 'PASSKEYS.ERRORS.KNOWN' });
    for (let n = 2; n < 20; n++) await add(owner);
    // The last place, wanted twice at once.
    const wanted = await Promise.all([1, 2].map(() => owner.asks(passkeys.beginAdding, {})));
    const calls = wanted.map((o) => owner.call(passkeys.add, { credential: new Authenticator(origin).make(o) }));
    expect((await Promise.all(calls)).map((c) => c.status).sort()).toEqual([200, 422]);
    const full = { code: 422, key: 'PASSKEYS.ERRORS.TOO_MANY' };
    expect(await owner.refused(passkeys.beginAdding)).toMatchObject(full);
  });
});

describe('adding a passkey', () => {
  it('asks for the password when the sign-in is older than five minutes', async () => {
    const owner = await house.owner();
    const hash = await hashPassword(password);
    await portal.pool.raw.query('update account set password_hash = $2 where id = $1', [owner.accountId, hash]);
    expect((await owner.asks(passkeys.list, {})).needsPassword).toBe(false);
    await later(minutes(5) + 1, async () => {
      expect((await owner.asks(passkeys.list, {})).needsPassword).toBe(true);
      expect(await owner.refused(passkeys.beginAdding)).toMatchObject({
        code: 422,
        errors: { password: 'PASSKEYS.ERRORS.PASSWORD_NEEDED' },
      });
      expect(await owner.refused(passkeys.beginAdding, { password: 'Jine2026x' })).toMatchObject({
        code: 422,
        errors: { password: 'PASSWORD.ERRORS.WRONG_OLD' },
      });
      const credential = new Authenticator(origin).make(await owner.asks(passkeys.beginAdding, { password }));
      await owner.asks(passkeys.add, { credential });
      for (let n = 0; n < 8; n++) await owner.refused(passkeys.beginAdding, { password: 'Jine2026x' });
      expect(await owner.refused(passkeys.beginAdding, { password })).toMatchObject({ code: 429 });
    });
  });
});

it('forgets the challenges that nobody answered in time, and no others', async () => {
  await nobody(portal).asks(passkeys.beginSignIn, {});
  const count = async () =>
    Number((await portal.pool.raw.query('select count(*) as n from passkey_challenge')).rows[0].n);
  const before = await count();
  const sweep = (now: Date) => portal.pool.across('read write', (db) => sweepChallenges(db, now));
  await sweep(portal.clock.now);
  expect(await count()).toBe(before);
  await sweep(new Date(portal.clock.now.getTime() + minutes(5) + 1));
  expect(await count()).toBe(0);
});

it.each([
  ['passkeyAdded', 'cs', 'Můj telefon', 'přibyl přístupový klíč „Můj telefon“. Přihlásí vás'],
  ['passkeyAdded', 'en', 'none', 'A passkey was added to your account jan@dum.example in Pavlač.'],
  ['passkeyRemoved', 'cs', 'none', 'byl odebrán přístupový klíč. Už vás nepřihlásí'],
  ['passkeyRemoved', 'en', 'Chrome, Windows', 'A passkey “Chrome, Windows” was removed from your account'],
] as const)('the mail %s in %s names the device where it has a name: %s', (kind, lang, device, words) => {
  const mail = { kind, lang, data: { email: 'jan@dum.example', device }, secret: { url: origin }, houseName: null };
  expect(writtenTo(mail, origin).text).toContain(words);
});
