import { afterAll, beforeAll, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { bodiesOf } from '#house/assembly.ts';
import { records } from '#house/ballots.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { namesIn, recounted, zipFiles } from '#house/recounts.ts';
import { aRunningVote, seatIds } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function aCouple() {
  const local = { type: 'local', basis: 'assembly', closesAt: null, participation_count: 0 } as const;
  const made = await aRunningVote(portal, { ...local, points: [{ name: 'Bod' }] });
  const { chair, vote, jan, hana } = made;
  const seats = await seatIds(chair, vote.id);
  const seat = seats.get('2') as number;
  const mark = (here: boolean, spouse: number | null, more: object = {}) =>
    chair.asks(ballots.attendance, { id: vote.id, seats: [seat], here, spouse, ...more });
  const row = async (who = chair) =>
    (await who.asks(ballots.users, { id: vote.id, sizePerPage: 'all' })).users.find((u) => u.id === seat);
  return { ...made, seats, seat, mark, row, janId: jan.memberId as number, hanaId: hana.memberId as number };
}

it('of a couple whoever comes first holds the seat, and it stays with the other one until both have left', async () => {
  const { chair, vote, seat, seats, alena, mark, row, janId, hanaId } = await aCouple();
  await mark(true, janId);
  expect(await row()).toMatchObject({ present: true, person: 'Jan Dvorský', beside: '', couple: [{}, {}] });
  await mark(true, hanaId);
  expect(await row()).toMatchObject({ present: true, person: 'Jan Dvorský', beside: 'Hana Dvorská' });
  expect((await row(alena))?.couple).toEqual([]);
  await records(chair, vote, [seat, seats.get('1') as number], 'agree');
  // The first leaves without a reason: nothing falls out, the other one is there.
  await mark(false, janId);
  expect(await row()).toMatchObject({ present: true, person: 'Hana Dvorská', beside: '', answers: expect.anything() });
  expect((await chair.asks(votes.one, { id: vote.id })).present?.seats).toBe(2);
  await mark(true, janId);
  expect(await row()).toMatchObject({ person: 'Hana Dvorská', beside: 'Jan Dvorský' });
  await mark(false, janId);
  const last = { id: vote.id, seats: [seat], here: false, spouse: hanaId };
  expect((await chair.refused(ballots.attendance, last)).key).toBe('VOTE.ERRORS.LEFT_REASON');
  await mark(false, hanaId, { reason: 'Musela domů' });
  expect(await row()).toMatchObject({ present: false, beside: '' });
  await chair.asks(votes.finish, { id: vote.id });
  // Both arrivals and both departures are written, and whoever recounts the ledger finds the same room.
  const mine = (await bodiesOf(chair, vote.id)).filter((b) => b.seat === seat && b.kind !== 'ballot');
  expect(mine.map((b) => [b.kind, b.beside === true, typeof b.instead === 'string'])).toEqual([
    ['arrived', false, false],
    ['arrived', true, false],
    ['arrived', false, true],
    ['arrived', true, false],
    ['arrived', false, true],
    ['left', false, false],
  ]);
  expect(JSON.stringify(mine)).not.toMatch(/Dvorsk/);
  expect(checkLedger(await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' }))).toEqual([]);
  expect(namesIn(await recounted(await zipFiles(chair, vote.id)))).toEqual([]);
});

it('a couple come before anybody said which of them is told apart when the other one comes', async () => {
  const { mark, row, hanaId } = await aCouple();
  await mark(true, null);
  await mark(true, hanaId);
  expect(await row()).toMatchObject({ person: 'Jan Dvorský', beside: 'Hana Dvorská' });
  // Both leave at once.
  await mark(false, null);
  expect(await row()).toMatchObject({ present: false, beside: '' });
});

it('nobody else is one of the couple, and an owner alone is none', async () => {
  const { chair, vote, seat, seats, alena, janId } = await aCouple();
  const come = { id: vote.id, here: true };
  const key = 'VOTE.ERRORS.NOT_COUPLE';
  for (const [seatId, spouse] of [
    [seat, alena.memberId],
    [seats.get('1'), janId],
  ] as const)
    expect(
      await chair.refused(ballots.attendance, { ...come, seats: [seatId as number], spouse: spouse as number }),
    ).toMatchObject({ code: 422, key, errors: { spouse: key } });
});
