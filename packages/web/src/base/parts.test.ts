import { expect, test } from 'vitest';
import { loadPart } from './parts.ts';

test('a part that did not come without a connection comes with it', async () => {
  let connected = false;
  let back = () => {};
  const online = () => new Promise<void>((go) => (back = go));
  const load = () => (connected ? Promise.resolve('calendar') : Promise.reject(new TypeError('Failed to fetch')));
  const part = loadPart(load, { isOnline: () => connected, online });
  await new Promise(setImmediate);
  connected = true;
  back();
  expect(await part).toBe('calendar');
});

test('a part that is gone while there is a connection is said to be gone', async () => {
  const gone = () => Promise.reject(new TypeError('404'));
  await expect(loadPart(gone, { isOnline: () => true, online: () => Promise.resolve() })).rejects.toThrow('404');
});
