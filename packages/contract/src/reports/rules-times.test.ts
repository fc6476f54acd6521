import { expect, it } from 'vitest';
import { rangeOf } from './rules-times.ts';

it.each([
  ['2026-11-24', '2026-01-01', '2025-11-25'],
  ['2026-01-01', '2026-01-01', '2025-01-02'],
  ['2026-12-31', '2026-01-01', '2026-01-01'],
  ['2028-02-29', '2028-01-01', '2027-03-01'],
  ['2029-02-28', '2029-01-01', '2028-02-29'],
])('on %s this year began on %s and twelve months on %s', (today, year, months) => {
  expect(rangeOf('year', today)).toEqual({ from: year, to: today });
  expect(rangeOf('months', today)).toEqual({ from: months, to: today });
  expect(rangeOf('all', today)).toEqual({ from: '', to: '' });
});
