import { expectFlawless } from './flawless.ts';
import { expect, here, isPhone, password, test } from './people.ts';

test('the chair signs in, chooses a house, switches it and signs out', { tag: '@mobile' }, async ({ page }) => {
  for (const house of ['SVJ Dlouhá 7', 'SVJ Lipová 14']) await here().somebody('predseda@lipova.example', house);
  const email = here().address('predseda@lipova.example');
  await page.goto('/');
  await expect(page).toHaveURL(/\/prihlasit/);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText(/Vyplňte e-.?mail\./)).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill('Spatne2026');
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText(/Nesprávný e-.?mail nebo heslo\./)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();

  await expect(page.getByText('SVJ Dlouhá 7')).toBeVisible();
  await page.getByRole('searchbox').fill('lipov');
  await expect(page.getByText('SVJ Dlouhá 7')).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await page.getByText('SVJ Lipová 14').first().click();
  await expect(page).toHaveURL(/\/nastenka\?.*svj=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dobr(é|ý) /);

  await page.getByRole('button', { name: /Změnit společenství/ }).click();
  await page.getByRole('dialog').getByText('SVJ Dlouhá 7').click();
  await expect(page.getByRole('button', { name: /Změnit společenství.*Dlouhá 7/ })).toBeVisible();

  const signOut = page.getByRole('menuitem', { name: 'Odhlásit se' });
  await page.getByRole('button', { name: isPhone() ? /Účet|Žabková/ : /Žabková/ }).click();
  await signOut.click();
  await expect(page).toHaveURL(/\/prihlasit/);
  await page.goBack();
  await expect(page).toHaveURL(/\/prihlasit/);
});

test('an address that is not there says so, leads to signing in, and from it into the portal', async ({ page }) => {
  await here().somebody('vlastnik@lipova.example', 'SVJ Lipová 14');
  await page.goto('/neco/neexistuje');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stránka neexistuje');
  await page.getByRole('link', { name: 'Přihlásit se' }).click();
  await page.getByLabel('E-mail').fill(here().address('vlastnik@lipova.example'));
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByRole('button', { name: /Změnit společenství/ })).toBeVisible();
});

test('a forgotten password is reset by the link from the mail, and a used link says so', async ({ page, mailTo }) => {
  await here().somebody('kontrola@lipova.example', 'SVJ Lipová 14');
  const email = here().address('kontrola@lipova.example');
  await page.goto('/zapomenute-heslo');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByText('Odkaz k novému heslu jsme poslali')).toBeVisible();
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Nové heslo do Pavlače');
  const link = mail.links[0] as string;
  expect(mail.text).toContain(link);
  await page.goto(link);
  const choose = async (secret: string) => {
    await page.getByLabel('Nové heslo', { exact: true }).fill(secret);
    await page.getByLabel(/znovu/i).fill(secret);
    await page.getByRole('button', { name: /heslo/ }).last().click();
  };
  await choose('Pavlac2026');
  await expect(page.getByText('Tohle heslo patří k nejběžnějším')).toBeVisible();
  await choose('Rezava-Lavicka-58');
  await expect(page).toHaveURL(/\/prihlasit/);
  expect((await mailTo(email)).subject).toBe('Heslo k vašemu účtu je změněné');
  await page.goto(link);
  await expect(page.getByText('Odkaz k nastavení hesla vypršel nebo už byl použit')).toBeVisible();
  await page
    .getByRole('button', { name: 'Požádat o nový odkaz' })
    .or(page.getByRole('link', { name: 'Požádat o nový odkaz' }))
    .click();
  await expect(page).toHaveURL(/\/zapomenute-heslo/);
});

test('a dead token leads to sign-in, an unknown address to the page that says so', async ({ page, as }) => {
  await as('vlastnik@lipova.example', 'SVJ Lipová 14', '/neco-jineho');
  await expect(page).toHaveURL(/404/);
  await page.evaluate(() => localStorage.setItem('pavlac.token', 'x'.repeat(43)));
  await page.addInitScript(() => localStorage.setItem('pavlac.token', 'x'.repeat(43)));
  await page.goto('/jednotky');
  await expect(page).toHaveURL(/\/prihlasit/);
  // Whoever is not signed in is told so too, and can sign in from there.
  await page.goto('/neco-jineho');
  await expect(page.getByRole('heading', { level: 1, name: 'Stránka neexistuje' })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Přihlásit se' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('another device is signed out only by whoever knows the password', { tag: '@mobile' }, async ({ page, as }) => {
  await as('firma@lipova.example', 'SVJ Lipová 14', '/ucet');
  const other = await page.request.post('/api/v2/auth/login', {
    data: { email: here().address('firma@lipova.example'), password },
  });
  expect(other.status()).toBe(200);
  // As after an hour: this sign-in itself proves nothing any more.
  let isProven = false;
  await page.route('**/api/v2/session', async (route) => {
    if (route.request().method() !== 'DELETE' || isProven) return route.continue();
    const message = { show: false, content: 'ACCOUNT.ERRORS.PRESENCE' };
    await route.fulfill({ status: 422, json: { code: 422, data: null, message } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Odhlásit ostatní zařízení' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odhlásit ostatní zařízení' }).click();
  const proof = page.getByRole('dialog', { name: 'Jste to vy?' });
  await proof.getByLabel('Současné heslo').fill('Spatne2026');
  await proof.getByRole('button', { name: 'Potvrdit heslem' }).click();
  await expect(proof.getByText('Současné heslo nesouhlasí.')).toBeVisible();
  await expectFlawless(page);
  isProven = true;
  await proof.getByLabel('Současné heslo').fill(password);
  await proof.getByRole('button', { name: 'Potvrdit heslem' }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByText('Ostatní zařízení jsou odhlášená.')).toBeVisible();
});
