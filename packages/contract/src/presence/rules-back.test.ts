import { expect, it } from 'vitest';
import type { VoteValue } from '../motions/schema.ts';
import { answersAfter } from './rules-back.ts';

const says = (seat: number, answers: Record<string, VoteValue>) => ({ seat, kind: 'ballot', answers });
const left = (seat: number) => ({ seat, kind: 'left', answers: {} });
const after = (...entries: Parameters<typeof answersAfter>[0]) =>
  [...answersAfter(entries, new Set([8, 9]))].map(([seat, own]) => [seat, Object.fromEntries(own)]);

it('the later answer counts, one taken back is none, and another point is nobody’s business', () => {
  expect(after(says(1, { 8: 'agree', 7: 'agree' }), says(1, { 8: 'notAgree' }), says(2, { 9: 'noVote' }))).toEqual([
    [1, { 8: 'notAgree' }],
    [2, { 9: 'noVote' }],
  ]);
  expect(after(says(1, { 8: 'agree', 9: 'agree' }), says(1, { 8: 'miss' }))).toEqual([[1, { 9: 'agree' }]]);
});

it('whoever left answered nothing, and answers anew after coming back', () => {
  expect(after(says(1, { 8: 'agree' }), left(1))).toEqual([[1, {}]]);
  expect(after(says(1, { 8: 'agree', 9: 'agree' }), left(1), says(1, { 9: 'noVote' }))).toEqual([[1, { 9: 'noVote' }]]);
});
