import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showDay } from '#contract/base/time/dates.ts';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { password, withPassword } from '#house/inviting.ts';
import { writtenTo } from '#house/letters.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { buildApp } from '../app.ts';

let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

const anOwner = async () => withPassword(await house.owner());
const mailsTo = async (email: string) =>
  (await portal.pool.raw.query('select kind, lang, data, secret from outbox where recipient = $1 order by id', [email]))
    .rows;
const phoneOf = async (owner: Person) =>
  owner.with((await nobody(portal).asks(session.login, { email: owner.email, password })).token);
const later = async (run: () => Promise<void>) => {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + 5 * 60_000 + 1000);
  await run();
  portal.clock.now = before;
};

describe('a new password', () => {
  it.each([
    ['Password1', 'PASSWORD.ERRORS.COMMON'],
    ['Pavlac2026', 'PASSWORD.ERRORS.COMMON'],
    ['Pavlac123', 'PASSWORD.ERRORS.PERSONAL'],
  ])('%s is refused at its field: %s', async (chosen, why) => {
    const owner = await anOwner();
    const refused = await owner.refused(session.ownPassword, { oldPassword: password, password: chosen });
    expect(refused).toMatchObject({ code: 400, errors: { password: why } });
  });

  it('is refused when it is the name of the person or of the house, by a mailed link too, which stays good', async () => {
    const owner = await anOwner();
    await portal.pool.across('read write', (db) =>
      db.execute(`update member set last_name = 'Podzimková' where id = ${owner.memberId}`),
    );
    await nobody(portal).asks(session.resetPassword, { email: owner.email });
    const token = /zmena-hesla\/(\S+)$/.exec(portal.said.at(-1) ?? '')?.[1] as string;
    const refused = await nobody(portal).refused(session.changePassword, { token, password: 'Podzimkova1' });
    expect(refused.errors).toEqual({ password: 'PASSWORD.ERRORS.PERSONAL' });
    await nobody(portal).asks(session.changePassword, { token, password: 'Podzimkova-a-les-1' });
    expect((await mailsTo(owner.email)).map((mail) => mail.kind)).toEqual(['reset', 'passwordChanged']);
  });

  it('is told to the holder with what it signed out and what still signs in', async () => {
    const owner = await anOwner();
    await phoneOf(owner);
    await portal.pool.raw.query(
      `insert into passkey (account_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, '\\x00', 0, '{}', 'Můj telefon', now())`,
      [owner.accountId, Buffer.from(String(owner.accountId))],
    );
    await owner.asks(session.ownPassword, { oldPassword: password, password: 'Jine-Heslo-77' });
    const [mail] = await mailsTo(owner.email);
    expect(mail).toMatchObject({
      kind: 'passwordChanged',
      data: {
        email: owner.email,
        devices: expect.stringContaining(`(${showDay('2026-11-21')}, 10:00)`),
        passkeys: 'Můj telefon',
      },
      secret: { url: expect.stringMatching(/^https:\/\/portal\.example\/nebyl-jsem-to-ja\/\S{43}$/) },
    });
    const said = writtenTo({ ...mail, houseName: null }, 'https://portal.example');
    expect(said.text).toContain('Dál vás přihlásí tyto přístupové klíče: Můj telefon');
    const none = writtenTo(
      {
        ...mail,
        lang: 'en',
        data: { ...mail.data, devices: 'none', passkeys: 'none' },
        houseName: null,
      },
      'https://portal.example',
    );
    expect(none.text).toContain('No other device was signed in.');
    expect(none.text).toContain('The account has no passkey.');
  });

  it('makes devices strange again but for the one it was chosen on', async () => {
    const owner = await anOwner();
    const enter = async () => nobody(portal).asks(session.login, { email: owner.email, password });
    const [here, there] = [await enter(), await enter()];
    await owner.with(here.token).asks(session.ownPassword, { oldPassword: password, password: 'Jine-Heslo-77' });
    const { rows } = await portal.pool.raw.query(
      'select count(*)::int as n from sign_in_device where account_id = $1',
      [owner.accountId],
    );
    expect([rows[0].n, here.device === there.device]).toEqual([1, false]);
  });
});

describe('whoever left a device open', () => {
  it('proves themselves before other devices or passkeys are ended there', async () => {
    const owner = await anOwner();
    const phone = await phoneOf(owner);
    const { sessions } = await owner.asks(session.sessions, {});
    const id = sessions.find((s) => !s.current)?.id as number;
    await later(async () => {
      const absent = { code: 422, key: 'ACCOUNT.ERRORS.PRESENCE' };
      expect(await owner.refused(session.endSession, { id })).toMatchObject(absent);
      expect(await owner.refused(session.endOthers)).toMatchObject(absent);
      expect(await owner.refused(passkeys.remove, { id: 1 })).toMatchObject(absent);
      await phone.asks(session.sessions, {});
      expect(await owner.refused(session.presence, { password: 'Spatne2026' })).toMatchObject({
        errors: { password: 'PASSWORD.ERRORS.WRONG_OLD' },
      });
      await owner.asks(session.presence, { password });
      await owner.asks(session.endSession, { id });
      expect(await phone.refused(session.sessions)).toMatchObject({ code: 401 });
      expect(await owner.refused(passkeys.remove, { id: 1 })).toMatchObject({ code: 404 });
    });
  });

  it('is asked eight times at most', async () => {
    const owner = await anOwner();
    for (let n = 0; n < 8; n++) await owner.refused(session.presence, { password: 'Spatne2026' });
    expect(await owner.refused(session.presence, { password })).toMatchObject({ code: 429 });
  });
});

it('refusals are written for whoever guards the door: from where, why, and of which account without naming it', async () => {
  const lines: string[] = [];
  const config = { ...portal.config, log: 'warn' as const };
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ portal: { ...portal, config }, version: '2.3.1', logTo });
  const owner = await anOwner();
  const ask = (email: string) =>
    app.inject({
      method: 'POST',
      url: session.login.path,
      remoteAddress: '203.0.113.7',
      payload: { email, password: 'Spatne2026' },
    });
  await ask(owner.email);
  await ask(owner.email);
  await app.inject({ method: 'GET', url: session.sessions.path, remoteAddress: '203.0.113.8' });
  await app.close();
  const told = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'security');
  const failed = { ip: '203.0.113.7', reason: 'AUTH.ERRORS.WRONG', route: `POST ${session.login.path}` };
  expect(told).toMatchObject([failed, failed, { ip: '203.0.113.8', reason: 'BASE.ERRORS.UNAUTHORIZED' }]);
  expect(told[0].account).toMatch(/^[0-9a-f]{16}$/);
  expect(told[1].account).toBe(told[0].account);
  expect(lines.join('')).not.toContain(owner.email);
  // As the README tells fail2ban to read it.
  const filter =
    /"ip":"(?<host>[^"]+)","reason":"(AUTH\.ERRORS\.WRONG|AUTH\.PASSKEY\.ERRORS\.REFUSED|BASE\.ERRORS\.TOO_MANY)".*"msg":"security"/;
  expect(lines.map((line) => filter.exec(line)?.groups?.host).filter(Boolean)).toEqual(['203.0.113.7', '203.0.113.7']);
});
