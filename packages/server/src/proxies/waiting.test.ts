import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { second as secondPerson } from '#contract/second/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, casts, minutesLater } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { empowers, memberOf, writesDown } from '#house/proxies.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aRunningVote, seatIds } from '#house/votes.ts';

let portal: TestPortal;
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
  const { votesWaitingCount, secondWaitingCount } = await who.asks(association.mine, {});
  return [votesWaitingCount, secondWaitingCount];
};

describe('what waits for somebody', () => {
  it('is also the vote of an owner who gave them a power, until it is cast', async () => {
    const { alena, petr, agent, vote, seats } = await running();
    expect(await counts(agent)).toEqual([0, 0]);
    await empowers(alena, agent);
    expect(await counts(agent)).toEqual([1, 0]);
    expect((await agent.asks(votes.list, {})).waitingCount).toBe(1);
    expect((await agent.asks(votes.list, {})).votes[0]?.waiting).toBe(true);
    await casts(agent, vote, [seats.get('1') as number], 'agree');
    expect(await counts(agent)).toEqual([0, 0]);
    minutesLater(agent, 2);
    const late = await empowers(petr, agent, { voteId: vote.id });
    expect(await counts(agent)).toEqual([1, 0]);
    await petr.asks(proxies.revoke, { id: late.id });
    expect(await counts(agent)).toEqual([0, 0]);
  });

  it('is a power to confirm, for whoever is asked to be its second person, on the dashboard and by mail', async () => {
    const { chair, second, alena, petr, agent } = await running();
    expect([await counts(chair), await counts(second)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const made = await writesDown(chair, { principalId: memberOf(alena), agentId: memberOf(agent) });
    expect([await counts(chair), await counts(second)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    const [told] = await mailsTo(second, 'secondAsked');
    expect(told).toMatchObject({ of: 'Alena Nováková', to: 'Zdena Zmocněná', as: 'admin' });
    expect(told?.url).toContain('/hlasovani/druha-osoba?svj=');
    expect(await mailsTo(chair, 'secondAsked')).toEqual([]);
    await writesDown(second, { principalId: memberOf(petr), agentId: memberOf(agent) });
    expect([await counts(chair), await counts(second)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    await second.asks(proxies.refuse, { id: made.id, updatedAt: made.updatedAt, reason: 'notSigned' });
    expect(await counts(second)).toEqual([0, 0]);
    const { acts, total, mineCount } = await second.asks(secondPerson.list, {});
    expect([total, mineCount, acts.map((a) => [a.of, a.to, a.mine, a.turn])]).toEqual([
      1,
      0,
      [['Petr Říha', 'Zdena Zmocněná', false, 'admin']],
    ]);
  });
});

describe('an agent', () => {
  it('gives a power up: nobody votes by it any more and its owner is told with the reason; nobody else can', async () => {
    const { chair, alena, agent, vote, seats } = await running();
    const power = await empowers(alena, agent);
    expect([power.mayRevoke, power.mayRenounce]).toEqual([true, false]);
    for (const who of [alena, chair])
      expect(await who.refused(proxies.renounce, { id: power.id })).toMatchObject({
        code: 422,
        key: 'PROXIES.ERRORS.NOT_AGENT',
      });
    expect(await agent.refused(proxies.revoke, { id: power.id })).toMatchObject({ key: 'PROXIES.ERRORS.NOT_YOURS' });
    expect(await agent.asks(proxies.one, { id: power.id })).toMatchObject({ mayRevoke: false, mayRenounce: true });
    const over = await agent.asks(proxies.renounce, { id: power.id, reason: 'Odjíždím' });
    expect(over).toMatchObject({ state: 'revoked', reason: 'Odjíždím', mayRenounce: false });
    expect(over.history[0]).toMatchObject({ verb: 'renounce', who: 'Zdena Zmocněná' });
    expect((await mailsTo(alena, 'proxyPrincipal')).at(-1)).toMatchObject({ deed: 'renounced', reason: 'Odjíždím' });
    const ballot = ballotOf(vote, [seats.get('1') as number], 'agree');
    expect((await agent.refused(ballots.askCode, ballot)).key).toBe('VOTE.ERRORS.NOT_YOURS');
    expect((await agent.refused(proxies.renounce, { id: power.id })).key).toBe('PROXIES.ERRORS.OVER');
  });

  it('keeps one for a single vote that was used', async () => {
    const { alena, agent, vote, seats } = await running();
    const { id } = await empowers(alena, agent, { voteId: vote.id });
    await casts(agent, vote, [seats.get('1') as number], 'agree');
    expect((await agent.refused(proxies.renounce, { id })).key).toBe('PROXIES.ERRORS.USED');
  });
});

it('a document of a power is uploaded with it and added later, and read by those it is about and the committee', async () => {
  const { house, chair, alena, agent } = await running();
  const scan = await uploads(alena, 'plna-moc.txt', 'Zmocňuji Zdenu Zmocněnou.', { isPublic: true });
  const made = await alena.asks(proxies.create, { agentId: memberOf(agent), fileIds: [scan.id] });
  const seen = await agent.asks(proxies.one, { id: made.id });
  expect(seen.files.map((f) => f.name)).toEqual(['plna-moc']);
  const page = await fetched(portal, (seen.files[0] as { url: string }).url);
  expect([page.statusCode, page.body]).toEqual([200, 'Zmocňuji Zdenu Zmocněnou.']);
  const signed = await uploads(chair, 'overeni.txt', 'Podpis ověřen.', { isPublic: false });
  const whole = await chair.asks(proxies.update, {
    id: made.id,
    updatedAt: made.updatedAt,
    verified: true,
    note: '',
    fileIds: [scan.id, signed.id],
  });
  expect(whole.files.map((f) => f.name)).toEqual(['plna-moc', 'overeni']);
  const stranger = await house.owner();
  expect((await stranger.refused(proxies.one, { id: made.id })).code).toBe(404);
});
