import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

const folders: string[] = [];
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function shots(names: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-sousede-'));
  folders.push(folder);
  return Promise.all(
    names.map(async (name, n) => {
      const path = join(folder, name);
      const background = ['#206254', '#9c3a1e', '#2b5a9e'][n % 3] as string;
      writeFileSync(
        path,
        await sharp({ create: { width: 600, height: 400, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      );
      return path;
    }),
  );
}

test('a neighbour brings photographs, takes one back, and the committee lets one in and refuses another', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(180_000);
  const title = `Brigáda ${test.info().project.name}`;
  const event = `Úklid dvora ${test.info().project.name}`;
  const text = { place_description: '<p>Hrábě jsou v kočárkárně.</p>', start: '2027-04-10', end: '2027-04-10' };
  await api(page, chair[0], 'POST', '/api/v2/event', { title: event, allDay: true, ...text });
  await as(...chair, '/fotogalerie/novy');
  await page.getByLabel(/^Název/).fill(title);
  await page.getByRole('switch', { name: 'Sousedé mohou přidávat fotky' }).click();
  await page.getByRole('combobox', { name: 'K čemu album patří' }).fill('Úklid');
  await page.getByRole('option', { name: new RegExp(event) }).click();
  await expectFlawless(page);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Založit album' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: `Událost: ${event}` })).toBeVisible();

  const theirs = await another(owner, house, '/fotogalerie');
  await theirs.getByRole('link', { name: title }).click();
  await expect(theirs.getByRole('button', { name: 'Přidat fotky' }).first()).toBeVisible();
  await theirs
    .locator('input[type=file]')
    .first()
    .setInputFiles(await shots(['jedna.jpg', 'dvě.jpg', 'tři.jpg']));
  await expect(theirs.getByText('Výbor ještě neprošel vaše 3 fotky.')).toBeVisible({ timeout: 60_000 });
  await expect(theirs.locator('li[id^=foto-]')).toHaveCount(0);
  await expectFlawless(theirs);
  await expectReadable(theirs);
  await theirs.getByRole('button', { name: 'Zobrazit moje fotky' }).click();
  await expect(dialog(theirs).locator('img')).toHaveCount(3);
  await expectFlawless(theirs);
  await dialog(theirs).getByRole('button', { name: 'Stáhnout fotku dvě.jpg' }).click();
  await expect(dialog(theirs).locator('img')).toHaveCount(2);
  await theirs.keyboard.press('Escape');

  await expect(page.getByText('Od sousedů čekají 2 fotky.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Projít fotky' }).click();
  const window = dialog(page);
  await expect(window.locator('img')).toHaveCount(2);
  await expectFlawless(page);
  await window
    .getByRole('checkbox', { name: /přidává/ })
    .nth(1)
    .click();
  await window.getByRole('button', { name: 'Přijmout 1 fotku' }).click();
  await expect(window.locator('img')).toHaveCount(1);
  await window
    .getByRole('checkbox', { name: /přidává/ })
    .first()
    .check();
  await window.getByRole('button', { name: 'Nepřijmout…' }).click();
  await window.getByRole('textbox', { name: /^Důvod/ }).fill('Jsou na ní děti.');
  await expectFlawless(page);
  await window.getByRole('button', { name: 'Nepřijmout a smazat' }).click();
  await expect(window.getByText('Nic tu nečeká.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('li[id^=foto-]')).toHaveCount(1);

  await expect(theirs.getByText('Výbor nepřijal 1 vaši fotku.')).toBeVisible({ timeout: 30_000 });
  await expect(theirs.getByText('Jsou na ní děti.')).toBeVisible();
  await expect(theirs.locator('li[id^=foto-]')).toHaveCount(1);
  await expectFlawless(theirs);
  await theirs.getByRole('link', { name: `Událost: ${event}` }).click();
  await expect(theirs.getByRole('region', { name: 'Fotky' }).getByRole('link', { name: title })).toBeVisible();
  await expectFlawless(theirs);
});
