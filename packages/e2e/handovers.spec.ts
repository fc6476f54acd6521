import type { Browser, Page } from '@playwright/test';
import { contacts } from '../contract/src/contacts/endpoints.ts';
import { chair, dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, here, isPhone, test } from './people.ts';
import { photo } from './photos.ts';
import { putRows } from './rows.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
/** Of this walk alone: mails and reports of all walks lie together. */
const mine = `${Date.now()}.${process.pid}`;
const firm = `koutny.${mine}@voda.example`;
const title = `Kape voda <img src=x onerror=alert(1)> ve sklepě ${mine}`;

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

/** What waits for whoever looks at their dashboard, which nobody touches meanwhile. */
const given = (page: Page) => page.getByRole('link', { name: /hlášení čeká na vás/ });
const asked = (page: Page) => page.getByRole('link', { name: /čeká na vaši odpověď/ });

/** The owner files a fault with two photographs, one straight from the camera; answers where it stands. */
async function files(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Nové hlášení' }).first().click();
  await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await expect(page.getByRole('textbox', { name: 'Stručně' })).toBeFocused();
  await page.getByRole('radio', { name: /^Závada/ }).check();
  await page.getByRole('textbox', { name: 'Stručně' }).fill(title);
  await page.getByRole('textbox', { name: 'Popis' }).fill('Asi kapka za vteřinu.\nPodložila jsem kbelík.');
  if (isPhone()) await expect(page.getByRole('button', { name: 'Vyfotit' })).toBeVisible();
  const camera = page.locator('input[type=file][capture]');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  await camera.setInputFiles(await photo('stoupačka.jpg', '#3a5148'));
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('mokrá zeď.jpg', '#5a4a38'));
  await expect(page.getByRole('button', { name: /^Odebrat přílohu/ })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Společný prostor' }).fill('sklep, kóje 3');
  await page.getByRole('checkbox', { name: 'Firma smí vidět mé jméno a telefon' }).check();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Odeslat hlášení' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Zobrazit obrázek' })).toHaveCount(2);
  await expectReadable(page);
  await expectFlawless(page);
  return new URL(page.url()).pathname;
}

/** The solver asks inside, answers the neighbours, chooses the firm and sends it the link. */
async function handsOver(theirs: Page) {
  await expect(theirs.getByRole('button', { name: 'Zobrazit obrázek' })).toHaveCount(2);
  await theirs.getByRole('textbox', { name: 'Váš komentář pro výbor' }).fill('Pojišťovna to nezaplatí.');
  await theirs.getByRole('button', { name: 'Přidat jen pro výbor' }).click();
  await expect(theirs.getByRole('region', { name: 'Jen výbor' }).locator('ol > li')).toHaveCount(1);
  await theirs.getByRole('textbox', { name: 'Váš komentář', exact: true }).fill('Zavoláme instalatéra.');
  await theirs.getByRole('button', { name: 'Přidat komentář' }).click();
  await expect(theirs.getByRole('region', { name: 'Se sousedy' }).locator('ol > li')).toHaveCount(1);
  await theirs.getByRole('button', { name: 'Předat firmě' }).click();
  const whom = dialog(theirs).getByLabel(/^Komu/).first();
  await whom.fill('koutn');
  await theirs.getByRole('option', { name: /Koutný/ }).click();
  await dialog(theirs).getByLabel('Vzkaz firmě').fill('Klíč je ve schránce u dveří.');
  await expect(theirs.getByText('Komentář je přidaný.')).toHaveCount(0);
  await expectFlawless(theirs);
  await dialog(theirs).getByRole('button', { name: 'Poslat odkaz' }).dblclick();
  await expect(theirs.getByRole('region', { name: 'Firma' })).toContainText('čekáme na firmu');
}

/** Sends a picture of another place first, and takes it back. */
async function photographs(page: Page) {
  const photos = page.getByRole('region', { name: 'Po práci vyfoťte totéž místo' });
  const camera = photos.locator('input[type=file]');
  const after = photos.getByText('po opravě', { exact: true });
  await camera.setInputFiles([await photo('auto.jpg', '#704040'), await photo('po opravě.jpg', '#8fae9f')]);
  await expect(after).toHaveCount(2);
  await photos.getByRole('button', { name: 'Odebrat fotku 1' }).click();
  await expectFlawless(page);
  await photos.getByRole('button', { name: 'Opravdu odebrat fotku 1' }).click();
  await expect(after).toHaveCount(1);
}

/** The firm sets a day, sends a picture, writes and says done. */
async function works(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Klíč je ve schránce u dveří.')).toBeVisible();
  await expect(page.getByText('Pojišťovna')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Fotografie/ })).toHaveCount(2);
  await expectReadable(page);
  await expectFlawless(page);
  const days = page.getByRole('region', { name: 'Kdy přijdete' });
  await days.getByRole('radio').nth(1).check();
  await days.getByRole('radio', { name: '7–9' }).check();
  await days.getByRole('button', { name: /^Potvrdit .*7–9 hodin$/ }).click();
  await expect(days.getByRole('button', { name: 'Změnit den' })).toBeVisible();
  await photographs(page);
  await page.getByLabel('Zpráva').fill('Ventil měníme za nový.');
  await page.getByRole('button', { name: 'Poslat zprávu' }).click();
  await expect(page.getByText('Zpráva je odeslaná.')).toBeVisible();
  await page.getByLabel(/^Co se udělalo/).fill('Nový ventil, stoupačka drží.');
  await page.getByRole('button', { name: 'Práce je hotová' }).click();
  await expect(page.getByText('Děkujeme. Správce opravu potvrdí.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Odebrat fotku/ })).toHaveCount(0);
  await expectFlawless(page);
}

/** Looks at what the firm said, and says that it is solved. */
async function confirms(theirs: Page) {
  // What the firm did came by itself.
  await expect(theirs.getByRole('region', { name: 'Firma' })).toContainText('firma hlásí hotovo');
  await expect(theirs.getByRole('list', { name: 'Po opravě' }).getByRole('button')).toHaveCount(1);
  await expect(theirs.getByText('Ventil měníme za nový.')).toBeVisible();
  await expectFlawless(theirs);
  await theirs.getByRole('button', { name: 'Označit jako vyřešené' }).click();
  await dialog(theirs)
    .getByLabel(/^Co se udělalo/)
    .fill('Vyměněný ventil.');
  await dialog(theirs).getByRole('button', { name: 'Označit jako vyřešené' }).dblclick();
  await expect(theirs.getByRole('region', { name: 'Jak to dopadlo' })).toContainText('Vyměněný ventil.');
  await expect(theirs.getByRole('link', { name: 'Upravit' })).toHaveCount(0);
}

/** The owner says no, in one sentence, and stands before what follows. */
async function saysNo(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Jak to dopadlo' })).toContainText('Vyměněný ventil.');
  await expect(page.getByText('Zavoláme instalatéra.')).toBeVisible();
  await expect(page.getByText('Pojišťovna')).toHaveCount(0);
  // The firm's picture beside the one of what was wrong.
  await expect(page.getByRole('region', { name: 'Po opravě' }).getByRole('button')).toHaveCount(2);
  await expect(page.getByText('firma odkazem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Je to v pořádku?' })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Ne, není' }).click();
  const sentence = dialog(page).getByLabel(/^Jednou větou/);
  await dialog(page).getByRole('button', { name: 'Založit navazující hlášení' }).click();
  await expect(sentence).toBeFocused();
  await sentence.fill('Kape znovu, teď i u dveří.');
  await dialog(page).getByRole('button', { name: 'Založit navazující hlášení' }).dblclick();
  await expect(page.getByText('Kape znovu, teď i u dveří.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Souvisí' })).toContainText('Navazuje na');
  await page.getByRole('region', { name: 'Souvisí' }).getByRole('link').click();
  await expect(page.getByText(/^Pořád to není/)).toBeVisible();
  await expect(page.getByText('Navazuje na něj')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ne, není' })).toHaveCount(0);
  await expectFlawless(page);
}

test('a fault from its photographs to what follows: the solver hands it to a firm without an account, the owner says no, and dashboards move by themselves', {
  tag: '@mobile',
}, async ({ page, as, mailTo, browser }) => {
  test.setTimeout(240_000);
  const office = await here().somebody(...chair);
  await office.asks(contacts.create, {
    ...{ type: 'company', category: 'property_maintenance', companyName: 'Instalatérství Koutný' },
    emails: [{ value: firm, word: null }],
  });
  const numbers = await another(...chair, '/nastenka');
  await expect(numbers.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(given(numbers)).toHaveCount(0);

  await as(owner, house, '/hlaseni');
  const address = await files(page);
  await expect(given(numbers)).toBeVisible();
  expect((await mailTo(chair[0], /^Hlášení: Kape voda/)).text).toContain('Asi kapka');

  const theirs = await another(...chair, address);
  await handsOver(theirs);
  const mail = await here().mailbox.wait(firm, /Kape voda/);
  const link = mail.links.find((one) => one.includes('/prace/')) as string;
  const outside = await stranger(browser, new URL(link).pathname);
  await works(outside);
  expect((await mailTo(chair[0], /^Re: Hlášení: Kape voda/)).text).toMatch(/Firma/);

  await confirms(theirs);
  await expect(given(numbers)).toHaveCount(0);
  expect((await mailTo(owner, /^Re: Hlášení: Kape voda/)).text).not.toContain('Pojišťovna');
  await outside.reload();
  await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Odkaz už neplatí');
  await expect(outside.getByText('Kape voda')).toHaveCount(0);
  await expectFlawless(outside);
  await outside.context().close();

  const second = await page.context().newPage();
  await second.goto('/nastenka');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked(second)).toHaveCount(0);
  // Three days are over.
  await putRows(new URL(page.url()).port, 'update report set asked_at = now(), ask_at = null where title = $1', [
    title,
  ]);
  await expect(asked(second)).toBeVisible();
  await saysNo(page, address);
  await expect(asked(second)).toHaveCount(0);
  await expect(given(numbers)).toBeVisible();
  await page.getByRole('link', { name: 'Instalatérství Koutný' }).first().click();
  await expect(page.getByRole('region', { name: 'Zakázky v domě' })).toContainText('Kape voda');
  await expectFlawless(page);
});
