import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Refused } from '#contract/refusals.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { Gone, openPool, type Pool } from '#server/base/db/db.ts';
import { aHouse, nobody, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
/** One connection, so that the next one always gets what the last one left. */
let pool: Pool;
const told: string[] = [];
const whole = '{"numerator":"1","denominator":"1"}';
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  pool = openPool(portal.appUrl, { max: 1, statements: { took: (text) => void told.push(text) } });
});
afterAll(async () => {
  await pool.end();
  await portal.close();
});

const setting = () => ({
  text: "select set_config('app.svj_id', $1, true), set_config('app.across', 'on', true)",
  values: ['1'],
});
/** What the connection carries over: nothing may. */
async function left() {
  const { rows } = await pool.raw.query(
    `select coalesce(current_setting('app.svj_id', true), '') as svj, coalesce(current_setting('app.across', true), '') as across,
       current_setting('transaction_read_only') as read_only, now() = statement_timestamp() as is_alone`,
  );
  return rows[0];
}
const nothing = { svj: '', across: '', read_only: 'off', is_alone: true };

it.each(['read only', 'read write'] as const)('leaves nothing behind after a %s call', async (mode) => {
  await pool.opened(mode, setting, async (db) => db.execute(sql`select 1`));
  expect(await left()).toEqual(nothing);
});

it.each(['read only', 'read write'] as const)('leaves nothing behind when a %s call fails', async (mode) => {
  await expect(pool.opened(mode, setting, async (db) => db.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(await left()).toEqual(nothing);
  const fails = pool.opened(mode, setting, () => Promise.reject(new Error('a bug')));
  await expect(fails).rejects.toThrow('a bug');
  expect(await left()).toEqual(nothing);
});

it('leaves nothing behind when the opening itself fails, and never reaches the work', async () => {
  const work = vi.fn();
  await expect(
    pool.opened('read write', () => ({ text: 'select 1 / $1::integer', values: [0] }), work),
  ).rejects.toMatchObject({ code: '22012' });
  expect(work).not.toHaveBeenCalled();
  expect(await left()).toEqual(nothing);
});

it('undoes what a failed call wrote, also before the statement that failed', async () => {
  const add = sql`insert into tries (key) values ('half')`;
  const half = pool.transaction('read write', async (db) => {
    await db.execute(add);
    await db.execute(sql`select 1 / 0`);
  });
  await expect(half).rejects.toThrow();
  expect((await pool.raw.query("select from tries where key = 'half'")).rowCount).toBe(0);
});

it('does not confirm a call that went on after a failed statement', async () => {
  const quiet = pool.transaction('read write', async (db) => {
    await db.execute(sql`insert into tries (key) values ('quiet')`);
    await db.execute(sql`select 1 / 0`).catch(() => undefined);
    return 'done';
  });
  await expect(quiet).rejects.toThrow('A statement failed');
  expect((await pool.raw.query("select from tries where key = 'quiet'")).rowCount).toBe(0);
  expect(await left()).toEqual(nothing);
});

it('more people sign in at once than there are connections', async () => {
  const many = Array.from({ length: 24 }, (_, i) => ({ email: `neznamy${i}@dum.example`, password: 'něco' }));
  const answers = await Promise.all(many.map((who) => nobody(portal).refused(session.login, who)));
  expect(answers.map((a) => a.code)).toEqual(many.map(() => answers[0]?.code));
  expect(answers[0]?.code).toBeLessThan(500);
});

it('a statement that nobody waited for does not reach the next call', async () => {
  const forgetful = pool.transaction('read write', async (db) => {
    db.execute(sql`select 1 / 0`).catch(() => undefined);
    throw new Error('a bug');
  });
  await expect(forgetful).rejects.toThrow('a bug');
  expect(await left()).toEqual(nothing);
});

it.each([new Error('a bug'), new Refused('BASE.ERRORS.CONFLICT')])(
  'what still went on when a call failed with %s writes nothing, neither alone nor in the call of somebody else',
  async (why) => {
    const later = Promise.withResolvers<void>();
    let stray: Promise<unknown> | undefined;
    const failing = pool.transaction('read write', async (db) => {
      stray = later.promise.then(() => db.execute(sql`insert into tries (key) values (${'stray'})`));
      await db.execute(sql`select ${1}::integer`);
      throw why;
    });
    await expect(failing).rejects.toBe(why);
    later.resolve();
    await expect(stray).rejects.toThrow();
    expect((await pool.raw.query("select from tries where key = 'stray'")).rowCount).toBe(0);
    expect(await left()).toEqual(nothing);
  },
);

it('what still went on after a bug is asked on no connection that somebody else got', async () => {
  const later = Promise.withResolvers<void>();
  let stray: Promise<unknown> | undefined;
  const failing = pool.transaction('read write', async (db) => {
    stray = later.promise.then(() => db.execute(sql`select set_config('app.svj_id', ${'77'}, true)`));
    await db.execute(sql`select ${1}::integer`);
    throw new Error('a bug');
  });
  await expect(failing).rejects.toThrow('a bug');
  await pool.opened('read write', setting, async (db) => {
    later.resolve();
    await expect(stray).rejects.toThrow();
    const { rows } = await db.execute<{ svj: string }>(sql`select current_setting('app.svj_id') as svj`);
    expect(rows[0]?.svj).toBe('1');
  });
});

it('what a call set going and what opens a transaction of its own writes, though the call is over', async () => {
  const later = Promise.withResolvers<void>();
  let own: Promise<unknown> | undefined;
  await pool.transaction('read write', async (db) => {
    const write = () =>
      pool.transaction('read write', (x) => x.execute(sql`insert into tries (key) values (${'own'})`));
    own = later.promise.then(write);
    await db.execute(sql`select ${1}::integer`);
  });
  later.resolve();
  await own;
  expect((await pool.raw.query("select from tries where key = 'own'")).rowCount).toBe(1);
});

it('a written row is there when the call has ended', async () => {
  await pool.transaction('read write', (db) => db.execute(sql`insert into tries (key) values ('whole')`));
  expect((await portal.pool.raw.query("select from tries where key = 'whole'")).rowCount).toBe(1);
});

it('a connection that the database closed is not given to the next one, and ends nobody else', async () => {
  const ended = pool.transaction('read only', async (db) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await portal.pool.raw.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await db.execute(sql`select pg_sleep(5)`);
  });
  await expect(ended).rejects.toThrow();
  expect(await left()).toEqual(nothing);
});

it('who leaves at the last moment ends only their own work, never that of whoever comes next', async () => {
  for (let round = 0; round < 5; round += 1) {
    const asker = new AbortController();
    const own = pool.opened(
      'read only',
      setting,
      async (db) => {
        await db.execute(sql`select 1`);
        asker.abort();
      },
      asker.signal,
    );
    const next = pool.transaction('read only', (db) => db.execute(sql`select pg_sleep(0.1), 'whole' as answer`));
    await expect(own).rejects.toThrow(Gone);
    expect((await next).rows[0]).toMatchObject({ answer: 'whole' });
  }
});

it('who left before their turn came costs nobody a connection', async () => {
  const pid = () => pool.raw.query('select pg_backend_pid() as pid').then(({ rows }) => rows[0]?.pid);
  const before = await pid();
  const asker = new AbortController();
  const busy = pool.transaction('read only', (db) => db.execute(sql`select pg_sleep(0.1)`));
  const work = vi.fn();
  const waiting = pool.opened('read only', setting, work, asker.signal);
  asker.abort();
  await expect(waiting).rejects.toThrow(Gone);
  await busy;
  expect(work).not.toHaveBeenCalled();
  expect(await pid()).toBe(before);
});

it('many calls of two houses at once each see their own', async () => {
  const [one, other] = [await aHouse(portal), await aHouse(portal)];
  const [head, boss] = [await one.chair(), await other.chair()];
  await one.unit(head, 'moje', [1, 1], [{ memberIds: [head.memberId as number] }]);
  await other.unit(boss, 'jejich', [1, 1], [{ memberIds: [boss.memberId as number] }]);
  const asked = Array.from({ length: 60 }, (_, i) => (i % 2 ? head : boss).asks(units.list, {}));
  const seen = (await Promise.all(asked)).map(({ rooms }) => rooms.map((r) => r.number));
  expect(seen).toEqual(seen.map((_, i) => [i % 2 ? 'moje' : 'jejich']));
});

it('tells slow statements without their values, the opening too', async () => {
  await pool.opened(
    'read only',
    () => ({ text: 'select $1::text', values: ['tajné'] }),
    (db) => db.execute(sql`select ${'také tajné'}::text`),
  );
  expect(told).toContain('begin isolation level repeatable read read only');
  expect(told.join('\n')).not.toContain('tajné');
});

it('units written at once into an entrance that is not there yet all get the same one', async () => {
  const numbers = Array.from({ length: 5 }, (_, i) => `vchod/${i}`);
  const body = { entranceName: 'Vchod nový', type: 'cellar', owners: [{ memberIds: [chair.memberId], share: whole }] };
  const made = await Promise.all(numbers.map((number) => chair.call(units.create, { ...body, number })));
  const entrances = made.map(({ body: answer }) => (answer.data as { entrance: { id: number } | null }).entrance?.id);
  expect(new Set(entrances).size).toBe(1);
  expect(entrances[0]).toBeGreaterThan(0);
});
