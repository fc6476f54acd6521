// Databases of a bench, and portals over them, each in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
// @ts-expect-error Tools are plain JavaScript, because they run before anything is installed.
import { heapFlags } from '../../../tools/heap.mjs';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbedded } from '../src/base/embedded/embedded.ts';
import { atDatabase, openDatabase } from '../src/base/embedded/embedded-provision.ts';
import { recall } from '../src/base/embedded/embedded-secrets.ts';
import { seedTown } from '../test/town.ts';
import { everywhere, type Place } from './lists.ts';
import type { Headers } from './load.ts';
import { print } from './say.ts';
import { makeVoting, seats } from './votes.ts';

export const unitsEach = 200;
export const messagesEach = 1000;

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** What is ended at the end, the last one first. */
export const closing: (() => Promise<unknown>)[] = [];

export type Cluster = Awaited<ReturnType<typeof startEmbedded>> & { pid: number; folder: string };
export type Town = { ownerUrl: string; appUrl: string; superUrl: string; headers: Headers };

/** A database of its own with nobody in it yet. */
async function aPlain(cluster: Cluster, name: string): Promise<Town> {
  await openDatabase(cluster.superUrl, name);
  const ownerUrl = atDatabase(cluster.ownerUrl, name);
  await migrate(ownerUrl, 'pavlac_app', new URL('../migrations/', import.meta.url));
  const [appUrl, superUrl] = [atDatabase(cluster.appUrl, name), atDatabase(cluster.superUrl, name)];
  return { ownerUrl, appUrl, superUrl, headers: {} };
}

let towns = 0;

/** Each has a database of its own: parts measure alike towns, and fill them with what is theirs. */
export async function aTown(
  cluster: Cluster,
  houses: number,
  units = unitsEach,
  messages = 20,
  chairs = messages,
): Promise<Town> {
  towns += 1;
  const town = await aPlain(cluster, `town_${towns}`);
  return { ...town, headers: await seedTown(town.superUrl, { houses, units, messages, chairs }) };
}

export type Portal = { address: string; pid: number; end(): Promise<void> };

/** The portal in a process of its own. Its log goes to a file: a pipe that somebody reads costs a tenth of the speed. */
export async function aPortal(town: Town, { folder }: Cluster, more: Record<string, string> = {}): Promise<Portal> {
  // Portals over one database share their files.
  const name = `portal${new URL(town.appUrl).pathname.replace('/', '-')}`;
  const log = join(folder, `${name}-${closing.length}.log`);
  const out = openSync(log, 'a');
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...outer } = process.env;
  const settings = { DATABASE_URL: town.appUrl, DATABASE_OWNER_URL: town.ownerUrl, PAVLAC_LOG: 'info', ...more };
  const env = { ...outer, PORT: '0', PAVLAC_DATA: join(folder, name), PAVLAC_SAMPLE: 'false', ...settings };
  const child: ChildProcess = spawn(process.execPath, [...heapFlags(), main], {
    cwd: '/',
    env,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const ended = new Promise<void>((over) => void child.once('close', () => over()));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  closing.push(end);
  for (let tries = 0; tries < 600; tries += 1) {
    const address = /běží na (http:\S+)/.exec(readFileSync(log, 'utf8'))?.[1];
    if (address) return { address, pid: child.pid ?? 0, end };
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error(`The portal did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

export async function aPlace(
  cluster: Cluster,
  town: Town,
  who: 'chair' | 'reader',
): Promise<Place & { end(): Promise<void> }> {
  const portal = await aPortal(town, cluster);
  const tenants = await everywhere(town.superUrl, who);
  const { appUrl, superUrl } = town;
  return {
    address: portal.address,
    appUrl,
    superUrl,
    tenants,
    portal: portal.pid,
    database: cluster.pid,
    end: portal.end,
  };
}

/** Of those who are let in everywhere, the one of this house. */
export async function inHouse(superUrl: string, tenants: readonly Headers[], house: number): Promise<Headers> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  const { rows } = await db.query<{ id: string }>('select id from member where svj_id = $1', [house]);
  await db.end();
  const there = new Set(rows.map((r) => String(r.id)));
  return tenants.find(({ svj }) => there.has(String(svj))) as Headers;
}

let voting: Town | undefined;
let sampled: Town | undefined;
/** One association of 2,000 units that votes; without messages, whose confirming would stand over the vote. */
export async function aVotingHouse(cluster: Cluster): Promise<{ town: Town; portal: Portal }> {
  if (!voting) {
    voting = await aTown(cluster, 1, seats, 0);
    await makeVoting(voting.superUrl);
  }
  return { town: voting, portal: await aPortal(voting, cluster) };
}

/** Measures with a browser on the houses of a first start. */
export async function onSample<T>(
  cluster: Cluster,
  by: (address: string, chromium: string, superUrl: string) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const chromium = process.env.CHROMIUM;
  if (!chromium) {
    print('Vynecháno: na tomto počítači není Chromium a nejde nainstalovat.');
    return [];
  }
  sampled ??= await aPlain(cluster, 'sample');
  const portal = await aPortal(sampled, cluster, { PAVLAC_SAMPLE: 'true' });
  const found = await by(portal.address, chromium, sampled.superUrl);
  await portal.end();
  return found;
}

export async function aCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-bench-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const cluster = await startEmbedded({ dataDir, log: () => undefined, durable: false });
  closing.push(() => cluster.stop());
  const pidFile = join(recall(dataDir).database ?? join(dataDir, 'database'), 'postmaster.pid');
  return { ...cluster, folder, pid: Number(readFileSync(pidFile, 'utf8').split('\n')[0]) };
}
