import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, casts, coded, minutesLater } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { empowers, memberOf, writesDown, written } from '#house/proxies.ts';
import { aRunningVote, part, seatIds, started, type Wanted } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** A running vote with somebody of the house who owns nothing, and the seats by their owners. */
async function running(wanted: Wanted = {}) {
  const made = await aRunningVote(portal, wanted);
  const agent = await made.house.owner({ firstName: 'Zdena', lastName: 'Zmocněná' });
  const seats = await seatIds(made.chair, made.vote.id);
  const ofPetr = [...seats].find(([u]) => u.includes('10'))?.[1] as number;
  const second = await made.house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  return { ...made, agent, second, ofAlena: seats.get('1') as number, ofCouple: seats.get('2') as number, ofPetr };
}
const why = async (who: Person, vote: Parameters<typeof ballotOf>[0], seats: number[]) => {
  const { code, key } = await who.refused(ballots.askCode, ballotOf(vote, seats, 'agree'));
  return [code, key];
};
const notYours = [403, 'VOTE.ERRORS.NOT_YOURS'];
const mailsTo = async (who: Person, kind: string) =>
  (await portal.pool.raw.query('select data from outbox where recipient = $1 and kind = $2', [who.email, kind])).rows;

describe('a vote by a power of attorney', () => {
  it('is cast with a code, counted as cast by another, told to the owner at once, who may object', async () => {
    const { house, chair, alena, agent, vote, ofAlena } = await running();
    expect(await why(agent, vote, [ofAlena])).toEqual(notYours);
    const power = await empowers(alena, agent, { voteId: vote.id });
    expect((await agent.asks(proxies.inVote, { id: vote.id })).seats).toMatchObject([
      { proxy: power.id, seat: ofAlena, owners: 'Alena Nováková', agent: 'Zdena Zmocněná', mine: true, voted: false },
    ]);
    const before = await agent.asks(votes.one, { id: vote.id });
    expect(before.mySeats).toMatchObject([{ how: 'proxy', channel: null, seat: { id: ofAlena, status: 'waiting' } }]);
    const { receipts } = await casts(agent, vote, [ofAlena], 'agree');
    expect((await agent.asks(voteLedger.receipts, { id: vote.id })).receipts).toEqual(receipts);

    const after = await chair.asks(votes.one, { id: vote.id });
    expect(after).toMatchObject({ turnout: { seats: 1 }, castByOthers: { seats: 1, share: part(1, 2) } });
    const { users } = await chair.asks(ballots.users, { id: vote.id, filters: '{"state":"voted"}' as never });
    expect(users).toMatchObject([{ id: ofAlena, channel: 'proxy' }]);
    const [told] = await mailsTo(alena, 'voteCast');
    expect(told.data).toMatchObject({ who: 'Zdena Zmocněná', seats: expect.stringContaining('Nováková') });
    expect((await alena.asks(votes.one, { id: vote.id })).mySeats).toMatchObject([
      { how: 'owner', channel: 'proxy', castBy: 'Zdena Zmocněná' },
    ]);
    await alena.asks(ballots.object, { id: vote.id, seat: ofAlena, text: 'Tak jsme se nedomluvily.' });
    const used = await chair.asks(proxies.one, { id: power.id });
    expect(used).toMatchObject({ usedCount: 1, mayRevoke: false, uses: [{ seat: ofAlena, objected: true }] });
    expect(used.history[0]?.verb).toBe('use');

    const { rows } = await house.inside((db) =>
      db.client.query("select body from vote_entry where vote_id = $1 and kind = 'ballot'", [vote.id]),
    );
    const said = JSON.parse(rows[0].body);
    expect(said).toMatchObject({ channel: 'proxy', for: power.id, by: memberOf(agent), seat: ofAlena });
  });

  it('counts once: after the agent the principal is refused, after the principal the agent, of two agents the second', async () => {
    const { house, chair, alena, petr, jan, hana, agent, vote, ofAlena, ofPetr, ofCouple } = await running();
    const other = await house.owner();
    for (const owner of [alena, petr, jan]) await empowers(owner, agent);
    await empowers(hana, other);
    await casts(agent, vote, [ofAlena], 'agree');
    const already = [409, 'VOTE.ERRORS.ALREADY'];
    expect(await why(alena, vote, [ofAlena])).toEqual(already);
    await casts(petr, vote, [ofPetr], 'notAgree');
    expect(await why(agent, vote, [ofPetr])).toEqual(already);
    const own = (await agent.asks(votes.one, { id: vote.id })).votePoints[0]?.votePointUsers;
    // What the owner answered themself is not told to their agent.
    expect(own?.find((u) => u.votedUser.id === ofPetr)?.vote_value).toBe(null);
    minutesLater(agent, 2);
    const both = await Promise.all(
      [agent, other].map(async (who) => [who, await coded(who, ballotOf(vote, [ofCouple], 'agree'))] as const),
    );
    const stored = await Promise.all(both.map(([who, request]) => who.call(ballots.store, request)));
    expect(stored.map((s) => s.status).sort()).toEqual([200, 409]);
    const late = stored.find((s) => s.status === 409)?.body;
    expect(late?.data).toMatchObject({ refused: [{ id: ofCouple, status: 'done' }] });
    expect((await chair.asks(votes.one, { id: vote.id })).turnout.seats).toBe(3);
  });

  it('is refused without an approved power that holds in this vote today', async () => {
    const { house, chair, second, alena, petr, jan, agent, vote, ofAlena, ofPetr, ofCouple } = await running();
    const to = { principalId: memberOf(alena), agentId: memberOf(agent), voteId: vote.id };
    const waits = await writesDown(chair, to);
    expect(await why(agent, vote, [ofAlena])).toEqual(notYours);
    await second.asks(proxies.refuse, { id: waits.id, updatedAt: waits.updatedAt, reason: 'notSigned' });
    expect(await why(agent, vote, [ofAlena])).toEqual(notYours);
    const next = await started(chair, { name: 'Jiné' });
    await empowers(alena, agent, { voteId: next.id });
    expect(await why(agent, vote, [ofAlena])).toEqual(notYours);
    await empowers(petr, agent, { validFrom: '2027-01-01' });
    expect(await why(agent, vote, [ofPetr])).toEqual(notYours);
    const foreign = await aRunningVote(portal);
    await empowers(foreign.alena, await foreign.house.owner());
    expect(await why(foreign.alena, vote, [ofAlena])).toEqual([404, 'VOTE.NOT_FOUND']);
    const power = await empowers(jan, agent, { voteId: vote.id });
    const request = await coded(agent, ballotOf(vote, [ofCouple], 'agree'));
    await jan.asks(proxies.revoke, { id: power.id });
    expect(await agent.refused(ballots.store, request)).toMatchObject({ code: 403, key: notYours[1] });
    const stranger = await house.owner();
    expect((await stranger.asks(proxies.inVote, { id: vote.id })).seats).toEqual([]);
    expect(await foreign.chair.refused(proxies.inVote, { id: vote.id })).toMatchObject({ code: 404 });
  });

  it('once used for its only vote it is not revoked; a standing one ends for what comes', async () => {
    const { chair, alena, petr, agent, vote, ofAlena, ofPetr } = await running();
    const once = await empowers(alena, agent, { voteId: vote.id });
    const standing = await empowers(petr, agent);
    await casts(agent, vote, [ofAlena, ofPetr], 'agree');
    const used = { code: 422, key: 'PROXIES.ERRORS.USED' };
    for (const who of [alena, chair]) expect(await who.refused(proxies.revoke, { id: once.id })).toMatchObject(used);
    expect((await petr.asks(proxies.revoke, { id: standing.id })).state).toBe('revoked');
    const next = await started(chair, { name: 'Další' });
    const seats = await seatIds(chair, next.id);
    const ofPetrNext = [...seats].find(([u]) => u.includes('10'))?.[1] as number;
    expect(await why(agent, next, [ofPetrNext])).toEqual(notYours);
    expect((await chair.asks(votes.one, { id: vote.id })).turnout.seats).toBe(2);
  });

  it('a revocation at the same moment comes before or after, never between', async () => {
    const { chair, alena, agent, vote, ofAlena } = await running();
    const power = await empowers(alena, agent, { voteId: vote.id });
    const request = await coded(agent, ballotOf(vote, [ofAlena], 'agree'));
    const [stored, revoked] = await Promise.all([
      agent.call(ballots.store, request),
      alena.call(proxies.revoke, { id: power.id }),
    ]);
    expect([stored.status === 200, revoked.status === 200].filter(Boolean)).toHaveLength(1);
    const { state, usedCount } = await chair.asks(proxies.one, { id: power.id });
    expect([state, usedCount]).toEqual(stored.status === 200 ? ['approved', 1] : ['revoked', 0]);
  });

  it('keeps to the statutes as they are when it is used, several seats counted together', async () => {
    const { chair, alena, petr, agent, vote, ofAlena, ofPetr } = await running();
    await empowers(alena, agent);
    await empowers(petr, agent);
    const says = async (change: object) => {
      const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
      await chair.asks(houseSettings.change, { updatedAt, modules, statutes: { ...statutes, ...change } });
    };
    await says({ proxyVerified: true });
    expect(await why(agent, vote, [ofAlena])).toEqual([422, 'PROXIES.ERRORS.NOT_VERIFIED']);
    await says({ proxyVerified: false, proxyWho: 'owners' });
    expect(await why(agent, vote, [ofAlena])).toEqual([422, 'PROXIES.ERRORS.OWNERS_ONLY']);
    await says({ proxyWho: 'anyone', proxyLimit: 1 });
    expect(await why(agent, vote, [ofAlena, ofPetr])).toEqual([422, 'PROXIES.ERRORS.LIMIT']);
    await casts(agent, vote, [ofAlena], 'agree');
    minutesLater(agent, 2);
    expect(await why(agent, vote, [ofPetr])).toEqual([422, 'PROXIES.ERRORS.LIMIT']);
  });
});

describe('the limit of the statutes', () => {
  const limits = async (chair: Person, proxyLimit: number) => {
    const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
    await chair.asks(houseSettings.change, { updatedAt, modules, statutes: { ...statutes, proxyLimit } });
  };
  const over = 'PROXIES.ERRORS.LIMIT';

  it('counts seats, not people: of one owner all their seats, of a couple one', async () => {
    const { house, chair, petr, jan, hana, agent, vote } = await running();
    await limits(chair, 1);
    // His two units are one seat; then he gets another one, together with his wife.
    const wife = await house.owner();
    const given = await empowers(petr, agent);
    await petr.asks(proxies.revoke, { id: given.id });
    await house.unit(chair, '20', [1, 100], [{ memberIds: [memberOf(petr), memberOf(wife)] }]);
    expect((await petr.refused(proxies.create, { agentId: memberOf(agent) })).key).toBe(over);
    // In the vote that runs he has the one it began with.
    expect((await empowers(petr, agent, { voteId: vote.id })).state).toBe('approved');
    const next = await house.owner();
    for (const one of [jan, hana]) expect((await empowers(one, next)).state).toBe('approved');
    expect((await jan.refused(proxies.create, { agentId: memberOf(agent), voteId: vote.id })).key).toBe(over);
  });

  it('counts powers that wait and were written down before, and gives the place back when one is refused', async () => {
    const { chair, second, alena, petr, agent, vote } = await running();
    await limits(chair, 1);
    const to = { agentId: memberOf(agent), voteId: vote.id };
    const waits = await writesDown(chair, { ...to, principalId: memberOf(alena) });
    expect(await petr.refused(proxies.create, to)).toMatchObject({ code: 422, key: over });
    const later = await writesDown(chair, { ...to, principalId: memberOf(petr) });
    expect((await second.refused(proxies.approve, { id: later.id, updatedAt: later.updatedAt })).key).toBe(over);
    await second.asks(proxies.refuse, { id: waits.id, updatedAt: waits.updatedAt, reason: 'notSigned' });
    const { updatedAt } = await chair.asks(proxies.one, { id: later.id });
    expect((await second.asks(proxies.approve, { id: later.id, updatedAt })).state).toBe('approved');
  });

  it('counts at an assembly what is held now: a seat whose owner came in person is held no more', async () => {
    const { chair, alena, petr, agent, vote, ofAlena, ofPetr } = await running({ type: 'local', basis: 'assembly' });
    const [first, next] = [await empowers(alena, agent), await empowers(petr, agent)];
    await limits(chair, 1);
    const come = { id: vote.id, here: true };
    await chair.asks(ballots.attendance, { ...come, seats: [ofAlena], proxy: first.id });
    const more = { ...come, seats: [ofPetr], proxy: next.id };
    expect((await chair.refused(ballots.attendance, more)).key).toBe(over);
    await chair.asks(ballots.attendance, { ...come, seats: [ofAlena], person: 'Alena Nováková' });
    expect((await chair.asks(ballots.attendance, more)).present?.seats).toBe(2);
  });
});

describe('on the spot', () => {
  it('the agent is written down as present by the power, and the ballot counts as cast by it', async () => {
    const { chair, second, alena, petr, vote, ofAlena, ofPetr } = await running({ type: 'local', basis: 'assembly' });
    const made = await writesDown(chair, { principalId: memberOf(alena), agentName: 'Karel Host', voteId: vote.id });
    const come = { id: vote.id, seats: [ofAlena], here: true, proxy: made.id };
    const notHolding = { code: 422, key: 'PROXIES.ERRORS.NOT_HOLDING' };
    expect(await chair.refused(ballots.attendance, come)).toMatchObject(notHolding);
    await second.asks(proxies.approve, { id: made.id, updatedAt: made.updatedAt });
    expect(await chair.refused(ballots.attendance, { ...come, seats: [ofPetr] })).toMatchObject(notHolding);
    await chair.asks(ballots.attendance, come);
    const { users } = await chair.asks(ballots.users, { id: vote.id, filters: '{"state":"present"}' as never });
    expect(users).toMatchObject([{ id: ofAlena, person: 'Karel Host' }]);
    expect(await alena.refused(proxies.revoke, { id: made.id })).toMatchObject({ key: 'PROXIES.ERRORS.USED' });
    await chair.asks(ballots.store, ballotOf(vote, [ofAlena], 'agree'));
    await chair.asks(ballots.store, ballotOf(vote, [ofAlena], 'notAgree'));
    await chair.asks(ballots.store, ballotOf(vote, [ofPetr], 'agree'));
    expect(await mailsTo(alena, 'voteCast')).toHaveLength(1);
    expect(await mailsTo(petr, 'voteCast')).toEqual([]);
    expect(await petr.asks(votes.one, { id: vote.id })).toMatchObject({ castByOthers: { seats: 1 } });
    const ended = await chair.asks(votes.finish, { id: vote.id });
    expect(ended.status).toBe('finish');
    const { entries } = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
    const bodies = entries.map((e) => JSON.parse(e.body as string));
    expect(bodies.map((b) => b.kind).slice(1, 4)).toEqual(['arrived', 'proxy', 'ballot']);
    expect(bodies[2]).toMatchObject({ seat: ofAlena, proxy: made.id });
    expect(bodies[3]).toMatchObject({ seat: ofAlena, channel: 'proxy', for: made.id, by: memberOf(chair) });
  });
});

it('is found for its seat behind a thousand powers of others', async () => {
  const { house, chair, second, alena, petr, vote, ofPetr } = await running({ type: 'local', basis: 'assembly' });
  await house.inside((db, { svjId }) =>
    db.client.query(
      `insert into vote_proxy (svj_id, principal_id, agent_name, vote_id, state, by_principal, created_at, updated_at)
       select $1, $2, 'Host ' || n, $3, 'approved', true, now(), now() from generate_series(1, 1000) n`,
      [svjId, memberOf(alena), vote.id],
    ),
  );
  const made = await written(chair, second, { principalId: memberOf(petr), agentName: 'Karel', voteId: vote.id });
  const { seats } = await chair.asks(proxies.inVote, { id: vote.id, seat: ofPetr });
  expect(seats.map((s) => [s.proxy, s.seat])).toEqual([[made.id, ofPetr]]);
  const come = { id: vote.id, seats: [ofPetr], here: true, proxy: made.id };
  expect((await chair.asks(ballots.attendance, come)).present).toMatchObject({ seats: 1 });
});

describe('people who change', () => {
  it('a merged agent has to be approved anew, and so has what a merged principal gave, who is the same owner', async () => {
    const { house, chair, second, alena, vote, ofAlena } = await running();
    const [record, other] = [await house.owner(), await house.owner()].map(memberOf) as [number, number];
    await house.inside((db) =>
      db.client.query('update member set account_id = null where id = any($1)', [[record, other]]),
    );
    const made = await alena.asks(proxies.create, { agentId: record });
    await chair.asks(memberCare.merge, { id: other, other: record });
    const again = await chair.asks(proxies.one, { id: made.id });
    expect(again).toMatchObject({ state: 'waiting', agent: { id: other }, byPrincipal: false });
    const kept = await written(chair, second, { principalId: memberOf(alena), agentName: 'Host', voteId: vote.id });
    await chair.asks(memberCare.merge, { id: other, other: memberOf(alena) });
    expect((await chair.asks(proxies.one, { id: made.id })).state).toBe('revoked');
    const given = await chair.asks(proxies.one, { id: kept.id });
    expect([given.state, given.principal.id]).toEqual(['waiting', other]);
    await casts(alena.as(other), vote, [ofAlena], 'agree');
  });

  it('a deleted person leaves powers that are over, without their note', async () => {
    const { house, chair, alena, agent } = await running();
    const power = await empowers(alena, agent, { note: 'Do jara' });
    await chair.asks(members.archive, { id: memberOf(agent) });
    expect((await chair.asks(memberCare.erasure, { id: memberOf(agent) })).stays).toContainEqual({
      what: 'proxies',
      count: 1,
    });
    await chair.asks(members.remove, { id: memberOf(agent) });
    expect(await chair.asks(proxies.one, { id: power.id })).toMatchObject({ state: 'revoked', note: '' });
    expect(await house.count('vote_proxy')).toBe(1);
  });
});
