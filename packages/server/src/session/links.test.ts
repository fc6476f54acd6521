import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { hashPassword } from '../base/secrets/passwords.ts';
import { addContact, addMember } from '../members/rows/queries.ts';
import { setPassword } from './rows/queries.ts';

let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

const password = 'Spravne2026';
async function anOwner(): Promise<Person> {
  const owner = await house.owner();
  const hash = await hashPassword(password);
  await portal.pool.raw.query('update account set password_hash = $2 where id = $1', [owner.accountId, hash]);
  return owner;
}
async function linkFor(who: Person): Promise<string> {
  await nobody(portal).asks(session.resetPassword, { email: who.email });
  return /zmena-hesla\/(\S+)$/.exec(portal.said.at(-1) ?? '')?.[1] as string;
}
const works = async (token: string) => (await nobody(portal).asks(session.resetToken, { token })).tokenOk;

describe('links to a new password', () => {
  it('all end when one of them is used', async () => {
    const owner = await anOwner();
    const [first, second] = [await linkFor(owner), await linkFor(owner)];
    await nobody(portal).asks(session.changePassword, { token: second, password: 'Nove2026x' });
    expect(await works(first)).toBe(false);
  });

  it('end when the password is changed inside', async () => {
    const owner = await anOwner();
    const link = await linkFor(owner);
    const other = await linkFor(await anOwner());
    await owner.asks(session.ownPassword, { oldPassword: password, password: 'Nove2026x' });
    expect(await works(link)).toBe(false);
    expect(await works(other)).toBe(true);
  });
});

describe('strangers who ask for links to a new password', () => {
  const from = (address: string, email: string) =>
    portal.app.inject({
      method: session.resetPassword.method,
      url: session.resetPassword.path,
      payload: { email },
      remoteAddress: address,
    });
  const linksOf = (email: string) =>
    portal.pool.raw
      .query('select count(*)::int as n from outbox where kind = $1 and recipient = $2', ['reset', email])
      .then(({ rows }) => rows[0].n as number);

  it('neither lock the holder out nor fill the mailbox: what was sent opens, and in a while another one goes', async () => {
    const owner = await anOwner();
    const before = portal.clock.now;
    for (let n = 0; n < 50; n++) expect((await from(`198.51.${n}.7`, owner.email)).statusCode).toBe(200);
    expect(await linksOf(owner.email)).toBe(3);
    const sent = /zmena-hesla\/(\S+)$/.exec(portal.said.at(-1) ?? '')?.[1] as string;
    const mine = await linkFor(owner);
    expect([mine, await works(mine)]).toEqual([sent, true]);
    portal.clock.now = new Date(before.getTime() + 10 * 60_000);
    const later = await linkFor(owner);
    expect([later === sent, await works(later), await linksOf(owner.email)]).toEqual([false, true, 4]);
    await nobody(portal).asks(session.changePassword, { token: later, password: 'Nove2026x' });
    // All links ended with it: the next one goes at once.
    expect(await works(await linkFor(owner))).toBe(true);
    portal.clock.now = before;
  });

  it('at once get no more either, and an address that asks for everybody is stopped', async () => {
    const owner = await anOwner();
    await Promise.all(Array.from({ length: 12 }, (_, n) => from(`203.0.${n}.9`, owner.email)));
    expect(await linksOf(owner.email)).toBe(3);
    const tries = [];
    for (let n = 0; n < 21; n++) tries.push((await from('192.0.2.77', `nikdo${n}@dum.example`)).statusCode);
    expect([tries[0], tries.at(-1)]).toEqual([200, 429]);
  });
});

describe('access that ends', () => {
  it('devices that no longer sign in because of their age are not listed', async () => {
    const owner = await anOwner();
    const before = portal.clock.now;
    const { token } = await nobody(portal).asks(session.login, { email: owner.email, password });
    portal.clock.now = new Date(before.getTime() + 180 * 24 * 3600_000 - 1000);
    const seen = 'update session set last_seen_at = $2 where account_id = $1';
    await portal.pool.raw.query(seen, [owner.accountId, portal.clock.now]);
    await owner.with(token).asks(session.sessions, {});
    const fresh = owner.with((await nobody(portal).asks(session.login, { email: owner.email, password })).token);
    portal.clock.now = new Date(before.getTime() + 180 * 24 * 3600_000);
    const { sessions } = await fresh.asks(session.sessions, {});
    portal.clock.now = before;
    expect(sessions.map((s) => s.current)).toEqual([true]);
  });

  it('a visit ends at the next call when the administrator is none any more', async () => {
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Oprava podílů', write: true });
    const guest = admin.as(visit.session_user_id);
    await guest.asks(units.list, {});
    await portal.pool.raw.query('update account set is_product_admin = false where id = $1', [admin.accountId]);
    expect(await guest.refused(units.list)).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_MEMBER' });
  });

  it('the old password does not slip in while a new one is being written', async () => {
    const owner = await anOwner();
    let entering: Promise<{ status: number }> | undefined;
    await portal.pool.transaction('read write', async (db) => {
      await setPassword(db, owner.accountId as number, await hashPassword('Nove2026x'), portal.clock.now);
      entering = nobody(portal).call(session.login, { email: owner.email, password });
      await sleep(500);
    });
    expect((await entering)?.status).toBe(401);
  });

  it('a ticket ends with the session that asked for it', async () => {
    const owner = await anOwner();
    const { url } = await owner.asks(units.exportTicket, {});
    await owner.asks(session.logout, {});
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(401);
  });
});

it('a product administrator finds a house by the contact e-mail of a member, who may have no account', async () => {
  const admin = await anAdmin(portal);
  const elsewhere = await aHouse(portal);
  await elsewhere.inside(async (db, scope) => {
    const { id } = await addMember(db, scope, {
      kind: 'person',
      firstName: 'Jana',
      lastName: 'Bez Účtu',
      role: 'owner',
    });
    await addContact(db, scope, { memberId: id, kind: 'email', value: 'Jana@Posta.example' });
  });
  const found = await admin.asks(session.searchByEmail, { email: 'jana@posta' });
  expect(found.svj_list.map((s) => s.id)).toEqual([elsewhere.id]);
  expect(found.users.map((u) => u.lastName)).toEqual(['Bez Účtu']);
  expect((await admin.asks(association.all, { q: 'jana@posta' })).svj_list.map((s) => s.id)).toEqual([elsewhere.id]);
});
