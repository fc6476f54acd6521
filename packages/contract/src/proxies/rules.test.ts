import { describe, expect, it } from 'vitest';
import { holdsOnDay, mostSeats, obstacleOf, type Power } from './rules.ts';

const standing = (seat: number, validFrom: string | null = null, validTo: string | null = null): Power => ({
  seats: [seat],
  voteId: null,
  validFrom,
  validTo,
});
const once = (seat: number, voteId: number): Power => ({ ...standing(seat), voteId });
const many = (seats: number[], voteId: number): Power => ({ ...standing(0), seats, voteId });

it.each([
  [null, null, true],
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-22', null, false],
  [null, '2026-11-20', false],
])('a power from %s to %s holds on 21. 11. 2026: %s', (validFrom, validTo, holds) =>
  expect(holdsOnDay({ validFrom, validTo }, '2026-11-21')).toBe(holds),
);

describe('seats that one person holds in a vote', () => {
  it.each([
    ['a first power', once(1, 7), [], 1],
    ['others of the same vote and standing ones count', once(1, 7), [once(2, 7), standing(3)], 3],
    ['those of another vote do not', once(1, 7), [once(2, 8), standing(3)], 2],
    ['a seat of a couple who both gave one counts once', once(1, 7), [once(1, 7), standing(1)], 1],
    ['several seats of one owner all count', many([1, 2], 7), [once(3, 7)], 3],
    ['an owner without a seat holds none', many([], 7), [once(3, 7)], 1],
    ['a standing one meets the fullest vote', standing(1), [once(2, 7), once(3, 8), once(4, 8)], 3],
    ['standing ones meet only in common days', standing(1, '2027-01-01'), [standing(2, null, '2026-12-31')], 1],
    ['and on the last common day', standing(1, '2026-12-31'), [standing(2, null, '2026-12-31')], 2],
  ] as const)('%s', (_, power, others, most) => expect(mostSeats(power, others)).toBe(most));
});

describe('what the statutes say', () => {
  const open = { proxyLimit: null, proxyWho: 'anyone', proxyVerified: false } as const;
  const facts = { seats: 3, agentOwns: false, verified: false };
  it.each([
    [open, facts, null],
    [{ ...open, proxyLimit: 3 }, facts, null],
    [{ ...open, proxyLimit: 2 }, facts, 'LIMIT'],
    [{ ...open, proxyWho: 'owners' as const }, facts, 'OWNERS_ONLY'],
    [{ ...open, proxyWho: 'owners' as const }, { ...facts, agentOwns: true }, null],
    [{ ...open, proxyVerified: true }, facts, 'NOT_VERIFIED'],
    [{ ...open, proxyVerified: true }, { ...facts, verified: true }, null],
  ])('%o of %o: %s', (statutes, of, obstacle) => expect(obstacleOf(statutes, of)).toBe(obstacle));
});
