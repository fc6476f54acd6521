import type { KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { modules } from '#contract/access.ts';
import { buildApp } from '#server/app.ts';
import { type Registry, topicsOf } from '#server/around.ts';
import { movingOf } from '#server/backup/house/steps-moving.ts';
import { openPool } from '#server/base/db/db.ts';
import { migrate } from '#server/base/db/migrate.ts';
import { atDatabase, openDatabase } from '#server/base/embedded/embedded-provision.ts';
import { fetchingBy, publicNet } from '#server/base/fetching/fetching.ts';
import type { FileGuards } from '#server/base/files/file-handlers.ts';
import type { Portal } from '#server/base/http/handler.ts';
import { openLimits } from '#server/base/http/limits.ts';
import { openLive } from '#server/base/live/live.ts';
import { nearOnly } from '#server/base/process/nearness.ts';
import { signerOf, signingKeyOf } from '#server/base/secrets/signing.ts';
import { type Config, readConfig } from '#server/base/start/config.ts';
import type { About } from '#server/base/start/jobs.ts';
import { openDisk, type Space, spaceOf } from '#server/base/store/disk.ts';
import { openStore } from '#server/base/store/file-store.ts';
import { samples } from '#server/sample/people.ts';

const template = 'house_template';
const migrations = new URL('../migrations/', import.meta.url);

/** A portal with what tests see of it and move in it. */
export type TestPortal = Portal & {
  app: FastifyInstance;
  /** The clock of the portal; tests move it. */
  clock: { now: Date };
  /** Lines it printed for whoever runs it: codes and links. */
  said: string[];
  /** Set, it is what every disk says it has; otherwise disks speak for themselves. */
  space: { now?: Space };
  /** Warnings for whoever runs it. */
  shouted: string[];
  /** Errands left, done by nobody unless a test does; those of refused calls too, because here they are no rows. */
  left: { name: string; about: About; at: Date | undefined }[];
  ownerUrl: string;
  appUrl: string;
  close(): Promise<void>;
};

/** One migrated template for the run, made by whichever worker comes first. */
async function ensureTemplate(superUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query('select pg_advisory_lock(1)');
    const { rowCount } = await db.query('select from pg_database where datname = $1 and datistemplate', [template]);
    if (rowCount) return;
    await db.query(`drop database if exists ${template}`);
    await openDatabase(superUrl, template);
    await migrate(atDatabase(inject('ownerUrl'), template), 'pavlac_app', migrations);
    await db.query(`alter database ${template} is_template true`);
  } finally {
    await db.end();
  }
}

/** A database of that name, as the template is. */
export async function cloneTemplate(superUrl: string, name: string, from: string): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  // Two clones at once refuse each other: creating from one template is serialised.
  await db.query('select pg_advisory_lock(2)');
  // By its files: through the log, as PostgreSQL would have it, takes three times the processor.
  await db.query(`create database ${name} template ${from} owner pavlac_owner strategy file_copy`);
  await db.query(`revoke all on database ${name} from public; grant connect on database ${name} to pavlac_app`);
  await db.end();
}

/** A database of that name in which all migrations have run and nobody lives. */
export async function aMigratedDatabase(superUrl: string, name: string): Promise<void> {
  await ensureTemplate(superUrl);
  await cloneTemplate(superUrl, name, template);
}

let made = 0;

/** A whole portal on its own database, a copy of that template, without a port: calls go in by the front door. */
export async function aPortal(
  settings: Partial<Config> = {},
  guards: FileGuards = {},
  registry?: Registry,
  from = template,
): Promise<TestPortal> {
  const superUrl = inject('superUrl');
  await ensureTemplate(superUrl);
  const name = `house_${process.pid}_${++made}`;
  await cloneTemplate(superUrl, name, from);
  const appUrl = atDatabase(inject('appUrl'), name);
  const clock = { now: new Date('2026-11-21T09:00:00Z') };
  const said: string[] = [];
  const config = {
    ...readConfig({ PAVLAC_LOG: 'fatal', PAVLAC_URL: 'https://portal.example' }),
    installed: [...modules],
    ...settings,
  };
  if (!settings.dataDir) config.dataDir = await mkdtemp(join(tmpdir(), 'pavlac-data-'));
  const pool = openPool(appUrl, { max: 6, now: () => clock.now });
  const say = (line: string) => void said.push(line);
  const shouted: string[] = [];
  const space: TestPortal['space'] = {};
  const left: TestPortal['left'] = [];
  const files = await openStore(config);
  const signer = signerOf(signingKeyOf(Buffer.alloc(32, 9).toString('base64')) as KeyObject);
  const now = () => clock.now;
  const portal: Portal = {
    config,
    pool,
    limits: openLimits(pool),
    files,
    moving: movingOf({ config, files, signer, now, appUrl, version: '2.3.1' }),
    disk: openDisk(config, async (folder) => space.now ?? spaceOf(folder)),
    queue: { send: async (_, name, about, at) => void left.push({ name, about, at }) },
    secret: Buffer.alloc(32, 7),
    signer,
    live: openLive({
      url: appUrl,
      pool,
      topics: topicsOf(registry),
      now: () => clock.now,
      times: { gather: 10, settle: 20 },
    }),
    fetching: fetchingBy(publicNet),
    now,
    say: nearOnly(say),
    shout: (line) => void shouted.push(line),
    samples,
  };
  const app = await buildApp({ portal, version: '2.3.1', guards, ...(registry && { registry }) });
  const close = async () => {
    await app.close();
    await pool.end();
    // A print that was just handed out may still be on its way to being kept.
    if (!settings.dataDir) await rm(config.dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  return Object.assign(portal, {
    app,
    clock,
    said,
    shouted,
    space,
    left,
    ownerUrl: atDatabase(inject('ownerUrl'), name),
    appUrl,
    close,
  });
}

/** The same portal, its database and its files, as a demonstration; its own `app` is owed an end. */
export async function asDemo(portal: TestPortal, queue = portal.queue): Promise<TestPortal> {
  // Settings that a test changes later are its settings too.
  const config = Object.create(portal.config, { demo: { value: true } }) as Config;
  const app = await buildApp({ portal: { ...portal, config, queue }, version: '2.3.1' });
  return { ...portal, config, app };
}
