import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inviteMembers } from './activation/steps.ts';
import { buildApp } from './app.ts';
import { settleNamings } from './association/jobs.ts';
import { type Config, readConfig } from './base/config.ts';
import { openPool, type Pool, whyClosed } from './base/db.ts';
import { openDisk } from './base/disk.ts';
import { startEmbedded } from './base/embedded.ts';
import { openStore } from './base/file-store.ts';
import { claimStore } from './base/file-store-mark.ts';
import { sweepFiles } from './base/file-sweeping.ts';
import type { House } from './base/handler.ts';
import { startJobs } from './base/jobs.ts';
import { openLimits } from './base/limits.ts';
import { outboxDepth } from './base/mail.ts';
import { newMetrics, serveMetrics } from './base/metrics.ts';
import { migrate } from './base/migrate.ts';
import { nearOnly } from './base/nearness.ts';
import { sweepKeys } from './base/once.ts';
import { StartRefused } from './base/refuse-start.ts';
import { secretOf } from './base/secret.ts';
import { openSigner } from './base/signing.ts';
import { warnings } from './base/warnings.ts';
import { turnRegister } from './members/jobs.ts';
import { publishPlanned } from './messages/jobs.ts';
import { messageSources } from './messages/notices.ts';
import { noticeChecks, sendNotices } from './notices/jobs.ts';
import { startOutbox, sweepMails } from './outbox/jobs.ts';
import { sweepChallenges } from './passkeys/queries.ts';
import { sampleAccounts, samplePassword, samples } from './sample/people.ts';
import { furnish } from './sample/steps.ts';
import { warnOfDisk } from './session/jobs.ts';
import { sweepSessions } from './session/queries.ts';
import { turnDay } from './units/jobs.ts';
import { askSeconds, tellEarlierRepresentatives } from './votes/acts/jobs.ts';
import { closeVotes, remindOfVotes } from './votes/course/jobs.ts';
import { startPrints } from './votes/paper/jobs.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const migrations = new URL('../migrations/', import.meta.url);
/** A step of closing that takes longer is given up, so that the database is always stopped in order. */
const longestStep = 10_000;
const month = 30 * 24 * 3600_000;

async function openDatabase(config: Config) {
  if (config.databaseUrl && config.ownerUrl) {
    return { appUrl: config.databaseUrl, ownerUrl: config.ownerUrl, stop: async () => undefined };
  }
  return startEmbedded({ dataDir: resolve(config.dataDir), log: print });
}

const userOf = (url: string) => decodeURIComponent(new URL(url).username);

const jobsOf = (pool: Pool, house: House, log: (error: unknown) => void) => [
  {
    name: 'session.sweep',
    cron: '40 3 * * *',
    run: () => pool.across('read write', (db) => sweepSessions(db, new Date(Date.now() - month))),
  },
  {
    name: 'base.keys',
    cron: '20 4 * * *',
    run: async () => {
      await sweepKeys(pool, new Date());
    },
  },
  {
    name: 'association.namings',
    cron: '*/10 * * * *',
    run: async () => {
      await settleNamings(house, inviteMembers, log);
    },
  },
  {
    name: 'session.disk',
    cron: '* * * * *',
    run: () => warnOfDisk(house),
  },
  {
    name: 'passkeys.sweep',
    cron: '25 * * * *',
    run: () => pool.across('read write', (db) => sweepChallenges(db, new Date())),
  },
  {
    name: 'outbox.sweep',
    cron: '50 3 * * *',
    run: async () => {
      await sweepMails(house);
    },
  },
  {
    name: 'files.sweep',
    cron: '35 * * * *',
    run: async () => {
      await sweepFiles(house);
    },
  },
  {
    name: 'units.turn',
    cron: '5 0 * * *',
    run: async () => {
      await turnDay(house, new Date());
    },
  },
  {
    name: 'members.register',
    cron: '7 * * * *',
    run: async () => {
      await turnRegister(house, log);
    },
  },
  {
    name: 'votes.close',
    cron: '* * * * *',
    run: async () => {
      await closeVotes(house, log);
      await remindOfVotes(house, log);
      await askSeconds(house, log);
      await tellEarlierRepresentatives(house, log);
    },
  },
  {
    name: 'messages.publish',
    cron: '* * * * *',
    run: async () => {
      await publishPlanned(house, log);
    },
  },
  {
    name: 'notices.send',
    cron: '* * * * *',
    run: async () => {
      await sendNotices(house, messageSources, log);
    },
  },
];

function greet(config: Config, address: string, sampled: boolean): void {
  print(`\nPavlač ${version} běží na ${address}\n`);
  for (const line of warnings(config, sampled)) print(line);
  if (!sampled) return;
  print(`Ukázkové účty (heslo pro všechny: ${samplePassword}):`);
  for (const a of sampleAccounts) print(`  ${a.email.padEnd(34)} ${a.who}`);
  print('');
  if (config.demo) print('Ukázkový režim: nic se neukládá.');
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

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const closing: (() => Promise<unknown>)[] = [];
  let isClosing = false;
  // In order: requests, jobs, connections, database; each even when the one before it failed or hangs.
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    for (const step of closing.reverse()) {
      await Promise.race([step(), sleep(longestStep, undefined, { ref: false })]).catch((e: unknown) =>
        console.error(e),
      );
    }
  };
  const onSignal = () => {
    print('Ukončuji …');
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  try {
    const database = await openDatabase(config);
    closing.push(() => database.stop());
    await migrate(database.ownerUrl, userOf(database.appUrl), migrations);
    const metrics = newMetrics((text, ms) => app?.log.warn({ text, ms: Math.round(ms) }, 'slow statement'));
    let app: Awaited<ReturnType<typeof buildApp>> | undefined;
    const pool = openPool(database.appUrl, {
      max: config.pool,
      statements: metrics.statements,
      log: (err) => app?.log.warn({ err }, 'idle connection lost'),
    });
    closing.push(() => pool.end());
    const files = await openStore(config);
    await claimStore(pool, files);
    const say = config.isLoopback ? nearOnly(print) : () => undefined;
    const house = {
      config,
      pool,
      limits: openLimits(pool),
      files,
      disk: openDisk(config),
      secret: await secretOf(pool, 'tickets'),
      signer: await openSigner(pool, config.signingKey),
      now: () => new Date(),
      say,
      shout: print,
      samples,
    };
    const sampled = await furnish(house);
    const onError = (err: unknown) => app?.log.error({ err }, 'jobs');
    const jobs = await startJobs(database.ownerUrl, jobsOf(pool, house, onError), onError);
    closing.push(() => jobs.stop());
    const log = {
      warn: (what: object, text: string) => app?.log.warn(what, text),
      error: (what: object, text: string) => app?.log.error(what, text),
    };
    const outbox = startOutbox(house, database.appUrl, log, noticeChecks(house, messageSources));
    closing.push(() => outbox.stop());
    const prints = startPrints(house, { error: (what, text) => app?.log.error(what, text) });
    closing.push(() => prints.stop());
    app = await buildApp({ house, version, metrics });
    const running = app;
    closing.push(() => running.close());
    const address = await running.listen({ host: config.host, port: config.port });
    if (config.metricsPort !== undefined) {
      const refresh = async () => {
        metrics.outbox.set(await pool.across('read only', outboxDepth));
        metrics.lateness.set(await jobs.lateSeconds());
      };
      const server = await serveMetrics(metrics, config.metricsPort, refresh);
      closing.push(() => new Promise((done) => server.close(done)));
    }
    greet(config, address, sampled);
  } catch (error) {
    await close();
    const why = whyNotStarted(error, config);
    if (why === undefined) throw error;
    print(why);
    process.exitCode = 1;
  }
}

start().catch((error: unknown) => {
  if (error instanceof StartRefused) print(error.message);
  else console.error(error);
  process.exitCode = 1;
});
