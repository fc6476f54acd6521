import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Db, openPool, type Pool } from '#server/base/db/db.ts';
import { nextNumber } from '#server/base/db/numbering.ts';
import { aHouse, type TestHouse } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';

const writers = 200;
let portal: TestPortal;
let house: TestHouse;
/** Two servers over one database. */
let pools: Pool[];
let outside: pg.Client;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  pools = [openPool(portal.appUrl, { max: 20 }), openPool(portal.appUrl, { max: 20 })];
  outside = new pg.Client({ connectionString: inject('superUrl') });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await Promise.all(pools.map((pool) => pool.end()));
  await portal.close();
});

const kill = async (db: Db) => {
  const { processID } = db.client as unknown as { processID: number };
  await outside.query('select pg_terminate_backend($1)', [processID]);
};

/** Takes a number of both series; every fifth changes its mind, every tenth loses its connection. */
function write(n: number): Promise<[number, number]> {
  const of = { svjId: house.id };
  return (pools[n % 2] as Pool).transaction('read write', async (db) => {
    await db.client.query(`select set_config('app.svj_id', $1, true)`, [String(house.id)]);
    const income = await nextNumber(db, { of, name: 'income', year: 2026 });
    const expense = await nextNumber(db, { of, name: 'expense', year: 2026 + (n % 3) });
    if (n % 10 === 1) await kill(db);
    if (n % 5 === 0) throw new Error('changed their mind');
    await db.client.query('select 1');
    return [income, expense];
  });
}

it('two hundred writers over two servers, a fifth rolled back and some killed: each series is 1…n', async () => {
  const given = await Promise.allSettled(Array.from({ length: writers }, (_, n) => write(n)));
  const stands = given.flatMap((one, n) => (one.status === 'fulfilled' ? [{ n, numbers: one.value }] : []));
  expect(stands).toHaveLength(writers - writers / 5 - writers / 10);
  const incomes = stands.map(({ numbers }) => numbers[0]).sort((a, b) => a - b);
  expect(incomes).toEqual(incomes.map((_, at) => at + 1));
  for (const turn of [0, 1, 2]) {
    const expenses = stands.filter(({ n }) => n % 3 === turn).map(({ numbers }) => numbers[1]);
    expect(expenses.sort((a, b) => a - b)).toEqual(expenses.map((_, at) => at + 1));
  }
});
