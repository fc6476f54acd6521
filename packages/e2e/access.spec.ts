import { expect, here, isPhone, test } from './people.ts';

const secret = 'Modra-Veverka-17';
const name = 'Bc. Václav Humlíček';

test('the chair invites an owner by mail, who gets in and sees the own unit; access taken away closes the open page', async ({
  page,
  as,
  mailTo,
}) => {
  test.slow();
  const email = here().address('vaclav.humlicek@posta.example');
  page.setDefaultTimeout(20_000);
  await here().somebody('najemnik@lipova.example', 'SVJ Lipová 14');
  // The neighbour whose private phone nobody else may see.
  await as('predseda@lipova.example', 'SVJ Lipová 14', `/sousede?filters=${encodeURIComponent('{"text":"trnka"}')}`);
  await page.getByRole('link', { name: /Trnka/ }).first().click();
  await page.getByRole('link', { name: 'Upravit' }).click();
  await page.getByRole('button', { name: 'Přidat telefon' }).click();
  await page.getByLabel('Telefon', { exact: true }).fill('605 999 111');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByRole('link', { name: '+420 605 999 111' })).toBeVisible();

  await page.goto(`/sousede?filters=${encodeURIComponent('{"text":"humlicek"}')}`);
  await page.getByRole('button', { name: `Akce pro ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Pozvat do portálu' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/E-.?mail/)
    .fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Poslat pozvánku' }).click();
  await expect(page.getByText('Čeká na aktivaci').filter({ visible: true }).first()).toBeVisible();
  const link = (await mailTo(email)).links.find((one) => one.includes('/aktivace/')) as string;

  const owner = await here().page();
  owner.setDefaultTimeout(20_000);
  await owner.goto(link);
  await owner.getByLabel('Nové heslo', { exact: true }).fill(secret);
  await owner.getByLabel('Nové heslo znovu').fill(secret);
  await owner.getByRole('button', { name: 'Pokračovat na kontrolu údajů' }).click();
  await owner.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await expect(owner.getByText('1247/5', { exact: true })).toBeVisible();
  await owner.getByRole('button', { name: 'Vstoupit do domu' }).click();
  await expect(owner).toHaveURL(/\/nastenka/);

  // Out and in again, by the password this time.
  await owner.goto('/logout');
  await owner.getByLabel('E-mail').fill(email);
  await owner.getByLabel('Heslo', { exact: true }).fill(secret);
  await owner.getByRole('button', { name: 'Přihlásit se', exact: true }).click();
  await expect(owner).toHaveURL(/\/nastenka/);
  await owner.goto('/jednotky');
  await expect(owner.getByText('1247/5', { exact: true }).first()).toBeVisible();
  await owner.goto(`/sousede?filters=${encodeURIComponent('{"text":"trnka"}')}`);
  await owner.getByRole('link', { name: /Trnka/ }).first().click();
  await expect(owner.getByRole('heading', { level: 1 })).toContainText('Trnka');
  await expect(owner.getByText('605 999 111')).toHaveCount(0);
  await expect(owner.getByText('Bankovní účet')).toHaveCount(0);

  await page.goto(`/sousede?filters=${encodeURIComponent('{"text":"humlicek"}')}`);
  await expect(page.getByRole('button', { name: `Akce pro ${name}` })).toBeVisible();
  await expect(page.getByText('Čeká na aktivaci').filter({ visible: true })).toHaveCount(0);
  // On a phone it goes without saying.
  if (!isPhone()) await expect(page.getByText('Aktivní', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: `Akce pro ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Odebrat přístup' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odebrat přístup' }).click();
  await expect(page.getByText('Přístup je odebraný.').first()).toBeVisible();

  // The open page learns of it by itself, whatever its reader does.
  await expect(owner.getByText('Váš účet zatím nepatří do žádného společenství.')).toBeVisible({ timeout: 20_000 });
  await expect(owner.getByText('1247/5')).toHaveCount(0);
  expect((await mailTo(email)).subject).toContain('přístup');
});
