import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import type { Given, Out } from '#contract/base/calls/endpoint.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { Person } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';
import { aMeeting } from '../summons.ts';
import { seedHouse } from '../town.ts';

const units = 2000;
let portal: TestPortal;
let chair: Person;
/** As whoever owns the database: bodies of a ledger that goes on are told to nobody. */
async function inDatabase<T>(run: (db: pg.Client) => Promise<T>): Promise<T> {
  const name = new URL(portal.appUrl).pathname.slice(1);
  const db = new pg.Client({ connectionString: atDatabase(inject('superUrl'), name) });
  await db.connect();
  try {
    return await run(db);
  } finally {
    await db.end();
  }
}
beforeAll(async () => {
  portal = await aPortal();
  chair = await inDatabase(async (db) => {
    const { authorization = '', svj } = await seedHouse(db, units);
    await db.query(`update svj set modules = modules || array['meetingOwners']`);
    await db.query('analyze');
    return new Person(portal, { token: authorization.replace('Bearer ', ''), memberId: Number(svj) });
  });
});
afterAll(() => portal.close());

type Tap = Given<typeof assemblyDesk.mark>;

/** What one line of the network carries, tap after tap. */
async function sendAll(taps: readonly Tap[]): Promise<Out<typeof assemblyDesk.mark>[]> {
  const answers: Out<typeof assemblyDesk.mark>[] = [];
  for (const one of taps) {
    let reply = await chair.call(assemblyDesk.mark, one);
    while (reply.status === 503) reply = await chair.call(assemblyDesk.mark, one);
    expect(reply.status).toBe(200);
    answers.push(reply.body.data as Out<typeof assemblyDesk.mark>);
  }
  return answers;
}

it('two desks write a crowd down at once: each tap once, each conflict said, and the ledger is whole', async () => {
  const at = (hours: number) => new Date(portal.clock.now.getTime() + hours * 3600_000).toISOString();
  const { id } = await aMeeting(chair, { start: at(2), end: at(4) });
  const { voteId, sums } = await chair.asks(assemblyDesk.open, { id });
  expect(sums?.counts).toEqual({ all: units, room: 0, power: 0, nobody: units });
  const { seats } = await chair.asks(assemblyDesk.seats, { id, sizePerPage: 'all' });
  const crowd = seats.slice(0, 100);
  const tap = (device: string, order: number) => ({ id: randomUUID(), device, order });
  const taps = crowd.map((s, i) => ({ id, seat: s.id, here: true, event: tap(i % 2 === 0 ? 'levý' : 'pravý', i) }));
  // Every tenth comes to both desks.
  const twice = crowd
    .filter((_, i) => i % 10 === 0)
    .map((s, i) => ({ id, seat: s.id, here: true, event: tap('třetí', i) }));
  // Ten lines at once; whoever is told to come later sends the same tap again.
  const lines = Array.from({ length: 10 }, (_, n) => [...taps, ...taps, ...twice].filter((_one, i) => i % 10 === n));
  const answers = (await Promise.all(lines.map(sendAll))).flat();
  const already = answers.filter((a) => a.already !== null);
  expect(already).toHaveLength(twice.length);
  const desk = await chair.asks(assemblyDesk.desk, { id });
  expect(desk.sums).toMatchObject({ presentSeats: crowd.length, counts: { room: crowd.length } });
  const written = await inDatabase((db) =>
    db.query(`select count(distinct seat_id)::int as seats, count(*)::int as n from vote_entry where kind = 'arrived'`),
  );
  expect(written.rows).toEqual([{ seats: crowd.length, n: crowd.length }]);
  const ledger = await chair.asks(voteLedger.list, { id: voteId as number, sizePerPage: 'all' });
  expect(checkLedger(ledger)).toEqual([]);
});
