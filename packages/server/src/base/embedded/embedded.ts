import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '../process/refuse-start.ts';
import { initialise, inspectDatabase } from './embedded-initdb.ts';
import { type Kept, keepRunning } from './embedded-keeper.ts';
import { lockDataFolder } from './embedded-lock.ts';
import { provision, provisionVersion } from './embedded-provision.ts';
import { chooseRunner } from './embedded-runner.ts';
import { addressOf, type Remembered, recall, remember } from './embedded-secrets.ts';

/** `superUrl` is for set-up and tests; the portal migrates as the owner and works as the application. */
export type Cluster = { ownerUrl: string; appUrl: string; superUrl: string; stop(): Promise<void> };
type Options = {
  dataDir: string;
  log: (line: string) => void;
  /** False in tests: a power cut may then cost the data, and everything is faster. */
  durable?: boolean;
};

const ours = ['portal.lock', 'portal.pid', 'database.json', 'database.log'];

/** Starts the PostgreSQL that belongs to this data folder, after ending in order what a killed portal left behind. */
export async function startEmbedded({ dataDir, log, durable = true }: Options): Promise<Cluster> {
  const folder = openFolder(dataDir);
  const unlock = lockDataFolder(folder);
  try {
    const remembered = recall(folder);
    const runner = chooseRunner(folder, remembered.database ?? join(folder, 'database'));
    if (!inspectDatabase(runner)) {
      log('Zakládám databázi …');
      await initialise(runner, remembered.passwords.postgres);
    }
    const order = { runner, logFile: join(folder, 'database.log'), durable, log };
    const kept = await keepRunning(order, remembered.port);
    return await finish(
      kept,
      folder,
      { ...remembered, port: kept.port, ...elsewhere(folder, runner.database) },
      unlock,
    );
  } catch (error) {
    unlock();
    throw error;
  }
}

async function finish(kept: Kept, folder: string, known: Remembered, unlock: () => void): Promise<Cluster> {
  const { passwords, port, provisioned } = known;
  const stop = async () => {
    await kept.stop();
    unlock();
  };
  try {
    const superUrl = addressOf('postgres', passwords.postgres, port, 'postgres');
    if (provisioned !== provisionVersion) await provision(superUrl, passwords);
    remember(folder, { ...known, provisioned: provisionVersion });
    const ownerUrl = addressOf('pavlac_owner', passwords.pavlac_owner, port);
    return { ownerUrl, appUrl: addressOf('pavlac_app', passwords.pavlac_app, port), superUrl, stop };
  } catch (error) {
    await kept.stop();
    throw error;
  }
}

function elsewhere(folder: string, database: string): { database?: string } {
  return dirname(database) === folder ? {} : { database };
}

function openFolder(dataDir: string): string {
  const wanted = resolve(dataDir);
  try {
    const isNew = !existsSync(wanted);
    mkdirSync(wanted, { recursive: true });
    if (isNew) chmodSync(wanted, 0o700);
    accessSync(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    const present = ours.map((name) => join(wanted, name)).filter((file) => existsSync(file));
    for (const file of present) accessSync(file, constants.R_OK | constants.W_OK);
    return realpathSync(wanted);
  } catch {
    throw new StartRefused(
      `Do složky dat ${wanted} nelze zapisovat. Spusťte portál jako její vlastník, ` +
        'nebo mu určete jinou složku proměnnou PAVLAC_DATA.',
    );
  }
}
