import type { Page } from '@playwright/test';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, expectReadable, here, test } from './people.ts';
import { photo } from './photos.ts';
import { another } from './voting.ts';

const stranger = 'kuryr@posta.example';
const owner = 'vlastnik@lipova.example';
const house = 'SVJ Lipová 14';

/** The committee opens codes, adds a place in the settings, and reads the address off its sheet. */
async function hangs(page: Page): Promise<string> {
  await page.goto('/detail-svj?tab=kody');
  await page.getByRole('switch', { name: 'Kódy na zdi jsou zapnuté' }).click();
  await expect(page.getByRole('switch', { name: 'Kódy na zdi jsou zapnuté' })).toBeChecked();
  await page.getByRole('button', { name: 'Přidat místo' }).click();
  await dialog(page).getByRole('textbox', { name: 'Místo' }).fill('Sklep');
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Uložit' }).dblclick();
  await expect(page.getByRole('region', { name: 'Místa' })).toContainText('Sklep');
  await expectReadable(page);
  const { data } = await api(page, chair[0], 'GET', '/api/v2/wall');
  const [place, ...more] = (data as { places: { code: string }[] }).places;
  expect(more).toEqual([]);
  return `/z/${place?.code}`;
}

/** Somebody without an account, who came through the cellar. */
async function writes(door: string): Promise<void> {
  const page = await here().page();
  await page.goto(door);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nahlásit závadu');
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await expect(page.getByRole('textbox', { name: 'Co se děje' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Co se děje' }).fill('Ve sklepě stojí voda');
  await page.getByRole('textbox', { name: 'Podrobnosti' }).fill('U kójí je louže.');
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo('louže.jpg', '#3a5148'), await photo('zeď.jpg', '#5a4a38')]);
  await expect(page.getByRole('button', { name: /^Odebrat fotografii/ })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(here().address(stranger));
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Odeslat' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ještě jeden krok');
  await expect(page.getByText('nahráno')).toHaveCount(2);
  await expectFlawless(page);
  await page.close();
}

/** Opens the mailed link, which alone changes nothing, and confirms. */
async function confirms(link: string): Promise<void> {
  const page = await here().page();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potvrďte hlášení');
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Potvrdit hlášení' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hlášení je potvrzené');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hlášení už je potvrzené');
  await page.close();
}

/** Wants no more mails; opening the link alone changes nothing. */
async function staysQuiet(link: string): Promise<void> {
  const page = await here().page();
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Už vám nemáme psát?');
  await expectFlawless(page);
  await page.getByRole('button', { name: /Další e-.?maily nechci/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Už vám nenapíšeme');
  await page.close();
}

test('a visitor leaves a report at a code on the wall with two photographs, confirms it by mail, and the committee lets it in', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(150_000);
  await as(...chair, '/nastenka');
  const door = await hangs(page);
  await writes(door);
  const mail = await mailTo(stranger, /Potvrďte hlášení/);
  const link = mail.links.find((one) => one.includes('/z/potvrdit/')) as string;
  await page.goto('/hlaseni');
  await expect(page.getByText('čeká na posouzení')).toHaveCount(0);
  await confirms(link.replace(/^https?:\/\/[^/]+/, ''));

  await page.goto('/hlaseni');
  await expect(page.getByText('1 hlášení ze zdi čeká na posouzení')).toBeVisible();
  const theirs = await another(owner, house, '/hlaseni');
  await expect(theirs.getByText('ze zdi')).toHaveCount(0);
  await page.getByRole('link', { name: 'Posoudit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hlášení ze zdi');
  await expect(page.getByRole('article')).toContainText(here().address(stranger));
  await expect(page.getByRole('button', { name: 'Zobrazit obrázek' })).toHaveCount(2);
  await expectReadable(page);
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Přijmout' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Název' })).toHaveValue('Ve sklepě stojí voda');
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Přijmout' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ve sklepě stojí voda');
  await expect(page.getByText('z kódu na zdi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zobrazit obrázek' })).toHaveCount(2);

  const thanks = await mailTo(stranger, /^Přijali jsme: Ve sklepě stojí voda/);
  await staysQuiet(thanks.links.find((one) => one.includes('/z/dost/')) as string);

  await theirs.goto('/hlaseni');
  await expect(theirs.getByRole('link', { name: 'Ve sklepě stojí voda' })).toBeVisible();
  // Whoever is signed in gets the ordinary form, its place filled in.
  await theirs.goto(door);
  await expect(theirs.getByRole('textbox', { name: 'Společný prostor' })).toHaveValue('Sklep');
});
