import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closingOf, dueAfter, roundOf } from './closing.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('what is half typed is not there yet', () => {
  expect(roundOf({ validFrom: '2026-11', validUntil: '', months: '' })).toEqual({
    validFrom: null,
    validUntil: null,
    months: null,
  });
  expect(roundOf({ validFrom: '2026-11-30', validUntil: null, months: 12 }).months).toBe(12);
  expect(roundOf({ validFrom: '2026-11-30', validUntil: null, months: 1000 }).months).toBeNull();
});

it('a round is closed with today; an end that is still ahead stays, one that is over is typed anew', () => {
  expect(closingOf({ validUntil: '2027-06-30' })).toEqual({ day: '2026-11-23', validUntil: '2027-06-30' });
  expect(closingOf({ validUntil: '2026-11-23' })).toEqual({ day: '2026-11-23', validUntil: '' });
});

it('the next day is told while it is typed', () => {
  const yearly = { validFrom: '2025-10-01', validUntil: null, months: 12 };
  expect(dueAfter(yearly, { day: '2026-11-20', validUntil: '' })).toBe('2027-11-20');
  expect(dueAfter(yearly, { day: '20.', validUntil: '' })).toBeNull();
  const insurance = { validFrom: '2025-10-01', validUntil: '2026-10-01', months: null };
  expect(dueAfter(insurance, { day: '2026-11-20', validUntil: '' })).toBeNull();
  expect(dueAfter(insurance, { day: '2026-11-20', validUntil: '2027-10-01' })).toBe('2027-10-01');
});
