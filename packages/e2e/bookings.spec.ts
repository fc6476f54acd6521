import type { Page } from '@playwright/test';
import { chair, dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
const tomorrow = () => new Date(Date.now() + 24 * 3600_000);
const day = () =>
  new Intl.DateTimeFormat('cs', { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'Europe/Prague' })
    .format(tomorrow())
    .replace(/\s/g, '.');
/** The time of tomorrow as it is read aloud. */
const cell = (page: Page, hours: string, state: string) =>
  page.getByRole('button', { name: new RegExp(`^${day()}, ${hours}, ${state}`) });

/** The committee lends the laundry, by two hours. */
async function lends(page: Page): Promise<void> {
  await page.goto('/detail-svj?tab=rezervace');
  await page.getByRole('button', { name: 'Přidat věc' }).click();
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Název' })).toBeFocused();
  await dialog(page).getByRole('textbox', { name: 'Název' }).fill('Prádelna');
  await dialog(page).getByRole('textbox', { name: 'Nejvýš za sebou' }).fill('2');
  await dialog(page)
    .getByRole('textbox', { name: /^Nejvýš týdně/ })
    .fill('3');
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Uložit' }).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Věci k rezervaci' })).toContainText('Prádelna');
  await expectFlawless(page);
  await expectReadable(page);
}

test('a time of the laundry is booked by two taps, waited for by a neighbour, and given up', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(150_000);
  await as(...chair, '/nastenka');
  await lends(page);

  const theirs = await another(owner, house, '/nastenka');
  if (isPhone()) await theirs.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await theirs.getByRole('link', { name: 'Rezervace' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Rezervace');
  await cell(theirs, '9:00–11:00', 'volno').click();
  await expectFlawless(theirs);
  await expectReadable(theirs);
  await theirs.getByRole('button', { name: 'Rezervovat' }).dblclick();
  await expect(cell(theirs, '9:00–11:00', 'vaše')).toBeVisible();
  const mine = theirs.getByRole('region', { name: 'Moje rezervace' });
  await expect(mine.getByRole('button', { name: 'Zrušit: Prádelna' })).toHaveCount(1);
  await expectFlawless(theirs);

  // By the keyboard alone: the next time down, and back.
  await cell(theirs, '9:00–11:00', 'vaše').focus();
  await theirs.keyboard.press('ArrowDown');
  await expect(cell(theirs, '11:00–13:00', 'volno')).toBeFocused();

  // Open pages follow: whoever administers sees the unit without asking again.
  await page.goto('/rezervace');
  const taken = cell(page, '9:00–11:00', 'jednotka');
  await expect(taken).toBeVisible();
  await expect(taken).not.toHaveAccessibleName(/Vlastník/);
  await taken.click();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Dát vědět, až se uvolní' }).click();
  await expect(cell(page, '9:00–11:00', 'jednotka .*, dáme vědět')).toBeVisible();

  await mine.getByRole('button', { name: 'Zrušit: Prádelna' }).click();
  await dialog(theirs).getByRole('button', { name: 'Zrušit rezervaci' }).click();
  await expect(mine.getByText('Zatím nic rezervovaného nemáte.')).toBeVisible();
  // What is free again is kept for who waits: they leave it, and it is there for everybody.
  await expect(cell(page, '9:00–11:00', 'vaše, čeká na převzetí')).toBeVisible();
  await expect(cell(theirs, '9:00–11:00', 'jednotka .*, čeká na převzetí')).toBeVisible();
  const offered = page.getByRole('region', { name: 'Moje rezervace' });
  await expect(offered.getByRole('button', { name: /^Vzít si: Prádelna/ })).toBeVisible();
  await expectFlawless(page);
  await expectReadable(page);
  await offered.getByRole('button', { name: /^Nechat dalším: Prádelna/ }).click();
  await expect(cell(page, '9:00–11:00', 'volno')).toBeVisible();
  await expect(cell(theirs, '9:00–11:00', 'volno')).toBeVisible();

  // There and back between the calendar and what the house lends.
  await page.locator('#main').getByRole('link', { name: 'Kalendář událostí' }).click();
  await page.locator('#main').getByRole('link', { name: 'Rezervace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezervace');

  await theirs.getByRole('link', { name: 'Nahlásit závadu' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Nové hlášení');
  await expect(theirs.locator('input[value="Prádelna"]')).toBeVisible();
  await theirs.close();
});
