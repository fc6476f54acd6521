import { beforeAll, expect, it, vi } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, press, saying, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
let unit: number;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
  unit = (await house.unit(chair, '1247/1', [1, 2], [{ memberIds: [owner.memberId as number] }])).id;
  await chair.asks(accounts.enter, { id: unit, kind: 'debt', date: '2025-03-10', amount: '1 000' });
});

it('a field that is none is refused at the text, and what was typed stays', async () => {
  await opens(house, chair, '/prehled-poplatku/dluhy/stupne');
  press(await one('button', 'Upravit text 1. stupeň'));
  const text = await field('Text');
  expect(text.value).toMatch(/na účtu jednotky \{číslo jednotky\} chybí \{dlužná částka\}:/);
  type(text, 'Dlužíte {castku} za ');
  press(await one('button', 'číslo jednotky'));
  await words('Dlužíte {castku} za 1247/1');
  press(await one('button', 'Uložit'));
  await words(/použijte jen nabízené údaje/i);
  expect(text.value).toBe('Dlužíte {castku} za {číslo jednotky}');
  await nothingForAxe();
});

it('shows word for word who gets what, sends after a question, and the owner reads it', async () => {
  await opens(house, chair, '/prehled-poplatku/dluhy');
  press(await one('link', 'Upomínky'));
  await words(/na účtu jednotky 1247\/1 chybí 1.000,00.Kč:\s+dřívější dluh, splatné/);
  await nothingForAxe();
  press(await one('button', 'Poslat 1 upomínku'));
  const question = await one('dialog', 'Poslat 1 upomínku?');
  press(await one('button', 'Poslat 1 upomínku', question));
  await words('Dnes není komu co připomínat');
  await words(/Běží lhůta z poslední upomínky/);
  await nothingForAxe();
  await opens(house, owner, `/prehled-poplatku/ucet/${unit}`);
  press(await one('link', 'Upomínky'));
  await words(/na účtu jednotky 1247\/1 chybí 1.000,00.Kč/);
  expect(every('button', 'Spočítat úrok z prodlení')).toEqual([]);
  expect(every('button', 'Uložit poznámku')).toEqual([]);
  await nothingForAxe();
});

it('keeps the signed paper of agreed instalments beside them, and the owner finds it there', async () => {
  const at = `/prehled-poplatku/ucet/${unit}/upominky`;
  await opens(house, chair, at);
  press(await one('button', 'Navrhnout splátky'));
  press(await one('button', 'Zapsat dohodu', await one('dialog', /^Splátky dluhu/)));
  await one('button', 'Nahrát podepsanou dohodu');
  await gone('dialog', /^Splátky dluhu/);
  vi.stubGlobal('XMLHttpRequest', sentTo(portal));
  await chooseFiles(new File(['dohoda'], 'dohoda.txt'));
  await words(/má být PDF nebo obrázek/);
  await chooseFiles(new File(['%PDF-1.4\n%%EOF\n'], 'dohoda.pdf', { type: 'application/pdf' }));
  await one('button', 'Nahrát jinou podepsanou dohodu');
  await words('dohoda.pdf');
  await nothingForAxe();
  vi.unstubAllGlobals();
  await opens(house, owner, at);
  await words('dohoda.pdf');
  expect(every('button', /podepsanou dohodu/)).toEqual([]);
});

it('counts interest line by line when it is asked for, and enters it once', async () => {
  await opens(house, chair, `/prehled-poplatku/ucet/${unit}/upominky`);
  press(await one('button', 'Spočítat úrok z prodlení'));
  await words(/12,00.% ročně, repo sazba z/);
  await nothingForAxe();
  const book = await one('button', /^Zapsat .* na účet$/);
  press(book);
  press(await one('button', /^Zapsat .* na účet$/, await one('dialog', /^Zapsat úrok/)));
  await words(/Není z čeho počítat/);
});

it('what nobody knows the rate of is said once over all such debts, and the others are counted', async () => {
  const other = (await house.unit(chair, '1247/2', [1, 2], [{ memberIds: [owner.memberId as number] }])).id;
  for (const date of ['2011-03-10', '2011-04-10', '2025-03-10'])
    await chair.asks(accounts.enter, { id: other, kind: 'debt', date, amount: '1 000' });
  await opens(house, chair, `/prehled-poplatku/ucet/${other}/upominky`);
  press(await one('button', 'Spočítat úrok z prodlení'));
  await words(/^Sazbu pololetí od .* neznáme, proto úrok z těchto dluhů nepočítáme/);
  expect(saying(/neznáme/)).toHaveLength(1);
  await words(/splatné 10\.\s?4\.\s?2011$/);
  await words(/12,00.% ročně, repo sazba z/);
  await nothingForAxe();
});
