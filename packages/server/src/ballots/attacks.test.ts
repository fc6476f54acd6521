import { afterAll, beforeAll, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, casts, coded, codeTo, minutesLater } from '#house/ballots.ts';
import { anAdmin, Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote, aVotingHouse, seatIds } from '#house/votes.ts';
import { buildApp } from '#server/app.ts';
import { hashToken, newToken } from '#server/base/secrets/tokens.ts';
import { openSession } from '#server/session/rows/queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function running(wanted: object = {}) {
  const made = await aRunningVote(portal, wanted);
  const seats = await seatIds(made.chair, made.vote.id);
  const total = async () => (await made.chair.asks(voteLedger.list, { id: made.vote.id })).total;
  return { ...made, ofAlena: seats.get('1') as number, ofCouple: seats.get('2') as number, total };
}

const wrong = { code: 422, key: 'VOTE.MODAL.CODE.WRONG' };
const expired = { code: 422, key: 'VOTE.MODAL.CODE.EXPIRED' };
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('a code that was mistyped, cut or never sent stores nothing', async () => {
  const { alena, vote, ofAlena, total } = await running();
  const plain = ballotOf(vote, [ofAlena], 'agree');
  expect(await alena.refused(ballots.store, { ...plain, code: '123456' })).toMatchObject(expired);
  const request = await coded(alena, plain);
  expect(await alena.refused(ballots.store, { ...request, code: other(request.code) })).toMatchObject(wrong);
  for (const code of ['', '12345', '12345a', ' 12345'])
    expect((await alena.refused(ballots.store, { ...request, code })).key).toBe('VOTE.MODAL.CODE.ERROR');
  expect(await total()).toBe(1);
});

it('five wrong tries kill the code, counted although each call is refused; the right one then comes late', async () => {
  const { alena, vote, ofAlena, total } = await running();
  const request = await coded(alena, ballotOf(vote, [ofAlena], 'agree'));
  for (let i = 0; i < 5; i++)
    expect(await alena.refused(ballots.store, { ...request, code: other(request.code) })).toMatchObject(wrong);
  expect(await alena.refused(ballots.store, request)).toMatchObject(expired);
  expect(await total()).toBe(1);
  minutesLater(alena, 2);
  const fresh = await coded(alena, ballotOf(vote, [ofAlena], 'agree'));
  await alena.asks(ballots.store, fresh);
});

it('an old code is void once a new one is sent, and every code after ten minutes', async () => {
  const { alena, vote, ofAlena } = await running();
  const one = ballotOf(vote, [ofAlena], 'agree');
  const old = await coded(alena, one);
  minutesLater(alena, 0.25);
  const { status, body } = await alena.call(ballots.askCode, one);
  expect([status, body.message]).toMatchObject([
    429,
    { content: 'VOTE.ERRORS.TOO_MANY_CODES', params: { seconds: 45 } },
  ]);
  minutesLater(alena, 0.75);
  const fresh = await coded(alena, one);
  if (old.code !== fresh.code) expect(await alena.refused(ballots.store, old)).toMatchObject(wrong);
  minutesLater(alena, 10);
  expect(await alena.refused(ballots.store, fresh)).toMatchObject(expired);
});

it('codes cannot be asked for without end', async () => {
  const { alena, vote, ofAlena } = await running();
  for (let i = 0; i < 10; i++) {
    await alena.asks(ballots.askCode, ballotOf(vote, [ofAlena], 'agree'));
    minutesLater(alena, 1);
  }
  const refused = await alena.refused(ballots.askCode, ballotOf(vote, [ofAlena], 'agree'));
  expect(refused).toMatchObject({ code: 429, key: 'BASE.ERRORS.TOO_MANY' });
});

it('with answers, seats or a vote other than those in the mail the code is worth nothing', async () => {
  const { house, chair, alena, petr, vote, ofAlena, total } = await running();
  const request = await coded(alena, ballotOf(vote, [ofAlena], ['agree', 'notAgree']));
  const swapped = ballotOf(vote, [ofAlena], ['notAgree', 'agree']);
  expect(await alena.refused(ballots.store, { ...request, ...swapped })).toMatchObject(wrong);
  // The same person gets a second seat: the code was not for it.
  await house.inside((db) =>
    db.client.query('update vote_voter set member_id = $1 where vote_id = $2 and member_id = $3', [
      alena.memberId,
      vote.id,
      petr.memberId,
    ]),
  );
  const seats = [...(await seatIds(chair, vote.id)).entries()];
  const ofPetr = seats.find(([units]) => units.includes('10'))?.[1] as number;
  const more = ballotOf(vote, [ofAlena, ofPetr], ['agree', 'notAgree']);
  expect(await alena.refused(ballots.store, { ...request, ...more })).toMatchObject(wrong);
  const instead = ballotOf(vote, [ofPetr], ['agree', 'notAgree']);
  expect(await alena.refused(ballots.store, { ...request, ...instead })).toMatchObject(wrong);
  expect(await total()).toBe(1);
});

it("somebody else's code, and one's own from another device, are refused", async () => {
  const { alena, jan, hana, vote, ofAlena, ofCouple, total } = await running();
  const hers = await coded(hana, ballotOf(vote, [ofCouple], 'agree'));
  expect(await jan.refused(ballots.store, hers)).toMatchObject(expired);
  const his = await coded(jan, ballotOf(vote, [ofCouple], 'agree'));
  if (his.code !== hers.code) expect(await jan.refused(ballots.store, hers)).toMatchObject(wrong);
  expect((await alena.refused(ballots.store, hers)).key).toBe('VOTE.ERRORS.NOT_YOURS');

  const request = await coded(alena, ballotOf(vote, [ofAlena], 'agree'));
  const token = newToken();
  const { now } = portal.clock;
  await portal.pool.across('read write', (db) => openSession(db, alena.accountId as number, hashToken(token), '', now));
  expect(await alena.with(token).refused(ballots.store, request)).toMatchObject(wrong);
  expect(await total()).toBe(1);
  await alena.asks(ballots.store, request);
});

it('a used code stores nothing again, not even other answers of the same seat', async () => {
  const { alena, vote, ofAlena, total } = await running();
  const request = await coded(alena, ballotOf(vote, [ofAlena], 'agree'));
  const { receipts } = await alena.asks(ballots.store, request);
  const changed = { ...request, ...ballotOf(vote, [ofAlena], 'notAgree') };
  expect(await alena.refused(ballots.store, changed)).toMatchObject(expired);
  expect((await alena.asks(ballots.store, request)).receipts).toEqual(receipts);
  expect(await total()).toBe(2);
  minutesLater(alena, 2);
  expect((await alena.refused(ballots.askCode, ballotOf(vote, [ofAlena], 'notAgree'))).key).toBe('VOTE.ERRORS.ALREADY');
  const after = await alena.asks(votes.one, { id: vote.id });
  expect(after.votePoints.map((p) => p.votePointUsers[0]?.vote_value)).toEqual(['agree', 'agree']);
});

it('leaving out seats that have not voted does not spend the code on nothing', async () => {
  const { alena, vote, ofAlena, total } = await running();
  const request = await coded(alena, ballotOf(vote, [ofAlena], 'agree'));
  const nothing = await alena.refused(ballots.store, { ...request, leaveOut: [ofAlena] });
  expect(nothing.key).toBe('VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE');
  expect(await total()).toBe(1);
  await alena.asks(ballots.store, request);
});

it('a weight, a seat or a point that the client makes up is refused', async () => {
  const { alena, vote, ofAlena, ofCouple } = await running();
  const { points, ...rest } = ballotOf(vote, [ofAlena], 'agree');
  const heavy = points.map((p) => ({ ...p, shares: '{"numerator":"1","denominator":"1"}' }));
  expect(await alena.refused(ballots.askCode, { ...rest, points: heavy })).toMatchObject({
    code: 400,
    key: 'BASE.ERRORS.INVALID_INPUT',
  });
  const key = async (ballot: object) => (await alena.refused(ballots.askCode, ballot)).key;
  expect(await key({ ...rest, points: points.map((p, i) => (i ? p : { ...p, vote_point_id: 987_654 })) })).toBe(
    'VOTE.ERRORS.POINT_UNKNOWN',
  );
  expect(await key(ballotOf(vote, [987_654], 'agree'))).toBe('VOTE.ERRORS.SEAT_UNKNOWN');
  expect(await key({ ...rest, points: [...points, ...ballotOf(vote, [ofCouple], 'agree').points] })).toBe(
    'VOTE.ERRORS.SEAT_UNKNOWN',
  );
  expect(await key({ ...rest, points: [...points, points[0]] })).toBe('BASE.ERRORS.INVALID_INPUT');
});

it('seats of others are not theirs to vote for: of a neighbour, of the committee, of the administration on a visit', async () => {
  const { house, chair, alena, petr, vote, ofAlena, ofCouple } = await running();
  const key = async (who: Person, seat: number) =>
    (await who.refused(ballots.askCode, ballotOf(vote, [seat], 'agree'))).key;
  expect(await key(petr, ofAlena)).toBe('VOTE.ERRORS.NOT_YOURS');
  expect(await key(chair, ofAlena)).toBe('VOTE.ERRORS.NOT_YOURS');
  expect(await key(alena, ofCouple)).toBe('VOTE.ERRORS.NOT_YOURS');
  const admin = await anAdmin(portal);
  const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz', write: true });
  expect(await key(admin.as(visit.session_user_id), ofAlena)).toBe('HOUSE.VISITS.NOT_ALLOWED');
  const renter = await house.person({ role: 'neighbour' });
  expect(await renter.refused(ballots.askCode, ballotOf(vote, [ofAlena], 'agree'))).toMatchObject({ code: 403 });
  expect((await petr.refused(ballots.object, { id: vote.id, seat: ofAlena })).key).toBe('VOTE.ERRORS.NOT_YOURS');
  expect((await alena.refused(ballots.object, { id: vote.id, seat: ofAlena })).key).toBe('VOTE.ERRORS.NOT_CAST');
});

it('another association sees no such vote, and its seats cannot be brought into one’s own', async () => {
  const { vote, ofAlena } = await running();
  const far = await aVotingHouse(portal);
  for (const endpoint of [ballots.askCode, ballots.store])
    expect((await far.alena.refused(endpoint, { ...ballotOf(vote, [ofAlena], 'agree'), code: '123456' })).key).toBe(
      'VOTE.NOT_FOUND',
    );
  expect((await far.chair.refused(voteLedger.list, { id: vote.id })).key).toBe('VOTE.NOT_FOUND');
  expect((await far.chair.refused(voteLedger.receipts, { id: vote.id })).key).toBe('VOTE.NOT_FOUND');
  expect((await far.chair.refused(ballots.users, { id: vote.id })).key).toBe('VOTE.NOT_FOUND');
  const own = await running();
  const foreign = { ...ballotOf(own.vote, [ofAlena], 'agree') };
  expect((await own.alena.refused(ballots.askCode, foreign)).key).toBe('VOTE.ERRORS.SEAT_UNKNOWN');
});

it('after the end, even in the second of it, nothing is stored', async () => {
  const { chair, alena, jan, vote, ofAlena, ofCouple, total } = await running();
  await casts(jan, vote, [ofCouple], 'agree');
  const late = await coded(alena, ballotOf(vote, [ofAlena], 'agree'));
  await Promise.all([
    chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba v bodu' }),
    alena.call(ballots.store, late),
  ]);
  const stored = await total();
  expect((await alena.refused(ballots.store, late)).key).toBe('VOTE.ERRORS.NOT_RUNNING');
  expect(await total()).toBe(stored);
  const { entries } = await chair.asks(voteLedger.list, { id: vote.id });
  expect(JSON.parse(entries.at(-1)?.body ?? '{}')).toMatchObject({ kind: 'cancel', reason: 'Chyba v bodu' });
  expect(codeTo(alena)).toBe(late.code);
});

it('answers asked for by the address of the specification’s call stand in no line of the log', async () => {
  const { alena, vote, ofAlena } = await running();
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const config = { ...portal.config, log: 'debug' as const };
  const app = await buildApp({ portal: { ...portal, config }, version: '2.3.1', logTo });
  const who = new Person({ ...portal, app }, { token: alena.token as string, memberId: alena.memberId as number });
  const { ids, points } = ballotOf(vote, [ofAlena], 'notAgree');
  const asked = { id: vote.id, ids: ids.join(','), points: JSON.stringify(points) };
  expect((await who.call(ballots.code, asked)).status).toBe(200);
  expect((await who.call(ballots.code, { ...asked, points: `${asked.points}[` })).status).toBe(400);
  await app.close();
  expect(lines.join('')).toContain('GET /api/v2/vote/:id/code');
  expect(lines.join('')).not.toMatch(/notAgree|vote_value|points/);
});
