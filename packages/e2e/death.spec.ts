import { neighbour } from './house.ts';
import { expect, expectFlawless, here, test } from './people.ts';

const manager = ['sprava@spravce.example', 'SVJ Dlouhá 7'] as const;

test('a death is marked after its consequences are shown, and taken back by one click', async ({ page, as }) => {
  test.slow();
  const phones = [{ value: '605 700 733', isPublic: false }];
  const by = await here().somebody(...manager);
  const id = await neighbour(by, 'Dávný', 'neighbour', { firstName: 'Otto', sex: 'male', phones });
  await as(...manager, `/sousede/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otto Dávný');

  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Zapsat úmrtí' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^1\skontakt: e-.{0,2}maily z\sdomu přestanou chodit/)).toBeVisible();
  await expectFlawless(page);
  await dialog.getByRole('button', { name: 'Zapsat úmrtí' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Den úmrtí/ })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: /^Den úmrtí/ }).fill('1. 1. 2026');
  await dialog.getByLabel(/^Poznámka/).fill('Oznámila dcera');
  await dialog.getByRole('button', { name: 'Zapsat úmrtí' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('pozůstalost po Otto Dávný');
  const estate = page.getByRole('region', { name: 'Pozůstalost' });
  await expect(estate.getByText('Oznámila dcera')).toBeVisible();
  await expect(page.getByText('+420 605 700 733')).toHaveCount(0);
  await expectFlawless(page);
  await estate.getByRole('button', { name: 'Vrátit zápis úmrtí' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrátit zápis úmrtí' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otto Dávný');
  await expect(page.getByText('+420 605 700 733')).toBeVisible();
});
