import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectFlawless, test } from './people.ts';
import { another } from './voting.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const owner = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;
const onward = (page: Page, to: string) => page.getByRole('button', { name: `Pokračovat na ${to}` }).click();

/** A photograph that lies on its side and says where it was taken. */
const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#b57a22' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1024;

const nameOf = (page: Page) => `Oprava střechy s přílohami ${isWide(page) ? 'široce' : 'úzce'}`;

test('the chair attaches a photo and a paper to a point; an owner reads it, looks at the photo and saves both', async ({
  page,
  as,
}) => {
  test.setTimeout(180_000);
  const name = nameOf(page);
  await as(...chair, '/hlasovani/novy');
  await page.getByLabel(/^Název hlasování/).fill(name);
  await page.getByLabel(/^Konec/).fill('31. 12. 2030, 20:00');
  await page.getByLabel(/^Konec/).press('Tab');
  await onward(page, 'prezenční listinu');
  await onward(page, 'body');
  const add = page.getByRole('button', { name: 'Přidat bod' });
  if ((await page.getByLabel(/^Název bodu/).count()) === 0) await add.click();
  await page.getByLabel('Název bodu 1').fill('Oprava střechy');
  if ((await page.locator('.tiptap').count()) === 0)
    await page
      .getByRole('button', { name: /Znění|znění/ })
      .first()
      .click();

  const editor = page.locator('.tiptap');
  await editor.click();
  await page.getByLabel('Odstavec nebo nadpis').selectOption('1');
  await page.keyboard.type('Co se navrhuje');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tučně' }).click();
  await page.keyboard.type('Nová krytina');
  await page.getByRole('button', { name: 'Tučně' }).click();
  await page.keyboard.type(' podle https://portal.example/nabidka letos.');

  await page.getByRole('button', { name: 'Nahrát přílohu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nahrát přílohy' });
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'Střecha.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    { name: 'nabídka.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnabídka') },
    { name: 'není to.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expectFlawless(page);
  const named = dialog.getByLabel('Název souboru');
  await named.nth(1).fill('Nabídka firmy');
  await dialog.getByLabel('Popis').first().fill('Stav v listopadu');
  await dialog.getByRole('button', { name: 'Přidat 3 soubory' }).click();
  await expect(dialog.getByRole('alert')).toContainText('neodpovídá příponě .pdf');
  await expect(named).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Vyřadit soubor není to' }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('list', { name: /Přílohy/ });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Střecha.jpg');
  await expect(list).toContainText('Nabídka firmy.pdf');
  await page
    .getByRole('button', { name: /Střecha\.jpg/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Posunout přílohu Střecha níž' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Nabídka firmy.pdf');

  await onward(page, 'kontrolu');
  await expect(page.getByRole('link', { name: 'https://portal.example/nabidka' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await page.getByRole('button', { name: 'Spustit hlasování' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Spustit hlasování' }).click();
  await expect(page).toHaveURL(/hlasovani\/\d+(\?(?!step)|$)/);
  await readsAndSaves(await another(...owner, new URL(page.url()).pathname), name);
});

async function readsAndSaves(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const wording = page.getByRole('heading', { name: 'Co se navrhuje' });
  if (!(await wording.isVisible()))
    await page
      .getByRole('button', { name: /Oprava střechy/ })
      .first()
      .click();
  await expect(wording).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Zobrazit obrázek Střecha.jpg' }).click();
  const shown = page.getByRole('dialog', { name: 'Střecha.jpg' }).getByRole('img', { name: 'Stav v listopadu' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)).toBe(true);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Stáhnout soubor', exact: true }).click(),
  ]);
  const bytes = await readFile(await picture.path());
  expect(picture.suggestedFilename()).toBe('Střecha.jpg');
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  await page.keyboard.press('Escape');
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Stáhnout soubor Nabídka firmy.pdf' }).click(),
  ]);
  expect(String(await readFile(await paper.path()))).toBe('%PDF-1.7\nnabídka');
  await page.close();
}
