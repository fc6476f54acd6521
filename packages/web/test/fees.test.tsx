import { beforeAll, expect, it } from 'vitest';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
});

it('begins empty, writes a fee down once, changes its amount from a day and deletes it', async () => {
  await opens(house, chair, '/prehled-poplatku');
  await words('Zatím tu není žádný poplatek');
  await nothingForAxe();
  expect((await one('link', 'Kdo dluží')).getAttribute('href')).toMatch(/^\/prehled-poplatku\/dluhy/);
  press(await one('link', 'Nový poplatek'));
  press(await one('button', 'Uložit poplatek'));
  expect((await field(/^Název/)).getAttribute('aria-invalid')).toBe('true');
  type(await field(/^Název/), 'Revize výtahu');
  type(await field(/^Částka v Kč/), '4 840,50 Kč');
  press(await one('combobox', /^Jak často/));
  press(await one('option', 'jednou za 3 roky'));
  await nothingForAxe();
  press(await one('button', 'Uložit poplatek'));
  press(await one('button', 'Uložit poplatek'));
  await words('Kolik to je za rok');
  await words(/^4.840,50.Kč$/);
  await nothingForAxe();

  press(await one('button', 'Upravit'));
  type(await field(/^Částka v Kč/), '5 000');
  await words('Dřívější částka zůstane u dřívějších splatností.');
  press(await one('button', 'Uložit změny'));
  await words(/^5.000,00.Kč$/);
  press(every('link', 'Přehled poplatků').at(-1) as HTMLElement);
  await one('link', 'Revize výtahu');
  expect(every('link', 'Revize výtahu')).toHaveLength(1);
  await nothingForAxe();
});

it('shows owners fees and sums and lets them do nothing', async () => {
  await opens(house, await house.owner(), '/prehled-poplatku');
  press(await one('link', 'Revize výtahu'));
  await words('Částka v čase');
  expect(every('button', 'Upravit')).toEqual([]);
  expect(every('button', 'Smazat')).toEqual([]);
  await opens(house, await house.owner(), '/prehled-poplatku/999999');
  await words(/Tento poplatek tu není\. Možná byl smazán\./);
});

it('says at the number of a unit that it is wrong, and keeps what is typed', async () => {
  for (const number of ['1247/1', '1247/2'])
    await house.unit(chair, number, [1, 2], [{ memberIds: [chair.memberId as number] }]);
  await opens(house, chair, '/prehled-poplatku/novy');
  type(await field(/^Název/), 'Radiátory');
  type(await field(/^Částka v Kč/), '1200');
  press(await one('combobox', /^Jak často/));
  press(await one('option', 'ročně'));
  press(await one('radio', 'Platí jednotky'));
  press(await one('combobox', /^Podle čeho se dělí/));
  press(await one('option', 'vlastní číslo jednotky'));
  type(await field('1247/1'), '2');
  type(await field('1247/2'), 'tři');
  press(await one('button', 'Uložit poplatek'));
  await words('Napište číslo, nejvýš se třemi desetinnými místy.');
  const wrong = (await field(/^1247\/2/)) as HTMLInputElement;
  expect([wrong.getAttribute('aria-invalid'), wrong.value]).toEqual(['true', 'tři']);
  expect((await field(/^1247\/1/)).getAttribute('aria-invalid')).not.toBe('true');
  await nothingForAxe();
  type(wrong, '3,5');
  press(await one('button', 'Uložit poplatek'));
  await words('Čísla jednotek');
  await words('3,5');
});
