import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { anOwnDatabase, count, soon, write } from './own-database.ts';
import {
  addressesOf,
  ask,
  endPortal,
  type Portal,
  postmasterOf,
  processesIn,
  refusalOf,
  spawnPortal,
  watchersOf,
} from './portal-process.ts';

const { start, folder, database, databaseEnds } = anOwnDatabase();

const portOf = (portal: Portal) => Number(new URL(addressesOf(portal).appUrl).port);

test('keeps passwords and data from other users of the computer', async () => {
  await start();
  expect(statSync(join(folder(), 'database.json')).mode & 0o777).toBe(0o600);
  expect(statSync(database()).mode & 0o777).toBe(0o700);
});

test('takes another port when the remembered one is somebody else’s', async () => {
  const first = await start();
  await endPortal(first);
  const squatter = createServer().listen(portOf(first), '127.0.0.1');
  await once(squatter, 'listening');
  const second = await start();
  squatter.close();
  expect(portOf(second)).not.toBe(portOf(first));
  await write(second);
});

test('a second portal over the same folder is refused with a sentence and harms nothing', async () => {
  const first = await start();
  const refusal = refusalOf(await start());
  expect(refusal).toContain('Nad touto složkou dat už běží jiný portál');
  expect(refusal).toContain(`proces ${first.process.pid}`);
  await write(first);
  expect(await count(first)).toBe(1);
});

test('of two portals that start at the same moment over an empty folder exactly one runs', async () => {
  const both = await Promise.all([start(), start()]);
  expect(both.filter(({ answer }) => 'up' in answer)).toHaveLength(1);
});

test('after kill -9 of the portal PostgreSQL ends by itself, and what was written is there', async () => {
  const first = await start();
  await write(first);
  await endPortal(first, 'SIGKILL');
  await databaseEnds();
  expect(readFileSync(join(folder(), 'database.log'), 'utf8')).toContain('database system is shut down');
  await vi.waitFor(() => expect(watchersOf(database())).toEqual([]), soon);
  expect(await count(await start())).toBe(1);
});

test('a portal started at once after kill -9 gets the folder, again and again', async () => {
  let portal = await start();
  await write(portal);
  for (let round = 0; round < 5; round += 1) {
    await endPortal(portal, 'SIGKILL');
    portal = await start();
    await write(portal);
  }
  expect(await count(portal)).toBe(6);
});

test('an orphan that nobody watches is ended in order by the next start', async () => {
  const first = await start();
  await write(first);
  const orphan = postmasterOf(database());
  for (const pid of watchersOf(database())) process.kill(pid, 'SIGSTOP');
  const watchers = watchersOf(database());
  await endPortal(first, 'SIGKILL');
  for (const pid of watchers) process.kill(pid, 'SIGKILL');
  expect(processesIn(database())).toContain(orphan);
  const second = await start();
  expect(postmasterOf(database())).not.toBe(orphan);
  expect(await count(second)).toBe(1);
});

test('the watcher is replaced when it is killed', async () => {
  const portal = await start();
  const watcher = await vi.waitFor(() => watchersOf(database())[0] ?? expect.fail('nobody watches yet'), soon);
  process.kill(watcher, 'SIGKILL');
  await vi.waitFor(() => {
    expect(watchersOf(database())).toHaveLength(1);
    expect(watchersOf(database())).not.toContain(watcher);
  }, soon);
  await endPortal(portal, 'SIGKILL');
  await databaseEnds();
});

test('after kill -9 of PostgreSQL it runs again at the same address, even past a statement that goes on', async () => {
  const portal = await start();
  await write(portal);
  const pool = new pg.Pool({ connectionString: addressesOf(portal).ownerUrl });
  pool.on('error', () => undefined);
  const endless = pool.query('select pg_sleep(600)').catch(() => 'ended');
  await wait(200);
  process.kill(postmasterOf(database()), 'SIGKILL');
  expect(await endless).toBe('ended');
  await vi.waitFor(async () => expect((await pool.query('select x from kept')).rows).toEqual([{ x: 1 }]), soon);
  await pool.end();
});

test('a kill of one server process does not end the portal’s database', async () => {
  const portal = await start();
  const url = addressesOf(portal).ownerUrl;
  const [row] = await ask<{ pid: number }>(url, 'select pg_backend_pid() as pid');
  const victim = ask(url, 'select pg_sleep(60)').catch(() => 'ended');
  const asleep = `select pid from pg_stat_activity where query = 'select pg_sleep(60)'`;
  const pid = await vi.waitFor(async () => {
    const [found] = await ask<{ pid: number }>(url, asleep);
    expect(found?.pid).not.toBe(row?.pid);
    return found?.pid ?? expect.fail('the statement has not begun');
  }, soon);
  process.kill(pid, 'SIGKILL');
  expect(await victim).toBe('ended');
  await vi.waitFor(() => write(portal), soon);
});

test.each([
  ['of a process that is gone', 2 ** 22 - 7],
  ['that meanwhile belongs to another process', process.pid],
])('a pid file left by a power cut %s does not keep it from starting', async (_, pid) => {
  const first = await start();
  await write(first);
  const lines = readFileSync(join(database(), 'postmaster.pid'), 'utf8').split('\n');
  await endPortal(first);
  writeFileSync(join(database(), 'postmaster.pid'), [pid, ...lines.slice(1)].join('\n'), { mode: 0o600 });
  expect(await count(await start())).toBe(1);
});

test('a portal killed while it makes its database leaves nothing that hinders the next one', async () => {
  for (const pause of [150, 400, 700, 900, 1_100]) {
    const child = spawnPortal(folder());
    await wait(pause);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const portal = await start();
  await write(portal);
  expect(await count(portal)).toBe(1);
});

test('a database of another PostgreSQL is refused untouched', async () => {
  await endPortal(await start());
  writeFileSync(join(database(), 'PG_VERSION'), '17\n');
  const before = statSync(join(database(), 'global', 'pg_control')).mtimeMs;
  expect(refusalOf(await start())).toContain('je z PostgreSQL 17');
  expect(statSync(join(database(), 'global', 'pg_control')).mtimeMs).toBe(before);
  expect(readFileSync(join(database(), 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a database without its passwords is refused with a sentence', async () => {
  await endPortal(await start());
  rmSync(join(folder(), 'database.json'));
  expect(refusalOf(await start())).toContain('chybí soubor');
});

test('a folder that holds no database, or spoiled passwords, is refused with a sentence', async () => {
  await endPortal(await start());
  rmSync(join(database(), 'PG_VERSION'));
  expect(refusalOf(await start())).toContain('není databáze portálu');
  writeFileSync(join(folder(), 'database.json'), '{');
  expect(refusalOf(await start())).toContain('nelze přečíst');
});
