import { readFileSync } from 'node:fs';
import { dialog } from './board.ts';
import { expect, expectFlawlessInBoth, test } from './people.ts';

const sample = readFileSync(new URL('../server/fixtures/cadastre-sample.json', import.meta.url), 'utf8');
type Flat = { vlastnici: object[]; doplnekPortalu: object };

/** The sample house a month later: 1247/3 was sold to a couple, 1247/2 was measured again. */
function later(): Buffer {
  const file = JSON.parse(sample) as { jednotky: Flat[] };
  const [, measured, sold] = file.jednotky as [Flat, Flat, Flat];
  Object.assign(measured.doplnekPortalu, { plochaM2: 53.1 });
  const [oS, oS2] = [
    { id: 799001, typ: 'OFO', jmeno: 'Pavel', prijmeni: 'Procházka' },
    { id: 799002, typ: 'OFO', jmeno: 'Lenka', prijmeni: 'Procházková' },
  ];
  sold.vlastnici = [{ id: 799003, typ: 'BSM', podil: { citatel: 1, jmenovatel: 1 }, oS, oS2 }];
  return Buffer.from(JSON.stringify(file));
}

test('the chair opens an extract as a request, accepts a sale from its day and leaves the rest', {
  tag: '@both',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await as('predseda@lipova.example', 'SVJ Lipová 14', '/jednotky/import');
  await page.getByRole('button', { name: 'Vybrat soubor' }).waitFor();
  const buffer = later();
  await page.locator('input[type=file]').setInputFiles({ name: 'vypis.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Otevřít jako návrh změn' }).click();
  const card = page.getByRole('region', { name: 'Jednotka 1247/3 má mít jiné vlastníky' });
  await expect(card.getByText('Pavel Procházka', { exact: true })).toBeVisible();
  await expectFlawlessInBoth(page);

  await card.getByRole('textbox', { name: 'Platí od' }).fill('3. 11. 2026');
  await card.getByRole('textbox', { name: 'Důvod' }).fill('Souhlasí s výpisem.');
  await card.getByRole('button', { name: 'Přijmout změnu' }).click();
  await expect(card.getByText(/^Rozhodnutí je uložené/)).toBeVisible();
  const others = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Zatím nechat' }) });
  for (let i = 0; i < (await others.count()); i++) {
    const other = others.nth(i);
    if (await other.getByText(/^Rozhodnutí je uložené/).isVisible()) continue;
    await other.getByRole('textbox', { name: 'Důvod' }).fill('Nejdřív to přeměříme.');
    await other.getByRole('button', { name: 'Zatím nechat' }).click();
    await expect(other.getByText(/^Rozhodnutí je uložené/)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Komentář' }).fill('Klíče od sklepa už mají.');
  await page.getByRole('button', { name: 'Přidat komentář' }).click();
  await expect(page.getByText('Klíče od sklepa už mají.')).toBeVisible();

  await page.getByRole('button', { name: 'Přijmout 1 změnu' }).click();
  await dialog(page).getByRole('button', { name: 'Přijmout 1 změnu' }).click();
  await expect(page.getByRole('button', { name: 'Vrátit změny' })).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.goto('/detail-svj?tab=navrhy-zmen');
  await expect(page.getByText('Přijato').first()).toBeVisible();
  await expectFlawlessInBoth(page);
});
