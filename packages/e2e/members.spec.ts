import type { Page } from '@playwright/test';
import { expect, expectFlawless, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const owner = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;

const choose = async (page: Page, label: RegExp, option: string, nth = 0) => {
  await page.getByRole('combobox', { name: label }).nth(nth).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const write = async (page: Page, first: string, last: string) => {
  await page.goto('/sousede/novy');
  await page.getByLabel(/^Jméno/).fill(first);
  await page.getByLabel(/^Příjmení/).fill(last);
  await choose(page, /^Oslovení/, 'paní');
};
const save = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Přidat souseda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

test('the chair writes a neighbour with two phones and e-mails, and says who sees which', async ({ page, as }) => {
  await as(...chair, '/sousede');
  await page.getByRole('link', { name: 'Nový soused' }).click();
  await page.getByRole('button', { name: 'Přidat souseda' }).click();
  await expect(page.getByText('Vyplňte toto pole.').first()).toBeVisible();
  await expect(page.getByLabel(/^Jméno/)).toBeFocused();

  await write(page, 'Růžena', 'Šípková');
  await page.getByLabel('Telefon', { exact: true }).fill('60');
  await page.getByRole('button', { name: 'Přidat souseda' }).click();
  await expect(page.getByText('Telefon má mít aspoň devět číslic')).toBeVisible();
  await expectFlawless(page);
  await page.getByLabel('Telefon', { exact: true }).fill('605 444 111');
  await page.getByRole('button', { name: 'Přidat telefon' }).click();
  await page.getByLabel('2. telefon', { exact: true }).fill('+421905111222');
  await page.getByRole('button', { name: /Přidat e-.?mail/ }).click();
  await page.getByLabel(/^1\.\se-.?mail/).fill('ruzena@dum.example');
  await page.getByLabel(/^2\.\se-.?mail$/).fill('sipkova@prace.example');
  await choose(page, /^Kdo uvidí: 1\. telefon/, 'všichni v domě');
  await choose(page, /^Kdo uvidí: 2\.\se-.?mail/, 'všichni v domě');
  await page.getByRole('button', { name: /Nastavit jako hlavní: 2\.\se-.?mail/ }).click();
  await expect(page.getByLabel(/^1\.\se-.?mail/)).toHaveValue('sipkova@prace.example');
  await save(page, 'Růžena Šípková');

  await expect(page.getByRole('link', { name: '+420 605 444 111' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+421 905 111 222' })).toBeVisible();
  await expect(page.getByText('všichni v domě')).toHaveCount(2);
  await expect(page.getByText('jen výbor a správce')).toHaveCount(2);
  await expect(page.getByText('Bez přístupu')).toBeVisible();
});

test('a neighbour keeps their own contacts; the name is the committee’s', async ({ page, as }) => {
  test.slow();
  await as(...owner);
  await page.getByRole('button', { name: /^Účet/ }).click();
  await page.getByRole('menuitem', { name: 'Můj účet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Můj účet');
  await page.getByRole('link', { name: 'Upravit kontakt' }).click();
  await expect(page.getByText('Jméno mění výbor podle katastru.', { exact: false })).toBeVisible();
  await expect(page.getByLabel(/^Příjmení/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Přidat telefon' }).click();
  await page.getByRole('textbox', { name: 'Telefon' }).fill('731 222 333');
  await page.getByLabel('Bankovní účet').fill('124/0100');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Číslo účtu nesedí', { exact: false })).toBeVisible();
  await page.getByLabel('Bankovní účet').fill('19-2000145399/0800');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByRole('link', { name: '+420 731 222 333' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Můj účet');
  // The number also stands among what was changed, lower on the page.
  const reach = page.getByRole('region', { name: 'Jméno a kontakt' });
  await expect(reach.getByText('19-2000145399/0800')).toBeVisible();

  const parts = page.getByRole('button', { name: 'Nastavit po částech' });
  await parts.click();
  const pace = page.getByRole('combobox', { name: 'Zprávy' });
  await pace.click();
  await page.getByRole('option', { name: /^Denně/ }).click();
  await expect(pace).toHaveValue(/^Denně/);
  await expect(page.getByText(/^Uloženo ve?\s\d/)).toBeVisible();
  await expectFlawless(page);
  await page.reload();
  await parts.click();
  await expect(pace).toHaveValue(/^Denně/);
  // An address that was kept from when this stood among parts of a neighbour.
  await page.getByRole('link', { name: 'Jak mě vidí dům' }).click();
  await expect(page).toHaveURL(/\/sousede\/\d+/);
  await page.goto(`${new URL(page.url()).pathname}?tab=notifications`);
  await expect(page).toHaveURL(/\/ucet/);
});

test('tabs of a person are walked by the keyboard, and the address keeps them', { tag: '@desktop' }, async ({
  page,
  as,
}) => {
  await as(...chair, `/sousede?filters=${encodeURIComponent('{"text":"ulehlik"}')}`);
  await page
    .getByRole('link', { name: /Úlehlík/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Osobní údaje' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Oprávněné osoby/ })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/tab=rights/);
  await expect(page.getByText(/^Role předseda kontrolní komise\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Oprávnění' })).toHaveAttribute('aria-selected', 'true');
});

test('a dialog opened from a menu gives the focus back to its opener', async ({ page, as }) => {
  await as(...chair, '/sousede');
  await page.getByRole('link', { name: /^Petra Krejčí/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Krejčí/);
  const more = page.getByRole('button', { name: 'Další akce' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Spojit s jiným záznamem' }).click();
  await page.getByRole('combobox', { name: /^Druhý záznam/ }).fill('nikdo takový');
  await expect(page.getByRole('option', { name: /nového souseda/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(more).toBeFocused();
});
