import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
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

describe('nobody in a house takes over an account', () => {
  it('by writing another contact e-mail: login, reset and invitation stay with the holder', async () => {
    const owner = await withPassword(await house.owner());
    await house.inside((db) =>
      db.execute(
        `insert into member_contact (svj_id, member_id, kind, value) values (${house.id}, ${owner.memberId}, 'email', 'zlodej@posta.example')`,
      ),
    );
    expect(await chair.refused(activation.invite, { id: owner.memberId })).toMatchObject({
      code: 409,
      key: 'ACTIVATION.ERRORS.ALREADY_ACTIVE',
    });
    const before = portal.said.length;
    await nobody(portal).asks(session.resetPassword, { email: 'zlodej@posta.example' });
    expect(portal.said).toHaveLength(before);
    await nobody(portal).asks(session.login, { email: owner.email, password });
  });

  it('by inviting it: the link sets no password, and without the old one nothing is joined', async () => {
    const holder = await withPassword(await (await aHouse(portal)).owner());
    const trap = await invited(house, { email: holder.email });
    const token = await invite(chair, trap);
    const wrong = { code: 422, errors: { password: 'ENTER.ERRORS.PASSWORD' } };
    const given = { id: trap.id, token, password: 'Utocnik2026' };
    expect(await nobody(portal).refused(activation.activate, given)).toMatchObject(wrong);
    expect(await chair.refused(activation.activate, given)).toMatchObject(wrong);
    const asNew = await nobody(portal).refused(activation.activate, { ...given, hasAccount: false });
    expect(asNew).toMatchObject({ code: 409, key: 'ENTER.ERRORS.HAS_ACCOUNT' });
    expect((await nobody(portal).call(session.login, { email: holder.email, password: 'Utocnik2026' })).status).toBe(
      401,
    );
    await nobody(portal).asks(session.login, { email: holder.email, password });
    expect(await holder.as(trap.id).refused(units.list)).toMatchObject({ code: 403 });
  });

  it('by a password typed for an account that no longer is', async () => {
    const who = await invited(house);
    const token = await invite(chair, who);
    const given = { id: who.id, token, password, hasAccount: true };
    expect(await nobody(portal).refused(activation.activate, given)).toMatchObject({
      code: 409,
      key: 'AUTH.ERRORS.NO_ACCOUNT',
    });
  });

  it('by sending the link of an office that they may not give', async () => {
    const committee = await house.person({ role: 'memberCommittee' });
    const { id } = await invited(house, { role: 'subMayorCommittee' });
    const email = 'muj-druhy@posta.example';
    expect(await committee.refused(activation.invite, { id, email })).toMatchObject({
      code: 403,
      key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS',
    });
    await invite(chair, { id, email });
  });

  it('by a link of somebody else', async () => {
    const [mine, theirs] = [await invited(house), await invited(house)];
    const token = await invite(chair, mine);
    await invite(chair, theirs);
    const crossed = await nobody(portal).refused(activation.activate, { id: theirs.id, token, password });
    expect(crossed).toMatchObject({ code: 422, key: 'ENTER.ERRORS.LINK' });
  });

  it('by reading the database: no token stands in it', async () => {
    const token = await invite(chair, await invited(house));
    const { rows } = await house.inside((db) => db.execute('select i::text as i from invitation i'));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('of two at once', () => {
  it('only one activates', async () => {
    const who = await invited(house);
    const token = await invite(chair, who);
    const both = await Promise.all(
      [1, 2].map(() => nobody(portal).call(activation.activate, { id: who.id, token, password })),
    );
    expect(both.map((b) => b.status).sort()).toEqual([200, 409]);
    const { rows } = await portal.pool.raw.query('select count(*)::int as n from account where email = $1', [
      who.email,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('one address gets one account, and one house one member of it', async () => {
    const [he, she] = [
      await invited(house, { email: 'oba@posta.example' }),
      await invited(house, { email: 'oba@posta.example' }),
    ];
    const links = [
      { id: he.id, token: await invite(chair, he), password },
      { id: she.id, token: await invite(chair, she), password },
    ];
    const both = await Promise.all(links.map((l) => nobody(portal).call(activation.activate, l)));
    expect(both.map((b) => b.status).sort()).toEqual([200, 409]);
  });

  it('one account that accepts two invitations of a house becomes one member', async () => {
    const holder = await withPassword(await (await aHouse(portal)).owner());
    const [one, two] = [await invited(house, { email: holder.email }), await invited(house, { email: holder.email })];
    const links = [
      { id: one.id, token: await invite(chair, one) },
      { id: two.id, token: await invite(chair, two) },
    ];
    // While the account is held, both have looked whether it is free and wait for it.
    const calls = await house.inside(async (db) => {
      await db.execute(`select from account where id = ${holder.accountId} for update`);
      const begun = links.map((l) => holder.call(activation.activate, l));
      await setTimeout(700);
      return begun;
    });
    const both = await Promise.all(calls);
    expect(both.map((b) => b.status).sort()).toEqual([200, 409]);
  });

  it('an invitation and an activation leave either the old link used or a new one open', async () => {
    for (let i = 0; i < 5; i++) {
      const who = await invited(house);
      const token = await invite(chair, who);
      const [activated, again] = await Promise.all([
        nobody(portal).call(activation.activate, { id: who.id, token, password }),
        chair.call(activation.invite, { id: who.id }),
      ]);
      expect([[200, 409].join(), [422, 200].join()]).toContain([activated.status, again.status].join());
    }
  });
});
