import { PgBoss } from 'pg-boss';
import { patience } from '../db/connections.ts';

export type Job = {
  name: string;
  /** Cron in Europe/Prague. */
  cron: string;
  run(): Promise<void>;
};
export type Jobs = { stop(): Promise<void>; lateSeconds(): Promise<number> };

/** A silent database must not hold the queue for ever either; pg-boss hands these on to its pool. */
const held = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: patience.connect,
  statement_timeout: patience.statement,
  query_timeout: patience.answer,
  keepAlive: true,
});

/** Starts the queue with the owner's connection, because its tables are its own; jobs themselves work as the application. */
export async function startJobs(ownerUrl: string, list: readonly Job[], log: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({ ...held(ownerUrl), max: 2, application_name: 'pavlac-jobs' });
  boss.on('error', log);
  await boss.start();
  for (const job of list) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Prague' });
    await boss.work(job.name, async () => {
      await job.run();
    });
  }
  return {
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
    async lateSeconds() {
      const db = boss.getDb();
      const { rows } = await db.executeSql(
        `select coalesce(extract(epoch from now() - min(start_after)), 0)::float as late
         from pgboss.job where state < 'active' and start_after < now()`,
      );
      return Number((rows[0] as { late: number } | undefined)?.late ?? 0);
    },
  };
}
