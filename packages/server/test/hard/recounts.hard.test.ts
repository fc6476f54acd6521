import { beforeAll, expect, it } from 'vitest';
import { aVote, tampered } from '../random-votes.ts';
import { python, type Verdicts, verdictsOf } from '../recounts-agree.ts';

const seeds = Array.from({ length: 1000 }, (_, n) => 10_000 + n);
/** What all three say, asked once. */
let honest: Verdicts;
let wrong: Verdicts;

beforeAll(async () => {
  honest = await verdictsOf(seeds.map(aVote));
  wrong = await verdictsOf(seeds.map(tampered));
}, 300_000);

it('page and script agree over 1 000 honest and 1 000 tampered votes', () => {
  expect(honest.page.flat()).toEqual([]);
  expect(honest.script).toEqual(honest.page);
  expect(wrong.script).toEqual(wrong.page);
});

it.skipIf(python === null)('so does the recount in Python', () => {
  expect(honest.python).toEqual(honest.page);
  expect(wrong.python).toEqual(wrong.page);
});
