import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, here, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
const couple = 'manzele@lipova.example';

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#5a7d6c' } })
    .jpeg()
    .toBuffer();
const thread = (page: Page) => page.getByRole('region', { name: 'Odpovědi' });
const lines = (page: Page) => thread(page).locator('ol > li[id]');
const field = (page: Page) => page.getByRole('textbox', { name: 'Vaše odpověď' });
const row = (page: Page, name: string) =>
  page
    .locator('#main')
    .locator(isPhone() ? 'li' : 'tr')
    .filter({ hasText: name });

async function attach(page: Page, opener: string, name: string) {
  await page.getByRole('button', { name: opener }).click();
  const uploading = page.getByRole('dialog', { name: 'Nahrát přílohy' });
  await uploading.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo() });
  await uploading.getByRole('button', { name: /^Přidat/ }).click();
  await expect(uploading).toBeHidden();
}

/** Somebody else finds it new, answers the first words of it and shows a photograph. */
async function answers(theirs: Page, name: string) {
  await expect(row(theirs, name)).toContainText('nová pro vás');
  await expectFlawless(theirs);
  await theirs.getByRole('link', { name }).click();
  await expect(theirs.getByRole('button', { name: 'Zobrazit obrázek kočárkárna.jpg' }).first()).toBeVisible();
  await field(theirs).fill('To modré u okna je moje.');
  await attach(theirs, 'Přidat fotku nebo soubor', 'modré kolo.jpg');
  await expectFlawless(theirs);
  await theirs.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(lines(theirs)).toHaveCount(1);
  await expect(field(theirs)).toHaveValue('');
  await expect(lines(theirs).getByRole('list', { name: 'Soubory komentáře' })).toContainText('modré kolo.jpg');
  await lines(theirs)
    .getByRole('button', { name: /^Upravit odpověď/ })
    .click();
  await theirs.getByRole('textbox', { name: 'Upravená odpověď' }).fill('To modré u dveří je moje.');
  await theirs.getByRole('button', { name: 'Uložit odpověď' }).click();
  await expect(lines(theirs)).toContainText('upraveno');
}

test('a discussion: an owner opens it with a photograph, another answers, both meet what is new, the chair finishes it', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(150_000);
  const name = 'Kola v kočárkárně <img src=x onerror=alert(1)>';
  // Who lives in the house hears of it.
  await here().somebody(couple, house);
  await as(owner, house, '/diskuze/novy');
  await page.getByRole('button', { name: 'Otevřít diskuzi' }).click();
  await expect(page.getByRole('textbox', { name: 'O čem to je' })).toBeFocused();
  await expectFlawless(page);
  await page.getByRole('textbox', { name: 'O čem to je' }).fill(name);
  await page
    .getByRole('textbox', { name: 'Co chcete probrat' })
    .fill('Stojí tam jedenáct kol.\nCo s nimi? https://kola.example');
  await attach(page, 'Nahrát přílohu', 'kočárkárna.jpg');
  await page.getByRole('button', { name: 'Otevřít diskuzi' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: 'https://kola.example' })).toHaveAttribute('rel', /noopener/);
  await expectReadable(page);
  await expectFlawless(page);
  const address = new URL(page.url()).pathname;
  const opened = await mailTo(couple, /^Diskuze: Kola/);
  expect(opened.text).toContain('Stojí tam jedenáct kol.');

  const theirs = await another(couple, house, '/diskuze');
  await answers(theirs, name);
  const told = await mailTo(owner, /^Re: Diskuze: Kola/);
  expect(told.text).toContain('To modré');

  await page.goto('/diskuze');
  await expect(row(page, name)).toContainText('1 nová');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Nové od vaší poslední návštěvy')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Přejít na 1 novou odpověď' }).click();
  // It goes out once it was in sight for a while.
  await expect(page.getByText('Nové od vaší poslední návštěvy')).toBeHidden();
  await lines(page)
    .getByRole('button', { name: /^Citovat/ })
    .click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Děkuji, dejte na něj cedulku.');
  await page.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).nth(1).getByRole('blockquote')).toContainText('To modré u dveří je moje.');
  await page.goto('/diskuze');
  await expect(row(page, name)).not.toContainText(/nov[áé]/);

  const theChair = await another(...chair, address);
  await field(theirs).fill('Ještě jsem chtěl říct');
  await theChair.getByRole('button', { name: 'Další' }).click();
  await theChair.getByRole('menuitem', { name: 'Ukončit diskuzi' }).click();
  await dialog(theChair)
    .getByLabel(/^Závěr/)
    .fill('Koupíme stojan na osm kol.');
  await expectFlawless(theChair);
  await dialog(theChair).getByRole('button', { name: 'Ukončit diskuzi' }).click();
  await expect(theChair.getByRole('region', { name: 'Závěr' })).toContainText('Koupíme stojan na osm kol.');
  await expectFlawless(theChair);
  await theChair.close();
  // Whoever was writing meanwhile keeps the words.
  await theirs.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(thread(theirs)).toContainText('Diskuze je mezitím uzavřená');
  await expect(field(theirs)).toHaveValue('Ještě jsem chtěl říct');
  await field(theirs).fill('');
  await theirs.close();
  await page.goto(address);
  await expect(page.getByText('Diskuze je uzavřená, psát do ní už nejde.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('a discussion for one entrance is not there for another, whoever has its address', {
  tag: '@desktop',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await as(...chair, '/diskuze');
  await page.getByRole('link', { name: 'Nová diskuze' }).first().click();
  await page.getByRole('textbox', { name: 'O čem to je' }).fill('Zvonky u nás');
  await page.getByRole('textbox', { name: 'Co chcete probrat' }).fill('Nezvoní.');
  await page.getByRole('combobox', { name: 'Pro koho je' }).click();
  await page.getByRole('option', { name: 'Jen vybraní' }).click();
  await page.getByRole('button', { name: 'Otevřít diskuzi' }).click();
  await expect(page.getByText('Vyberte, pro koho diskuze je, nebo ji nechte pro celý dům.')).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Vybrat příjemce' }).click();
    await expect(dialog(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await dialog(page)
    .getByRole('checkbox', { name: /^Lipová 16 13\s/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Použít výběr' }).click();
  await page.getByRole('button', { name: 'Otevřít diskuzi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zvonky u nás');
  await expect(page.getByText('vchod Lipová 16').first()).toBeVisible();
  const address = new URL(page.url()).pathname;

  const inside = await another(owner, house, address);
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Zvonky u nás');
  await inside.close();
  const outside = await another(couple, house, address);
  await expect(outside).toHaveURL(/\/diskuze(\?|$)/);
  await expect(outside.getByText('Tato diskuze tu není. Možná byla smazána.')).toBeVisible();
  expect((await api(outside, couple, 'GET', '/api/v2/discussion/search/zvonky')).data).toEqual({ discussions: [] });
  expect((await api(outside, couple, 'GET', `/api/v2${address.replace('diskuze', 'discussion')}`)).status).toBe(404);
  await outside.close();
});

test('a reply: a neighbour reports it, the committee hides it with a reason, and both are told', {
  tag: '@desktop',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(120_000);
  const title = 'Auta na chodníku';
  const opened = await api(page, owner, 'POST', '/api/v2/discussion', { name: title, description: 'Co s nimi?' });
  const { id, url_hash: hash } = opened.data as { id: number; url_hash: string };
  await api(page, couple, 'POST', `/api/v2/discussion/${id}/comment`, { message: 'Kdo tak parkuje, je hlupák.' });

  await as(owner, house, `/diskuze/${hash}`);
  await lines(page)
    .getByRole('button', { name: /^Co s odpovědí/ })
    .click();
  await page.getByRole('menuitem', { name: 'Nahlásit výboru' }).click();
  await dialog(page).getByText('Něco jiného', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Nahlásit' }).click();
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await expectFlawless(page);
  await dialog(page).getByRole('textbox').fill('Myslí tím mě.');
  await dialog(page).getByRole('button', { name: 'Nahlásit' }).click();
  await expect(lines(page)).toContainText('Výbor ji posoudí a dá vám vědět.');
  await expectFlawless(page);
  expect((await mailTo(chair[0], /^Nahlášená odpověď/)).text).toContain('Myslí tím mě.');

  const theChair = await another(...chair, '/');
  await theChair.getByRole('link', { name: /nahlášená odpověď/ }).click();
  await expect(row(theChair, title)).toContainText('1 nahlášená');
  await expectFlawless(theChair);
  await theChair.getByRole('link', { name: title }).click();
  await expect(lines(theChair)).toContainText('Myslí tím mě.');
  await theChair.getByRole('button', { name: 'Skrýt odpověď' }).click();
  await dialog(theChair)
    .getByLabel(/^Důvod/)
    .fill('Pište bez urážek.');
  await expectFlawless(theChair);
  await dialog(theChair).getByRole('button', { name: 'Skrýt odpověď' }).click();
  await expect(lines(theChair)).toContainText('Slova vidí jen autor a výbor.');
  await expectFlawless(theChair);
  await theChair.close();

  // The open page learns of it by itself.
  await expect(lines(page)).toContainText('Důvod: Pište bez urážek.');
  await expect(thread(page)).not.toContainText('hlupák');
  expect((await mailTo(owner, /^Odpověď, kterou jste nahlásili/)).text).toContain('Pište bez urážek.');
  expect((await mailTo(couple, /^Vaše odpověď/)).text).toContain('Pište bez urážek.');
  const theirs = await another(couple, house, `/diskuze/${hash}`);
  await expect(lines(theirs)).toContainText('Svá slova vidíte jen vy a výbor.');
  await expect(lines(theirs)).not.toContainText('Myslí tím mě.');
  await theirs.close();
});
