import { describe, expect, it } from 'vitest';
import { isAlive, limits, whyWeak } from './rules.ts';

describe('a new password', () => {
  it.each([
    ['Krátké1', 'PASSWORD.ERRORS.SHORT'],
    ['bezvelkych1', 'PASSWORD.ERRORS.UPPER'],
    ['BEZMALYCH1', 'PASSWORD.ERRORS.LOWER'],
    ['BezCislice', 'PASSWORD.ERRORS.DIGIT'],
    ['Pavlac2026', null],
    ['Žluťoučký1', null],
  ])('%s → %s', (password, why) => expect(whyWeak(password)).toBe(why));
});

describe('a session', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  it.each([
    ['fresh', ago(1000), ago(1000), null, true],
    ['idle for 30 days', ago(limits.idle), ago(limits.idle), null, false],
    ['seen yesterday, 180 days old', ago(limits.life), ago(86_400_000), null, false],
    ['seen a moment before 30 days', ago(limits.idle), ago(limits.idle - 1), null, true],
    ['ended', ago(1000), ago(1000), ago(10), false],
  ])('%s', (_, createdAt, lastSeenAt, endedAt, alive) => {
    expect(isAlive({ createdAt, lastSeenAt, endedAt }, now)).toBe(alive);
  });
});
