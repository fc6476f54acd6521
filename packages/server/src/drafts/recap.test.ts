import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDraft, started } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('the recap of a draft counts seats and people apart, each adds up, and as many are mailed as it says', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const [ema, ota, ida, eva] = await Promise.all(
    ['Ema', 'Ota', 'Ida', 'Eva'].map((n) => house.owner({ firstName: n })),
  );
  const id = (who: typeof ema) => who?.memberId as number;
  await house.inside((db) => db.execute(sql`update svj set ico = '99990032' where id = ${house.id}`));
  const own = await house.owner({ companyName: 'SVJ samo' });
  await house.inside((db) => db.execute(sql`update member set ico = '99990032' where id = ${own.memberId}`));
  const { id: silent } = await chair.asks(members.create, { type: 'person', firstName: 'Bez', lastName: 'Pošty' });
  const whole = [1, 1] as [number, number];
  const half = [1, 2] as [number, number];
  // One with two units of hers, a couple, two co-owners without a representative, one without an address.
  await house.unit(chair, '1', [1, 6], [{ memberIds: [id(ema)], share: whole }]);
  await house.unit(chair, '2', [1, 6], [{ memberIds: [id(ema)], share: whole }]);
  await house.unit(chair, '3', [1, 6], [{ memberIds: [id(ota), id(ida)], share: whole }]);
  await house.unit(
    chair,
    '4',
    [1, 6],
    [
      { memberIds: [id(eva)], share: half },
      { memberIds: [id(ema)], share: half },
    ],
  );
  await house.unit(chair, '5', [1, 6], [{ memberIds: [silent], share: whole }]);
  await house.unit(chair, '6', [1, 6], [{ memberIds: [id(own)], share: whole }]);
  const draft = await aDraft(chair);
  const sum = await chair.asks(votes.census, { id: draft.id });
  expect([sum.seatCount, sum.ownCount, sum.withoutVoter]).toEqual([5, 1, 1]);
  const reach = await chair.asks(votes.reach, { id: draft.id });
  // Ema, Ota, Ida and the silent one: people once each, whatever they own.
  expect([reach.personCount, reach.withoutAddressCount]).toEqual([4, 1]);
  expect(reach.withoutAddress.map((p) => p.full_name)).toEqual(['Bez Pošty']);
  await started(chair, {});
  const { rows } = await portal.pool.raw.query(
    "select count(*)::int as n from outbox where svj_id = $1 and kind = 'voteInvitation'",
    [house.id],
  );
  expect(rows[0].n).toBe(reach.mailCount);
});
