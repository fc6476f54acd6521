import { documents } from '../contract/src/documents/endpoints.ts';
import { folders } from '../contract/src/documents/endpoints-folders.ts';
import { write } from './board.ts';
import type { Caller } from './caller.ts';
import { expect, expectFlawless, expectReadable, here, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const chair = ['predseda@lipova.example', house] as const;
const owner = ['vlastnik@lipova.example', house] as const;

/** A paper of so many pages, each saying its number: the least that a reader takes. */
function paper(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${3 + i * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, (_, i) => {
      const words = `BT /F1 36 Tf 72 700 Td (Strana cislo ${i + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + i * 2} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
        `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
      ];
    }).flat(),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(body, 'latin1');
}

/** Windows-1250, as Czech spreadsheets write it. */
const table = Buffer.from([
  ...Buffer.from('jednotka;'),
  ...[0xe8, 0xe1, 0x73, 0x74, 0x6b, 0x61],
  ...Buffer.from('\n1247/8;1 250,00\n'),
]);

const folder = (calls: Caller, name: string, more: object = {}) => calls.asks(folders.create, { name, ...more });
const put = async (calls: Caller, name: string, bytes: Buffer, folderId: number | null, more: object = {}) =>
  await calls.sends(documents.upload, { folderId, ...more }, new File([new Uint8Array(bytes)], name));

test('the chair uploads, drops files on the page and reads a paper by its pages', async ({ page, as }, info) => {
  test.setTimeout(180_000);
  const narrow = info.project.name === 'phone';
  const calls = await here().somebody(...chair);
  const { id } = await folder(calls, 'Revize', { color: 'dvur' });
  await as(...chair, `/dokumenty?breadcrumb=root,${id}`);
  await page.getByRole('button', { name: 'Nahrát soubory' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'Revize výtahu 2026.pdf', mimeType: 'application/pdf', buffer: paper(12) },
    { name: 'Náklady.csv', mimeType: 'text/csv', buffer: table },
  ]);
  await dialog.getByRole('button', { name: /^Přidat/ }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Revize výtahu 2026.pdf' })).toBeVisible();
  await expectFlawless(page);
  if (!narrow) {
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Zápis'], 'Přetažený.txt', { type: 'text/plain' }));
      data.items.add(new File(['x'], 'program.exe'));
      for (const type of ['dragenter', 'dragover', 'drop'])
        window.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    const dropped = page.getByRole('dialog', { name: 'Nahrát přetažené soubory' });
    await expect(dropped.getByText(/Nahraje se 1\ssoubor/)).toBeVisible();
    await expect(dropped.getByText(/program\.exe: Programy a\sskripty portál nepřijímá/)).toBeVisible();
    await expectFlawless(page);
    await dropped.getByRole('button', { name: 'Nahrát', exact: true }).click();
    await expect(dropped).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Přetažený.txt' })).toBeVisible();
    await page.getByRole('link', { name: 'Revize výtahu 2026.pdf' }).click();
    await expect(page.getByRole('complementary', { name: /O dokumentu/ })).toBeVisible();
    await expectFlawless(page);
    await page.getByRole('link', { name: 'Otevřít' }).click();
  } else await page.getByRole('link', { name: 'Revize výtahu 2026.pdf' }).click();
  const sheet = page.getByRole('region', { name: /Strana 1 dokumentu/ });
  await expect(sheet.getByText('Strana cislo 1', { exact: true })).toBeAttached({ timeout: 30_000 });
  const wide = async () => (await page.locator('canvas').boundingBox())?.width ?? 0;
  const before = await wide();
  expect(before).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Přiblížit' }).click();
  await expect.poll(wide).toBeGreaterThan(before * 1.2);
  await page.getByRole('textbox', { name: 'Strana' }).fill('12');
  await page.getByRole('textbox', { name: 'Strana' }).press('Enter');
  await expect(page.getByText('Strana cislo 12', { exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Další strana' })).toBeDisabled();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Dokumenty', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'Náklady.csv' })).toBeVisible();
});

test('an owner opens a table as Windows wrote it and saves it; what is for the committee is not there', async ({
  page,
  as,
}, info) => {
  const calls = await here().somebody(...chair);
  const { id } = await folder(calls, 'Účty');
  await put(calls, 'Náklady.csv', table, id);
  await put(calls, 'Koncept.csv', table, id, { isPublic: false });
  await as(...owner, `/dokumenty?breadcrumb=root,${id}`);
  await page.getByRole('link', { name: 'Náklady.csv' }).click();
  if (info.project.name === 'desktop') await page.getByRole('link', { name: 'Otevřít' }).click();
  await expect(page.getByRole('columnheader', { name: 'částka' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stáhnout' }).click();
  expect((await saved).suggestedFilename()).toBe('Náklady.csv');
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Dokumenty', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'Náklady.csv' })).toBeVisible();
  await expect(page.getByText('Koncept')).toHaveCount(0);
});

test('a paper that is none says so', { tag: '@desktop' }, async ({ page, as }) => {
  const calls = await here().somebody(...chair);
  const broken = await put(calls, 'Rozbité.pdf', Buffer.from('%PDF-1.7\nnic v tom není'), null);
  await as(...chair, `/dokumenty/${broken.id}`);
  await expect(page.getByText('PDF se nepodařilo načíst.')).toBeVisible({ timeout: 30_000 });
  await expectFlawless(page);
});

test('several are saved as one archive', { tag: '@desktop' }, async ({ page, as }) => {
  const calls = await here().somebody(...chair);
  const { id } = await folder(calls, 'Smlouvy');
  for (const name of ['Úklid.txt', 'Výtah.txt']) await put(calls, name, Buffer.from(name), id);
  await as(...chair, `/dokumenty?breadcrumb=root,${id}`);
  for (const name of ['Úklid', 'Výtah']) await page.getByRole('checkbox', { name: `Vybrat řádek ${name}` }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stáhnout', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('dokumenty.zip');
});

test('the chair chooses documents for a message through folders; owners open what is for them, at the version that was chosen', async ({
  page,
  as,
}) => {
  test.setTimeout(120_000);
  const calls = await here().somebody(...chair);
  const shelf = await folder(calls, 'Podklady k výtahu', { color: 'okr' });
  const inner = await folder(calls, 'Jen pro výbor', { parentId: shelf.id, visibility: 'committee' });
  await put(calls, 'Servisní smlouva.txt', Buffer.from('Měsíčně 1 900 Kč'), shelf.id);
  await put(calls, 'Kalkulace.txt', Buffer.from('Jen pro výbor'), inner.id);
  await as(...chair, '/zpravy/novy');
  await page.getByLabel(/^Název/).fill('Nová smlouva na servis výtahu');
  await write(page, 'Smlouva je přiložená.');
  await page.getByRole('button', { name: 'Vybrat dokument' }).click();
  const dialog = page.getByRole('dialog', { name: 'Výběr dokumentů' });
  await dialog.getByRole('button', { name: /^Podklady k výtahu/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Podklady k výtahu' })).toBeFocused();
  await dialog.getByRole('checkbox', { name: /Servisní smlouva/ }).check();
  // By keys alone: into a folder, a document, one folder up.
  await dialog.getByRole('button', { name: /^Jen pro výbor/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Jen pro výbor' })).toBeFocused();
  await dialog.getByRole('checkbox', { name: /Kalkulace/ }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Vybrány 2 dokumenty')).toBeVisible();
  await expectFlawless(page);
  await dialog.getByRole('button', { name: 'O složku výš' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Servisní smlouva/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Uložit výběr' }).click();
  await expect(page.getByText(/Kalkulace\.txt neotevře: .*vlastníci/)).toBeVisible();
  await expect(page.getByText(/Servisní smlouva\.txt neotevře/)).toBeHidden();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Zveřejnit zprávu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zveřejnit zprávu' }).click();
  await expect(page).toHaveURL(/\/zpravy\/\d+\?/);
  const address = new URL(page.url()).pathname;
  const theirs = await another(...owner, address);
  await expect(theirs.getByText('Servisní smlouva.txt')).toBeVisible();
  await expect(theirs.getByText('Kalkulace.txt')).toHaveCount(0);
  await expectFlawless(theirs);
  const saved = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Stáhnout soubor Servisní smlouva.txt' }).click();
  expect((await saved).suggestedFilename()).toBe('Servisní smlouva.txt');
  await theirs.close();
});

test('folders, files, tiles and the bin are readable in both schemes, and nothing scrolls sideways', async ({
  page,
  as,
}, info) => {
  const calls = await here().somebody(...chair);
  const { id } = await folder(calls, 'Rekonstrukce domu v letech 2024 až 2026 včetně dokumentace', { color: 'okr' });
  await folder(calls, 'Nejneobhospodařovávatelnější', { parentId: id, color: 'cihla', visibility: 'committee' });
  const long = 'Smlouva_o_dilo_na_vymenu_stoupacek_a_rozvodu_teple_vody_2026_podepsana_verze.txt';
  const file = await put(calls, long, Buffer.from('Smlouva'), id, {
    isPublic: false,
    description: 'Popis '.repeat(30),
  });
  const gone = await put(calls, 'Smazaný.txt', Buffer.from('x'), id);
  await calls.asks(documents.remove, { id: gone.id });
  const shown = info.project.name === 'desktop' ? `&file=${file.id}` : '';
  await as(...chair, `/dokumenty?breadcrumb=root,${id}${shown}`);
  const link = page.getByRole('link', { name: long });
  const flawless = async () => {
    await expectFlawless(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expectReadable(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  };
  await expect(link).toBeVisible();
  await flawless();
  await page.getByRole('button', { name: 'Dlaždice' }).click();
  await expect(link).toBeVisible();
  await flawless();
  await page.getByRole('button', { name: 'Řádky' }).click();
  await page.goto('/dokumenty/kos');
  await expect(page.getByRole('button', { name: /^Vrátit Smazaný/ })).toBeVisible();
  await flawless();
  await page.goto(`/dokumenty/${file.id}`);
  await expect(page.getByText('Smlouva', { exact: true })).toBeVisible();
  await flawless();
});
