import { beforeEach, expect, it, vi } from 'vitest';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { namesIn } from '#house/documents.ts';
import { owned, sell } from '#house/entitled.ts';
import { aHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, one, plain, press, type, until, words } from './lookups.ts';
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

it('what did not come is tried again or left out by a word before the others are saved', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  await house.unit(chair, '1247/1', [1, 1], owned(chair));
  await opens(house, chair, '/dokumenty/rozeslat');
  await one('button', /^Uložit/);
  await chooseFiles(
    new File(['list'], '1247-1.txt', { type: 'text/plain' }),
    new File(['no paper'], '1247-1.pdf', { type: 'application/pdf' }),
  );
  await words(/^1 soubor se nepodařilo nahrát/);
  const save = () => every('button', /^Uložit \d/)[0] as HTMLButtonElement;
  expect(save().disabled).toBe(true);
  await nothingForAxe();
  press(await one('button', 'Pokračovat bez nich'));
  await until('what came may be saved', () => !save().disabled);
});

it('a paper of a unit that was sold in the year waits for a word: by name, or by its day', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  const seller = await house.owner({ firstName: 'Karel', lastName: 'Vondráček' });
  const buyer = await house.owner({ companyName: 'Lipnická realitní s.r.o.' });
  const sold = await house.unit(chair, '1247/1', [1, 2], owned(seller));
  const other = await house.unit(chair, '1247/2', [1, 2], owned(chair));
  await sell(chair, sold.id, buyer, '2026-03-01');
  const door = await opens(house, chair, '/dokumenty/rozeslat');
  const save = () => every('button', /^Uložit/)[0] as HTMLButtonElement;
  await one('button', /^Uložit/);
  await choose('1247-1 první.txt', '1247-1 druhé.txt', '1247-2.txt');
  const doubts = await one('region', 'Nejdřív nejasné soubory');
  await words('zbývá rozhodnout 2 z 2', doubts);
  await words('Jednotka 1247/1 měla v roce 2026 víc vlastníků. Vyberte, kdo papír dostane.', doubts);
  expect(save().disabled).toBe(true);
  await nothingForAxe();
  const rowOf = (name: string) =>
    until(`no row of ${name}`, () => every('listitem', /./, doubts).find((row) => row.textContent?.includes(name)));
  press(await one('button', /^Jen Karel Vondráček \(do 28\./, await rowOf('první')));
  press(await one('button', /^Podle dne /, await rowOf('druhé')));
  await words('vše je rozhodnuto', doubts);
  const goings = await one('region', 'Co komu půjde');
  await words('jen Karel Vondráček', goings);
  await words(/^podle dne /, goings);
  // Plans are for later owners too: then nobody is asked, and asked again when they are not.
  press(await one('switch', /^Vidí i další vlastníci/));
  await until('no doubts', () => every('region', 'Nejdřív nejasné soubory').length === 0);
  press(await one('switch', /^Vidí i další vlastníci/));
  await words('jen Karel Vondráček', goings);
  // Meanwhile the other unit is sold as well: nothing is saved, and it is asked of.
  await sell(chair, other.id, buyer, '2026-05-01');
  await until('ready', () => !save().disabled);
  press(save());
  await words(/^U některé jednotky se změnilo, kdo ji v tom období vlastnil/);
  await words(/Jednotka 1247\/2 měla v roce 2026 víc vlastníků/);
  expect([save().disabled, await house.count('document')]).toEqual([true, 0]);
  press(await one('button', /^Jen Lipnická realitní/));
  await until('ready again', () => !save().disabled);
  press(save());
  await until('in the folder of units', () => door.address().startsWith('/dokumenty?'));
  expect((await seller.asks(addressedPapers.list, {})).files.map((file) => file.name)).toEqual(['1247-1 první']);
  expect((await buyer.asks(addressedPapers.list, {})).files.map((file) => file.name)).toEqual(['1247-2']);
});

it('papers of another period than the calendar year are asked of by that one', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  const seller = await house.owner({ firstName: 'Karel', lastName: 'Vondráček' });
  const buyer = await house.owner({ firstName: 'Jana', lastName: 'Bílá' });
  const sold = await house.unit(chair, '1247/1', [1, 2], owned(seller));
  await sell(chair, sold.id, buyer, '2026-03-01');
  const door = await opens(house, chair, '/dokumenty/rozeslat');
  await one('button', /^Uložit/);
  await choose('1247-1.txt');
  await words(/^Jednotka 1247\/1 měla v roce 2026 víc vlastníků/);
  type(await field('Ke dni'), '31. 8. 2026');
  press(await one('switch', /^Papíry nejsou za kalendářní rok 2026/));
  expect((await field('Období od')).value).toBe('01. 09. 2025');
  expect((await field('Období do')).value).toBe('31. 08. 2026');
  await words(/^Jednotka 1247\/1 měla od 01\. 09\. 2025 do 31\. 08\. 2026 víc vlastníků/);
  await one('button', /^Jen Karel Vondráček \(do 28\./);
  await nothingForAxe();
  // The buyer had it all of this one: nobody is asked.
  type(await field('Období od'), '1. 3. 2026');
  await until('no doubts', () => every('region', 'Nejdřív nejasné soubory').length === 0);
  type(await field('Ke dni'), '1. 9. 2026');
  press(await one('button', /^Uložit/));
  await words('Den musí být v období, za které papíry jsou.');
  expect(await house.count('document')).toBe(0);
  type(await field('Ke dni'), '31. 8. 2026');
  const save = await one('button', /^Uložit/);
  await until('ready', () => !(save as HTMLButtonElement).disabled);
  press(save);
  await until('in the folder of units', () => door.address().startsWith('/dokumenty?'));
  expect(await house.count('document')).toBe(1);
});
