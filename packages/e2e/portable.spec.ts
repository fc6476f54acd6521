import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { portableImports } from '../contract/src/portable/endpoints-imports.ts';
import { filesIn } from '../server/test/zip.ts';
import { chair, dialog } from './board.ts';
import { expect, expectFlawless, here, isPhone, test } from './people.ts';

const passphrase = 'modrý dům u trati';
const admin = 'spravce.portalu@pavlac.example';

async function unpacked(zip: Buffer, folder: string): Promise<void> {
  for (const [name, bytes] of filesIn(zip)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}

/** Opens the memory of the house from the disk, as anybody would: nothing of it may ask the network. */
async function readsFromDisk(browser: Browser, folder: string): Promise<void> {
  const context = await browser.newContext({
    locale: 'cs-CZ',
    viewport: isPhone() ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (r) => asked.push(r.url()));
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.getByLabel('Soubor dum.pavlac').setInputFiles(join(folder, 'dum.pavlac'));
  await page.getByLabel('Heslo').fill('jiné heslo než to');
  await page.getByRole('button', { name: 'Otevřít' }).click();
  await expect(page.getByText('Heslo nesedí.')).toBeVisible();
  await expectFlawless(page);
  await page.getByLabel('Heslo').fill(passphrase);
  await page.getByRole('button', { name: 'Otevřít' }).click();
  await expect(page.getByText('Celý záznam sedí')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('searchbox').fill('novotnikova');
  await page.getByRole('link', { name: /Novotníková/ }).click();
  await expect(page.getByRole('heading', { name: /Novotníková/ })).toBeVisible();
  await expectFlawless(page);
  if (isPhone()) await page.getByRole('button', { name: 'Lidé' }).click();
  await page
    .getByRole('link', { name: /^Jednotky/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^1247\/2/ }).click();
  await expect(page.getByText('Vlastníci')).toBeVisible();
  await page.getByRole('link', { name: 'In English' }).click();
  await page.getByLabel('The file dum.pavlac').setInputFiles(join(folder, 'dum.pavlac'));
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('The whole record fits')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chronicle of the house' })).toBeVisible();
  await expectFlawless(page);
  expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
  await context.close();
}

test('the chair takes the whole house away, sealed, reads it without a server, and another portal would take it', {
  tag: '@desktop',
}, async ({ page, as, browser }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-dum-'));
  await as(...chair, '/detail-svj?tab=archiv');
  await page.getByRole('button', { name: 'Připravit archiv' }).click();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Připravit archiv' }).click();
  await expect(dialog(page).getByText('Heslo má mít aspoň 12 znaků.').first()).toBeVisible();
  await dialog(page).getByLabel('Heslo k archivu').fill(passphrase);
  await dialog(page).getByLabel('Heslo ještě jednou').fill(passphrase);
  await dialog(page).getByRole('button', { name: 'Připravit archiv' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/ke stažení do/)).toBeVisible({ timeout: 60_000 });
  await expectFlawless(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Stáhnout/ }).click(),
  ]);
  const zip = await readFile(await saved.path());
  await unpacked(zip, folder);
  await readsFromDisk(browser, folder);

  const staff = await here().somebody(admin, null);
  const { folder: place } = await staff.asks(portableImports.list, {});
  const name = `dum-${process.pid}.zip`;
  await as(admin, null, '/admin/prenos');
  await expect(page.getByRole('button', { name: 'Nahrát archiv z počítače' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer: zip });
  await page.getByLabel('Heslo k archivu').fill(passphrase);
  await page.getByRole('button', { name: 'Odemknout' }).click();
  await expect(page.getByText('Co se nepřenese')).toBeVisible();
  await page.getByRole('button', { name: 'Zkusit nanečisto' }).click();
  await expect(page.getByText('Co se nepřenese')).toHaveCount(0);
  await expect(page.getByText('Zkouška nanečisto', { exact: true })).toBeVisible();
  // Whoever comes back finds how it ended.
  await page.reload();
  await expect(page.getByText('Nanečisto prošlo všechno, nic se nezapsalo.')).toBeVisible({ timeout: 60_000 });
  await expectFlawless(page);
  await rm(join(place, name));
  await rm(folder, { recursive: true });
});
