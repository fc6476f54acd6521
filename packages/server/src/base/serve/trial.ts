import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../db/db.ts';
import type { Portal } from '../http/handler.ts';
import { type Limits, ofDeeds } from '../http/limits.ts';
import type { Config } from '../start/config.ts';
import type { FileStore } from '../store/file-store.ts';

/** What was done in a transaction that is to be rolled back, answered all the same. */
class RolledBack extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('rolled back');
    this.answer = answer;
  }
}

/** Kinds whose whole work stands in one transaction; of the one that writes after it everything is checked before. */
const inOne = ['call', 'upload', 'kept', 'together'];

/** How one endpoint is served: as in life, or tried and rolled back. */
export type Trial = {
  /** Refuses what a demonstration does not even try; asked when who asks was let in. */
  admit(): void;
  /** The same of files beside the input, which are in the store before there is anything to roll back. */
  admitFiles(): void;
  /** Ends the work of a call inside of its transaction: its answer as in life, or the notice that rolls it back. */
  ending<T>(db: Db, answer: T): Promise<T>;
  /** The answer of a transaction that was rolled back on purpose; `done` is told whether it stays. */
  settled<T>(work: Promise<T>): Promise<{ answer: T; stays: boolean }>;
};

const asInLife: Trial = {
  admit: () => undefined,
  admitFiles: () => undefined,
  ending: async (_, answer) => answer,
  settled: async (work) => ({ answer: await work, stays: true }),
};

type Left = { wrote: boolean; mails: number };

/** Whether the open transaction has written anything, and how many mails it would send. */
async function leftBy({ client }: Db): Promise<Left> {
  // Constraints that wait for the end would refuse only there.
  await client.query('set constraints all immediate');
  const { rows } = await client.query<Left>(`
    select pg_current_xact_id_if_assigned() is not null as wrote,
      coalesce((select n_tup_ins::int from pg_stat_xact_user_tables
        where schemaname = 'public' and relname = 'outbox'), 0) as mails`);
  return rows[0] as Left;
}

/** In demo mode what writes is checked as in life and rolled back (decision 0176). */
export function trialOf({ demo }: Pick<Config, 'demo'>, { effect, inDemo, kind, says }: Endpoint): Trial {
  if (!demo || inDemo === 'kept' || (effect === 'reads' && inDemo !== 'closed')) return asInLife;
  return {
    admit() {
      if (inDemo === 'closed') throw new Refused('DEMO.ERRORS.EXPORT');
      if (!inOne.includes(kind)) throw new Refused('BASE.ERRORS.DEMO');
    },
    admitFiles() {
      throw new Refused('BASE.ERRORS.DEMO');
    },
    async ending(db, answer) {
      // Its transaction only reads: what it would write comes after it, and does not.
      const { wrote, mails } = kind === 'together' ? { wrote: true, mails: 0 } : await leftBy(db);
      // Of a small print nothing is left; who deletes nothing is not told that it was deleted.
      if (inDemo === 'answers' || (!wrote && says === undefined)) throw new RolledBack(answer);
      throw new Refused('DEMO.ERRORS.TRIED', { params: { mails }, data: { would: says ?? null } });
    },
    async settled<T>(work: Promise<T>) {
      try {
        return { answer: await work, stays: true };
      } catch (error) {
        if (error instanceof RolledBack) return { answer: error.answer as T, stays: false };
        throw error;
      }
    },
  };
}

const readOnly = (files: FileStore): FileStore => ({
  read: files.read.bind(files),
  has: files.has.bind(files),
  all: files.all.bind(files),
  put: async () => undefined,
  write: async (_, bytes) => void bytes.destroy(),
  drop: async () => undefined,
});

/** What is done again and again by visitors who share an account is not counted: nothing is made by it. */
const uncounted = (limits: Limits): Limits => ({
  spend: async (rule, key, points) => (ofDeeds.has(rule) ? undefined : limits.spend(rule, key, points)),
  forgive: limits.forgive,
});

/** The portal as handlers see it: in demo mode nothing that no rollback undoes. Jobs, which have no visitor, keep the whole one. */
export const portalToTry = (portal: Portal): Portal =>
  portal.config.demo
    ? { ...portal, files: readOnly(portal.files), limits: uncounted(portal.limits), say: () => undefined }
    : portal;
