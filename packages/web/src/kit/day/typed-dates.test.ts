import { describe, expect, it } from 'vitest';
import { dayBefore, nearDay, showTyped, typedDay, typedMoment, typedTime } from './typed-dates.ts';

describe('a typed day', () => {
  it.each([
    ['1. 2. 2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    [' 1.2.2026 ', '2026-02-01'],
    ['1.\u00a02.\u00a02026', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['31042026', null],
    ['2026-02-01', '2026-02-01'],
    ['29. 2. 2028', '2028-02-29'],
    ['29. 2. 2026', null],
    ['31. 4. 2026', null],
    ['1. 2. 26', null],
    ['zítra', null],
    ['', null],
  ])('%s → %s', (text, day) => expect(typedDay(text)).toBe(day));
});

describe('a day typed without its year', () => {
  it.each([
    ['27. 11.', undefined, '2026-11-27', '2026-11-27'],
    ['27.11', undefined, '2026-11-27', '2026-11-27'],
    ['28/11', undefined, '2026-11-27', '2025-11-28'],
    ['2. 1.', '2026-11-27', undefined, '2027-01-02'],
    ['31. 4.', undefined, '2026-11-27', null],
    ['2711', undefined, '2026-11-27', '2026-11-27'],
    ['00335', undefined, '2026-11-27', null],
    ['27', undefined, '2026-11-27', null],
  ])('%s from %s to %s → %s', (text, min, max, day) => expect(nearDay(text, min, max)).toBe(day));
});

it('the day before crosses months and years', () => {
  expect([dayBefore('2026-03-01'), dayBefore('2027-01-01'), dayBefore('2028-03-01')]).toEqual([
    '2026-02-28',
    '2026-12-31',
    '2028-02-29',
  ]);
});

describe('a typed time', () => {
  it.each([
    ['8', '08:00'],
    ['8:05', '08:05'],
    ['8.05', '08:05'],
    ['0805', '08:05'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['8:60', null],
    ['osm', null],
  ])('%s → %s', (text, time) => expect(typedTime(text)).toBe(time));
});

describe('a typed day with time', () => {
  it.each([
    ['1. 2. 2026, 18:00', '2026-02-01T18:00'],
    ['1.2.2026 18:00', '2026-02-01T18:00'],
    ['2026-02-01 8:05', '2026-02-01T08:05'],
    ['1. 2. 2026', '2026-02-01T00:00'],
    ['1. 2. 2026, 25:00', null],
  ])('%s → %s', (text, moment) => expect(typedMoment(text)).toBe(moment));
  it('is shown the Czech way', () => {
    expect(showTyped('2026-02-01')).toBe('01. 02. 2026');
    expect(showTyped('2026-02-01T18:00')).toBe('01. 02. 2026, 18:00');
  });
});
