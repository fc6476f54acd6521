import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { second } from '#contract/second/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { anAssembly } from '#house/assembly.ts';
import { casts, minutesLater, records } from '#house/ballots.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPaperVote, aPhoto, atEnd, mailsOfKind, paperOf } from '#house/papers.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { memberOf } from '#house/proxies.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { seatIds, started } from '#house/votes.ts';
import { askSeconds } from '../course/jobs-second.ts';

let portal: TestPortal;
let begun: Date;
beforeAll(async () => {
  portal = await aPortal();
  begun = portal.clock.now;
});
afterAll(() => portal.close());

const day = 24 * 60;
const later = async (who: Person, minutes: number) => {
  minutesLater(who, minutes);
  await askSeconds(portal, (error) => {
    throw error;
  });
};
const linesOf = async (who: Person) => (await who.asks(second.list, {})).acts;
const numberOf = async (who: Person) => (await who.asks(association.mine, {})).secondWaitingCount;
const agrees = async (who: Person, voteId: number) => {
  const ask = (await who.asks(second.list, {})).asks.find((a) => a.vote?.id === voteId);
  await who.asks(second.agree, { id: ask?.id as number });
};

describe('a paper ballot that waits', () => {
  it('is a line of the one list, of the committee, then the audit, then whoever agrees to be a verifier', async () => {
    const { house, chair, second: other, alena, jan, vote, ofAlena } = await aPaperVote(portal);
    const audit = await house.person({ role: 'auditMember', lastName: 'Kontrolní' });
    const paper = await chair.asks(votePaper.record, paperOf(vote, ofAlena));
    const [line] = await linesOf(other);
    expect(line).toMatchObject({
      ...{ kind: 'paper', subjectId: paper.id, vote: { id: vote.id }, turn: 'admin', askedCount: 1, mine: true },
      ...{ of: '1 – Alena Nováková', askedBy: expect.any(String), atOnce: false },
    });
    expect([await numberOf(other), await numberOf(chair), await numberOf(audit)]).toEqual([1, 0, 0]);
    expect((await linesOf(chair)).map((l) => l.mine)).toEqual([false]);
    const confirm = { id: vote.id, paper: paper.id };
    expect((await audit.refused(votePaper.confirm, confirm)).key).toBe('VOTE_PAPER.ERRORS.NOT_SECOND');
    await later(chair, day);
    expect([await numberOf(audit), (await linesOf(audit))[0]?.turn]).toEqual([1, 'audit']);
    await later(chair, day);
    // Nobody acted: the portal itself asks members with a seat.
    await agrees(jan, vote.id);
    expect(await linesOf(jan)).toMatchObject([{ kind: 'paper', turn: 'verifier', mine: true }]);
    expect((await alena.refused(votePaper.confirm, confirm)).key).toBe('VOTE_PAPER.ERRORS.NOT_SECOND');
    expect(await jan.asks(votePaper.confirm, confirm)).toMatchObject({ state: 'counts' });
    for (const who of [other, audit, jan]) expect([await linesOf(who), await numberOf(who)]).toEqual([[], 0]);
    portal.clock.now = begun;
  });

  it('waits no more once its photo is there, its seat votes online, or the vote is cancelled', async () => {
    const { house, chair, second: other, alena, jan, vote, ofAlena, ofCouple, ofPetr } = await aPaperVote(portal);
    const first = await chair.asks(votePaper.record, paperOf(vote, ofAlena));
    await chair.asks(votePaper.record, paperOf(vote, ofCouple));
    await chair.asks(votePaper.record, paperOf(vote, ofPetr));
    expect(await numberOf(other)).toBe(3);
    await chair.asks(votePaper.photo, { id: vote.id, paper: first.id, fileIds: [await aPhoto(chair)] });
    expect(await numberOf(other)).toBe(2);
    await casts(jan, vote, [ofCouple], 'agree');
    expect(await numberOf(other)).toBe(1);
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba v návrhu' });
    expect([await numberOf(other), await linesOf(alena)]).toEqual([0, []]);
    const mails = (await mailsOfKind(portal, house.id, 'votePaperSecond')).length;
    await later(chair, 4 * day);
    expect((await mailsOfKind(portal, house.id, 'votePaperSecond')).length).toBe(mails);
    portal.clock.now = begun;
  });

  it('recorded after the end is asked of all at once, and never counts by its file alone', async () => {
    const { house, chair, second: other, jan, vote, ofAlena } = await aPaperVote(portal);
    const audit = await house.person({ role: 'auditMember', lastName: 'Kontrolní' });
    await chair.asks(second.name, { id: vote.id, memberId: memberOf(jan) });
    await agrees(jan, vote.id);
    await chair.asks(votePaper.record, paperOf(vote, ofAlena));
    atEnd(portal, vote, 60_000);
    const handedIn = new Date(Date.parse(vote.closesAt as string) - 60_000).toISOString();
    const late = { ...paperOf(vote, ofAlena, 'notAgree'), handedIn, takenBy: memberOf(chair) };
    const paper = await chair.asks(votePaper.record, { ...late, fileIds: [await aPhoto(chair)] });
    const line = (await linesOf(chair)).find((l) => l.subjectId === paper.id);
    expect(line).toMatchObject({ atOnce: true, askedCount: 3 });
    for (const who of [other, audit, jan]) {
      const mine = (await who.asks(votePaper.papers, { id: vote.id })).papers.find((p) => p.id === paper.id);
      expect(mine?.canConfirm).toBe(true);
    }
    await later(chair, 3 * day);
    expect((await linesOf(chair)).map((l) => l.subjectId)).toContain(paper.id);
    expect(await audit.asks(votePaper.confirm, { id: vote.id, paper: paper.id })).toMatchObject({ state: 'counts' });
    portal.clock.now = begun;
  });

  it('that nobody was asked about, as after a merge, is asked about by the portal', async () => {
    const { house, chair, second: other, vote, ofAlena } = await aPaperVote(portal);
    await chair.asks(votePaper.record, paperOf(vote, ofAlena));
    await house.inside((db) => db.client.query('delete from second_act'));
    expect(await linesOf(other)).toEqual([]);
    await askSeconds(portal);
    expect(await linesOf(other)).toMatchObject([{ kind: 'paper', mine: true }]);
  });
});

describe('the record of an assembly', () => {
  it('waits in the same list for somebody who wrote nothing of it, until it is confirmed or has its sheet', async () => {
    const { house, chair, vote, seats, come, say, one } = await anAssembly(portal, { '1': 60, '2': 40 });
    const other = await house.person({ role: 'memberCommittee', lastName: 'Druhá' });
    expect(await linesOf(other)).toEqual([]);
    await come('1', '2');
    expect(await linesOf(other)).toMatchObject([{ kind: 'sheet', subjectId: vote.id, turn: 'admin', mine: true }]);
    expect((await mailsOfKind(portal, house.id, 'secondAsked')).map((m) => m.data.what)).toEqual(['sheet']);
    await say('agree', '1', '2');
    expect([await numberOf(other), await numberOf(chair)]).toEqual([1, 0]);
    const seq = (await one(other)).head?.seq as number;
    await other.asks(votePresence.confirm, { id: vote.id, seq });
    expect(await linesOf(other)).toEqual([]);
    // What is written later waits anew; now the chair may not, and the other one writes too.
    await records(chair, vote, seats('2'), 'notAgree');
    expect(await numberOf(other)).toBe(1);
    await records(other, vote, seats('1'), 'notAgree');
    expect((await one(other)).attendance?.mayConfirm).toBe(false);
    const { id: file } = await uploads(chair, 'prezence.txt', 'podpisy');
    await chair.asks(votePresence.keepSheet, { id: vote.id, fileIds: [file] });
    expect(await linesOf(chair)).toEqual([]);
  });

  it('has a verifier in a committee of one, who opens the signed sheet', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const [ema, ota] = await Promise.all(['Ema', 'Ota'].map((firstName) => house.owner({ firstName })));
    for (const [i, who] of [ema, ota].entries())
      await house.unit(chair, String(i + 1), [1, 2], [{ memberIds: [memberOf(who as Person)] }]);
    const vote = await started(chair, { type: 'local', basis: 'assembly', closesAt: null, points: [{ name: 'Bod' }] });
    const all = [...(await seatIds(chair, vote.id)).values()];
    await chair.asks(ballots.attendance, { id: vote.id, seats: all, here: true });
    await agrees(ema as Person, vote.id);
    expect(await linesOf(ema as Person)).toMatchObject([{ kind: 'sheet', turn: 'verifier', mine: true }]);
    const { id: file } = await uploads(chair, 'prezence.txt', 'podpisy');
    await chair.asks(votePresence.keepSheet, { id: vote.id, fileIds: [file] });
    const files = async (who: Person) => (await who.asks(votes.one, { id: vote.id })).attendance?.files ?? [];
    const [shown] = await files(ema as Person);
    expect((await fetched(portal, shown?.url as string)).body).toBe('podpisy');
    expect(await files(ota as Person)).toEqual([]);
  });
});

it('the chair names a verifier, who gets a letter that says so, and agrees or declines with one click', async () => {
  const { house, chair, jan, petr, vote } = await aPaperVote(portal);
  for (const who of [jan, petr]) await chair.asks(second.name, { id: vote.id, memberId: memberOf(who) });
  const letters = (await mailsOfKind(portal, house.id, 'verifierAsked')).filter((m) => m.data.named === 'yes');
  expect(letters.map((m) => m.recipient)).toEqual([jan.email, petr.email]);
  expect(letters[0]?.data).toMatchObject({ vote: vote.name, url: expect.stringContaining('/hlasovani/druha-osoba') });
  expect(await numberOf(jan)).toBe(1);
  await agrees(jan, vote.id);
  const [ask] = (await petr.asks(second.list, {})).asks;
  await petr.asks(second.decline, { id: ask?.id as number });
  const states = async (who: Person) =>
    (await who.asks(second.verifiers, { id: vote.id })).verifiers
      .filter((v) => v.named)
      .map((v) => [v.memberId, v.state, v.named]);
  expect(await states(chair)).toEqual([
    [jan.memberId, 'agreed', true],
    [petr.memberId, 'declined', true],
  ]);
  expect(await states(petr)).toEqual([[jan.memberId, 'agreed', true]]);
});
