import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, here, isPhone, test } from './people.ts';
import { putRows } from './rows.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
const couple = 'manzele@lipova.example';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const row = (page: Page, name: string) =>
  page
    .locator('#main')
    .locator(isPhone() ? 'li' : 'tr')
    .filter({ hasText: name });
const steps = (page: Page) => page.getByRole('list', { name: 'Průběh' });
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Of the committee: takes it over, asks inside, answers the neighbours, and solves it. */
async function solves(theirs: Page, title: string) {
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(theirs.getByRole('button', { name: 'Zobrazit obrázek' })).toHaveCount(2);
  await theirs.getByRole('button', { name: 'Převzít hlášení' }).click();
  await expect(steps(theirs)).toContainText('Řeší se · právě teď');
  await theirs.getByRole('textbox', { name: 'Váš komentář pro výbor' }).fill('Pojišťovna to nezaplatí.');
  await theirs.getByRole('button', { name: 'Přidat jen pro výbor' }).click();
  await expect(theirs.getByRole('region', { name: 'Jen výbor' }).locator('ol > li')).toHaveCount(1);
  await theirs.getByRole('textbox', { name: 'Váš komentář', exact: true }).fill('Instalatér přijde ve čtvrtek.');
  await theirs.getByRole('button', { name: 'Přidat komentář' }).click();
  await expect(theirs.getByRole('region', { name: 'Se sousedy' }).locator('ol > li')).toHaveCount(1);
  await expectFlawless(theirs);
  await theirs.getByRole('button', { name: 'Označit jako vyřešené' }).click();
  const what = dialog(theirs).getByLabel(/^Co se udělalo/);
  await expect(what).toBeVisible();
  // What is told above the window goes by itself; until then it covers its head on a telephone.
  await expect(theirs.getByText('Komentář je přidaný.')).toHaveCount(0);
  await expectFlawless(theirs);
  await what.fill('Vyměněné těsnění na stoupačce.');
  await dialog(theirs).getByRole('button', { name: 'Označit jako vyřešené' }).dblclick();
  await expect(theirs.getByRole('region', { name: 'Jak to dopadlo' })).toContainText('Vyměněné těsnění');
  await expect(theirs.getByRole('link', { name: 'Upravit' })).toHaveCount(0);
  await theirs.close();
}

test('a fault: an owner reports it with two photographs, the committee takes it over and solves it, it comes back', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(150_000);
  const title = 'Kape voda <img src=x onerror=alert(1)> ve sklepě';
  await here().somebody(...chair);
  await as(owner, house, '/hlaseni');
  await page.getByRole('link', { name: 'Nové hlášení' }).first().click();
  await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await expect(page.getByRole('textbox', { name: 'Stručně' })).toBeFocused();
  await page.getByRole('radio', { name: /^Závada/ }).check();
  await page.getByRole('textbox', { name: 'Stručně' }).fill(title);
  await page.getByRole('textbox', { name: 'Popis' }).fill('Asi kapka za vteřinu.\nPodložila jsem kbelík.');
  if (isPhone()) await expect(page.getByRole('button', { name: 'Vyfotit' })).toBeVisible();
  const camera = page.locator('input[type=file][capture]');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  await camera.setInputFiles(await photo('stoupačka.jpg', '#3a5148'));
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('mokrá zeď.jpg', '#5a4a38'));
  await expect(page.getByRole('button', { name: /^Odebrat přílohu/ })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Společný prostor' }).fill('sklep, kóje 3');
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Odeslat hlášení' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Zobrazit obrázek' })).toHaveCount(2);
  await expectReadable(page);
  await expectFlawless(page);
  const address = new URL(page.url()).pathname;

  const filed = await mailTo(chair[0], /^Hlášení: Kape voda/);
  expect(filed.text).toContain('Asi kapka za vteřinu.');
  await solves(await another(...chair, address), title);
  const told = await mailTo(owner, /^Re: Hlášení: Kape voda/);
  expect(told.text).not.toContain('Pojišťovna');

  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Jak to dopadlo' })).toContainText('Vyměněné těsnění na stoupačce.');
  await expect(page.getByText('Instalatér přijde ve čtvrtek.')).toBeVisible();
  await expect(page.getByText('Pojišťovna')).toHaveCount(0);
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Navázat hlášením' }).click();
  await expect(page.getByText(/^Navazuje na hlášení Kape voda/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Popis' }).fill('Kape znovu, teď i u dveří.');
  await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await expect(page.getByRole('region', { name: 'Souvisí' })).toContainText('Navazuje na');
  await page.getByRole('region', { name: 'Souvisí' }).getByRole('link').click();
  await expect(page.getByText('Navazuje na něj')).toBeVisible();
  await page.goto('/hlaseni');
  await expect(row(page, 'Kape voda')).toHaveCount(2);
  await expectFlawless(page);
});

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

test('the same fault is joined instead of filed, solved with a picture, and not mended says its reporter', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(150_000);
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

  // Three days are over.
  await putRows(new URL(page.url()).port, 'update report set asked_at = now(), ask_at = null where title = $1', [
    'Nejde výtah',
  ]);
  await page.goto('/');
  await page.getByRole('link', { name: /čeká na vaši odpověď/ }).click();
  await expect(row(page, 'Nejde výtah')).toContainText('čeká na odpověď');
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Je to v pořádku?' })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Ne, není' }).click();
  await dialog(page).getByRole('button', { name: 'Založit navazující hlášení' }).click();
  await expect(dialog(page).getByLabel(/^Jednou větou/)).toBeFocused();
  await dialog(page)
    .getByLabel(/^Jednou větou/)
    .fill('Ve čtvrtém zase stojí.');
  await dialog(page).getByRole('button', { name: 'Založit navazující hlášení' }).dblclick();
  await expect(page.getByText('Ve čtvrtém zase stojí.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Souvisí' })).toContainText('Navazuje na');
  await page.getByRole('region', { name: 'Souvisí' }).getByRole('link').click();
  await expect(page.getByText(/^Pořád to není/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ne, není' })).toHaveCount(0);
  await expectFlawless(page);
});
