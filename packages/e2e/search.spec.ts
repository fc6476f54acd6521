import type { Page } from '@playwright/test';
import { publish } from './board.ts';
import { expect, expectFlawless, expectReadable, isPhone, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const field = (page: Page) => page.getByRole('combobox', { name: 'Hledat v celém domě' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Nalezené' });
const group = (page: Page, name: string) => list(page).getByRole('group', { name: new RegExp(`^${name}`) });
const active = (page: Page) => list(page).locator('[aria-selected=true]');

/** On a phone the search is behind a sign in the header. */
async function come(page: Page) {
  if (isPhone()) await page.getByRole('button', { name: 'Hledat', exact: true }).click();
  else await field(page).click();
  await expect(field(page)).toBeFocused();
}

test('finds a message, a neighbour and a unit by a part of a word, without diacritics', async ({ page, as }) => {
  const { id } = await publish(page, { title: 'Žádost o výměnu zvonkového tabla' });
  await as(...chair);
  await come(page);
  await field(page).pressSequentially('zvonkov');
  const found = group(page, 'Zprávy')
    .getByRole('option', { name: /Žádost o výměnu zvonkového tabla/ })
    .first();
  await expect(found).toBeVisible();
  await expect(found.locator('mark').first()).toHaveText('zvonkov');
  await expectFlawless(page);
  await field(page).fill('dvorsk');
  await expect(group(page, 'Sousedé').getByRole('option', { name: /Jan Dvorský.*1247\/1/ })).toBeVisible();
  await expect(group(page, 'Sousedé').locator('mark').first()).toHaveText('Dvorsk');
  await expect(group(page, 'Jednotky').getByRole('option', { name: /^1247\/1 ?Jan Dvorský/ })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
  await expectReadable(page);
  await field(page).fill('Zvonkoveho TABLA');
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/zpravy/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Žádost/);
  await expect(list(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('the whole way by keys: Ctrl K, arrows, Enter, Escape', { tag: ['@reads', '@desktop'] }, async ({ page, as }) => {
  await as(...chair, '/jednotky');
  const star = page.getByRole('button', { name: 'Přidat do oblíbených' });
  await star.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dvorsk');
  // Enter before the pause asks at once, and opens nothing that is not seen yet.
  await page.keyboard.press('Enter');
  await expect(active(page)).toHaveCount(1);
  await expect(page).toHaveURL(/jednotky/);
  const options = list(page).getByRole('option');
  await expect(group(page, 'Jednotky')).toBeVisible();
  await expect(group(page, 'Sousedé')).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await options.last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(star).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hana dvorska');
  await expect(group(page, 'Sousedé').getByRole('option')).toHaveCount(1);
  const at = await options.count();
  for (let i = 0; i < at && !(await active(page).innerText()).startsWith('Hana Dvorská'); i++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sousede\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hana Dvorská/);
});

test('a click elsewhere clears, and a form asks before it is left for what was found', { tag: '@reads' }, async ({
  page,
  as,
}) => {
  await as(...chair, '/jednotky/novy');
  await page.getByLabel(/^Číslo jednotky/).fill('1247/999');
  await come(page);
  await field(page).fill('krejci');
  await expect(group(page, 'Sousedé').getByRole('option').first()).toBeVisible();
  if (isPhone()) await page.getByRole('button', { name: 'Zavřít hledání' }).click();
  else await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toHaveCount(0);
  await come(page);
  await expect(field(page)).toHaveValue('');
  await field(page).fill('krejci');
  await group(page, 'Sousedé').getByRole('option').first().click();
  const question = page.getByRole('dialog', { name: 'Odejít bez uložení?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Zůstat' }).click();
  await expect(page.getByLabel(/^Číslo jednotky/)).toHaveValue('1247/999');
  await come(page);
  await field(page).fill('krejci');
  await group(page, 'Sousedé').getByRole('option').first().click();
  await question.getByRole('button', { name: 'Odejít bez uložení' }).click();
  await expect(page).toHaveURL(/\/sousede\/\d+/);
});

test('on a phone it fills the screen, and closes by its button or the way back', { tag: ['@reads', '@phone'] }, async ({
  page,
  as,
}) => {
  await as(...chair, '/zpravy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await come(page);
  const screen = page.getByRole('dialog', { name: 'Hledat v celém domě' });
  await expect(screen).toBeVisible();
  const box = await screen.boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Zavřít hledání' }).click();
  await expect(screen).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hledat', exact: true })).toBeFocused();
});
