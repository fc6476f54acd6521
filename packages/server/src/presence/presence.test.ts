import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { fromText, show } from '#contract/base/shares/fraction.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { anAssembly, bodiesOf, sharesOf } from '#house/assembly.ts';
import { answersFor, records } from '#house/ballots.ts';
import { anAdmin, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { started } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const later = (hours: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + hours * 3600_000);
};

describe('66 % of the house in the room and 19 % agreeing', () => {
  const parts = { '1': 19, '2': 12, '3': 35, '4': 34 };

  it('adopts nothing: who is silent in the room is neither missing nor left out', async () => {
    const { chair, vote, seats, come, say, close, one } = await anAssembly(portal, parts, { participation_count: 30 });
    await come('1', '2', '3');
    await say('agree', '1');
    await say('notAgree', '2');
    const miss = { id: vote.id, ids: seats('3'), points: answersFor(vote, seats('3'), 'miss') };
    expect((await chair.refused(ballots.store, miss)).key).toBe('VOTE.ERRORS.IN_ROOM');
    const silent = { key: 'VOTE.ERRORS.POINT_SILENT', data: { seats: seats('3') } };
    expect(await chair.refused(votePresence.closePoint, close)).toMatchObject(silent);
    expect(await chair.refused(votes.finish, { id: vote.id })).toMatchObject(silent);
    expect((await chair.refused(votePresence.closePoint, { ...close, lost: true })).key).toBe(
      'VOTE.ERRORS.POINT_HAS_QUORUM',
    );
    const room = { present: { seats: 3 }, silent: { seats: 1 } };
    expect((await one()).votePoints[0]).toMatchObject({ passed: null, closedAt: null, room });
    await chair.asks(votePresence.abstain, { ...close, seats: seats('3') });
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(sharesOf(done)).toEqual(['19/100', '3/25', '7/20', '17/50']);
    const [result] = done.votePoints;
    expect([result?.passed, show(fromText(result?.room?.present.share as string))]).toEqual([false, '33/50']);
  });

  it('adopts nothing after the announced end either, where nobody can answer any more', async () => {
    const closesAt = new Date(portal.clock.now.getTime() + 3600_000).toISOString();
    const { chair, vote, seats, come, say, leave } = await anAssembly(portal, parts, {
      participation_count: 30,
      closesAt,
    });
    await come('1', '2', '3');
    await say('agree', '1');
    await say('notAgree', '2');
    later(2);
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE.ERRORS.POINT_SILENT');
    const answers = { id: vote.id, ids: seats('3'), points: answersFor(vote, seats('3'), 'agree') };
    expect((await chair.refused(ballots.store, answers)).key).toBe('VOTE.ERRORS.CLOSED');
    expect((await chair.refused(ballots.attendance, { ...leave(['4']), here: true })).key).toBe('VOTE.ERRORS.CLOSED');
    await chair.asks(votePresence.abstain, { id: vote.id, point: vote.votePoints[0]?.id as number, seats: seats('3') });
    expect((await chair.asks(votes.finish, { id: vote.id })).votePoints[0]?.passed).toBe(false);
  });
});

describe('a point', () => {
  const parts = { '1': 30, '2': 25, '3': 20, '4': 25 };

  it('is closed with who is in the room; its answers stay, and the next one has its own room', async () => {
    const points = [{ name: 'Střecha' }, { name: 'Výtah' }];
    const { chair, vote, seats, come, say, leave, point, one } = await anAssembly(portal, parts, { points });
    await come('1', '2', '3');
    await say('agree', '1', '2', '3');
    const closed = await chair.asks(votePresence.closePoint, { id: vote.id, point: point() });
    expect(closed.votePoints.map((p) => [p.passed, p.closedAt !== null])).toEqual([
      [true, true],
      [null, false],
    ]);
    const other = { id: vote.id, ids: seats('1'), points: answersFor(vote, seats('1'), 'notAgree') };
    expect((await chair.refused(ballots.store, other)).key).toBe('VOTE.ERRORS.POINT_CLOSED');
    expect((await chair.refused(votePresence.closePoint, { id: vote.id, point: point() })).key).toBe(
      'VOTE.ERRORS.POINT_CLOSED',
    );
    // What only repeats the closed point is no change of it.
    await records(chair, vote, seats('1'), ['agree', 'notAgree']);
    await chair.asks(ballots.attendance, leave(['3'], { reason: 'Ujel poslední autobus' }));
    await come('4');
    const against = answersFor(vote, seats('2', '4'), 'notAgree').filter((a) => a.vote_point_id === point(1));
    await chair.asks(ballots.store, { id: vote.id, ids: seats('2', '4'), points: against });
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect([0, 1].map((at) => [done.votePoints[at]?.passed, ...(sharesOf(done, at) ?? [])])).toEqual([
      [true, '3/4', '0/1', '0/1', '1/4'],
      [false, '0/1', '4/5', '0/1', '1/5'],
    ]);
    expect((await one()).votePoints.map((p) => p.room?.present.seats)).toEqual([3, 3]);
    const closings = (await bodiesOf(chair, vote.id)).filter((b) => b.kind === 'point');
    expect(closings.map((b) => [b.point, b.present, b.missing])).toEqual([
      [point(), seats('1', '2', '3').sort((a, b) => a - b), undefined],
      [point(1), seats('1', '2', '4').sort((a, b) => a - b), undefined],
    ]);
  });

  it('names who is put as abstained, and takes nobody who answered, is away or not of the vote', async () => {
    const { chair, owners, vote, seats, come, say, close } = await anAssembly(portal, parts);
    await come('1', '2', '3');
    await say('agree', '1', '2');
    const put = (...units: string[]) => chair.refused(votePresence.abstain, { ...close, seats: seats(...units) });
    expect([await put('1'), await put('3', '4')].map((r) => r.key)).toEqual([
      'VOTE.ERRORS.NOT_SILENT',
      'VOTE.ERRORS.NOT_SILENT',
    ]);
    expect((await chair.refused(votePresence.abstain, { ...close, seats: [987_654] })).key).toBe(
      'VOTE.ERRORS.SEAT_UNKNOWN',
    );
    const owner = owners.get('1') as Person;
    expect((await owner.refused(votePresence.abstain, { ...close, seats: seats('3') })).code).toBe(403);
    expect((await owner.refused(votePresence.closePoint, close)).code).toBe(403);
    await chair.asks(votePresence.abstain, { ...close, seats: seats('3') });
    const users = (await chair.asks(ballots.users, { id: vote.id })).users;
    expect(users.find((u) => u.id === seats('3')[0])?.answers).toEqual({ [close.point]: 'noVote' });
    await chair.asks(votePresence.closePoint, close);
    await chair.asks(votes.finish, { id: vote.id });
    const act = (await bodiesOf(chair, vote.id)).find((b) => b.put === true);
    expect(act).toMatchObject({ kind: 'ballot', seat: seats('3')[0], answers: { [close.point]: 'noVote' } });
  });

  it('without quorum is closed as not adopted; who was silent is written as without an answer', async () => {
    const { chair, vote, seats, come, say, close } = await anAssembly(portal, parts);
    await come('2', '3');
    await say('agree', '2');
    expect((await chair.refused(votePresence.closePoint, close)).key).toBe('VOTE.ERRORS.POINT_NO_QUORUM');
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE.ERRORS.POINT_NO_QUORUM');
    const closed = await chair.asks(votePresence.closePoint, { ...close, lost: true });
    const room = { present: { seats: 2 }, silent: { seats: 1 } };
    expect(closed.votePoints[0]).toMatchObject({ passed: false, room });
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(done.votePoints[0]).toMatchObject({ passed: false, room });
    expect(sharesOf(done)).toEqual(['1/4', '0/1', '0/1', '3/4']);
    const bodies = await bodiesOf(chair, vote.id);
    expect(bodies.find((b) => b.kind === 'point')).toMatchObject({
      present: seats('2', '3').sort((a, b) => a - b),
      missing: seats('3'),
    });
  });

  it('of an empty room decides nothing and can be closed so', async () => {
    const { chair, vote, close } = await anAssembly(portal, parts, { participation_count: 0 });
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE.ERRORS.POINT_NO_QUORUM');
    await chair.asks(votePresence.closePoint, { ...close, lost: true });
    expect((await chair.asks(votes.finish, { id: vote.id })).votePoints[0]?.passed).toBe(false);
  });

  it('is no matter of a vote online, of a visit, or of one that is over', async () => {
    const { house, chair, vote, close, come, say } = await anAssembly(portal, parts);
    await come('1', '2');
    await say('agree', '1', '2');
    const online = await started(chair, { participation_count: 0 });
    const of = { id: online.id, point: online.votePoints[0]?.id as number };
    expect((await chair.refused(votePresence.closePoint, of)).key).toBe('VOTE.ERRORS.NOT_LOCAL');
    expect((await chair.refused(votePresence.closePoint, { ...close, point: of.point })).key).toBe(
      'VOTE.ERRORS.POINT_UNKNOWN',
    );
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Pomoc na schůzi', write: true });
    expect((await admin.as(visit.session_user_id).refused(votePresence.closePoint, close)).code).toBe(403);
    await chair.asks(votes.finish, { id: vote.id });
    expect((await chair.refused(votePresence.closePoint, close)).key).toBe('VOTE.ERRORS.NOT_RUNNING');
  });
});
