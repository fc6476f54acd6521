import type { Page } from '@playwright/test';
import { expect, here, test } from './people.ts';

/** Fills the form of a new unit; saving is left to the journey. */
async function fillUnit(page: Page, number: string, entrance: string, [part, owner]: [string, RegExp]) {
  await page.getByLabel(/^Číslo jednotky/).fill(number);
  await page.getByRole('combobox', { name: /^Typ/ }).or(page.getByLabel(/^Typ/)).first().click();
  await page.getByRole('option', { name: 'sklep' }).click();
  const place = page.getByLabel(/^Vchod/).first();
  await place.fill(entrance);
  await page.getByRole('option', { name: entrance }).first().click();
  const owners = page.getByRole('combobox', { name: /vlastník/i });
  await owners.first().fill(part);
  await page.getByRole('option', { name: owner }).click();
}

test('one account in two houses, two tabs: what is saved goes to the house of its tab', async ({
  page,
  as,
  context,
}) => {
  await here().somebody('sprava@spravce.example', 'SVJ Dlouhá 7');
  await as('sprava@spravce.example', 'SVJ Lipová 14', '/jednotky/novy');
  await fillUnit(page, '1247/901', 'Lipová 14', ['žabk', /Žabková/]);

  // Meanwhile the second tab goes to the other house and saves there.
  const second = await context.newPage();
  await second.goto('/');
  await second.getByRole('button', { name: /Změnit společenství/ }).click();
  await second.getByRole('dialog').getByText('SVJ Dlouhá 7').click();
  await expect(second.getByRole('button', { name: /Změnit společenství.*Dlouhá 7/ })).toBeVisible();
  await second.goto('/jednotky/novy');
  await fillUnit(second, '771/901', 'Dlouhá 7', ['medek', /Dalibor Medek/]);
  await second.getByRole('button', { name: 'Vytvořit jednotku' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('771/901');

  // The first one still saves into its own, also after a reload of the second.
  await page.getByRole('button', { name: 'Vytvořit jednotku' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1247/901');
  await expect(page.getByRole('button', { name: /Změnit společenství.*Lipová 14/ })).toBeVisible();
  await second.goto('/jednotky?tab=others&sizePerPage=all');
  await expect(second.getByText('771/901', { exact: true })).toBeVisible();
  await expect(second.getByText('1247/901', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /Změnit společenství.*Lipová 14/ })).toBeVisible();
  await page.goto('/jednotky?tab=others&sizePerPage=all');
  await expect(page.getByText('1247/901', { exact: true })).toBeVisible();
  await expect(page.getByText('771/901', { exact: true })).toHaveCount(0);
});
