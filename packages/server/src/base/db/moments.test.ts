import { expect, it } from 'vitest';
import { isoOf } from './moments.ts';

it('reads moments of the database as dates do, whatever their fraction, their offset and their year', () => {
  const texts = [
    '2026-11-27 19:00:00+00',
    ...['4', '43', '430', '123456', '999999', '000001'].map((fraction) => `2026-11-27 19:00:00.${fraction}+00`),
    '2026-11-27 20:00:00.5+01',
    '2026-11-27 20:00:00+05:30',
    '2026-11-27T19:00:00.000Z',
    '9999-12-31 23:59:59.999+00',
  ];
  for (const text of texts) expect(isoOf(text), text).toBe(new Date(text).toISOString());
  // Dates take such a year for one of the last century.
  expect(isoOf('0099-01-01 00:00:00+00')).toBe('0099-01-01T00:00:00.000Z');
});
