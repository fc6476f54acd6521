import { expect, test } from 'vitest';
import { actingPlace, mayStandIn, type Standing } from './rules-standing.ts';
import type { ApprovalRule } from './schema-words.ts';

const place = (memberId: number, change: Partial<Standing> = {}): Standing => ({
  ...{ memberId, stoodBy: null, status: 'waiting', asChair: false },
  ...change,
});
const of = (rule: ApprovalRule = 'everybody', authorId = 9) => ({ rule, authorId });
const acts = (places: readonly Standing[], me: number, standsFor: readonly number[], how = of()) =>
  actingPlace(how, places, me, standsFor)?.memberId;

test('who is asked answers for themself, whomever they stand in for', () => {
  expect(acts([place(1), place(2)], 2, [1])).toBe(2);
  expect(mayStandIn(of(), [place(1), place(2)], 2, 1)).toBe(false);
});

test('who stands in answers for one of them, never of what they ask, and never over an answer that was given', () => {
  const places = [place(1), place(2)];
  expect(acts(places, 5, [])).toBeUndefined();
  expect(acts(places, 5, [2])).toBe(2);
  expect(acts(places, 5, [2, 1])).toBe(1);
  expect(acts(places, 5, [1], of('everybody', 5))).toBeUndefined();
  expect(acts([place(1, { status: 'approved' }), place(2)], 5, [1])).toBeUndefined();
  expect(acts([place(1, { status: 'approved', stoodBy: 5 }), place(2)], 5, [1, 2])).toBe(1);
  expect(mayStandIn(of(), [place(1, { status: 'approved', stoodBy: 5 }), place(2)], 5, 2)).toBe(false);
});

test('one after another the one whose turn it is comes first', () => {
  const places = [place(1, { status: 'approved' }), place(2), place(3)];
  expect(acts(places, 5, [3, 2], of('order'))).toBe(2);
  expect(acts(places, 5, [3], of('order'))).toBe(3);
});
