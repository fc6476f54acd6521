import writeXlsxFile from 'write-excel-file/node';
import { expect, expectFlawless, isPhone, test } from './people.ts';

/** A manager's list as they come: a couple in one cell, an owner without a name, somebody unknown, a birth number. */
const workbook = () =>
  writeXlsxFile([
    ['Jednotka', 'Vlastník', 'E-mail', 'Mobil', 'Rodné číslo'],
    ['771/1', 'Ing. Bartůňková Jana', 'Jana@Dum.example', 605118274, '710314/1232'],
    ['771/2', 'Borůvka František a Borůvková Helena', 'boruvkovi@dum.example', '602 333 444', null],
    ['771/3', 'Neznámý Karel', 'karel@dum.example', null, null],
    ['771/4', 'Čáp Michal', 'michal@', '12345', null],
    ['771/5', null, 'duris@dum.example', null, null],
  ] as never).toBuffer();

test('the manager loads contacts from a workbook, says whose two rows are, and loads it again in vain', async ({
  page,
  as,
}) => {
  test.slow();
  const tab = async (name: RegExp) => {
    if (!isPhone()) return page.getByRole('tab', { name }).click();
    await page.getByRole('button', { name: /^Náhled kontaktů/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const buffer = await workbook();
  const send = async () => {
    await page.getByRole('button', { name: 'Vybrat soubor' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: 'kontakty.xlsx', mimeType: 'text/plain', buffer });
    await expect(page).toHaveURL(/\/sousede\/import\/\d+/);
  };

  await as('sprava@spravce.example', 'SVJ Dlouhá 7', '/sousede');
  await page.getByRole('button', { name: 'Další akce' }).first().click();
  await page.getByRole('menuitem', { name: 'Načíst kontakty ze souboru' }).click();
  await expect(page.getByRole('heading', { name: 'Načtení kontaktů' })).toBeVisible();
  await expectFlawless(page);
  await send();
  await expect(page.getByLabel('Význam sloupce Vlastník')).toHaveValue('name');
  await expect(page.getByText('710314')).toHaveCount(0);
  await page.getByLabel('Význam sloupce Mobil').selectOption('');
  await page.getByLabel('Význam sloupce E-mail').selectOption('');
  await expect(page.getByText('Ještě chybí sloupec s e-maily nebo s telefony.')).toBeVisible();
  await page.getByLabel('Význam sloupce Mobil').selectOption('phone');
  await page.getByLabel('Význam sloupce E-mail').selectOption('email');
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Pokračovat na náhled' }).click();

  await expect(page.getByText('3 lidem: 3 e-maily a 3 telefony')).toBeVisible();
  await expect(page.getByText('+420 602 333 444')).toHaveCount(2);
  await expectFlawless(page);
  // It is marked as the portal answers, not as it is pressed.
  const jana = page.getByRole('checkbox', { name: 'Přidat kontakty: Ing. Jana Bartůňková 771/1' });
  await jana.click();
  await expect(jana).not.toBeChecked();
  await expect(page.getByText('2 lidem: 2 e-maily a 2 telefony')).toBeVisible();
  await jana.click();
  await expect(jana).toBeChecked();
  await tab(/^Ke kontrole/);
  await expectFlawless(page);
  await page.getByRole('button', { name: /^Je to Vojtěch Ďuriš/ }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Je to Žaneta Cibulková/ }).click();
  await expect(page.getByText('5 lidem: 5 e-mailů a 3 telefony')).toBeVisible();
  await tab(/^Upozornění/);
  await expect(page.getByText('„michal@“ není e-mail, vynecháme ho.')).toBeVisible();
  await expect(page.getByText('Ve sloupci Rodné číslo bylo rodné číslo. Zahodili jsme ho.')).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('button', { name: 'Přidat 8 kontaktů' }).click();
  await expect(dialog.getByText('Uvidí je jen výbor, správce a člověk sám.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Přidat 8 kontaktů' }).click();
  await expect(page.getByRole('heading', { name: 'Kontakty jsou přidané' })).toBeVisible();
  await expect(page.getByText('5 lidí má teď e-mail')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Pozvat do portálu' }).click();
  await dialog.getByRole('button', { name: 'Pozvat do portálu' }).click();
  await expect(page.getByText(/^Odešlo 5 pozvánek/)).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('link', { name: 'Nahrát další soubor' }).click();
  await send();
  await tab(/^Beze změny/);
  await expect(page.getByText('už v portálu je')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Přidat 0 kontaktů' })).toBeDisabled();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Sousedé' }).first().click();
  await expect(page).toHaveURL(/\/sousede(\?|$)/);
});
