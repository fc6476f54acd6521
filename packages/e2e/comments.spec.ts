import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readCode, readPdf } from '../server/test/paper.ts';
import { expect, expectFlawless, expectReadable, isPhone, test } from './people.ts';
import { another, calls } from './voting.ts';

const house = 'SVJ Lipová 14';
const chair = 'predseda@lipova.example';
const owner = 'vlastnik@lipova.example';
type Made = { id: number; number: string };

const aMessage = async (page: Page, input: object): Promise<Made> => {
  const call = await calls(page, chair, house);
  return call<Made>('POST', 'message', { description: '<p>Prosíme, zavřete kohoutky.</p>', comments: true, ...input });
};
const comments = (page: Page) => page.getByRole('region', { name: 'Komentáře' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Váš komentář' });
async function saved(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await act();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
const squeezed = (pages: string[]) => pages.join(' ').replace(/\s+/g, ' ');

test('an owner comments, mentions the chair, takes words back; the chair deletes any', async ({ page, as, mailTo }) => {
  test.setTimeout(150_000);
  const { id } = await aMessage(page, { title: 'Odstávka vody ve čtvrtek' });
  await as(owner, house, `/zpravy/${id}`);
  await expect(comments(page)).toContainText('Zatím tu není žádný komentář.');
  await comments(page).getByRole('button', { name: 'Přidat komentář' }).click();
  await expect(comments(page)).toContainText('Napište, co chcete říct, nebo přiložte soubor.');
  await field(page).fill('<b>Budu doma</b> od pěti.\nViz https://voda.example/plan.');
  await comments(page).getByRole('button', { name: 'Přidat komentář' }).click();
  await expect(field(page)).toHaveValue('');
  const line = comments(page).getByRole('listitem');
  await expect(line).toContainText('<b>Budu doma</b> od pěti.');
  await expect(line.getByRole('link')).toHaveAttribute('href', 'https://voda.example/plan');
  await expect(line.getByRole('link')).toHaveAttribute('rel', /noopener/);

  await field(page).pressSequentially('Prosím @žab');
  await expect(comments(page).getByRole('option').first()).toBeVisible();
  await expectFlawless(page);
  const named = (await comments(page).getByRole('option').first().innerText()).split('\n').at(-1) as string;
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(`Prosím @${named} `);
  await page.keyboard.type('o číslo na instalatéra.');
  await comments(page).getByRole('button', { name: 'Přidat komentář' }).click();
  await expect(line).toHaveCount(2);
  await expect(line.nth(1)).toContainText(`@${named} o číslo`);
  const mail = await mailTo(chair, /Zmínka v komentáři: Odstávka vody ve čtvrtek/);
  expect(mail.text).toContain('o číslo na instalatéra');

  await line
    .first()
    .getByRole('button', { name: /^Smazat komentář/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat komentář' }).click();
  await expect(line).toHaveCount(1);
  await expectReadable(page);

  const theirs = await another(chair, house, `/zpravy/${id}`);
  await expect(comments(theirs).getByRole('listitem')).toHaveCount(1);
  await comments(theirs)
    .getByRole('button', { name: /^Smazat komentář/ })
    .click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Smazat komentář' }).click();
  await expect(comments(theirs)).toContainText('Zatím tu není žádný komentář.');
  await theirs.close();
});

test('an owner shows a photograph, puts the words right, and chooses what they are mailed of', async ({ page, as }) => {
  test.setTimeout(150_000);
  const { id } = await aMessage(page, { title: 'Vlhko ve sklepě' });
  await as(owner, house, `/zpravy/${id}`);
  await comments(page).getByRole('button', { name: 'Přiložit soubory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nahrát přílohy' });
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#5a7d6c' } })
    .jpeg()
    .toBuffer();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'stěna ve sklepě.jpg', mimeType: 'image/jpeg', buffer: photo });
  await dialog.getByRole('button', { name: /^Přidat/ }).click();
  await expect(dialog).toBeHidden();
  await field(page).fill('Mokrá je celá stěan.');
  await expectFlawless(page);
  await comments(page).getByRole('button', { name: 'Přidat komentář' }).click();
  const line = comments(page).locator('ol > li');
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('list', { name: 'Soubory komentáře' })).toContainText('stěna ve sklepě.jpg');

  await line.getByRole('button', { name: /^Upravit komentář/ }).click();
  await page.getByRole('textbox', { name: 'Upravený komentář' }).fill('Mokrá je celá stěna.');
  await expectFlawless(page);
  await line.getByRole('button', { name: 'Uložit komentář' }).click();
  await expect(line).toContainText('Mokrá je celá stěna.');
  await expect(line).toContainText('upraveno');
  await expectFlawless(page);

  await comments(page).getByRole('button', { name: 'Píšeme vám, jen když vás někdo zmíní' }).click();
  await page.getByRole('menuitemradio', { name: 'Nepsat mi o nich' }).click();
  await expect(comments(page).getByRole('button', { name: 'O komentářích vám nepíšeme' })).toBeVisible();
  await expectReadable(page);

  const theirs = await another(chair, house, `/zpravy/${id}`);
  await expect(comments(theirs)).toContainText('upraveno');
  await expect(comments(theirs).getByRole('button', { name: /^Upravit komentář/ })).toHaveCount(0);
  await comments(theirs).getByRole('button', { name: 'Zobrazit obrázek stěna ve sklepě.jpg' }).click();
  await expect(theirs.getByRole('dialog')).toBeVisible();
  await theirs.close();
});

test('a message goes on paper and on the door, with a code that leads back', async ({ page, as }) => {
  test.setTimeout(150_000);
  const { id, number } = await aMessage(page, { title: 'Revize plynu <script>alert(1)</script>' });
  await as(chair, house, `/zpravy/${id}`);
  const item = (name: string) => async () => {
    await page.getByRole('button', { name: 'Další akce' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const paper = await saved(page, item('Vytisknout'));
  expect(paper.name).toBe(`zprava-${number.replace('/', '-')}.pdf`);
  const text = squeezed((await readPdf(paper.bytes)).pages);
  for (const words of [
    'Revize plynu <script>alert(1)</script>',
    number,
    'zavřete kohoutky',
    'Strana 1 z 1',
    'Společenství',
  ])
    expect(text).toContain(words);
  const address = new RegExp(`/zpravy/${id}\\?svj=\\d+$`);
  expect(await readCode(paper.bytes)).toMatch(address);
  const poster = await saved(page, item('Plakát na dveře'));
  expect(squeezed((await readPdf(poster.bytes)).pages)).toContain('Celou zprávu s přílohami najdete v portálu');
  expect(await readCode(poster.bytes)).toMatch(address);

  const reader = await another(owner, house, `/zpravy/${id}`);
  const theirs = await saved(reader, () => reader.getByRole('button', { name: 'Vytisknout' }).click());
  expect(theirs.name).toBe(paper.name);
  await reader.close();
});

test('the chair begins with a template and keeps one of the house', async ({ page, as }) => {
  test.setTimeout(120_000);
  const ours = `Naše zpráva ${isPhone() ? 'z telefonu' : 'z počítače'}`;
  await as(chair, house, '/zpravy/novy');
  await page.getByRole('button', { name: 'Použít šablonu' }).click();
  const picker = page.getByRole('dialog', { name: 'Vyberte šablonu' });
  await expect(picker.getByRole('button', { name: /Odstávka vody/ })).toBeVisible();
  await expectFlawless(page);
  await picker.getByRole('button', { name: /Odstávka vody/ }).click();
  await expect(page.getByLabel(/^Název/)).toHaveValue('Odstávka vody [datum]');
  await expect(page.locator('.tiptap')).toContainText('zavřete před odstávkou všechny kohoutky');
  await page.getByLabel(/^Název/).fill(ours);
  await page.getByRole('button', { name: 'Uložit jako šablonu' }).click();
  const keeping = page.getByRole('dialog', { name: 'Uložit jako šablonu' });
  await expect(keeping.getByLabel(/^Název šablony/)).toHaveValue(ours);
  await expectFlawless(page);
  await keeping.getByRole('button', { name: 'Uložit jako šablonu' }).click();
  await expect(keeping).toBeHidden();
  await page.getByRole('button', { name: 'Uložit jako šablonu' }).click();
  await keeping.getByRole('button', { name: 'Uložit jako šablonu' }).click();
  await expect(keeping).toContainText('Šablonu tohoto názvu dům už má.');
  await keeping.getByRole('button', { name: 'Zrušit' }).click();

  await page.getByRole('button', { name: 'Použít šablonu' }).click();
  await picker.getByRole('button', { name: `Smazat šablonu ${ours}` }).click();
  await page
    .getByRole('dialog', { name: /^Smazat šablonu/ })
    .getByRole('button', { name: 'Smazat šablonu' })
    .click();
  await expect(picker.getByText('Dům zatím vlastní šablony nemá.')).toBeVisible();
  await picker.getByRole('button', { name: /Porucha výtahu/ }).click();
  await page
    .getByRole('dialog', { name: 'Přepsat, co je napsáno?' })
    .getByRole('button', { name: 'Použít šablonu' })
    .click();
  await expect(page.getByLabel(/^Název/)).toHaveValue('Výtah ve vchodu [vchod] nejede');
});
