import type { Page } from '@playwright/test';
import { dayIn } from '../contract/src/base/time/dates.ts';
import { addDays } from '../contract/src/base/time/working-days.ts';
import { chair, dialog } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, here, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const manager = 'sprava@spravce.example';
const member = 'vybor@lipova.example';
const audit = 'kontrola@lipova.example';

/** So many days from now, as people type it. */
const inDays = (count: number) => addDays(dayIn(new Date()), count).split('-').reverse().join('. ');

/** The address of the request in the mail that asks for it, opened by whoever it came to. */
async function opensMail(email: string, links: readonly string[]): Promise<Page> {
  const link = links.find((one) => one.includes('/pozadavky-ke-schvaleni/'));
  const { pathname, search } = new URL(link as string);
  const page = await another(email, house, pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oprava střechy');
  return page;
}

/** Writes the request of the manager: two of three suffice, the offer is for those alone who decide. */
async function asks(page: Page) {
  await page.getByRole('link', { name: 'Nový požadavek' }).first().click();
  await page.getByRole('button', { name: 'Podat požadavek' }).click();
  for (const missing of ['Vyberte aspoň jednoho schvalovatele.', 'Přidejte aspoň jednu přílohu.'])
    await expect(page.getByText(missing).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Název' }).fill('Oprava střechy');
  await page.getByRole('textbox', { name: 'Popis' }).fill('Po vichřici chybí asi dvacet tašek.');
  await page.getByRole('textbox', { name: 'Částka' }).fill('248 600');
  await page.getByRole('textbox', { name: 'IČO dodavatele' }).fill('12345679');
  await page.getByRole('button', { name: 'Nahrát přílohu' }).click();
  const uploading = dialog(page);
  await uploading
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Nabídka.txt', mimeType: 'text/plain', buffer: Buffer.from('248 600 Kč') }]);
  await uploading.getByRole('switch', { name: 'Vidí každý, kdo vidí požadavek' }).uncheck();
  await uploading.getByRole('button', { name: 'Přidat 1 soubor' }).click();
  await expect(page.getByText('Vidí jen schvalovatelé a výbor', { exact: true })).toBeVisible();
  for (const name of ['Žabková', 'Sedlařík', 'Úlehlík']) {
    await page.getByRole('combobox', { name: 'Přidat schvalovatele' }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  }
  await page
    .getByRole('radiogroup', { name: 'Kdy je schváleno' })
    .getByText('Stačí určitý počet', { exact: true })
    .click();
  await page.getByRole('textbox', { name: 'Kolik schválení stačí' }).fill('2');
  await page.getByRole('textbox', { name: 'Rozhodnout do' }).fill(inDays(5));
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Podat požadavek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oprava střechy');
}

test('three approvers decide a request from the link in the mail', async ({ page, as, mailTo }) => {
  test.setTimeout(150_000);
  for (const email of [chair[0], member, audit]) await here().somebody(email, house);
  await as(manager, house, '/pozadavky-ke-schvaleni');
  await expect(page.getByText('Zatím tu žádný požadavek není')).toBeVisible();
  await expectFlawlessInBoth(page);
  await asks(page);
  await expect(page.getByText('248 600,00 Kč')).toBeVisible();
  await expect(page.getByText('zbývá 5 dní')).toBeVisible();
  await expectFlawlessInBoth(page);

  const first = await opensMail(chair[0], (await mailTo(chair[0], /^Ke schválení/)).links);
  await first.getByRole('button', { name: 'Schválit požadavek' }).click();
  await expect(first.getByText('Vaše rozhodnutí: schváleno')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Změnit na zamítnuto' })).toBeVisible();
  await first.close();

  // The dashboard leads there too; where one request waits, to it.
  const second = await opensMail(audit, (await mailTo(audit, /^Ke schválení/)).links);
  await second.goto('/nastenka');
  await second.getByRole('link', { name: /požadavek čeká na vaše schválení/ }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Oprava střechy');
  await second.getByRole('button', { name: 'Zamítnout' }).click();
  // On a phone the reason is asked for by a sheet, otherwise by the field above.
  const place = isPhone() ? dialog(second) : second.getByRole('region', { name: 'Požadavek čeká na vás' });
  if (isPhone()) await place.getByRole('button', { name: 'Zamítnout' }).click();
  await expect(place.getByText('Napište prosím důvod.').first()).toBeVisible();
  await place.getByRole('textbox', { name: isPhone() ? 'Důvod' : 'Poznámka' }).fill('Chybí druhá nabídka.');
  await place.getByRole('button', { name: 'Zamítnout' }).click();
  await expect(second.getByText('Vaše rozhodnutí: zamítnuto')).toBeVisible();
  await second.close();

  const third = await opensMail(member, (await mailTo(member, /^Ke schválení/)).links);
  await expect(third.getByRole('region', { name: 'Rozhodne vaše odpověď' })).toContainText(
    'Jeden schvalovatel je pro, jeden proti.',
  );
  await expect(third.getByText('Chybí druhá nabídka.').first()).toBeVisible();
  await expectFlawlessInBoth(third);
  await third.getByRole('textbox', { name: /komentář/i }).fill('Druhá by přišla až v lednu.');
  await third.getByRole('button', { name: 'Přidat komentář' }).click();
  await third.getByRole('button', { name: 'Schválit požadavek' }).click();
  await expect(third.getByText(/^Schváleno \d/)).toBeVisible();
  await third.getByRole('button', { name: 'Ověřit záznam' }).click();
  await expect(third.getByText('Znění ani přílohy se od podání nezměnily.')).toBeVisible();
  await expectFlawlessInBoth(third);
  await third.close();

  expect((await mailTo(manager, /^Re: Ke schválení/)).text).toContain('Požadavek Oprava střechy je schválený.');
  await page.goto('/pozadavky-ke-schvaleni');
  await expect(page.getByText('Schváleno').first()).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('link', { name: 'Zástupy' }).click();
  await page.getByRole('combobox', { name: 'Zástupce' }).fill('Žabková');
  await page.getByRole('option', { name: /Žabková/ }).click();
  await page.getByRole('textbox', { name: 'Do', exact: true }).fill(inDays(3));
  await page.getByRole('button', { name: 'Uložit zástup' }).click();
  await expect(page.getByText(/^zástupce: .*Žabková/)).toBeVisible();
  await expectFlawlessInBoth(page);
});

test('an answer by keyboard alone, a file for those who decide, and a request taken back with a reason', {
  tag: '@desktop',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await here().somebody(member, house);
  await as(manager, house, '/pozadavky-ke-schvaleni/novy');
  await page.getByRole('textbox', { name: 'Název' }).fill('Nová vrata');
  await page.getByRole('button', { name: 'Nahrát přílohu' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Vrata.txt', mimeType: 'text/plain', buffer: Buffer.from('38 000 Kč') }]);
  await dialog(page).getByRole('button', { name: 'Přidat 1 soubor' }).click();
  await page.getByRole('combobox', { name: 'Přidat schvalovatele' }).fill('Sedlařík');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Podat požadavek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nová vrata');
  const address = new URL(page.url()).pathname;

  const decides = await another(member, house, address);
  await decides.getByRole('textbox', { name: 'Poznámka' }).focus();
  await decides.keyboard.press('Tab');
  await decides.keyboard.press('Tab');
  await expect(decides.getByRole('button', { name: 'Zamítnout' })).toBeFocused();
  await decides.keyboard.press('Enter');
  await expect(decides.getByRole('textbox', { name: 'Poznámka' })).toBeFocused();
  await decides.close();

  await page.getByRole('button', { name: 'Stáhnout požadavek' }).click();
  await dialog(page).getByRole('textbox', { name: 'Důvod' }).fill('Vrata opraví pojišťovna.');
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Stáhnout' }).click();
  await expect(page.getByText(/Vrata opraví pojišťovna\./).first()).toBeVisible();
  await expect(page.getByText('Staženo', { exact: true }).first()).toBeVisible();
});
