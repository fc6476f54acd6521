import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvals } from '#contract/approvals/endpoints.ts';
import { anOffering, answers, aRequest, idOf } from '#house/approvals.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { giveAnswers } from './writing/steps-merging.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** What becomes of requests when the record of one becomes a part of the other’s. */
const becomes = (house: TestHouse, from: Person, to: Person) =>
  house.inside((db, scope) =>
    giveAnswers({ db, scope, now: portal.clock.now, portal }, { from: idOf(from), to: idOf(to) }),
  );
const places = async (who: Person, id: number) => {
  const { approvers, status, history } = await who.asks(approvals.one, { id });
  return { who: approvers.map((p) => [p.user?.id, p.status]), status, last: history[0]?.what };
};

it('the record that stays is asked instead of the one that goes', async () => {
  const { house, chair, deputy, member, manager } = await anOffering(portal);
  const a = await aRequest(manager, [chair, deputy]);
  await becomes(house, deputy, member);
  expect(await places(manager, a.id)).toEqual({
    ...{
      who: [
        [idOf(chair), 'waiting'],
        [idOf(member), 'waiting'],
      ],
      status: 'waiting',
      last: 'merged',
    },
  });
});

it('where both are asked one answer is left, the own one first, and it may decide', async () => {
  const { house, chair, deputy, member, manager } = await anOffering(portal);
  const [given, both, more] = [
    await aRequest(manager, [chair, deputy, member]),
    await aRequest(manager, [deputy, member]),
    await aRequest(manager, [deputy, member, chair], { rule: 'count', needed: 3 }),
  ];
  await answers(deputy, given.id, 'approved');
  await answers(deputy, both.id, 'approved');
  await answers(member, more.id, 'approved');
  await answers(chair, more.id, 'approved');
  await becomes(house, deputy, member);
  expect(await places(manager, given.id)).toEqual({
    ...{
      who: [
        [idOf(chair), 'waiting'],
        [idOf(member), 'approved'],
      ],
      status: 'waiting',
      last: 'merged',
    },
  });
  expect(await places(manager, both.id)).toEqual({
    who: [[idOf(member), 'approved']],
    status: 'approved',
    last: 'closed',
  });
  expect(await places(manager, more.id)).toMatchObject({ status: 'approved', last: 'closed' });
});
