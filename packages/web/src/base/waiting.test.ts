import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience, waiting } from './waiting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives up once nothing came for the whole time, and says that it was late', () => {
  const giveUp = vi.fn();
  const wait = waiting(giveUp);
  vi.advanceTimersByTime(patience - 1);
  expect([giveUp.mock.calls.length, wait.isLate()]).toEqual([0, false]);
  vi.advanceTimersByTime(1);
  expect([giveUp.mock.calls.length, wait.isLate()]).toEqual([1, true]);
});

it('every sign begins the time anew, and an end ends it', () => {
  const giveUp = vi.fn();
  const wait = waiting(giveUp);
  vi.advanceTimersByTime(patience - 1);
  wait.sign();
  vi.advanceTimersByTime(patience - 1);
  wait.end();
  vi.advanceTimersByTime(patience);
  expect([giveUp.mock.calls.length, wait.isLate()]).toEqual([0, false]);
});
