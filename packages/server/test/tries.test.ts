import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#contract/session/endpoints.ts';
import { aHouse, nobody, type Person, type TestHouse } from './house.ts';
import { password, withPassword } from './inviting.ts';
import { aPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

const anOwner = async () => withPassword(await house.owner());
type Given = { email: string; password?: string; device?: string };
const signIn = async (from: string, given: Given) => {
  const payload = { password, ...given };
  const reply = await portal.app.inject({ method: 'POST', url: session.login.path, remoteAddress: from, payload });
  const { data, message } = reply.json();
  return { code: reply.statusCode, key: message?.content, minutes: message?.params?.minutes, data };
};
const wrong = (from: string, who: Person, device?: string) =>
  signIn(from, { email: who.email, password: 'Spatne2026', ...(device ? { device } : {}) });
/** As after so many failures under this count, which has some already. */
async function failed(count: string, failures: number): Promise<void> {
  const key = createHash('sha256').update(count).digest('base64url');
  const text = 'update sign_in_try set failures = $2 where key = $1 and failures between 1 and $2';
  expect((await portal.pool.raw.query(text, [key, failures])).rowCount).toBe(1);
}
const later = (seconds: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};

describe('right passwords', () => {
  it('of a whole house from one address all sign in', async () => {
    const all = [await anOwner(), await anOwner(), await anOwner()];
    const codes = new Set<number>();
    for (let n = 0; n < 63; n++) codes.add((await signIn('10.1.0.1', { email: (all[n % 3] as Person).email })).code);
    expect([...codes]).toEqual([200]);
  }, 60_000);

  it('are forgiven the failures before them at that place', async () => {
    const owner = await anOwner();
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) expect((await wrong('10.1.0.2', owner)).code).toBe(401);
      expect((await signIn('10.1.0.2', { email: owner.email })).code).toBe(200);
    }
  });
});

describe('wrong passwords', () => {
  it('from one network make the next one there wait longer and longer, and hold nobody up elsewhere', async () => {
    const owner = await anOwner();
    for (let n = 0; n < 6; n++) expect((await wrong(`198.51.100.${n + 1}`, owner)).code).toBe(401);
    const waits: number[] = [];
    for (let round = 0; round < 7; round++) {
      // Even the right one waits there: otherwise the wait would tell which one is right.
      const refused = await signIn('198.51.100.77', { email: owner.email });
      expect([refused.code, refused.key]).toEqual([429, 'BASE.ERRORS.TOO_MANY']);
      waits.push(refused.minutes);
      later(refused.minutes * 60);
      expect((await wrong('198.51.100.78', owner)).code).toBe(401);
    }
    expect(waits).toEqual([1, 1, 2, 4, 8, 15, 15]);
    expect((await signIn('198.51.101.1', { email: owner.email })).code).toBe(200);
    expect((await signIn('2001:db8:5::1', { email: owner.email })).code).toBe(200);
  });

  it('of one network of IPv6 are counted together', async () => {
    const owner = await anOwner();
    for (let n = 0; n < 6; n++) expect((await wrong(`2001:db8:7::${n + 1}`, owner)).code).toBe(401);
    expect((await wrong('2001:db8:7:0:a:b:c:d', owner)).code).toBe(429);
    expect((await wrong('2001:db8:7:1::1', owner)).code).toBe(401);
  });

  it('from everywhere end at the wide limit of the account, which a known device does not feel', async () => {
    const owner = await anOwner();
    const { data } = await signIn('10.2.0.1', { email: owner.email });
    for (let n = 0; n < 2; n++) expect((await wrong(`203.0.${n}.1`, owner)).code).toBe(401);
    await failed(`account ${owner.email}`, 99);
    expect((await wrong('203.0.100.1', owner)).code).toBe(401);
    expect((await wrong('203.0.200.1', owner)).code).toBe(429);
    expect((await signIn('203.0.201.1', { email: owner.email })).code).toBe(429);
    // The holder on the way, with the phone they always use.
    const known = { email: owner.email, device: data.device };
    const inside = await signIn('203.0.202.1', known);
    expect([inside.code, inside.data.device]).toEqual([200, data.device]);
    for (let n = 0; n < 9; n++) expect((await wrong('203.0.202.1', owner, data.device)).code).toBe(401);
    expect((await signIn('203.0.203.1', known)).code).toBe(429);
    later(3600);
    expect((await signIn('203.0.201.1', { email: owner.email })).code).toBe(200);
  }, 60_000);

  it('of many accounts from one address end there', async () => {
    const next = async (n: number) => (await signIn('192.0.2.9', { email: `nikdo${n}@nikde.example` })).code;
    for (let n = 0; n < 10; n++) expect(await next(n)).toBe(401);
    await failed('address 192.0.2.9', 299);
    expect([await next(11), await next(12)]).toEqual([401, 429]);
    expect((await signIn('192.0.2.10', { email: 'nikdo@nikde.example' })).code).toBe(401);
  }, 60_000);

  it('sent at once do not slip through together', async () => {
    const owner = await anOwner();
    const all = await Promise.all(Array.from({ length: 20 }, () => wrong('10.3.0.1', owner)));
    expect(all.filter(({ code }) => code === 401)).toHaveLength(6);
    expect(all.filter(({ code }) => code === 429)).toHaveLength(14);
  });

  it('are told to the holder, once a day', async () => {
    const owner = await anOwner();
    const mails = async () =>
      (
        await portal.pool.raw.query("select data from outbox where kind = 'signInTries' and recipient = $1", [
          owner.email,
        ])
      ).rows.map((row) => row.data);
    for (let n = 0; n < 9; n++) await wrong(`10.4.${n}.1`, owner);
    expect(await mails()).toEqual([]);
    for (let n = 9; n < 15; n++) await wrong(`10.4.${n}.1`, owner);
    expect(await mails()).toEqual([{ email: owner.email, count: 10, when: expect.any(String), address: '10.4.9.1' }]);
    later(24 * 3600);
    for (let n = 0; n < 11; n++) await wrong(`10.5.${n}.1`, owner);
    expect(await mails()).toHaveLength(2);
  });
});

describe('a device', () => {
  it('that somebody else signed in from is a strange one for the account', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const { data } = await signIn('10.6.0.1', { email: other.email });
    for (let n = 0; n < 6; n++) expect((await wrong('10.6.0.2', owner, data.device)).code).toBe(401);
    expect((await wrong('10.6.0.2', owner, data.device)).code).toBe(429);
  });

  it('made up by whoever asks is nobody’s, and gets a name of its own', async () => {
    const owner = await anOwner();
    const made = 'x'.repeat(43);
    const { data } = await signIn('10.7.0.1', { email: owner.email, device: made });
    expect(data.device).not.toBe(made);
    expect((await nobody(portal).refused(session.login, { email: owner.email, password, device: 'x' })).code).toBe(400);
  });
});

it('wrong sign-ins hold no connection that others wait for while they are looked at', async () => {
  const owner = await anOwner();
  const flood = Array.from({ length: 40 }, (_, n) =>
    signIn(`10.8.${n}.1`, { email: `nikdo${n}@nikde.example`, password: 'Spatne2026' }),
  );
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, portal.pool.raw.totalCount - portal.pool.raw.idleCount);
  }, 1);
  const since = performance.now();
  await owner.asks(session.sessions, {});
  const took = performance.now() - since;
  const codes = (await Promise.all(flood)).map(({ code }) => code);
  clearInterval(watching);
  expect(codes).toEqual(Array(40).fill(401));
  // All forty hashes take far longer than the one answer that did not wait for them.
  expect(took).toBeLessThan((performance.now() - since) / 2);
});
