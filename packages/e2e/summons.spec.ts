import type { Page } from '@playwright/test';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, here, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

/** On a phone the looks are a menu. */
async function looks(page: Page, name: string): Promise<void> {
  if (!isPhone()) return page.getByRole('tab', { name }).click();
  await page.getByRole('button', { name: /^Podoby pozvánky/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('the committee looks at the invitation and sends it; an owner shows the code and prints it, and both are written down', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(180_000);
  const name = 'Shromáždění k pozvánkám';
  const form = {
    ...{ name, address: 'Kočárkárna, Lipová 14', description: '<p>Projdeme plán oprav.</p>' },
    ...{ start: '2031-03-12T17:00:00.000Z', end: '2031-03-12T19:00:00.000Z' },
  };
  await as(...chair, '/shromazdeni-vlastniku');
  const made = await api(page, chair[0], 'POST', '/api/v2/meeting-of-owners', form);
  const at = `/shromazdeni-vlastniku/${(made.data as { id: number }).id}`;

  await page.goto(at);
  await page.getByRole('link', { name: /Náhled pozvánky/ }).click();
  await expect(page.getByText('Projdeme plán oprav.')).toBeVisible();
  await expectFlawlessInBoth(page);
  await looks(page, 'E-mail');
  await expect(page.getByText(`Pozvánka na shromáždění: ${name}`)).toBeVisible();
  await looks(page, 'PDF');
  const board = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pozvánka na nástěnku' }).click();
  expect((await board).suggestedFilename()).toMatch(/^pozvanka-\d+\.pdf$/);

  const theirs = await another(owner, house, '/nastenka');
  await page.goto(at);
  await page.getByRole('button', { name: 'Svolat', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Svolat shromáždění' }).click();
  await expect(page.getByText('Naplánováno')).toBeVisible();
  const invitation = await mailTo(here().address(owner), new RegExp(`Pozvánka na shromáždění: ${name}`));
  const code = /: ([0-9A-Z]{5}-[0-9A-Z]{5})/.exec(invitation.text)?.[1] ?? '';

  await theirs.goto(at);
  await expect(theirs.getByText(code, { exact: true }).first()).toBeVisible();
  await expectFlawlessInBoth(theirs);
  await theirs
    .getByRole('button', { name: /^Zvětšit kód/ })
    .first()
    .click();
  await expect(dialog(theirs).getByText(code, { exact: true })).toBeVisible();
  await expectFlawless(theirs);
  await theirs.keyboard.press('Escape');
  const mine = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Vytisknout kód' }).click();
  expect((await mine).suggestedFilename()).toMatch(/\.pdf$/);
  const calendar = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: /Uložit do kalendáře/ }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);

  await page.getByRole('link', { name: /Doručení pozvánek/ }).click();
  await expect(page.getByText(/otevřeno v\sportálu/).first()).toBeVisible();
  await expectFlawlessInBoth(page);
  const letters = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Vytisknout dopisy/ }).click();
  expect((await letters).suggestedFilename()).toMatch(/^dopisy-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Zapsat doručení všem' }).click();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Zapsat', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Vytisknout dopisy/ })).toHaveCount(0);
  await theirs.close();
});
