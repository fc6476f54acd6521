import { association } from '../contract/src/association/endpoints.ts';
import { houseLog } from '../contract/src/association/endpoints-log.ts';
import { expect, expectFlawless, here, isPhone, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const owner = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;
const manager = ['sprava@spravce.example', 'SVJ Lipová 14'] as const;

/** A red square of 4 × 4 pixels. */
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEklEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
);

test('the chair corrects a wrong company number and account, and nothing typed is lost', async ({ page, as }) => {
  await as(...chair, '/detail-svj');
  await page.getByRole('link', { name: 'Upravit údaje' }).click();
  await page.getByLabel('IČO').fill('99990033');
  await page.getByLabel('Bankovní účet').fill('1234567898/0800');
  await page.getByRole('textbox', { name: 'Datová schránka' }).fill('D7JBX5M');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('IČO nemá platnou kontrolní číslici.')).toBeVisible();
  await expect(page.getByLabel('IČO')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Datová schránka' })).toHaveValue('D7JBX5M');
  // A link half under the sticky header would be too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectFlawless(page);
  await page.getByLabel('IČO').fill('99990032');
  await page.getByLabel('Bankovní účet').fill('19-2000145399/0800');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detail společenství');
  await expect(page.getByText('19-2000145399/0800')).toBeVisible();
  await expect(page.getByText('d7jbx5m')).toBeVisible();
});

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

test('a module switched off is gone for an owner, and comes back', async ({ page, as }) => {
  await as(...chair, '/detail-svj?tab=settings');
  const units = page.getByRole('switch', { name: 'Jednotky' });
  const save = page.getByRole('button', { name: 'Uložit nastavení' });
  await units.uncheck();
  await page.getByLabel('Pozvánka na shromáždění předem (dny)').fill('15');
  await save.click();
  await expect(page.getByText('Nastavení je uložené.').first()).toBeVisible();
  const { headers } = await here().somebody(...owner);
  const asked = async () => (await page.request.get('/api/v2/room', { headers })).status();
  expect(await asked()).toBe(403);
  await expect(units).not.toBeChecked();
  await units.check();
  await save.click();
  await expect.poll(asked).toBe(200);
  await page.goto('/detail-svj?tab=activity');
  await expect(page.getByText('Úprava nastavení společenství').first()).toBeVisible();
  await expect(page.getByText('Vypnuto: Jednotky').first()).toBeVisible();
  await expectFlawless(page);
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

test('a visit of the administration is seen by the committee, with its reason', async ({ page, as }) => {
  const { choice } = await here().somebody(...chair);
  const admin = await here().somebody('spravce.portalu@pavlac.example', null);
  const reason = `Dotaz výboru ${isPhone() ? 'z telefonu' : 'z počítače'}`;
  const visit = await admin.asks(association.visit, { id: choice?.id as number, reason });

  await as(...chair, '/nastenka');
  await expect(page.getByText(reason)).toBeVisible();
  await page.goto('/detail-svj?tab=visits');
  await expect(page.getByText('právě běží').first()).toBeVisible();
  await expectFlawless(page);
  await admin.at(visit).asks(houseLog.endVisit, {});
  await page.reload();
  await expect(page.getByText(reason)).toHaveCount(1);
  await expect(page.getByText('skončila').first()).toBeVisible();
});

test('sections have nothing for axe to find, and an owner sees only what is theirs', async ({ page, as }) => {
  await as(...owner, '/detail-svj?tab=settings');
  await expect(page.getByText('Základní údaje')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upravit údaje' })).toHaveCount(0);
  await expect(page.getByText('Nastavení', { exact: true })).toHaveCount(0);
  await expectFlawless(page);
});
