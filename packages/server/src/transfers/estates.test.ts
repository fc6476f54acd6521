import { afterAll, beforeAll, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { answersFor, ballotOf, casts } from '#house/ballots.ts';
import { idOf } from '#house/entitled.ts';
import type { Person } from '#house/house.ts';
import { aPhoto } from '#house/papers.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote, ends, seatIds } from '#house/votes.ts';
import { ticketNumber } from '../paper/tickets/print.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const day = '2026-11-20';
async function actsForEstate(by: Person, dead: Person, who: Person): Promise<void> {
  await by.asks(memberDeath.mark, { id: idOf(dead), day, note: '' });
  const fileIds = [await aPhoto(by)];
  const person = { id: idOf(dead), memberId: idOf(who), as: 'administrator', from: day, fileIds } as const;
  await by.asks(memberDeath.addPerson, person);
}

it('whoever acts for an estate learns that the ballot was given, and not what a hidden one says', async () => {
  const { house, chair, alena, vote } = await aRunningVote(portal, { shows: 'hidden' });
  const friend = await house.person({ role: 'neighbour', lastName: 'Známý' });
  const seat = (await seatIds(chair, vote.id)).get('1') as number;
  await casts(alena, vote, [seat], 'notAgree');
  await actsForEstate(chair, alena, friend);
  const running = await friend.asks(votes.one, { id: vote.id });
  expect(running.mySeats).toMatchObject([{ seat: { id: seat, status: 'done' }, former: true }]);
  expect(running.votePoints.flatMap((p) => p.votePointUsers.map((u) => u.vote_value))).toEqual([null, null]);
  const { users } = await friend.asks(ballots.users, { id: vote.id, sizePerPage: 'all' });
  expect(users.find((u) => u.id === seat)).toMatchObject({ answers: null });
  expect((await friend.refused(ballots.askCode, ballotOf(vote, [seat], 'agree'))).key).toBe('VOTE.ERRORS.ALREADY');
});

it('nor what a waiting paper of a hidden vote says', async () => {
  const { house, chair, alena, vote } = await aRunningVote(portal, { shows: 'hidden' });
  const friend = await house.person({ role: 'neighbour', lastName: 'Známý' });
  const seat = (await seatIds(chair, vote.id)).get('1') as number;
  const points = answersFor(vote, [0], 'agree').map(({ voted_user_id: _, ...p }) => p);
  await chair.asks(votePaper.record, { id: vote.id, ticket: ticketNumber(seat), points, date: '2026-11-21' });
  expect((await alena.asks(votePaper.papers, { id: vote.id })).papers).toHaveLength(1);
  await actsForEstate(chair, alena, friend);
  expect((await friend.asks(votePaper.papers, { id: vote.id })).papers).toEqual([]);
});

it('of somebody who lives, marked dead and taken back, the ballot of the friend stands as cast by somebody else', async () => {
  const { house, chair, alena, vote } = await aRunningVote(portal);
  const friend = await house.person({ role: 'neighbour', lastName: 'Známý' });
  const seat = (await seatIds(chair, vote.id)).get('1') as number;
  await actsForEstate(chair, alena, friend);
  await casts(friend, vote, [seat], 'agree');
  await chair.asks(memberDeath.undo, { id: idOf(alena) });
  expect((await friend.asks(votes.one, { id: vote.id })).mySeats).toEqual([]);
  const over = await ends(chair, vote);
  expect(over.castByOthers).toMatchObject({ seats: 1, units: 1 });
  expect(over.seatChanges.map((c) => c.source)).toEqual(['estate', 'estate', 'estate']);
});
