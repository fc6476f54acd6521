import { describe, expect, it } from 'vitest';
import type { Course, CourseNow, CoursePoint } from '#contract/assembly/schema-course.ts';
import { inOrder, stepOf } from './steps.ts';

const none = { share: '{"numerator":"0","denominator":"1"}', seats: 0, units: 0 };
const some = (seats: number) => ({ ...none, seats });
const seat = (id: number) => ({ id, owners: `V ${id}`, units: ['1'], person: '', share: none.share });

const point = (more: Partial<CoursePoint> = {}): CoursePoint => ({
  ...{ id: 1, label: '1', kind: 'resolution', name: 'Střecha', wording: 'Opraví se.', state: 'open', openedAt: null },
  ...{ closedAt: null, agreed: null, votePointId: 1, counterTo: null, offAgenda: false },
  ...more,
});
const now = (agree: number, silent: number, excepted: number): CourseNow => ({
  ...{ id: 1, body: '', needed: null, remarks: [] },
  sums: { agree: some(agree), notAgree: some(excepted), noVote: none, silent: some(silent) },
  excepted: Array.from({ length: excepted }, (_, i) => ({ ...seat(i), value: 'notAgree' as const })),
  silent: Array.from({ length: silent }, (_, i) => seat(100 + i)),
});
const course = (more: Partial<Course> = {}): Course => ({
  ...{ id: 1, name: 'Shromáždění', start: '2026-12-16T17:00:00Z', isFinished: false, voteId: 1 },
  ...{ registeringSince: '2026-12-16T16:00:00Z', begunAt: '2026-12-16T17:00:00Z', last: [], powersWaiting: 0 },
  ...{ openedBy: null, chair: null, scribe: null, points: [point()], now: now(0, 3, 0) },
  room: {
    ...{ present: some(3), base: none.share, seatCount: 4, tipping: null },
    quorum: { part: none.share, inclusive: false, reached: true },
  },
  ...more,
});
const unread = { isRead: false, later: [], isSettled: false };
const read = { ...unread, isRead: true };
const lost = { ...course().room, quorum: { part: none.share, inclusive: false, reached: false } } as Course['room'];
const over = point({ state: 'passed' });
const elected = point({ kind: 'election', state: 'passed' });
const next = point({ id: 2, label: '2', state: 'waiting' });

describe('the next step', () => {
  it.each([
    ['register', course({ registeringSince: null }), unread],
    ['begin', course({ begunAt: null }), unread],
    ['read', course(), unread],
    ['ask', course(), read],
    ['ask', course({ now: now(0, 2, 1) }), unread],
    ['remaining', course({ now: now(2, 1, 0) }), unread],
    ['remaining', course({ now: now(0, 1, 2) }), { ...read, later: [100] }],
    ['close', course({ now: now(2, 0, 1) }), unread],
    ['close', course({ now: now(0, 0, 3) }), unread],
    ['lost', course({ room: lost }), read],
    ['powers', course({ powersWaiting: 1 }), read],
    ['ask', course({ powersWaiting: 1, points: [point(), point({ id: 3, state: 'rejected' })] }), read],
    ['talk', course({ points: [point({ votePointId: null, kind: 'information' })] }), unread],
    ['next', course({ points: [over, next] }), unread],
    ['next', course({ points: [next], now: null }), unread],
    ['powers', course({ points: [next], now: null, powersWaiting: 2 }), unread],
    ['elected', course({ points: [elected, next] }), unread],
    ['elected', course({ points: [elected], powersWaiting: 2 }), unread],
    ['next', course({ points: [elected, next] }), { ...unread, isSettled: true }],
    ['next', course({ points: [elected, next], chair: { id: 1, name: 'Adam' } }), unread],
    ['next', course({ points: [{ ...elected, state: 'rejected' }, next] }), unread],
    ['end', course({ points: [over] }), unread],
    ['over', course({ isFinished: true }), unread],
  ] as const)('is to %s', (step, of, aside) => {
    expect(stepOf(of, aside).step).toBe(step);
  });

  it('calls upon whoever came after the others had agreed', () => {
    expect(stepOf(course({ now: now(5, 2, 1) }), read)).toMatchObject({ step: 'remaining', count: 2 });
  });
});

it('another proposal stands before what it is to', () => {
  const counter = point({ id: 9, label: '1a', counterTo: 1 });
  expect(inOrder([point(), counter, next]).map((p) => p.label)).toEqual(['1a', '1', '2']);
});
