import { dialog } from './board.ts';
import { expect, expectFlawlessInBoth, here, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';
const keeper = 'vybor@lipova.example';

test('the committee adds fees of units, prescribes a year and finds it on the accounts', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(180_000);
  await here().somebody(keeper, house);
  await as(keeper, house, '/nastenka');
  if (isPhone()) await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await page.getByRole('link', { name: 'Přehled poplatků' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Přehled poplatků');
  await page.getByRole('link', { name: 'Nový poplatek' }).first().click();
  await page.getByRole('textbox', { name: 'Název' }).fill('Fond oprav');
  await page.getByRole('textbox', { name: 'Částka v Kč' }).fill('45 600');
  await page.getByRole('combobox', { name: 'Jak často' }).click();
  await page.getByRole('option', { name: 'měsíčně', exact: true }).click();
  await page.getByText('Platí jednotky', { exact: true }).click();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Uložit poplatek' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fond oprav');
  await expectFlawlessInBoth(page);

  await page.getByRole('link', { name: 'Přehled poplatků' }).last().click();
  await page.getByRole('link', { name: 'Předpisy' }).click();
  await page.getByRole('link', { name: 'Nový předpis' }).first().click();
  await page.getByRole('textbox', { name: 'Proč bez usnesení' }).fill('výši určují stanovy');
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Založit předpis' }).click();
  await expect(page.getByText('Co se rozděluje a podle čeho')).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Vydat předpis' }).click();
  await dialog(page).getByRole('button', { name: 'Vydat předpis' }).click();
  await expect(page.getByText('Předpis je vydaný.')).toBeVisible();
  await expect(page.getByText('Vydaný', { exact: true })).toBeVisible();
  await expectFlawlessInBoth(page);
});
