import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawn, seed } from '../seed.ts';
import { ask, postmasterOf, processesIn, watchersOf } from './portal-process.ts';
import {
  addressIn,
  aUnit,
  call,
  databaseOf,
  endReal,
  type RealPortal,
  signIn,
  startReal,
  superUrlOf,
} from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

/** Ten a run; where in the work each falls is drawn, so that many runs see many places. */
const rounds = 10;
const writers = 4;
const longest = 20 * 60_000;
const nowhere = 'http://127.0.0.1:1';
const soon = { timeout: 60_000, interval: 20 };
const chair = 'predseda@lipova.example';

let folder: string;
let database: string;
let portal: RealPortal;
/** Where the portal runs; writers wait for it while it does not. */
let address: Promise<string>;
let me: Awaited<ReturnType<typeof signIn>>;
let finished = false;
/** Numbers of units that a 200 has confirmed, in the order of confirmation. */
const confirmed: string[] = [];
/** What else was answered: only refusals by an unreachable database may be. */
const strange: string[] = [];
let unanswered = 0;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-kills-')));
  database = databaseOf(folder);
  await aWarmFolder(folder);
  portal = await startReal(folder);
  address = Promise.resolve(addressIn(portal));
  me = await signIn(await address, chair);
});
afterAll(async () => {
  finished = true;
  await endReal(portal);
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the portal, wherever it then runs, reaches its database. */
const isReady = () => eventually(async () => expect((await call(await address, '/api/ready')).status).toBe(200));

/** Writes the unit once; true when it is certainly there. A lost answer is neither, so it is asked again. */
async function write(at: string, number: string): Promise<boolean> {
  try {
    const body = aUnit(number, me.memberId);
    const { status, key } = await call(at, '/api/v2/room', { method: 'POST', body, headers: me.headers });
    if (status === 200) return true;
    if (key === 'UNITS.ERRORS.NUMBER_TAKEN') return true;
    if (status !== 503) strange.push(`${number}: ${status} ${key}`);
  } catch {
    unanswered += 1;
  }
  return false;
}

async function writeOn(writer: number): Promise<void> {
  for (let n = 1; !finished; ) {
    const at = await address;
    const number = `${writer}/${n}`;
    if (await write(at, number)) {
      confirmed.push(number);
      n += 1;
    } else {
      await isReady().catch(() => undefined);
    }
  }
}

/** Waits for it; when it does not come, says what the portal said. */
async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, soon).catch((cause: unknown) => {
    const { exitCode, signalCode } = portal.process;
    throw new Error(`The portal (${exitCode ?? signalCode ?? 'runs'}) said:\n${portal.said.slice(-40).join('\n')}`, {
      cause,
    });
  });
}

async function killPortal(): Promise<void> {
  const restarted = Promise.withResolvers<string>();
  address = restarted.promise;
  await endReal(portal, 'SIGKILL');
  portal = await startReal(folder);
  restarted.resolve(portal.address ?? nowhere);
  addressIn(portal);
}

const killDatabase = () => process.kill(postmasterOf(database), 'SIGKILL');

async function lost(): Promise<string[]> {
  const sure = [...confirmed];
  const rows = await ask<{ number: string }>(superUrlOf(folder), "select number from unit where number like '%/%'");
  const there = new Set(rows.map((r) => r.number));
  return sure.filter((number) => !there.has(number));
}

test(`${rounds} × kill -9 of the portal and of its database in turn loses no confirmed row (seed ${seed})`, {
  timeout: longest,
}, async () => {
  const work = Array.from({ length: writers }, (_, i) => writeOn(i + 1));
  for (let round = 0; round < rounds; round += 1) {
    const before = confirmed.length;
    await eventually(() => expect(confirmed.length).toBeGreaterThan(before + 3 + drawn(`kill ${round}`, 25)));
    if (drawn('first victim', 2) === round % 2) await killPortal();
    else killDatabase();
    await isReady();
    expect(await eventually(lost)).toEqual([]);
  }
  finished = true;
  await Promise.all(work);
  expect(strange).toEqual([]);
  // Otherwise the kills fell between the writes and nothing was proven.
  expect(unanswered).toBeGreaterThan(rounds / 4);
  expect(confirmed.length).toBeGreaterThan(rounds * 4);
});

test('the portal itself shows every confirmed row, each once', async () => {
  const seen: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/v2/room?sizePerPage=all&page=${page}&filters=${encodeURIComponent('{"number":"/"}')}`;
    const { data } = await call(await address, path, { headers: me.headers });
    const { rooms, total } = data as { rooms: { number: string }[]; total: number };
    seen.push(...rooms.map((r) => r.number));
    if (seen.length >= total) break;
  }
  expect(new Set(seen).size).toBe(seen.length);
  const there = new Set(seen);
  expect(confirmed.filter((number) => !there.has(number))).toEqual([]);
});

test('no row is there twice, and none is there in part', async () => {
  const broken = await ask(
    superUrlOf(folder),
    `select u.number, count(*) over (partition by u.svj_id, u.number) as times,
       (select count(*) from unit_share s where s.svj_id = u.svj_id and s.unit_id = u.id) as shares,
       (select count(*) from ownership o join ownership_member m on m.svj_id = o.svj_id and m.ownership_id = o.id
         where o.svj_id = u.svj_id and o.unit_id = u.id) as owners,
       (select count(*) from search_entry e where e.svj_id = u.svj_id and e.noun = 'rooms' and e.id = u.id) as entries,
       (select count(*) from activity a where a.svj_id = u.svj_id and a.noun = 'rooms' and a.noun_id = u.id) as told
     from unit u join entrance e on e.svj_id = u.svj_id and e.id = u.entrance_id
     where e.name = 'Vchod pro zkoušku'`,
  );
  expect(broken.length).toBeGreaterThanOrEqual(confirmed.length);
  const whole = { times: '1', shares: '1', owners: '1', entries: '1', told: '1' };
  expect(broken.filter((row) => !Object.entries(whole).every(([k, v]) => String(row[k]) === v))).toEqual([]);
});

test('after the last kill no process of its PostgreSQL stays', async () => {
  await endReal(portal, 'SIGKILL');
  await vi.waitFor(() => expect(processesIn(database)).toEqual([]), soon);
  await vi.waitFor(() => expect(watchersOf(database)).toEqual([]), soon);
});
