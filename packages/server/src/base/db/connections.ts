import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Statements } from '../process/metrics.ts';
import { Flight, type Known, type Sent, written } from './flight.ts';

/** How long is waited, in milliseconds: the first three the server keeps itself, the others we do, should it fall silent. */
export const patience = {
  /** A statement, its waiting for locks included. */
  statement: 30_000,
  lock: 15_000,
  /** A transaction that nothing is asked of. */
  idle: 60_000,
  /** An answer: longer than a statement may take, so that it speaks only of silence. */
  answer: 35_000,
  connect: 5000,
  /** The question whether it is there at all. */
  ready: 1500,
};
export type Patience = typeof patience;

export type ConnectionOptions = {
  max: number;
  statements?: Statements;
  log?: (e: Error) => void;
  /** Other times than the usual ones. */
  patience?: Partial<Patience>;
};

/** Statements that one connection keeps; later ones are planned each time. */
const mostNames = 2000;
/** Names of texts asked for lately, so that they need not be hashed anew. */
const names = new Map<string, string>();

/** A stable name for the text, so that the server plans each statement once a connection. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const [oldest] = names.keys();
  if (oldest !== undefined && names.size >= mostNames) names.delete(oldest);
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

/** Errors of connections to the database: a socket of anybody else breaks with the same codes. */
const marked = new WeakSet<object>();
const mark = (error: unknown) => void (typeof error === 'object' && error !== null && marked.add(error));
const socketCode = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_)/;
export const isOfSocket = (error: unknown): boolean => socketCode.test((error as { code?: string } | null)?.code ?? '');
export const ofDatabase = (error: unknown): boolean => typeof error === 'object' && error !== null && marked.has(error);

/** Whether nothing more can be asked on the connection: it is gone, or the answer to something is still on its way. */
export function isBroken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  return /^(08|57P0|25P03)/.test(code) || /Query read timeout|Connection terminated/.test(message) || ofDatabase(cause);
}

const markSocket = (error: unknown) => void (isOfSocket(error) && mark(error));

type Callback = (error: Error, ...rest: unknown[]) => unknown;
/** The same callback; errors of the line are marked before it hears of them. */
const marking =
  (callback: Callback): Callback =>
  (error, ...rest) => {
    markSocket(error);
    return callback(error, ...rest);
  };

type Asked = pg.QueryConfig & { rowMode?: 'array' };
/** Of a connection: how its transaction ends. */
export type Ending = { endsNext(): void; hasEnded: boolean; staysOpen: boolean };

/**
 * The transaction that work belongs to. When one of several things at once fails, the others still go on; what they would ask is
 * refused, because by then the connection is somebody else's, of another house perhaps.
 */
export const within = new AsyncLocalStorage<{ isOver: boolean }>();

const over = () => new Error('The transaction has ended');
const nothing = () => undefined;
const ending = (refused: () => void): Sent => ({
  ...{ name: nameOf('pcommit'), text: 'commit', values: [], rowMode: undefined },
  ...{ types: pg.types, answered: nothing, refused },
});

/** A client whose statements with values are prepared under a name; those asked for at once travel together. */
function namingClient(statements: Statements | undefined): typeof pg.Client {
  return class NamingClient extends pg.Client {
    readonly #known: Known = new Map();
    #waiting: Sent[] = [];
    #isReading = false;
    #isLast = false;
    /** The transaction ended with the statements that left last. */
    hasEnded = false;
    /** Nobody ends it for now, whoever says that theirs is the last. */
    staysOpen = false;

    // biome-ignore lint/suspicious/noExplicitAny: pg's connect is a pile of overloads; this one only passes them on
    override connect(callback?: any): any {
      if (callback) return super.connect(marking(callback));
      return told(super.connect(), () => undefined);
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg's query is a pile of overloads; this one only passes them on
    override query(...args: any[]): any {
      const [config, given] = args as QueryArguments;
      const isOne = typeof config === 'object' && 'text' in config;
      const isCalledBack = typeof args.at(-1) === 'function';
      if (isOne && !isCalledBack && within.getStore()?.isOver) return Promise.reject(over());
      const values = isOne && !isCalledBack ? (given ?? config.values ?? []) : [];
      if (isOne && (values.length > 0 || (config.name && !isCalledBack))) return this.#together(config, values);
      this.#leave();
      if (isOne && !isCalledBack && this.hasEnded) return Promise.reject(over());
      if (isCalledBack) args[args.length - 1] = marking(args.at(-1));
      if (!isOne) return told(super.query(...(args as [string])), () => undefined);
      const since = performance.now();
      const [, ...rest] = args;
      const answer = super.query(
        ...([{ ...config, types: parsersOver(config.types) }, ...rest] as unknown as [string]),
      );
      // Without parameters a text may hold values; what stands before its first semicolon never does.
      const known = config.text.replace(/;.*/s, '');
      return told(answer, () => statements?.took(known, performance.now() - since));
    }

    /** What is asked for now is the last of a transaction that only reads; its end travels with it. */
    endsNext(): void {
      this.#isLast = this.#isReading && !this.staysOpen;
    }

    #goOn(): void {
      this.hasEnded = false;
    }

    #begin(text: string): void {
      this.#isReading = text.endsWith('read only');
      this.#isLast = false;
      this.hasEnded = false;
    }

    #together({ text, types, rowMode, name: own }: Asked, values: readonly unknown[]): Promise<pg.QueryResult> {
      const since = performance.now();
      const asked = nameOf(`${types ? 'd' : 'p'}${own ?? text}`);
      const name = this.#known.has(asked) || this.#known.size < mostNames ? asked : undefined;
      if (text.startsWith('begin')) this.#begin(text);
      if (this.hasEnded) return Promise.reject(over());
      return new Promise((done, failed) => {
        const answered = (result: pg.QueryResult) => {
          statements?.took(text, performance.now() - since);
          done(result);
        };
        const refused = (error: unknown) => {
          statements?.took(text, performance.now() - since);
          markSocket(error);
          failed(error);
        };
        this.#waiting.push({
          ...{ name, text, rowMode, types: parsersOver(types), answered, refused },
          values: written(values),
        });
        // After everything that can still be asked without an answer.
        if (this.#waiting.length === 1) process.nextTick(() => this.#leave());
      });
    }

    #leave(): void {
      const sent = this.#waiting;
      if (sent.length === 0) return;
      this.#waiting = [];
      // Behind a refused statement it does not run.
      if (this.#isLast) sent.push(ending(() => this.#goOn()));
      this.hasEnded = this.#isLast;
      this.#isLast = false;
      // Outside of a transaction those that travel together would be undone together, though the first were answered.
      const isInside = this.getTransactionStatus() === 'T' || sent[0]?.text.startsWith('begin');
      for (const flight of isInside ? [sent] : sent.map((one) => [one]))
        super.query(new Flight(flight, this.#known) as unknown as pg.Submittable);
    }
  };
}

/** Calls back when the answer is there, and marks what went wrong on the line. */
function told(answer: unknown, done: () => void): unknown {
  if (answer instanceof Promise) {
    answer.then(done, (error: unknown) => {
      markSocket(error);
      done();
    });
  }
  return answer;
}

/** Connections of one kind; each tells the server how long it may take. */
export function connections(url: string, { max, statements, log, patience: given }: ConnectionOptions): pg.Pool {
  const times = { ...patience, ...given };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: namingClient(statements),
    connectionTimeoutMillis: times.connect,
    idleTimeoutMillis: 60_000,
    statement_timeout: times.statement,
    lock_timeout: times.lock,
    idle_in_transaction_session_timeout: times.idle,
    query_timeout: times.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'pavlac',
  } as pg.PoolConfig);
  // An idle connection that the server closed must not end the process.
  pool.on('error', (e) => log?.(e));
  // Nor one in use: its statement is refused anyway, and the pool listens only to idle ones.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
