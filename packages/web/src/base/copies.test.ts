import { expect, it } from 'vitest';
import { readCopy } from './copies.ts';

const now = new Date('2026-11-21T10:00:00Z');
const kept = (at: string) => JSON.stringify({ at, values: { title: 'Odečty' } });

it('what was being written comes back', () => {
  expect(readCopy(kept('2026-11-20T10:00:00Z'), now)?.values).toEqual({ title: 'Odečty' });
});

it('what is too old, broken or something else is not offered', () => {
  const wrong = [kept('2026-10-01T10:00:00Z'), kept('včera'), '{"at":"2026-11-20T10:00:00Z"}', '{', '7', null];
  expect(wrong.map((text) => readCopy(text, now))).toEqual(wrong.map(() => null));
});
