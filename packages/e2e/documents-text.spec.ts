import { documents } from '../contract/src/documents/endpoints.ts';
import { folders } from '../contract/src/documents/endpoints-folders.ts';
import { aDocx, aPdf } from '../server/test/readable.ts';
import { aScan, aSheet } from '../server/test/scans.ts';
import { expect, expectFlawless, here, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';
const chair = ['predseda@lipova.example', house] as const;
const owner = ['vlastnik@lipova.example', house] as const;

test('an owner finds a minute by what is written on its third page, and opens it there', async ({ page, as }, info) => {
  test.setTimeout(180_000);
  const word = `odečítání${info.project.name}`;
  const calls = await here().somebody(...chair);
  const { id: folderId } = await calls.asks(folders.create, { name: `Schůze ${info.project.name}` });
  const { id: otherId } = await calls.asks(folders.create, { name: `Jiné ${info.project.name}` });
  await calls.sends(documents.upload, { folderId: otherId }, new File(['Kniha'], 'Kniha návštěv.txt'));
  const minute = aPdf(['Zápis ze schůze', 'Bod první: úklid', `Bod druhý: ${word} vodoměrů bude v říjnu.`]);
  await calls.sends(documents.upload, { folderId }, new File([new Uint8Array(minute)], 'Zápis ze schůze.pdf'));
  await calls.sends(documents.upload, { folderId }, new File([new Uint8Array(aDocx('Nic o tom'))], 'Pozvánka.docx'));
  await expect
    .poll(async () => (await calls.asks(documents.search, { text: word })).files.length, { timeout: 90_000 })
    .toBe(1);
  await as(...owner, `/dokumenty?breadcrumb=root,${folderId}`);
  if (isPhone()) await page.getByRole('button', { name: 'Hledat', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Hledat v celém domě' });
  await field.click();
  await field.fill(word.normalize('NFD').replace(/\p{M}/gu, ''));
  const found = page.getByRole('option', { name: /Zápis ze schůze\.pdf/ });
  await expect(found).toContainText(/str\. 3 · .*vodoměrů bude v\sříjnu/);
  await expect(found.locator('mark').last()).toHaveText(word);
  await expectFlawless(page);
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zápis ze schůze.pdf');
  await expect(page.getByRole('region', { name: 'Strana 3 dokumentu Zápis ze schůze.pdf' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('textbox', { name: 'Strana' })).toHaveValue('3');

  await as(...owner, `/dokumenty?breadcrumb=root,${folderId}`);
  await page.getByRole('searchbox', { name: 'Hledat v názvu, popisu a textu' }).fill(word);
  await expect(page.getByRole('link', { name: /^str\. 3 · / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pozvánka.docx' })).toBeHidden();
  await expectFlawless(page);
  // From a place where it does not stand it is found elsewhere.
  await as(...owner, `/dokumenty?breadcrumb=root,${otherId}`);
  await page.getByRole('searchbox', { name: 'Hledat v názvu, popisu a textu' }).fill(word);
  const elsewhere = page.getByRole('region', { name: 'Nalezeno jinde' });
  await expect(elsewhere.getByRole('link', { name: /Zápis ze schůze\.pdf.*str\. 3/ })).toBeVisible();
  await expectFlawless(page);
});

test('an owner finds a word in a scanned minute, and is told that it was read from a scan', async ({
  page,
  as,
}, info) => {
  test.setTimeout(240_000);
  const name = `Sken ${info.project.name}.pdf`;
  const calls = await here().somebody(...chair);
  const { id: folderId } = await calls.asks(folders.create, { name: `Skeny ${info.project.name}` });
  const scan = await aScan([await aSheet('Zápis ze schůze'), await aSheet('Výměna vodoměrů proběhne v květnu')]);
  await calls.sends(documents.upload, { folderId }, new File([new Uint8Array(scan)], name));
  const inside = async () => {
    const { files } = await calls.asks(documents.search, { text: 'vymena vodomeru kvetnu' });
    return files.find((file) => file.title === name)?.page;
  };
  await expect.poll(inside, { timeout: 180_000 }).toBe(2);
  await as(...owner, `/dokumenty?breadcrumb=root,${folderId}`);
  await page.getByRole('searchbox', { name: 'Hledat v názvu, popisu a textu' }).fill('vodoměr');
  const piece = page.getByRole('link', { name: /^str\. 2 · ze skenu, může obsahovat chyby · .*vodoměr/ });
  await expect(piece).toBeVisible();
  await expectFlawless(page);
  await piece.click();
  await expect(page.getByRole('region', { name: `Strana 2 dokumentu ${name}` })).toBeVisible({ timeout: 30_000 });
});

test('a file that is not what it is called is kept, said so at once, and never shown', { tag: '@desktop' }, async ({
  page,
  as,
}) => {
  const calls = await here().somebody(...chair);
  const { id } = await calls.asks(folders.create, { name: 'Došlá pošta' });
  await as(...chair, `/dokumenty?breadcrumb=root,${id}`);
  await page.getByRole('button', { name: 'Nahrát soubory' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from('<html><script>document.title = "jinak"</script><h1>Nejsem obrázek</h1></html>');
  await dialog.locator('input[type=file]').setInputFiles([{ name: 'Fasáda.png', mimeType: 'image/png', buffer }]);
  await dialog.getByRole('button', { name: /^Přidat/ }).click();
  await expect(page.getByText(/Obsah souboru Fasáda\.png neodpovídá příponě \.png/)).toBeVisible();
  await expect(page.locator('#main').getByRole('link', { name: 'Fasáda.png' })).toBeVisible({ timeout: 30_000 });
  const [file] = (await calls.asks(documents.list, { folderId: id })).files;
  await as(...chair, `/dokumenty/${file?.id}`);
  await expect(page.getByText(/neodpovídá příponě \.png \(je to: Text\)/)).toBeVisible();
  await expect(page.getByText('Nejsem obrázek')).toHaveCount(0);
  await expect(page).toHaveTitle(/Fasáda/);
  await expectFlawless(page);
});
