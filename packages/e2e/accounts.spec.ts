import { expect, expectFlawlessInBoth, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';

test('an owner sees how the account stands, on a phone too', { tag: ['@reads', '@mobile'] }, async ({ page, as }) => {
  test.setTimeout(150_000);
  await as('vlastnik@lipova.example', house, '/nastenka');
  if (isPhone()) await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await page.getByRole('link', { name: 'Přehled poplatků' }).click();
  await page.getByRole('link', { name: 'Účet jednotky' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Účet jednotky 1247/2');
  await expect(page.getByRole('heading', { name: 'Pohyby na účtu' })).toBeVisible();
  await expectFlawlessInBoth(page);
});
