import type { CDPSession, Page } from '@playwright/test';
import { test as base, expect, expectFlawless, here, password } from './people.ts';

/** The same portal under its name: browsers bind passkeys to names, not to numbers. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});
const renter = ['najemnik@lipova.example', 'SVJ Lipová 14'] as const;

/** A device with a screen lock; its holder is there unless said otherwise. */
async function aDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    knowsHolder: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Účet|Nájemn|najemnik/i }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  await expect(page).toHaveURL(/\/prihlasit/);
}

test('somebody adds a passkey, signs in by it without a password, removes it and is refused', async ({
  page,
  mailTo,
  baseURL,
}) => {
  test.slow();
  await here().somebody(...renter);
  const email = here().address(renter[0]);
  const device = await aDevice(page);
  const byKey = page.getByRole('button', { name: 'Přihlásit se přístupovým klíčem' });
  const home = page.getByRole('heading', { level: 1, name: /Dobr(é|ý) / });

  await page.goto(`${baseURL}/prihlasit`);
  await expect(byKey).toBeVisible();
  await expectFlawless(page);
  await device.knowsHolder(false);
  await byKey.click();
  await expect(page.getByText(/Přihlášení klíčem jste zrušili/)).toBeVisible();
  await device.knowsHolder(true);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click();
  await expect(home).toBeVisible();

  await page.goto(`${baseURL}/ucet`);
  const card = page.getByRole('region', { name: 'Přístupové klíče' });
  await expect(card.getByText('Zatím žádný přístupový klíč nemáte.')).toBeVisible();
  await card.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/otiskem prstu, obličejem nebo PINem/)).toBeVisible();
  await expectFlawless(page);
  await dialog.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Zatím nepoužitý')).toBeVisible();
  expect(await device.keys()).toBe(1);
  expect((await mailTo(email)).subject).toBe('K vašemu účtu přibyl přístupový klíč');

  await card.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
  await dialog.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
  await expect(dialog.getByText('Toto zařízení už přístupový klíč má.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zrušit' }).click();
  await card.getByRole('button', { name: /Přejmenovat klíč/ }).click();
  await dialog.getByLabel('Jméno klíče').fill('Můj telefon');
  await dialog.getByRole('button', { name: 'Uložit jméno klíče' }).click();
  await expect(card.getByRole('button', { name: 'Odebrat klíč Můj telefon' })).toBeVisible();
  await expectFlawless(page);

  await signOut(page);
  await byKey.click();
  await expect(home).toBeVisible();

  await page.goto(`${baseURL}/ucet`);
  await expect(card.getByText(/Naposledy použit/)).toBeVisible();
  await page.getByRole('button', { name: /^Změnit přihlašovací/ }).click();
  await page.getByRole('button', { name: 'Změnit heslo' }).click();
  const byProof = page.getByRole('button', { name: 'Potvrdit přístupovým klíčem' });
  await expect(byProof).toHaveCount(2);
  await byProof.first().click();
  await expect(page.getByText('Potvrzeno přístupovým klíčem.')).toBeVisible();
  await expect(byProof).toHaveCount(1);
  // As after an hour: this sign-in itself proves nothing any more.
  await page.route('**/api/v2/passkey/*', async (route) => {
    if (route.request().method() !== 'DELETE' || isProven) return route.continue();
    const message = { show: false, content: 'ACCOUNT.ERRORS.PRESENCE' };
    await route.fulfill({ status: 422, json: { code: 422, data: null, message } });
  });
  let isProven = false;
  page.on('response', (r) => {
    if (new URL(r.url()).pathname === '/api/v2/passkey/presence' && r.ok()) isProven = true;
  });
  await card.getByRole('button', { name: /Odebrat klíč/ }).click();
  await page
    .getByRole('dialog', { name: /Můj telefon/ })
    .getByRole('button', { name: 'Odebrat klíč' })
    .click();
  const proof = page.getByRole('dialog', { name: 'Jste to vy?' });
  await device.knowsHolder(false);
  await proof.getByRole('button', { name: 'Potvrdit přístupovým klíčem' }).click();
  await expect(proof.getByText(/Potvrzení klíčem jste zrušili/)).toBeVisible();
  await expectFlawless(page);
  await device.knowsHolder(true);
  await proof.getByRole('button', { name: 'Potvrdit přístupovým klíčem' }).click();
  await expect(proof).toBeHidden();
  await expect(card.getByText('Zatím žádný přístupový klíč nemáte.')).toBeVisible();
  expect((await mailTo(email)).subject).toBe('Přístupový klíč k vašemu účtu byl odebrán');

  await signOut(page);
  await byKey.click();
  await expect(page.getByText('Tímto klíčem se přihlásit nejde. Přihlaste se prosím heslem.')).toBeVisible();
});

base('under a number no passkey is offered, and the account says where they work', async ({ page, as, baseURL }) => {
  await page.goto('/prihlasit');
  await page.waitForResponse(/passkey\/offer/);
  await expect(page.getByRole('button', { name: /přístupovým klíčem/ })).toHaveCount(0);
  await as(...renter, '/ucet');
  const card = page.getByRole('region', { name: 'Přístupové klíče' });
  const there = baseURL?.replace('127.0.0.1', 'localhost') as string;
  await expect(card.getByRole('link', { name: there })).toBeVisible();
  await expect(card.getByRole('button', { name: /Přidat/ })).toHaveCount(0);
});
