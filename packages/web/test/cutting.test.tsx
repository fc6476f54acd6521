import { beforeEach, expect, it, vi } from 'vitest';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { owned, sell } from '#house/entitled.ts';
import { aHouse, type Person } from '#house/house.ts';
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

it('pages of a unit that was sold in the year are divided among its owners', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  const seller = await house.owner({ firstName: 'Karel', lastName: 'Vondráček' });
  const buyer = await house.owner({ firstName: 'Lipka', lastName: 'Nová' });
  const sold = await house.unit(chair, '1247/1', [1, 2], owned(seller));
  await house.unit(chair, '1247/2', [1, 2], owned(chair));
  await sell(chair, sold.id, buyer, '2026-03-01');
  const door = await opens(house, chair, '/dokumenty/rozeslat');
  await one('button', /^Uložit/);
  const texts = ['Jednotka 1247/1 dluh', '', 'Jednotka 1247/1 přeplatek', 'Jednotka 1247/1 příloha', 'Jednotka 1247/2'];
  await chooseFiles(aFile(aPdf(texts), 'Vyúčtování 2026.pdf'));
  press(await one('button', 'Rozdělit na jednotky'));
  const asking = await one('region', 'Jednotky s víc vlastníky');
  await words('zbývá rozhodnout 3 z 3', asking);
  await words('Jednotka 1247/1 dluh', asking);
  const save = () => every('button', /^Uložit/)[0] as HTMLButtonElement;
  expect(save().disabled).toBe(true);
  await words('Rozhodněte ještě stranu 1');
  const sums = await one('region', 'Kam přijdou strany');
  expect(plain(sums.textContent)).toContain('ještě nerozhodnuto4');
  await nothingForAxe();
  press(await one('button', /^Všechny strany: jen Karel Vondráček/, asking));
  await words('vše je rozhodnuto', asking);
  const who = async (page: number, choice: RegExp) => {
    press(await fieldOf(`Kdo dostane stranu ${page}`));
    press(await one('option', choice));
  };
  await who(3, /^Jen Lipka Nová ?od 01\. 03\. 2026/);
  await who(4, /^Nechat jen v celém souboru/);
  const goings = await one('region', 'Co komu půjde');
  await words('jen Karel Vondráček', goings);
  await words('strany 1–2', goings);
  expect(plain(sums.textContent)).toContain('ve 3 papírech4jen v celém souboru1Celkem v souboru5');
  expect(plain(save().textContent)).toBe('Uložit 3 papíry');
  press(save());
  await until('in the folder of units', () => door.address().startsWith('/dokumenty?'));
  const names = async (by: Person) => (await by.asks(addressedPapers.list, {})).files.map((file) => file.name);
  expect([await names(seller), await names(buyer)]).toEqual([
    ['Vyúčtování 2026 1247-1 (1)'],
    ['Vyúčtování 2026 1247-1 (2)'],
  ]);
});
