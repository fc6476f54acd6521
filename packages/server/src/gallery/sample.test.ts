import { expect, it } from 'vitest';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import type { Person } from '#house/house.ts';
import { aSample } from '#house/sampled.ts';
import { fetched } from '#house/sending-files.ts';

const { portal, signIn } = aSample();
const listed = async (who: Person) =>
  (await who.asks(gallery.list, {})).galleries.map((a) => `${a.name} ${a.photoCount} ${a.visibility}`);

it('Lipová has an album of a feast for all and one for the committee, and nobody was mailed of them', async () => {
  const feast = 'Slavnost na dvoře 5 public';
  expect(await listed(await signIn('predseda@lipova.example'))).toEqual(['Střecha před opravou 2 private', feast]);
  expect(await listed(await signIn('najemnik@lipova.example'))).toEqual([feast]);
  expect(await listed(await signIn('dvojity@dlouha.example', 'SVJ Dlouhá 7'))).toEqual(['Nová fasáda 2 public']);
  const { rows } = await portal().pool.raw.query('select kind from outbox');
  expect(rows).toEqual([]);
});

it('its photographs know when they were taken and which shape they are, and wait for their sizes', async () => {
  const owner = await signIn('vlastnik@lipova.example');
  const [{ id } = { id: 0 }] = (await owner.asks(gallery.list, {})).galleries;
  const album = await owner.asks(gallery.one, { id });
  expect(album.images.map((i) => [i.caption, i.ratio > 1, i.sizes])).toEqual([
    ['Stůl drží díky Procházkovým', true, 'making'],
    ['Pod ořešákem', false, 'making'],
    ['Koláče od Ludmily Dvorské', true, 'making'],
    ['Rozsvítilo se v osm', true, 'making'],
    ['Pavlač ve druhém patře', false, 'making'],
  ]);
  const times = album.images.map((i) => Date.parse(i.takenAt as string));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(album.images.map((i) => i.color)).size).toBe(5);
  const [photo] = album.attachments;
  const { statusCode } = await fetched(portal(), album.attachmentUrl.replace('{id}', String(photo?.id)));
  expect(statusCode).toBe(200);
});

it('the feast is of the day of the house, and a neighbour brought two more that wait', async () => {
  const chair = await signIn('predseda@lipova.example');
  const id = (await chair.asks(gallery.list, {})).galleries.find((a) => a.name.startsWith('Slavnost'))?.id as number;
  expect(await chair.asks(gallery.one, { id })).toMatchObject({
    ...{ tiedTo: { kind: 'event', title: 'Výročí domu' }, neighbours: true, offered: 2 },
  });
  const { offers } = await chair.asks(galleryOffers.list, { id });
  expect(offers.map((o) => o.name)).toEqual(['lavicka', 'babovka']);
});
