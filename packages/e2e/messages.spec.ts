import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { api, chair, dialog, write } from './board.ts';
import { expect, expectFlawless, isPhone, test } from './people.ts';
import { another } from './voting.ts';

/** Owns a part of the garage in the entrance Lipová 16; the couple has nothing there. */
const inEntrance = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;
const elsewhere = ['manzele@lipova.example', 'SVJ Lipová 14'] as const;

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#206254' } })
    .jpeg()
    .toBuffer();
const row = (page: Page, title: string | RegExp) =>
  page
    .locator('#main')
    .locator(isPhone() ? 'li' : 'tr')
    .filter({ hasText: title });
const title = 'Oprava výtahu <img src=x onerror=alert(1)> ve vchodu Lipová 16';

/** Somebody in that entrance finds it lit, reads it, and it goes out. */
async function findsAndReads(page: Page) {
  const link = page.getByRole('region', { name: 'Zprávy', exact: true }).getByRole('link', { name: title });
  await expect(link).toContainText('nepřečteno');
  await expect(link).toHaveAttribute('title', title);
  const door = page.getByRole('link', { name: /zpráv\S* k přečtení/ });
  const before = Number(/^\d+/.exec((await door.textContent()) ?? '')?.[0]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Výtah stojí do pátku.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Další akce' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Zobrazit obrázek <svg onload=alert(1)>.jpg' }).click();
  await expect(dialog(page).getByRole('img', { name: '<svg onload=alert(1)>.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/nastenka');
  // The last one leaves nothing that waits.
  if (before > 1) await expect(door).toContainText(String(before - 1));
  else await expect(page.getByRole('heading', { name: 'Nic na vás nečeká' })).toBeVisible();
  await expect(link).not.toContainText('nepřečteno');
  await page.goto('/zpravy');
  await expect(row(page, title)).toHaveCount(1);
  await expect(row(page, title)).not.toContainText('nepřečteno');
  await page.close();
}

/** Somebody elsewhere never meets it. */
async function neverMeets(page: Page, address: string) {
  await expect(page.getByRole('heading', { name: 'Zprávy' })).toBeVisible();
  await expect(page.getByText('Oprava výtahu')).toHaveCount(0);
  await page.goto('/zpravy?filters={"text":"výtahu"}');
  await expect(page.getByText(/^(Filtru nic neodpovídá|Zatím tu není žádná zpráva)$/)).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(/\/zpravy(\?|$)/);
  await expect(page.getByText('Tato zpráva tu není. Možná byla smazána.')).toBeVisible();
  const found = await api(page, elsewhere[0], 'GET', '/api/v2/message/search/vytahu');
  expect(found.data).toEqual({ messages: [] });
  expect((await api(page, elsewhere[0], 'GET', `/api/v2${address.replace('zpravy', 'message')}`)).status).toBe(404);
  await page.close();
}

test('a message for one entrance: the chair drafts and publishes it with a photo, one owner reads it, another never meets it', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await as(...chair, '/zpravy');
  await page.getByRole('link', { name: 'Nová zpráva' }).first().click();
  await page.getByRole('button', { name: 'Zveřejnit zprávu' }).click();
  await expect(page.getByLabel(/^Název/)).toBeFocused();
  await expect(page.getByText('Vyplňte toto pole.').first()).toBeVisible();
  await page.getByLabel(/^Název/).fill(title);
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page).toHaveURL(/zpravy\/\d+\/upravit/);
  await expect(page.getByText('Koncept je uložený.')).toBeVisible();
  await expect(page.getByText(/^Koncept, uloženo /)).toBeVisible();

  await write(page, 'Výtah stojí do pátku.');
  await page.getByRole('combobox', { name: 'Typ zprávy' }).click();
  await page.getByRole('option', { name: 'Oprava' }).click();
  await page.getByRole('button', { name: 'Nahrát přílohu' }).click();
  const uploading = page.getByRole('dialog', { name: 'Nahrát přílohy' });
  await uploading
    .locator('input[type=file]')
    .setInputFiles([{ name: '<svg onload=alert(1)>.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  await uploading.getByRole('button', { name: 'Přidat 1 soubor' }).click();
  await expect(uploading).toBeHidden();

  // Nobody chosen is not everybody.
  await page.getByRole('combobox', { name: 'Zpráva je pro' }).click();
  await page.getByRole('option', { name: 'Jen vybrané' }).click();
  await page.getByRole('button', { name: 'Uložit a zveřejnit' }).click();
  await expect(page.getByText('Vyberte aspoň jeden vchod, jednotku nebo roli.')).toBeVisible();
  // The sentence under the button may still push it away from under the pointer.
  await expect(async () => {
    await page.getByRole('button', { name: 'Vybrat příjemce' }).click();
    await expect(dialog(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await dialog(page)
    .getByRole('checkbox', { name: /^Lipová 16 13\s/ })
    .check();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Použít výběr' }).click();
  await expect(page.getByText(/^Dostane to 13\slidí: /)).toBeVisible();
  await page.getByRole('button', { name: 'Ukázat lidi' }).click();
  await expect(dialog(page).getByText('Čeněk Chaloupecký')).toBeVisible();
  await expect(dialog(page).getByText('Ing. Jan Dvorský')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectFlawless(page);

  await page.getByRole('button', { name: 'Uložit a zveřejnit' }).click();
  await expect(dialog(page)).toContainText('Zpráva je pro: vchod Lipová 16. Dostane to 13 lidí: ');
  await dialog(page).getByRole('button', { name: 'Zveřejnit zprávu' }).dblclick();
  await expect(page.getByText('Zpráva je zveřejněná.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('vchod Lipová 16')).toBeVisible();
  await expectFlawless(page);
  const address = new URL(page.url()).pathname;
  await page.goto('/zpravy');
  await expect(row(page, title)).toHaveCount(1);

  await findsAndReads(await another(...inEntrance, '/nastenka'));
  await neverMeets(await another(...elsewhere, '/nastenka'), address);
});

test('a message for a later day is planned after its own question', async ({ page, as }) => {
  await as(...chair, '/zpravy/novy');
  await page.getByLabel(/^Název/).fill('Revize komínů');
  await write(page, 'Kominík přijde po osmé.');
  await page.getByRole('combobox', { name: 'Typ zprávy' }).click();
  await page.getByRole('option', { name: 'Interní' }).click();
  await expect(page.getByRole('combobox', { name: 'Zpráva je pro' })).toHaveValue(/^Jen výbor a\ssprávu$/);
  await page.getByRole('switch', { name: 'Zveřejnit jen na určitou dobu' }).click({ force: true });
  const from = page.getByRole('textbox', { name: /^Od/ });
  await from.fill('3. 12. 2029, 8:00');
  await from.press('Tab');
  await expect(page.getByText(/^Zpráva se zveřejní v\spondělí 3\.\s12\.\s2029 v\s8:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Naplánovat zprávu' }).click();
  await expect(dialog(page)).toContainText(/Zveřejní se v\spondělí 3\.\s12\.\s2029 v\s8:00/);
  await dialog(page).getByRole('button', { name: 'Vrátit se k textu' }).click();
  // Leaving now would lose it.
  await page.getByRole('link', { name: 'Zpět' }).click();
  await dialog(page).getByRole('button', { name: 'Zůstat' }).click();
  await page.getByRole('button', { name: 'Naplánovat zprávu' }).click();
  await dialog(page).getByRole('button', { name: 'Naplánovat zprávu' }).click();
  await expect(
    page.getByRole('region', { name: 'Oznámení' }).getByText(/^Zpráva se zveřejní v\spondělí 3\./),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revize komínů');
  await expect(page.getByText('Plánovaná', { exact: true })).toBeVisible();
  await expectFlawless(page);
  await page.goto('/zpravy?tab=planned');
  await expect(row(page, 'Revize komínů')).toHaveCount(1);
});
