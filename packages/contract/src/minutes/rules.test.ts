import { describe, expect, it } from 'vitest';
import { clockOf } from './rules-clock.ts';
import { differenceOf } from './rules-difference.ts';
import { noOverrides, onlyOther } from './rules-overrides.ts';

describe('the clock of minutes', () => {
  it.each([
    // Thirty days from Wednesday 16 December end on Friday 15 January.
    ['2026-12-16T18:24:00Z', '2026-12-18T12:00:00Z', '2027-01-15', 30, 28, 'ok'],
    // A Saturday moves to Monday (§ 607).
    ['2026-12-17T18:24:00Z', '2026-12-18T12:00:00Z', '2027-01-18', 32, 31, 'ok'],
    // 1 December + 30 is 31 December, a working day; 2 December + 30 is New Year, so Monday 4 January.
    ['2026-12-01T18:00:00Z', '2026-12-01T19:00:00Z', '2026-12-31', 30, 30, 'ok'],
    ['2026-12-02T18:00:00Z', '2026-12-20T19:00:00Z', '2027-01-04', 33, 15, 'ok'],
    ['2026-12-02T18:00:00Z', '2026-12-21T10:00:00Z', '2027-01-04', 33, 14, 'soon'],
    ['2026-12-16T18:24:00Z', '2027-01-15T22:59:00Z', '2027-01-15', 30, 0, 'soon'],
    ['2026-12-16T18:24:00Z', '2027-01-15T23:00:00Z', '2027-01-15', 30, -1, 'late'],
    // It ended after midnight in Prague: the next day counts.
    ['2026-12-16T23:30:00Z', '2026-12-18T12:00:00Z', '2027-01-18', 32, 31, 'ok'],
    // Over the turn of clocks, and of a leap February.
    ['2027-03-10T18:00:00Z', '2027-03-11T12:00:00Z', '2027-04-09', 30, 29, 'ok'],
    ['2028-02-10T18:00:00Z', '2028-02-11T12:00:00Z', '2028-03-13', 32, 31, 'ok'],
  ] as const)('of a meeting that ended %s, at %s', (end, now, last, days, left, state) => {
    const clock = clockOf(new Date(end), new Date(now));
    expect(clock).toMatchObject({ last, days, left, state });
    expect(clock.gone).toBe(Math.min(days, days - left));
  });
});

describe('what differs between two wordings', () => {
  it.each([
    ['Za 1 460 000 Kč.', 'Za 1 460 000 Kč.', null],
    ['Za  1 460\n000 Kč.', ' Za 1 460 000 Kč. ', null],
    [
      'za nejvýše 21 Kč denně',
      'za nejvýše 24 Kč denně',
      { before: 'za nejvýše ', removed: '21', added: '24', after: ' Kč denně' },
    ],
    ['jedna dvě', 'jedna', { before: 'jedna', removed: 'dvě', added: '', after: '' }],
    ['dvě', 'jedna dvě', { before: '', removed: '', added: 'jedna', after: 'dvě' }],
    ['a a', 'a a a', { before: 'a a', removed: '', added: 'a', after: '' }],
    ['', 'nic', { before: '', removed: '', added: 'nic', after: '' }],
  ])('%j and %j', (was, now, expected) => {
    const found = differenceOf(was, now);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ removed: expected.removed, added: expected.added });
  });
});

describe('what people say otherwise', () => {
  const originals = {
    facts: { held: 'Ve středu' },
    points: { v1: { wording: 'Opravíme.', note: '', objections: [] } },
  };
  it('is kept, and what the portal says by itself is not', () => {
    const given = {
      facts: { held: 'Ve středu', opened: 'Někdo' },
      people: { chair: 3 },
      points: { v1: { wording: 'Opravíme.', note: '' }, v2: { note: 'Bod už není' } },
    };
    expect(onlyOther(given, originals)).toEqual({ facts: { opened: 'Někdo' }, people: { chair: 3 }, points: {} });
    const other = {
      ...noOverrides,
      points: { v1: { wording: 'Ne.', objections: [{ who: 'A', text: '' }], consent: false } },
    };
    expect(onlyOther(other, originals).points).toEqual(other.points);
  });
});
