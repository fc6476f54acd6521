import { expect, test } from 'vitest';
import { anOwnDatabase, count, write } from './own-database.ts';
import { addressesOf, endPortal, processesIn, watchersOf } from './portal-process.ts';

const { start, database } = anOwnDatabase();

test('ends in order, leaves no process, and starts again at once with the same data and address', async () => {
  const first = await start();
  await write(first);
  await endPortal(first);
  expect(processesIn(database())).toEqual([]);
  expect(watchersOf(database())).toEqual([]);
  const before = Date.now();
  const second = await start();
  expect(Date.now() - before).toBeLessThan(1_500);
  expect(addressesOf(second)).toEqual(addressesOf(first));
  expect(await count(second)).toBe(1);
});
