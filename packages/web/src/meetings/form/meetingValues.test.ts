import { expect, it } from 'vitest';
import { inputOf, newMeeting, withStart } from './meetingValues.ts';

it('a beginning gives an end two hours later, and takes one that is there with it', () => {
  const first = withStart(newMeeting(), '2026-12-16T18:00');
  expect(first.end).toBe('2026-12-16T20:00');
  const longer = { ...first, end: '2026-12-16T21:30' };
  expect(withStart(longer, '2026-12-17T22:00').end).toBe('2026-12-18T01:30');
});

it('half typed times move nothing', () => {
  const first = withStart(newMeeting(), '2026-12-16T18:00');
  expect(withStart(first, 'zítra')).toMatchObject({ start: 'zítra', end: '2026-12-16T20:00' });
  expect(withStart({ ...first, end: 'v deset' }, '2026-12-17T18:00').end).toBe('v deset');
  expect(withStart({ ...newMeeting(), end: '2026-12-16T20:00' }, '2026-12-16T17:00').end).toBe('2026-12-16T20:00');
});

it('times that were not typed go back as they are kept, to the second', () => {
  const kept = { start: '2026-12-16T17:00:30.000Z', end: '2026-12-16T19:00:00.000Z' };
  const values = { ...newMeeting(), start: '2026-12-16T18:00', end: '2026-12-16T20:30' };
  expect(inputOf(values, kept)).toMatchObject({ start: kept.start, end: '2026-12-16T19:30:00.000Z' });
});
