import type { Page } from '@playwright/test';
import { chair } from './board.ts';
import { expect, expectFlawless, expectReadable, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a phone subscribes to the calendar with what the town publishes', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(150_000);
  await as(...chair, '/detail-svj?tab=kalendare-odjinud');
  await page.getByRole('button', { name: 'Přidat kalendář odjinud' }).first().click();
  const added = dialog(page, 'Nový kalendář odjinud');
  await added.getByRole('textbox', { name: /^Název/ }).fill('Svoz odpadu');
  await added.getByText('Ze souboru').click();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:bio',
    'DTSTART;VALUE=DATE:20270914',
    'SUMMARY:Bioodpad',
  ];
  const buffer = Buffer.from([...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
  const file = { name: 'svoz.ics', mimeType: 'text/calendar', buffer };
  await added.locator('input[type=file]').setInputFiles(file);
  await expectFlawless(page);
  await expectReadable(page);
  await added.getByRole('button', { name: 'Přidat', exact: true }).click();
  await expect(page.getByText(/^ze souboru svoz\.ics/)).toBeVisible();
  await expectFlawless(page);
  await expectReadable(page);

  const theirs = await another(owner, house, '/kalendar-udalosti?date=2027-09-14&view=list');
  await theirs.getByRole('link', { name: /Bioodpad/ }).click();
  await expect(dialog(theirs, 'Bioodpad').getByText(/^z\skalendáře Svoz odpadu/)).toBeVisible();
  await expectFlawless(theirs);
  await theirs.keyboard.press('Escape');
  await expect(dialog(theirs, 'Bioodpad')).toHaveCount(0);

  await theirs.getByRole('button', { name: 'Odebírat v telefonu' }).click();
  await theirs.getByRole('button', { name: 'Nová adresa' }).click();
  await expectFlawless(theirs);
  await theirs.getByRole('button', { name: 'Vytvořit adresu' }).click();
  const made = dialog(theirs, 'Adresa je hotová');
  await expect(made.getByRole('img', { name: 'Kód s adresou kalendáře' })).toBeVisible();
  await expectFlawless(theirs);
  await expectReadable(theirs);
  const { pathname } = new URL(await made.getByRole('textbox', { name: 'Adresa kalendáře' }).inputValue());
  expect(await (await page.request.get(pathname)).text()).toContain('SUMMARY:Bioodpad');
  await made.getByRole('button', { name: 'Hotovo' }).click();
  await theirs.close();
});
