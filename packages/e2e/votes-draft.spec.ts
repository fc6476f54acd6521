import type { Page } from '@playwright/test';
import { expect, expectFlawless, isPhone, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

const onward = (page: Page, to: string) => page.getByRole('button', { name: `Pokračovat na ${to}` }).click();
/** The row of a seat, on both widths. */
const row = (page: Page, name: string) => page.locator(isPhone() ? 'li' : 'tr').filter({ hasText: name });
/** The number of the draft that is open. */
const idIn = (page: Page) => /hlasovani\/(\d+)/.exec(page.url())?.[1] as string;

/** A draft with a name of its own, left on the attendance list. */
async function begin(page: Page, name: string) {
  await page.getByLabel(/^Název hlasování/).fill(name);
  await onward(page, 'prezenční listinu');
  await expect(page).toHaveURL(/step=people/);
}

/** The list as it should be: exact, nothing wrong. */
const expectExact = (page: Page) => expect(page.getByText('Podíly dávají přesně 100 %.')).toBeVisible();

async function addPoint(page: Page, name: string) {
  const count = await page.getByLabel(/^Název bodu/).count();
  await page.getByRole('button', { name: 'Přidat bod' }).click();
  await expect(page.getByLabel(`Název bodu ${count + 1}`)).toBeFocused();
  await page.keyboard.type(name);
}

test('the chair prepares a vote, corrects its list, comes back another time and starts it', async ({ page, as }) => {
  test.setTimeout(120_000);
  const name = 'Výměna výtahu a úvěr na stoupačky';
  await as(...chair, '/hlasovani');
  await page.getByRole('link', { name: 'Nové hlasování' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nové hlasování');

  // Nothing is stored without a name; the field says so.
  await onward(page, 'prezenční listinu');
  await expect(page.getByLabel(/^Název hlasování/)).toBeFocused();
  await expect(page.getByText('Vyplňte toto pole.').first()).toBeVisible();

  // Grounds fill in what the law asks; statutes that are silent permit an assembly only.
  await expect(page.getByRole('combobox', { name: /^Na základě čeho/ })).toHaveValue(/^Shromáždění/);
  await page.getByRole('combobox', { name: /^Na základě čeho/ }).click();
  await page.getByRole('option', { name: /Mimo shromáždění, per rollam/ }).click();
  await expect(page.getByText(/Rozhoduje víc než polovina hlasů všech vlastníků/).first()).toBeVisible();
  await page.getByRole('combobox', { name: /^Na základě čeho/ }).click();
  await page.getByRole('option', { name: /Elektronicky podle stanov/ }).click();
  await begin(page, name);

  // The sum is exact; a wrong share is named at its row and in the sum.
  await expectExact(page);
  await page.getByRole('button', { name: /^Akce pro Petra Krejčí/ }).click();
  await page.getByRole('menuitem', { name: 'Opravit řádek' }).click();
  const dialog = page.getByRole('dialog', { name: 'Oprava řádku' });
  await dialog.getByLabel('Podíl: čitatel').fill('0');
  await dialog.getByLabel('Podíl: jmenovatel').fill('15');
  await dialog.getByRole('button', { name: 'Uložit řádek' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Petra Krejčí')).toContainText('podíl je nula');
  await expect(page.getByText(/Do 100\s% chybí 6,67\s%\./)).toBeVisible();

  await onward(page, 'body');
  await addPoint(page, 'Výměna výtahu');
  await addPoint(page, 'Úvěr na stoupačky');
  await page.getByRole('textbox', { name: /Znění usnesení/ }).fill('Schvaluje se úvěr na osm let.');
  await page.getByRole('button', { name: 'Posunout bod 2 nahoru' }).click();
  await expect(page.getByLabel('Název bodu 1')).toHaveValue('Úvěr na stoupačky');
  await onward(page, 'kontrolu');

  // What stops the start leads to where it is put right.
  await expect(page.getByText('Co brání spuštění')).toBeVisible();
  const start = page.getByRole('button', { name: 'Spustit hlasování' });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(/^Online hlasování s\správními účinky potřebuje vyhlášený konec\./);
  if (!isPhone()) {
    const steps = page.getByRole('list', { name: 'Kroky přípravy hlasování' }).getByRole('listitem');
    await expect(steps).toHaveText([/zbývá opravit/, /zbývá opravit/, /hotovo/, /Kontrola/]);
  }
  await expect(page.getByText('Bod 2 nemá znění ani přílohu')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectFlawless(page);
  await page
    .getByText(/Online hlasování s\správními účinky potřebuje vyhlášený konec/)
    .last()
    .getByRole('link')
    .click();
  await page.getByLabel(/^Konec/).fill('31. 12. 2030, 20:00');
  await page.getByLabel(/^Konec/).press('Tab');

  // Leaving with something unsaved asks.
  await page.getByRole('link', { name: 'Hlasování' }).first().click();
  await page.getByRole('button', { name: 'Zůstat' }).click();
  await expect(page.getByLabel(/^Konec/)).toHaveValue('31. 12. 2030, 20:00');
  await onward(page, 'prezenční listinu');

  // Another time: the draft waits in its tab.
  await page.goto('/hlasovani?tab=concept');
  await page.getByRole('link', { name }).click();
  await expect(page.getByLabel(/^Název hlasování/)).toHaveValue(name);
  await expect(page.getByLabel(/^Konec/)).toHaveValue('31. 12. 2030, 20:00');
  await onward(page, 'prezenční listinu');
  await expect(page.getByText('podíl je nula')).toBeVisible();
  await page.getByRole('button', { name: 'Načíst znovu z evidence' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Načíst znovu z evidence' }).click();
  await expectExact(page);

  await onward(page, 'body');
  await onward(page, 'kontrolu');
  await expect(page.getByText('Všechno je připravené ke spuštění.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Úvěr na stoupačky');
  await expect(page.getByText('Schvaluje se úvěr na osm let.')).toBeVisible();
  await page.getByRole('button', { name: 'Spustit hlasování' }).click();
  const question = page.getByRole('dialog', { name: `Spustit hlasování ${name}?` });
  await expect(question).toContainText('už nepůjdou změnit');
  await expect(question).toContainText('31. 12. 2030');
  await expect(question).toContainText('Bod 2 nemá znění');
  await question.getByRole('button', { name: 'Spustit hlasování' }).click();
  await expect(page).toHaveURL(/hlasovani\/\d+(\?(?!step)|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goto('/hlasovani?tab=active');
  await expect(page.getByRole('link', { name })).toBeVisible();
  // A started vote is no longer written.
  await page.getByRole('link', { name }).click();
  await page.goto(`/hlasovani/${idIn(page)}/upravit`);
  await expect(page).not.toHaveURL(/upravit/);
});

test('points are written, moved by keyboard alone and deleted, and so is the draft', async ({ page, as }) => {
  test.setTimeout(120_000);
  await as(...chair, '/hlasovani/novy');
  await begin(page, 'Barva chodeb');
  await expectExact(page);
  await onward(page, 'body');
  for (const name of ['Bílá', 'Šedá', 'Okrová']) await addPoint(page, name);
  await page.getByRole('button', { name: 'Posunout bod 3 nahoru' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Název bodu 1')).toHaveValue('Okrová');
  await expect(page.getByText(/Bod Okrová je teď na místě 1/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Posunout bod 1 dolů' })).toBeFocused();
  await page.getByRole('button', { name: 'Smazat bod 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat bod' }).click();
  await expect(page.getByLabel(/^Název bodu/)).toHaveCount(2);
  await expectFlawless(page);
  await onward(page, 'kontrolu');
  await expect(page.getByText('Všechno je připravené ke spuštění.')).toBeVisible();

  // The draft goes away with a question.
  await page.getByRole('button', { name: 'Smazat', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat koncept' }).click();
  await expect(page).toHaveURL(/hlasovani(\?|$)/);
  await expect(page.getByText('Barva chodeb')).toHaveCount(0);
});
