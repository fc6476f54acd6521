import { expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { events } from '#contract/events/endpoints.ts';
import type { Person } from '#house/house.ts';
import { aSample } from '#house/sampled.ts';

const { portal, signIn } = aSample();
const titles = async (who: Person) => {
  const { events: list } = await who.asks(events.list, { sizePerPage: 'all' });
  return [...new Set(list.map((e) => e.title))].sort((a, b) => a.localeCompare(b, 'cs'));
};

it('Lipová has what comes again, what happens once, what is for an entrance and what is the committee’s, and nobody was mailed', async () => {
  const all = [
    ...['Jarní a podzimní úklid dvora', 'Odečty vodoměrů', 'Odstávka teplé vody', 'Odvoz papíru', 'Revize komínů'],
    ...['Schůze výboru', 'Úklid společných prostor', 'Výročí domu'],
  ];
  const chair = await signIn('predseda@lipova.example');
  expect(await titles(chair)).toEqual(all);
  expect(await titles(await signIn('najemnik@lipova.example'))).not.toContain('Schůze výboru');
  expect((await chair.asks(association.mine, {})).calendars.map((c) => c.name)).toEqual([
    ...['main', 'Odečty a svozy', 'Údržba a úklid'],
  ]);
  const { rows } = await portal().pool.raw.query('select kind from outbox');
  expect(rows).toEqual([]);
});

it('Dlouhá has its office hour each first Monday', async () => {
  const manager = await signIn('dvojity@dlouha.example', 'SVJ Dlouhá 7');
  const { events: list } = await manager.asks(events.list, { filters: JSON.stringify({ text: 'úřední' }) as never });
  for (const { startsAt } of list) {
    const day = new Date(`${startsAt}:00Z`);
    expect([day.getUTCDay(), day.getUTCDate() <= 7]).toEqual([1, true]);
  }
  expect(list.length).toBeGreaterThanOrEqual(11);
});
