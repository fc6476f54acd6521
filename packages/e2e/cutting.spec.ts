import { readFile } from 'node:fs/promises';
import { fraction, toText } from '../contract/src/base/shares/fraction.ts';
import { units } from '../contract/src/units/endpoints.ts';
import { readPdf } from '../server/test/paper.ts';
import { aPdf } from '../server/test/readable.ts';
import { flat, neighbour } from './house.ts';
import { expect, expectFlawless, here, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

const numbered = (house: string, ...flats: number[]) => flats.map((flat) => `${house}/${flat}`);
const flats = [...numbered('1247', 1, 2, 3, 4, 5, 6, 101), ...numbered('1248', 1, 2, 3, 4, 5, 6, 7, 101, 102)];
const pages = ['Průvodní dopis', ...flats.map((number) => `Vyúčtování služeb 2025\nJednotka ${number}`), 'Rozpis vody'];

test('the chair files sixteen statements from one PDF', async ({ page, as }, info) => {
  const name = `Vyúčtování ${info.project.name}.pdf`;
  test.setTimeout(180_000);
  await as(...chair, '/dokumenty/rozeslat');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf(pages) });
  await page.getByRole('button', { name: 'Rozdělit na jednotky' }).click({ timeout: 60_000 });
  const doubts = page.getByRole('region', { name: 'Nejdřív nejasné strany' });
  await expect(doubts.getByText(/zbývá rozhodnout 2\sz\s2/)).toBeVisible({ timeout: 60_000 });
  const save = page.getByRole('button', { name: /^Uložit/ });
  await expect(save).toBeDisabled();
  await expectFlawless(page);
  const row = (text: string) => doubts.getByRole('listitem').filter({ hasText: text });
  await row('Průvodní dopis').getByRole('button', { name: 'Nechat jen v celém souboru' }).click();
  await row('Rozpis vody').getByRole('button', { name: 'Přidat ji k 1248/102' }).click();
  await expect(doubts.getByText('vše je rozhodnuto')).toBeVisible();
  await expect(page.getByText('strany 17–18')).toBeHidden();
  await page.getByRole('button', { name: /Zobrazit další/ }).click();
  await expect(page.getByText('strany 17–18')).toBeVisible();
  await expectFlawless(page);
  await expect(save).toHaveText(/Uložit 16\spapírů/);
  await save.click();
  const place = page.getByRole('navigation', { name: 'Kde jste' }).getByText('Jednotky', { exact: true });
  await expect(place).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('link', { name: /^Celé soubory/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  // An owner finds and saves their own statement, and meets no other.
  const theirs = await another('vlastnik@lipova.example', 'SVJ Lipová 14', '/dokumenty');
  await theirs
    .getByRole('list', { name: 'Složky' })
    .getByRole('link', { name: /^Jednotky/ })
    .click();
  const own = theirs.getByRole('link', { name: /1247\/2(?!\d)/ }).first();
  await expect(own).toBeVisible();
  await expect(theirs.getByText(/124(7\/3|8\/1)(?!\d)/)).toHaveCount(0);
  await own.click();
  await theirs.getByRole('link', { name: /1247-2\.pdf$/ }).click();
  const [saved] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'Stáhnout', exact: true }).click(),
  ]);
  const { pages: read } = await readPdf(await readFile(await saved.path()));
  expect(read.join(' ').match(/124[78]\/\d+/g)).toEqual(['1247/2']);
  await theirs.close();
});

test('a unit that was sold gets two papers of one PDF, and each side opens its own alone', async ({ as }) => {
  test.setTimeout(180_000);
  const house = 'SVJ Prodejní';
  const head = 'predsedova@posta.example';
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Předsedová' },
    async fill(by) {
      const leads = await neighbour(by, 'Předsedová', 'mayorCommittee');
      const [sells, buys] = [await neighbour(by, 'Prodávající', 'owner'), await neighbour(by, 'Kupující', 'owner')];
      const id = await flat(by, '1', [1, 2], sells);
      await flat(by, '2', [1, 2], leads);
      const { updatedAt, number, entrance, type, openShare } = await by.asks(units.one, { id });
      const owners = [{ memberIds: [buys], joint: false, share: toText(fraction(1, 1)) }];
      const kept = { id, updatedAt, number, entranceId: entrance?.id ?? null, type, share: openShare };
      await by.asks(units.update, { ...kept, owners, validFrom: '2025-06-01' });
    },
  });
  const page = await as(head, house, '/dokumenty/rozeslat');
  const two = ['Vyúčtování\nJednotka 1\nNedoplatek', 'Vyúčtování\nJednotka 1\nPřeplatek', 'Vyúčtování\nJednotka 2'];
  const buffer = aPdf(two);
  await page.locator('input[type=file]').setInputFiles({ name: 'Vyúčtování.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Rozdělit na jednotky' }).click({ timeout: 60_000 });
  await page.getByLabel(/^Ke dni/).fill('31. 12. 2025', { timeout: 60_000 });
  const asked = page.getByRole('region', { name: 'Jednotky s víc vlastníky' });
  await expect(asked.getByText(/zbývá rozhodnout 2\sz\s2/)).toBeVisible({ timeout: 60_000 });
  const save = page.getByRole('button', { name: /^Uložit/ });
  await expect(save).toBeDisabled();
  await expectFlawless(page);
  const give = async (number: number, who: RegExp) => {
    await asked.getByRole('combobox', { name: `Kdo dostane stranu ${number}` }).click();
    await page.getByRole('option', { name: who }).click();
  };
  await give(1, /Prodávající/);
  await give(2, /Kupující/);
  await expect(asked.getByText('vše je rozhodnuto')).toBeVisible();
  const goings = page.getByRole('region', { name: 'Co komu půjde' });
  await expect(goings.getByText('jen Alex Prodávající')).toBeVisible();
  await expectFlawless(page);
  await expect(save).toHaveText(/Uložit 3\spapíry/);
  await save.click();
  await page
    .getByRole('link', { name: /^Jednotka 1/ })
    .first()
    .click({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Vyúčtování 1 (1).pdf' }).click();
  // Where there is room, its facts stand beside the list first.
  if (!isPhone()) await page.getByRole('link', { name: 'Otevřít' }).click();
  await expect(page.getByText(/Alex Prodávající/)).toBeVisible();
  await expect(page.getByText(/Alex Kupující/)).toBeHidden();
});
