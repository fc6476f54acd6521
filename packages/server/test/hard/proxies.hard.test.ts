import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Receipt } from '#contract/answers/schema.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { checkReceipt } from '#contract/verification/rules-receipt.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ends } from '#house/votes.ts';
import { ballotOf, coded, minutesLater } from '../ballots.ts';
import { aHouse, type Person } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';
import { empowers } from '../proxies.ts';
import { aDraft, seatIds } from '../votes.ts';

const seatCount = 200;
const byProxy = 100;

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

type Answer = { status: number; key: string | undefined; receipts: Receipt[] };

/** Stores, and again when the portal was too busy to begin: a browser does the same. */
async function stores(who: Person, request: object): Promise<Answer> {
  for (;;) {
    const { status, body } = await who.call(ballots.store, request);
    if (status === 503) continue;
    const receipts = (body.data as { receipts?: Receipt[] } | null)?.receipts ?? [];
    return { status, key: body.message?.content, receipts };
  }
}

test('200 seats at once, each twice and half also by a proxy: each counts once and no receipt is lost', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const people: { owner: Person; agent: Person | null }[] = [];
  for (let n = 1; n <= seatCount; n++) {
    const owner = await house.owner();
    await house.unit(chair, String(n), [1, seatCount], [{ memberIds: [owner.memberId as number] }]);
    people.push({ owner, agent: n <= byProxy ? await house.owner() : null });
  }
  const draft = await aDraft(chair);
  const vote = await chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
  for (const { owner, agent } of people) if (agent) await empowers(owner, agent, { voteId: vote.id });

  const seats = await seatIds(chair, vote.id);
  const asked: { who: Person; request: object }[] = [];
  for (const [i, { owner, agent }] of people.entries()) {
    const seat = [seats.get(String(i + 1)) as number];
    asked.push({ who: owner, request: await coded(owner, ballotOf(vote, seat, 'agree')) });
    if (agent) asked.push({ who: agent, request: await coded(agent, ballotOf(vote, seat, 'notAgree')) });
  }
  const since = performance.now();
  const answers = await Promise.all(asked.flatMap(({ who, request }) => [stores(who, request), stores(who, request)]));
  console.log(`${answers.length} requests in ${Math.round(performance.now() - since)} ms`);

  const isTold = (a: Answer) => a.status === 200 || (a.status === 409 && a.key === 'VOTE.ERRORS.ALREADY');
  expect(answers.filter((a) => !isTold(a))).toEqual([]);
  // Of owner and agent one was first, in both of their requests; the other was told so, twice.
  expect(answers.filter((a) => a.status === 409)).toHaveLength(2 * byProxy);
  const receipts = answers.flatMap((a) => a.receipts);
  expect(receipts).toHaveLength(2 * seatCount);
  expect(new Set(receipts.map((r) => r.hash)).size).toBe(seatCount);

  const running = await chair.asks(votes.one, { id: vote.id });
  expect(running.turnout.seats).toBe(seatCount);
  const point = running.votePoints[0]?.sums;
  expect(running.castByOthers.seats).toBe(point?.notAgree.seats);
  minutesLater(chair, 15 * 24 * 60);
  await ends(chair, vote);
  const pack = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
  expect(pack.total).toBe(1 + seatCount + 1);
  const { publicKey } = portal.signer;
  expect(checkLedger(pack, publicKey)).toEqual([]);
  for (const r of receipts) expect(checkReceipt(pack, r, publicKey)).toEqual([]);
  expect(await house.count('vote_proxy_use')).toBe(point?.notAgree.seats);
});
