import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { casts } from '#house/ballots.ts';
import { aHouse } from '#house/house.ts';
import { aPaperVote, aPhoto, bodiesOf, mailsOfKind, paperOf, recordsPhotographed } from '#house/papers.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';
import { ends, seatIds, started } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('a paper that the chair alone typed', () => {
  it('counts nothing, eighty of them neither', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    for (let i = 1; i <= 80; i++) {
      const owner = await house.owner({ lastName: `Vlastník ${i}` });
      await house.unit(chair, String(i), [1, 80], [{ memberIds: [owner.memberId as number] }]);
    }
    const vote = await started(chair, { points: [{ name: 'Nástavba' }] });
    for (const seat of (await seatIds(chair, vote.id)).values())
      expect(await chair.asks(votePaper.record, paperOf(vote, seat))).toMatchObject({
        state: 'waits',
        canConfirm: false,
      });
    const seen = await chair.asks(votes.one, { id: vote.id });
    expect(seen).toMatchObject({ turnout: { seats: 0 }, papers: { waiting: 80, counted: { seats: 0 } } });
    portal.clock.now = new Date(Date.parse(vote.closesAt as string) + 5 * 24 * 3600_000);
    await ends(chair, vote);
    const result = await chair.asks(votes.one, { id: vote.id });
    expect(result.votePoints[0]).toMatchObject({
      passed: false,
      sums: { agree: { seats: 0, share: toText(fraction(0, 1)) } },
    });
    expect(result.papers).toMatchObject({ unconfirmed: 80 });
    portal.clock.now = new Date(Date.parse(vote.startedAt as string));
  }, 60_000);

  it('counts with the photo that comes before the end, and the ledger has its digest', async () => {
    const { chair, alena, vote, ofAlena } = await aPaperVote(portal);
    const paper = await chair.asks(votePaper.record, paperOf(vote, ofAlena));
    expect((await alena.refused(votePaper.photo, { id: vote.id, paper: paper.id, fileIds: [1] })).code).toBe(403);
    const shown = await chair.asks(votePaper.photo, { id: vote.id, paper: paper.id, fileIds: [await aPhoto(chair)] });
    expect(shown).toMatchObject({ state: 'counts', hasPhoto: true, confirmedBy: null });
    await ends(chair, vote);
    const bodies = await bodiesOf(alena, vote);
    const [entry, photo] = [bodies.find((b) => b.kind === 'paper'), bodies.find((b) => b.kind === 'photo')];
    expect(photo).toMatchObject({
      entry: entry?.seq,
      by: chair.memberId,
      files: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    });
  });
});

describe('the second person', () => {
  it('is nobody of the seat, and the audit group only where nobody else administers votes', async () => {
    const { chair, second, alena, house, vote, ofAlena, ofCouple } = await aPaperVote(portal);
    const auditor = await house.person({ role: 'auditMember', lastName: 'Kontrolní' });
    const paper = await chair.asks(votePaper.record, paperOf(vote, ofAlena));
    const id = { id: vote.id, paper: paper.id };
    for (const who of [alena, auditor])
      expect((await who.refused(votePaper.confirm, id)).key).toBe('VOTE_PAPER.ERRORS.NOT_SECOND');
    expect((await auditor.asks(votePaper.papers, { id: vote.id })).papers).toEqual([]);
    // What the second wrote down only the chair is left to confirm.
    const other = await second.asks(votePaper.record, paperOf(vote, ofCouple));
    expect((await second.refused(votePaper.confirm, { id: vote.id, paper: other.id })).key).toBe(
      'VOTE_PAPER.ERRORS.SAME_PERSON',
    );
    expect(await chair.asks(votePaper.confirm, { id: vote.id, paper: other.id })).toMatchObject({ state: 'counts' });
  });

  it('is the audit group in a house with one officer, who sees what waits for them alone', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const auditor = await house.person({ role: 'auditMember', lastName: 'Kontrolní' });
    const owner = await house.owner({ lastName: 'Jediný' });
    await house.unit(chair, '1', [1, 1], [{ memberIds: [owner.memberId as number] }]);
    const vote = await started(chair);
    const seat = (await seatIds(chair, vote.id)).get('1') as number;
    const paper = await chair.asks(votePaper.record, paperOf(vote, seat));
    expect((await mailsOfKind(portal, house.id, 'votePaperSecond')).map((m) => m.recipient)).toEqual([auditor.email]);
    const { papers } = await auditor.asks(votePaper.papers, { id: vote.id });
    expect(papers).toMatchObject([{ id: paper.id, canConfirm: true }]);
    expect(await auditor.asks(votePaper.confirm, { id: vote.id, paper: paper.id })).toMatchObject({ state: 'counts' });
    await ends(chair, vote);
    const word = (await bodiesOf(owner, vote)).find((b) => b.kind === 'confirmed');
    expect(word).toMatchObject({ by: auditor.memberId, second: 'audit' });
  });
});

describe('of two wills of a seat', () => {
  it('a ballot online voids a paper that waits, as was said before', async () => {
    const { chair, second, alena, vote, ofAlena } = await aPaperVote(portal);
    const paper = await chair.asks(votePaper.record, paperOf(vote, ofAlena));
    expect((await alena.asks(votes.one, { id: vote.id })).mySeats[0]).toMatchObject({ paperWaits: true });
    await casts(alena, vote, [ofAlena], 'notAgree');
    expect((await second.refused(votePaper.confirm, { id: vote.id, paper: paper.id })).key).toBe(
      'VOTE_PAPER.ERRORS.SETTLED',
    );
    expect((await chair.asks(votePaper.papers, { id: vote.id })).papers[0]).toMatchObject({
      ...{ state: 'void', voidWhy: 'ownBallot' },
    });
    await ends(chair, vote);
    const bodies = await bodiesOf(chair, vote);
    expect(bodies.map((b) => b.kind)).toEqual(['start', 'paper', 'ballot', 'void', 'finish']);
    expect(bodies[3]).toMatchObject({ entry: 1, why: 'ownBallot' });
    expect((await chair.asks(votes.one, { id: vote.id })).votePoints[0]?.sums?.notAgree.seats).toBe(1);
  });

  it('the paper recorded first holds, also when it is confirmed last', async () => {
    const { chair, second, alena, vote, ofAlena } = await aPaperVote(portal);
    const first = await chair.asks(votePaper.record, paperOf(vote, ofAlena, 'agree'));
    const later = await chair.asks(votePaper.record, paperOf(vote, ofAlena, 'notAgree'));
    const values = async () =>
      (await alena.asks(votes.one, { id: vote.id })).votePoints.map((p) => p.votePointUsers[0]?.vote_value);
    await second.asks(votePaper.confirm, { id: vote.id, paper: later.id });
    expect(await values()).toEqual(['notAgree', 'notAgree']);
    await second.asks(votePaper.confirm, { id: vote.id, paper: first.id });
    expect(await values()).toEqual(['agree', 'agree']);
    expect((await chair.asks(votes.one, { id: vote.id })).turnout.seats).toBe(1);
  });

  it('an objection of who acts for the seat voids a paper that counts, and the seat votes anew', async () => {
    const { chair, alena, vote, ofAlena } = await aPaperVote(portal);
    await recordsPhotographed(chair, vote, ofAlena);
    await alena.asks(ballots.object, { id: vote.id, seat: ofAlena, text: 'Takový lístek jsem nedala.' });
    const [void_] = (await chair.asks(votePaper.papers, { id: vote.id })).papers;
    expect(void_).toMatchObject({ state: 'void', voidWhy: 'objection', objections: 1 });
    const again = await alena.asks(votes.one, { id: vote.id });
    expect(again).toMatchObject({
      turnout: { seats: 0 },
      objections: 1,
      mySeats: [{ objected: false, channel: null }],
    });
    await recordsPhotographed(chair, vote, ofAlena, 'notAgree');
    await alena.asks(ballots.object, { id: vote.id, seat: ofAlena, text: 'Ani tento.' });
    await casts(alena, vote, [ofAlena], 'agree');
    expect((await chair.asks(votes.one, { id: vote.id })).turnout.seats).toBe(1);
  });

  it('after the end an objection changes nothing and stands beside it', async () => {
    const { chair, alena, vote, ofAlena } = await aPaperVote(portal);
    await recordsPhotographed(chair, vote, ofAlena);
    const begun = portal.clock.now;
    portal.clock.now = new Date(Date.parse(vote.closesAt as string) + 1000);
    await alena.asks(ballots.object, { id: vote.id, seat: ofAlena, text: '' });
    expect((await chair.asks(votePaper.papers, { id: vote.id })).papers[0]).toMatchObject({
      state: 'counts',
      objections: 1,
    });
    portal.clock.now = begun;
  });

  it('co-owners of more than half undo a paper together, a smaller part of them does not', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const [ema, ota, ida] = await Promise.all(['Ema', 'Ota', 'Ida'].map((firstName) => house.owner({ firstName })));
    const own = (who: typeof ema) => ({ memberIds: [who?.memberId as number], share: [1, 3] as [number, number] });
    await house.unit(chair, '1', [1, 1], [own(ema), own(ota), own(ida)]);
    const vote = await started(chair);
    const seat = (await seatIds(chair, vote.id)).get('1') as number;
    await recordsPhotographed(chair, vote, seat);
    const state = async () => (await chair.asks(votePaper.papers, { id: vote.id })).papers[0]?.state;
    await ema?.asks(ballots.object, { id: vote.id, seat, text: '' });
    expect(await state()).toBe('counts');
    await ota?.asks(ballots.object, { id: vote.id, seat, text: '' });
    expect(await state()).toBe('void');
  });
});

it('a hidden vote shows what a paper says only to who records and who confirms it, and writes their look down', async () => {
  const { chair, second, alena, house, vote, ofAlena } = await aPaperVote(portal, { shows: 'hidden' });
  const third = await house.person({ role: 'memberCommittee', lastName: 'Třetí' });
  const given = { ...paperOf(vote, ofAlena, 'notAgree'), fileIds: [await aPhoto(second)] };
  const paper = await second.asks(votePaper.record, given);
  const [mine] = (await alena.asks(votePaper.papers, { id: vote.id })).papers;
  const url = mine?.photos[0]?.url as string;
  expect((await fetched(portal, url)).statusCode).toBe(200);
  // With its photo it counts, and may still be confirmed: that is who may look.
  const look = { id: vote.id, paper: paper.id };
  const listed = (await third.asks(votePaper.papers, { id: vote.id })).papers[0];
  expect(listed).toMatchObject({ veiled: true, answers: {}, photos: [], hasPhoto: true });
  expect((await second.asks(votePaper.papers, { id: vote.id })).papers[0]).toMatchObject({
    veiled: false,
    answers: {},
  });
  expect((await second.refused(votePaper.look, look)).code).toBe(403);
  const seen = await chair.asks(votePaper.look, look);
  expect(Object.values(seen.answers)).toEqual(['notAgree', 'notAgree']);
  expect(seen.photos).toHaveLength(1);
  const { activities } = await chair.asks(houseLog.activity, {});
  expect(activities.filter((a) => a.verb === 'paperLook')).toHaveLength(1);
  await chair.asks(votePaper.confirm, look);
  expect((await third.refused(votePaper.look, look)).code).toBe(403);
});
