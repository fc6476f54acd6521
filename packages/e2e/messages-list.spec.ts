import type { Page } from '@playwright/test';
import { publish } from './board.ts';
import { expect, expectFlawless, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const titles = ['Čistíme komíny', 'Chodba se maluje', 'Anténa na střeše'];
const labels = ['maintenance', 'repair', 'disorder'];

/** Three messages of the committee. */
async function prepare(page: Page) {
  for (const [i, title] of titles.entries())
    await publish(page, { title, label: labels[i], description: '<p>Slovo kominíček</p>', toPublic: false });
}
const rows = (page: Page) => page.locator('#main').locator('li').getByRole('link');
const choose = async (page: Page, name: string, option: string) => {
  const field = page.getByRole('combobox', { name, exact: true });
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

// On a desktop the screens' own tests ask this; cards, their menu of sorts and their filters are of a phone.
test('on a phone the list is searched, filtered and sorted, and the way back keeps it so', { tag: '@phone' }, async ({
  page,
  as,
}) => {
  await prepare(page);
  await as(...chair, '/zpravy');
  await page.getByRole('searchbox', { name: 'Hledat v názvu a textu' }).fill('kominicek');
  await expect(rows(page)).toHaveCount(3);

  // Czech order: č after c, ch after h.
  await page.getByRole('button', { name: /^Seřazeno podle/ }).click();
  await page.getByRole('menuitemradio', { name: 'Název' }).click();
  await expect(rows(page)).toHaveText(['Anténa na střeše', 'Čistíme komíny', 'Chodba se maluje']);

  await page.getByRole('button', { name: 'Filtry' }).click();
  await choose(page, 'Typ', 'Oprava');
  await expect(rows(page)).toHaveText(['Chodba se maluje']);
  await rows(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chodba se maluje');
  await page.locator('#main').getByRole('link', { name: 'Zprávy', exact: true }).click();
  await expect(rows(page)).toHaveText(['Chodba se maluje']);
  await expect(page.getByRole('searchbox', { name: 'Hledat v názvu a textu' })).toHaveValue('kominicek');

  const from = page.getByRole('textbox', { name: 'Zveřejněno od' });
  await from.fill('1. 1.');
  await from.press('Tab');
  await expect(rows(page)).toHaveCount(1);
  await from.fill('1. 1. 2035');
  await expect(page.getByText('Filtru nic neodpovídá')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Zrušit filtry' }).first().click();
  await choose(page, 'Přečtení', 'Jen nepřečtené');
  await expect(page.getByText('Chodba se maluje')).toHaveCount(0);
});
