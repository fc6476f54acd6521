import { expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse } from '#house/house.ts';
import { aPortal } from '#house/portal.ts';
import { aroundOf } from '../around.ts';
import { turnDay } from './jobs.ts';

it('search finds the buyer from the day that was planned, also when the portal stood still that night', async () => {
  const portal = await aPortal();
  const house = await aHouse(portal);
  const chair = await house.chair();
  const [seller, buyer] = [await house.owner({ lastName: 'Dosavadní' }), await house.owner({ lastName: 'Budoucí' })];
  const made = await house.unit(chair, '1/1', [1, 1], [{ memberIds: [seller.memberId as number] }]);
  await chair.asks(units.update, {
    id: made.id,
    updatedAt: made.updatedAt,
    number: made.number,
    entranceId: made.entrance?.id ?? null,
    type: made.type,
    share: made.share,
    owners: [{ memberIds: [buyer.memberId as number], share: toText(fraction(1, 1)) }],
    validFrom: '2026-12-01',
  });
  const found = async (text: string) => (await chair.asks(units.search, { text })).rooms.length;
  expect(await turnDay(portal, aroundOf(portal).hears, portal.clock.now)).toBe(0);
  expect([await found('dosavadni'), await found('budouci')]).toEqual([1, 0]);

  const later = new Date('2026-12-03T00:05:00+01:00');
  expect(await turnDay(portal, aroundOf(portal).hears, later)).toBe(1);
  expect([await found('dosavadni'), await found('budouci')]).toEqual([0, 1]);
  await portal.close();
});
