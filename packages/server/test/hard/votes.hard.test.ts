import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Receipt } from '#contract/answers/schema.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { checkReceipt } from '#contract/verification/rules-receipt.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, coded, minutesLater } from '../ballots.ts';
import { aHouse, type Person } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';
import { aDraft, seatIds } from '../votes.ts';

const seatCount = 200;
const couples = 20;

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** A house of 200 equal seats; the first twenty belong to couples. */
async function aBigHouse(): Promise<{ chair: Person; people: Person[][] }> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const people: Person[][] = [];
  for (let n = 1; n <= seatCount; n++) {
    const owners = [await house.owner(), ...(n <= couples ? [await house.owner()] : [])];
    await house.unit(chair, String(n), [1, seatCount], [{ memberIds: owners.map((o) => o.memberId as number) }]);
    people.push(owners);
  }
  return { chair, people };
}

type Answer = { status: number; key: string | undefined; receipts: Receipt[] };

/** Stores, and again when the portal was too busy to begin: a browser does the same. */
async function stores(who: Person, request: object): Promise<Answer> {
  for (;;) {
    const { status, body } = await who.call(ballots.store, request);
    if (status === 503) continue;
    return {
      status,
      key: body.message?.content,
      receipts: (body.data as { receipts?: Receipt[] } | null)?.receipts ?? [],
    };
  }
}

/** Who asks from one address for more codes than a house needs waits; here the whole house sits in one room. */
async function codesFor(vote: VoteDetail, people: Person[][], seats: Map<string, number>) {
  const asked: { who: Person; request: object }[] = [];
  for (const [i, owners] of people.entries()) {
    for (const who of owners) {
      const ballot = ballotOf(vote, [seats.get(String(i + 1)) as number], i % 3 === 0 ? 'notAgree' : 'agree');
      asked.push({ who, request: await coded(who, ballot) });
    }
  }
  return asked;
}

test('200 seats vote at once, each twice, couples against each other: each counts once and no receipt is lost', async () => {
  const { chair, people } = await aBigHouse();
  const { id, updatedAt } = await aDraft(chair);
  const vote = await chair.asks(votes.start, { id, updatedAt });
  const asked = await codesFor(vote, people, await seatIds(chair, id));
  const since = performance.now();
  const answers = await Promise.all(asked.flatMap(({ who, request }) => [stores(who, request), stores(who, request)]));
  const took = performance.now() - since;
  console.log(`${answers.length} requests in ${Math.round(took)} ms`);

  const strange = answers.filter((a) => a.status !== 200 && !(a.status === 409 && a.key === 'VOTE.ERRORS.ALREADY'));
  expect(strange).toEqual([]);
  // Of a couple one was first, in both of its requests; the other one was told so, twice.
  expect(answers.filter((a) => a.status === 409)).toHaveLength(2 * couples);
  const receipts = answers.flatMap((a) => a.receipts);
  expect(receipts).toHaveLength(2 * seatCount);
  expect(new Set(receipts.map((r) => r.hash)).size).toBe(seatCount);
  expect(new Set(receipts.map((r) => r.seat)).size).toBe(seatCount);

  const running = await chair.asks(votes.one, { id });
  expect(running.turnout.seats).toBe(seatCount);
  minutesLater(chair, 15 * 24 * 60);
  const ended = await chair.asks(votes.finish, { id });
  const pack = await chair.asks(voteLedger.list, { id, sizePerPage: 'all' });
  expect(pack.total).toBe(1 + seatCount + 1);
  const { publicKey } = portal.signer;
  expect(checkLedger(pack, publicKey)).toEqual([]);
  for (const r of receipts) expect(checkReceipt(pack, r, publicKey)).toEqual([]);
  expect(ended.votePoints[0]?.sums?.notAgree.seats).toBe(Math.ceil(seatCount / 3));
});

test('200 seats × 10 points on the spot are written in one call and one transaction', async () => {
  const { chair } = await aBigHouse();
  const points = Array.from({ length: 10 }, (_, i) => ({ name: `Bod ${i + 1}` }));
  const draft = await aDraft(chair, { type: 'local', basis: 'assembly', closesAt: null, points });
  const vote = await chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
  const seats = [...(await seatIds(chair, vote.id)).values()];
  const since = performance.now();
  const { receipts } = await chair.asks(ballots.store, ballotOf(vote, seats, 'agree'));
  console.log(`${seats.length} seats in ${Math.round(performance.now() - since)} ms`);
  expect(receipts).toHaveLength(seatCount);
  const detail = await chair.asks(votes.one, { id: vote.id });
  expect(detail.present?.seats).toBe(seatCount);
  expect(detail.head?.seq).toBe(2 * seatCount);
});
