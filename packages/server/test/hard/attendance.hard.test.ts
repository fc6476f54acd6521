import { afterAll, beforeAll, expect, test } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, type Person } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';
import { holdsRandomEvenings } from '../random-evenings.ts';
import { seatIds, started } from '../votes.ts';

const seatCount = 200;
/** Of every tenth seat the other desk says something else under the same name. */
const everyTenth = 10;

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

type Sent = { seat: number; desk: string; status: number; key: string | undefined };

/** Writes it down, and again when the portal was too busy to begin: a desk does the same. */
async function writes(who: Person, seat: number, event: { id: string; device: string; order: number }, vote: number) {
  for (;;) {
    const { status, body } = await who.call(ballots.attendance, { id: vote, seats: [seat], here: true, event });
    if (status !== 503) return { seat, desk: event.device, status, key: body.message?.content } satisfies Sent;
  }
}

test('200 check-ins at once from two desks, each twice and a tenth in conflict: each seat once, every conflict said', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const second = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  for (let n = 1; n <= seatCount; n++) {
    const { memberId } = await house.person({ access: false, lastName: `Vlastník${n}` });
    await house.unit(chair, String(n), [1, seatCount], [{ memberIds: [memberId as number] }]);
  }
  const vote = await started(chair, { type: 'local', basis: 'assembly', closesAt: null, participation_count: 50 });
  const seats = [...(await seatIds(chair, vote.id)).values()];
  const desks = [
    { who: chair, device: 'Stůl 1' },
    { who: second, device: 'Stůl 2' },
  ] as const;
  const asked = seats.flatMap((seat, i) => {
    const id = crypto.randomUUID();
    const own = desks[i % 2] as (typeof desks)[number];
    const other = desks[(i + 1) % 2] as (typeof desks)[number];
    const from = i % everyTenth === 0 ? [own, own, other, other] : [own, own];
    return from.map(({ who, device }) => ({ who, seat, event: { id, device, order: i } }));
  });
  const since = performance.now();
  const answers = await Promise.all(asked.map(({ who, seat, event }) => writes(who, seat, event, vote.id)));
  console.log(`${answers.length} check-ins in ${Math.round(performance.now() - since)} ms`);

  const isTold = (a: Sent) => a.status === 200 || (a.status === 409 && a.key === 'VOTE.ERRORS.EVENT_OTHER');
  expect(answers.filter((a) => !isTold(a))).toEqual([]);
  // Of two desks that disagree the first one holds, in both of its sendings; the other one is told, twice.
  expect(answers.filter((a) => a.status === 409)).toHaveLength(2 * (seatCount / everyTenth));
  for (const [seat, some] of Map.groupBy(answers, (a) => a.seat)) {
    const held = new Set(some.filter((a) => a.status === 200).map((a) => a.desk));
    expect([seat, held.size]).toEqual([seat, 1]);
  }

  expect((await chair.asks(votes.one, { id: vote.id })).present?.seats).toBe(seatCount);
  expect(await house.count('vote_attendance_event')).toBe(seatCount);
  await chair.asks(votes.cancel, { id: vote.id, reason: 'Zkouška' });
  const pack = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
  expect(checkLedger(pack, portal.signer.publicKey)).toEqual([]);
  const came = pack.entries.map((e) => JSON.parse(e.body as string)).filter((b) => b.kind === 'arrived');
  expect(came.map((b) => b.seat).sort((a, b) => a - b)).toEqual([...seats].sort((a, b) => a - b));
  expect(new Set(came.map((b) => b.event.id)).size).toBe(seatCount);
});

test('several random evenings are what an independent slow count says of each of their points', () =>
  holdsRandomEvenings(portal, 5));
