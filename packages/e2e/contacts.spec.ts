import { readFile } from 'node:fs/promises';
import { chair, dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

test('contacts: the chair writes a firm down and pins it, an owner calls it and takes it along, it is deleted', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  const main = page.locator('#main');
  const row = (name: string) => main.locator(isPhone() ? 'li' : 'tr').filter({ hasText: name });
  await as(...chair, '/adresar-kontaktu');
  await expect(main.getByRole('link', { name: 'Zavolat: Ohrožení života, 112' })).toBeVisible();
  await page.getByRole('link', { name: 'Přidat kontakt' }).first().click();
  await page.getByRole('button', { name: 'Přidat kontakt' }).click();
  await expect(page.getByRole('textbox', { name: /^Název firmy/ })).toBeFocused();
  await page.getByRole('textbox', { name: /^Název firmy/ }).fill('Výtahy; <b>Žižkov</b>');
  await page.getByRole('combobox', { name: /^Obor/ }).click();
  await page.getByRole('option', { name: 'Údržba a opravy' }).click();
  await page.getByRole('textbox', { name: 'Telefon' }).fill('800 000 146');
  await page.getByRole('switch', { name: 'Připnout nahoru a na nástěnku' }).check();
  await page.getByRole('combobox', { name: /^Kdy se mu volá/ }).click();
  await page.getByRole('option', { name: 'Uvázl výtah' }).click();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Přidat kontakt' }).click();
  await expect(page.getByRole('heading', { name: 'Výtahy; <b>Žižkov</b>' })).toBeVisible();
  await expectReadable(page);

  const theirs = await another(owner, house, '/adresar-kontaktu');
  const lift = theirs.getByRole('link', { name: 'Zavolat: Uvázl výtah, 800 000 146' });
  await expect(lift).toHaveAttribute('href', 'tel:+420800000146');
  await expectFlawless(theirs);
  await expect(theirs.getByRole(isPhone() ? 'heading' : 'rowheader', { name: /^Údržba a opravy \d+$/ })).toBeVisible();
  const named = theirs.getByRole('link', { name: 'Výtahy; <b>Žižkov</b>', exact: true });
  await named.click();
  if (!isPhone()) {
    // Beside the list: read at once, closed by Esc and by the way back, and its own page is in its menu.
    const title = theirs.getByRole('heading', { name: 'Výtahy; <b>Žižkov</b>' });
    await expect(title).toBeFocused();
    await expectFlawless(theirs);
    await theirs.keyboard.press('Escape');
    await expect(title).toHaveCount(0);
    await expect(named).toBeFocused();
    await theirs.keyboard.press('Enter');
    await expect(title).toBeFocused();
    await theirs.goBack();
    await expect(title).toHaveCount(0);
    await theirs.goForward();
    const beside = theirs.getByRole('complementary', { name: 'Výtahy; <b>Žižkov</b>' });
    await expect(beside.getByRole('link', { name: /^Zavolat \+420/ })).toBeVisible();
    await beside.getByRole('button', { name: 'Další akce' }).click();
    await theirs.getByRole('menuitem', { name: 'Otevřít stránku kontaktu' }).click();
  }
  await expect(theirs.getByRole('heading', { level: 1, name: 'Výtahy; <b>Žižkov</b>' })).toBeVisible();
  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'Uložit do kontaktů (vCard)' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('FN:Výtahy\\; <b>Žižkov</b>');

  await page.getByRole('link', { name: 'Adresář kontaktů' }).first().click();
  await row('Výtahy;')
    .getByRole('button', { name: /^Akce pro/ })
    .click();
  await page.getByRole('menuitem', { name: 'Smazat kontakt' }).click();
  await dialog(page).getByRole('button', { name: 'Smazat kontakt' }).click();
  await expect(row('Výtahy;')).toHaveCount(0);
});
