import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aHouse, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { lastNumber, nextNumber, type Series } from './numbering.ts';

let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

const series = (name: string, year = 2026, of: Series['of'] = { svjId: house.id }): Series => ({ of, name, year });
const takes = (one: Series, at = house) => at.inside((db) => nextNumber(db, one));
const last = (one: Series, at = house) => at.inside((db) => lastNumber(db, one));

it('counts each series of each association by years, from one', async () => {
  const [mine, other] = [series('voucher'), await aHouse(portal)];
  expect([await last(mine), await takes(mine), await takes(mine), await last(mine)]).toEqual([0, 1, 2, 2]);
  expect(await takes(series('voucher', 2027))).toBe(1);
  expect(await takes(series('voucher-out'))).toBe(1);
  expect(await takes(series('voucher', 2026, { svjId: other.id }), other)).toBe(1);
  expect(await takes(series('voucher', 2026, 'installation'))).toBe(1);
  expect(await takes(series('voucher', 2026, 'installation'), other)).toBe(2);
  expect(await last(series('voucher', 2026, 'installation'))).toBe(2);
  expect(await last(mine)).toBe(2);
});

it('has no gap where many write at once and every fifth fails', async () => {
  const one = series('crowd');
  const given = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      house.inside(async (db) => {
        const number = await nextNumber(db, one);
        // Others wait for the row meanwhile, and those that fail give it back late.
        if (n % 5 === 0) await db.execute(sql`select pg_sleep(0.005)`);
        if (n % 5 === 0) throw new Error('changed their mind');
        return number;
      }),
    ),
  );
  const numbers = given.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, n) => n + 1));
  expect(await last(one)).toBe(32);
});

it('shows nothing of what is not written yet', async () => {
  const one = series('open');
  const [taken, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = house.inside(async (db) => {
    await nextNumber(db, one);
    taken.resolve();
    await done.promise;
  });
  await taken.promise;
  expect(await last(one)).toBe(0);
  const next = takes(one);
  expect(await Promise.race([next, sleep(50, 'waits')])).toBe('waits');
  done.resolve();
  await writing;
  expect(await next).toBe(2);
});
