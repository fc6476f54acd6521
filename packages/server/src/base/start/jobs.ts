import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { Refused } from '#contract/refusals.ts';
import { patience } from '../db/connections.ts';
import type { Db } from '../db/db.ts';
import { countGrown, countingErrand } from './statistics.ts';

/** Work of the clock: what nobody's deed announced, or what its errand missed. */
export type Job = {
  name: string;
  /** Cron in Europe/Prague. */
  cron: string;
  run(): Promise<void>;
};
/** What an errand is about. */
export type About = { svj: number; id: number };
/** Whether the portal is ending, so that long work stops in order. */
export type Ending = () => boolean;
/**
 * Work born in the transaction that causes it: it comes if and only if that one is committed. It may come late, twice, on two
 * servers at once or once more after a kill, so it looks for itself whether there is anything to do.
 */
export type Errand = {
  name: string;
  does(about: About, ending: Ending): Promise<void>;
  /** How long one try may take at most, in seconds; who gives no sign of life for a minute is believed dead sooner. */
  longest?: number;
  /** Tables whose dead rows are cleaned away after it: by their owner, for a right to give that on came with PostgreSQL 17. */
  vacuums?: readonly string[];
};

/** Where errands are left, in the transaction of the caller. */
export type Queue = {
  /** The errand is done by some server soon after `at`, at once without it. */
  send(db: Db, name: string, about: About, at?: Date): Promise<void>;
};
export type Jobs = {
  queue: Queue;
  /** Begins to work; until then errands only wait. */
  work(list: readonly (Job | Errand)[]): Promise<void>;
  stop(): Promise<void>;
  lateSeconds(): Promise<number>;
};

const schema = 'pgboss';
const longestTry = 15 * 60;
/** Between signs of life of an errand. */
const pulse = 60;
/** A failed try is repeated so many times, after so many seconds and then ever more. */
const again = { retryLimit: 5, retryDelay: 5, retryBackoff: true };
/** Clocks of the database and of a server differ by a little, and an errand must not look too soon. */
const after = 1000;

/** A silent database must not hold the queue for ever either; pg-boss hands these on to its pool. */
const held = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: patience.connect,
  statement_timeout: patience.statement,
  query_timeout: patience.answer,
  keepAlive: true,
});

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The application's role leaves errands and sees nothing of them but that they are there. */
async function letSend(ownerUrl: string, appRole: string): Promise<void> {
  const db = new pg.Client(held(ownerUrl));
  await db.connect();
  try {
    const to = quoted(appRole);
    await db.query(`grant usage on schema ${schema} to ${to};
      grant select on ${schema}.queue to ${to};
      grant insert, select (id) on ${schema}.job, ${schema}.job_common to ${to}`);
  } finally {
    await db.end();
  }
}

/** The association was deleted meanwhile. */
const isGone = (error: unknown) => error instanceof Refused && error.key === 'SVJ.ERRORS.NOT_FOUND';
const isErrand = (work: Job | Errand): work is Errand => 'does' in work;

function sender(boss: PgBoss): Queue & { ensure(name: string, longest?: number): Promise<void> } {
  const known = new Map<string, Promise<void>>();
  const make = async (name: string, longest: number) => {
    const times = { expireInSeconds: longest, heartbeatSeconds: pulse, ...again };
    await boss.createQueue(name, times);
    await boss.updateQueue(name, times);
  };
  const ensure = (name: string, longest = longestTry) => {
    const made = known.get(name) ?? make(name, longest);
    known.set(name, made);
    // Asked for anew after a failure.
    made.catch(() => known.delete(name));
    return made;
  };
  return {
    ensure,
    async send(db, name, about, at) {
      await ensure(name);
      const inside = { executeSql: (text: string, values?: unknown[]) => db.client.query(text, values) };
      const startAfter = at && { startAfter: new Date(at.getTime() + after) };
      await boss.send(name, about, { db: inside, ...startAfter });
    },
  };
}

/**
 * Opens the queue with the owner's connection, because its tables are its own; jobs and errands themselves work as the
 * application, which may only leave errands.
 */
export async function openJobs(ownerUrl: string, appRole: string, log: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({ ...held(ownerUrl), schema, max: 2, application_name: 'pavlac-jobs' });
  boss.on('error', log);
  await boss.start();
  await letSend(ownerUrl, appRole);
  const { ensure, send } = sender(boss);
  let isEnding = false;

  async function workOn(errand: Errand): Promise<void> {
    await ensure(errand.name, errand.longest);
    await boss.work<About>(errand.name, async ([job]) => {
      if (!job) return;
      try {
        await errand.does(job.data, () => isEnding || job.signal.aborted);
        // Not inside of a transaction; row by row it does not stop anybody.
        for (const table of errand.vacuums ?? []) await boss.getDb().executeSql(`vacuum ${quoted(table)}`);
      } catch (error) {
        if (isGone(error)) return;
        log(error);
        throw error;
      }
    });
  }

  return {
    queue: { send },
    async work(list) {
      await workOn({
        name: countingErrand,
        does: async () => void (await countGrown((text) => boss.getDb().executeSql(text))),
      });
      for (const one of list) {
        if (isErrand(one)) {
          await workOn(one);
          continue;
        }
        await boss.createQueue(one.name);
        await boss.schedule(one.name, one.cron, null, { tz: 'Europe/Prague' });
        await boss.work(one.name, async () => {
          await one.run();
        });
      }
    },
    stop() {
      isEnding = true;
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
    async lateSeconds() {
      const db = boss.getDb();
      const { rows } = await db.executeSql(
        `select coalesce(extract(epoch from now() - min(start_after)), 0)::float as late
         from ${schema}.job where state < 'active' and start_after < now()`,
      );
      return Number((rows[0] as { late: number } | undefined)?.late ?? 0);
    },
  };
}
