import encodeQR from 'qr';
import { dayIn } from '#contract/base/time/dates.ts';
import { dialog } from './board.ts';
import { expect, expectFlawlessInBoth, here, test } from './people.ts';

const house = 'SVJ Lipová 14';
const keeper = 'vybor@lipova.example';
/** A photograph of a receipt with this code. */
const photoOf = (text: string) => ({
  ...{ name: 'uctenka.gif', mimeType: 'image/gif' },
  buffer: Buffer.from(encodeQR(text, 'gif', { ecc: 'medium', border: 4, scale: 6 })),
});

test('the treasurer buys a bulb, the code on the receipt fills the record, and what was typed stays', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await here().somebody(keeper, house);
  await as(keeper, house, '/pokladna');
  await page.getByRole('button', { name: 'Zadat počáteční zůstatek' }).click();
  await dialog(page).getByRole('textbox', { name: 'Kolik je v pokladně (Kč)' }).fill('1 000');
  await dialog(page).getByRole('button', { name: 'Uložit změny' }).click();
  await page.getByRole('link', { name: 'Nový záznam' }).click();
  await page.getByRole('textbox', { name: 'Číslo na dokladu' }).fill('117');
  const day = dayIn(new Date()).replaceAll('-', '');
  const code = `SPD*1.0*ACC:CZ8520100000002000000528*AM:89.00*CC:CZK*RN:ELEKTRO MALY*X-INV:SID%2A1.0%2AID:2026/0117%2ADD:${day}`;
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([photoOf(code)]);
  await expect(page.getByText('Z QR kódu je vyplněno: částka, komu.')).toBeVisible();
  await expect(page.getByText('Číslo na dokladu: v kódu 2026/0117, napsáno 117')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Částka v Kč' })).toHaveValue('89.00');
  await expect(page.getByRole('button', { name: /uctenka\.gif/ })).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Přepsat podle kódu' }).click();
  await expect(page.getByRole('textbox', { name: 'Číslo na dokladu' })).toHaveValue('2026/0117');
  await page.getByRole('textbox', { name: 'Za co' }).fill('Žárovka na chodbu');
  await page.getByRole('button', { name: 'Uložit výdaj' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Výdaj V\d{4}\/0001$/);
  await expect(page.getByText('ELEKTRO MALY')).toBeVisible();
  await expect(page.getByText('2026/0117')).toBeVisible();
});
