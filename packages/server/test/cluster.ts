import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/base/embedded/embedded.ts';
import { provision } from '#server/base/embedded/embedded-provision.ts';
import { addressAs, newPasswords } from '#server/base/embedded/embedded-secrets.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** May create databases; its path names the database `postgres`. */
    superUrl: string;
    ownerUrl: string;
    appUrl: string;
    /** Where everything of this run is that goes with it. */
    runFolder: string;
  }
}

const mark = 'pavlac-run-';

/** Whatever a test of this run leaves in the folder for what passes, a killed one too, is in here and goes with it. */
function openRunFolder(): { folder: string; close: () => void } {
  const { TMPDIR: before } = process.env;
  // Each project of a run opens its own, beside and not inside of each other: they may close in any order.
  const outer = basename(tmpdir()).startsWith(mark) ? dirname(tmpdir()) : tmpdir();
  const folder = mkdtempSync(join(outer, mark));
  // Some tests do as other users of the computer.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Half of what a portal takes to start is its sources: hundreds of them are started in a run.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  const close = () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { folder, close };
}

/** One throwaway PostgreSQL for the whole run, or the one at `TEST_DATABASE_SUPER_URL`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, close } = openRunFolder();
  project.provide('runFolder', folder);
  const external = process.env.TEST_DATABASE_SUPER_URL;
  const cluster = external ? await prepareExternal(external) : await startThrowaway();
  project.provide('superUrl', cluster.superUrl);
  project.provide('ownerUrl', cluster.ownerUrl);
  project.provide('appUrl', cluster.appUrl);
  return async () => {
    await cluster.stop();
    close();
  };
}

async function startThrowaway() {
  const dataDir = await mkdtemp(join(tmpdir(), 'pavlac-test-'));
  const cluster = await startEmbedded({ dataDir, durable: false, log: () => undefined });
  const stop = async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await lighten(cluster.superUrl, [cluster.superUrl, cluster.ownerUrl, cluster.appUrl]);
  return { ...cluster, stop };
}

/**
 * Leaves out what a database of some minutes has no use of: passwords that take thousands of rounds at each of the
 * thousand connections, and a sweeper that visits every database of every test file once a minute.
 */
async function lighten(superUrl: string, users: readonly string[]): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  await db.query('set scram_iterations = 1');
  for (const { username, password } of users.map((url) => new URL(url)))
    await db.query(`alter role ${username} password ${db.escapeLiteral(decodeURIComponent(password))}`);
  await db.query('alter system set autovacuum = off');
  await db.query('select pg_reload_conf()');
  await db.end();
}

async function prepareExternal(superUrl: string) {
  const passwords = newPasswords();
  await provision(superUrl, passwords);
  const address = (role: 'pavlac_owner' | 'pavlac_app') => addressAs(superUrl, role, passwords[role]);
  return { superUrl, ownerUrl: address('pavlac_owner'), appUrl: address('pavlac_app'), stop: async () => undefined };
}
