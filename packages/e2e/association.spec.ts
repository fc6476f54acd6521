import { expect, expectFlawless, here, test } from './people.ts';

const manager = ['sprava@spravce.example', 'SVJ Lipová 14'] as const;

/** A red square of 4 × 4 pixels. */
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEklEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
);

test('a logo is chosen, cropped by keyboard, shown in the header, and deleted', async ({ page, as }) => {
  await as(...manager, '/detail-svj');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: square });
  await expect(page.getByText('HEIC zatím neumíme')).toBeVisible();
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: square });
  const dialog = page.getByRole('dialog', { name: 'Výřez obrázku' });
  await expect(dialog.getByRole('button', { name: 'Použít výřez' })).toBeEnabled();
  await dialog.getByRole('slider', { name: 'Přiblížení' }).press('ArrowRight');
  await dialog.getByRole('group', { name: 'Výřez, posouvá se šipkami' }).press('ArrowLeft');
  await expectFlawless(page);
  await dialog.getByRole('button', { name: 'Použít výřez' }).click();
  await expect(page.getByText('Logo je uložené.').first()).toBeVisible();
  const logo = page.getByRole('banner').locator('img[src*="/svj/picture/"]');
  await expect(logo).toBeVisible();
  await page.getByRole('button', { name: 'Smazat obrázek' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat obrázek' }).click();
  await expect(logo).toHaveCount(0);
});

test('the chair is changed, the former one gets a role, and both are changed back', async ({ page, as }) => {
  await here().somebody('vybor@lipova.example', manager[1]);
  await as(...manager, '/detail-svj?tab=committee');
  const change = async (to: string, role: string) => {
    await page.getByRole('button', { name: 'Změnit předsedu' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Změnit předsedu' }).click();
    await expect(dialog.getByText('Vyplňte toto pole.').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Nový předseda/ }).fill(to);
    await page.getByRole('option', { name: new RegExp(to) }).click();
    await dialog
      .getByRole('combobox', { name: /^Nová role/ })
      .or(dialog.getByLabel(/^Nová role/))
      .first()
      .click();
    await page.getByRole('option', { name: role }).first().click();
    await expectFlawless(page);
    await dialog.getByRole('button', { name: 'Změnit předsedu' }).click();
    await expect(page.getByText('Předseda výboru je změněný.').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  await change('Marek Sedlařík', 'člen');
  await expect(page.getByText('předseda výboru', { exact: true })).toBeVisible();
  await change('Ludmila Žabková', 'člen výboru');
  await expect(page.getByText('předsedkyně výboru', { exact: true })).toBeVisible();
});
