import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { ticketAddress } from '#contract/paper/rules-tickets.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, casts } from '#house/ballots.ts';
import { anAdmin, type Person } from '#house/house.ts';
import {
  aPaperVote,
  aPhoto,
  bodiesOf,
  mailsOfKind,
  paperOf,
  pointsOf,
  recordsPhotographed,
  today,
} from '#house/papers.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aRunningVote, ends, seatIds, type Wanted } from '#house/votes.ts';
import { ticketCode, ticketNumber } from './tickets/print.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const running = (wanted: Wanted = {}) => aPaperVote(portal, wanted);
const points = pointsOf;
const addressOf = (svj: number, vote: { id: number; fingerprint: string }, seat: number) =>
  ticketAddress('https://portal.example', ticketCode(portal.secret, svj, vote, seat));
const entriesOf = async (who: Person, vote: VoteDetail) =>
  (await who.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' })).entries;
describe('a ballot on paper', () => {
  it('is recorded by its number, told to the owners, counted once another confirmed it, and written into the ledger', async () => {
    const { chair, second, alena, jan, hana, house, vote, ofCouple } = await running();
    const number = ticketNumber(ofCouple);
    expect(await chair.asks(votePaper.find, { id: vote.id, ticket: number })).toMatchObject({
      ...{ number, scanned: false, seat: { id: ofCouple, room_name: '2' }, voted: null, waiting: null },
    });
    const paper = await chair.asks(votePaper.record, paperOf(vote, ofCouple, ['agree', 'notAgree']));
    const waits = { state: 'waits', confirmedBy: null, canConfirm: false, hasPhoto: false, objections: 0 };
    expect(paper).toMatchObject({ number, scanned: false, date: today, ...waits });
    expect(Object.values(paper.answers)).toEqual(['agree', 'notAgree']);
    const told = await mailsOfKind(portal, house.id, 'votePaper');
    expect(told.map((m) => m.recipient).sort()).toEqual([jan.email, hana.email].sort());
    expect(told[0]?.data).toMatchObject({ state: 'waits', open: 'yes', who: expect.stringContaining('Předsedová') });
    expect((await mailsOfKind(portal, house.id, 'votePaperSecond')).map((m) => m.recipient)).toEqual([second.email]);
    expect((await chair.asks(votePaper.find, { id: vote.id, ticket: number })).waiting).toMatchObject({
      recordedBy: expect.stringContaining('Předsedová'),
    });
    const before = await jan.asks(votes.one, { id: vote.id });
    expect(before).toMatchObject({ turnout: { seats: 0 }, papers: { counted: { seats: 0 }, waiting: 1 } });
    expect(before.mySeats[0]).toMatchObject({ paperWaits: true, channel: null, seat: { status: 'waiting' } });

    expect((await chair.refused(votePaper.confirm, { id: vote.id, paper: paper.id })).key).toBe(
      'VOTE_PAPER.ERRORS.SAME_PERSON',
    );
    const list = await second.asks(votePaper.papers, { id: vote.id });
    expect(list).toMatchObject({ total: 1, waitingCount: 1, papers: [{ id: paper.id, canConfirm: true }] });
    const confirmed = await second.asks(votePaper.confirm, { id: vote.id, paper: paper.id });
    expect(confirmed).toMatchObject({ state: 'counts', confirmedBy: expect.stringContaining('Druhý') });
    expect((await second.refused(votePaper.confirm, { id: vote.id, paper: paper.id })).key).toBe(
      'VOTE_PAPER.ERRORS.ALREADY_CONFIRMED',
    );
    expect((await mailsOfKind(portal, house.id, 'votePaper')).slice(2).map((m) => m.data.state)).toEqual([
      ...['counts', 'counts'],
    ]);

    // It is the owners' own vote: nobody is said to have voted for them.
    const seen = await alena.asks(votes.one, { id: vote.id });
    expect(seen).toMatchObject({ castByOthers: { seats: 0 }, papers: { counted: { seats: 1, units: 1 }, waiting: 0 } });
    expect(seen.votePoints[0]?.sums?.agree).toMatchObject({ seats: 1 });
    const mine = (await jan.asks(votes.one, { id: vote.id })).mySeats[0];
    expect(mine).toMatchObject({ channel: 'paper', paperWaits: false, seat: { status: 'done' } });
    expect(await mailsOfKind(portal, house.id, 'voteCast')).toEqual([]);

    await ends(chair, vote);
    const bodies = await bodiesOf(alena, vote);
    const entry = bodies.find((b) => b.kind === 'paper');
    expect(entry).toMatchObject({
      ...{ seat: ofCouple, number, scanned: false, date: today, by: chair.memberId, handedIn: null, takenBy: null },
    });
    const word = { entry: entry?.seq, by: second.memberId, second: 'admin' };
    expect(bodies.find((b) => b.kind === 'confirmed')).toMatchObject(word);
    expect((await second.refused(votePaper.confirm, { id: vote.id, paper: paper.id })).key).toBe(
      'VOTE.ERRORS.NOT_RUNNING',
    );
  });

  it('with a point left blank is an abstention there, and the record, the second person and the ledger say why', async () => {
    const { chair, second, vote, ofCouple } = await running();
    const given = paperOf(vote, ofCouple, 'agree');
    const [first, left] = vote.votePoints.map((p) => p.id) as [number, number];
    const blank = given.points.map((p) => (p.vote_point_id === left ? { ...p, vote_value: null } : p));
    const fileIds = [await aPhoto(chair)];
    const paper = await chair.asks(votePaper.record, { ...given, points: blank, fileIds });
    const said = { answers: { [first]: 'agree', [left]: 'noVote' }, blank: [left] };
    expect(paper).toMatchObject(said);
    expect((await second.asks(votePaper.papers, { id: vote.id })).papers[0]).toMatchObject(said);
    expect((await chair.asks(votes.one, { id: vote.id })).votePoints[1]?.sums?.noVote).toMatchObject({ seats: 1 });
    await ends(chair, vote);
    const [, paperEntry] = await bodiesOf(chair, vote);
    expect(paperEntry).toMatchObject({ kind: 'paper', blank: [left] });
  });

  it('is recorded by its code, with a photograph that the committee and the owners of the seat see', async () => {
    const { chair, alena, petr, house, vote, ofAlena } = await running();
    const photo = await aPhoto(chair);
    const ticket = addressOf(house.id, { id: vote.id, fingerprint: vote.fingerprint as string }, ofAlena);
    const paper = await chair.asks(votePaper.record, { ...paperOf(vote, ticket), fileIds: [photo] });
    expect(paper).toMatchObject({ state: 'counts', scanned: true, photos: [{ id: photo }] });
    const [hers] = (await alena.asks(votePaper.papers, { id: vote.id })).papers;
    expect((await fetched(portal, hers?.photos[0]?.url as string)).statusCode).toBe(200);
    expect(hers).toMatchObject({ canConfirm: false, recordedBy: expect.stringContaining('Předsedová') });
    expect(await petr.asks(votePaper.papers, { id: vote.id })).toMatchObject({ papers: [], total: 0 });
    const foreign = await house.person({ role: 'neighbour' });
    expect((await foreign.refused(votePaper.papers, { id: vote.id })).code).toBe(403);
  });

  it('holds as the only one of its seat: who votes second, by whatever way, is refused and shown how and when', async () => {
    const { chair, alena, jan, vote, ofAlena, ofCouple } = await running();
    await recordsPhotographed(chair, vote, ofAlena);
    const late = await alena.refused(ballots.askCode, ballotOf(vote, [ofAlena], 'notAgree'));
    expect(late).toMatchObject({ code: 409, key: 'VOTE.ERRORS.ALREADY' });
    expect((await chair.refused(votePaper.record, paperOf(vote, ofAlena, 'noVote'))).key).toBe('VOTE.ERRORS.ALREADY');

    await casts(jan, vote, [ofCouple], 'agree');
    const { status, body } = await chair.call(votePaper.record, paperOf(vote, ofCouple));
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ refused: [{ id: ofCouple, status: 'done' }] });
    expect(await chair.asks(votePaper.find, { id: vote.id, ticket: ticketNumber(ofCouple) })).toMatchObject({
      voted: { channel: 'own', at: portal.clock.now.toISOString() },
    });
  });

  it('is stored once when two record it at the same moment', async () => {
    const { chair, second, alena, vote, ofAlena } = await running();
    const both = await Promise.all([chair, second].map((p) => p.call(votePaper.record, paperOf(vote, ofAlena))));
    expect(both.map((r) => r.status).sort()).toEqual([200, 409]);
    expect(both.find((r) => r.status === 409)?.body.message?.content).toBe('VOTE_PAPER.ERRORS.RECORDED');
    expect((await alena.asks(votes.one, { id: vote.id })).papers).toMatchObject({ waiting: 1, counted: { seats: 0 } });
  });
});

describe('a ticket is refused, each with its own sentence,', () => {
  it('when it is mistyped, unknown, of another vote or of another house', async () => {
    const { chair, house, vote, ofAlena } = await running();
    const why = async (ticket: string) => {
      const [found, recorded] = [
        await chair.refused(votePaper.find, { id: vote.id, ticket }),
        await chair.refused(votePaper.record, paperOf(vote, ticket)),
      ];
      expect(recorded.key).toBe(found.key);
      return found.key?.replace('VOTE_PAPER.ERRORS.', '');
    };
    const number = ticketNumber(ofAlena);
    const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
    expect(await why(wrong)).toBe('UNREADABLE');
    expect(await why('https://jinde.example/cokoli')).toBe('UNREADABLE');
    expect(await why(ticketNumber(88_888_888))).toBe('NUMBER');

    const other = await aRunningVote(portal);
    const otherSeat = (await seatIds(other.chair, other.vote.id)).get('1') as number;
    const otherPrint = { id: other.vote.id, fingerprint: other.vote.fingerprint as string };
    expect(await why(ticketNumber(otherSeat))).toBe('NUMBER');
    expect(await why(addressOf(other.house.id, otherPrint, otherSeat))).toBe('FOREIGN');

    const { id, updatedAt } = await chair.asks(votes.create, {
      ...{ name: 'Výtah', type: 'online', participation_count: 0, accept_count: 50, points: [{ name: 'Výtah' }] },
      closesAt: new Date(portal.clock.now.getTime() + 9 * 24 * 3600_000).toISOString(),
    });
    const second = await chair.asks(votes.start, { id, updatedAt });
    const seatOfSecond = (await seatIds(chair, id)).get('1') as number;
    expect(await why(ticketNumber(seatOfSecond))).toBe('OTHER_VOTE');
    expect(await why(addressOf(house.id, { id, fingerprint: second.fingerprint as string }, seatOfSecond))).toBe(
      'OTHER_VOTE',
    );
    expect(
      (await chair.call(votePaper.find, { id: vote.id, ticket: ticketNumber(seatOfSecond) })).body.message?.params,
    ).toEqual({
      name: 'Výtah',
    });
  });

  it('when its code is forged, or speaks of another wording', async () => {
    const { chair, house, vote, ofAlena, ofCouple } = await running();
    const print = { id: vote.id, fingerprint: vote.fingerprint as string };
    const genuine = addressOf(house.id, print, ofAlena);
    const find = async (ticket: string) => (await chair.refused(votePaper.find, { id: vote.id, ticket })).key;
    expect(await find(genuine.replace(`.${ofAlena}.`, `.${ofCouple}.`))).toBe('VOTE_PAPER.ERRORS.FORGED');
    expect(await find(`${genuine.slice(0, -1)}${genuine.endsWith('A') ? 'B' : 'A'}`)).toBe('VOTE_PAPER.ERRORS.FORGED');
    const elsewhere = ticketCode(Buffer.alloc(32, 8), house.id, print, ofAlena);
    expect(await find(ticketAddress('https://portal.example', elsewhere))).toBe('VOTE_PAPER.ERRORS.FORGED');
    const reworded = { id: vote.id, fingerprint: 'ab'.repeat(32) };
    expect(await find(addressOf(house.id, reworded, ofAlena))).toBe('VOTE_PAPER.ERRORS.FINGERPRINT');
    // A code of one vote cannot be used at another seat of it by its number either: the number says the seat itself.
    expect((await chair.asks(votePaper.find, { id: vote.id, ticket: genuine })).seat.id).toBe(ofAlena);
  });

  it('when it is not whole, its date cannot be, or the vote does not take it', async () => {
    const { chair, alena, house, vote, ofAlena } = await running();
    const why = async (change: object) => chair.refused(votePaper.record, { ...paperOf(vote, ofAlena), ...change });
    const [first, other] = points(vote, 'agree') as [object, object];
    expect(await why({ points: [first] })).toMatchObject({
      code: 422,
      key: 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE',
      errors: { [`points.${vote.votePoints[1]?.id}`]: 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE' },
    });
    expect((await why({ points: [first, { ...other, vote_value: 'miss' }] })).key).toBe('VOTE.ERRORS.MISS_NOT_CAST');
    expect((await why({ points: [first, { vote_point_id: 999_999, vote_value: 'agree' }] })).key).toBe(
      'VOTE.ERRORS.POINT_UNKNOWN',
    );
    expect(await why({ date: '2026-11-22' })).toMatchObject({ errors: { date: 'VOTE_PAPER.ERRORS.DATE_FUTURE' } });
    expect(await why({ date: '2026-11-20' })).toMatchObject({ errors: { date: 'VOTE_PAPER.ERRORS.DATE_BEFORE' } });
    expect((await why({ date: '' })).code).toBe(400);
    expect((await why({ fileIds: [999_999] })).key).toBe('FILES.ERRORS.NOT_YOURS');
    const text = (await uploads(chair, 'listek.txt', 'to není fotografie')).id;
    expect(await why({ fileIds: [text] })).toMatchObject({ errors: { fileIds: 'VOTE_PAPER.ERRORS.PHOTO_KIND' } });
    expect((await alena.refused(votePaper.record, paperOf(vote, ofAlena))).code).toBe(403);
    const admin = await anAdmin(portal);
    const { session_user_id } = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz', write: true });
    const guest = admin.as(session_user_id);
    expect((await guest.refused(votePaper.record, paperOf(vote, ofAlena))).key).toBe('HOUSE.VISITS.NOT_ALLOWED');
    expect((await chair.refused(votePaper.confirm, { id: vote.id, paper: 999_999 })).key).toBe(
      'VOTE_PAPER.ERRORS.NOT_FOUND',
    );
    // Nothing of the refused ones was kept.
    expect((await chair.asks(votePaper.papers, { id: vote.id })).total).toBe(0);
    expect((await entriesOf(chair, vote)).length).toBe(1);

    portal.clock.now = new Date(portal.clock.now.getTime() + 15 * 24 * 3600_000);
    expect((await why({})).key).toBe('VOTE.ERRORS.CLOSED');
    portal.clock.now = new Date(`${today}T09:00:00Z`);
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba' });
    expect((await why({})).key).toBe('VOTE.ERRORS.NOT_RUNNING');
  });
});
