import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dialog } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, here, test } from './people.ts';

const admin = 'spravce.portalu@pavlac.example';
const register = new URL('../server/fixtures/cadastre-sample.json', import.meta.url);

const onward = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: RegExp | string, value: string) =>
  page.getByRole('textbox', { name }).first().fill(value);

test('staff order a house, the customer breaks off on a phone and goes on elsewhere, and the house is founded', {
  tag: '@both',
}, async ({ page, as, mailTo, browser }) => {
  test.setTimeout(180_000);
  const customer = here().address('zakaznik@jablonova.example');
  await as(admin, null, '/admin/objednavky/novy');
  await fill(page, /^E-.?mail zákazníka/, customer);
  await expect(page.getByRole('combobox', { name: /^Kdo se stará/ })).not.toHaveValue('');
  await expectFlawless(page);
  await onward(page, 'Založit a poslat odkaz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer);
  await expectFlawlessInBoth(page);
  const detail = page.url();
  const mail = await mailTo(customer, /^Objednávka portálu/);
  const link = new URL(/https?:\S+\/objednavka\/\S+/.exec(mail.text)?.[0] as string).pathname;

  const first = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 390, height: 844 } });
  const phone = await first.newPage();
  await phone.goto(link);
  await fill(phone, /^IČO/, '99990016');
  await expect(phone.getByText('Našli jsme vás')).toBeVisible();
  await fill(phone, /^E-mail/, 'vybor@jablonova.example');
  await expectFlawlessInBoth(phone);
  await expect(phone.getByText(/^Uloženo dnes v/)).toBeAttached();
  await onward(phone, 'Pokračovat na oprávněnou osobu');
  await expect(phone.getByRole('heading', { level: 2, name: 'Oprávněná osoba' })).toBeVisible();
  await expect(phone.getByText(/^Uloženo v/)).toBeVisible();
  await phone.waitForResponse((r) => r.url().includes('/draft') && r.ok());
  await first.close();

  const second = await browser.newContext({ locale: 'cs-CZ' });
  const desk = await second.newPage();
  await desk.goto(link);
  await expect(desk.getByRole('heading', { level: 2, name: 'Oprávněná osoba' })).toBeVisible();
  await fill(desk, /^Jméno/, 'Tomáš');
  await fill(desk, /^Příjmení/, 'Řezáč');
  await desk.getByRole('combobox', { name: /^Funkce/ }).selectOption('mayorCommittee');
  const main = here().address('tomas.rezac@jablonova.example');
  await fill(desk, /^E-mail/, main);
  await fill(desk, /^Telefon/, '+420 605 118 274');
  // Addresses of the register are offered to it.
  await desk.getByRole('combobox', { name: /^Ulice a číslo/ }).fill('Jabloňová 5');
  await fill(desk, /^Obec/, 'Telč');
  await fill(desk, /^PSČ/, '588 56');
  await onward(desk, 'Pokračovat na fakturaci');
  await desk.getByRole('radio', { name: /^Ročně/ }).check();
  await fill(desk, /^Počet jednotek/, '16');
  await onward(desk, 'Pokračovat na moduly');
  await onward(desk, 'Pokračovat na katastr');
  await desk.getByLabel(/^Soubor z\skatastru/).setInputFiles({
    name: 'dum.json',
    mimeType: 'application/json',
    buffer: await readFile(register),
  });
  await expect(desk.getByText('Podíly dávají dohromady celek.')).toBeVisible();
  await expectFlawless(desk);
  await onward(desk, 'Pokračovat na dokončení');
  await desk.getByRole('checkbox', { name: /obchodními podmínkami/ }).check();
  await desk.getByRole('checkbox', { name: /zásady ochrany/ }).check();
  await expectFlawlessInBoth(desk);
  await onward(desk, 'Odeslat objednávku');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Objednávka je odeslaná');
  await second.close();

  await page.goto(`${new URL(detail).pathname}/kontrola`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrola objednávky');
  await expectFlawlessInBoth(page);
  await onward(page, 'Pokračovat na oprávněnou osobu');
  await onward(page, 'Pokračovat na fakturaci');
  await onward(page, 'Pokračovat na moduly');
  await onward(page, 'Pokračovat na katastr');
  await expectFlawless(page);
  await onward(page, 'Pokračovat na dokončení');
  await expectFlawless(page);
  await onward(page, 'Odeslat');
  await dialog(page).getByRole('button', { name: 'Založit dům', exact: true }).click();
  await expect(page.getByText(/Pozvánka odešla\.$/)).toBeVisible();
  await mailTo(main, /^Pozvánka|pozván/i);
});
