import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { second } from '#contract/second/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, casts, minutesLater } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aSignedPaper, memberOf, writesDown } from '#house/proxies.ts';
import { aRunningVote, part, seatIds } from '#house/votes.ts';
import { closeVotes } from '../course/jobs.ts';
import { askSeconds } from '../course/jobs-second.ts';
import { lockProxy } from '../proxies/queries.ts';
import { lockPowers } from '../proxies/queries-around.ts';
import { openActOf } from './queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const day = 24 * 60;
const later = async (who: Person, minutes: number) => {
  minutesLater(who, minutes);
  await askSeconds(portal, (error) => {
    throw error;
  });
};
const mailsTo = async (who: Person, kind: string) =>
  (
    await portal.pool.raw.query('select data from outbox where recipient = $1 and kind = $2 order by id', [
      who.email,
      kind,
    ])
  ).rows.map((r: { data: Record<string, string> }) => r.data);
const asksOf = async (who: Person) => (await who.asks(second.list, {})).asks;
const stateOf = (who: Person, id: number) => who.asks(proxies.one, { id });
const confirms = async (who: Person, id: number) => {
  const { updatedAt } = await stateOf(who, id);
  return who.asks(proxies.approve, { id, updatedAt });
};
const whyNot = async (who: Person, id: number, updatedAt: string) =>
  (await who.refused(proxies.approve, { id, updatedAt })).key;

describe('a chair alone', () => {
  it('makes no power of attorney of neighbours count: not one of all she writes down, with a paper or without', async () => {
    const { chair, alena, jan, petr, vote } = await aRunningVote(portal);
    const seats = await seatIds(chair, vote.id);
    for (const owner of [alena, jan, petr]) {
      const to = { principalId: memberOf(owner), agentId: memberOf(chair), voteId: vote.id };
      const bare = await chair.asks(proxies.create, to);
      expect(await whyNot(chair, bare.id, bare.updatedAt)).toBe('PROXIES.ERRORS.NO_FILE');
      const full = await chair.asks(proxies.update, {
        id: bare.id,
        updatedAt: bare.updatedAt,
        verified: true,
        note: '',
        fileIds: [await aSignedPaper(chair)],
      });
      expect(await whyNot(chair, full.id, full.updatedAt)).toBe('SECOND.ERRORS.BARRED');
    }
    await later(chair, 4 * day);
    const ballot = ballotOf(vote, [...seats.values()], 'agree');
    expect((await chair.refused(ballots.askCode, ballot)).key).toBe('VOTE.ERRORS.NOT_YOURS');
    const list = await chair.asks(proxies.list, { tab: 'waiting' });
    expect([list.approvedCount, list.waitingCount]).toEqual([0, 3]);
    // In favour of who wrote it down: the principal, or a verifier.
    const [power] = list.proxies;
    expect(await chair.asks(proxies.one, { id: power?.id as number })).toMatchObject({
      second: { onlyVerifier: true },
    });
    const theirs = await stateOf(petr, power?.id as number);
    expect(theirs).toMatchObject({ mayDecide: true });
    expect(await confirms(petr, theirs.id)).toMatchObject({ state: 'approved', countsBy: 'principal' });
  });

  it('is not the second person though she names herself a verifier, and a visit of the product is nobody', async () => {
    const { chair, alena, house, vote } = await aRunningVote(portal);
    const agent = await house.owner();
    const made = await writesDown(chair, { principalId: memberOf(alena), agentId: memberOf(agent), voteId: vote.id });
    await chair.asks(second.name, { id: vote.id, memberId: memberOf(chair) });
    const [ask] = await asksOf(chair);
    await chair.asks(second.agree, { id: ask?.id as number });
    expect(await whyNot(chair, made.id, made.updatedAt)).toBe('SECOND.ERRORS.BARRED');
    expect((await stateOf(chair, made.id)).second).toMatchObject({ turn: null, mayConfirm: false });
  });
});

describe('the second person', () => {
  it('is the committee, after a day the audit, after another a verifier; who comes late may still act', async () => {
    const { house, chair, alena, jan, vote } = await aRunningVote(portal);
    const other = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
    const audit = await house.person({ role: 'auditMember', lastName: 'Kontrolní' });
    const agent = await house.owner();
    const made = await writesDown(chair, { principalId: memberOf(alena), agentId: memberOf(agent), voteId: vote.id });
    expect(made.second).toMatchObject({ turn: 'admin', people: ['Jan Druhý'] });
    expect(await whyNot(audit, made.id, made.updatedAt)).toBe('PROXIES.NOT_FOUND');
    await later(chair, day - 1);
    expect((await stateOf(other, made.id)).second?.turn).toBe('admin');
    await later(chair, 1);
    expect((await stateOf(audit, made.id)).second).toMatchObject({ turn: 'audit', mayConfirm: true });
    expect((await mailsTo(audit, 'secondAsked')).length).toBe(1);
    expect((await stateOf(other, made.id)).mayDecide).toBe(true);
    // Nobody acts: members are asked to be verifiers, who had been asked when the vote began.
    await later(chair, day);
    expect((await stateOf(chair, made.id)).second).toMatchObject({ turn: null, people: [] });
    const [ask] = await asksOf(jan);
    expect(ask).toMatchObject({ vote: { id: vote.id }, namedBy: '' });
    await jan.asks(second.agree, { id: ask?.id as number });
    expect(await jan.refused(second.decline, { id: ask?.id as number })).toMatchObject({
      key: 'SECOND.ERRORS.ANSWERED',
    });
    const { acts, mineCount } = await jan.asks(second.list, {});
    expect([mineCount, acts.map((a) => [a.of, a.turn, a.mine])]).toEqual([1, [['Alena Nováková', 'verifier', true]]]);
    expect((await jan.asks(association.mine, {})).secondWaitingCount).toBe(1);
    expect(await confirms(jan, made.id)).toMatchObject({ state: 'approved', countsBy: 'verifier' });
    expect((await jan.asks(second.list, {})).acts).toEqual([]);
    expect(
      (await chair.asks(second.verifiers, { id: vote.id })).verifiers.filter((v) => v.state === 'agreed'),
    ).toMatchObject([{ memberId: memberOf(jan), named: false }]);
  });

  it('a declined question is not asked again, an answered one is of nobody else, and a foreign one is not there', async () => {
    const { chair, house, alena, jan, vote } = await aRunningVote(portal);
    const [ask] = await asksOf(alena);
    expect(await jan.refused(second.agree, { id: ask?.id as number })).toMatchObject({ code: 404 });
    await alena.asks(second.decline, { id: ask?.id as number });
    expect(await asksOf(alena)).toEqual([]);
    const silent = await house.person({ access: false });
    expect((await chair.refused(second.name, { id: vote.id, memberId: memberOf(silent) })).errors).toEqual({
      memberId: 'SECOND.ERRORS.NO_ACCOUNT',
    });
    expect((await alena.refused(second.name, { id: vote.id, memberId: memberOf(jan) })).code).toBe(403);
  });
});

describe('the only officer of a small house', () => {
  it('holds a vote with two paper powers: one confirmed by a verifier, one counted alone after three days', async () => {
    const { house, chair, alena, jan, petr, vote } = await aRunningVote(portal);
    const agent = await house.owner({ firstName: 'Zdena', lastName: 'Zmocněná' });
    const seats = await seatIds(chair, vote.id);
    const [ofAlena, ofPetr] = [seats.get('1'), [...seats].find(([u]) => u.includes('10'))?.[1]] as [number, number];
    // The portal asked every member with an account and a seat, once, when the vote began.
    for (const who of [alena, jan, petr]) expect(await mailsTo(who, 'verifierAsked')).toHaveLength(1);
    expect(await mailsTo(chair, 'verifierAsked')).toEqual([]);
    const to = { agentId: memberOf(agent), voteId: vote.id };
    const first = await writesDown(chair, { ...to, principalId: memberOf(petr) });
    const [ask] = await asksOf(jan);
    await jan.asks(second.agree, { id: ask?.id as number });
    expect(await confirms(jan, first.id)).toMatchObject({ countsBy: 'verifier' });
    // The verifier leaves: nobody is there for the other paper, and the three days of the vote have to pass.
    await house.inside((db) => db.client.query('update member set is_active = false where id = $1', [memberOf(jan)]));
    const next = await writesDown(chair, { ...to, principalId: memberOf(alena) });
    await later(chair, 3 * day - 1);
    expect((await stateOf(chair, next.id)).state).toBe('waiting');
    await later(chair, 2);
    expect(await stateOf(chair, next.id)).toMatchObject({ state: 'approved', countsBy: 'alone', second: null });
    expect((await mailsTo(alena, 'proxyPrincipal')).map((m) => m.deed)).toEqual(['made', 'alone']);
    await casts(agent, vote, [ofAlena, ofPetr], 'agree');
    const seen = await chair.asks(votes.one, { id: vote.id });
    expect(seen).toMatchObject({
      castByOthers: { seats: 2, share: part(7, 10) },
      withoutSecond: { seats: 1, share: part(1, 2) },
    });
    await later(chair, 15 * day);
    await closeVotes(portal);
    const { entries } = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
    const ending = JSON.parse(entries.at(-1)?.body as string);
    expect([ending.kind, ending.byOthers, ending.withoutSecond]).toEqual(['finish', [2, 3, '7/10'], [1, 1, '1/2']]);
    const protocol = await alena.asks(votes.one, { id: vote.id });
    expect(protocol.withoutSecond.seats).toBe(1);
  });

  it('a decision and the job that counts a paper alone hold what they need in one order', async () => {
    const { house, chair, alena, vote } = await aRunningVote(portal);
    const agent = await house.owner({ lastName: 'Zmocněná' });
    const to = { agentId: memberOf(agent), voteId: vote.id };
    const power = await writesDown(chair, { ...to, principalId: memberOf(alena) });
    minutesLater(chair, 3 * day + 1);
    const errors: unknown[] = [];
    const waits = () =>
      portal.pool.raw.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    // Somebody decides: they hold the power, and only then its act.
    const job = await house.inside(async (db, scope) => {
      await lockPowers(db, scope);
      await lockProxy(db, scope, power.id);
      const counting = askSeconds(portal, (error) => errors.push(error));
      await vi.waitFor(async () => expect((await waits()).rowCount).toBe(1), { interval: 10 });
      expect(await openActOf(db, scope, 'proxy', power.id)).toMatchObject({ state: 'waits' });
      return { counting };
    });
    await job.counting;
    expect(errors).toEqual([]);
    expect(await stateOf(chair, power.id)).toMatchObject({ state: 'approved', countsBy: 'alone' });
  });

  it('an owner who gives one in the portal waits for nobody, in a house of one officer too', async () => {
    const { house, chair, alena, vote } = await aRunningVote(portal);
    const agent = await house.owner();
    const made = await alena.asks(proxies.create, { agentId: memberOf(agent), voteId: vote.id });
    expect(made).toMatchObject({ state: 'approved', countsBy: 'principal', second: null });
    const ofAlena = (await seatIds(chair, vote.id)).get('1') as number;
    await casts(agent, vote, [ofAlena], 'agree');
    expect(await chair.asks(votes.one, { id: vote.id })).toMatchObject({
      castByOthers: { seats: 1 },
      withoutSecond: { seats: 0 },
    });
  });
});
