import { expect, it } from 'vitest';
import { decidedLast, phaseOf, shownUntil } from './rules.ts';

const until = (start: string, now: string) => shownUntil(new Date(start), new Date(now)).toISOString();

it('a link is good for the day of the meeting in Prague and the night after it', () => {
  // Made while people come, while the meeting goes on, and after midnight of one that does not end.
  expect(until('2026-12-16T17:00:00Z', '2026-12-16T16:40:00Z')).toBe('2026-12-17T05:00:00.000Z');
  expect(until('2026-12-16T17:00:00Z', '2026-12-16T19:00:00Z')).toBe('2026-12-17T05:00:00.000Z');
  expect(until('2026-12-16T17:00:00Z', '2026-12-16T23:30:00Z')).toBe('2026-12-18T05:00:00.000Z');
  // The evening before is not yet the day.
  expect(until('2026-06-16T08:00:00Z', '2026-06-15T18:00:00Z')).toBe('2026-06-17T04:00:00.000Z');
});

it('says where the evening is', () => {
  expect(phaseOf({ begunAt: null, isFinished: false })).toBe('before');
  expect(phaseOf({ begunAt: '2026-12-16T17:00:00Z', isFinished: false })).toBe('running');
  expect(phaseOf({ begunAt: '2026-12-16T17:00:00Z', isFinished: true })).toBe('over');
});

it('the last result is of the point that closed last, whatever its place in the agenda, and never of one only discussed', () => {
  const point = (id: number, state: 'passed' | 'lost' | 'discussed' | 'open', closedAt: string | null) => ({
    ...{ id, state, closedAt },
  });
  expect(decidedLast([])).toBeNull();
  expect(decidedLast([point(1, 'open', null), point(2, 'discussed', '2026-12-16T18:00:00.000Z')])).toBeNull();
  const points = [
    point(1, 'passed', '2026-12-16T18:20:00.000Z'),
    point(2, 'lost', '2026-12-16T18:05:00.000Z'),
    point(3, 'discussed', '2026-12-16T18:30:00.000Z'),
  ];
  expect(decidedLast(points)?.id).toBe(1);
});
