import { readFileSync } from 'node:fs';
import { expect, expectFlawless, isPhone, test } from './people.ts';

const sample = readFileSync(new URL('../server/fixtures/cadastre-sample.json', import.meta.url), 'utf8');
type Flat = { vlastnici: object[]; doplnekPortalu: object };

/** The same house a month later: 1247/3 has been sold, and 1247/2 was measured again. */
function later(): Buffer {
  const file = JSON.parse(sample) as { jednotky: Flat[] };
  const [, measured, sold] = file.jednotky as [Flat, Flat, Flat];
  Object.assign(measured.doplnekPortalu, { plochaM2: 53.1 });
  sold.vlastnici = [{ id: 799001, typ: 'OFO', oS: { id: 799001, typ: 'OFO', jmeno: 'Petr', prijmeni: 'Nový' } }];
  return Buffer.from(JSON.stringify(file));
}

test('the chair fills an empty house from the cadastre, and a month later accepts one difference', async ({
  page,
  as,
}) => {
  test.slow();
  const tab = async (name: RegExp) => {
    if (!isPhone()) return page.getByRole('tab', { name }).click();
    await page.getByRole('button', { name: /^Náhled importu/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const send = async (buffer: Buffer) => {
    await page.getByRole('button', { name: 'Vybrat soubor' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: 'dum.json', mimeType: 'application/json', buffer });
    await expect(page).toHaveURL(/\/import\/\d+/);
  };
  const acceptAll = async (name: RegExp) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { name: 'Dům je naimportovaný' })).toBeVisible();
  };

  await as('predseda@lipova.example', 'SVJ Prázdná 3', '/jednotky');
  await page.getByRole('link', { name: 'Naimportovat dům' }).click();
  await send(Buffer.from(sample));
  await expect(page.getByText(/^16\sjednotek, 17\svlastníků, součet podílů 100,00\s%$/)).toBeVisible();
  await expect(page.getByText(/^Podíly domu po přijetí zatím nedají\s1\./)).toBeVisible();
  await expectFlawless(page);

  await tab(/^Ke kontrole/);
  await page.getByRole('button', { name: 'Opravit Petra Krejčí' }).click();
  await page.getByRole('dialog').getByLabel('Příjmení').fill('Krejčíková');
  await page.getByRole('dialog').getByRole('button', { name: 'Uložit opravu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Opravit Petra Krejčí' })).toBeHidden();
  await page.getByRole('button', { name: 'Potvrdit, že je to tak: 1248/102' }).click();
  await expect(page.getByRole('button', { name: 'Potvrdit, že je to tak: 1248/102' })).toBeHidden();
  await expect(page.getByText(/^5\spoložek čeká na záložce Ke kontrole/)).toBeVisible();
  await page.getByRole('button', { name: 'Přijmout vše na záložce' }).click();
  await expect(page.getByText(/^Podíly domu po přijetí dají přesně 100\s%\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Přijmout 60 změn$/ }).click();
  await expect(page.getByRole('heading', { name: 'Dům je naimportovaný' })).toBeVisible();
  await expect(page.getByText(/^Podíly domu dají 100,00\s%\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Doplnit kontakty' })).toHaveAttribute('href', /\/sousede\/import/);
  await expectFlawless(page);

  await page.getByRole('link', { name: 'Zobrazit jednotky' }).click();
  await expect(page.getByRole('link', { name: '1247/3' }).first()).toBeVisible();
  // Who goes back sees what came of it, not once more what was to be accepted.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dům je naimportovaný' })).toBeVisible();
  await page.getByRole('link', { name: 'Zobrazit jednotky' }).click();
  await page.getByRole('link', { name: '1247/3' }).first().click();
  await expect(page.getByText('Petra Krejčíková').first()).toBeVisible();

  await page.goto('/jednotky/import');
  await send(later());
  await expect(page.getByText('Petr Nový').first()).toBeVisible();
  await tab(/^Změněné/);
  await page.getByRole('checkbox', { name: /^Přijmout 1247\/2 / }).uncheck();
  await acceptAll(/^Přijmout 3 změny$/);
  await page.getByRole('link', { name: 'Zobrazit jednotky' }).click();
  await page.getByRole('link', { name: '1247/3' }).first().click();
  await expect(page.getByText('Petr Nový').first()).toBeVisible();
  await page.goto('/jednotky');
  await page.getByRole('link', { name: '1247/2' }).first().click();
  await expect(page.getByText('52,9').first()).toBeVisible();
});
