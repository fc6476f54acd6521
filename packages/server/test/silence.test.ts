import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { imports } from '#contract/imports/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { buildApp } from '#server/app.ts';
import type { Patience } from '#server/base/db/connections.ts';
import { openPool, type Pool } from '#server/base/db/db.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aLineTo } from './silent-line.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

/** Short enough for a test; the order between them is that of life. */
const times = { statement: 700, lock: 500, idle: 700, answer: 1000, connect: 800, ready: 400 };
const unhurried = { ...times, statement: 20_000, lock: 20_000, idle: 20_000, answer: 25_000 };
const took = async <T>(work: Promise<T>): Promise<{ answer: T; ms: number }> => {
  const since = performance.now();
  return { answer: await work, ms: performance.now() - since };
};

type Far = { app: TestPortal['app']; pool: Pool; line: Awaited<ReturnType<typeof aLineTo>>; lines: string[] };
/** The same portal over a line that can fall silent; `lines` is its log. */
async function overALine(run: (far: Far) => Promise<void>, patience: Partial<Patience> = times): Promise<void> {
  const line = await aLineTo(portal.appUrl);
  const pool = openPool(line.url, { max: 3, patience });
  const lines: string[] = [];
  const config = { ...portal.config, log: 'info' as const };
  const logTo = { write: (text: string) => void lines.push(text) };
  const app = await buildApp({ portal: { ...portal, pool, config }, version: '2.3.1', logTo });
  try {
    await run({ app, pool, line, lines });
  } finally {
    await line.end();
    await app.close();
    await pool.end();
  }
}
const ask = (app: TestPortal['app'], url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const headersOf = (who: Person) => ({ authorization: `Bearer ${who.token}`, svj: String(who.memberId) });

describe('a database that falls silent', () => {
  it('is told within two seconds, and calls end with a calm refusal instead of hanging', async () => {
    await overALine(async ({ app, line }) => {
      expect((await ask(app, '/api/ready')).statusCode).toBe(200);
      expect((await ask(app, units.list.path, headersOf(chair))).statusCode).toBe(200);
      line.fallSilent(true);
      const many = Array.from({ length: 8 }, () => took(ask(app, units.list.path, headersOf(chair))));
      const ready = await took(Promise.all([ask(app, '/api/ready'), ask(app, '/api/ready')]));
      expect(ready.answer.map((r) => r.statusCode)).toEqual([503, 503]);
      expect(ready.ms).toBeLessThan(2000);
      expect((await ask(app, '/api/health')).statusCode).toBe(200);
      for (const { answer, ms } of await Promise.all(many)) {
        expect(answer.json()).toMatchObject({ code: 503, message: { content: 'BASE.ERRORS.UNAVAILABLE' } });
        expect(ms).toBeLessThan(5000);
      }
      line.fallSilent(false);
      await vi.waitFor(async () => expect((await ask(app, '/api/ready')).statusCode).toBe(200));
      expect((await ask(app, units.list.path, headersOf(chair))).statusCode).toBe(200);
    });
  });

  it('leaves no connection counted as used', async () => {
    await overALine(async ({ pool, line }) => {
      const asked = () => pool.transaction('read write', (db) => db.execute(sql`select 1`));
      await asked();
      line.fallSilent(true);
      const all = await Promise.allSettled(Array.from({ length: 5 }, asked));
      expect(all.map((one) => one.status)).toEqual(Array(5).fill('rejected'));
      line.fallSilent(false);
      await asked();
      await vi.waitFor(() => expect(pool.raw.totalCount - pool.raw.idleCount).toBe(0));
    });
  });

  it('that breaks off is told as unreachable', async () => {
    await overALine(async ({ app, line, lines, pool }) => {
      const sleeping = pool.transaction('read only', (db) => db.execute(sql`select pg_sleep(0.5)`));
      sleeping.catch(() => undefined);
      const lock = await holding('unit');
      const answer = ask(app, units.list.path, headersOf(chair));
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 15_000 });
      line.breakOff();
      expect((await answer).statusCode).toBe(503);
      expect(lines.join('')).toContain('database unreachable');
      await lock.end();
      // The line breaks while the call waits, however slow the machine is.
    }, unhurried);
  });
});

const held: pg.Client[] = [];
afterEach(async () => {
  // A failed test must not leave its lock to the next one.
  for (const db of held.splice(0)) await db.end();
});

/** Somebody who holds a table and does not let go. */
async function holding(table: string): Promise<{ end(): Promise<void> }> {
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  await db.query(`begin; lock table ${table} in access exclusive mode`);
  held.push(db);
  return { end: () => db.end() };
}
/** How many wait for a lock; the gate may be the first of them, so nothing is said of what they ask. */
async function waiting(): Promise<number> {
  const { rows } = await portal.pool.raw.query(
    "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0].n;
}

describe('time limits', () => {
  it('of a lock end the call, and say that the database was too slow', async () => {
    await overALine(async ({ app, lines }) => {
      const lock = await holding('unit');
      const { answer, ms } = await took(ask(app, units.list.path, headersOf(chair)));
      await lock.end();
      expect(answer.statusCode).toBe(503);
      expect(ms).toBeLessThan(3000);
      expect(lines.join('')).toContain('database too slow');
      expect((await ask(app, units.list.path, headersOf(chair))).statusCode).toBe(200);
    });
  });

  it('of statements and of transactions that ask nothing are kept by the server itself', async () => {
    const pool = openPool(portal.appUrl, { max: 1, patience: times });
    const slow = pool.transaction('read only', (db) => db.execute(sql`select pg_sleep(20)`));
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    const idle = pool.transaction('read write', async (db) => {
      await new Promise((done) => db.client.once('error', done));
      await db.execute(sql`select 1`);
    });
    await expect(idle).rejects.toThrow();
    expect((await pool.raw.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('are set on every connection of the portal', async () => {
    const { rows } = await portal.pool.aside.query(
      `select name, setting::int as ms from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 60_000 },
      { name: 'lock_timeout', ms: 15_000 },
      { name: 'statement_timeout', ms: 30_000 },
    ]);
  });
});

describe('whoever asked and went away', () => {
  it('ends the reading they asked for', async () => {
    await overALine(async ({ app }) => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const patient = await holding('unit');
      const leave = new AbortController();
      const call = fetch(`http://127.0.0.1:${port}${units.list.path}`, {
        headers: headersOf(chair),
        signal: leave.signal,
      });
      call.catch(() => undefined);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { interval: 10 });
      leave.abort();
      // Sooner than any of the limits of time would end it.
      await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 8000, interval: 10 });
      await patient.end();
      expect((await ask(app, units.list.path, headersOf(chair))).statusCode).toBe(200);
    }, {});
  });

  it('in the middle of a sentence is not a database that cannot be reached', async () => {
    await overALine(async ({ app, lines }) => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      const begun = once(app.server, 'request');
      socket.write(
        [
          `POST ${imports.upload.path} HTTP/1.1`,
          'host: x',
          ...Object.entries(headersOf(chair)).map(([name, value]) => `${name}: ${value}`),
          'content-type: multipart/form-data; boundary=x',
          'content-length: 9000',
          '',
          '--x',
          'content-disposition: form-data; name="file"; filename="dum.json"',
          '',
          '{"half',
        ].join('\r\n'),
      );
      await begun;
      socket.resetAndDestroy();
      await vi.waitFor(() => expect(lines.join('')).toMatch(/left by whoever asked|"route":"POST/));
      expect(lines.join('')).not.toMatch(/unreachable|bug/);
    });
  });
});
