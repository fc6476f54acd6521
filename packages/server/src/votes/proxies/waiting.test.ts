import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { proxies } from '#contract/votes/endpoints-proxies.ts';
import { casts, minutesLater } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type Portal } from '#house/portal.ts';
import { empowers, memberOf } from '#house/proxies.ts';
import { aRunningVote, seatIds } from '#house/votes.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function running() {
  const made = await aRunningVote(portal);
  const agent = await made.house.owner({ firstName: 'Zdena', lastName: 'Zmocněná' });
  const second = await made.house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  return { ...made, agent, second, seats: await seatIds(made.chair, made.vote.id) };
}
const mailsTo = async (who: Person, kind: string) =>
  (
    await portal.pool.raw.query('select data from outbox where recipient = $1 and kind = $2 order by id', [
      who.email,
      kind,
    ])
  ).rows.map((r: { data: Record<string, string> }) => r.data);
const counts = async (who: Person) => {
  const { votesWaitingCount, proxiesWaitingCount } = await who.asks(association.mine, {});
  return [votesWaitingCount, proxiesWaitingCount];
};

describe('what waits for somebody', () => {
  it('is also the vote of an owner who gave them an approved power, until it is cast', async () => {
    const { chair, alena, petr, agent, vote, seats } = await running();
    const { id, updatedAt } = await alena.asks(proxies.create, { agentId: memberOf(agent) });
    expect(await counts(agent)).toEqual([0, 0]);
    await chair.asks(proxies.approve, { id, updatedAt });
    expect(await counts(agent)).toEqual([1, 0]);
    expect((await agent.asks(votes.list, {})).waitingCount).toBe(1);
    expect((await agent.asks(votes.list, {})).votes[0]?.waiting).toBe(true);
    await casts(agent, vote, [seats.get('1') as number], 'agree');
    expect([await counts(agent), await counts(alena)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    minutesLater(agent, 2);
    const late = await empowers(petr, agent, chair, { voteId: vote.id });
    expect(await counts(agent)).toEqual([1, 0]);
    await petr.asks(proxies.revoke, { id: late.id });
    expect(await counts(agent)).toEqual([0, 0]);
  });

  it('is a power to decide on, for the committee on the dashboard and by mail, but not for its own agent', async () => {
    const { chair, second, alena, petr, agent } = await running();
    const made = await alena.asks(proxies.create, { agentId: memberOf(agent) });
    expect([await counts(chair), await counts(second), await counts(alena)]).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    const [told] = await mailsTo(chair, 'proxyWaiting');
    expect(told).toMatchObject({ principal: 'Alena Nováková', agent: 'Zdena Zmocněná', who: 'Alena Nováková' });
    expect(told?.url).toContain(`/hlasovani/plne-moci/${made.id}?svj=`);
    expect(await mailsTo(alena, 'proxyWaiting')).toEqual([]);
    await second.asks(proxies.create, { principalId: memberOf(petr), agentId: memberOf(second) });
    expect([await counts(chair), await counts(second)]).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect([(await mailsTo(chair, 'proxyWaiting')).length, (await mailsTo(second, 'proxyWaiting')).length]).toEqual([
      2, 1,
    ]);
    await chair.asks(proxies.refuse, { id: made.id, updatedAt: made.updatedAt, reason: 'Chybí podpis' });
    expect(await counts(chair)).toEqual([0, 1]);
  });
});
