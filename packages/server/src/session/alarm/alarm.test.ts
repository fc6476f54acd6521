import { afterAll, beforeAll, expect, it } from 'vitest';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { alarm } from '#contract/session/endpoints-alarm.ts';
import { loginChange } from '#contract/session/endpoints-login.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import { Authenticator } from '#house/authenticator.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { password, withPassword } from '#house/inviting.ts';
import { writtenTo } from '#house/letters.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { buildApp } from '../../app.ts';

const origin = 'https://portal.example';
const day = 24 * 3600_000;
const next = 'Cizi-Heslo-77';
let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

const anOwner = async () => withPassword(await house.owner());
type Mail = { kind: MailKind; lang: 'cs' | 'en'; data: Record<string, string>; secret: { url: string } | null };
const mailsTo = async (email: string): Promise<Mail[]> =>
  (await portal.pool.raw.query('select kind, lang, data, secret from outbox where recipient = $1 order by id', [email]))
    .rows;
const tokenIn = (mail: Mail | undefined) => /nebyl-jsem-to-ja\/(\S+)$/.exec(mail?.secret?.url ?? '')?.[1] as string;
const lastAlarm = async (email: string) => tokenIn((await mailsTo(email)).at(-1));
const enter = (who: Person, word = password) =>
  nobody(portal).call(session.login, { email: who.email, password: word });
const dead = { code: 422, key: 'ALARM.ERRORS.LINK' };

async function at<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + ms);
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}
async function addKey(who: Person, name: string): Promise<Authenticator> {
  const key = new Authenticator(origin);
  const { id } = await who.asks(passkeys.add, { credential: key.make(await who.asks(passkeys.beginAdding, {})) });
  await who.asks(passkeys.rename, { id, name });
  return key;
}
const byKey = async (key: Authenticator) =>
  nobody(portal).call(passkeys.signIn, { credential: key.sign(await nobody(portal).asks(passkeys.beginSignIn, {})) });

it('the mail about a changed password leads to a button that ends devices, recent passkeys and the password', async () => {
  const owner = await anOwner();
  const old = await addKey(owner, 'Můj telefon');
  await portal.pool.raw.query(`update passkey set created_at = $2 where account_id = $1`, [
    owner.accountId,
    new Date(portal.clock.now.getTime() - day - 1000),
  ]);
  const strange = await addKey(owner, 'Cizí počítač');
  await owner.asks(session.ownPassword, { oldPassword: password, password: next });
  await owner.asks(loginChange.ask, { email: `cizi.${owner.email}`, password: next });
  const mails = await mailsTo(owner.email);
  const told = mails.find((m) => m.kind === 'passwordChanged');
  expect(writtenTo({ ...(told as Mail), houseName: null }, origin).text).toContain(
    'Změna není moje: odhlásit všechna zařízení:\nhttps://portal.example/nebyl-jsem-to-ja/',
  );
  const token = tokenIn(told);
  const { rows } = await portal.pool.raw.query('select token_hash from link where kind = $1', ['alarm']);
  expect(JSON.stringify(rows)).not.toContain(token);

  const keys = { goes: ['Cizí počítač'], stays: ['Můj telefon'] };
  // Programs that look into mails open their links too: that changes nothing.
  for (let n = 0; n < 3; n++)
    expect(await nobody(portal).asks(alarm.look, { token })).toEqual({
      email: owner.email,
      devices: ['Firefox, Windows'],
      ...keys,
    });
  expect((await owner.asks(session.sessions, {})).sessions).toHaveLength(1);
  expect((await enter(owner, next)).status).toBe(200);

  expect(await nobody(portal).asks(alarm.raise, { token })).toEqual({ email: owner.email, ...keys });
  expect((await owner.refused(session.sessions)).code).toBe(401);
  expect([(await enter(owner, next)).status, (await enter(owner)).status]).toEqual([401, 401]);
  expect([(await byKey(strange)).status, (await byKey(old)).status]).toEqual([401, 200]);
  const { rows: waits } = await portal.pool.raw.query(
    'select 1 from login_change where account_id = $1 and voided_at is null and done_at is null',
    [owner.accountId],
  );
  expect(waits).toEqual([]);

  // The way back came to the login e-mail.
  const reset = (await mailsTo(owner.email)).at(-1);
  expect(reset?.kind).toBe('reset');
  const back = /zmena-hesla\/(\S+)$/.exec(reset?.secret?.url ?? '')?.[1] as string;
  await nobody(portal).asks(session.changePassword, { token: back, password: 'Zase-Moje-88' });
  expect((await enter(owner, 'Zase-Moje-88')).status).toBe(200);
  expect(await nobody(portal).refused(alarm.raise, { token })).toMatchObject(dead);
  expect(await nobody(portal).refused(alarm.look, { token })).toMatchObject(dead);
});

it('passkeys added after the mail go too, however late the button is pressed; mails about passkeys carry it as well', async () => {
  const owner = await anOwner();
  const mine = await addKey(owner, 'První');
  const token = await lastAlarm(owner.email);
  expect((await mailsTo(owner.email)).at(-1)?.kind).toBe('passkeyAdded');
  await at(day, async () => {
    await owner.asks(session.presence, { password });
    await addKey(owner, 'Po dni');
  });
  await at(13 * day, async () => {
    const { goes, stays } = await nobody(portal).asks(alarm.raise, { token });
    expect([goes, stays]).toEqual([['První', 'Po dni'], []]);
    expect((await byKey(mine)).status).toBe(401);
  });
  const other = await anOwner();
  await addKey(other, 'Jediný');
  const [only] = (await other.asks(passkeys.list, {})).passkeys;
  await other.asks(passkeys.remove, { id: only?.id ?? 0 });
  expect((await mailsTo(other.email)).at(-1)?.kind).toBe('passkeyRemoved');
  await nobody(portal).asks(alarm.raise, { token: await lastAlarm(other.email) });
  expect((await other.refused(session.sessions)).code).toBe(401);
});

it('a link that is used, two weeks old, unknown or of a closed account gets one text; two at once do it once', async () => {
  const owner = await anOwner();
  await owner.asks(session.ownPassword, { oldPassword: password, password: next });
  const first = await lastAlarm(owner.email);
  await owner.asks(session.ownPassword, { oldPassword: next, password });
  const second = await lastAlarm(owner.email);
  await at(14 * day, async () =>
    expect(await nobody(portal).refused(alarm.look, { token: first })).toMatchObject(dead),
  );
  const both = await Promise.all([first, first].map((token) => nobody(portal).call(alarm.raise, { token })));
  expect(both.map((b) => b.status).sort()).toEqual([200, 422]);
  expect(await nobody(portal).refused(alarm.raise, { token: second })).toMatchObject(dead);
  expect(await nobody(portal).refused(alarm.raise, { token: 'x'.repeat(43) })).toMatchObject(dead);
  expect((await mailsTo(owner.email)).filter((m) => m.kind === 'reset')).toHaveLength(1);

  const closed = await anOwner();
  await closed.asks(session.ownPassword, { oldPassword: password, password: next });
  const token = await lastAlarm(closed.email);
  await portal.pool.raw.query(`update account set closed_at = now(), closed_why = 'admin' where id = $1`, [
    closed.accountId,
  ]);
  expect(await nobody(portal).refused(alarm.raise, { token })).toMatchObject(dead);
});

it('works for whoever administers the portal, and its tries are limited by address', async () => {
  const admin = await withPassword(await anAdmin(portal));
  await admin.asks(session.ownPassword, { oldPassword: password, password: next });
  await nobody(portal).asks(alarm.raise, { token: await lastAlarm(admin.email) });
  expect((await admin.refused(session.sessions)).code).toBe(401);
  const tries = [];
  for (let n = 0; n < 61; n++) {
    const url = alarm.look.path.replace(':token', `${'y'.repeat(40)}${n}`);
    tries.push((await portal.app.inject({ method: 'GET', url, remoteAddress: '198.51.100.9' })).statusCode);
  }
  expect([tries[0], tries.at(-1)]).toEqual([422, 429]);
});

it('is written for whoever guards the door, without a name and without what bans addresses', async () => {
  const lines: string[] = [];
  const config = { ...portal.config, log: 'warn' as const };
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ portal: { ...portal, config }, version: '2.3.1', logTo });
  const owner = await anOwner();
  await owner.asks(session.ownPassword, { oldPassword: password, password: next });
  const url = alarm.raise.path.replace(':token', await lastAlarm(owner.email));
  for (let n = 0; n < 2; n++) await app.inject({ method: 'POST', url, remoteAddress: '203.0.113.7' });
  await app.close();
  const told = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'security');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ ip: '203.0.113.7', deed: 'account.alarm', route: `POST ${alarm.raise.path}` });
  expect(told[0].account).toMatch(/^[0-9a-f]{16}$/);
  expect(lines.join('')).not.toContain(owner.email);
  expect(told[0].reason).toBeUndefined();
});
