import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  }
}

/** One throwaway PostgreSQL for the whole run, or the one at `TEST_DATABASE_SUPER_URL`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_SUPER_URL;
  const cluster = external ? await prepareExternal(external) : await startThrowaway();
  project.provide('superUrl', cluster.superUrl);
  project.provide('ownerUrl', cluster.ownerUrl);
  project.provide('appUrl', cluster.appUrl);
  return cluster.stop;
}

async function startThrowaway() {
  const dataDir = await mkdtemp(join(tmpdir(), 'pavlac-test-'));
  const cluster = await startEmbedded({ dataDir, durable: false, log: () => undefined });
  const stop = async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...cluster, stop };
}

async function prepareExternal(superUrl: string) {
  const passwords = newPasswords();
  await provision(superUrl, passwords);
  const address = (role: 'pavlac_owner' | 'pavlac_app') => addressAs(superUrl, role, passwords[role]);
  return { superUrl, ownerUrl: address('pavlac_owner'), appUrl: address('pavlac_app'), stop: async () => undefined };
}
