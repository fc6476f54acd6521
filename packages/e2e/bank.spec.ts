import { readFileSync } from 'node:fs';
import { dialog } from './board.ts';
import { expect, expectFlawlessInBoth, here, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';
const keeper = 'vybor@lipova.example';
const statement = readFileSync(new URL('../server/fixtures/bank/vypis-2026-01.gpc', import.meta.url));

test('the committee imports a month of the bank and settles the doubtful lines', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(150_000);
  await here().somebody(keeper, house);
  await as(keeper, house, '/prehled-poplatku');
  await page.getByRole('link', { name: 'Banka' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banka');
  await expect(page.getByText('Zatím tu není žádný výpis')).toBeVisible();
  await expectFlawlessInBoth(page);

  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Účty a nastavení' }).click();
  await dialog(page).getByRole('textbox', { name: 'Číslo účtu' }).fill('2000000528/2010');
  await dialog(page).getByRole('button', { name: 'Uložit změny' }).click();
  await expect(dialog(page).getByText('2000000528/2010')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Zavřít' }).last().click();
  await expect(dialog(page)).toHaveCount(0);

  const file = { name: 'vypis.gpc', mimeType: 'application/octet-stream', buffer: statement };
  await page.locator('input[type=file]').first().setInputFiles([file]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výpis za leden 2026');
  await expect(page.getByText('souhlasí s bankou')).toBeVisible();
  await expect(page.getByText('Zařazeno 2 z 10 pohybů').first()).toBeVisible();
  await expectFlawlessInBoth(page);

  const first = page.getByRole('listitem').filter({ hasText: 'byt 1247/2 leden' });
  await first
    .getByRole('button', { name: 'Vybrat jinou jednotku' })
    .or(first.getByRole('button', { name: 'Vybrat jednotku' }))
    .click();
  await dialog(page).getByRole('combobox', { name: 'Jednotka' }).click();
  await page.getByRole('option', { name: /^1247\/2,/ }).click();
  await expectFlawlessInBoth(page);
  await dialog(page).getByRole('button', { name: 'Přiřadit' }).click();
  await expect(page.getByText('Přiřazeno k 1247/2')).toBeVisible();
  await expect(page.getByText('Zařazeno 3 z 10 pohybů').first()).toBeVisible();
  await page.getByRole('button', { name: 'Vzít zpět', exact: true }).click();
  await expect(page.getByText('Zařazeno 2 z 10 pohybů').first()).toBeVisible();

  if (!isPhone()) {
    const current = page.locator('li[aria-current]');
    await expect(current).toContainText('byt 1247/2 leden');
    await expect(current.getByRole('button', { name: 'Přiřadit k 1247/2' })).toBeEnabled();
    await page.keyboard.press('ArrowUp');
    await expect(current).toContainText('Kočí Čeněk');
    await page.keyboard.press('n');
    await expect(page.getByText('odloženo')).toBeVisible();
  }
  const out = page.getByRole('button', { name: /^Platby domu/ });
  await out.click();
  await expect(page.getByText('Servis výtahů s.r.o.')).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('link', { name: 'Banka' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banka');
  await page.locator('input[type=file]').first().setInputFiles([file]);
  await expect(page.getByText('Tento výpis už je nahraný, nic se nezměnilo.')).toBeVisible();
});
