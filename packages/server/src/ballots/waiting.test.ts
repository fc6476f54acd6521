import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { units } from '#contract/units/endpoints.ts';
import { ballotOf, coded } from '#house/ballots.ts';
import { edited, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote, part, seatIds, started } from '#house/votes.ts';

let portal: TestPortal;
/** Somebody else's transaction, which holds a ledger as long as the test wants. */
let other: pg.Client;
beforeAll(async () => {
  portal = await aPortal();
  other = new pg.Client({ connectionString: portal.appUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await portal.close();
});

const idOf = (p: Person) => p.memberId as number;
async function holdsLedger(svjId: number, voteId: number): Promise<void> {
  await other.query('begin');
  await other.query(`select set_config('app.svj_id', $1, true)`, [String(svjId)]);
  const { rowCount } = await other.query('select from vote_head where vote_id = $1 for update', [voteId]);
  expect(rowCount).toBe(1);
}
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await portal.pool.raw.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows[0]?.n).toBe(count);
  });

describe('a ballot on its way', () => {
  it('and a death of whoever casts it, marked meanwhile, are done one after the other', async () => {
    const { house, chair, alena, vote } = await aRunningVote(portal);
    const seat = (await seatIds(chair, vote.id)).get('1') as number;
    const ballot = await coded(alena, ballotOf(vote, [seat], 'agree'));
    await holdsLedger(house.id, vote.id);
    const cast = alena.call(ballots.store, ballot);
    await waiting(1);
    const marked = chair.call(memberDeath.mark, { id: idOf(alena), day: '2026-11-20', note: '' });
    await waiting(2);
    await other.query('commit');
    expect([(await cast).status, (await marked).status]).toEqual([200, 200]);
    expect(await chair.asks(ballots.users, { id: vote.id })).toMatchObject({ votedCount: 1 });
  });

  it('waits for the ledger of its own vote alone, also where the unit was sold today', async () => {
    const { house, chair, vote } = await aRunningVote(portal);
    const buyer = await house.owner({ firstName: 'Karel', lastName: 'Kupující' });
    const later = await started(chair, { name: 'Později' });
    const { rooms } = await chair.asks(units.list, {});
    const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === '1')?.id as number });
    const owners = [{ memberIds: [idOf(buyer)], joint: false, share: part(1, 1) }];
    await chair.asks(units.update, edited(unit, { owners }) as never);
    const seat = (await seatIds(chair, later.id)).get('1') as number;
    const ballot = await coded(buyer, ballotOf(later, [seat], 'agree'));
    await holdsLedger(house.id, vote.id);
    try {
      expect((await buyer.call(ballots.store, ballot)).status).toBe(200);
    } finally {
      await other.query('commit');
    }
  });
});
