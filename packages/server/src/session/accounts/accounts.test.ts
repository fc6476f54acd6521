import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { accounts } from '#contract/session/endpoints-accounts.ts';
import { isIn } from '#house/entitled.ts';
import { aHouse, anAdmin, nobody, type Person } from '#house/house.ts';
import { password, withPassword } from '#house/inviting.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { buildApp } from '../../app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const reason = 'Volala, že ztratila telefon';
const mailsTo = async (email: string) =>
  (
    await portal.pool.raw.query(`select data from outbox where recipient = $1 and kind = 'accountDeed' order by id`, [
      email,
    ])
  ).rows.map((r) => [r.data.what, r.data.reason]);
const enter = async (who: Person) => nobody(portal).call(session.login, { email: who.email, password });

it('an administrator sees devices and passkeys without their tokens, and ends one or all, with a reason that is kept', async () => {
  const house = await aHouse(portal);
  const admin = await anAdmin(portal);
  const owner = await withPassword(await house.owner());
  const { token } = await nobody(portal).asks(session.login, { email: owner.email, password });
  const phone = owner.with(token);
  const id = owner.accountId as number;
  await portal.pool.raw.query(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, name, created_at)
      values ($1, $2, $2, 0, '{}', 'Telefon', now())`,
    [id, Buffer.from(`klic ${id}`)],
  );
  expect((await admin.asks(accounts.find, { email: owner.email.slice(0, -4) })).accounts.map((a) => a.id)).toContain(
    id,
  );
  const seen = await admin.asks(accounts.one, { id });
  expect(seen).toMatchObject({ closed: false, own: false, passkeys: [{ name: 'Telefon' }], deeds: [] });
  expect(seen.sessions).toHaveLength(2);
  expect(seen.sessions.map((s) => s.network)).toContain('127.0.0.0/24');
  expect(JSON.stringify(seen)).not.toMatch(/token|hash|credential/i);

  const other = seen.sessions.find((s) => s.network !== '') as (typeof seen.sessions)[number];
  await admin.asks(accounts.act, { id, what: 'session', one: other.id, reason });
  expect([await isIn(owner), (await phone.call(members.list)).status]).toEqual([true, 401]);
  const [key] = seen.passkeys;
  expect((await admin.asks(accounts.act, { id, what: 'passkey', one: key?.id ?? 0, reason })).passkeys).toEqual([]);
  const done = await admin.asks(accounts.act, { id, what: 'sessions', reason });
  expect([done.sessions, (await owner.call(members.list)).status]).toEqual([[], 401]);
  expect(done.deeds.map((d) => [d.what, d.reason])).toEqual(['sessions', 'passkey', 'session'].map((w) => [w, reason]));
  expect(await mailsTo(owner.email)).toEqual(['session', 'passkey', 'sessions'].map((w) => [w, reason]));
});

it('a closed account answers as a wrong password, its members stay without access, and opening brings both back', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const admin = await anAdmin(portal);
  const owner = await withPassword(await house.owner());
  const elsewhere = await aHouse(portal);
  const there = await elsewhere.person({ account: owner.accountId as number });
  const id = owner.accountId as number;
  await admin.asks(accounts.act, { id, what: 'close', reason });
  expect((await owner.call(members.list)).status).toBe(401);
  const wrong = await nobody(portal).call(session.login, { email: owner.email, password: 'Spatne2026' });
  const closed = await enter(owner);
  expect([closed.status, closed.body]).toEqual([wrong.status, wrong.body]);
  await nobody(portal).asks(session.resetPassword, { email: owner.email });
  const { rows } = await portal.pool.raw.query(`select 1 from outbox where recipient = $1 and kind = 'reset'`, [
    owner.email,
  ]);
  expect(rows).toEqual([]);
  expect(await chair.asks(members.one, { id: owner.memberId as number })).toMatchObject({ access: 'none' });
  expect(await admin.refused(accounts.act, { id, what: 'close', reason })).toMatchObject({
    key: 'ACCOUNTS.ERRORS.CLOSED',
  });

  await admin.asks(accounts.act, { id, what: 'reopen', reason });
  const { token } = await nobody(portal).asks(session.login, { email: owner.email, password });
  const back = owner.with(token);
  expect([await isIn(back), await isIn(back.as(there.memberId as number))]).toEqual([true, true]);
  expect(await admin.refused(accounts.act, { id, what: 'reopen', reason })).toMatchObject({
    key: 'ACCOUNTS.ERRORS.OPEN',
  });
});

it('wants a reason, another account than the own, and what is of that account', async () => {
  const admin = await anAdmin(portal);
  const owner = await (await aHouse(portal)).owner();
  const stranger = await (await aHouse(portal)).owner();
  const id = owner.accountId as number;
  const [theirs] = (await admin.asks(accounts.one, { id: stranger.accountId as number })).sessions;
  expect((await admin.refused(accounts.act, { id, what: 'sessions', reason: ' ' })).code).toBe(400);
  expect((await admin.refused(accounts.act, { id, what: 'session', one: theirs?.id, reason })).code).toBe(404);
  expect((await admin.refused(accounts.act, { id, what: 'session', reason })).code).toBe(404);
  const own = { id: admin.accountId as number, what: 'close', reason };
  expect(await admin.refused(accounts.act, own)).toMatchObject({ key: 'ACCOUNTS.ERRORS.OWN' });
  expect((await owner.refused(accounts.one, { id })).code).toBe(403);
});

it('a closing is told to committees of all houses of the account, without the reason, and each deed is in the log of the door', async () => {
  const lines: string[] = [];
  const config = { ...portal.config, log: 'warn' as const };
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ portal: { ...portal, config }, version: '2.3.1', logTo });
  const admin = await anAdmin(portal);
  const [house, elsewhere, strange] = [await aHouse(portal), await aHouse(portal), await aHouse(portal)];
  const [chair, other, third] = [await house.chair(), await elsewhere.chair(), await strange.chair()];
  const owner = await house.person({ role: 'memberCommittee' });
  const there = await elsewhere.person({ account: owner.accountId as number });
  const id = owner.accountId as number;
  const act = (what: string, why = reason) =>
    app.inject({
      method: 'PUT',
      url: accounts.act.path.replace(':id', String(id)),
      headers: { authorization: `Bearer ${admin.token}` },
      remoteAddress: '203.0.113.7',
      payload: { what, reason: why },
    });
  const statuses = [];
  for (const what of ['sessions', 'close', 'close', 'reopen']) statuses.push((await act(what)).statusCode);
  await app.close();
  expect(statuses).toEqual([200, 200, 409, 200]);
  const told = async (who: Person) =>
    (
      await portal.pool.raw.query(`select svj_id, data from outbox where recipient = $1 and kind = 'accountClosed'`, [
        who.email,
      ])
    ).rows;
  const at = (svj: number, member: Person) => `https://portal.example/sousede/${member.memberId}?svj=${svj}`;
  expect(await told(chair)).toMatchObject([{ data: { url: at(house.id, owner) } }]);
  expect(await told(other)).toMatchObject([{ data: { url: at(elsewhere.id, there) } }]);
  expect([await told(third), await told(owner)]).toEqual([[], []]);
  expect(JSON.stringify([await told(chair), await told(other)])).not.toContain(reason);

  const written = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'security');
  expect(written.map((line) => [line.ip, line.deed, line.reason])).toEqual(
    ['account.sessions', 'account.close', 'account.reopen'].map((deed) => ['203.0.113.7', deed, undefined]),
  );
  const [one] = written;
  expect([one.account, one.by].every((digest) => /^[0-9a-f]{16}$/.test(digest))).toBe(true);
  expect(one.account).not.toBe(one.by);
  for (const secret of [owner.email, admin.email, reason]) expect(lines.join('')).not.toContain(secret);
});
