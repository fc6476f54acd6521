import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { patience } from '../db/connections.ts';
import type { Pool } from '../db/db.ts';

export type EarTimes = {
  /** Before a lost connection is made again, at first and at most. */
  again: readonly [number, number];
  /** Between looks whether the other side is still there. */
  ping: number;
  /** How long the first word may take that says that words come at all. */
  proof: number;
  /** Where no words come, between looks at the counters; and until words are tried again. */
  poll: number;
  retry: number;
};
export const earTimes: EarTimes = { again: [100, 5_000], ping: 20_000, proof: 3_000, poll: 5_000, retry: 60_000 };

type Options = {
  url: string;
  pool: Pick<Pool, 'aside'>;
  /** Tables whose changes are told. */
  tables: readonly string[];
  heard(payload: string): void;
  /** Words may have been missed. */
  missed(): void;
  warn(err: unknown, text: string): void;
  times?: Partial<EarTimes>;
};

/**
 * One connection that listens for all streams of a server. Lost, it is made again and everybody asks everything. A pooler that
 * gives each statement another connection lets it listen and never says a word: so it first asks to be told one, and where
 * none comes the counters of the tables are looked at, one row every five seconds.
 */
export class Ear {
  readonly #o: Options;
  readonly #times: EarTimes;
  #client: pg.Client | undefined;
  #timers = new Set<NodeJS.Timeout>();
  #ready: Promise<void> | undefined;
  #isOpen = false;
  #failed = 0;
  #counted: string | undefined;

  constructor(options: Options) {
    this.#o = options;
    this.#times = { ...earTimes, ...options.times };
  }

  /** Listens, from the first stream on; comes back when it does, or soon after it cannot. */
  open(): Promise<void> {
    this.#isOpen = true;
    this.#ready ??= this.#listen();
    return this.#ready;
  }

  #later(ms: number, run: () => unknown): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.#isOpen) void run();
    }, ms).unref();
    this.#timers.add(timer);
    return timer;
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#o.url,
      application_name: 'pavlac-live',
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.answer,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query('listen live');
      if (!(await this.#hears(client))) return this.#deaf(client);
      client.on('notification', ({ payload = '' }) => this.#o.heard(payload));
      if (this.#failed > 0 || this.#counted !== undefined) this.#o.missed();
      this.#failed = 0;
      this.#counted = undefined;
      this.#ping(client);
    } catch (err) {
      this.#o.warn(err, 'not listening');
      this.#lost(client);
    }
  }

  /** Whether a word said over another connection comes. */
  async #hears(client: pg.Client): Promise<boolean> {
    const word = `proof ${randomBytes(6).toString('hex')}`;
    let timer: NodeJS.Timeout | undefined;
    const come = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => payload === word && resolve(true));
      timer = setTimeout(() => resolve(false), this.#times.proof).unref();
    });
    await this.#o.pool.aside.query("select pg_notify('live', $1)", [word]);
    const heard = await come;
    clearTimeout(timer);
    return heard;
  }

  #ping(client: pg.Client): void {
    this.#later(this.#times.ping, async () => {
      if (this.#client !== client) return;
      await client.query('select 1').then(
        () => this.#ping(client),
        () => this.#lost(client),
      );
    });
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    if (!this.#isOpen) return;
    const [first, most] = this.#times.again;
    this.#later(Math.min(most, first * 2 ** this.#failed), () => this.#listen());
    this.#failed += 1;
  }

  /** Comes back once the counters are known, so that the first change after it is seen. */
  async #deaf(client: pg.Client): Promise<void> {
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#o.warn(undefined, 'the database says no word over this connection: counters are looked at instead');
    this.#counted ??= '';
    const until = Date.now() + this.#times.retry;
    const look = async (): Promise<unknown> => {
      await this.#count().catch((err: unknown) => this.#o.warn(err, 'counters not read'));
      return this.#later(this.#times.poll, Date.now() < until ? look : () => this.#listen());
    };
    await look();
  }

  /** One row: how often rows of these tables changed, as the database counts it for itself. */
  async #count(): Promise<void> {
    const { rows } = await this.#o.pool.aside.query<{ n: string }>(
      `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as n from pg_stat_user_tables
       where relname = any($1::text[])`,
      [this.#o.tables],
    );
    const n = rows[0]?.n ?? '';
    if (this.#counted !== '' && n !== this.#counted) this.#o.missed();
    this.#counted = n;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#ready = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }
}
