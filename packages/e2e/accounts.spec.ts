import { dialog } from './board.ts';
import { expect, expectFlawlessInBoth, expectReadable, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';

test('an owner sees how the account stands and pays by a code, on a phone too', { tag: '@mobile' }, async ({
  page,
  as,
}) => {
  test.setTimeout(150_000);
  await as('vlastnik@lipova.example', house, '/nastenka');
  if (isPhone()) await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await page.getByRole('link', { name: 'Přehled poplatků' }).click();
  await page.getByRole('link', { name: 'Účty jednotek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Účet jednotky 1247/2');
  await expect(page.getByRole('img', { name: /^QR kód platby/ })).toBeVisible();
  await expectFlawlessInBoth(page);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Nastavit trvalý příkaz' }).click();
  await expect(dialog(page).getByRole('img', { name: /^QR kód platby/ })).toBeVisible();
  await expectFlawlessInBoth(page);
});
