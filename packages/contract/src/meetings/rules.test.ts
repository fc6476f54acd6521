import { describe, expect, it } from 'vitest';
import { isLateToCancel, newsOf, noticeOf, restartsNotice, stateOf, yearOf } from './rules.ts';

const at = (iso: string) => new Date(iso);

describe('the term of an invitation', () => {
  const meeting = at('2026-12-16T17:00:00Z');
  it.each([
    // Sent, full days, short: neither the day it goes nor the day of the meeting counts.
    ['2026-11-15T22:59:00Z', 30, false],
    ['2026-11-15T23:00:00Z', 29, true],
    ['2026-11-15T08:00:00Z', 30, false],
    ['2026-12-15T08:00:00Z', 0, true],
    ['2026-12-16T08:00:00Z', 0, true],
    ['2026-12-17T08:00:00Z', 0, true],
  ])('sent %s has %i full days, by Prague', (sent, full, isShort) => {
    expect(noticeOf(at(sent), meeting, 30)).toEqual({ days: 30, full, latest: '2026-11-15', isShort });
  });

  it('is that of the statutes, shorter or longer', () => {
    expect(noticeOf(at('2026-11-30T08:00:00Z'), meeting, 15)).toMatchObject({ full: 15, isShort: false });
    expect(noticeOf(at('2026-11-15T08:00:00Z'), meeting, 45)).toMatchObject({ latest: '2026-10-31', isShort: true });
  });

  it.each([
    // Held, asked by the statutes, the last day to send; a day counted back is not moved, whatever day it is.
    ['2027-01-05T17:00:00Z', 30, '2026-12-05'],
    ['2026-06-04T16:00:00Z', 30, '2026-05-04'],
    ['2026-12-26T09:00:00Z', 30, '2026-11-25'],
    ['2026-07-06T16:00:00Z', 30, '2026-06-05'],
    ['2026-12-18T17:00:00Z', 30, '2026-11-17'],
    ['2027-01-01T23:30:00Z', 30, '2026-12-02'],
    ['2026-12-31T22:30:00Z', 30, '2026-11-30'],
    ['2028-03-15T17:00:00Z', 15, '2028-02-28'],
    ['2027-03-15T17:00:00Z', 15, '2027-02-27'],
    ['2028-03-01T17:00:00Z', 0, '2028-02-29'],
    ['2026-04-10T16:00:00Z', 30, '2026-03-10'],
    ['2026-11-10T17:00:00Z', 30, '2026-10-10'],
    ['2026-03-29T16:00:00Z', 1, '2026-03-27'],
    ['2026-10-25T17:00:00Z', 1, '2026-10-23'],
    ['2026-12-16T17:00:00Z', 60, '2026-10-16'],
    ['2026-12-16T17:00:00Z', 7, '2026-12-08'],
  ])('held %s under %i days is sent on %3$s at the latest', (held, days, latest) => {
    const [last, next] = [0, 24].map((hours) => new Date(at(`${latest}T11:00:00Z`).getTime() + hours * 3600_000));
    expect(noticeOf(last as Date, at(held), days)).toEqual({ days, full: days, latest, isShort: false });
    expect(noticeOf(next as Date, at(held), days).isShort).toBe(days > 0);
  });

  it('counts days over summer time and the end of February', () => {
    expect(noticeOf(at('2026-03-27T23:30:00Z'), at('2026-03-31T16:00:00Z'), 2)).toMatchObject({ full: 2 });
    expect(noticeOf(at('2028-02-27T12:00:00Z'), at('2028-03-01T16:00:00Z'), 2)).toMatchObject({ full: 2 });
  });
});

it('a meeting is called off late under seven days before it, whatever the hour', () => {
  const start = at('2026-12-16T17:00:00Z');
  expect(isLateToCancel(start, at('2026-12-09T22:59:59Z'))).toBe(false);
  expect(isLateToCancel(start, at('2026-12-09T23:00:00Z'))).toBe(true);
});

it('its year is that of Prague', () => {
  expect([yearOf(at('2026-12-31T22:59:00Z')), yearOf(at('2026-12-31T23:00:00Z'))]).toEqual([2026, 2027]);
});

describe('how a meeting stands', () => {
  const held = { start: at('2026-12-16T17:00:00Z'), end: at('2026-12-16T19:00:00Z'), cancelled: false };
  it.each([
    ['concept', '2026-12-16T18:00:00Z', 'concept'],
    ['scheduled', '2026-12-16T16:59:59Z', 'scheduled'],
    ['scheduled', '2026-12-16T17:00:00Z', 'running'],
    ['scheduled', '2026-12-16T19:00:00Z', 'over'],
    ['finished', '2026-12-16T18:00:00Z', 'finished'],
  ] as const)('%s at %s is %s', (status, now, state) => {
    expect(stateOf({ ...held, status }, at(now))).toBe(state);
  });

  it('is called off whatever the hour', () => {
    expect(stateOf({ ...held, status: 'finished', cancelled: true }, at('2026-12-16T18:00:00Z'))).toBe('cancelled');
  });
});

describe('what a change says', () => {
  const had = {
    ...{ name: 'Prosincové', start: at('2026-12-16T17:00:00Z'), end: at('2026-12-16T19:00:00Z') },
    ...{ address: 'Kočárkárna', description: '<p>Program</p>' },
  };
  const now = at('2026-11-20T10:00:00Z');

  it('is nothing when nothing of the invitation is another', () => {
    expect(newsOf(had, { ...had, start: new Date(had.start) }, now)).toBeNull();
  });

  it('names both wordings of what is another, and nothing else', () => {
    const end = at('2026-12-16T20:00:00Z');
    expect(newsOf(had, { ...had, end, address: 'Sokolovna' }, now)).toEqual({
      ...{ at: now.toISOString(), name: null, description: false, agenda: null },
      times: {
        before: { start: had.start.toISOString(), end: had.end.toISOString() },
        after: { start: had.start.toISOString(), end: end.toISOString() },
      },
      address: { before: 'Kočárkárna', after: 'Sokolovna' },
    });
  });

  it('begins the term anew, but for another name alone', () => {
    const restarts = (change: object) => {
      const news = newsOf(had, { ...had, ...change }, now);
      return news !== null && restartsNotice(news);
    };
    expect(restarts({ name: 'Jinak' })).toBe(false);
    for (const change of [{ end: at('2026-12-16T20:00:00Z') }, { address: 'Jinde' }, { description: '<p>Víc</p>' }])
      expect(restarts(change)).toBe(true);
  });
});
