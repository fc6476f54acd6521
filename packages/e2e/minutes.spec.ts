import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, here, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

/** A meeting that begins in a few seconds: nobody calls one that has begun. */
async function called(page: Page): Promise<number> {
  const start = new Date(Date.now() + 5000).toISOString();
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const form = { name: 'Večerní shromáždění', address: 'Kočárkárna, Lipová 14', start, end };
  const made = (await api(page, chair[0], 'POST', '/api/v2/meeting-of-owners', form)).data as Stamped;
  const { id, updatedAt } = made;
  await api(page, chair[0], 'PUT', `/api/v2/meeting-of-owners/${id}/schedule`, { updatedAt });
  return id;
}
type Stamped = { id: number; updatedAt: string };

/** Says a fact by choosing a neighbour. */
async function chooses(page: Page, fact: string, field: string, name: string) {
  await page.getByRole('button', { name: `Upravit: ${fact}` }).click();
  await page.getByRole('combobox', { name: field }).first().fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  await expect(page.getByRole('button', { name: `Upravit: ${fact}` })).toBeVisible();
}

test('the chair writes minutes, finishes them with a reason, signs and publishes them; an owner reads and confirms', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(240_000);
  await as(...chair, '/shromazdeni-vlastniku');
  const id = await called(page);
  const theirs = await another(owner, house, `/shromazdeni-vlastniku/${id}`);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Večerní shromáždění');
  await expect(theirs.getByRole('region', { name: 'Zápis', exact: true })).toHaveCount(0);

  await expect(async () => {
    await page.goto(`/shromazdeni-vlastniku/${id}`);
    await expect(page.getByRole('link', { name: 'Napsat zápis' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('link', { name: 'Napsat zápis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zápis ze shromáždění');
  await expect(page.getByText('Chybí, kdo předsedal').first()).toBeVisible();
  await expectFlawlessInBoth(page);

  await chooses(page, 'Kdo zahájil', 'Vyberte ze sousedů', 'Žabková');
  await chooses(page, 'Kdo předsedal', 'Vyberte ze sousedů', 'Žabková');
  await page.getByRole('button', { name: 'Upravit: Kdo byl přítomen' }).click();
  await page.getByRole('textbox', { name: 'Kdo byl přítomen' }).fill('Dva vlastníci s 54,72 % hlasů.');
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  // What is being typed says the same words.
  await expect(page.getByRole('button', { name: 'Upravit: Kdo byl přítomen' })).toBeVisible();
  await expect(page.getByText('Dva vlastníci s 54,72 % hlasů.')).toBeVisible();
  await expect(page.getByText('upraveno').first()).toBeVisible();
  await expect(page.getByText('Chybí, kdo předsedal')).toHaveCount(0);

  await page.getByRole('button', { name: 'Dokončit zápis' }).click();
  await dialog(page).getByRole('button', { name: 'Dokončit s důvodem' }).click();
  await expect(dialog(page).getByText('Napište prosím, proč').first()).toBeVisible();
  await dialog(page)
    .getByRole('textbox', { name: /^Důvod/ })
    .fill('Zapisovatel odešel dřív.');
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Dokončit s důvodem' }).click();
  await expect(page.getByText('Důvod: Zapisovatel odešel dřív.').first()).toBeVisible();
  await expectFlawlessInBoth(page);

  await page.getByRole('button', { name: 'Podepsat', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Poslat kód' }).click();
  await expect(dialog(page).getByRole('textbox', { name: /Kód z\se-.?mailu/ })).toBeVisible();
  const { text } = await mailTo(here().address(chair[0]), /^Kód k podpisu zápisu/);
  const [, code = ''] = /Váš kód: (\d{6})/.exec(text) ?? [];
  await dialog(page)
    .getByRole('textbox', { name: /Kód z\se-.?mailu/ })
    .fill(code);
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Podepsat zápis' }).click();
  await expect(page.getByText(/kódem z\s+e-.?mailu/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Zveřejnit zápis' }).click();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  await expect(page.getByText('Zveřejněno', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zveřejnit zápis' })).toHaveCount(0);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Prohlédnout PDF' }).click(),
  ]);
  expect(
    readFileSync(await saved.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // The page of the meeting, open all the while, says it by itself.
  const card = theirs.getByRole('region', { name: 'Zápis', exact: true });
  await expect(card.getByText(/^Zveřejněno/)).toBeVisible();
  // It is asked of them at once, over whatever they read.
  await expectFlawlessInBoth(theirs);
  await dialog(theirs).getByRole('button', { name: 'Potvrzuji přečtení' }).click();
  await expect(dialog(theirs)).toHaveCount(0);
  await expect(card.getByRole('link', { name: /^Zápis ze shromáždění/ })).toBeVisible();
  await theirs.goto(`/shromazdeni-vlastniku/${id}/zapis`);
  await expect(theirs.getByText('Dva vlastníci s 54,72 % hlasů.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Upravit/ })).toHaveCount(0);
  await expectFlawlessInBoth(theirs);
  await theirs.close();
});
