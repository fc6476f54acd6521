import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { contacts } from '../contract/src/contacts/endpoints.ts';
import { chair, dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, here, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
/** Of this walk alone: mails of all walks lie together. */
const firm = `koutny.${Date.now()}.${process.pid}@voda.example`;

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Somebody who was never signed in: another browser with nothing kept. */
async function stranger(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: isPhone() ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The owner files a fault with two photographs; answers where it stands. */
async function files(page: Page, title: string): Promise<string> {
  await page.getByRole('link', { name: 'Nové hlášení' }).first().click();
  await page.getByRole('textbox', { name: 'Stručně' }).fill(title);
  await page.getByRole('textbox', { name: 'Popis' }).fill('Asi kapka za vteřinu.');
  await page.locator('input[type=file][capture]').setInputFiles(await photo('stoupačka.jpg', '#3a5148'));
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('mokrá zeď.jpg', '#5a4a38'));
  await expect(page.getByRole('button', { name: /^Odebrat přílohu/ })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Společný prostor' }).fill('sklep, kóje 3');
  await page.getByRole('checkbox', { name: 'Firma smí vidět mé jméno a telefon' }).check();
  await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return new URL(page.url()).pathname;
}

/** The solver chooses the firm and sends it the link. */
async function handsOver(theirs: Page) {
  await theirs.getByRole('button', { name: 'Předat firmě' }).click();
  const whom = dialog(theirs).getByLabel(/^Komu/).first();
  await whom.fill('koutn');
  await theirs.getByRole('option', { name: /Koutný/ }).click();
  await dialog(theirs).getByLabel('Vzkaz firmě').fill('Klíč je ve schránce u dveří.');
  await expectFlawless(theirs);
  await dialog(theirs).getByRole('button', { name: 'Poslat odkaz' }).dblclick();
  await expect(theirs.getByRole('region', { name: 'Firma' })).toContainText('čekáme na firmu');
}

/** The firm sets a day, sends a picture, writes and says done. */
async function works(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Klíč je ve schránce u dveří.')).toBeVisible();
  await expect(page.getByText('Kolik to bude stát?')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Fotografie/ })).toHaveCount(2);
  await expectReadable(page);
  await expectFlawless(page);
  const days = page.getByRole('region', { name: 'Kdy přijdete' });
  await days.getByRole('radio').nth(1).check();
  await days.getByRole('radio', { name: '7–9' }).check();
  await days.getByRole('button', { name: /^Potvrdit .*7–9 hodin$/ }).click();
  await expect(days.getByRole('button', { name: 'Změnit den' })).toBeVisible();
  const photos = page.getByRole('region', { name: 'Po práci vyfoťte totéž místo' });
  await photos.locator('input[type=file]').setInputFiles(await photo('po opravě.jpg', '#8fae9f'));
  await expect(photos.getByText('po opravě', { exact: true })).toHaveCount(1);
  await page.getByLabel('Zpráva').fill('Ventil měníme za nový.');
  await page.getByRole('button', { name: 'Poslat zprávu' }).click();
  await expect(page.getByText('Zpráva je odeslaná.')).toBeVisible();
  await page.getByLabel(/^Co se udělalo/).fill('Nový ventil, stoupačka drží.');
  await page.getByRole('button', { name: 'Práce je hotová' }).click();
  await expect(page.getByText('Děkujeme. Správce opravu potvrdí.')).toBeVisible();
  await expectFlawless(page);
}

test('a fault goes to a firm without an account: it sets a day, sends a picture and says done, the solver confirms', {
  tag: '@mobile',
}, async ({ page, as, mailTo, browser }) => {
  test.setTimeout(180_000);
  const title = `Kape voda ze stropu ${isPhone() ? 'v mobilu' : 've sklepě'}`;
  const office = await here().somebody(...chair);
  await office.asks(contacts.create, {
    ...{ type: 'company', category: 'property_maintenance', companyName: 'Instalatérství Koutný' },
    emails: [{ value: firm, word: null }],
  });
  await as(owner, house, '/hlaseni');
  const address = await files(page, title);
  expect((await mailTo(chair[0], /Kape voda ze stropu/)).text).toContain('Asi kapka');

  const theirs = await another(...chair, address);
  await theirs.getByRole('textbox', { name: 'Váš komentář pro výbor' }).fill('Kolik to bude stát?');
  await theirs.getByRole('button', { name: 'Přidat jen pro výbor' }).click();
  await expect(theirs.getByRole('region', { name: 'Jen výbor' }).locator('ol > li')).toHaveCount(1);
  await handsOver(theirs);
  const mail = await here().mailbox.wait(firm, /Kape voda ze stropu/);
  const link = mail.links.find((one) => one.includes('/prace/')) as string;
  const outside = await stranger(browser, new URL(link).pathname);
  await works(outside, title);

  const told = await mailTo(chair[0], /^Re: Hlášení: Kape voda ze stropu/);
  expect(told.text).toMatch(/Firma/);
  await theirs.reload();
  await expect(theirs.getByRole('region', { name: 'Firma' })).toContainText('firma hlásí hotovo');
  await expect(theirs.getByRole('list', { name: 'Po opravě' }).getByRole('button')).toHaveCount(1);
  await expect(theirs.getByText('Ventil měníme za nový.')).toBeVisible();
  await expectFlawless(theirs);
  await theirs.getByRole('button', { name: 'Označit jako vyřešené' }).click();
  await dialog(theirs)
    .getByLabel(/^Co se udělalo/)
    .fill('Vyměněný ventil.');
  await dialog(theirs).getByRole('button', { name: 'Označit jako vyřešené' }).click();
  await expect(theirs.getByRole('region', { name: 'Jak to dopadlo' })).toContainText('Vyměněný ventil.');

  await outside.reload();
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Odkaz už neplatí');
  await expect(outside.getByText(title)).toHaveCount(0);
  await expectFlawless(outside);
  await outside.context().close();

  await page.goto(address);
  await expect(page.getByRole('list', { name: 'Po opravě' }).getByRole('button')).toHaveCount(1);
  await expect(page.getByText('firma odkazem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Instalatérství Koutný' }).first().click();
  await expect(page.getByRole('region', { name: 'Zakázky v domě' })).toContainText(title);
  await expectFlawless(page);
});
