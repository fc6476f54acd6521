import { expect, expectFlawless, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

test('the chair makes a role from the owner’s, is refused too much, and changes it', async ({ page, as }) => {
  await as(...chair, '/detail-svj?tab=roles');
  // Without roles of its own the house opens on those that it has.
  await expect(page.getByRole('link', { name: 'Předseda výboru', exact: true })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Nová role' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nová role');

  const documents = page.getByRole('radiogroup', { name: 'Dokumenty' });
  await expect(documents.getByRole('radio', { name: 'čte' })).toBeChecked();
  await documents.getByText('spravuje').click();
  const orders = page.getByRole('radiogroup', { name: 'Objednávky' });
  await expect(orders.getByRole('radio', { name: 'spravuje' })).toBeDisabled();
  await expect(page.getByText('Objednávky vyřizuje jen správa portálu.')).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('button', { name: 'Vytvořit roli' }).click();
  await expect(page.getByText('Vyplňte toto pole.').first()).toBeVisible();
  await page.getByLabel(/^Název role/).fill('Domovník');
  await page.getByRole('button', { name: 'Vytvořit roli' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domovník');
  await expect(page.getByText('Kopie role vlastník')).toBeVisible();
  await expect(page.getByText('nemá ji nikdo')).toBeVisible();
  await expect(page.getByRole('row', { name: /Dokumenty/ })).toContainText('spravuje');
  await expect(page.getByRole('button', { name: 'Smazat' })).toBeVisible();
  await expectFlawless(page);

  // Leaving asks; staying keeps what was chosen.
  await page.getByRole('link', { name: 'Upravit roli' }).click();
  await page.getByRole('radiogroup', { name: 'Ankety' }).getByText('nic').click();
  await page.getByRole('link', { name: 'Zpět', exact: true }).click();
  await page.getByRole('button', { name: 'Zůstat' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Ankety' }).getByRole('radio', { name: 'nic' })).toBeChecked();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByRole('row', { name: /Ankety/ })).toContainText('nic');

  await page.goto('/role');
  await expect(page.getByRole('list', { name: 'Vlastní' })).toContainText('Domovník');
});
