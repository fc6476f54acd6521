import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['2026-11-21T07:59:00Z', 'HOME.MORNING'], // 8:59 in Prague
  ['2026-11-21T08:00:00Z', 'HOME.DAY'],
  ['2026-11-21T16:59:00Z', 'HOME.DAY'],
  ['2026-11-21T17:00:00Z', 'HOME.EVENING'],
  ['2026-11-21T02:59:00Z', 'HOME.EVENING'],
  ['2026-11-21T03:00:00Z', 'HOME.MORNING'],
  ['2026-07-21T06:59:00Z', 'HOME.MORNING'], // summer time
  ['2026-07-21T07:00:00Z', 'HOME.DAY'],
])('at %s people say %s', (at, key) => {
  expect(greetingAt(new Date(at))).toBe(key);
});
