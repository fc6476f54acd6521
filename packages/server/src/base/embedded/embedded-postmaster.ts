import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainly } from './embedded-env.ts';
import type { Runner } from './embedded-runner.ts';

export type Postmaster = { pid: number; ended: Promise<void>; stop(): Promise<void> };
export class PostmasterFailed extends Error {
  override readonly name = 'PostmasterFailed';
}

const longestRecovery = 10 * 60_000;
const longestStop = 60_000;
const largestLog = 5_000_000;
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and the rows they broke on carry what people wrote: they stay out of the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // Statements here are short: compiling them takes longer than it saves, and memory in each connection.
  jit: 'off',
};
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
};

export async function launch(runner: Runner, port: number, log: string, durable: boolean): Promise<Postmaster> {
  const from = logSize(log);
  const child = spawnPostgres(runner, port, log, durable);
  const ended = endOf(child);
  const pid = child.pid;
  if (pid === undefined) throw new PostmasterFailed(await ended);
  const until = Date.now() + longestRecovery;
  while (!isReady(runner.database, pid)) {
    const news = await Promise.race([ended, wait(10)]);
    if (typeof news === 'string') throw new PostmasterFailed(`${news}\n${readFileSync(log).subarray(from).toString()}`);
    if (Date.now() > until) throw new PostmasterFailed('PostgreSQL did not become ready');
  }
  return { pid, ended: ended.then(() => undefined), stop: () => stopProcess(pid, ended) };
}

function spawnPostgres(runner: Runner, port: number, log: string, durable: boolean): ChildProcess {
  const settings = { port: String(port), ...always, ...(durable ? {} : forgetful) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, uid, gid } = runner.command('postgres', ['-D', runner.database, ...flags]);
  const output = openSync(log, 'a', 0o600);
  if (fstatSync(output).size > largestLog) ftruncateSync(output);
  // Detached: Ctrl+C reaches the portal alone, which ends its requests before it ends its database.
  const child = spawn(file, args, {
    ...plainly,
    uid,
    gid,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  return child;
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit');
    return `PostgreSQL ended (${signal ?? code})`;
  } catch (error) {
    return String(error);
  }
}

/** PostgreSQL writes its state into the eighth line of its pid file, as `pg_ctl --wait` reads it. */
function isReady(database: string, pid: number): boolean {
  const lines = pidFile(database);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

export function pidFile(database: string): string[] {
  try {
    return readFileSync(join(database, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** What `pg_ctl stop -m fast` does: it rolls back, writes everything out and ends. */
async function stopProcess(pid: number, ended: Promise<unknown>): Promise<void> {
  signal(pid, 'SIGINT');
  const late = new AbortController();
  // The timer also keeps this process alive until its database has ended: nothing else may be left that does.
  const impatient = wait(longestStop, undefined, { signal: late.signal }).then(
    () => signal(pid, 'SIGQUIT'),
    () => undefined,
  );
  await ended;
  late.abort();
  await impatient;
}

export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function logSize(log: string): number {
  const file = openSync(log, 'a', 0o600);
  const { size } = fstatSync(file);
  closeSync(file);
  return size > largestLog ? 0 : size;
}
