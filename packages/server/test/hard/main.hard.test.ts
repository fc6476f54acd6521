import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { atDatabase, openDatabase } from '#server/base/embedded/embedded-provision.ts';
import { ask, processesIn } from './portal-process.ts';
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
import { aBareDatabase, aWarmFolder } from './warm.ts';

const soon = { timeout: 30_000, interval: 30 };
const chair = 'predseda@lipova.example';
let folder: string;
const started: RealPortal[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-main-')));
});
afterEach(async () => {
  for (const portal of started.splice(0)) await endReal(portal);
  await vi.waitFor(() => expect(processesIn(databaseOf(folder))).toEqual([]), soon);
  rmSync(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<RealPortal> {
  const portal = await startReal(folder, settings);
  started.push(portal);
  return portal;
}

/** What it said when it refused to start, which it must do with exit code 1 and without a stack. */
async function refusal(settings: Record<string, string> = {}): Promise<string> {
  const portal = await start(settings);
  expect(portal.address).toBeUndefined();
  expect(await portal.ended).toBe(1);
  const said = portal.said.join('\n');
  expect(said).not.toMatch(/^\s+at /m);
  return said;
}

let made = 0;
/** An empty database of the PostgreSQL that the tests share, as an external one. */
async function anExternal(): Promise<{ DATABASE_URL: string; DATABASE_OWNER_URL: string }> {
  const name = `main_${process.pid}_${++made}`;
  await openDatabase(inject('superUrl'), name);
  return {
    DATABASE_URL: atDatabase(inject('appUrl'), name),
    DATABASE_OWNER_URL: atDatabase(inject('ownerUrl'), name),
  };
}

const aBare = () => aBareDatabase(`main_${process.pid}_${++made}`);

test('asked to end, it answers the requests it has and leaves with 0', async () => {
  await aWarmFolder(folder);
  const portal = await start();
  const address = addressIn(portal);
  const me = await signIn(address, chair);
  const lock = new pg.Client({ connectionString: superUrlOf(folder) });
  await lock.connect();
  await lock.query('begin; lock table entrance in access exclusive mode');
  const many = 6;
  const asked = Array.from({ length: many }, (_, i) =>
    call(address, '/api/v2/room', { method: 'POST', headers: me.headers, body: aUnit(`S/${i}`, me.memberId) }),
  );
  const waiting =
    "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%entrance%'";
  await vi.waitFor(async () => expect((await ask(superUrlOf(folder), waiting))[0]).toEqual({ n: many }), soon);
  portal.process.kill('SIGTERM');
  await vi.waitFor(() => expect(portal.said).toContain('Ukončuji …'), soon);
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  await lock.query('commit');
  await lock.end();
  expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual(Array(many).fill(200));
  expect(await portal.ended).toBe(0);
  expect(processesIn(databaseOf(folder))).toEqual([]);
});

test('a second portal over the same data says so and ends; the first goes on', async () => {
  await aWarmFolder(folder);
  const first = await start();
  expect(await refusal()).toContain(`Nad touto složkou dat už běží jiný portál (proces ${first.process.pid})`);
  expect((await call(addressIn(first), '/api/ready')).status).toBe(200);
});

test('runs over an external database and keeps nothing in its own folder', async () => {
  const external = await anExternal();
  const portal = await start(external);
  const me = await signIn(addressIn(portal), chair);
  const made = await call(addressIn(portal), '/api/v2/room', {
    method: 'POST',
    headers: me.headers,
    body: aUnit('E/1', me.memberId),
  });
  expect(made.status).toBe(200);
  expect(() => readFileSync(join(folder, 'database.json'))).toThrow('ENOENT');
  expect(await endReal(portal)).toBe(0);
});

test('two portals that start at once on one empty external database both run, with one sample', async () => {
  const external = await anExternal();
  const both = await Promise.all([start(external), start(external)]);
  const [first, second] = both.map(addressIn) as [string, string];
  const me = await signIn(first, chair);
  const rooms = async (at: string) => {
    const { data } = await call(at, '/api/v2/room', { headers: me.headers });
    return (data as { allCount: number }).allCount;
  };
  expect(await rooms(second)).toBe(await rooms(first));
});

test('two portals over one database and two places of files are refused, moved files are not', async () => {
  const external = await aBare();
  const first = await start(external);
  const elsewhere = join(folder, 'jinde');
  expect(await refusal({ ...external, PAVLAC_DATA: elsewhere })).toContain('Tato databáze má soubory v jiném úložišti');
  const own = await aBare();
  await endReal(await start({ ...own, PAVLAC_DATA: elsewhere }));
  expect(await refusal({ ...external, PAVLAC_DATA: elsewhere })).toContain('úložiště souborů patří jiné databázi');
  expect((await call(addressIn(first), '/api/ready')).status).toBe(200);
  await endReal(first);
  const moved = join(folder, 'přesunuto');
  mkdirSync(moved);
  renameSync(join(folder, 'files'), join(moved, 'files'));
  expect((await start({ ...external, PAVLAC_DATA: moved })).address).toBeDefined();
});

test.each([
  ['PORT', 'osmdesát'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://jan@localhost/dum'],
])('%s=%s is refused by name', async (name, value) => {
  expect(await refusal({ [name]: value })).toContain(`Nastavení ${name} má neplatnou hodnotu`);
});

test('a public address without a known proxy is said loudly, and the sample does not open through it', async () => {
  await aWarmFolder(folder);
  const portal = await start({ PAVLAC_URL: 'https://portal.example', PAVLAC_SAMPLE: 'true' });
  const warned = (by: RealPortal) => by.said.filter((line) => line.startsWith('POZOR'));
  // It warns below the line that says where it runs.
  await vi.waitFor(
    () =>
      expect(warned(portal)).toEqual([
        expect.stringContaining('PAVLAC_PROXY není nastavená'),
        expect.stringContaining('PAVLAC_SAMPLE=true na veřejné adrese'),
      ]),
    soon,
  );
  await endReal(portal);
  const again = await start();
  await vi.waitFor(() => expect(again.said.join('\n')).toContain('Ukázkové účty'), soon);
  expect(warned(again)).toEqual([]);
  const login = (headers: Record<string, string>) =>
    call(addressIn(again), '/api/v2/auth/login', {
      method: 'POST',
      body: { email: chair, password: 'Pavlac2026' },
      headers,
    });
  expect((await login({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(403);
  expect((await login({})).status).toBe(200);
  await vi.waitFor(() => expect(warned(again)).toHaveLength(1), soon);
});

test('half of an external database is refused', async () => {
  const { DATABASE_URL } = await anExternal();
  expect(await refusal({ DATABASE_URL })).toContain('nastavte obě, nebo žádnou');
});

test('an external database that cannot be reached, or does not let in, is refused with a sentence', async () => {
  const external = await anExternal();
  const nowhere = 'postgres://pavlac_owner:x@127.0.0.1:1/pavlac';
  expect(await refusal({ ...external, DATABASE_OWNER_URL: nowhere })).toContain('K databázi se nelze připojit');
  const wrong = new URL(external.DATABASE_OWNER_URL);
  wrong.password = 'jine-heslo';
  const said = await refusal({ ...external, DATABASE_OWNER_URL: wrong.href });
  expect(said).toContain('K databázi se nelze připojit');
  expect(said).not.toContain('jine-heslo');
});

test('a database newer than the program is refused and left as it was', async () => {
  await aWarmFolder(folder);
  const other = await start();
  await ask(superUrlOf(folder), "insert into migration (version, name, hash) values (9999, '9999_next.sql', 'x')");
  expect(await endReal(other)).toBe(0);
  expect(await refusal()).toContain('Databáze je novější než tento program');
});

test('a taken port is said, and its database does not stay behind', async () => {
  await aWarmFolder(folder);
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const { port } = squatter.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} je obsazený`);
  expect(processesIn(databaseOf(folder))).toEqual([]);
  squatter.close();
});
