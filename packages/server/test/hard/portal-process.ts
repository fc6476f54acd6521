import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Cluster } from '#server/base/embedded/embedded.ts';

type Addresses = Omit<Cluster, 'stop'>;
type Answer = { up: Addresses } | { refused: string };
export type Portal = { process: ChildProcess; answer: Answer };
type How = { uid?: number; gid?: number; path?: string; script?: string; node?: string };

const smallest = fileURLToPath(new URL('smallest-portal.ts', import.meta.url));

/** A portal of nothing but its database, in a process of its own; answers when it is up or has refused. */
export async function startPortal(dataDir: string, how: How = {}): Promise<Portal> {
  const child = spawnPortal(dataDir, how);
  const said: string[] = [];
  child.stderr?.on('data', (bytes) => said.push(String(bytes)));
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    if (line.startsWith('{')) return { process: child, answer: JSON.parse(line) as Answer };
  }
  throw new Error(`The portal ended without a word: ${said.join('')}`);
}

export function spawnPortal(dataDir: string, how: How = {}): ChildProcess {
  const { uid, gid, path, script = smallest, node = process.execPath } = how;
  return spawn(node, [script, dataDir], {
    cwd: '/',
    uid,
    gid,
    env: { ...process.env, ...(path ? { PATH: path } : {}), HOME: '/' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function addressesOf({ answer }: Portal): Addresses {
  if ('up' in answer) return answer.up;
  throw new Error(answer.refused);
}

export function refusalOf({ answer }: Portal): string {
  if ('refused' in answer) return answer.refused;
  throw new Error('The portal started');
}

export async function endPortal(portal: Portal, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const child = portal.process;
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

export async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export function postmasterOf(database: string): number {
  return Number(readFileSync(`${database}/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** Every process of PostgreSQL lives in its data folder. */
export function processesIn(database: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && livesIn(pid, database));
}

export function watchersOf(database: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const words = pid > 0 ? wordsOf(pid) : [];
      return words.includes('pavlac-watch') && words.includes(database);
    });
}

function livesIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function wordsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
