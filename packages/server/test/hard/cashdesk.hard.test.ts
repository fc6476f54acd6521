import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyOf } from '#contract/base/money/amount.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
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
  const { income, expense, total } = await chair.asks(cashdesk.list, {});
  const { balance } = await chair.asks(cashdesk.desk, {});
  expect(total).toBe(made.length);
  expect(moneyOf(balance)).toBe(moneyOf('1000') + moneyOf(income) - moneyOf(expense));
  expect(await chair.asks(cashdesk.verify, {})).toMatchObject({ entries: made.length + 1, problems: [] });
});
