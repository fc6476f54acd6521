import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { dayIn } from '#contract/base/time/dates.ts';
import {
  type ConnectionOptions,
  connections,
  type Ending,
  isBroken,
  isOfSocket,
  ofDatabase,
  patience,
  within,
} from './connections.ts';

/** What a query gets: one transaction's connection. Never optional, never the pool. */
export type Db = NodePgDatabase & { readonly client: pg.PoolClient };
type Mode = 'read only' | 'read write';

/** The first statement of a transaction, which keeps the day for the others. */
export type Opening = (day: string) => { text: string; values: unknown[] };

/** Who asked went away; nobody hears this. */
export class Gone extends Error {}

export type Pool = {
  /** Runs in one transaction; its writes stand or fall together. */
  transaction<T>(mode: Mode, run: (db: Db) => Promise<T>): Promise<T>;
  /** The same, its first statement sent with its beginning in one round trip. It says what day it is. */
  opened<Row, T>(
    mode: Mode,
    first: Opening,
    run: (db: Db, rows: Row[]) => Promise<T>,
    /** Whoever asks may go away: what only reads ends then, a write is finished. */
    left?: AbortSignal,
  ): Promise<T>;
  /** The one entrance for work across associations: sign-in, jobs, product administrators. Say why in the caller. */
  across<T>(mode: Mode, run: (db: Db) => Promise<T>): Promise<T>;
  /** Whether the database answers, known soon whatever it does. */
  answers(): Promise<boolean>;
  end(): Promise<void>;
  readonly raw: pg.Pool;
  /** For what is kept whatever becomes of the open transaction; apart, so that such calls cannot wait for one another. */
  readonly aside: pg.Pool;
};

const bound = new WeakMap<pg.PoolClient, Db>();

/** The query builder over this connection, made once. */
function boundTo(client: pg.PoolClient): Db {
  const known = bound.get(client);
  if (known) return known;
  const db = Object.assign(drizzle(client), { client }) as unknown as Db;
  bound.set(client, db);
  return db;
}

/** The same over the connection of a command, which has no pool; bigints outside of typed columns come as text. */
export const over = (client: pg.ClientBase): Db => boundTo(client as pg.PoolClient);

/**
 * What is asked for at once after this is the last of a call that only reads: its end travels with it, and nothing can be asked
 * behind it.
 */
export const endingWith = ({ client }: Db): void => (client as unknown as Ending).endsNext();

/** Runs several calls in the transaction of one: what each of them asks for last is not the last. */
export async function stayingOpen<T>({ client }: Db, run: () => Promise<T>): Promise<T> {
  const ending = client as unknown as Ending;
  ending.staysOpen = true;
  try {
    return await run();
  } finally {
    ending.staysOpen = false;
  }
}

/** Plans of this call are kept whatever the values: for statements that take longer to plan than to run. */
export function keepPlans({ client }: Db): void {
  const text = 'set local plan_cache_mode = force_generic_plan';
  client.query({ name: text, text }).catch(() => undefined);
}

/** Who only read need not wait for the end; the next one gets the connection after it. */
function endLater(client: pg.PoolClient, ended: Promise<unknown>): void {
  ended.then(
    () => client.release(),
    () => client.release(true),
  );
}

/** `now` is the clock of the portal: what the database decides by the day, it decides by its day in Prague. */
type Options = ConnectionOptions & { now?: () => Date };

/** Ends what runs on the connection, which nobody gets after it. */
function endWork(aside: pg.Pool, client: pg.PoolClient): void {
  const { processID } = client as unknown as { processID: number | null };
  aside.query('select pg_terminate_backend($1)', [processID]).catch(() => undefined);
}

/** Gives the connection back after a failure; a broken one, or one that was left, is given to nobody. */
async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
  (client as unknown as Ending).hasEnded = false;
  if (isBroken(error)) return client.release(true);
  await client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  );
}

/** One question at a time, whoever asks: a silent database must not collect them. */
function probe(url: string, { patience: given, log }: ConnectionOptions) {
  const { ready } = { ...patience, ...given };
  const pool = connections(url, {
    max: 1,
    ...(log ? { log } : {}),
    patience: { ...given, connect: ready, answer: ready, statement: ready },
  });
  const ask = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  let asked: Promise<boolean> | undefined;
  const answers = () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return Promise.race([asked, sleep(ready, false, { ref: false })]);
  };
  return { answers, end: () => pool.end() };
}

const mostAside = 2;

const withDay: Opening = (day) => ({ text: "select set_config('app.day', $1, true)", values: [day] });
const withAll: Opening = (day) => ({
  text: "select set_config('app.day', $1, true), set_config('app.across', 'on', true)",
  values: [day],
});
const beginning: Record<Mode, { name: string; text: string }> = {
  // What one call reads is of one moment, in however many statements.
  'read only': { name: 'begin read only', text: 'begin isolation level repeatable read read only' },
  'read write': { name: 'begin read write', text: 'begin read write' },
};

/**
 * Does the work in a transaction of the connection, from its beginning to where it is to end. What was set going and goes on
 * after that is refused; what set this going may be over itself: a timer that was set inside of another transaction, say.
 */
async function inside<Row, T>(
  client: pg.PoolClient,
  { mode, opening }: { mode: Mode; opening: ReturnType<Opening> },
  work: (db: Db, rows: Row[]) => Promise<T>,
): Promise<T> {
  const own = { isOver: false };
  try {
    return await within.run(own, async () => {
      // Asked at once they travel together, and the first runs only inside the transaction that began before it.
      const [, { rows }] = await Promise.all([
        client.query(beginning[mode]),
        client.query<Row & pg.QueryResultRow>(opening),
      ]);
      // Awaited here: a statement that is only returned begins when somebody waits for it.
      return await work(boundTo(client), rows);
    });
  } finally {
    own.isOver = true;
  }
}

/** Connections as the application's role. */
export function openPool(url: string, options: Options): Pool {
  const now = options.now ?? (() => new Date());
  const raw = connections(url, options);
  const aside = connections(url, { ...options, max: mostAside });
  const { answers, end: endProbe } = probe(url, options);

  async function run<Row, T>(
    mode: Mode,
    first: Opening,
    work: (db: Db, rows: Row[]) => Promise<T>,
    left?: AbortSignal,
  ): Promise<T> {
    if (left?.aborted) throw new Gone();
    const client = await raw.connect();
    // Nothing runs on it yet: the next one gets it as it is.
    if (left?.aborted) {
      client.release();
      throw new Gone();
    }
    const leave = () => endWork(aside, client);
    left?.addEventListener('abort', leave);
    // The word that ends the work may come only after it: whoever got the connection next would be ended instead.
    const hasLeft = () => {
      left?.removeEventListener('abort', leave);
      return left?.aborted ?? false;
    };
    try {
      const result = await inside(client, { mode, opening: first(dayIn(now())) }, work);
      if (hasLeft()) throw new Gone();
      const end = client as unknown as Ending;
      if (end.hasEnded) {
        end.hasEnded = false;
        client.release();
        return result;
      }
      const ended = client.query('commit');
      if (mode === 'read only') endLater(client, ended);
      else {
        // PostgreSQL answers the end of a failed transaction calmly, with ROLLBACK.
        if ((await ended).command !== 'COMMIT') throw new Error('A statement failed and nobody said so');
        client.release();
      }
      return result;
    } catch (error) {
      if (hasLeft()) {
        client.release(true);
        throw new Gone();
      }
      await giveBack(client, error);
      throw error;
    }
  }

  return {
    raw,
    aside,
    answers,
    transaction: (mode, work) => run(mode, withDay, work),
    opened: (mode, first, work, left) => run(mode, first, work, mode === 'read only' ? left : undefined),
    across: (mode, work) => run(mode, withAll, work),
    end: async () => void (await Promise.all([raw.end(), aside.end(), endProbe()])),
  };
}

/** Whether the error says that the database can't be reached, rather than that the statement was wrong. */
export function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const e = cause as { code?: string; message?: string } | null;
  const code = e?.code ?? '';
  if (/^(08|57P0|53[013])/.test(code)) return true;
  if (ofDatabase(cause)) return true;
  return /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    e?.message ?? '',
  );
}

/** Whether the statement, its lock or its transaction took longer than anybody waits. */
export function tookTooLong(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return /^(57014|55P03|25P03)$/.test((cause as { code?: string } | null)?.code ?? '');
}

/** Whether the transaction was given up for another one that wrote the same rows. */
export function lostRace(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return /^40/.test((cause as { code?: string } | null)?.code ?? '');
}

/** Why the database does not let in: it cannot be reached, or refuses the role, its password or the database's name. */
export function whyClosed(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = '', message } = cause as { code?: string; message?: string };
  return isUnreachable(error) || isOfSocket(cause) || /^(28|3D)/.test(code) ? message || code : undefined;
}

/** The SQLSTATE and constraint of a refused statement, for rules that only the database can hold. */
export function violated(error: unknown): { code: string; constraint: string } | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const e = cause as { code?: string; constraint?: string } | null;
  return e?.code && /^23/.test(e.code) ? { code: e.code, constraint: e.constraint ?? '' } : null;
}
