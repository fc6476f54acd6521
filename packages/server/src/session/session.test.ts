import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#contract/session/endpoints.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { hashPassword } from '../base/secrets/passwords.ts';

let portal: TestPortal;
let house: TestHouse;
const password = 'Spravne2026';
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

/** An owner who can sign in by password. */
async function anOwner(): Promise<Person> {
  const owner = await house.owner();
  const hash = await hashPassword(password);
  await portal.pool.raw.query('update account set password_hash = $2 where id = $1', [owner.accountId, hash]);
  return owner;
}
const signIn = async (who: Person, secret = password) =>
  nobody(portal).asks(session.login, { email: who.email, password: secret });
const days = (n: number) => n * 24 * 3600_000;
const later = async (ms: number, run: () => Promise<void>) => {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + ms);
  await run();
  portal.clock.now = before;
};

describe('signing in', () => {
  it('answers the associations to choose from, also to the older call', async () => {
    const owner = await anOwner();
    const second = await aHouse(portal);
    const there = await second.person({ account: owner.accountId as number });
    const answer = await nobody(portal).asks(session.login, { email: `  ${owner.email.toUpperCase()} `, password });
    expect(answer.svj_list.map((s) => [s.id, s.session_user_id])).toEqual([
      [house.id, owner.memberId],
      [second.id, there.memberId],
    ]);
    expect(answer.users.map((u) => u.id)).toEqual([owner.memberId, there.memberId]);
    const payload = { email: owner.email, password };
    const older = await portal.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    expect(older.json().data.svj_list).toHaveLength(2);
    const me = await owner.with(answer.token).asks(session.verify, {});
    expect(me.user).toMatchObject({
      id: owner.memberId,
      svj_id: house.id,
      role: { name: 'owner', rights: { rooms: 'r' } },
    });
  });

  it('says the same of a wrong password, an unknown e-mail and an account without password', async () => {
    const owner = await anOwner();
    const guest = nobody(portal);
    const wrong = await guest.refused(session.login, { email: owner.email, password: 'Jine2026x' });
    expect(wrong).toEqual({ code: 401, key: 'AUTH.ERRORS.WRONG', errors: {} });
    expect(await guest.refused(session.login, { email: 'nikdo@nikde.example', password })).toEqual(wrong);
    expect(await guest.refused(session.login, { email: (await house.owner()).email, password })).toEqual(wrong);
  });

  it('refuses an empty or misshaped e-mail at its field', async () => {
    const guest = nobody(portal);
    expect((await guest.refused(session.login, { email: ' ', password: '' })).errors).toEqual({
      email: 'AUTH.ERRORS.EMAIL_EMPTY',
      password: 'AUTH.ERRORS.PASSWORD_EMPTY',
    });
    expect((await guest.refused(session.login, { email: 'jan novak@x.cz', password })).errors).toEqual({
      email: 'BASE.FORM.EMAIL',
    });
  });

  it('stores no token and no password in plain', async () => {
    const owner = await anOwner();
    const { token } = await signIn(owner);
    const { rows } = await portal.pool.raw.query(
      'select s::text as s, a::text as a from session s join account a on a.id = s.account_id',
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
  });
});

describe('a session', () => {
  it('ends after 30 idle days, and after 180 days even when used', async () => {
    const owner = await house.owner();
    await later(days(30) - 1000, async () => {
      await owner.asks(session.sessions, {});
    });
    await later(days(61), async () => {
      expect(await owner.refused(session.sessions)).toMatchObject({ code: 401, key: 'BASE.ERRORS.UNAUTHORIZED' });
    });
    const lively = await house.owner();
    // The time of the last visit is kept beside the call, so it may come a moment after the answer.
    const kept = async () => {
      const { rows } = await portal.pool.raw.query('select last_seen_at as at from session where account_id = $1', [
        lively.accountId,
      ]);
      return (rows[0].at as Date).getTime();
    };
    for (let d = 20; d < 180; d += 20)
      await later(days(d), async () => {
        await lively.asks(session.sessions, {});
        await expect.poll(kept).toBe(portal.clock.now.getTime());
      });
    await later(days(180), async () => void (await lively.refused(session.sessions)));
  });

  it('is listed with its device and can be ended from another one, which verify then tells', async () => {
    const owner = await anOwner();
    const phone = owner.with((await signIn(owner)).token);
    const { sessions } = await owner.asks(session.sessions, {});
    expect(sessions.map((s) => s.current).sort()).toEqual([false, true]);
    expect(sessions.map((s) => s.device)).toContain('Firefox, Windows');
    const other = sessions.find((s) => !s.current) as { id: number };
    await owner.asks(session.endSession, { id: other.id });
    expect(await owner.refused(session.endSession, { id: other.id })).toMatchObject({ code: 404 });
    expect(await phone.asks(session.verify, {})).toMatchObject({ new_login: true, user: null });
    expect(await phone.refused(session.sessions)).toMatchObject({ code: 401 });
    const stranger = await house.owner();
    const mine = (await owner.asks(session.sessions, {})).sessions[0] as { id: number };
    expect(await stranger.refused(session.endSession, { id: mine.id })).toMatchObject({ code: 404 });
  });

  it('ends at sign-out and is then simply dead', async () => {
    const owner = await house.owner();
    await owner.asks(session.logout, {});
    expect(await owner.refused(session.verify)).toMatchObject({ code: 401 });
  });

  it('others end together, the own one stays', async () => {
    const owner = await anOwner();
    const phone = owner.with((await signIn(owner)).token);
    await owner.asks(session.endOthers, {});
    expect((await owner.asks(session.sessions, {})).sessions).toHaveLength(1);
    expect(await phone.refused(session.sessions)).toMatchObject({ code: 401 });
  });
});

describe('a forgotten password', () => {
  const linkIn = () => /zmena-hesla\/(\S+)$/.exec(portal.said.at(-1) ?? '')?.[1] as string;

  it('is reset by a mailed link once, which ends every session', async () => {
    const owner = await anOwner();
    await nobody(portal).asks(session.resetPassword, { email: owner.email });
    expect(portal.said.at(-1)).toContain(`https://portal.example/zmena-hesla/`);
    const token = linkIn();
    expect(await nobody(portal).asks(session.resetToken, { token })).toEqual({ tokenOk: true });
    expect((await nobody(portal).refused(session.changePassword, { token, password: 'slabe' })).errors).toEqual({
      password: 'PASSWORD.ERRORS.SHORT',
    });
    await nobody(portal).asks(session.changePassword, { token, password: 'Nove2026x' });
    expect(await nobody(portal).asks(session.resetToken, { token })).toEqual({ tokenOk: false });
    const again = await nobody(portal).refused(session.changePassword, { token, password: 'Nove2026y' });
    expect(again).toMatchObject({ code: 422, key: 'FORGOT_PASSWORD.ERROR.DESCRIPTION' });
    expect(await owner.refused(session.sessions)).toMatchObject({ code: 401 });
    await signIn(owner, 'Nove2026x');
    const { rows } = await portal.pool.raw.query(
      "select secret->>'url' as url from outbox where recipient = $1 and kind = 'reset'",
      [owner.email],
    );
    expect(rows).toEqual([{ url: expect.stringContaining('https://portal.example/zmena-hesla/') }]);
  });

  it('answers success also to an address nobody has, and sends nothing', async () => {
    const before = portal.said.length;
    await nobody(portal).asks(session.resetPassword, { email: 'nikdo@nikde.example' });
    expect(portal.said).toHaveLength(before);
  });

  it('has a link that works for two hours', async () => {
    const owner = await anOwner();
    await nobody(portal).asks(session.resetPassword, { email: owner.email });
    const token = linkIn();
    await later(2 * 3600_000, async () => {
      expect(await nobody(portal).asks(session.resetToken, { token })).toEqual({ tokenOk: false });
    });
  });
});

describe('the own account', () => {
  it('changes its password with the old one, which ends the other sessions', async () => {
    const owner = await anOwner();
    const phone = owner.with((await signIn(owner)).token);
    const wrong = await owner.refused(session.ownPassword, { oldPassword: 'Jine2026x', password: 'Nove2026x' });
    expect(wrong).toMatchObject({ code: 422, errors: { oldPassword: 'PASSWORD.ERRORS.WRONG_OLD' } });
    await owner.asks(session.ownPassword, { oldPassword: password, password: 'Nove2026x' });
    expect(await phone.refused(session.sessions)).toMatchObject({ code: 401 });
    await owner.asks(session.sessions, {});
  });

  it('keeps its language and its own favourites and sorts, nobody else’s', async () => {
    const owner = await house.owner();
    await owner.asks(session.language, { lang: 'en' });
    await owner.asks(session.settings, {
      id: owner.memberId as number,
      settings: { favorite_modules: ['rooms', 'rooms'] },
    });
    await owner.asks(session.settings, { id: owner.memberId as number, settings: { sorts: { units: '-share' } } });
    await owner.asks(session.settings, { id: owner.memberId as number, settings: { sorts: { members: 'name' } } });
    await owner.asks(session.settings, {
      id: owner.memberId as number,
      settings: { notifications: { messages: 'never' } },
    });
    const me = (await owner.asks(session.verify, {})).user;
    expect(me).toMatchObject({
      lang: 'en',
      settings: {
        favorite_modules: ['rooms'],
        sorts: { units: '-share', members: 'name' },
        notifications: { messages: 'never' },
      },
    });
    expect(me).toMatchObject({ textSize: null, simple: null });
    await owner.asks(session.reading, { textSize: 'largest' });
    await owner.asks(session.reading, { simple: true });
    expect((await owner.asks(session.verify, {})).user).toMatchObject({ textSize: 'largest', simple: true });
    const neighbour = await house.owner();
    expect(await neighbour.refused(session.settings, { id: owner.memberId, settings: {} })).toMatchObject({
      code: 404,
    });
  });
});
