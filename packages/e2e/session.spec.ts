import { expect, isPhone, password, test } from './people.ts';

test('the chair signs in, chooses a house, switches it and signs out', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/prihlasit/);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText('Vyplňte e-mail.')).toBeVisible();
  await page.getByLabel('E-mail').fill('predseda@lipova.example');
  await page.getByLabel('Heslo', { exact: true }).fill('Spatne2026');
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText('Nesprávný e-mail nebo heslo.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('predseda@lipova.example');
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();

  await expect(page.getByText('SVJ Dlouhá 7')).toBeVisible();
  await page.getByRole('searchbox').fill('prazd');
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

test('an address that is not there leads to signing in, and from it into the portal', async ({ page }) => {
  await page.goto('/objednavka/neexistuje');
  await page.getByLabel('E-mail').fill('vlastnik@lipova.example');
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByRole('button', { name: /Změnit společenství/ })).toBeVisible();
});

test('a forgotten password is reset by the link from the mail, and a used link says so', async ({ page, mailTo }) => {
  // The new password is the old one: other journeys sign in with it.
  const email = 'kontrola@lipova.example';
  await page.goto('/zapomenute-heslo');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByText('Odkaz k novému heslu jsme poslali')).toBeVisible();
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Nové heslo do Pavlače');
  const link = mail.links[0] as string;
  expect(mail.text).toContain(link);
  await page.goto(link);
  await page.getByLabel('Nové heslo', { exact: true }).fill(password);
  await page.getByLabel(/znovu/i).fill(password);
  await page.getByRole('button', { name: /heslo/ }).last().click();
  await expect(page).toHaveURL(/\/prihlasit/);
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
});

test('two tabs show two houses and each writes into its own', async ({ page, as, context }) => {
  await as('predseda@lipova.example', 'SVJ Lipová 14', '/detail-svj');
  await expect(page.getByText('Lipová 1247, 1248').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await second.getByRole('button', { name: /Změnit společenství/ }).click();
  await second.getByRole('dialog').getByText('SVJ Dlouhá 7').click();
  await expect(second.getByRole('button', { name: /Změnit společenství.*Dlouhá 7/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Změnit společenství.*Lipová 14/ })).toBeVisible();
});
