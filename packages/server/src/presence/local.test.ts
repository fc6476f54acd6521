import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { commitment } from '#contract/ledger/rules.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { answersFor, ballotOf, minutesLater, records } from '#house/ballots.ts';
import { anAdmin } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote, seatIds } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function meeting(wanted: object = {}) {
  const made = await aRunningVote(portal, { type: 'local', basis: 'assembly', closesAt: null, ...wanted });
  const { chair, vote } = made;
  const seats = await seatIds(chair, vote.id);
  const users = async () => (await chair.asks(ballots.users, { id: vote.id })).users;
  const of = async (seat: number) => (await users()).find((u) => u.id === seat);
  const ofPetr = [...seats].find(([units]) => units.includes('10'))?.[1] as number;
  return { ...made, ofAlena: seats.get('1') as number, ofCouple: seats.get('2') as number, ofPetr, of };
}

/** The ledger of a vote that is over: kinds and what stands in the entries. */
async function ledgerOf(chair: Parameters<typeof records>[0], id: number) {
  await chair.asks(votes.cancel, { id, reason: 'Konec zkoušky' });
  const { entries, names } = await chair.asks(voteLedger.list, { id, sizePerPage: 'all' });
  return { names, bodies: entries.map((e) => JSON.parse(e.body as string) as Record<string, unknown>) };
}

describe('answers on the spot', () => {
  it('are written by the committee without a code, for many at once, and mark who came', async () => {
    const { chair, alena, vote, ofAlena, ofCouple, of } = await meeting();
    const mine = async () => (await alena.asks(votes.one, { id: vote.id })).mySeats[0];
    expect(await mine()).toMatchObject({ inRoom: false, channel: null });
    const stored = await records(chair, vote, [ofAlena, ofCouple], 'agree');
    expect(await mine()).toMatchObject({ inRoom: true, channel: 'local' });
    expect(stored.receipts.map((r) => r.seat).sort()).toEqual([ofAlena, ofCouple].sort());
    expect(await of(ofAlena)).toMatchObject({ present: true, channel: 'local', status: 'done' });
    const detail = await chair.asks(votes.one, { id: vote.id });
    expect(detail.present).toMatchObject({ seats: 2 });
    const { bodies } = await ledgerOf(chair, vote.id);
    expect(bodies.map((b) => b.kind)).toEqual(['start', 'arrived', 'arrived', 'ballot', 'ballot', 'cancel']);
    expect(bodies[3]).toMatchObject({ channel: 'local', by: chair.memberId });
  });

  it('may be corrected until the end: the last one counts for each point, all stay in the ledger', async () => {
    const { chair, vote, ofAlena, of } = await meeting();
    const [roof, lift] = vote.votePoints.map((p) => String(p.id)) as [string, string];
    await records(chair, vote, [ofAlena], ['agree', 'noVote']);
    const first = portal.clock.now.toISOString();
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    const points = answersFor(vote, [ofAlena], 'notAgree').slice(0, 1);
    await chair.asks(ballots.store, { id: vote.id, ids: [ofAlena], points });
    expect((await of(ofAlena))?.answers).toEqual({ [roof]: 'notAgree', [lift]: 'noVote' });
    // Each answer has its own time.
    expect((await of(ofAlena))?.answeredAt).toEqual({ [roof]: portal.clock.now.toISOString(), [lift]: first });
    // The same again is no correction.
    expect((await chair.asks(ballots.store, { id: vote.id, ids: [ofAlena], points })).receipts).toEqual([]);
    const { bodies } = await ledgerOf(chair, vote.id);
    expect(bodies.filter((b) => b.kind === 'ballot').map((b) => b.answers)).toEqual([
      { [roof]: 'agree', [lift]: 'noVote' },
      { [roof]: 'notAgree' },
    ]);
  });

  it('may say that somebody is missing, which does not make them present', async () => {
    const { chair, vote, ofCouple, of } = await meeting();
    await records(chair, vote, [ofCouple], 'miss');
    expect(await of(ofCouple)).toMatchObject({ present: false, arrivedAt: null });
  });

  it('are nobody’s but the committee’s, and only of a vote on the spot that runs', async () => {
    const { chair, alena, vote, ofAlena } = await meeting();
    expect((await alena.refused(ballots.store, ballotOf(vote, [ofAlena], 'agree'))).key).toBe(
      'BASE.ERRORS.NO_PERMISSION',
    );
    expect((await alena.refused(ballots.askCode, ballotOf(vote, [ofAlena], 'agree'))).key).toBe(
      'VOTE.ERRORS.NOT_ONLINE',
    );
    await chair.asks(votes.cancel, { id: vote.id, reason: 'x' });
    expect((await chair.refused(ballots.store, ballotOf(vote, [ofAlena], 'agree'))).key).toBe(
      'VOTE.ERRORS.NOT_RUNNING',
    );
    const online = await aRunningVote(portal);
    const [seat] = [...(await seatIds(online.chair, online.vote.id)).values()] as [number];
    const mark = { id: online.vote.id, seats: [seat], here: true };
    expect((await online.chair.refused(ballots.attendance, mark)).key).toBe('VOTE.ERRORS.NOT_LOCAL');
  });

  it('an owner may object to what was written down for them', async () => {
    const { chair, alena, vote, ofAlena } = await meeting();
    await records(chair, vote, [ofAlena], 'agree');
    const after = await alena.asks(ballots.object, { id: vote.id, seat: ofAlena, text: '' });
    expect(after.objections).toBe(1);
    const { bodies } = await ledgerOf(chair, vote.id);
    expect(bodies.at(-2)).toMatchObject({ kind: 'objection', seat: ofAlena, by: alena.memberId });
  });
});

describe('attendance', () => {
  it('has times of arrival and leaving, and who came, whom the ledger names only by a commitment', async () => {
    const { chair, alena, vote, ofAlena, ofPetr, of } = await meeting();
    const at = new Date(portal.clock.now.getTime() - 30 * 60_000).toISOString();
    const come = { id: vote.id, seats: [ofAlena, ofPetr], here: true, at };
    const detail = await chair.asks(ballots.attendance, come);
    expect(detail.present).toMatchObject({ seats: 2, units: 3 });
    expect((await chair.asks(ballots.attendance, come)).head?.seq).toBe(detail.head?.seq);
    await chair.asks(ballots.attendance, { ...come, at: null, seats: [ofAlena], person: 'Karel Novák' });
    expect(await of(ofAlena)).toMatchObject({ present: true, arrivedAt: at, leftAt: null, person: 'Karel Novák' });
    const asOwner = (await alena.asks(ballots.users, { id: vote.id })).users;
    expect(asOwner.find((u) => u.id === ofAlena)?.person).toBe('Karel Novák');

    minutesLater(chair, 5);
    await chair.asks(ballots.attendance, { id: vote.id, seats: [ofAlena, ofPetr], here: false });
    expect(await of(ofAlena)).toMatchObject({ present: false, leftAt: portal.clock.now.toISOString() });
    await chair.asks(ballots.attendance, { id: vote.id, seats: [ofAlena], here: true });
    expect(await of(ofAlena)).toMatchObject({ present: true, arrivedAt: at, leftAt: null });

    const { bodies, names } = await ledgerOf(chair, vote.id);
    expect(bodies.map((b) => b.kind)).toEqual([
      'start',
      'arrived',
      'arrived',
      'arrived',
      'left',
      'left',
      'arrived',
      'cancel',
    ]);
    const salt = names.find((n) => n.seat === ofAlena)?.salt as string;
    expect(bodies[3]).toMatchObject({ seat: ofAlena, time: at, person: commitment(salt, 'Karel Novák') });
    expect(JSON.stringify(bodies)).not.toContain('Karel');
  });

  it('says who wrote it down, somebody of the committee; a visit of a product administrator never does', async () => {
    const { house, chair, vote, ofAlena, ofPetr } = await meeting();
    await chair.asks(ballots.attendance, { id: vote.id, seats: [ofAlena], here: true });
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Pomoc na schůzi', write: true });
    const guest = admin.as(visit.session_user_id);
    expect(await guest.refused(ballots.attendance, { id: vote.id, seats: [ofPetr], here: true })).toMatchObject({
      key: 'HOUSE.VISITS.NOT_ALLOWED',
    });
    const { bodies } = await ledgerOf(chair, vote.id);
    expect(bodies.filter((b) => b.kind === 'arrived').map((b) => [b.by, b.visit])).toEqual([
      [chair.memberId, undefined],
    ]);
  });

  it('refuses times that cannot be and rows that are not in the vote', async () => {
    const { chair, vote, ofAlena } = await meeting();
    const hour = (n: number) => new Date(portal.clock.now.getTime() + n * 3600_000).toISOString();
    const mark = (change: object) =>
      chair.refused(ballots.attendance, { id: vote.id, seats: [ofAlena], here: true, ...change });
    expect((await mark({ at: hour(1) })).errors).toEqual({ at: 'BASE.FORM.INVALID' });
    await chair.asks(ballots.attendance, { id: vote.id, seats: [ofAlena], here: true, at: hour(-1) });
    expect((await mark({ here: false, at: hour(-2) })).errors).toEqual({ at: 'BASE.FORM.INVALID' });
    expect((await mark({ seats: [987_654] })).key).toBe('VOTE.ERRORS.SEAT_UNKNOWN');
  });
});
