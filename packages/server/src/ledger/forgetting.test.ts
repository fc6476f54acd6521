import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { cast } from '#house/balloting.ts';
import { edited, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDraft, aRunningVote, aVotingHouse, ends, started } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;

/** Their unit goes to somebody else, they to the archive and away. */
async function leavesForEver(chair: Person, who: Person, to: Person, number: string): Promise<void> {
  const { rooms } = await chair.asks(units.list, {});
  const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
  const share = unit.ownerships[0]?.share;
  await chair.asks(units.update, edited(unit, { owners: [{ memberIds: [idOf(to)], joint: false, share }] }));
  await chair.asks(members.archive, { id: idOf(who) });
  await chair.asks(members.remove, { id: idOf(who) });
}

const seatOf = (house: TestHouse, voteId: number, units: string) =>
  house.inside(
    async (db) =>
      (
        await db.execute<{ owners: string; first: string | null; salt: string | null; commitment: string }>(sql`
          select owners, first_owners as first, encode(salt, 'hex') as salt, encode(commitment, 'hex') as commitment
          from vote_seat where vote_id = ${voteId} and units = ${units}`)
      ).rows[0],
  );

it('a deleted person has no name in votes that ended; the fingerprint still holds', async () => {
  const { house, chair, alena, jan, vote } = await aRunningVote(portal);
  await cast(house, alena, vote.id, { '1': 'agree' });
  const done = await ends(chair, vote);
  const before = await seatOf(house, vote.id, '1');
  await chair.asks(members.one, { id: idOf(alena) });
  await leavesForEver(chair, alena, jan, '1');
  const after = await seatOf(house, vote.id, '1');
  expect(after).toEqual({ owners: 'Smazaná osoba', first: null, salt: null, commitment: before?.commitment });
  const seen = await chair.asks(votes.one, { id: vote.id });
  expect([seen.fingerprint, seen.votePoints.map((p) => p.sums)]).toEqual([
    done.fingerprint,
    done.votePoints.map((p) => p.sums),
  ]);
  const { mails } = await chair.asks(votes.delivery, { id: vote.id, sizePerPage: 'all' });
  expect(mails.filter((m) => m.recipient === alena.email)).toEqual([]);
});

it('a vote that runs keeps the names of its list until its end beside those of now, and forgets then', async () => {
  const { house, chair, alena, jan, petr, vote } = await aRunningVote(portal);
  await leavesForEver(chair, alena, jan, '1');
  expect(await seatOf(house, vote.id, '1')).toMatchObject({ owners: 'Jan Dvorský', first: 'Alena Nováková' });
  await cast(house, petr, vote.id, { '3, 10': 'agree' });
  await ends(chair, vote);
  const after = { owners: 'Jan Dvorský', first: 'Smazaná osoba', salt: null };
  expect(await seatOf(house, vote.id, '1')).toMatchObject(after);
});

it('the preview of a deletion says that votes stay; a merge brings votes of drafts and of running ones along', async () => {
  const { house, chair, alena } = await aVotingHouse(portal);
  await aDraft(chair);
  const vote = await started(chair);
  const preview = await chair.asks(memberCare.erasure, { id: idOf(alena) });
  expect(preview.stays).toContainEqual({ what: 'votes', count: 2 });
  const { id } = await chair.asks(members.create, { type: 'person', firstName: 'Alena', lastName: 'Nová' });
  await chair.asks(memberCare.merge, { id, other: idOf(alena) });
  const { seats } = await chair.asks(votes.census, { id: vote.id });
  expect(seats[0]?.voters.map((v) => v.member.id)).toEqual([id]);
  expect(seats[0]?.owners).toBe('Alena Nováková');
  expect((await chair.asks(memberCare.erasure, { id })).stays).toContainEqual({ what: 'votes', count: 2 });
  expect(
    await house.inside((db) => db.execute(sql`select from vote_voter where member_id = ${alena.memberId}`)),
  ).toMatchObject({
    rowCount: 0,
  });
});

it('whoever signs in does not get the ballot of somebody who does not by merging with them while a vote runs', async () => {
  const { house, chair } = await aVotingHouse(portal);
  const absent = await chair.asks(members.create, { type: 'person', firstName: 'Marie', lastName: 'Tichá' });
  const { rooms } = await chair.asks(units.list, {});
  const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === '1')?.id as number });
  const share = unit.ownerships[0]?.share;
  const owners = [{ memberIds: [absent.id], joint: false, share }];
  await chair.asks(units.update, edited(unit, { owners }));
  const vote = await started(chair);
  const friend = idOf(await house.person());
  for (const pair of [
    { id: friend, other: absent.id },
    { id: absent.id, other: friend },
  ]) {
    expect((await chair.asks(memberCare.mergePreview, pair)).blocked).toBe('MERGE_VOTES');
    const refusal = await chair.refused(memberCare.merge, pair);
    expect(refusal).toMatchObject({ code: 422, key: 'MEMBERS.ERRORS.MERGE_VOTES' });
  }
  await chair.asks(votes.cancel, { id: vote.id, reason: 'Zkouška' });
  await chair.asks(memberCare.merge, { id: friend, other: absent.id });
});
