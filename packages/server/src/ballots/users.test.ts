import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { casts, records } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote, ends, seatIds } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function voted(wanted: object = {}) {
  const made = await aRunningVote(portal, wanted);
  const { chair, alena, vote } = made;
  const seats = await seatIds(chair, vote.id);
  const ofAlena = seats.get('1') as number;
  if (vote.type === 'online') await casts(alena, vote, [ofAlena], ['agree', 'notAgree']);
  else await records(chair, vote, [ofAlena], ['agree', 'notAgree']);
  const list = (who: Person, asked: object = {}) => who.asks(ballots.users, { id: vote.id, ...asked });
  const seen = async (who: Person) => (await list(who)).users.find((u) => u.id === ofAlena);
  return { ...made, ofAlena, list, seen, points: vote.votePoints.map((p) => p.id) as [number, number] };
}

const units = (list: { users: { room_name: string }[] }) => list.users.map((u) => u.room_name.split(',')[0]);

describe('the people of a vote', () => {
  it('of a vote that names them see who voted how, sorted and filtered', async () => {
    const { petr, list, seen, points, vote } = await voted();
    expect(await seen(petr)).toMatchObject({
      status: 'done',
      channel: 'own',
      answers: { [points[0]]: 'agree', [points[1]]: 'notAgree' },
      shares: '{"numerator":"1","denominator":"2"}',
      unitCount: 1,
      own: false,
      mute: false,
    });
    const all = await list(petr);
    expect(all).toMatchObject({ total: 3, votedCount: 1, waitingCount: 2, presentCount: 0 });
    expect(all.users.map((u) => u.full_name)).toEqual([
      expect.stringContaining('Dvorsk'),
      expect.stringContaining('Nováková'),
      expect.stringContaining('Říha'),
    ]);
    expect(units(await list(petr, { sort: '-share' }))).toEqual(['1', '2', '3']);
    expect(units(await list(petr, { sort: 'units' }))).toEqual(['1', '2', '3']);
    expect(units(await list(petr, { sort: '-at', sizePerPage: 25 }))[0]).toBe('1');
    const filtered = async (filters: object) =>
      units(await list(petr, { filters: JSON.stringify(filters), sort: 'units' }));
    expect(await filtered({ text: 'novakova' })).toEqual(['1']);
    expect(await filtered({ state: 'voted' })).toEqual(['1']);
    expect(await filtered({ state: 'waiting' })).toEqual(['2', '3']);
    expect(await filtered({ point: points[0], value: 'agree' })).toEqual(['1']);
    expect(await filtered({ point: points[0], value: 'notAgree' })).toEqual([]);
    expect(await filtered({ point: points[1], value: 'miss' })).toEqual(['2', '3']);
    expect(vote.shows).toBe('named');
  });

  it('of a vote that hides them: the committee knows whether, nobody knows how, everybody their own', async () => {
    const { chair, alena, petr, list, seen, points } = await voted({ shows: 'hidden' });
    expect(await seen(alena)).toMatchObject({ status: 'done', channel: 'own', answers: { [points[0]]: 'agree' } });
    expect(await seen(chair)).toMatchObject({ status: 'done', channel: 'own', answers: null });
    expect(await seen(petr)).toMatchObject({ status: 'waiting', channel: null, updatedAt: null, answers: null });
    // What is not shown cannot be found out by filters or by order either.
    const asked = async (who: Person, filters: object) => (await list(who, { filters: JSON.stringify(filters) })).total;
    expect(await asked(petr, { state: 'voted' })).toBe(3);
    expect(await asked(chair, { state: 'voted' })).toBe(1);
    for (const who of [petr, chair]) expect(await asked(who, { point: points[0], value: 'agree' })).toBe(3);
    expect(units(await list(petr, { sort: '-at' }))).toEqual(units(await list(petr, { sort: 'name' })));
    expect(await list(petr)).toMatchObject({ votedCount: 1 });
  });

  it('of a hidden vote are shown with its result, and of a cancelled one never', async () => {
    const done = await voted({ shows: 'hidden' });
    await ends(done.chair, done.vote);
    expect((await done.seen(done.petr))?.answers).toEqual({ [done.points[0]]: 'agree', [done.points[1]]: 'notAgree' });
    const gone = await voted({ shows: 'hidden' });
    await gone.chair.asks(votes.cancel, { id: gone.vote.id, reason: 'Jinak' });
    expect((await gone.seen(gone.petr))?.answers).toBeNull();
    expect((await gone.seen(gone.chair))?.answers).toBeNull();
  });

  it('of a hidden vote on the spot are seen by whoever writes them down', async () => {
    const local = { type: 'local', basis: 'assembly', closesAt: null, shows: 'hidden' };
    const { chair, petr, seen, points } = await voted(local);
    expect((await seen(chair))?.answers).toEqual({ [points[0]]: 'agree', [points[1]]: 'notAgree' });
    expect((await seen(petr))?.answers).toBeNull();
  });
});
