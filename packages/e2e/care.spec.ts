import { readFile } from 'node:fs/promises';
import { neighbour } from './house.ts';
import { expect, expectFlawless, here, test } from './people.ts';

const manager = ['sprava@spravce.example', 'SVJ Dlouhá 7'] as const;

test('two records of one person become one, the list and a person’s data go out as files', async ({ page, as }) => {
  test.slow();
  const by = await here().somebody(...manager);
  for (const [firstName, phone] of [
    ['Alžběta', '605 700 701'],
    ['Běta', '605 700 702'],
  ] as const)
    await neighbour(by, 'Dvojitá', 'neighbour', { firstName, phones: [{ value: phone, isPublic: false }] });
  await as(...manager, `/sousede?filters=${encodeURIComponent('{"text":"alzbeta dvojita"}')}`);
  await page.getByRole('link', { name: /^Alžběta Dvojitá/ }).click();
  // The list has actions of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alžběta Dvojitá');
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Spojit s jiným záznamem' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Spojit záznamy' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Druhý záznam' }).fill('beta dvoj');
  await dialog.getByRole('option', { name: /^Běta Dvojitá/ }).click();
  await expect(dialog.getByText('Přidají se kontakty: +420605700702')).toBeVisible();
  await expectFlawless(page);
  await dialog.getByRole('button', { name: 'Spojit záznamy' }).click();
  await expect(page.getByText('Ze dvou záznamů je jeden člověk.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '+420 605 700 702' })).toBeVisible();

  await page.getByRole('button', { name: 'Další akce' }).click();
  const data = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Stáhnout údaje o člověku' }).click();
  const kept = JSON.parse(await readFile(await (await data).path(), 'utf8'));
  expect(kept).toMatchObject({ format: 'pavlac-person', person: { first_name: 'Alžběta' } });

  await page.goto(`/sousede?filters=${encodeURIComponent('{"text":"dvojita"}')}`);
  await expect(page.getByRole('link', { name: /^Alžběta Dvojitá/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Běta Dvojitá/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Další akce', exact: true }).click();
  const cards = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Stáhnout kontakty (vCard)' }).click();
  expect(await readFile(await (await cards).path(), 'utf8')).toContain('FN:Alžběta Dvojitá');
});
