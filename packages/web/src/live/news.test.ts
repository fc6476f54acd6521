import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gathered, longestWait } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('pages wait the longer the more of them listen', () => {
  expect([1, 8, 29, 50, 275, 500, 5_000].map(longestWait)).toEqual([400, 400, 850, 1_300, 2_150, 3_000, 3_000]);
});

it('what is told until a page asks is asked for at once, and what nobody knows outweighs names', () => {
  const asked: (string[] | null)[] = [];
  const news = gathered(
    (topics) => asked.push(topics && [...topics]),
    () => 1,
  );
  news.tell({ topics: ['messages'], listeners: 1 });
  news.tell({ topics: ['votes', 'messages'], listeners: 500 });
  vi.advanceTimersByTime(399);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([['messages', 'votes']]);
  news.tell({ topics: ['units'], listeners: 1 });
  news.tell({ topics: null, listeners: 1 });
  news.tell({ topics: ['votes'], listeners: 1 });
  vi.advanceTimersByTime(400);
  expect(asked.at(-1)).toBeNull();
  news.tell({ topics: ['units'], listeners: 1 });
  news.end();
  vi.advanceTimersByTime(400);
  expect(asked).toHaveLength(2);
});
