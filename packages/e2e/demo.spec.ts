import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { expectFlawless, expectFlawlessInBoth } from './flawless.ts';

const main = new URL('../server/src/main.ts', import.meta.url).pathname;

let portal: ChildProcess;
let data: string;
let at = '';
// A demonstration is a portal of its own: nothing of it is saved, so it cannot be the one that others walk.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  data = mkdtempSync(join(tmpdir(), 'pavlac-e2e-'));
  const env = { PORT: '0', PAVLAC_LOG: 'warn', PAVLAC_SAMPLE: 'true', PAVLAC_DEMO: 'true', PAVLAC_DATA: data };
  portal = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: portal.stdout as NodeJS.ReadableStream })) {
    at = / běží na (\S+)/.exec(line)?.[1] ?? '';
    if (at) break;
  }
  portal.stdout?.resume();
});
test.afterAll(async () => {
  const gone = new Promise((done) => portal.once('exit', done));
  portal.kill('SIGTERM');
  await gone;
  rmSync(data, { recursive: true, force: true });
});

test('whoever comes enters as an owner, walks seven stops, leaves, and tries a form as the chair', async ({ page }) => {
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kým chcete/);
  const door = (who: string) => page.getByRole('button', { name: `Vejít jako ${who}` });
  await expect(door('nájemník')).toBeVisible();
  await expectFlawlessInBoth(page);

  await door('vlastnice').click();
  await expect(page.getByText('Ukázka: nic se neuloží')).toBeVisible();
  const guide = page.getByRole('region', { name: 'Průvodce domem' });
  const stops = ['Nástěnka', 'Zprávy', 'Hlasování', 'Účet bytu', 'Dokumenty', 'Hlášení', 'Kalendář'];
  for (const [i, stop] of stops.entries()) {
    await expect(guide.getByRole('heading')).toHaveText(stop);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('K této části nemáte oprávnění.')).toHaveCount(0);
    if (i === 0) await expectFlawless(page);
    await guide.getByRole('button', { name: i === 6 ? 'Dokončit' : 'Další' }).click();
  }
  await expect(guide).toHaveCount(0);
  await page.getByRole('button', { name: 'Vystoupit' }).click();

  await door('správa portálu').click();
  await expect(guide.getByRole('heading')).toHaveText('Objednávky');
  await guide.getByRole('button', { name: 'Zavřít průvodce' }).click();
  await page.getByRole('button', { name: 'Vystoupit' }).click();

  await page.getByRole('checkbox', { name: /Provést mě domem/ }).uncheck();
  await door('předsedkyně').click();
  await page.getByText('Ukázka: nic se neuloží').waitFor();
  await page.goto(`${at}/adresar-kontaktu/novy`);
  await page.getByRole('button', { name: 'Přidat kontakt' }).click();
  await expect(page.getByText('Vyplňte toto pole.').first()).toBeVisible();
  const name = page.getByRole('textbox', { name: /^Název firmy/ });
  await name.fill('Výtahy Rychlík');
  await page.getByRole('combobox', { name: /^Obor/ }).click();
  await page.getByRole('option', { name: 'Údržba a opravy' }).click();
  await page.getByRole('button', { name: 'Přidat kontakt' }).click();
  await expect(
    page
      .getByRole('status')
      .getByText(/Takhle by se to uložilo/)
      .first(),
  ).toBeVisible();
  await expect(name).toHaveValue('Výtahy Rychlík');
});
