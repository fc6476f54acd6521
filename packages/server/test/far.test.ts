import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#contract/session/endpoints.ts';
import { hashPassword } from '#server/base/secrets/passwords.ts';
import { sampleAccounts, samplePassword } from '#server/sample/people.ts';
import { setPassword } from '#server/session/rows/queries.ts';
import { aHouse, type Person } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aSamplePortal } from './sampled.ts';

/** Started with nothing set, as somebody who put a proxy in front of it and forgot the rest. */
let portal: TestPortal;
let owner: Person;
const unset = { sample: true, isLoopback: true, url: 'http://127.0.0.1:8080' };
beforeAll(async () => {
  portal = await aSamplePortal(unset);
  owner = await (await aHouse(portal)).owner();
});
afterAll(() => portal.close());

const signIn = async (
  headers: Record<string, string>,
  who: { email: string; password?: string },
  remoteAddress = '127.0.0.1',
  to = portal,
) => {
  const payload = { password: samplePassword, ...who };
  const reply = await to.app.inject({ method: 'POST', url: session.login.path, headers, payload, remoteAddress });
  return { code: reply.statusCode, key: reply.json().message?.content };
};
const refused = { code: 403, key: 'AUTH.ERRORS.SAMPLE_ELSEWHERE' };
const own = { host: '127.0.0.1:8080' };

describe('the accounts of the sample', () => {
  it.each([...sampleAccounts.map((one) => one.email)])(
    '%s signs in at the own computer, and not through a proxy',
    async (email) => {
      expect(await signIn(own, { email })).toMatchObject({ code: 200 });
      expect(await signIn({ ...own, 'x-forwarded-for': '203.0.113.7' }, { email })).toEqual(refused);
    },
  );

  it.each([
    [{ host: 'portal.example' }],
    [{ ...own, forwarded: 'for=203.0.113.7' }],
    [{ ...own, 'x-forwarded-host': 'portal.example' }],
    [{ ...own, origin: 'https://portal.example' }],
  ])('do not sign in with %j', async (headers) => {
    expect(await signIn(headers, { email: 'spravce.portalu@pavlac.example' })).toEqual(refused);
  });

  it('do not sign in from another computer, nor does their password open another account', async () => {
    expect(await signIn(own, { email: 'predseda@lipova.example' }, '192.168.1.20')).toEqual(refused);
    const hash = await hashPassword(samplePassword);
    await portal.pool.across('read write', (db) => setPassword(db, owner.accountId as number, hash, portal.clock.now));
    expect(await signIn({ host: 'portal.example' }, { email: owner.email })).toEqual(refused);
  });

  it('say once, loudly, why they did not', async () => {
    const calm = await aPortal(unset);
    const who = { email: 'predseda@lipova.example' };
    expect(await signIn({ ...own, 'x-forwarded-for': '203.0.113.7' }, who, '127.0.0.1', calm)).toEqual(refused);
    expect(await signIn({ host: 'portal.example' }, who, '127.0.0.1', calm)).toEqual(refused);
    expect(calm.shouted).toHaveLength(1);
    expect(calm.shouted[0]).toMatch(/^POZOR: .*hlavička x-forwarded-for.*PAVLAC_URL a PAVLAC_PROXY/);
    await calm.close();
  });

  it('leave other people alone', async () => {
    const hash = await hashPassword('Vlastni-heslo-7');
    await portal.pool.across('read write', (db) => setPassword(db, owner.accountId as number, hash, portal.clock.now));
    const who = { email: owner.email, password: 'Vlastni-heslo-7' };
    expect(await signIn({ ...own, 'x-forwarded-for': '203.0.113.7' }, who)).toMatchObject({ code: 200 });
  });

  it('sign in from anywhere where they were asked for by name', async () => {
    const asked = await aSamplePortal({ sampleAnywhere: true });
    const payload = { email: 'predseda@lipova.example', password: samplePassword };
    const headers = { host: 'portal.example' };
    const reply = await asked.app.inject({ method: 'POST', url: session.login.path, headers, payload });
    expect(reply.statusCode).toBe(200);
    await asked.close();
  });
});

it('links are printed only when somebody at the own computer asked for them', async () => {
  const ask = (headers: Record<string, string>) =>
    portal.app.inject({ method: 'POST', url: session.resetPassword.path, headers, payload: { email: owner.email } });
  const before = portal.said.length;
  expect((await ask({ host: 'portal.example' })).statusCode).toBe(200);
  expect((await ask({ ...own, 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(200);
  expect(portal.said).toHaveLength(before);
  await ask(own);
  expect(portal.said).toHaveLength(before + 1);
});
