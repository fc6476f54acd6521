import { neighbour } from './house.ts';
import { expect, expectFlawless, here, test } from './people.ts';

const admin = 'spravce.portalu@pavlac.example';
const house = 'SVJ Předplacená 8';
const head = 'platici@posta.example';

test('a product administrator begins to issue, writes a payment down and corrects its document', async ({
  page,
  as,
}) => {
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Platící' },
    fill: (by) => neighbour(by, 'Platící', 'mayorCommittee'),
  });
  await here().somebody(head, house);
  await as(admin, null, '/admin/fakturace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fakturace');
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Nastavení' }).click();
  await page.getByRole('menuitem', { name: 'Dodavatel a ceník' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Název/).fill('Pavlač s.r.o.');
  await dialog.getByLabel(/^Ulice/).fill('Dvorní 5');
  await dialog.getByLabel(/^Město/).fill('Jihlava');
  await dialog.getByLabel(/^PSČ/).fill('586 01');
  await dialog.getByLabel(/^IČO/).fill('99990016');
  await dialog.getByLabel(/^DIČ/).fill('CZ99990016');
  await dialog.getByLabel(/^Zápis v\srejstříku/).fill('C 1234, Krajský soud v Brně');
  await dialog.getByLabel(/^Číslo účtu/).fill('2000000528/2010');
  await dialog.getByLabel(/^Doklady vystavuje/).fill('Nikola Podzimková');
  await dialog.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByText('Změny jsou uložené.').first()).toBeVisible();
  await dialog.getByLabel(/^Cena za jednotku/).fill('10');
  await dialog.getByRole('button', { name: 'Přidat cenu' }).click();
  await expect(dialog.getByText(/10,00\s*Kč za jednotku a\směsíc/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zavřít' }).first().click();

  await page.getByRole('button', { name: 'Nastavení' }).click();
  await page.getByRole('menuitem', { name: 'Předplatné domů' }).click();
  await dialog
    .getByRole('button', { name: `Upravit předplatné, ${house}`, exact: true })
    .last()
    .click();
  await dialog.getByLabel(/^Počet jednotek/).fill('60');
  await dialog.getByRole('button', { name: 'Uložit předplatné' }).click();
  await expect(dialog.getByText(/60\sjednotek/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^ZF-/ }).first().click();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Zapsat platbu ručně' }).click();
  // On a phone the document stands in a dialog of its own, under that of what is done with it.
  const paying = page.getByRole('dialog', { name: /^Platba k\s/ });
  await paying.getByLabel(/^Poznámka/).fill('výpis 11');
  await paying.getByRole('button', { name: 'Zapsat platbu', exact: true }).click();
  await expect(paying).toBeHidden();
  // Among what belongs together; the same document in the list lies under the dialog on a phone.
  await page.getByRole('button', { name: /^DD-/ }).last().click();
  await page.getByRole('button', { name: 'Vystavit opravný doklad' }).click();
  const correcting = page.getByRole('dialog', { name: /^Oprava\s/ });
  await correcting.getByLabel(/^Kolik měl doklad být/).fill('600');
  await correcting.getByLabel(/^Důvod opravy/).fill('o jednu jednotku méně');
  await correcting.getByRole('button', { name: 'Vystavit opravný doklad' }).click();
  await expect(page.getByRole('heading', { name: /^OD-/ })).toBeVisible();
  await expectFlawless(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Přeplatek/ })).toBeVisible();
  await expectFlawless(page);
});
