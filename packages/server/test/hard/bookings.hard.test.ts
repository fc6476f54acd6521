import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type Pool } from '#server/base/db/db.ts';
import { aHouse, type Person } from '../house.ts';
import type { TestPortal } from '../portal.ts';
import { addressIn, endReal, type RealPortal, startReal } from './real-portal.ts';
import { aBareDatabase } from './warm.ts';

const people = 200;

let folder: string;
let pool: Pool;
const servers: RealPortal[] = [];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-bookings-')));
  const database = `bookings_${process.pid}`;
  const settings = await aBareDatabase(database);
  for (let n = 0; n < 2; n += 1) servers.push(await startReal(folder, settings));
  pool = openPool(settings.DATABASE_URL, { max: 4 });
});
afterAll(async () => {
  for (const one of servers) await endReal(one, 'SIGKILL');
  await pool.end();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; data: unknown; message: unknown };
/** With the whole sentence that the answer says. */
async function post(address: string, path: string, who: Person, body: object): Promise<Answer> {
  const headers = { ...who.headers(), 'content-type': 'application/json' };
  const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data, message } = (await reply.json()) as { data: unknown; message: unknown };
  return { status: reply.status, data, message };
}

type House = Awaited<ReturnType<typeof aHouse>>;
/** A unit with its person; written by hand, because two hundred forms are not what is measured. */
async function neighbour(house: House, n: number): Promise<{ who: Person; unitId: number }> {
  const who = await house.owner();
  const unitId = await house.inside(async (db) => {
    const { rows } = await db.execute<{ id: number }>(
      `insert into unit (svj_id, number, type) values (${house.id}, '14/${n}', 'flat') returning id`,
    );
    const id = rows[0]?.id as number;
    await db.execute(
      `insert into unit_person (svj_id, unit_id, member_id, relation) values (${house.id}, ${id}, ${who.memberId}, 'neighbour')`,
    );
    return id;
  });
  return { who, unitId };
}

test('200 requests for one time over two servers: one stands, and 199 get a sentence that says whose it is', async () => {
  const house = await aHouse({ pool, clock: { now: new Date() } } as unknown as TestPortal);
  const chair = await house.chair();
  const neighbours: Awaited<ReturnType<typeof neighbour>>[] = [];
  for (let n = 0; n < people; n += 1) neighbours.push(await neighbour(house, n));
  const addresses = servers.map((one) => addressIn(one));
  const at = (n: number) => addresses[n % addresses.length] as string;
  const thing = { name: 'Prádelna', kind: 'laundry', by: 'days', daysAhead: 30 };
  const made = await post(at(0), '/api/v2/booking/thing', chair, thing);
  const { id: thingId } = made.data as { id: number };
  const day = new Date(Date.now() + 7 * 24 * 3600_000).toISOString().slice(0, 10);
  const sends = async ({ who, unitId }: (typeof neighbours)[number], n: number) => {
    const body = { thingId, unitId, startsAt: `${day}T00:00`, count: 1 };
    for (;;) {
      const answer = await post(at(n), '/api/v2/booking', who, body);
      // Whoever is told that too much is going on comes again.
      if (answer.status !== 503 && answer.status !== 429) return answer;
    }
  };
  const begun = performance.now();
  const answers = await Promise.all(neighbours.map(sends));
  console.log(`200 žádostí o jeden termín přes dva servery: ${Math.round(performance.now() - begun)} ms`);
  const won = answers.filter((a) => a.status === 200);
  expect(won).toHaveLength(1);
  const [{ unit }] = won.map((a) => a.data) as [{ unit: { number: string } }];
  const lost = answers.filter((a) => a.status !== 200);
  expect(new Set(lost.map((a) => JSON.stringify([a.status, a.message])))).toEqual(
    new Set([JSON.stringify([409, { show: true, content: 'BOOKING.ERRORS.TAKEN', params: { unit: unit.number } }])]),
  );
  expect(lost).toHaveLength(people - 1);
  expect(await house.count('booking')).toBe(1);
});
