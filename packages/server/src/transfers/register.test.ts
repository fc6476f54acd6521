import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { fromText, show } from '#contract/base/shares/fraction.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { representations } from '#contract/representations/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { ownerChanges } from '#contract/units/endpoints-changes.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { answersFor, ballotOf, casts, coded, minutesLater, records } from '#house/ballots.ts';
import { edited, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { namesIn, recounted, zipFiles } from '#house/recounts.ts';
import { aRunningVote, ends, part, seatIds, type Wanted } from '#house/votes.ts';
import { aroundOf } from '../around.ts';
import { ticketNumber } from '../paper/tickets/print.ts';
import { turnDay } from '../units/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;

/** The unit of this number sold by hand, from today or from another day. */
async function sells(chair: Person, number: string, buyers: readonly Person[], validFrom?: string) {
  const { rooms } = await chair.asks(units.list, {});
  const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
  const owners = buyers.map((b) => ({ memberIds: [idOf(b)], joint: false, share: part(1, buyers.length) }));
  await chair.asks(units.update, edited(unit, { owners, ...(validFrom && { validFrom }) }) as never);
  return unit.id;
}
const seen = (who: Person, id: number) => who.asks(votes.one, { id });
const mineOf = async (who: Person, id: number) => (await seen(who, id)).mySeats;

/** Page and script find nothing, and the sums of every column make the base. */
async function isProven(who: Person, id: number): Promise<void> {
  const pack = await who.asks(voteLedger.list, { id, sizePerPage: 'all' });
  expect(checkLedger(pack, portal.signer.publicKey).map(nameOf)).toEqual([]);
  expect(namesIn(await recounted(await zipFiles(who, id)))).toEqual([]);
}
const entriesOf = async (who: Person, id: number, kind: string) => {
  const { entries } = await who.asks(voteLedger.list, { id, sizePerPage: 'all' });
  return entries.flatMap((e) => {
    const body = e.body === null ? null : JSON.parse(e.body);
    return body?.kind === kind ? [body] : [];
  });
};
const mailed = async (who: Person) => {
  const { rows } = await portal.pool.raw.query<{ data: Record<string, string> }>(
    `select data from outbox where recipient = $1 and kind = 'voteRegister' order by id`,
    [who.email],
  );
  return rows.map(({ data }) => data);
};
const columnsOf = ({ votePoints: [first] }: VoteDetail) =>
  (['agree', 'notAgree', 'noVote', 'miss'] as const).map((v) => {
    const { seats, units: count, share } = (first as VoteDetail['votePoints'][0]).sums?.[v] ?? {};
    return [seats, count, show(fromText(share as string))];
  });

async function aSale(wanted: Wanted = {}) {
  const made = await aRunningVote(portal, wanted);
  const buyer = await made.house.owner({ firstName: 'Karel', lastName: 'Kupující' });
  const seats = await seatIds(made.chair, made.vote.id);
  const seat = (label: string) => seats.get(label) as number;
  return { ...made, buyer, seat };
}

describe('a unit sold in a running online vote', () => {
  it('whose seller has not voted is voted for by the buyer, once; the seller no longer votes', async () => {
    const { chair, alena, buyer, vote, seat } = await aSale();
    const ballot = await coded(alena, ballotOf(vote, [seat('1')], 'notAgree'));
    await sells(chair, '1', [buyer]);
    // The code was asked for before the sale.
    expect((await alena.call(ballots.store, ballot)).status).toBeGreaterThanOrEqual(400);
    expect(await mineOf(buyer, vote.id)).toMatchObject([{ how: 'owner', former: false, castBy: null }]);
    await casts(buyer, vote, [seat('1')], 'agree');
    const again = await buyer.refused(ballots.askCode, ballotOf(vote, [seat('1')], 'agree'));
    expect(again.key).toBe('VOTE.ERRORS.ALREADY');
    expect(await mailed(buyer)).toMatchObject([{ state: 'gained', units: '1', voted: 'no', acts: 'yes' }]);
    expect(await mailed(alena)).toMatchObject([{ state: 'lost', units: '1', voted: 'no' }]);
    const over = await ends(chair, vote);
    expect(columnsOf(over)).toEqual([
      [1, 1, '1/2'],
      [0, 0, '0/1'],
      [0, 0, '0/1'],
      [2, 3, '1/2'],
    ]);
    // Who bought is no stranger.
    expect(over.castByOthers.seats).toBe(0);
    expect(over.seatChanges).toMatchObject([
      { units: '1', from: 'Alena Nováková', to: 'Karel Kupující', day: '2026-11-21', earlier: false, voted: false },
    ]);
    const [entry] = await entriesOf(chair, vote.id, 'register');
    expect(entry).toMatchObject({ seat: seat('1'), source: 'typed', voters: [[idOf(buyer), 'owner']] });
    expect(JSON.stringify(entry)).not.toContain('Kupující');
    await isProven(chair, vote.id);
  });

  it('whose seller has voted keeps the ballot: the buyer learns of it, not what it says', async () => {
    const { chair, alena, buyer, vote, seat } = await aSale({ shows: 'hidden' });
    await casts(alena, vote, [seat('1')], 'notAgree');
    await sells(chair, '1', [buyer]);
    const refused = await buyer.refused(ballots.askCode, ballotOf(vote, [seat('1')], 'agree'));
    expect(refused.key).toBe('VOTE.ERRORS.ALREADY');
    const running = await seen(buyer, vote.id);
    expect(running.mySeats).toMatchObject([{ former: true, castBy: 'Alena Nováková', seat: { status: 'done' } }]);
    expect(running.votePoints[0]?.votePointUsers.map((u) => u.vote_value)).toEqual([null]);
    const { users } = await buyer.asks(ballots.users, { id: vote.id, sizePerPage: 'all' });
    expect(users.find((u) => u.id === seat('1'))).toMatchObject({ full_name: 'Karel Kupující', answers: null });
    expect((await mailed(buyer))[0]).toMatchObject({ voted: 'yes' });
    const over = await ends(chair, vote);
    expect(columnsOf(over)[1]).toEqual([1, 1, '1/2']);
    expect(over.castByOthers.seats).toBe(0);
    expect(over.seatChanges).toMatchObject([{ voted: true }]);
    await isProven(chair, vote.id);
  });

  it('whose day of sale was typed wrong goes back to the seller when the record is corrected', async () => {
    const { chair, alena, buyer, vote, seat } = await aSale();
    const id = await sells(chair, '1', [buyer]);
    const { updatedAt } = await chair.asks(unitPeriods.list, { id });
    const owners = [{ memberIds: [idOf(buyer)], joint: false, share: part(1, 1) }];
    const period = { period: '2026-11-21', from: '2026-12-24', to: null, owners };
    await chair.asks(unitPeriods.correct, { id, updatedAt, ...period, reason: 'Ve smlouvě je jiný den' });
    expect(await mineOf(buyer, vote.id)).toEqual([]);
    await casts(alena, vote, [seat('1')], 'agree');
    const over = await ends(chair, vote);
    expect(columnsOf(over)[0]).toEqual([1, 1, '1/2']);
    expect((await entriesOf(chair, vote.id, 'register')).map((e) => e.source)).toEqual(['typed', 'corrected']);
    await isProven(chair, vote.id);
  });

  it('on paper: a waiting one of the seller counts once it is confirmed, and is not the buyer’s to read or undo', async () => {
    const { house, chair, buyer, vote, seat } = await aSale({ shows: 'hidden' });
    const second = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
    const points = answersFor(vote, [0], 'agree').map(({ voted_user_id: _, ...p }) => p);
    const ticket = ticketNumber(seat('1'));
    const paper = await chair.asks(votePaper.record, { id: vote.id, ticket, points, date: '2026-11-21' });
    await sells(chair, '1', [buyer]);
    expect(await mineOf(buyer, vote.id)).toMatchObject([{ paperWaits: true, channel: null }]);
    expect((await buyer.asks(votePaper.papers, { id: vote.id })).papers).toEqual([]);
    await second.asks(votePaper.confirm, { id: vote.id, paper: paper.id });
    await buyer.asks(ballots.object, { id: vote.id, seat: seat('1'), text: 'nehlasoval jsem' });
    const over = await ends(chair, vote);
    expect(columnsOf(over)[0]).toEqual([1, 1, '1/2']);
    expect(over.objections).toBe(1);
    await isProven(chair, vote.id);
  });

  it('is asked of the register when a ballot is stored, also before the job of the night', async () => {
    const { chair, alena, buyer, vote, seat } = await aSale();
    const typed = portal.clock.now;
    await sells(chair, '1', [buyer], '2026-11-25');
    try {
      portal.clock.now = new Date('2026-11-25T00:01:00+01:00');
      const ballot = await coded(alena, ballotOf(vote, [seat('1')], 'notAgree'));
      expect((await alena.refused(ballots.store, ballot)).key).toBe('VOTE.ERRORS.NOT_YOURS');
    } finally {
      portal.clock.now = typed;
    }
  });

  it('and undone is the former owner’s again', async () => {
    const { chair, alena, buyer, vote, seat } = await aSale();
    const unit = await sells(chair, '1', [buyer]);
    const { changes } = await chair.asks(ownerChanges.list, { id: unit });
    await chair.asks(ownerChanges.undo, { id: changes[0]?.id as number });
    expect(await mineOf(buyer, vote.id)).toEqual([]);
    await casts(alena, vote, [seat('1')], 'agree');
    const over = await ends(chair, vote);
    expect(over.seatChanges.map((c) => [c.from, c.to, c.source])).toEqual([
      ['Alena Nováková', 'Karel Kupující', 'typed'],
      ['Karel Kupující', 'Alena Nováková', 'undone'],
    ]);
    expect(columnsOf(over)[0]).toEqual([1, 1, '1/2']);
    await isProven(chair, vote.id);
  });

  it('known late is named apart, with the day from which it holds', async () => {
    const { chair, buyer, vote } = await aSale();
    await sells(chair, '1', [buyer], '2026-11-01');
    expect((await seen(chair, vote.id)).seatChanges).toMatchObject([{ day: '2026-11-01', earlier: true }]);
    const [entry] = await entriesOf(chair, vote.id, 'register');
    expect(entry).toMatchObject({ day: '2026-11-01', known: portal.clock.now.toISOString() });
    await isProven(await endedBy(chair, vote), vote.id);
  });

  it('as planned is followed on its day', async () => {
    const { chair, alena, buyer, vote, seat } = await aSale();
    const typed = portal.clock.now;
    await sells(chair, '1', [buyer], '2026-11-25');
    expect(await mineOf(buyer, vote.id)).toEqual([]);
    try {
      portal.clock.now = new Date('2026-11-25T00:06:00+01:00');
      await turnDay(portal, aroundOf(portal).hears, portal.clock.now);
      await turnDay(portal, aroundOf(portal).hears, portal.clock.now);
      expect(await mineOf(alena, vote.id)).toEqual([]);
      await casts(buyer, vote, [seat('1')], 'agree');
      const registered = await entriesOf(chair, vote.id, 'register');
      expect(registered).toMatchObject([{ source: 'planned', day: '2026-11-25', known: typed.toISOString() }]);
    } finally {
      portal.clock.now = typed;
    }
    await isProven(await endedBy(chair, vote), vote.id);
  });

  it('to the association itself stays in the base and votes for nobody', async () => {
    const { house, chair, vote } = await aSale();
    await portal.pool.raw.query(`update svj set ico = '27604977' where id = $1`, [house.id]);
    const own = await house.owner({ companyName: 'SVJ samo' });
    await portal.pool.raw.query(`update member set ico = '27604977' where svj_id = $1 and id = $2`, [
      house.id,
      idOf(own),
    ]);
    await sells(chair, '1', [own]);
    const over = await ends(chair, vote);
    expect(show(fromText(over.base))).toBe('1/1');
    expect(columnsOf(over)[3]).toEqual([3, 4, '1/1']);
    await isProven(chair, vote.id);
  });
});

async function endedBy(chair: Person, vote: VoteDetail): Promise<Person> {
  await ends(chair, vote);
  return chair;
}

describe('one of two units of a seat', () => {
  it('sold parts the seat: both parts vote, sums stay exact', async () => {
    const { chair, petr, buyer, vote, seat } = await aSale();
    await sells(chair, '10', [buyer]);
    const parts = await seatIds(chair, vote.id);
    expect([...parts.keys()].sort()).toEqual(['1', '10', '2', '3']);
    expect(parts.get('3')).not.toBe(seat('3, 10'));
    const gone = await petr.refused(ballots.askCode, ballotOf(vote, [seat('3, 10')], 'agree'));
    expect(gone.key).toBe('VOTE.ERRORS.SEAT_UNKNOWN');
    await casts(petr, vote, [parts.get('3') as number], 'agree');
    await casts(buyer, vote, [parts.get('10') as number], 'notAgree');
    expect(await mailed(petr)).toMatchObject([{ state: 'parted', units: '3', acts: 'yes' }]);
    const running = await seen(chair, vote.id);
    expect([running.seatCount, running.unitCount]).toEqual([4, 4]);
    const over = await ends(chair, vote);
    expect(columnsOf(over)).toEqual([
      [1, 1, '1/10'],
      [1, 1, '1/10'],
      [0, 0, '0/1'],
      [2, 2, '4/5'],
    ]);
    expect(over.seatChanges).toMatchObject([
      {
        units: '3, 10',
        parts: [
          { units: '3', owners: 'Petr Říha' },
          { units: '10', owners: 'Karel Kupující' },
        ],
      },
    ]);
    await isProven(petr, vote.id);
  });

  it('after its ballot: it holds for both parts', async () => {
    const { chair, petr, buyer, vote, seat } = await aSale();
    await casts(petr, vote, [seat('3, 10')], 'agree');
    await sells(chair, '10', [buyer]);
    expect(await mineOf(buyer, vote.id)).toMatchObject([{ former: true, castBy: 'Petr Říha' }]);
    const parts = await seatIds(chair, vote.id);
    const late = await buyer.refused(ballots.askCode, ballotOf(vote, [parts.get('10') as number], 'notAgree'));
    expect(late.key).toBe('VOTE.ERRORS.ALREADY');
    const over = await ends(chair, vote);
    expect(columnsOf(over)[0]).toEqual([2, 2, '1/5']);
    expect(over.castByOthers.seats).toBe(0);
    expect((await petr.asks(voteLedger.receipts, { id: vote.id })).receipts).toHaveLength(1);
    await isProven(petr, vote.id);
  });

  it('voids a waiting paper of the whole, and both units to one buyer leave it whole', async () => {
    const { house, chair, petr, buyer, vote, seat } = await aSale();
    await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
    const points = answersFor(vote, [0], 'agree').map(({ voted_user_id: _, ...p }) => p);
    const paper = { id: vote.id, ticket: ticketNumber(seat('3, 10')), points, date: '2026-11-21' };
    await chair.asks(votePaper.record, paper);
    await sells(chair, '10', [buyer]);
    const { papers } = await chair.asks(votePaper.papers, { id: vote.id });
    expect(papers).toMatchObject([{ state: 'void', voidWhy: 'parted' }]);
    expect(await mailed(petr)).toMatchObject([{ state: 'parted', paper: 'yes' }]);
    expect((await chair.refused(votePaper.record, paper)).key).toBe('VOTE_PAPER.ERRORS.PARTED');
    await isProven(await endedBy(chair, vote), vote.id);

    const other = await aSale();
    await sells(other.chair, '3', [other.buyer]);
    const once = await seatIds(other.chair, other.vote.id);
    await sells(other.chair, '10', [other.buyer]);
    // Parted it stays parted; each is voted for.
    const ids = ['3', '10'].map((u) => once.get(u) as number);
    await casts(other.buyer, other.vote, ids, 'agree');
    const over = await ends(other.chair, other.vote);
    expect(columnsOf(over)[0]).toEqual([2, 2, '1/5']);
    await isProven(other.chair, other.vote.id);
  });
});

describe('at an assembly', () => {
  const local = { type: 'local', basis: 'assembly', closesAt: null } as const;

  it('who is in the room stands for their part alone, who sold everything for nothing', async () => {
    const { house, chair, buyer, vote, seat } = await aSale(local);
    const here = (seats: number[]) => chair.asks(ballots.attendance, { id: vote.id, seats, here: true });
    await here([seat('1'), seat('2'), seat('3, 10')]);
    await records(chair, vote, [seat('1'), seat('2'), seat('3, 10')], 'agree');
    const [first, second] = vote.votePoints.map((p) => p.id) as [number, number];
    await chair.asks(votePresence.closePoint, { id: vote.id, point: first });
    await sells(chair, '10', [buyer]);
    const parts = await seatIds(chair, vote.id);
    const { users } = await chair.asks(ballots.users, { id: vote.id, sizePerPage: 'all' });
    const there = users.filter((u) => u.present).map((u) => u.room_name);
    expect(there.sort()).toEqual(['1', '2', '3']);
    const next = await house.owner({ firstName: 'Nina', lastName: 'Nová' });
    await sells(chair, '1', [next]);
    expect((await seen(chair, vote.id)).present?.seats).toBe(2);
    await here([seat('1'), parts.get('10') as number]);
    await chair.asks(ballots.store, {
      id: vote.id,
      ids: [seat('1'), parts.get('10') as number],
      points: [seat('1'), parts.get('10') as number].map((id) => ({
        vote_point_id: second,
        voted_user_id: id,
        vote_value: 'notAgree' as const,
      })),
    });
    await chair.asks(votePresence.closePoint, { id: vote.id, point: second });
    const over = await chair.asks(votes.finish, { id: vote.id });
    // The first point was closed before the sales: everybody agreed; the second by those of now.
    const said = over.votePoints.map((p) =>
      [p.sums?.agree, p.sums?.notAgree].map((c) => show(fromText(c?.share ?? ''))),
    );
    expect(said).toEqual([
      ['1/1', '0/1'],
      ['2/5', '3/5'],
    ]);
    await isProven(chair, vote.id);
  });
});

describe('a representative', () => {
  it('named while the vote runs votes, and one whose mandate ended does not', async () => {
    const { house, chair, vote, buyer, seat } = await aSale();
    const other = await house.owner({ firstName: 'Olga', lastName: 'Spoluvlastnice' });
    const unit = await sells(chair, '1', [buyer, other]);
    expect(await mineOf(buyer, vote.id)).toEqual([]);
    expect((await mailed(buyer))[0]).toMatchObject({ acts: 'no' });
    await buyer.asks(representations.name, { id: unit, memberId: idOf(buyer) });
    const { representations: some } = await other.asks(representations.list, { id: unit });
    await other.asks(representations.agree, { id: unit, one: some[0]?.id as number });
    expect(await mineOf(buyer, vote.id)).toMatchObject([{ how: 'representative' }]);
    minutesLater(chair, 1);
    await casts(buyer, vote, [seat('1')], 'agree');
    await buyer.asks(representations.end, { id: unit, one: some[0]?.id as number });
    expect(await mineOf(buyer, vote.id)).toEqual([]);
    const sources = (await entriesOf(chair, vote.id, 'register')).map((e) => e.source);
    expect(sources).toEqual(['typed', 'representative', 'representative']);
    const over = await ends(chair, vote);
    expect(columnsOf(over)[0]).toEqual([1, 1, '1/2']);
    await isProven(chair, vote.id);
  });
});
