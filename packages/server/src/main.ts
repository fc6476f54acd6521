import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayIn } from '#contract/base/time/dates.ts';
import { buildApp } from './app.ts';
import { aroundOf, jobsOf, mailsOf, topicsOf } from './around.ts';
import { movingOf } from './backup/house/steps-moving.ts';
import { openPool, type Pool, whyClosed } from './base/db/db.ts';
import { migrate } from './base/db/migrate.ts';
import { startEmbedded } from './base/embedded/embedded.ts';
import { fetchingBy, publicNet } from './base/fetching/fetching.ts';
import type { Portal } from './base/http/handler.ts';
import { openLimits } from './base/http/limits.ts';
import { openLive } from './base/live/live.ts';
import { outboxDepth } from './base/mail/mail.ts';
import { gatheredLines } from './base/process/log-lines.ts';
import { newMetrics, serveMetrics } from './base/process/metrics.ts';
import { nearOnly } from './base/process/nearness.ts';
import { StartRefused } from './base/process/refuse-start.ts';
import { secretOf } from './base/secrets/secret.ts';
import { openSigner } from './base/secrets/signing.ts';
import { type Config, readConfig } from './base/start/config.ts';
import { openJobs } from './base/start/jobs.ts';
import { warnings } from './base/start/warnings.ts';
import { openDisk } from './base/store/disk.ts';
import { openStore } from './base/store/file-store.ts';
import { claimStore } from './base/store/file-store-mark.ts';
import { unmarkSample } from './demo/queries.ts';
import { emptyOfAnotherDay, untilAnotherDay } from './demo/steps-renewal.ts';
import { startOutbox } from './outbox/jobs.ts';
import { sampleAccounts, samplePassword, samples } from './sample/people.ts';
import { furnish } from './sample/steps.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const migrations = new URL('../migrations/', import.meta.url);
/** A step of closing that takes longer is given up, so that the database is always stopped in order. */
const longestStep = 10_000;

async function openDatabase(config: Config) {
  if (config.databaseUrl && config.ownerUrl) {
    return { appUrl: config.databaseUrl, ownerUrl: config.ownerUrl, stop: async () => undefined };
  }
  return startEmbedded({ dataDir: resolve(config.dataDir), log: print });
}

const userOf = (url: string) => decodeURIComponent(new URL(url).username);

function greet(config: Config, address: string, sampled: boolean): void {
  print(`\nPavlač ${version} běží na ${address}\n`);
  for (const line of warnings(config, sampled)) print(line);
  if (!sampled) return;
  print(`Ukázkové účty (heslo pro všechny: ${samplePassword}):`);
  for (const a of sampleAccounts) print(`  ${a.email.padEnd(34)} ${a.who}`);
  print('');
  if (config.demo) print('Ukázkový režim: nic se neukládá, o půlnoci se ukázka zařídí podle nového dne.');
}

/** The sentence for whoever starts it; nothing when it is a bug. */
function whyNotStarted(error: unknown, config: Config): string | undefined {
  if (error instanceof StartRefused) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    const setting = port === config.metricsPort ? 'PAVLAC_METRICS_PORT' : 'PORT';
    return `Port ${port} je obsazený. Zvolte jiný nastavením ${setting}.`;
  }
  const closed = whyClosed(error);
  return closed && `K databázi se nelze připojit: ${closed}. Zkontrolujte DATABASE_URL a DATABASE_OWNER_URL.`;
}

type Closing = (() => Promise<unknown>)[];

/** In order: requests, jobs, connections, database; each even when the one before it failed or hangs. */
function closerOf(closing: Closing): () => Promise<void> {
  let isClosing = false;
  return async () => {
    if (isClosing) return;
    isClosing = true;
    for (const step of closing.reverse()) {
      await Promise.race([step(), sleep(longestStep, undefined, { ref: false })]).catch((e: unknown) =>
        console.error(e),
      );
    }
  };
}

type Opened = { config: Config; pool: Pool; queue: Portal['queue']; live: Portal['live']; appUrl: string };
async function portalOf({ config, pool, queue, live, appUrl }: Opened): Promise<Portal> {
  const files = await openStore(config);
  await claimStore(pool, files);
  const signer = await openSigner(pool, config.signingKey);
  const now = () => new Date();
  return {
    config,
    pool,
    limits: openLimits(pool),
    files,
    disk: openDisk(config),
    queue,
    secret: await secretOf(pool, 'tickets'),
    moving: movingOf({ config, files, signer, now, appUrl, version }),
    signer,
    live,
    fetching: fetchingBy(publicNet),
    now,
    say: config.isLoopback ? nearOnly(print) : () => undefined,
    shout: print,
    samples,
  };
}

type Jobs = Awaited<ReturnType<typeof openJobs>>;
/** Figures for whoever watches the portal, at an address of their own. */
async function startMetrics(port: number, metrics: ReturnType<typeof newMetrics>, pool: Pool, jobs: Jobs) {
  const server = await serveMetrics(metrics, port, async () => {
    metrics.outbox.set(await pool.across('read only', outboxDepth));
    metrics.lateness.set(await jobs.lateSeconds());
  });
  return () => new Promise((done) => server.close(done));
}

/** Furnishes what is empty; where life goes on, what was made for a demonstration is from now on like anything else. */
async function furnished(portal: Portal): Promise<boolean> {
  if (!portal.config.demo) await portal.pool.across('read write', unmarkSample);
  return furnish(portal);
}

/** Ends the portal that runs just now. */
let close = async (): Promise<void> => undefined;
const onSignal = () => {
  print('Ukončuji …');
  void close().then(() => process.exit(0));
};
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);

/** A sample of yesterday would be an old house: the portal ends and starts again when the day is another one. */
function renewAtMidnight(config: Config): () => Promise<void> {
  if (!config.demo) return async () => undefined;
  const timer = setTimeout(() => void close().then(startOrSay), untilAnotherDay(new Date()));
  return async () => clearTimeout(timer);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const closing: Closing = [];
  close = closerOf(closing);

  try {
    const database = await openDatabase(config);
    closing.push(() => database.stop());
    if (config.demo) await emptyOfAnotherDay(database.ownerUrl, await openStore(config), dayIn(new Date()));
    await migrate(database.ownerUrl, userOf(database.appUrl), migrations);
    const metrics = newMetrics((text, ms) => app?.log.warn({ text, ms: Math.round(ms) }, 'slow statement'));
    let app: Awaited<ReturnType<typeof buildApp>> | undefined;
    const pool = openPool(database.appUrl, {
      max: config.pool,
      statements: metrics.statements,
      log: (err) => app?.log.warn({ err }, 'idle connection lost'),
    });
    closing.push(() => pool.end());
    const onError = (err: unknown) => app?.log.error({ err }, 'jobs');
    const jobs = await openJobs(database.ownerUrl, userOf(database.appUrl), onError);
    closing.push(() => jobs.stop());
    const log = {
      warn: (what: object, text: string) => app?.log.warn(what, text),
      error: (what: object, text: string) => app?.log.error(what, text),
    };
    const live = openLive({ url: database.appUrl, pool, topics: topicsOf(), log });
    const portal = await portalOf({ config, pool, queue: jobs.queue, live, appUrl: database.appUrl });
    const around = aroundOf(portal);
    const sampled = await furnished(portal);
    await jobs.work(jobsOf(portal, onError, around));
    const outbox = startOutbox(portal, database.appUrl, log, mailsOf(portal, around));
    closing.push(() => outbox.stop());
    const lines = gatheredLines();
    process.on('exit', lines.flush);
    closing.push(async () => void process.off('exit', lines.flush));
    app = await buildApp({ portal, version, metrics, logTo: lines });
    const running = app;
    closing.push(() => running.close());
    const address = await running.listen({ host: config.host, port: config.port });
    if (config.metricsPort !== undefined) closing.push(await startMetrics(config.metricsPort, metrics, pool, jobs));
    greet(config, address, sampled);
    closing.push(renewAtMidnight(config));
  } catch (error) {
    await close();
    const why = whyNotStarted(error, config);
    if (why === undefined) throw error;
    print(why);
    process.exitCode = 1;
  }
}

function startOrSay(): Promise<void> {
  return start().catch((error: unknown) => {
    if (error instanceof StartRefused) print(error.message);
    else console.error(error);
    process.exitCode = 1;
  });
}

void startOrSay();
