import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { aRegistered, idOf, later, mailed, sell } from '#house/entitled.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { turnRegister } from '#server/members/jobs.ts';
import { dueIn, endDue, housesDue } from './queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const due = () => portal.pool.across('read only', housesDue);

it('goes only where a day came or a role changed: houses where nothing did are not visited', async () => {
  const quiet = await aRegistered(portal);
  const { house, chair, seller, buyer, unit } = await aRegistered(portal);
  await turnRegister(portal);
  expect(await due()).toEqual([]);
  await sell(chair, unit.id, buyer, '2026-12-01');
  expect(await due()).toEqual([]);
  await later(portal, 9, async () => expect(await due()).toEqual([]));
  await later(portal, 10, async () => {
    expect(await due()).toEqual([house.id]);
    expect(await turnRegister(portal)).toBe(1);
    expect((await mailed(house, 'accessFell')).map((m) => m.recipient)).toEqual([seller.email]);
    expect(await due()).toEqual([]);
  });
  await house.inside((db) => db.execute(`update member set note = 'x' where svj_id = ${house.id}`));
  expect(await due()).toEqual([]);
  await quiet.house.inside((db) => db.execute(`update member set role = 'owner' where id = ${idOf(quiet.chair)}`));
  expect(await due()).toEqual([quiet.house.id]);
  expect(await turnRegister(portal)).toBe(1);
});

it('somebody let in without a place is told by the next round, and a house that could not be looked at stays due', async () => {
  const { house, chair } = await aRegistered(portal);
  await turnRegister(portal);
  const stranger = await house.owner();
  expect(await due()).toEqual([house.id]);
  const errors: unknown[] = [];
  const stopped = () => {
    throw new Error('stopped');
  };
  const broken = { ...portal, now: stopped };
  await turnRegister(broken, (error) => errors.push(error));
  expect([errors.length, await due(), await mailed(house, 'accessFell')]).toEqual([1, [house.id], []]);
  expect(await turnRegister(portal)).toBe(1);
  expect((await mailed(house, 'accessFell')).map((m) => m.recipient)).toEqual([stranger.email]);
  expect((await chair.call(members.list)).status).toBe(200);
  expect(await due()).toEqual([]);
});

it('what is noted while the house is being looked at stays due', async () => {
  const { house, stays } = await aRegistered(portal);
  await turnRegister(portal);
  const becomes = (role: string) =>
    house.inside((db) => db.execute(`update member set role = '${role}' where id = ${idOf(stays)}`));
  await becomes('memberCommittee');
  const seen = await house.inside(dueIn);
  expect(seen).toHaveLength(1);
  await becomes('owner');
  await house.inside((db, scope) => endDue(db, scope, seen));
  expect(await due()).toEqual([house.id]);
  await turnRegister(portal);
  expect(await due()).toEqual([]);
});

it('a house whose register begins to decide is due on that day', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await house.unit(chair, '1', [1, 1], [{ memberIds: [idOf(chair)] }]);
  await turnRegister(portal);
  await later(portal, 29, async () => expect(await due()).not.toContain(house.id));
  await later(portal, 30, async () => expect(await due()).toContain(house.id));
});
