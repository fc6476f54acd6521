import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pidFile, signal } from './embedded-postmaster.ts';

const patience = 60_000;

/**
 * Ends whatever a killed portal or a killed PostgreSQL left over this folder. Only the holder of the folder's lock may
 * call it: whoever still serves this folder then serves nobody.
 */
export async function endLeftovers(database: string): Promise<void> {
  const pid = Number(pidFile(database)[0]);
  if (Number.isInteger(pid) && pid > 0 && signal(pid, 0)) {
    if (isPostmasterOf(pid, database)) await endProcess(pid, 'SIGINT');
    else if (servantsOf(database).length === 0) forgetPid(database);
  }
  for (const servant of servantsOf(database)) await endProcess(servant, 'SIGTERM');
}

/** After a restart of the computer the noted number may belong to anybody, and PostgreSQL would wait for them forever. */
function forgetPid(database: string): void {
  rmSync(join(database, 'postmaster.pid'), { force: true });
}

async function endProcess(pid: number, gently: NodeJS.Signals): Promise<void> {
  signal(pid, gently);
  const until = Date.now() + patience;
  while (signal(pid, 0)) {
    if (Date.now() > until) signal(pid, 'SIGQUIT');
    await wait(10);
  }
}

function isPostmasterOf(pid: number, database: string): boolean {
  const line = existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    : spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.split(' ');
  return line.some((word) => word.endsWith('postgres')) && line.join(' ').includes(`-D ${database}`);
}

/** Servers whose postmaster was killed finish their statement first; every process of PostgreSQL lives in its folder. */
function servantsOf(database: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.filter((number) => livesIn(number, database)).map(Number);
}

function livesIn(number: string, database: string): boolean {
  try {
    return readlinkSync(`/proc/${number}/cwd`) === database;
  } catch {
    return false; // it ended meanwhile, or it belongs to somebody else
  }
}
