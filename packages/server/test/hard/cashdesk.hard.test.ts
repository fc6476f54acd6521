import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { moneyOf } from '#contract/base/money/amount.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { buildApp } from '#server/app.ts';
import { openPool } from '#server/base/db/db.ts';
import { aCashForm } from '../cash.ts';
import { aHouse, Person } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';

const writers = 200;
let portal: TestPortal;
let second: TestPortal;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  // Another server over the same database.
  const pool = openPool(portal.appUrl, { max: 6, now: () => portal.clock.now });
  const app = await buildApp({ portal: { ...portal, pool }, version: '2.3.1' });
  second = Object.assign({ ...portal }, { app, pool });
  const house = await aHouse(portal);
  chair = await house.chair();
  await chair.asks(cashdesk.open, { date: '2026-09-01', amount: '1000' });
});
afterAll(async () => {
  await second.app.close();
  await second.pool.end();
  await portal.close();
});

/** The same person at one of the two servers. */
const at = (n: number): Person =>
  new Person(n % 2 ? second : portal, { token: chair.token as string, memberId: chair.memberId as number });

it('two hundred writers over two servers, a fifth refused: numbers are 1…n, the balance is the sum, the chain is whole', async () => {
  const answers = await Promise.all(
    Array.from({ length: writers }, async (_, n) => {
      // Every fifth wants more than there is.
      const form =
        n % 5 === 0
          ? aCashForm({ type: 'expense', amount: '900000', date: '2026-10-01' })
          : aCashForm({
              type: n % 2 ? 'income' : 'expense',
              amount: n % 2 ? '30' : '5',
              date: `2026-11-${10 + (n % 9)}`,
            });
      let reply = await at(n >> 1).call(cashdesk.create, form);
      while (reply.status === 503) reply = await at(n >> 1).call(cashdesk.create, form);
      return reply;
    }),
  );
  const made = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => body.data as { documentNumber: string });
  const refused = answers.filter(({ status }) => status === 422);
  expect([made.length, refused.length]).toEqual([(writers * 4) / 5, writers / 5]);
  for (const letter of ['P', 'V']) {
    const numbers = made.map((m) => m.documentNumber).filter((name) => name.startsWith(letter));
    const whole = numbers.map((_, i) => `${letter}2026/${String(i + 1).padStart(4, '0')}`);
    expect(numbers.sort()).toEqual(whole);
  }
  await holdsTogether(made.length);
});

/** Numbers are 1…n in both series, the balance is the sum, months and the chain agree. */
async function holdsTogether(atLeast: number): Promise<void> {
  const { income, expense, total } = await chair.asks(cashdesk.list, {});
  const { balance } = await chair.asks(cashdesk.desk, {});
  expect(total).toBeGreaterThanOrEqual(atLeast);
  expect(moneyOf(balance)).toBe(moneyOf('1000') + moneyOf(income) - moneyOf(expense));
  const pages = Array.from({ length: Math.ceil(total / 50) }, (_, i) => i + 1);
  const numbers: string[] = [];
  for (const page of pages)
    for (const r of (await chair.asks(cashdesk.list, { page, sizePerPage: 50 })).records)
      numbers.push(r.documentNumber);
  for (const letter of ['P', 'V']) {
    const found = numbers.filter((name) => name.startsWith(letter)).sort();
    expect(found).toEqual(found.map((_, i) => `${letter}2026/${String(i + 1).padStart(4, '0')}`));
  }
  expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ entries: total + 1, problems: [] });
}

it('writers whose connections are killed lose at most what nobody was told of', async () => {
  const db = new pg.Client({ connectionString: inject('superUrl') });
  await db.connect();
  const { total: before } = await chair.asks(cashdesk.list, {});
  let isDone = false;
  const killing = (async () => {
    let killed = 0;
    while (!isDone) {
      const { rowCount } = await db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and application_name = 'pavlac' and state <> 'idle' order by random() limit 1`,
        [new URL(portal.appUrl).pathname.slice(1)],
      );
      killed += rowCount ?? 0;
    }
    return killed;
  })();
  const answers = await Promise.all(
    Array.from({ length: writers }, (_, n) =>
      at(n).call(cashdesk.create, aCashForm({ date: `2026-11-${10 + (n % 9)}` })),
    ),
  );
  isDone = true;
  const killed = await killing;
  await db.end();
  const told = answers.filter(({ status }) => status === 200).length;
  expect(killed).toBeGreaterThan(5);
  expect(told).toBeLessThan(writers);
  // A connection that was killed is found out by whoever uses it next.
  for (let tries = 0; tries < 20; tries++) await Promise.all([portal, second].map((one) => one.pool.answers()));
  await holdsTogether(before + told);
});

it('of two closings at once over two servers one closes the month', async () => {
  const { balance } = await chair.asks(cashdesk.desk, {});
  const counts = [{ value: 1, pieces: Number(balance.split('.')[0]) }];
  const close = { month: '2026-09-01', counts, reason: '' };
  const answers = await Promise.all([0, 1, 0, 1].map((n) => at(n).call(cashClosings.close, close)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect((await chair.asks(cashClosings.list, {})).closings).toHaveLength(1);
});
