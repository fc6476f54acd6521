import { expect, it } from 'vitest';
import { problemsOfHouse } from '../random-houses.ts';

it('ten thousand random houses: parts are the whole, none is a haléř off, order changes nothing', {
  timeout: 120_000,
}, () => {
  for (let seed = 1; seed <= 10_000; seed++) expect(problemsOfHouse(seed)).toEqual([]);
});
