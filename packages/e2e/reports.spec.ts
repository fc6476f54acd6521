import type { Locator, Page } from '@playwright/test';
import { dayIn } from '../contract/src/base/time/dates.ts';
import { addDays } from '../contract/src/base/time/working-days.ts';
import { documents } from '../contract/src/documents/endpoints.ts';
import { drawn } from '../server/test/seed.ts';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, here, test } from './people.ts';
import { photo } from './photos.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
const couple = 'manzele@lipova.example';

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Presses Tab until it is there, as somebody without a mouse. */
async function tabTo(page: Page, to: Locator) {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    if (await to.evaluate((e) => e === document.activeElement)) return;
  }
  await expect(to).toBeFocused();
}

test('a complaint by keyboard alone: it starts private, is solved with others by one text, and nobody else meets it', {
  tag: '@desktop',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await as(owner, house, '/hlaseni/novy');
  const kind = page.getByRole('radio', { name: /^Závada/ });
  await expect(kind).toBeVisible();
  await tabTo(page, kind);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Stížnost/ })).toBeChecked();
  await expect(page.getByText('Stížnost začíná jako soukromá. Můžete ji ukázat celému domu.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hluk po desáté');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Každý pátek.');
  await tabTo(page, page.getByRole('button', { name: 'Odeslat hlášení' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hluk po desáté');
  const address = new URL(page.url()).pathname;

  const elsewhere = await another(couple, house, address);
  await expect(elsewhere).toHaveURL(/\/hlaseni(\?|$)/);
  await expect(elsewhere.getByText('Toto hlášení tu není. Možná bylo smazáno.')).toBeVisible();
  expect((await api(elsewhere, couple, 'GET', '/api/v2/report/search/hluk')).data).toEqual({ reports: [] });
  await elsewhere.close();

  const theChair = await another(...chair, '/hlaseni');
  const box = theChair.getByRole('checkbox', { name: 'Vybrat řádek Hluk po desáté' });
  await expect(box).toBeVisible();
  await tabTo(theChair, box);
  await theChair.keyboard.press('Space');
  await tabTo(theChair, theChair.getByRole('button', { name: 'Označit jako vyřešené' }));
  await theChair.keyboard.press('Enter');
  await expect(dialog(theChair)).toContainText('Označit 1 hlášení jako vyřešené');
  await tabTo(theChair, dialog(theChair).getByLabel(/^Co se udělalo/));
  await theChair.keyboard.type('Domluveno se sousedem.');
  await tabTo(theChair, dialog(theChair).getByRole('button', { name: 'Označit jako vyřešené' }));
  await theChair.keyboard.press('Enter');
  await expect(theChair.getByText('Vybraná hlášení jsou vyřešená.')).toBeVisible();
  await theChair.goto(address);
  await menu(theChair, 'Smazat hlášení');
  await dialog(theChair).getByRole('button', { name: 'Smazat hlášení' }).click();
  await expect(theChair).toHaveURL(/\/hlaseni(\?|$)/);
  await theChair.close();
});

test('the same fault is joined instead of filed, and solved with a picture of how it looks since', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await here().somebody(...chair);
  await as(owner, house, '/hlaseni/novy');
  await page.getByRole('textbox', { name: 'Stručně' }).fill('Nejde výtah');
  await page.getByRole('textbox', { name: 'Popis' }).fill('Stojí ve druhém patře.');
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('výtah.jpg', '#3a5148'));
  await expect(page.getByRole('button', { name: /^Odebrat přílohu/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nejde výtah');
  await expect(page.getByText('Termín', { exact: true })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const theirs = await another(couple, house, '/hlaseni/novy');
  await theirs.getByRole('textbox', { name: 'Stručně' }).fill('Výtahem se nedá jet');
  const near = theirs.getByRole('region', { name: 'Není to některé z těchto?' });
  await expect(near).toContainText('Stojí ve druhém patře.');
  await expectFlawless(theirs);
  await near.getByRole('button', { name: 'Mám to taky' }).click();
  await expect(near).toContainText('Počítáme vás.');
  await near.getByRole('button', { name: 'Už ne' }).click();
  await near.getByRole('button', { name: 'Mám to taky' }).click();
  await expect(near).toContainText('Totéž trápí ještě 1 souseda.');
  // What was written there is left without a question.
  await near.getByRole('button', { name: 'Otevřít hlášení' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Nejde výtah');
  await theirs.close();

  const solver = await another(...chair, address);
  await expect(solver.getByText('Totéž trápí ještě 1 souseda.')).toBeVisible();
  await solver.getByRole('button', { name: 'Převzít hlášení' }).click();
  await solver.getByRole('button', { name: 'Označit jako vyřešené' }).click();
  await dialog(solver)
    .getByLabel(/^Co se udělalo/)
    .fill('Servis vyměnil stykač.');
  await dialog(solver)
    .locator('input[type=file]:not([capture])')
    .setInputFiles(await photo('potom.jpg', '#5a4a38'));
  await expect(dialog(solver).getByRole('button', { name: /^Odebrat přílohu/ })).toHaveCount(1);
  await dialog(solver).getByRole('button', { name: 'Označit jako vyřešené' }).click();
  const ended = solver.getByRole('region', { name: 'Jak to dopadlo' });
  await expect(ended.getByRole('img', { name: 'Předtím' })).toBeVisible();
  await expect(ended.getByRole('img', { name: 'Potom' })).toBeVisible();
  await expectFlawless(solver);
  await solver.close();
});

const width = drawn('a day moved by hand', 2) === 0 ? '@now-desktop' : '@now-phone';

test('a paper of the house goes with a fault, and the day it is to be solved by is moved with a reason that its reporter is told', {
  tag: ['@sweep', width],
}, async ({ page, as, mailTo }) => {
  test.setTimeout(120_000);
  const office = await here().somebody(...chair);
  const put = (name: string, more: object = {}) =>
    office.sends(documents.upload, { folderId: null, ...more }, new File(['Servis do 48 hodin'], name));
  await put('Smlouva o servisu.txt');
  await put('Sleva od firmy.txt', { isPublic: false });
  await as(owner, house, '/hlaseni/novy');
  await page.getByRole('textbox', { name: 'Stručně' }).fill('Výtah drhne');
  await page.getByRole('textbox', { name: 'Popis' }).fill('Mezi druhým a třetím patrem.');
  await page.getByRole('button', { name: 'Vybrat dokument' }).click();
  const choosing = page.getByRole('dialog', { name: 'Výběr dokumentů' });
  await choosing.getByRole('checkbox', { name: /Smlouva o servisu/ }).check();
  await expect(choosing.getByText('Sleva od firmy')).toHaveCount(0);
  await expectFlawless(page);
  await choosing.getByRole('button', { name: 'Uložit výběr' }).click();
  await expect(page.getByText('Smlouva o servisu.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výtah drhne');
  await expect(page.getByText('Smlouva o servisu.txt')).toBeVisible();
  const address = new URL(page.url()).pathname;

  const solver = await another(...chair, address);
  const [year, month, day] = addDays(dayIn(new Date()), 40).split('-').map(Number);
  await menu(solver, 'Změnit termín');
  await dialog(solver)
    .getByLabel(/^Vyřešit do/)
    .fill(`${day}. ${month}. ${year}`);
  await dialog(solver).getByRole('button', { name: 'Změnit termín' }).click();
  await expect(dialog(solver).getByLabel(/^Proč/)).toBeFocused();
  await dialog(solver).getByLabel(/^Proč/).fill('Čekáme na díl.');
  await expectFlawless(solver);
  await dialog(solver).getByRole('button', { name: 'Změnit termín' }).click();
  await expect(dialog(solver)).toHaveCount(0);
  const history = solver.getByRole('region', { name: 'Historie' });
  await expect(history).toContainText('Termín změněn');
  await expect(history).toContainText('Čekáme na díl.');
  await solver.close();

  expect((await mailTo(owner, /^Re: Hlášení: Výtah drhne/)).text).toContain('Důvod: Čekáme na díl.');
  // Their page followed by itself; a neighbour takes the paper along.
  await expect(page.getByRole('region', { name: 'Historie' })).toContainText('Čekáme na díl.');
  const theirs = await another(couple, house, address);
  const saved = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Stáhnout soubor Smlouva o servisu.txt' }).click();
  expect((await saved).suggestedFilename()).toBe('Smlouva o servisu.txt');
  await expectFlawless(theirs);
  await theirs.close();
});
