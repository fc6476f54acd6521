import { beforeEach, expect, it, vi } from 'vitest';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { namesIn } from '#house/documents.ts';
import { owned } from '#house/entitled.ts';
import { aHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, one, plain, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', sentTo(portal));
});

const choose = (...names: string[]) =>
  chooseFiles(...names.map((name) => new File([name], name, { type: 'text/plain' })));

it('papers for units are decided before anything is saved: the unclear ones first', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  await house.unit(chair, '1247/1', [1, 2], owned(alena));
  await house.unit(chair, '1247/2', [1, 2], owned(chair));
  const door = await opens(house, chair, '/dokumenty/rozeslat');
  const save = () => every('button', /^Uložit/)[0] as HTMLButtonElement;
  await one('button', /^Uložit/);
  expect(save().disabled).toBe(true);
  await choose('1247-1.txt', 'Předpis 2.txt', '1247_9.txt', 'Řád.txt', 'omyl.txt');
  const doubts = await one('region', 'Nejdřív nejasné soubory');
  await words('zbývá rozhodnout 4 z 4', doubts);
  await words('Jednotku 1247/9 v domě nemáme.', doubts);
  await words('V názvu je jen samotné číslo. Nejspíš patří jednotce 1247/2.', doubts);
  const goings = await one('region', 'Co komu půjde');
  await words('Alena Nováková', goings);
  await words(/Bez papíru zůstane 1 jednotka: 1247\/2/, goings);
  expect(save().disabled).toBe(true);
  await nothingForAxe();
  const rowOf = (name: string) =>
    until(`no row of ${name}`, () => every('listitem', /./, doubts).find((row) => row.textContent?.includes(name)));
  press(await one('button', 'Dát jednotce 1247/2', await rowOf('Předpis 2')));
  type(await fieldOf('Jednotka pro 1247_9'), 'nováková');
  press(await one('option', /1247\/1/));
  press(await one('button', 'Dát všem', await rowOf('Řád')));
  press(await one('button', 'Neukládat omyl.txt', await rowOf('omyl')));
  await words('vše je rozhodnuto', doubts);
  // Whoever changes their mind decides anew.
  press(await one('button', 'Změnit, komu půjde 1247_9.txt', goings));
  await words('zbývá rozhodnout 1 z 3', doubts);
  expect(save().disabled).toBe(true);
  press(await one('button', 'Neukládat 1247_9.txt', doubts));
  await until('nothing to decide', () => !save().disabled);
  expect(plain(save().textContent)).toBe('Uložit 3 papíry');
  expect(await house.count('document')).toBe(0);
  press(save());
  await until('in the folder of units', () => door.address().startsWith('/dokumenty?'));
  await words('Řád.txt');
  await one('link', /^Jednotka 1247\/2/);
  const { units } = await chair.asks(filing.place, {});
  expect(units.map((u) => u.folder)).toEqual(['Jednotka 1247/1', 'Jednotka 1247/2']);
  expect(await house.count('document')).toBe(3);
  expect(await namesIn(alena, null)).toEqual([]);
});

const fieldOf = (label: string) =>
  until(`no field ${label}`, () => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`));
