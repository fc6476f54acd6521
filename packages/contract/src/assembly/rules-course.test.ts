import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction, show, subtract } from '../base/shares/fraction.ts';
import { canDecide } from '../motions/rules-presence.ts';
import type { Rule } from '../motions/rules-result.ts';
import { nextOf, spareOf, stateOf, whyNotOpened } from './rules-course.ts';
import type { CoursePoint } from './schema-course.ts';
import type { PointState } from './schema-words.ts';

const rule = (participation: [number, number], quorumInclusive: boolean): Rule => ({
  ...{ type: 'local', basis: 'assembly', accept: fraction(1, 2), inclusive: false, of: 'present' },
  ...{ participation: fraction(...participation), quorumInclusive },
});

describe('what may leave the room', () => {
  it.each([
    ['more than a half: exactly the rest over it would already be too much', [1, 2], false, 60, '1/10', true],
    ['at least a half: exactly the rest over it may go', [1, 2], true, 60, '1/10', false],
  ] as const)('%s', (_, part, inclusive, present, share, strict) => {
    const room = { present: fraction(present, 100), base: fraction(1, 1) };
    const spare = spareOf(rule([...part], inclusive), room);
    expect(spare && [show({ ...subtract(spare.share, fraction(0, 1)) }), spare.strict]).toEqual([share, strict]);
  });

  it('is nothing where the room cannot decide, and where no quorum is asked', () => {
    const room = { present: fraction(40, 100), base: fraction(1, 1) };
    expect(spareOf(rule([1, 2], false), room)).toBeNull();
    expect(spareOf(rule([0, 1], true), room)).toBeNull();
  });

  it('says of every seat exactly whether the room decides without it', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.boolean(), fc.nat(), (seats, inclusive, at) => {
        const total = seats.reduce((n, s) => n + s, 0);
        const base = fraction(total + 20, 1);
        const asked = rule([1, 2], inclusive);
        const present = fraction(total, 1);
        const spare = spareOf(asked, { present, base });
        const seat = fraction(seats[at % seats.length] as number, 1);
        const stays = canDecide(asked, { present: subtract(present, seat), base });
        const above = spare && compare(seat, spare.share);
        const tips = above !== null && (above > 0 || (above === 0 && (spare?.strict ?? false)));
        expect(tips).toBe(canDecide(asked, { present, base }) && !stays);
      }),
    );
  });
});

const point = (id: number, state: PointState, more: Partial<CoursePoint> = {}): CoursePoint => ({
  ...{ id, label: String(id), kind: 'resolution', name: 'Bod', wording: '', state, openedAt: null, closedAt: null },
  ...{ agreed: null, votePointId: id, counterTo: null, offAgenda: false },
  ...more,
});

describe('the order of an evening', () => {
  const agenda = [point(1, 'passed'), point(2, 'waiting'), point(20, 'waiting', { counterTo: 2 }), point(3, 'waiting')];

  it('puts another proposal before what it is to, and passes what is over', () => {
    expect(nextOf(agenda)?.id).toBe(20);
    expect(nextOf(agenda.map((p) => (p.id === 20 ? { ...p, state: 'rejected' } : p)))?.id).toBe(2);
    expect(nextOf([point(1, 'discussed'), point(2, 'lost')])).toBeNull();
  });

  it.each([
    ['one that is nowhere', agenda, 99, 'COURSE.ERRORS.POINT_UNKNOWN'],
    ['one that is over', agenda, 1, 'COURSE.ERRORS.POINT_OVER'],
    ['one with an open counter-proposal', agenda, 2, 'COURSE.ERRORS.COUNTER_FIRST'],
    ['the counter-proposal', agenda, 20, null],
    ['one out of order', agenda, 3, null],
    ['one beside another that is on', [point(1, 'open'), point(2, 'waiting')], 2, 'COURSE.ERRORS.POINT_OPEN'],
    ['the one that is on', [point(1, 'open')], 1, null],
    ['a counter-proposal to what is on', [point(1, 'open'), point(2, 'waiting', { counterTo: 1 })], 2, null],
    ['one that the vote does not have', [point(1, 'waiting', { votePointId: null })], 1, 'COURSE.ERRORS.NOT_IN_VOTE'],
    ['information', [point(1, 'waiting', { votePointId: null, kind: 'information' })], 1, null],
  ] as const)('turns to %s', (_, points, id, why) => {
    expect(whyNotOpened(points as readonly CoursePoint[], id)).toBe(why);
  });

  it('tells a lost quorum from a proposal that was not adopted', () => {
    const facts = { kind: 'resolution', isOpen: true, discussedAt: null } as const;
    expect(stateOf({ ...facts, decided: null })).toBe('open');
    expect(stateOf({ ...facts, decided: { passed: false, quorate: false } })).toBe('lost');
    expect(stateOf({ ...facts, decided: { passed: false, quorate: true } })).toBe('rejected');
    expect(stateOf({ ...facts, decided: { passed: true, quorate: true } })).toBe('passed');
    expect(stateOf({ ...facts, kind: 'information', discussedAt: '2026-12-16', decided: null })).toBe('discussed');
  });
});
