import { dialog } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, here, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';
const keeper = 'vybor@lipova.example';
/** A photograph that is one: the smallest PNG. */
const receipt = {
  name: 'uctenka.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('the treasurer opens the desk, buys bulbs with a photograph of the receipt and prints the voucher', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(150_000);
  await here().somebody(keeper, house);
  await as(keeper, house, '/nastenka');
  if (isPhone()) await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await page.getByRole('link', { name: 'Pokladna' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pokladna');
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Zadat počáteční zůstatek' }).click();
  await dialog(page).getByRole('textbox', { name: 'Kolik je v pokladně (Kč)' }).fill('7 264');
  await dialog(page).getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('7 264.00 Kč').first()).toBeVisible();

  await page.getByRole('link', { name: 'Nový záznam' }).click();
  // The list takes files as well: the form has to stand.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nový záznam');
  await page.locator('input[type=file]').last().setInputFiles([receipt]);
  await expect(page.getByRole('button', { name: /uctenka\.png/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Částka v Kč' }).fill('8 028');
  await page.getByRole('textbox', { name: 'Za co' }).fill('LED svítidla na schodiště, 12 ks');
  await page.getByRole('textbox', { name: 'Vyplaceno komu' }).fill('Elektro Malý s.r.o.');
  await page.getByRole('button', { name: 'Uložit výdaj' }).click();
  await expect(page.getByText('Dnes by chybělo 764.00 Kč.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Částka v Kč' })).toBeFocused();
  await expectFlawlessInBoth(page);
  // The income that is missing is offered over the expense, which stays as it was typed.
  await page.getByRole('button', { name: 'Zapsat nejdřív příjem' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Částka v Kč' })).toHaveValue(/^764/);
  await expectFlawless(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Částka v Kč' }).fill('486,50');
  await expect(page.getByText('Po výdaji zbude 6 777.50 Kč.')).toBeVisible();
  await page.getByRole('button', { name: 'Uložit výdaj' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Výdaj V\d{4}\/0001$/);
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Zapsat haléřové vyrovnání' }).click();
  await expect(page.getByRole('link', { name: /^V\d{4}\/0002$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zapsat haléřové vyrovnání' })).toHaveCount(0);
  await expectFlawless(page);

  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Vytisknout doklad' }).click();
  expect((await printed).suggestedFilename()).toMatch(/^V\d{4}-0001\.pdf$/);
  await page.getByRole('link', { name: 'Pokladna' }).first().click();
  await expect(page.getByText('LED svítidla na schodiště, 12 ks').first()).toBeVisible();
  await expectFlawlessInBoth(page);
});
