import type { Page } from '@playwright/test';
import { api, chair, dialog, write } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, here, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

const more = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Prepares it as the committee does; answers where it is. */
async function prepares(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Nové shromáždění' }).first().click();
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page.getByRole('textbox', { name: /^Název/ })).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('textbox', { name: /^Začátek/ }).fill('18. 12. 2030 18:00');
  await page.getByRole('textbox', { name: /^Adresa/ }).fill('Kočárkárna, Lipová 14');
  await expect(page.getByRole('textbox', { name: /^Konec/ })).toHaveValue(/2030,?\s20:00$/);
  await write(page, 'Program: výtah.');
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Uložit koncept' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectFlawlessInBoth(page);
  return new URL(page.url()).pathname;
}

/** The agenda of the draft: a point by hand, one put before it, the vote made of them. */
async function writesAgenda(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sestavit program' }).click();
  await page.getByRole('button', { name: 'Přidat bod' }).click();
  await page.getByRole('textbox', { name: /^Název bodu 1/ }).fill('Výtah');
  await page.getByRole('textbox', { name: /^Navržené usnesení/ }).fill('Společenství vymění výtah.');
  await page.getByRole('button', { name: 'Přidat bod' }).click();
  await page.getByRole('textbox', { name: /^Název bodu 2/ }).fill('Zpráva výboru');
  // The whole card of a choice is pressed, as people do.
  await page.getByText('Informace', { exact: true }).click();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Posunout bod 2 výš' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Uložit program' }).click();
  const points = page.getByRole('list', { name: 'Program' });
  await expect(points.getByRole('heading')).toHaveText(['1. Zpráva výboru', '2. Výtah']);
  await page.getByRole('button', { name: 'Připravit hlasování' }).click();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Připravit hlasování' }).click();
  await expect(page.getByText('Hlasování je připravené.', { exact: false })).toBeVisible();
  await expectFlawlessInBoth(page);
}

test('a meeting is prepared, called, moved and called off, and an owner follows it by mail', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(180_000);
  const name = 'Shromáždění k výtahu';
  await as(...chair, '/shromazdeni-vlastniku');
  const at = await prepares(page, name);

  await writesAgenda(page);

  // A draft is nothing for others.
  const call = `/api/v2${at.replace('shromazdeni-vlastniku', 'meeting-of-owners')}`;
  expect((await api(page, owner, 'GET', call)).status).toBe(404);
  const theirs = await another(owner, house, '/nastenka');

  await page.getByRole('button', { name: 'Svolat', exact: true }).click();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Svolat shromáždění' }).click();
  await expect(page.getByText('Naplánováno')).toBeVisible();
  const invitation = await mailTo(here().address(owner), /Pozvánka na shromáždění: Shromáždění k výtahu/);
  expect(invitation.text).toContain('středa 18. prosince 2030, 18:00–20:00');

  if (isPhone()) await theirs.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await theirs
    .getByRole('link', { name: /^Shromáždění vlastníků/ })
    .first()
    .click();
  await theirs.getByRole('link', { name, exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(theirs.getByText('Program: výtah.')).toBeVisible();
  await expect(theirs.getByText('Společenství vymění výtah.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Upravit' })).toHaveCount(0);
  await expectFlawlessInBoth(theirs);

  await page.getByRole('link', { name: 'Upravit', exact: true }).click();
  await expect(page.getByText('Shromáždění je svolané.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: /^Adresa/ }).fill('Sokolovna, Dlouhá 3');
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Změnilo se: místo.')).toBeVisible();
  const change = await mailTo(here().address(owner), /^Změna: /);
  expect(change.text).toContain('Dříve: Kočárkárna, Lipová 14');
  // Open pages follow.
  await expect(theirs.getByText('Změnilo se: místo.')).toBeVisible();

  await more(page, 'Odvolat shromáždění');
  await dialog(page).getByRole('button', { name: 'Odvolat shromáždění' }).click();
  await expect(dialog(page).getByText('Vyplňte toto pole.')).toBeVisible();
  await dialog(page)
    .getByRole('textbox', { name: /^Proč se nekoná/ })
    .fill('Firma nabídku stáhla.');
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Odvolat shromáždění' }).click();
  await expect(page.getByText('Odvoláno', { exact: true }).first()).toBeVisible();
  expect((await mailTo(here().address(owner), /^Odvoláno: /)).text).toContain('Důvod: Firma nabídku stáhla.');
  await expectFlawlessInBoth(page);

  await page.goto('/shromazdeni-vlastniku?tab=finished');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectFlawlessInBoth(page);
  await theirs.close();
});
