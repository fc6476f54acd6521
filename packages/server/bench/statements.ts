import type { FastifyInstance } from 'fastify';
import { movingOf } from '#server/backup/house/steps-moving.ts';
import { openLive } from '#server/base/live/live.ts';
import { openStore } from '#server/base/store/file-store.ts';
import { buildApp } from '../src/app.ts';
import { openPool, type Pool } from '../src/base/db/db.ts';
import { fetchingBy, publicNet } from '../src/base/fetching/fetching.ts';
import { openLimits } from '../src/base/http/limits.ts';
import { openSigner } from '../src/base/secrets/signing.ts';
import { readConfig } from '../src/base/start/config.ts';
import { openDisk } from '../src/base/store/disk.ts';
import { samples } from '../src/sample/people.ts';

export type Statement = { text: string; values: unknown[] };
/** What a call really sends to the database, and what it answers. */
export type Recorded = { opening: Statement[]; work: Statement[]; body: string };

type Query = (config: string | { text: string; values?: unknown[] }, values?: unknown[], ...rest: unknown[]) => unknown;

/** A portal of its own over the database, whose statements are heard. */
export type Recorder = {
  /** Records one reading call; one that asks by POST has a `payload`. */
  record(path: string, headers: Record<string, string>, payload?: object): Promise<Recorded>;
  close(): Promise<void>;
};

/** Opens the portal itself, so that nothing of its statements is copied by hand. */
export async function openRecorder(appUrl: string): Promise<Recorder> {
  const pool = openPool(appUrl, { max: 2 });
  const heard: Statement[] = [];
  pool.raw.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const listening: Query = (config, values, ...rest) => {
      const { text, values: own } = typeof config === 'string' ? { text: config } : config;
      heard.push({ text, values: values ?? own ?? [] });
      return query(config, values, ...rest);
    };
    Object.assign(client, { query: listening });
  });
  const app = await portalOver(pool);
  return {
    record: async (path, headers, payload) => {
      // What the portal asked for itself is not of the call.
      heard.length = 0;
      const body = await ask(app, path, headers, payload);
      return { ...parted(heard), body };
    },
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

async function portalOver(pool: Pool): Promise<FastifyInstance> {
  const config = readConfig({ PAVLAC_LOG: 'fatal' });
  const files = await openStore(config);
  const signer = await openSigner(pool, undefined);
  const now = () => new Date();
  const portal = {
    config,
    pool,
    limits: openLimits(pool),
    files,
    moving: movingOf({ config, files, signer, now, appUrl: '', version: '0.0.0' }),
    disk: openDisk(config),
    queue: { send: async () => undefined },
    secret: Buffer.alloc(32),
    signer,
    live: openLive({ url: '', pool, topics: new Map(), now: () => new Date() }),
    fetching: fetchingBy(publicNet),
    now,
    say: () => undefined,
    shout: () => undefined,
    samples,
  };
  return buildApp({ portal, version: '0.0.0' });
}

async function ask(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
  payload?: object,
): Promise<string> {
  const reply = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload ? { payload } : {}) });
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
  return reply.body;
}

/** The call is one transaction: its opening with the gate, its work, its end. */
function parted(heard: readonly Statement[]): Omit<Recorded, 'body'> {
  const [beginning, gate, ...rest] = heard;
  if (!beginning?.text.startsWith('begin') || !gate?.text.includes('enter('))
    throw new Error('The call is no transaction');
  // The end may travel with the last of them.
  const work = rest.filter(({ text }) => !/^(commit$|set local|savepoint|release|rollback)/.test(text));
  return { opening: [beginning, gate], work };
}
