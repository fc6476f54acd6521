import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { casts } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPaperVote, aPhoto, atEnd, bodiesOf, days, mailsOfKind, paperOf, recordsPhotographed } from '#house/papers.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { closeVotes } from '../course/jobs.ts';

let portal: TestPortal;
let begun: Date;
beforeAll(async () => {
  portal = await aPortal();
  begun = portal.clock.now;
});
beforeEach(() => {
  portal.clock.now = begun;
});
afterAll(() => portal.close());

const hour = 3600_000;
const stateOf = async (who: Person, vote: VoteDetail) => (await who.asks(votes.one, { id: vote.id })).status;
const protocolText = async (who: Person, vote: VoteDetail): Promise<string> => {
  const { url } = await who.asks(voteReports.protocolTicket, { id: vote.id, lang: 'cs' });
  const { pages } = await readPdf((await portal.app.inject({ method: 'GET', url })).rawPayload);
  return pages.join(' ').replace(/\s+/g, ' ');
};
const minuteBefore = (vote: VoteDetail) => new Date(Date.parse(vote.closesAt as string) - 60_000).toISOString();
/** A paper handed in on the last evening, recorded after it. */
const late = async (who: Person, vote: VoteDetail, seat: number, change: object = {}) => ({
  ...paperOf(vote, seat),
  ...{ handedIn: minuteBefore(vote), takenBy: who.memberId, fileIds: [await aPhoto(who)] },
  ...change,
});

describe('after the end', () => {
  it('a paper handed in on the last evening is recorded with who took it and when, and counts with its photo and a second person', async () => {
    const { chair, second, alena, house, vote, ofAlena } = await aPaperVote(portal);
    await chair.asks(votePaper.voteTickets, { id: vote.id, users: [ofAlena] });
    atEnd(portal, vote, hour);
    expect(await closeVotes(portal)).toBe(0);
    const why = async (change: object) => chair.refused(votePaper.record, await late(chair, vote, ofAlena, change));
    const tooLate = new Date(Date.parse(vote.closesAt as string) + 1).toISOString();
    const tooEarly = new Date(Date.parse(vote.startedAt as string) - 1).toISOString();
    const refusals = [
      [{ handedIn: null }, 'HANDED_REQUIRED'],
      [{ handedIn: tooLate }, 'HANDED_LATE'],
      [{ handedIn: tooEarly }, 'HANDED_BEFORE'],
      [{ takenBy: null }, 'TAKER_REQUIRED'],
      [{ takenBy: alena.memberId }, 'TAKER_UNKNOWN'],
      [{ fileIds: [] }, 'PHOTO_REQUIRED'],
    ] as const;
    for (const [change, key] of refusals) expect((await why(change)).key).toBe(`VOTE_PAPER.ERRORS.${key}`);
    const { takers } = await chair.asks(votePaper.takers, { id: vote.id });
    expect(takers.map((t) => t.id).sort()).toEqual([chair.memberId, second.memberId].sort());

    const paper = await chair.asks(votePaper.record, await late(chair, vote, ofAlena));
    expect(paper).toMatchObject({ state: 'waits', hasPhoto: true, handedIn: minuteBefore(vote) });
    expect((await mailsOfKind(portal, house.id, 'votePaperSecond')).map((m) => m.recipient)).toEqual([second.email]);
    expect((await chair.asks(votes.one, { id: vote.id })).papers).toMatchObject({ phase: 'counting', waiting: 1 });
    await second.asks(votePaper.confirm, { id: vote.id, paper: paper.id });
    expect((await chair.asks(votes.one, { id: vote.id })).papers).toMatchObject({ counted: { seats: 1 }, waiting: 0 });

    expect(await stateOf(chair, vote)).toBe('run');
    await chair.asks(voteTerms.closePapers, { id: vote.id });
    const result = await alena.asks(votes.one, { id: vote.id });
    expect(result).toMatchObject({ status: 'finish', votePoints: [{ sums: { agree: { seats: 1 } } }, {}] });
    expect((await bodiesOf(alena, vote)).map((b) => b.kind)).toEqual([
      ...['start', 'tickets', 'paper', 'photo', 'confirmed', 'papersClosed', 'finish'],
    ]);
    const [, , entry] = await bodiesOf(alena, vote);
    expect(entry).toMatchObject({ handedIn: minuteBefore(vote), takenBy: chair.memberId });
  });

  it('nobody sees how it stands before the result, the committee and who looks on purpose included', async () => {
    const { chair, second, alena, petr, vote, ofAlena, ofPetr } = await aPaperVote(portal);
    await recordsPhotographed(chair, vote, ofAlena);
    await casts(petr, vote, [ofPetr], 'notAgree');
    expect((await chair.asks(votes.one, { id: vote.id })).votePoints[0]?.sums).not.toBeNull();
    atEnd(portal, vote);
    for (const who of [chair, second, alena]) {
      const seen = await who.asks(votes.one, { id: vote.id });
      expect(seen.votePoints.map((p) => p.sums)).toEqual([null, null]);
    }
    expect((await chair.asks(votes.look, { id: vote.id })).votePoints[0]?.sums).toBeNull();
    const { users } = await chair.asks(ballots.users, { id: vote.id });
    expect(users.map((u) => u.answers)).toEqual([null, null, null]);
    const point = vote.votePoints[0]?.id as number;
    const filtered = { id: vote.id, filters: JSON.stringify({ point, value: 'agree' }) };
    expect((await chair.asks(ballots.users, filtered)).total).toBe(3);
    const [paper] = (await second.asks(votePaper.papers, { id: vote.id })).papers;
    expect(paper).toMatchObject({ answers: {}, photos: [], veiled: true });
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE_PAPER.ERRORS.COUNTING');
    atEnd(portal, vote, days(3));
    expect(await closeVotes(portal)).toBe(1);
    expect((await alena.asks(votes.one, { id: vote.id })).votePoints[0]?.sums?.agree.seats).toBe(1);
  });

  it('what nobody confirmed by a day after the time for papers does not count and is named', async () => {
    const { chair, second, alena, vote, ofAlena, ofCouple } = await aPaperVote(portal);
    await chair.asks(votePaper.record, paperOf(vote, ofCouple));
    atEnd(portal, vote, hour);
    const paper = await chair.asks(votePaper.record, await late(chair, vote, ofAlena));
    const early = (await chair.asks(votePaper.papers, { id: vote.id })).papers.find((p) => p.seat.id === ofCouple);
    const photo = await aPhoto(chair);
    const addsPhoto = { id: vote.id, paper: early?.id as number, fileIds: [photo] };
    expect((await chair.refused(votePaper.photo, addsPhoto)).key).toBe('VOTE_PAPER.ERRORS.PHOTO_LATE');
    atEnd(portal, vote, days(3));
    expect(await closeVotes(portal)).toBe(0);
    expect((await chair.refused(votePaper.record, await late(chair, vote, ofAlena))).key).toBe('VOTE.ERRORS.CLOSED');
    const missed = { id: vote.id, paper: early?.id as number };
    expect((await second.refused(votePaper.confirm, missed)).key).toBe('VOTE_PAPER.ERRORS.SECOND_LATE');
    atEnd(portal, vote, days(4));
    expect((await second.refused(votePaper.confirm, { id: vote.id, paper: paper.id })).key).toBe(
      'VOTE_PAPER.ERRORS.SECOND_LATE',
    );
    expect(await closeVotes(portal)).toBe(1);
    const result = await alena.asks(votes.one, { id: vote.id });
    expect(result).toMatchObject({ status: 'finish', turnout: { seats: 0 }, papers: { unconfirmed: 2 } });
    const voids = (await bodiesOf(alena, vote)).filter((b) => b.kind === 'void');
    expect(voids.map((b) => [b.why, b.seat])).toEqual([
      ['notConfirmed', ofCouple],
      ['notConfirmed', ofAlena],
    ]);
    const [mine] = (await alena.asks(votePaper.papers, { id: vote.id })).papers;
    expect(mine).toMatchObject({ state: 'void', voidWhy: 'notConfirmed' });
  });

  it('votes without papers finish at their end, and those that announced no days too', async () => {
    const plain = await aPaperVote(portal);
    atEnd(portal, plain.vote);
    expect((await plain.chair.refused(votePaper.record, await late(plain.chair, plain.vote, plain.ofAlena))).key).toBe(
      'VOTE.ERRORS.CLOSED',
    );
    expect(await closeVotes(portal)).toBe(1);
    portal.clock.now = begun;
    const none = await aPaperVote(portal, { paperDays: 0 });
    await none.chair.asks(votePaper.record, paperOf(none.vote, none.ofAlena));
    expect(none.vote).toMatchObject({ paperDays: 0 });
    atEnd(portal, none.vote);
    expect(await closeVotes(portal)).toBe(1);
    expect(await stateOf(none.chair, none.vote)).toBe('finish');
  });

  it('only who administers the vote says that all papers are recorded, and only while they are counted', async () => {
    const { chair, alena, vote, ofAlena } = await aPaperVote(portal);
    await recordsPhotographed(chair, vote, ofAlena);
    expect((await alena.refused(voteTerms.closePapers, { id: vote.id })).code).toBe(403);
    expect((await chair.refused(voteTerms.closePapers, { id: vote.id })).key).toBe('VOTE_PAPER.ERRORS.NOT_COUNTING');
    atEnd(portal, vote, hour);
    const waiting = await chair.asks(votePaper.record, await late(chair, vote, (await aSeat(chair, vote)) as number));
    expect(await chair.asks(voteTerms.closePapers, { id: vote.id })).toMatchObject({
      status: 'run',
      papers: { phase: 'over' },
    });
    expect(waiting.secondUntil).not.toBeNull();
    expect((await chair.refused(votePaper.record, await late(chair, vote, ofAlena))).key).toBe(
      'VOTE_PAPER.ERRORS.ALL_RECORDED',
    );
    atEnd(portal, vote, 25 * hour - 1);
    expect(await closeVotes(portal)).toBe(0);
    atEnd(portal, vote, 25 * hour);
    expect(await closeVotes(portal)).toBe(1);
  });
});

/** A seat that has no paper yet. */
async function aSeat(who: Person, vote: VoteDetail): Promise<number | undefined> {
  const { users } = await who.asks(ballots.users, { id: vote.id });
  return users.find((u) => u.status === 'waiting')?.id;
}

it('the protocol names papers that nobody confirmed, those handed in before the end and recorded after it, and objections', async () => {
  const { chair, second, alena, jan, vote, ofAlena, ofCouple, ofPetr } = await aPaperVote(portal);
  await chair.asks(votePaper.record, paperOf(vote, ofPetr));
  await recordsPhotographed(chair, vote, ofCouple);
  atEnd(portal, vote, hour);
  await jan.asks(ballots.object, { id: vote.id, seat: ofCouple, text: 'Pozdě, ale přece.' });
  const paper = await chair.asks(votePaper.record, await late(chair, vote, ofAlena));
  await second.asks(votePaper.confirm, { id: vote.id, paper: paper.id });
  atEnd(portal, vote, days(3));
  await closeVotes(portal);
  const text = await protocolText(alena, vote);
  for (const words of [
    'nepočítá se: nikdo ho včas nepotvrdil',
    'počítá se; odevzdán',
    'Předsedová',
    'Papírové lístky, které se počítají',
    'Námitky',
    'hlas se počítá',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('hlasoval někdo jiný');
});
