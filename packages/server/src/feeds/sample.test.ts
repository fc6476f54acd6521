import { expect, it } from 'vitest';
import { feeds } from '#contract/feeds/endpoints.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import { aSample } from '#house/sampled.ts';

const { signIn } = aSample();

it('both houses read a calendar of the town from a file, and some of their people have theirs on a phone', async () => {
  const chair = await signIn('predseda@lipova.example');
  const [town, ...more] = (await chair.asks(sources.list, {})).sources;
  expect(more).toEqual([]);
  expect(town).toMatchObject({ fileName: 'svoz-odpadu.ics', url: null, problem: null, left: [] });
  expect(town?.count).toBeGreaterThan(30);
  expect((await chair.asks(feeds.list, {})).feeds).toMatchObject([{ name: 'Telefon', fetchedBy: expect.any(String) }]);
  const renter = await signIn('najemnik@lipova.example');
  expect((await renter.asks(feeds.list, {})).feeds).toEqual([]);
  const dlouha = await signIn('dvojity@dlouha.example', 'SVJ Dlouhá 7');
  const { events } = await dlouha.asks(sources.occurrences, { from: '2026-11-20', to: '2027-06-30' });
  expect(events.map(({ source }) => source)).toEqual(['Blokové čištění ulic', 'Blokové čištění ulic']);
});
