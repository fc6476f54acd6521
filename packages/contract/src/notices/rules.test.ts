import { describe, expect, it } from 'vitest';
import { wallTime } from '../base/time/dates.ts';
import { dueAt, paceIn, paceOfAll, wishesOf } from './rules.ts';
import { type Pace, paces } from './schema.ts';

const night = { from: '22:00', to: '07:00' };
const noon = { from: '12:00', to: '13:30' };

/** Clocks in Prague: what they show now, what is wished, when it goes. */
const shown = (now: string, pace: Pace, quiet: { from: string; to: string } | null, urgent = false) => {
  const at = dueAt({ pace, quiet, urgent }, new Date(now));
  return at && wallTime(at);
};

describe('when news go', () => {
  it.each([
    // 21. 11. 2026 is a Saturday.
    ['2026-11-21T09:00:00Z', 'now', null, '2026-11-21T10:00'],
    ['2026-11-21T09:00:00Z', 'daily', null, '2026-11-22T07:00'],
    ['2026-11-21T05:59:59Z', 'daily', null, '2026-11-21T07:00'],
    ['2026-11-21T06:00:00Z', 'daily', null, '2026-11-22T07:00'],
    ['2026-11-21T09:00:00Z', 'weekly', null, '2026-11-23T07:00'],
    ['2026-11-23T05:00:00Z', 'weekly', null, '2026-11-23T07:00'],
    ['2026-11-23T06:00:00Z', 'weekly', null, '2026-11-30T07:00'],
    ['2026-12-31T22:59:00Z', 'daily', null, '2027-01-01T07:00'],
    ['2026-11-21T09:00:00Z', 'never', null, null],
    ['2026-11-21T09:00:00Z', 'never', night, null],
  ] as const)('at %s, %s, quiet %o: %s', (now, pace, quiet, goes) => expect(shown(now, pace, quiet)).toBe(goes));

  it.each([
    ['2026-11-21T20:59:00Z', 'now', night, '2026-11-21T21:59'],
    ['2026-11-21T21:00:00Z', 'now', night, '2026-11-22T07:00'],
    ['2026-11-21T23:30:00Z', 'now', night, '2026-11-22T07:00'],
    ['2026-11-22T05:59:00Z', 'now', night, '2026-11-22T07:00'],
    ['2026-11-22T06:00:00Z', 'now', night, '2026-11-22T07:00'],
    ['2026-11-22T11:15:00Z', 'now', noon, '2026-11-22T13:30'],
    ['2026-11-22T12:30:00Z', 'now', noon, '2026-11-22T13:30'],
    ['2026-11-22T09:00:00Z', 'daily', { from: '22:00', to: '08:30' }, '2026-11-23T08:30'],
    ['2026-11-22T09:00:00Z', 'weekly', { from: '06:00', to: '09:00' }, '2026-11-23T09:00'],
    // The same twice: no quiet hours at all.
    ['2026-11-22T09:00:00Z', 'now', { from: '10:00', to: '10:00' }, '2026-11-22T10:00'],
  ] as const)('quiet hours at %s, %s, %o: %s', (now, pace, quiet, goes) => expect(shown(now, pace, quiet)).toBe(goes));

  it.each([
    // Clocks go forward in the night to 28. 3. 2027 and back in the night to 31. 10. 2027.
    ['2027-03-27T22:30:00Z', 'now', night, '2027-03-28T05:00:00.000Z'],
    ['2027-03-27T09:00:00Z', 'daily', null, '2027-03-28T05:00:00.000Z'],
    ['2027-10-30T21:30:00Z', 'now', night, '2027-10-31T06:00:00.000Z'],
    ['2027-10-30T09:00:00Z', 'daily', null, '2027-10-31T06:00:00.000Z'],
    // 2:30 of 28. 3. does not exist and reads an hour later; 2:30 of 31. 10. comes twice and its first is the end.
    ['2027-03-28T00:30:00Z', 'now', { from: '01:00', to: '02:30' }, '2027-03-28T01:30:00.000Z'],
    ['2027-10-31T00:10:00Z', 'now', { from: '01:00', to: '02:30' }, '2027-10-31T00:30:00.000Z'],
    ['2027-10-31T01:10:00Z', 'now', { from: '01:00', to: '02:30' }, '2027-10-31T01:10:00.000Z'],
  ] as const)('the turning of clocks at %s, %s, %o: %s', (now, pace, quiet, goes) =>
    expect(dueAt({ pace, quiet }, new Date(now))?.toISOString()).toBe(goes),
  );

  it.each(['now', 'daily', 'weekly', 'never'] as const)('an emergency goes at once whatever is wished: %s', (pace) =>
    expect(shown('2026-11-21T23:30:00Z', pace, night, true)).toBe('2026-11-22T00:30'),
  );
});

describe('wishes as they are kept', () => {
  it.each([
    [{}, { pace: 'now', quiet: null }],
    [null, { pace: 'now', quiet: null }],
    [{ notifications: { messages: 'never' } }, { pace: 'never', quiet: null }],
    [
      { notifications: { vote: 'never', messages: 'weekly' }, quiet: night },
      { pace: 'weekly', quiet: night },
    ],
    [
      { notifications: { messages: 'sometimes' }, quiet: { from: '22' } },
      { pace: 'now', quiet: null },
    ],
  ])('%o are %o', (kept, wishes) => expect(wishesOf(kept, 'messages')).toEqual(wishes));

  it.each<[object, string]>([
    [{}, 'weekly'],
    [{ gallery: 'now' }, 'weekly'],
    [{ gallery: 'daily' }, 'weekly'],
    [{ gallery: 'weekly' }, 'weekly'],
    [{ gallery: 'sometimes' }, 'weekly'],
    [{ gallery: 'never' }, 'never'],
  ])('of photographs nobody is told sooner than once a week, whatever they wished: %o', (notifications, pace) =>
    expect(wishesOf({ notifications }, 'gallery').pace).toBe(pace),
  );
});

describe('one pace for all parts', () => {
  const parts = ['messages', 'gallery'] as const;
  const all = (pace: Pace) => ({ notifications: Object.fromEntries(parts.map((part) => [part, paceIn(part, pace)])) });

  it('is what was chosen, also where photographs have less to choose of', () => {
    for (const pace of paces) expect(paceOfAll(all(pace), parts)).toBe(pace);
    expect(all('now').notifications.gallery).toBe('weekly');
    expect(paceOfAll({}, parts)).toBe('now');
  });

  it('is none when parts differ', () =>
    expect(paceOfAll({ notifications: { messages: 'daily', gallery: 'never' } }, parts)).toBeNull());
});
