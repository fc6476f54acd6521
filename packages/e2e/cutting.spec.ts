import { aPdf } from '../server/test/readable.ts';
import { expect, expectFlawless, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

const numbered = (house: string, ...flats: number[]) => flats.map((flat) => `${house}/${flat}`);
const units = [...numbered('1247', 1, 2, 3, 4, 5, 6, 101), ...numbered('1248', 1, 2, 3, 4, 5, 6, 7, 101, 102)];
const pages = ['Průvodní dopis', ...units.map((number) => `Vyúčtování služeb 2025\nJednotka ${number}`), 'Rozpis vody'];

test('the chair files sixteen statements from one PDF', async ({ page, as }, info) => {
  const name = `Vyúčtování ${info.project.name}.pdf`;
  test.setTimeout(180_000);
  await as(...chair, '/dokumenty/rozeslat');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf(pages) });
  await page.getByRole('button', { name: 'Rozdělit na jednotky' }).click({ timeout: 60_000 });
  const doubts = page.getByRole('region', { name: 'Nejdřív nejasné strany' });
  await expect(doubts.getByText(/zbývá rozhodnout 2\sz\s2/)).toBeVisible({ timeout: 60_000 });
  const save = page.getByRole('button', { name: /^Uložit/ });
  await expect(save).toBeDisabled();
  await expectFlawless(page);
  const row = (text: string) => doubts.getByRole('listitem').filter({ hasText: text });
  await row('Průvodní dopis').getByRole('button', { name: 'Nechat jen v celém souboru' }).click();
  await row('Rozpis vody').getByRole('button', { name: 'Přidat ji k 1248/102' }).click();
  await expect(doubts.getByText('vše je rozhodnuto')).toBeVisible();
  await expect(page.getByText('strany 17–18')).toBeHidden();
  await page.getByRole('button', { name: /Zobrazit další/ }).click();
  await expect(page.getByText('strany 17–18')).toBeVisible();
  await expectFlawless(page);
  await expect(save).toHaveText(/Uložit 16\spapírů/);
  await save.click();
  const place = page.getByRole('navigation', { name: 'Kde jste' }).getByText('Jednotky', { exact: true });
  await expect(place).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('link', { name: /^Celé soubory/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
