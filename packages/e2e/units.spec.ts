import { expect, test } from './people.ts';

const manager = ['sprava@spravce.example', 'SVJ Dlouhá 7'] as const;

test('the manager writes a unit with its owner, corrects it, and finds it again', async ({ page, as }) => {
  await as(...manager, '/jednotky');
  await page.getByRole('link', { name: 'Nová jednotka' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nová jednotka');

  await page.getByRole('button', { name: 'Vytvořit jednotku' }).click();
  await expect(page.getByText('Vyplňte toto pole.').first()).toBeVisible();
  await page.getByLabel(/^Číslo jednotky/).fill('771/901');
  await page.getByRole('combobox', { name: /^Typ/ }).or(page.getByLabel(/^Typ/)).first().click();
  await page.getByRole('option', { name: 'sklep' }).click();
  await page
    .getByLabel(/^Vchod/)
    .first()
    .fill('Dlouhá 7');
  await page.getByRole('option', { name: 'Dlouhá 7' }).first().click();
  const owners = page.getByRole('combobox', { name: /vlastník/i });
  if ((await owners.count()) === 0) await page.getByRole('button', { name: 'Přidat vlastníka' }).click();
  await owners.first().fill('medek');
  await page.getByRole('option', { name: /Dalibor Medek/ }).click();

  // Leaving asks; staying keeps what was typed.
  await page
    .getByRole('button', { name: 'Zpět' })
    .or(page.getByRole('link', { name: 'Zpět' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Zůstat' }).click();
  await expect(page.getByLabel(/^Číslo jednotky/)).toHaveValue('771/901');

  await page.getByRole('button', { name: 'Vytvořit jednotku' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('771/901');
  await expect(page.getByText('Dalibor Medek').first()).toBeVisible();

  await page
    .getByRole('link', { name: 'Upravit jednotku' })
    .or(page.getByRole('button', { name: 'Upravit jednotku' }))
    .first()
    .click();
  await page.getByLabel(/^Číslo jednotky/).fill('771/1');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Jednotka s tímto číslem už v domě je.').first()).toBeVisible();
  await page.getByLabel(/^Číslo jednotky/).fill('771/902');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('771/902');

  await page.goto('/jednotky?tab=problems');
  await expect(page.getByText('771/902')).toBeVisible();
  await expect(page.getByText('771/2', { exact: true })).toBeHidden();

  await page.getByRole('link', { name: '771/902' }).click();
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Smazat jednotku' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat jednotku' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
