import { expect, expectFlawless, isPhone, test } from './people.ts';

const admin = 'spravce.portalu@pavlac.example';
const to = 'sprava@spravce.example';

test('a product administrator finds a sent mail, reads it and goes back to the houses', async ({
  page,
  as,
  mailTo,
  request,
}) => {
  await request.post('/api/v2/auth/reset-password', { data: { email: to } });
  // News of journeys beside this one come to the same mailbox.
  const mail = await mailTo(to, /^Nové heslo/);
  await as(admin, null, '/');
  await page.getByRole('button', { name: 'Správa portálu' }).click();
  await expect(page).toHaveURL(/\/admin\/posta/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odchozí pošta');
  if (isPhone()) {
    await page.getByRole('button', { name: /Stav zpráv/ }).click();
    await page.getByRole('menuitemradio', { name: /Odeslané/ }).click();
  } else await page.getByRole('tab', { name: /Odeslané/ }).click();
  await page.getByRole('searchbox').fill('SPRAVA@');
  await expect(page.getByText(to).first()).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: mail.subject }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject);
  await expect(page.getByText('Odkaz nebo kód ve zprávě vidí jen příjemce')).toBeVisible();
  await expect(page.getByText('Server zprávu přijal')).toBeVisible();
  await expect(page.getByText('Někdo, nejspíš vy, požádal')).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('main').getByRole('link', { name: 'Odchozí pošta' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('SPRAVA@');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('SPRAVA@');
  if (isPhone()) await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await page.getByRole('link', { name: 'Společenství' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do kterého domu jdete?');
});

test('a product administrator asks for another login e-mail of somebody, and the old mailbox hears of it', async ({
  page,
  as,
  mailTo,
}) => {
  await as(admin, null, '/admin/ucty');
  await page.getByRole('button', { name: 'Poslat potvrzení' }).click();
  await expect(page.getByText('Vyplňte e-mail.').first()).toBeVisible();
  await page.getByLabel(/^Přihlašuje se e-mailem/).fill('dvojity@dlouha.example');
  await page.getByLabel(/^Nový/).fill('novy.dvojity@dlouha.example');
  await page.getByLabel(/^Důvod/).fill('Ztracená schránka, ověřeno telefonem.');
  await page.getByRole('button', { name: 'Poslat potvrzení' }).click();
  await expect(page.getByText('Potvrzení odešlo na novy.dvojity@dlouha.example')).toBeVisible();
  await expectFlawless(page);
  expect((await mailTo('dvojity@dlouha.example')).text).toContain('novy.dvojity@dlouha.example');
  await mailTo('novy.dvojity@dlouha.example');
});

test('nobody else gets to the outgoing mail', async ({ page, as }) => {
  await as('vlastnik@lipova.example', 'SVJ Lipová 14', '/admin/posta');
  await expect(page).toHaveURL(/\/nastenka/);
  await expect(page.getByText('Na tohle nemáte oprávnění').or(page.getByRole('alert')).first()).toBeVisible();
});
