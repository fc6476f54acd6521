import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { home } from '#contract/home/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { units } from '#contract/units/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { cast } from '#house/balloting.ts';
import { accept, aRegistered, idOf, isIn, later, mailed, owned, sell } from '#house/entitled.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote } from '#house/votes.ts';
import { tellOfLists, turnRegister } from '#server/members/jobs.ts';
import { standingMembers } from './queries.ts';
import { keepStanding } from './steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('the list before anybody falls', () => {
  it('waits thirty days from the first record of an owner, and nobody falls meanwhile', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const [owner, without] = [await house.owner(), await house.owner({ lastName: 'Bez Jednotky' })];
    const looks = async (who: typeof chair) => (await who.asks(home.waits, {})).counts.registerWaits;
    expect(await looks(chair)).toBe(0);
    await house.unit(chair, '1', [1, 1], owned(owner));
    const { users, since, waits } = await chair.asks(register.list, {});
    expect([users.map((u) => [u.id, u.why, u.until]), since, waits]).toEqual([
      [[idOf(without), 'never', '2026-12-21']],
      '2026-12-21',
      true,
    ]);
    expect([await looks(chair), await looks(owner)]).toEqual([1, 0]);
    await later(portal, 29, async () => expect([await isIn(without), await isIn(owner)]).toEqual([true, true]));
    // That they were here is noted beside their call; unless it is, their sign-in would end with the thirty days.
    await vi.waitFor(async () => {
      const { rows } = await portal.pool.raw.query('select from session where last_seen_at > $1', [portal.clock.now]);
      expect(rows).toHaveLength(2);
    });
    await later(portal, 30, async () => {
      expect([await isIn(without), await isIn(owner)]).toEqual([false, true]);
      await turnRegister(portal);
    });
    expect((await mailed(house, 'accessFell')).map((m) => m.recipient)).toEqual([without.email]);
  });

  it('is told to the committee once when the thirty days begin and once five days before they end', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const [owner, without] = [await house.owner(), await house.owner()];
    const told = async () => (await mailed(house, 'registerList')).map((m) => [m.recipient, m.data]);
    await tellOfLists(portal);
    expect(await told()).toEqual([]);
    await house.unit(chair, '1', [1, 1], owned(owner));
    await tellOfLists(portal);
    await later(portal, 24, () => tellOfLists(portal));
    const url = `${portal.config.url}/sousede/pristup?svj=${house.id}`;
    const begins = [chair.email, { what: 'begins', count: 1, day: showDay('2026-12-21'), url }];
    expect(await told()).toEqual([begins]);
    for (const day of [25, 26]) await later(portal, day, () => tellOfLists(portal));
    const ends = [chair.email, { what: 'ends', count: 1, day: showDay('2026-12-21'), url }];
    expect(await told()).toEqual([begins, ends]);
    expect(await isIn(without)).toBe(true);
  });

  it('after an import is told too, with its own day, and where nobody would fall nothing is', async () => {
    const { house, chair, stays, other } = await aRegistered(portal);
    await tellOfLists(portal);
    expect(await mailed(house, 'registerList')).toEqual([]);
    await later(portal, 3, async () => {
      await house.inside(async (db, scope) => {
        const before = await standingMembers(db, scope);
        await db.execute(sql`
          update ownership set valid_to = '2026-11-21' where svj_id = ${house.id} and unit_id = ${other.id}`);
        await keepStanding(db, scope, before, portal.clock.now);
      });
      await tellOfLists(portal);
      await tellOfLists(portal);
      const data = { what: 'begins', count: 1, day: showDay('2026-12-24') };
      expect(await mailed(house, 'registerList')).toMatchObject([{ recipient: chair.email, data }]);
      expect(await isIn(stays)).toBe(true);
    });
  });

  it('is accepted as it was shown: who came to it meanwhile is looked at first', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const [owner, without] = [await house.owner(), await house.owner()];
    await house.unit(chair, '1', [1, 1], owned(owner));
    const newcomer = await house.owner();
    expect(await chair.refused(register.accept, { ids: [idOf(without)] })).toMatchObject({
      code: 409,
      key: 'MEMBERS.ERRORS.REGISTER_CHANGED',
    });
    expect(await isIn(without)).toBe(true);
    expect(await accept(chair)).toEqual([idOf(without), idOf(newcomer)]);
    expect([await isIn(without), await isIn(newcomer), await isIn(owner)]).toEqual([false, false, true]);
    expect((await mailed(house, 'accessFell')).map((m) => m.recipient).sort()).toEqual(
      [newcomer.email, without.email].sort(),
    );
    expect((await owner.refused(register.accept, { ids: [] })).code).toBe(403);
  });

  it('a house upgraded with owners and a former owner has it too', async () => {
    const { house, chair, seller, buyer, unit } = await aRegistered(portal);
    await sell(chair, unit.id, buyer);
    // As the migration leaves a house that was there before it.
    await house.inside((db) =>
      db.execute(sql`update svj set register_since = current_day() + 30 where id = ${house.id}`),
    );
    expect(await isIn(seller)).toBe(true);
    expect((await chair.asks(register.list, {})).users.map((u) => [u.id, u.why])).toEqual([[idOf(seller), 'sold']]);
    await accept(chair);
    expect(await isIn(seller)).toBe(false);
  });
});

it('somebody invited and not yet signed in stands on the list as well', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await house.unit(chair, '1', [1, 1], owned(await house.owner()));
  const waiting = await chair.asks(members.create, { type: 'person', firstName: 'Eva', lastName: 'Nová' } as never);
  await chair.asks(activation.invite, { id: waiting.id, email: 'eva.nova@posta.example' });
  expect((await chair.asks(register.list, {})).users.map((u) => u.id)).toEqual([waiting.id]);
});

it('whom an import takes the last place away keeps the rights for thirty days; former owners of before do not come back', async () => {
  const { house, chair, seller, stays, buyer, unit, other } = await aRegistered(portal);
  await sell(chair, unit.id, buyer);
  await house.inside(async (db, scope) => {
    const before = await standingMembers(db, scope);
    await db.execute(sql`
      update ownership set valid_to = '2026-11-21' where svj_id = ${house.id} and unit_id = ${other.id}`);
    await keepStanding(db, scope, before, portal.clock.now);
  });
  expect([await isIn(stays), await isIn(seller)]).toEqual([true, false]);
  expect((await chair.asks(register.list, {})).users.map((u) => [u.id, u.until])).toEqual([
    [idOf(stays), '2026-12-21'],
  ]);
  await accept(chair);
  expect(await isIn(stays)).toBe(false);
});

it('whoever fell opens votes a ballot of theirs is in, and no other', async () => {
  const { house, chair, alena, petr, vote } = await aRunningVote(portal);
  await cast(house, alena, vote.id, { '1': 'agree' });
  const buyer = await house.owner();
  const { rooms } = await chair.asks(units.list, { sizePerPage: 'all' });
  for (const room of rooms) await sell(chair, room.id, buyer);
  await accept(chair);
  expect([await isIn(alena), await isIn(petr)]).toEqual([false, false]);
  expect((await alena.asks(voteLedger.taken, {})).votes.map((v) => v.id)).toEqual([vote.id]);
  expect((await alena.asks(voteLedger.receipts, { id: vote.id })).receipts).not.toEqual([]);
  await alena.asks(voteLedger.list, { id: vote.id });
  expect((await petr.refused(voteLedger.list, { id: vote.id })).code).toBe(404);
  expect((await petr.refused(voteLedger.receipts, { id: vote.id })).code).toBe(404);
  expect((await petr.asks(voteLedger.taken, {})).votes).toEqual([]);
});
