import { beforeAll, expect, it } from 'vitest';
import { bookings } from '#contract/bookings/endpoints.ts';
import { aThing, books } from '#house/bookings.ts';
import { aTalk, replies } from '#house/discussions.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aBoardHouse, aMessage } from '#house/messages.ts';
import { aDoor } from './door.tsx';
import { every, one, press, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let alena: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
});

const names = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody tr')]
    .map((row) => row.querySelector('a')?.textContent)
    .join();
const said = () => [...document.querySelectorAll('#komentare ol > li p')].map((p) => p.textContent).join();
const inMenu = (name: RegExp) =>
  every('link', name)
    .map((link) => link.textContent)
    .join();
/** The page has begun to listen. */
const listens = () => until('listens', () => portal().live.size() === 1, 10_000);

it('what changed after a page was read and before it listens is not missed', async () => {
  const other = await aHouse(portal());
  const [writer, reader] = [await other.chair(), await other.owner()];
  await opens(other, reader, '/diskuze');
  await words('Zatím tu není žádná diskuze');
  await aTalk(writer, { name: 'Mezitím' });
  expect(portal().live.size()).toBe(0);
  await until('shown', () => names() === 'Mezitím', 10_000);
});

it('numbers move by themselves, a list waits to be asked and an open thread goes on', async () => {
  const door = await opens(house, alena, '/diskuze');
  await words('Zatím tu není žádná diskuze');
  await listens();
  // In an empty list nothing stands that could move.
  const first = await aTalk(chair, { name: 'Čí je to kolo' });
  await until('one', () => names() === 'Čí je to kolo');
  await aTalk(chair, { name: 'Chodba' });
  await aTalk(chair, { name: 'Barva dveří' });
  await until('three in the menu', () => inMenu(/^Diskuze/).includes('3'));
  const line = await one('button', '2 nové položky');
  expect(names()).toBe('Čí je to kolo');
  await nothingForAxe();
  press(line);
  await until('all three', () => names().split(',').length === 3);
  await until('no line', () => every('button', /nové položky/).length === 0);
  // Another row's words change where they stand: nothing is offered.
  door.goes(`/diskuze/${first.url_hash}`);
  await one('heading', 'Čí je to kolo');
  await replies(chair, first.id, 'To modré je moje.');
  await until('the reply', () => said().includes('To modré je moje.'));
  // On the dashboard too.
  door.goes('/nastenka');
  await words('Diskuze');
  await aMessage(chair, { title: 'Odečty vodoměrů' });
  await words('Odečty vodoměrů');
});

it('an open calendar follows what falls on its days in other modules', async () => {
  const { alena: reader, chair: writer, house: board, ids } = await aBoardHouse(portal());
  const thing = await aThing(writer);
  await opens(board, reader, '/kalendar-udalosti?date=2026-11-24');
  await one('heading', 'listopad 2026');
  const booked = () => [...document.querySelectorAll('#main td[data-day="2026-11-24"] li a')].length;
  expect(booked()).toBe(0);
  const made = await books(reader, { thing, unitId: ids.u16, at: '2026-11-24T09:00' });
  await until('booked', () => booked() === 1, 20_000);
  await reader.asks(bookings.cancel, { id: made.id });
  await until('free', () => booked() === 0, 20_000);
});
