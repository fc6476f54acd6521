import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endingWith, openPool, type Pool } from '#server/base/db/db.ts';
import { aPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
/** One connection, so that statements meet what those before them left. */
let pool: Pool;
beforeAll(async () => {
  portal = await aPortal();
  pool = openPool(portal.appUrl, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await portal.close();
});

type Stream = { write(...of: unknown[]): boolean; uncork(): void };
/** How many times something left for the server meanwhile. */
async function leavings(run: () => Promise<unknown>): Promise<number> {
  const client = await pool.raw.connect();
  const { stream } = (client as unknown as { connection: { stream: Stream } }).connection;
  client.release();
  const sent = vi.spyOn(stream as unknown as { _writev(): void }, '_writev');
  const alone = vi.spyOn(stream as unknown as { _write(): void }, '_write');
  try {
    await run();
    return sent.mock.calls.length + alone.mock.calls.length;
  } finally {
    sent.mockRestore();
    alone.mockRestore();
  }
}

const number = (n: number) => sql`select ${n}::integer as n`;

it('sends the beginning with the first statement, and what is asked for at once together', async () => {
  const work = () =>
    pool.transaction('read only', async (db) => {
      const answers = await Promise.all([1, 2, 3].map((n) => db.execute<{ n: number }>(number(n))));
      expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    });
  await work();
  // Beginning, three statements, end.
  expect(await leavings(work)).toBe(3);
});

it('takes the end of a reading call along with what is said to be the last, and answers nothing behind it', async () => {
  const last = () =>
    pool.transaction('read only', async (db) => {
      endingWith(db);
      return (await Promise.all([1, 2].map((n) => db.execute<{ n: number }>(number(n))))).map(({ rows }) => rows[0]?.n);
    });
  expect(await last()).toEqual([1, 2]);
  expect(await leavings(last)).toBe(2);
  const behind = pool.transaction('read only', async (db) => {
    endingWith(db);
    await db.execute(number(1));
    await db.execute(number(2));
  });
  await expect(behind).rejects.toMatchObject({ cause: { message: 'The transaction has ended' } });
  const bare = pool.transaction('read only', async (db) => {
    endingWith(db);
    await db.execute(number(1));
    await db.execute(sql`select 1`);
  });
  await expect(bare).rejects.toMatchObject({ cause: { message: 'The transaction has ended' } });
  const failing = pool.transaction('read only', (db) => {
    endingWith(db);
    throw new Error('a bug');
  });
  await expect(failing).rejects.toThrow('a bug');
  const quiet = pool.transaction('read only', async (db) => {
    endingWith(db);
    await db.execute(sql`select 1 / ${0}::integer`).catch(() => undefined);
  });
  await quiet;
  // What was said of one call says nothing of the next one.
  const next = await pool.transaction('read only', async (db) => [
    await db.execute(number(3)),
    await db.execute(number(4)),
  ]);
  expect(next.map(({ rows }) => rows[0])).toEqual([{ n: 3 }, { n: 4 }]);
  const { rows } = await pool.raw.query(`select coalesce(current_setting('app.day', true), '') as day,
    now() = statement_timestamp() as is_alone`);
  expect(rows).toEqual([{ day: '', is_alone: true }]);
});

it('ends a writing call by itself, whatever was said', async () => {
  const written = await pool.transaction('read write', async (db) => {
    endingWith(db);
    await db.execute(sql`insert into tries (key) values (${'kept'})`);
    return db.execute(sql`delete from tries where key = ${'kept'}`);
  });
  expect(written.rowCount).toBe(1);
});

it('says how many rows were touched, whatever was done', async () => {
  const counts = await pool.transaction('read write', async (db) => {
    const asked = [
      sql`insert into tries (key) values (${'a'}), (${'b'})`,
      sql`update tries set key = key || ${'x'} where key in ('a', 'b')`,
      sql`select key from tries where key like ${'_x'}`,
      sql`delete from tries where key = ${'ax'}`,
      sql`delete from tries where key = ${'nobody'}`,
    ];
    const done = [];
    for (const one of asked) done.push((await db.execute(one)).rowCount);
    await db.execute(sql`delete from tries where key = ${'bx'}`);
    return done;
  });
  expect(counts).toEqual([2, 2, 2, 1, 0]);
});

it('refuses what travels behind a refused statement, and knows all of them afterwards', async () => {
  const divided = (n: number) => sql`select 1 / ${n}::integer as n`;
  const both = pool.transaction('read only', async (db) => {
    const asked = await Promise.allSettled(
      [number(7), divided(0), sql`select ${'behind'}::text as n`].map((q) => db.execute(q)),
    );
    expect(asked.map((a) => a.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    throw new Error('as told');
  });
  await expect(both).rejects.toThrow('as told');
  const again = await pool.transaction('read only', (db) =>
    Promise.all([divided(1), sql`select ${'behind'}::text as n`].map((q) => db.execute(q))),
  );
  expect(again.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 'behind' }]]);
});

it('outside of a transaction lets each statement stand or fall by itself', async () => {
  const client = await pool.raw.connect();
  const keep = (key: string) => client.query('insert into tries (key) values ($1)', [key]);
  const asked = await Promise.allSettled([keep('alone'), client.query('select 1 / $1::integer', [0])]);
  expect(asked.map((a) => a.status)).toEqual(['fulfilled', 'rejected']);
  expect((await client.query('delete from tries where key = $1', ['alone'])).rowCount).toBe(1);
  client.release();
});

it('asks anew for the shape of a statement whose table has changed', async () => {
  const asked = () => pool.transaction('read only', (db) => db.execute(sql`select * from tries where key = ${'none'}`));
  const before = (await asked()).fields.length;
  const owner = openPool(portal.ownerUrl, { max: 1 });
  await owner.raw.query('alter table tries add column more text');
  // The server refuses the plan that it kept, once.
  await expect(asked()).rejects.toThrow();
  expect((await asked()).fields).toHaveLength(before + 1);
  await owner.raw.query('alter table tries drop column more');
  await owner.end();
});

it('reads what the query builder reads in its way and what is asked without it in another', async () => {
  const text =
    'select $1::date as day, $2::bigint as big, $3::bigint as bigger, $4::jsonb as said, $5::text as nothing';
  const values = ['2026-11-22', '12', '900719925474099312', { a: [1] }, null];
  const kept = await pool.transaction('read only', async (db) => {
    const plain = await db.client.query({ text, values });
    const built = await db.execute(
      sql`select ${values[0]}::date as day, ${values[1]}::bigint as big, ${values[2]}::bigint as bigger,
        ${JSON.stringify(values[3])}::jsonb as said, ${null}::text as nothing`,
    );
    return [plain.rows[0], built.rows[0]];
  });
  const read = { big: 12, bigger: 900719925474099312n, said: { a: [1] }, nothing: null };
  expect(kept).toEqual([
    { ...read, day: expect.any(Date) },
    { ...read, day: '2026-11-22' },
  ]);
});

it('keeps two thousand statements a connection, and plans what comes behind them each time', async () => {
  const own = openPool(portal.appUrl, { max: 1 });
  const kept = await own.transaction('read only', async (db) => {
    for (let n = 0; n < 2300; n += 50) {
      const some = Array.from({ length: 50 }, (_, i) => sql`select ${1}::integer as ${sql.raw(`a${n + i}`)}`);
      const told = await Promise.all(some.map((one) => db.execute(one)));
      expect(told.flatMap(({ rows }) => Object.values(rows[0] ?? {}))).toEqual(some.map(() => 1));
    }
    const text = 'select count(*)::integer as n from pg_prepared_statements where $1';
    return Number((await db.client.query({ text, values: [true] })).rows[0]?.n);
  });
  await own.end();
  // Those that travel together are looked at together.
  expect(kept).toBeGreaterThanOrEqual(2000);
  expect(kept).toBeLessThan(2050);
});
