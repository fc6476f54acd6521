import { expect, test } from 'vitest';
import { spanOf } from './shown.ts';

test.each([
  ['2026-11-26T18:00', '2026-11-26T19:30', false, '2026-11-26', '2026-11-26', 1080, 1170],
  // What ends at midnight takes nothing of the next day.
  ['2026-11-26T20:00', '2026-11-27T00:00', false, '2026-11-26', '2026-11-26', 1200, 1440],
  ['2026-11-26T20:00', '2026-11-27T01:00', false, '2026-11-26', '2026-11-27', 1200, 60],
  ['2026-11-26T00:00', '2026-11-28T00:00', true, '2026-11-26', '2026-11-28', 0, 1440],
])('from %s to %s (whole days: %s) takes %s to %s', (startsAt, endsAt, allDay, first, last, from, to) => {
  expect(spanOf({ startsAt, endsAt, allDay })).toEqual({ first, last, from, to });
});
