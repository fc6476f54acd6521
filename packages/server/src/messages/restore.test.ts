import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { aBoardHouse, aMessage, inDays, titlesOf } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('a message archived by mistake comes back where its times put it, and nobody is told anew', async () => {
  const { house, chair, alena } = await aBoardHouse(portal);
  const m = await aMessage(chair, { title: 'Úklid dvora' });
  const told = await house.count('notice');
  await chair.asks(messages.archive, { id: m.id });
  const away = await chair.asks(messages.one, { id: m.id });
  expect(away.may).toMatchObject({ archive: false, restore: true });
  expect((await alena.asks(messages.one, { id: m.id })).may.restore).toBe(false);
  expect((await alena.refused(messages.restore, { id: m.id })).code).toBe(403);
  await chair.asks(messages.restore, { id: m.id });
  const back = await chair.asks(messages.one, { id: m.id });
  expect(back).toMatchObject({ state: 'actual', number: m.number, dateFrom: m.dateFrom, may: { restore: false } });
  expect(await titlesOf(alena)).toEqual(['Úklid dvora']);
  expect(await house.count('notice')).toBe(told);
  const why = await chair.refused(messages.restore, { id: m.id });
  expect([why.code, why.key]).toEqual([422, 'MESSAGE.ERRORS.NOT_ARCHIVED']);
  const { activities } = await chair.asks(houseLog.activity, {});
  expect(activities.filter((a) => a.verb === 'restore')).toHaveLength(1);

  const term = { long_term: false, dateFrom: inDays(portal, 1), dateTo: inDays(portal, 2) };
  const planned = await aMessage(chair, { title: 'Odečty', ...term });
  await chair.asks(messages.archive, { id: planned.id });
  await chair.asks(messages.restore, { id: planned.id });
  expect((await chair.asks(messages.one, { id: planned.id })).state).toBe('planned');
  await chair.asks(messages.archive, { id: planned.id });
  portal.clock.now = new Date(inDays(portal, 3));
  await chair.asks(messages.restore, { id: planned.id });
  expect((await chair.asks(messages.one, { id: planned.id })).state).toBe('old');
  portal.clock.now = new Date(inDays(portal, -3));
  const stranger = (await aBoardHouse(portal)).chair;
  expect((await stranger.refused(messages.restore, { id: m.id })).code).toBe(404);
});
