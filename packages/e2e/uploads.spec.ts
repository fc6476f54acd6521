import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { api, chair, type Detail } from './board.ts';
import { expect, expectFlawless, test } from './people.ts';
import { lineOf } from './profiles.ts';

const million = 1024 * 1024;
/** Building documentation that does not look the same anywhere. */
const plans = Buffer.concat(Array.from({ length: 24 * 16 }, (_, i) => Buffer.alloc(million / 16, `${i};`)));
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const isPart = /\/attachment\/parts\/\d+$/;

/** Chosen as a file of the disk: bytes handed over by the test travel through it twice. */
const folders: string[] = [];
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function onDisk(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-plany-'));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, plans);
  return path;
}

/** Does this once, before the second part goes. */
async function beforeSecond(page: Page, what: () => Promise<void>) {
  let done = false;
  await page.route(isPart, async (route) => {
    const offset = Number(route.request().headers()['upload-offset'] ?? 0);
    if (offset > 0 && !done) {
      done = true;
      await what();
    }
    await route.continue().catch(() => undefined);
  });
}

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Nahrát přílohu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nahrát přílohy' });
  await dialog.locator('input[type=file]').setInputFiles(onDisk(name));
  return dialog;
}

test('a large file waits for the lost line, goes on by itself from where it was, and is attached whole', async ({
  page,
  as,
}) => {
  test.setTimeout(180_000);
  const title = `Dokumentace domu ${test.info().project.name}`;
  await as(...chair, '/zpravy/novy');
  await page.getByLabel(/^Název/).fill(title);
  const dialog = await choose(page, 'Dokumentace 1931.bin');
  const offsets: number[] = [];
  const loses = await lineOf(page);
  page.on('request', (r) => r.method() === 'PATCH' && offsets.push(Number(r.headers()['upload-offset'])));
  await beforeSecond(page, () => loses(true));
  await dialog.getByRole('button', { name: 'Přidat 1 soubor' }).click();
  const lost = dialog.getByText(/^Nahráno\s\d+\s%\.\sČeká\sna\spřipojení,\spokračuje\ssamo\.$/);
  await expect(lost).toBeVisible({ timeout: 30_000 });
  const bar = dialog.getByRole('progressbar');
  const before = Number(await bar.getAttribute('aria-valuenow'));
  expect(before).toBeGreaterThanOrEqual(25);
  // It keeps trying, and neither forgets how far it is nor gives up.
  for (let n = 0; n < 2; n++) await page.waitForEvent('requestfailed', (r) => r.method() === 'HEAD');
  await expect(lost).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectFlawless(page);
  await loses(false);
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  const list = page.getByRole('list', { name: /Přílohy/ });
  await expect(list).toContainText('Dokumentace 1931.bin');
  await expect(list).toContainText(/24\sMB/);

  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page).toHaveURL(/zpravy\/\d+\/upravit/);
  const id = /(\d+)\/upravit/.exec(page.url())?.[1];
  const { data } = await api(page, chair[0], 'GET', `/api/v2/message/${id}`);
  const [file] = (data as Detail & { attachments: { url: string; size: number }[] }).attachments;
  const reply = await page.request.get(new URL(file?.url ?? '', page.url()).href);
  expect([file?.size, digest(await reply.body())]).toEqual([plans.length, digest(plans)]);
});

test('a large file cancelled on its way is gone from the server, and a reload breaks nothing', async ({ page, as }) => {
  test.setTimeout(180_000);
  await as(...chair, '/zpravy/novy');
  const dialog = await choose(page, 'Omyl.bin');
  const first = page.waitForResponse((r) => isPart.test(r.url()) && r.request().method() === 'PATCH');
  // The second part stays on its way.
  await beforeSecond(page, () => new Promise(() => {}));
  await dialog.getByRole('button', { name: 'Přidat 1 soubor' }).click();
  const address = (await first).url();
  const gone = page.waitForResponse((r) => r.url() === address && r.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Zrušit nahrávání souboru Omyl' }).click();
  expect((await gone).status()).toBe(204);
  await expect(page.getByText('Bez příloh')).toBeVisible();

  const again = await choose(page, 'Omyl.bin');
  const part = page.waitForRequest((r) => isPart.test(r.url()) && r.method() === 'PATCH');
  await again.getByRole('button', { name: 'Přidat 1 soubor' }).click();
  await part;
  await page.reload();
  await expect(page.getByText('Bez příloh')).toBeVisible();
});

/** Marks of begun uploads that this browser keeps. */
const begun = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pavlac.upload.')));

test('a reloaded page goes on with the upload when the same file is chosen, and signing out forgets it', async ({
  page,
  as,
}) => {
  test.setTimeout(180_000);
  const path = onDisk('Plány domu 1931.bin');
  const pick = async () => {
    await page.getByRole('button', { name: 'Nahrát přílohu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nahrát přílohy' });
    await dialog.locator('input[type=file]').setInputFiles(path);
    await dialog.getByRole('button', { name: 'Přidat 1 soubor' }).click();
    return dialog;
  };
  const asked: { method: string; url: string; offset: number }[] = [];
  page.on('request', (r) => {
    if (/\/attachment\/parts(\/\d+)?$/.test(r.url()))
      asked.push({ method: r.method(), url: r.url(), offset: Number(r.headers()['upload-offset'] ?? 0) });
  });
  await as(...chair, '/zpravy/novy');
  const first = page.waitForResponse((r) => isPart.test(r.url()) && r.request().method() === 'PATCH');
  // The second part stays on its way.
  await beforeSecond(page, () => new Promise(() => {}));
  await pick();
  const address = (await first).url();
  expect(await begun(page)).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByText('Bez příloh')).toBeVisible();

  asked.length = 0;
  const dialog = await pick();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  // It asks how much came, and sends only the rest, to the same address.
  expect(new Set(asked.map((one) => one.url))).toEqual(new Set([address]));
  expect(asked[0]?.method).toBe('HEAD');
  const offsets = asked.filter((one) => one.method === 'PATCH').map((one) => one.offset);
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(6 * million);
  expect(new Set(offsets).size).toBe(offsets.length);
  expect(await begun(page)).toEqual([]);
  const list = page.getByRole('list', { name: /Přílohy/ });
  await expect(list).toContainText('Plány domu 1931.bin');
  await expect(list).toContainText(/24\sMB/);
  await page.getByLabel(/^Název/).fill(`Plány ${test.info().project.name}`);
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page).toHaveURL(/zpravy\/\d+\/upravit/);
  const id = /(\d+)\/upravit/.exec(page.url())?.[1];
  const { data } = await api(page, chair[0], 'GET', `/api/v2/message/${id}`);
  const [file] = (data as Detail & { attachments: { url: string; size: number }[] }).attachments;
  const reply = await page.request.get(new URL(file?.url ?? '', page.url()).href);
  expect([file?.size, digest(await reply.body())]).toEqual([plans.length, digest(plans)]);

  // Begun once more and left behind: whoever signs out leaves nothing to the next person.
  const again = page.waitForResponse((r) => isPart.test(r.url()) && r.request().method() === 'PATCH');
  await beforeSecond(page, () => new Promise(() => {}));
  await pick();
  await again;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  expect(await begun(page)).toHaveLength(1);
  await page.goto('/logout');
  await expect.poll(() => begun(page)).toEqual([]);
});
