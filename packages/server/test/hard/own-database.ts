import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { addressesOf, ask, endPortal, type Portal, processesIn, startPortal, watchersOf } from './portal-process.ts';

export const soon = { timeout: 20_000, interval: 50 };

/** What tests of the portal's own database share: for each an empty folder, of whose processes none stays behind. */
export function anOwnDatabase() {
  let folder: string;
  let database: string;
  const started: Portal[] = [];

  /** Who still watches and what PostgreSQL wrote last stand in the failure: such a race may not come twice. */
  async function databaseEnds(): Promise<void> {
    await vi.waitFor(() => {
      const left = processesIn(database);
      const story = () =>
        `watchers ${watchersOf(database)}; log: ${readFileSync(`${database}.log`, 'utf8').slice(-800)}`;
      expect(left, left.length > 0 ? story() : '').toEqual([]);
    }, soon);
  }

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-hard-')));
    database = join(folder, 'database');
  });
  afterEach(async () => {
    for (const portal of started.splice(0)) await endPortal(portal);
    await databaseEnds();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    database: () => database,
    databaseEnds,
    async start(): Promise<Portal> {
      const portal = await startPortal(folder);
      started.push(portal);
      return portal;
    },
  };
}

export async function write(portal: Portal): Promise<void> {
  await ask(addressesOf(portal).ownerUrl, 'create table if not exists kept (x int); insert into kept values (1)');
}

export const count = async (portal: Portal) =>
  (await ask<{ n: number }>(addressesOf(portal).ownerUrl, 'select count(*)::int as n from kept'))[0]?.n;
