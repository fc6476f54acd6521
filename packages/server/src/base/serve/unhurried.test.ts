import { afterEach, expect, it, vi } from 'vitest';
import { fewAtOnce, unhurriedOf } from './unhurried.ts';

afterEach(() => void vi.useRealTimers());

/** A work that ends when it is told to. */
function aWork() {
  let [end, fail] = [(): void => undefined, (): void => undefined];
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('failed'));
  });
  return { ended, end: () => end(), fail: () => fail() };
}

it('begins works in their order, each when one before it has ended, however that ended', async () => {
  const few = fewAtOnce(2);
  const works = Array.from({ length: 4 }, aWork);
  const begun: number[] = [];
  const answers = works.map((work, n) =>
    few(async () => {
      begun.push(n);
      await work.ended;
      return n;
    }).catch(() => 'failed'),
  );
  expect(begun).toEqual([0, 1]);
  works[1]?.fail();
  expect(await answers[1]).toBe('failed');
  expect(begun).toEqual([0, 1, 2]);
  works[2]?.end();
  expect(await answers[2]).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3]);
  works[0]?.end();
  works[3]?.end();
  expect(await Promise.all(answers)).toEqual([0, 'failed', 2, 3]);
  // Nobody is left behind: the next begins at once.
  expect(await few(async () => 'next')).toBe('next');
});

it('leaves most connections to whoever waits for an answer', () => {
  expect([2, 6, 10, 200].map(unhurriedOf)).toEqual([2, 2, 3, 66]);
});

it('refuses all who waited too long behind a work that does not end, and begins whoever comes then', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const few = fewAtOnce(1);
  const silent = aWork();
  const first = few(() => silent.ended);
  const late = vi.fn(async () => 'late');
  const refused = Promise.all([late, late, late].map((work) => few(work).catch((error) => error.key)));
  vi.advanceTimersByTime(30_000);
  const inTime = few(async () => 'in time');
  silent.end();
  await first;
  expect(await refused).toEqual(Array(3).fill('BASE.ERRORS.UNAVAILABLE'));
  expect(late).not.toHaveBeenCalled();
  expect(await inTime).toBe('in time');
});
