import { chair, dialog } from './board.ts';
import { expect, expectFlawlessInBoth, here, test } from './people.ts';

test('the chair has the house looked for, buys an extract at a price and sees what was spent', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(180_000);
  await here().somebody(...chair);
  await as(...chair, '/detail-svj?tab=cadastre');
  await expect(page.getByText('Ukázková odpověď rejstříku')).toBeVisible();
  await page.getByRole('button', { name: 'Kde dům v katastru hledat' }).click();
  await dialog(page).getByRole('textbox', { name: 'Číslo popisné, nebo číslo stavby' }).fill('1247');
  await dialog(page).getByRole('textbox', { name: 'Obec nebo její část' }).fill('Horní Lipnice');
  await expectFlawlessInBoth(page);
  await dialog(page).getByRole('button', { name: 'Uložit a zkontrolovat' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Zkontrolováno')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('V-417/2026')).toBeVisible();
  await expectFlawlessInBoth(page);

  await page.getByRole('button', { name: /^(Uložit|Vyměnit) účet$/ }).click();
  await dialog(page).getByRole('textbox', { name: 'Přihlašovací jméno' }).fill('svj-lipova');
  await dialog(page)
    .getByLabel(/^Heslo/)
    .fill('nikomu-nic');
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Připravit výpis' }).click();
  const pay = page.getByRole('button', { name: 'Zaplatit a stáhnout' });
  await expect(pay).toBeVisible({ timeout: 60_000 });
  await pay.click();
  await expect(dialog(page)).toContainText('Výpis stojí 100,00');
  await dialog(page).getByRole('button', { name: 'Zaplatit a stáhnout' }).click();
  await expect(page.getByText('Přečtený')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Potvrzené výpisy stály dohromady 100,00/)).toBeVisible();
  await expectFlawlessInBoth(page);
});
