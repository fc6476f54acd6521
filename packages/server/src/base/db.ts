import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { dayIn } from '#contract/base/dates.ts';
import type { Statements } from './metrics.ts';

/** What a query gets: one transaction's connection. Never optional, never the pool. */
export type Db = NodePgDatabase & { readonly client: pg.PoolClient };
type Mode = 'read only' | 'read write';

const names = new Map<string, string>();
const mostNames = 2000;

/** A stable name for the text, so that the server plans each statement once a connection. Dynamic texts stay unnamed. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostNames) return undefined;
  const name = `p_${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}

type QueryArguments = [config: string | pg.QueryConfig | pg.Submittable, values?: unknown[], ...rest: unknown[]];

/** bigint columns come as number while that is exact, else as bigint: shares have up to 18 digits. */
const readBigint = (text: string): number | bigint => {
  const n = Number(text);
  return Number.isSafeInteger(n) ? n : BigInt(text);
};
type Parsers = Pick<pg.CustomTypesConfig, 'getTypeParser'>;
/** The query builder brings parsers of its own for some types; bigint is always ours. */
const parsersOver = (given: Parsers = pg.types): Parsers => ({
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === 20 ? readBigint : given.getTypeParser(oid, format)) as Parsers['getTypeParser'],
});

function namingClient(statements: Statements | undefined): typeof pg.Client {
  return class NamingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's query is a pile of overloads; this one only passes them on
    override query(...args: any[]): any {
      const [config, values, ...rest] = args as QueryArguments;
      if (typeof config !== 'object' || !('text' in config)) return super.query(...(args as [string]));
      const hasValues = Boolean(values?.length || config.values?.length);
      const name = hasValues ? (config.name ?? nameOf(config.text)) : undefined;
      const named = { ...config, name, types: parsersOver(config.types) };
      const since = performance.now();
      const answer = super.query(...([named, values, ...rest] as unknown as [string])) as unknown;
      if (answer instanceof Promise) {
        // Without parameters a text may hold values; what stands before its first semicolon never does.
        const known = hasValues ? config.text : config.text.replace(/;.*/s, '');
        const told = () => statements?.took(known, performance.now() - since);
        answer.then(told, told);
      }
      return answer;
    }
  };
}

export type Pool = {
  /** Runs in one transaction; its writes stand or fall together. */
  transaction<T>(mode: Mode, run: (db: Db) => Promise<T>): Promise<T>;
  /** The same, its first statement sent with its beginning in one round trip: values in it must be checked ones. */
  opened<Row, T>(mode: Mode, first: string, run: (db: Db, rows: Row[]) => Promise<T>): Promise<T>;
  /** The one entrance for work across associations: sign-in, jobs, product administrators. Say why in the caller. */
  across<T>(mode: Mode, run: (db: Db) => Promise<T>): Promise<T>;
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

/** Who only read need not wait for the end; the next one gets the connection after it. */
function endLater(client: pg.PoolClient, ended: Promise<unknown>): void {
  ended.then(
    () => client.release(),
    () => client.release(true),
  );
}

/** `now` is the clock of the portal: what the database decides by the day, it decides by its day in Prague. */
type Options = { max: number; statements?: Statements; log?: (e: Error) => void; now?: () => Date };

function connections(url: string, { max, statements, log }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: namingClient(statements),
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    application_name: 'pavlac',
  } as pg.PoolConfig);
  // An idle connection that the server closed must not end the process.
  pool.on('error', (e) => log?.(e));
  // Nor one in use: its statement is refused anyway, and the pool listens only to idle ones.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const mostAside = 2;

/** Connections as the application's role. */
export function openPool(url: string, options: Options): Pool {
  const now = options.now ?? (() => new Date());
  const raw = connections(url, options);
  const aside = connections(url, { ...options, max: mostAside });

  async function run<Row, T>(mode: Mode, first: string, work: (db: Db, rows: Row[]) => Promise<T>): Promise<T> {
    const client = await raw.connect();
    try {
      // In one string, the first statement runs only inside the transaction that began before it.
      const answers: unknown = await client.query({
        text: `begin ${mode}; set local app.day = '${dayIn(now())}'; ${first}`,
      });
      const rows = (Array.isArray(answers) ? (answers.at(-1) as pg.QueryResult).rows : []) as Row[];
      const result = await work(boundTo(client), rows);
      const ended = client.query('commit');
      if (mode === 'read only') endLater(client, ended);
      else {
        // PostgreSQL answers the end of a failed transaction calmly, with ROLLBACK.
        if ((await ended).command !== 'COMMIT') throw new Error('A statement failed and nobody said so');
        client.release();
      }
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }

  return {
    raw,
    aside,
    transaction: (mode, work) => run(mode, '', work),
    opened: run,
    across: (mode, work) => run(mode, "set local app.across = 'on'", work),
    end: async () => void (await Promise.all([raw.end(), aside.end()])),
  };
}

/** Whether the error says that the database can't be reached, rather than that the statement was wrong. */
export function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const e = cause as { code?: string; message?: string } | null;
  const code = e?.code ?? '';
  if (/^(08|57P0|53[013])/.test(code)) return true;
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    e?.message ?? '',
  );
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
  return isUnreachable(error) || /^(28|3D)/.test(code) ? message || code : undefined;
}

/** The SQLSTATE and constraint of a refused statement, for rules that only the database can hold. */
export function violated(error: unknown): { code: string; constraint: string } | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const e = cause as { code?: string; constraint?: string } | null;
  return e?.code && /^23/.test(e.code) ? { code: e.code, constraint: e.constraint ?? '' } : null;
}
