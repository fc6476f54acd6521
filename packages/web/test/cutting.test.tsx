import { beforeEach, expect, it, vi } from 'vitest';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { owned } from '#house/entitled.ts';
import { aHouse } from '#house/house.ts';
import { aLockedPdf, aPdf } from '#house/readable.ts';
import { aDoor } from './door.tsx';
import { every, one, plain, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', sentTo(portal));
});

const aFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const fieldOf = (label: string) =>
  until(`no field ${label}`, () => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`));

it('one PDF is divided by its pages: the unclear ones first, each page goes once', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  await house.unit(chair, '1247/1', [1, 3], owned(alena));
  await house.unit(chair, '1247/2', [1, 3], owned(chair));
  await house.unit(chair, '1247/5', [1, 3], owned(chair));
  const door = await opens(house, chair, '/dokumenty/rozeslat');
  await one('button', /^Uložit/);
  const texts = ['Průvodní dopis', 'Jednotka 1247/1', 'pokračování', 'tabulka', 'Jednotka 1247/2', 'Jednotka 1247/9'];
  await chooseFiles(aFile(aPdf(texts), 'Vyúčtování 2025.pdf'));
  press(await one('button', 'Rozdělit na jednotky'));
  const doubts = await one('region', 'Nejdřív nejasné strany');
  await words('zbývá rozhodnout 4 z 4', doubts);
  await words('Jednotku 1247/9 v domě nemáme.', doubts);
  await words('Průvodní dopis', doubts);
  const sums = await one('region', 'Kam přijdou strany');
  expect(plain(sums.textContent)).toContain('Celkem v souboru6');
  await nothingForAxe();
  const save = () => every('button', /^Uložit/)[0] as HTMLButtonElement;
  expect(save().disabled).toBe(true);
  const rowOf = (name: string) =>
    until(`no row of ${name}`, () => every('listitem', /./, doubts).find((row) => row.textContent?.includes(name)));
  press(await one('button', 'Nechat jen v celém souboru', await rowOf('Průvodní dopis')));
  press(await one('button', /Přidat 2 strany ke stranám/, doubts));
  await words('zbývá rozhodnout 1 z 4', doubts);
  type(await fieldOf('Jednotka pro stranu 6'), 'nováková');
  press(await one('option', /1247\/1/));
  await words('vše je rozhodnuto', doubts);
  const goings = await one('region', 'Co komu půjde');
  await words('strany 2–4, 6', goings);
  await words(/Bez papíru zůstane 1 jednotka: 1247\/5/, goings);
  // The last page is given elsewhere by hand.
  const ranges = await one('region', 'Přiřadit strany ručně');
  const pages = await until('no field of pages', () => ranges.querySelector<HTMLInputElement>('input'));
  type(pages, '7');
  press(await one('button', 'Nechat jen v celém souboru', ranges));
  await words('Napište strany od 1 do 6, třeba 1–2.', ranges);
  type(pages, '6');
  press(await one('button', 'Nechat jen v celém souboru', ranges));
  await words('strany 2–4', goings);
  await words('strany 1, 6', goings);
  expect(plain(save().textContent)).toBe('Uložit 2 papíry');
  expect(await house.count('document')).toBe(0);
  press(save());
  await until('in the folder of units', () => door.address().startsWith('/dokumenty?'));
  await one('link', /^Celé soubory/);
  const { units } = await chair.asks(filing.place, {});
  expect(units.map((u) => u.folder)).toEqual(['Jednotka 1247/1', 'Jednotka 1247/2', null]);
  expect(await house.count('document')).toBe(3);
});

it('one that cannot be divided says why where it was asked for', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  await house.unit(chair, '1247/1', [1, 1], owned(chair));
  await opens(house, chair, '/dokumenty/rozeslat');
  await one('button', /^Uložit/);
  await chooseFiles(aFile(aLockedPdf(), 'Tajné.pdf'));
  press(await one('button', 'Rozdělit na jednotky'));
  await words('Soubor je zamčený heslem. Uložte ho bez hesla a nahrajte znovu.');
  expect(await house.count('document')).toBe(0);
});
