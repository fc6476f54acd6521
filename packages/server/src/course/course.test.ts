import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { fromText, show } from '#contract/base/shares/fraction.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { cast, comes } from '#house/balloting.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDraft, aRunningVote, aVotingHouse, editedVote, seatIds, started } from '#house/votes.ts';
import { closeVotes } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const shares = (v: VoteDetail, point = 0) => {
  const { sums } = v.votePoints[point] as VoteDetail['votePoints'][number];
  return sums && (['agree', 'notAgree', 'noVote', 'miss'] as const).map((c) => show(fromText(sums[c].share)));
};
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};

describe('the start', () => {
  it('needs points, an end that is to come, and the version that was seen', async () => {
    const { chair } = await aVotingHouse(portal);
    const start = (v: VoteDetail) => chair.refused(votes.start, { id: v.id, updatedAt: v.updatedAt });
    expect((await start(await aDraft(chair, { points: [] }))).key).toBe('VOTE.ERRORS.NO_POINTS');
    expect((await start(await aDraft(chair, { closesAt: null }))).errors).toEqual({
      closesAt: 'VOTE.ERRORS.CLOSES_REQUIRED',
    });
    const past = await aDraft(chair, { closesAt: portal.clock.now.toISOString() });
    expect((await start(past)).errors).toEqual({ closesAt: 'VOTE.ERRORS.CLOSES_PAST' });
    const vote = await aDraft(chair);
    await chair.asks(votes.update, editedVote(vote));
    expect((await start(vote)).code).toBe(409);
    const running = await started(chair);
    expect((await start(running)).key).toBe('VOTE.ERRORS.NOT_CONCEPT');
  });

  it('freezes the list behind commitments, opens the ledger and counts for the menu', async () => {
    const { house, chair, alena, vote } = await aRunningVote(portal);
    expect(vote).toMatchObject({ status: 'run', closed: false, seatCount: 3, head: { seq: 0 } });
    expect(vote.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const sealed = await house.inside(async (db) => {
      const { rows } = await db.execute<{ ok: boolean }>(sql`
        select encode(commitment, 'hex') = encode(sha256(convert_to(encode(salt, 'hex') || '|{"owners":' || to_json(owners)
          || ',"spare":' || to_json(spare) || '}', 'UTF8')), 'hex') as ok
        from vote_seat where vote_id = ${vote.id}`);
      return rows.map((r) => r.ok);
    });
    expect(sealed).toEqual([true, true, true]);
    const [entry] = await house.inside(
      async (db) =>
        (await db.execute<{ body: string }>(sql`select body from vote_entry where vote_id = ${vote.id}`)).rows,
    );
    expect(JSON.parse(entry?.body ?? '')).toMatchObject({ kind: 'start', seq: 0, fingerprint: vote.fingerprint });
    expect(await alena.asks(association.mine, {})).toMatchObject({ votesCount: 1, votesWaitingCount: 1 });
    expect(await chair.asks(association.mine, {})).toMatchObject({ votesCount: 1, votesWaitingCount: 0 });
  });
});

describe('sums', () => {
  it('are exact over those who count; my own seats say who voted for them', async () => {
    const { house, chair, alena, jan, hana, petr, vote } = await aRunningVote(portal);
    await cast(house, petr, vote.id, { '3, 10': ['agree', 'noVote'] });
    await cast(house, jan, vote.id, { '2': 'notAgree' });
    const seen = await hana.asks(votes.one, { id: vote.id });
    expect(shares(seen)).toEqual(['1/5', '3/10', '0/1', '1/2']);
    expect(shares(seen, 1)).toEqual(['0/1', '3/10', '1/5', '1/2']);
    expect(seen.votePoints[0]?.sums?.agree).toMatchObject({ seats: 1, units: 2 });
    expect(seen.turnout).toMatchObject({ seats: 2, units: 3 });
    expect(seen.mySeats).toMatchObject([
      { how: 'couple', channel: 'own', castBy: 'Jan Dvorský', seat: { status: 'done', room_name: '2', userId: null } },
    ]);
    expect(seen.votePoints[1]?.votePointUsers.map((u) => u.vote_value)).toEqual(['notAgree']);
    const mine = await alena.asks(votes.one, { id: vote.id });
    expect(mine.mySeats).toMatchObject([{ how: 'owner', channel: null, castBy: null, seat: { status: 'waiting' } }]);
    expect((await petr.asks(association.mine, {})).votesWaitingCount).toBe(0);
    expect((await chair.asks(votes.one, { id: vote.id })).mySeats).toEqual([]);
  });

  it('count a ballot of a representative who is no owner among those cast by others', async () => {
    const { house, chair, jan, petr, vote } = await aRunningVote(portal);
    await cast(house, petr, vote.id, { '3, 10': 'agree' });
    await cast(house, jan, vote.id, { '2': 'agree' });
    const castByOthers = async () => (await petr.asks(votes.one, { id: vote.id })).castByOthers;
    expect(await castByOthers()).toMatchObject({ seats: 0 });
    await cast(house, chair, vote.id, { '1': 'agree' });
    expect(await castByOthers()).toMatchObject({ seats: 1, units: 1 });
  });

  it('are hidden from all while the vote hides them; a look is for the committee and is written down', async () => {
    const { house, chair, alena, petr, vote } = await aRunningVote(portal, { shows: 'hidden' });
    await cast(house, petr, vote.id, { '3, 10': 'agree' });
    for (const who of [chair, petr]) {
      const seen = await who.asks(votes.one, { id: vote.id });
      expect([shares(seen), seen.turnout.seats, seen.looked]).toEqual([null, 1, false]);
    }
    expect((await alena.refused(votes.look, { id: vote.id })).code).toBe(403);
    const looked = await chair.asks(votes.look, { id: vote.id });
    expect([shares(looked), looked.looked]).toEqual([['1/5', '0/1', '0/1', '4/5'], true]);
    const looks = await house.inside(
      async (db) => (await db.execute(sql`select from activity where svj_id = ${house.id} and verb = 'look'`)).rowCount,
    );
    expect(looks).toBe(1);
  });
});

describe('the end', () => {
  it('of an online vote that decides something waits until everybody has voted; then the result stands', async () => {
    const { house, chair, alena, jan, petr, vote } = await aRunningVote(portal);
    await cast(house, petr, vote.id, { '3, 10': ['agree', 'agree'] });
    await cast(house, alena, vote.id, { '1': ['agree', 'noVote'] });
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE.ERRORS.NOT_ALL_VOTED');
    await cast(house, jan, vote.id, { '2': ['notAgree', 'noVote'] });
    expect((await alena.refused(votes.finish, { id: vote.id })).code).toBe(403);
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(done).toMatchObject({ status: 'finish', closed: true, cancelledAt: null });
    expect([shares(done), done.votePoints.map((p) => p.passed)]).toEqual([
      ['7/10', '3/10', '0/1', '0/1'],
      [true, false],
    ]);
    expect((await chair.asks(votes.list, { tab: 'finished' })).votes[0]?.passedCount).toBe(1);
    const [last] = await house.inside(
      async (db) =>
        (
          await db.execute<{ body: string }>(
            sql`select body from vote_entry where vote_id = ${vote.id} and kind = 'finish'`,
          )
        ).rows,
    );
    const said = JSON.parse(last?.body ?? '');
    expect(said.byOthers).toEqual([0, 0, '0/1']);
    expect(Object.values(said.results)[0]).toEqual({
      agree: '7/10',
      notAgree: '3/10',
      noVote: '0/1',
      miss: '0/1',
      passed: true,
      counts: { agree: [2, 3], notAgree: [1, 1], noVote: [0, 0], miss: [0, 0] },
    });
    for (const call of [votes.finish, votes.cancel])
      expect((await chair.refused(call, { id: vote.id, reason: 'x' })).key).toBe('VOTE.ERRORS.NOT_RUNNING');
  });

  it('of a local vote waits for everybody in the room; agreement is of those present', async () => {
    const local = { type: 'local', basis: 'assembly', closesAt: null, participation_count: 50 } as const;
    const { house, chair, vote } = await aRunningVote(portal, local);
    await comes(house, vote.id, ['1', '2']);
    await cast(house, chair, vote.id, { '1': 'agree' }, 'local');
    expect((await chair.asks(votes.one, { id: vote.id })).present).toMatchObject({ seats: 2, units: 2 });
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE.ERRORS.POINT_SILENT');
    await cast(house, chair, vote.id, { '2': 'notAgree' }, 'local');
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect([shares(done), done.votePoints[0]?.passed]).toEqual([['1/2', '3/10', '0/1', '1/5'], true]);
  });

  it('of a local vote whose time is over waits for who is in the room and silent: they are put as abstained', async () => {
    const { house, chair, vote } = await aRunningVote(portal, { type: 'local', basis: 'assembly' });
    await comes(house, vote.id, ['1', '2']);
    await cast(house, chair, vote.id, { '1': 'agree' }, 'local');
    later(15);
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE.ERRORS.POINT_SILENT');
    const seats = [(await seatIds(chair, vote.id)).get('2') as number];
    for (const { id: point } of vote.votePoints) await chair.asks(votePresence.abstain, { id: vote.id, point, seats });
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect([shares(done), done.status]).toEqual([['1/2', '0/1', '3/10', '1/5'], 'finish']);
  });

  it('comes by the clock, whatever there is, once, even when two servers look', async () => {
    const { chair, vote } = await aRunningVote(portal);
    later(14);
    const closed = await chair.asks(votes.one, { id: vote.id });
    expect(closed).toMatchObject({ status: 'run', closed: true });
    const found = await Promise.all([closeVotes(portal), closeVotes(portal)]);
    expect(found.reduce((a, b) => a + b)).toBeGreaterThan(0);
    const done = await chair.asks(votes.one, { id: vote.id });
    expect(done).toMatchObject({ status: 'finish', head: { seq: 1 } });
    expect([shares(done), done.votePoints.map((p) => p.passed)]).toEqual([
      ['0/1', '0/1', '0/1', '1/1'],
      [false, false],
    ]);
    expect(await closeVotes(portal)).toBe(0);
  });
});
