import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#contract/session/endpoints.ts';
import { loginChange } from '#contract/session/endpoints-login.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { password, withPassword } from '#house/inviting.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

let count = 0;
const another = () => `novy${++count}@posta.example`;
const tokenOf = (line: string | undefined) => /zmena-emailu\/(\S+)$/.exec(line ?? '')?.[1] as string;
/** Asks for the change and answers both links. */
async function asked(who: Person, email: string) {
  await who.asks(loginChange.ask, { email, password });
  const [old, fresh] = portal.said.slice(-2);
  expect(old).toContain(`pro ${who.email}:`);
  expect(fresh).toContain(`pro ${email}:`);
  return { old: tokenOf(old), fresh: tokenOf(fresh) };
}
const mailsTo = async (email: string) =>
  (await portal.pool.raw.query('select kind from outbox where recipient = $1 order by id', [email])).rows.map(
    (r: { kind: string }) => r.kind,
  );
const signIn = (email: string) => nobody(portal).asks(session.login, { email, password });
const works = async (email: string) => (await nobody(portal).call(session.login, { email, password })).status === 200;
const gone = { code: 422, key: 'LOGIN_CHANGE.ERRORS.LINK' };

describe('a change of the login e-mail', () => {
  it.each(['old', 'fresh'] as const)('holds once both addresses confirmed, the %s one first', async (first) => {
    const owner = await withPassword(await house.owner());
    const phone = owner.with((await signIn(owner.email)).token);
    await nobody(portal).asks(session.resetPassword, { email: owner.email });
    const reset = /zmena-hesla\/(\S+)$/.exec(portal.said.at(-1) ?? '')?.[1] as string;
    const email = another();
    const links = await asked(owner, email);
    const second = first === 'old' ? links.fresh : links.old;
    expect(await nobody(portal).asks(loginChange.look, { token: links[first] })).toEqual({
      email: owner.email,
      newEmail: email,
      side: first === 'old' ? 'old' : 'new',
      byAdmin: false,
      confirmed: false,
    });
    expect(await nobody(portal).asks(loginChange.confirm, { token: links[first] })).toEqual({ done: false });
    expect((await nobody(portal).asks(loginChange.look, { token: links[first] })).confirmed).toBe(true);
    expect(await works(owner.email)).toBe(true);
    expect(await owner.asks(loginChange.confirm, { token: second })).toEqual({ done: true });
    expect([await works(owner.email), await works(email)]).toEqual([false, true]);
    await owner.asks(session.sessions, {});
    expect(await phone.refused(session.sessions)).toMatchObject({ code: 401 });
    expect(await nobody(portal).asks(session.resetToken, { token: reset })).toEqual({ tokenOk: false });
    expect((await mailsTo(owner.email)).at(-1)).toBe('loginChanged');
    expect((await mailsTo(email)).at(-1)).toBe('loginChanged');
    expect(await nobody(portal).refused(loginChange.confirm, { token: second })).toMatchObject(gone);
  });

  it('asks for the password and counts wrong ones', async () => {
    const owner = await withPassword(await house.owner());
    const email = another();
    for (let i = 0; i < 8; i++)
      expect(await owner.refused(loginChange.ask, { email, password: 'Jine2026x' })).toMatchObject({
        code: 422,
        errors: { password: 'PASSWORD.ERRORS.WRONG_OLD' },
      });
    expect(await owner.refused(loginChange.ask, { email, password })).toMatchObject({ code: 429 });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('refuses the present address and more than five mails an hour', async () => {
    const owner = await withPassword(await house.owner());
    const errors = { email: 'ACCOUNT.SAME_EMAIL' };
    expect(await owner.refused(loginChange.ask, { email: owner.email, password })).toMatchObject({ errors });
    for (let i = 0; i < 5; i++) await asked(owner, another());
    expect(await owner.refused(loginChange.ask, { email: another(), password })).toMatchObject({ code: 429 });
  });

  it('answers the same for an address of another account, which is told; nothing changes', async () => {
    const [owner, other] = [await withPassword(await house.owner()), await withPassword(await house.owner())];
    const free = await owner.call(loginChange.ask, { email: another(), password });
    const said = portal.said.length;
    const taken = await owner.call(loginChange.ask, { email: other.email, password });
    expect(taken).toEqual(free);
    expect(portal.said).toHaveLength(said);
    expect(await mailsTo(other.email)).toEqual(['loginChangeTaken']);
  });

  it('cannot push out an account that came to the address meanwhile', async () => {
    const [owner, other] = [await withPassword(await house.owner()), await withPassword(await house.owner())];
    const email = another();
    const [mine, theirs] = [await asked(owner, email), await asked(other, email)];
    for (const token of [theirs.old, theirs.fresh, mine.old]) await nobody(portal).asks(loginChange.confirm, { token });
    expect(await nobody(portal).refused(loginChange.confirm, { token: mine.fresh })).toMatchObject({
      code: 409,
      key: 'LOGIN_CHANGE.ERRORS.TAKEN',
    });
    expect(await works(owner.email)).toBe(true);
  });

  it('waits two days, and a newer one or a new password ends it', async () => {
    const owner = await withPassword(await house.owner());
    const refusedNow = async (token: string) =>
      expect(await nobody(portal).refused(loginChange.confirm, { token })).toMatchObject(gone);
    const first = await asked(owner, another());
    const second = await asked(owner, another());
    await refusedNow(first.old);
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 2 * 24 * 3600_000);
    await refusedNow(second.old);
    portal.clock.now = before;
    await nobody(portal).asks(loginChange.look, { token: second.old });
    await owner.asks(session.ownPassword, { oldPassword: password, password: 'Nove2026x' });
    await refusedNow(second.old);
    await refusedNow('x'.repeat(43));
  });

  it('is stopped from the old mailbox, which signs the thief out', async () => {
    const owner = await withPassword(await house.owner());
    const links = await asked(owner, another());
    await nobody(portal).asks(loginChange.confirm, { token: links.fresh });
    await nobody(portal).asks(loginChange.stop, { token: links.old });
    expect(await owner.refused(session.sessions)).toMatchObject({ code: 401 });
    expect(await nobody(portal).refused(loginChange.confirm, { token: links.fresh })).toMatchObject(gone);
    expect(await nobody(portal).refused(loginChange.stop, { token: links.old })).toMatchObject(gone);
    expect(await works(owner.email)).toBe(true);
  });

  it('is made once when both addresses confirm at the same moment', async () => {
    const owner = await withPassword(await house.owner());
    const email = another();
    const { old, fresh } = await asked(owner, email);
    const both = await Promise.all([old, fresh].map((token) => nobody(portal).asks(loginChange.confirm, { token })));
    expect(both.map((b) => b.done).sort()).toEqual([false, true]);
    expect(await works(email)).toBe(true);
    expect((await mailsTo(email)).filter((kind) => kind === 'loginChanged')).toHaveLength(1);
  });
});

describe('a product administrator', () => {
  it('changes it on request: the new address confirms, the old one is told and may stop it', async () => {
    const [admin, owner] = [await anAdmin(portal), await withPassword(await house.owner())];
    const change = { email: owner.email, reason: 'Ztracená schránka, žádost 17' };
    const ask = async () => {
      const newEmail = another();
      await admin.asks(loginChange.askFor, { ...change, newEmail });
      return { newEmail, old: tokenOf(portal.said.at(-2)), fresh: tokenOf(portal.said.at(-1)) };
    };
    const stopped = await ask();
    expect(await mailsTo(owner.email)).toEqual(['loginChangeAdmin']);
    expect(await nobody(portal).refused(loginChange.confirm, { token: stopped.old })).toMatchObject({
      key: 'LOGIN_CHANGE.ERRORS.NOT_HERE',
    });
    await nobody(portal).asks(loginChange.stop, { token: stopped.old });
    expect(await nobody(portal).refused(loginChange.confirm, { token: stopped.fresh })).toMatchObject(gone);
    const { newEmail, fresh } = await ask();
    expect(await nobody(portal).asks(loginChange.confirm, { token: fresh })).toEqual({ done: true });
    expect([await works(owner.email), await works(newEmail)]).toEqual([false, true]);
    const other = await house.owner();
    expect(await admin.refused(loginChange.askFor, { ...change, newEmail: another() })).toMatchObject({ code: 404 });
    const taken = { email: newEmail, newEmail: other.email, reason: 'x' };
    expect(await admin.refused(loginChange.askFor, taken)).toMatchObject({ code: 409 });
    expect(await owner.refused(loginChange.askFor, { ...taken, newEmail: another() })).toMatchObject({ code: 401 });
  });
});
