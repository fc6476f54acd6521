import { expect, it } from 'vitest';
import { aVote, tampered } from '../random-votes.ts';
import { python, verdictsOf } from '../recounts-agree.ts';

const seeds = Array.from({ length: 1000 }, (_, n) => 10_000 + n);

it('page and script agree over 1 000 honest and 1 000 tampered votes', { timeout: 180_000 }, async () => {
  const honest = await verdictsOf(seeds.map(aVote));
  expect(honest.page.flat()).toEqual([]);
  expect(honest.script).toEqual(honest.page);
  const wrong = await verdictsOf(seeds.map(tampered));
  expect(wrong.script).toEqual(wrong.page);
});

it.skipIf(python === null)('so does the recount in Python', { timeout: 300_000 }, async () => {
  for (const make of [aVote, tampered]) {
    const { page, python: found } = await verdictsOf(seeds.map(make));
    expect(found).toEqual(page);
  }
});
