import { expect, expectFlawless, here, isPhone, test } from './people.ts';

const admin = 'spravce.portalu@pavlac.example';

test('a product administrator finds a sent mail, reads it and goes back to the houses', async ({
  page,
  as,
  mailTo,
  request,
}) => {
  await here().somebody('sprava@spravce.example', 'SVJ Dlouhá 7');
  const to = here().address('sprava@spravce.example');
  await request.post('/api/v2/auth/reset-password', { data: { email: to } });
  const mail = await mailTo(to, /^Nové heslo/);
  await as(admin, null, '/');
  await page.getByRole('button', { name: 'Správa portálu' }).click();
  await expect(page).toHaveURL(/\/admin\/posta/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odchozí pošta');
  if (isPhone()) {
    await page.getByRole('button', { name: /Stav zpráv/ }).click();
    await page.getByRole('menuitemradio', { name: /Odeslané/ }).click();
  } else await page.getByRole('tab', { name: /Odeslané/ }).click();
  await page.getByRole('searchbox').fill(to.toUpperCase());
  // The list knew the address before: what is searched stands in the address of the page when it is searched.
  await expect(page).toHaveURL(/spravce\.example/i);
  await expect(page.getByText(to).first()).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: mail.subject }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mail.subject);
  await expect(page.getByText('Odkaz nebo kód ve zprávě vidí jen příjemce')).toBeVisible();
  await expect(page.getByText('Server zprávu přijal')).toBeVisible();
  await expect(page.getByText('Někdo, nejspíš vy, požádal')).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('main').getByRole('link', { name: 'Odchozí pošta' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(to.toUpperCase());
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(to.toUpperCase());
  if (isPhone()) await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await page.getByRole('link', { name: 'Společenství', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do kterého domu jdete?');
});

test('a product administrator asks for another login e-mail of somebody, and the old mailbox hears of it', async ({
  page,
  as,
  mailTo,
}) => {
  await here().somebody('dvojity@dlouha.example', 'SVJ Dlouhá 7');
  const [old, fresh] = ['dvojity@dlouha.example', 'novy.dvojity@dlouha.example'].map(here().address) as [
    string,
    string,
  ];
  await as(admin, null, '/admin/ucty');
  await page.getByRole('button', { name: 'Poslat potvrzení' }).click();
  await expect(page.getByText(/Vyplňte e-.?mail\./).first()).toBeVisible();
  await page.getByLabel(/^Přihlašuje se e-.?mailem/).fill(old);
  await page.getByLabel(/^Nový/).fill(fresh);
  await page.getByLabel(/^Důvod/).fill('Ztracená schránka, ověřeno telefonem.');
  await page.getByRole('button', { name: 'Poslat potvrzení' }).click();
  await expect(page.getByText(`Potvrzení odešlo na ${fresh}`)).toBeVisible();
  await expectFlawless(page);
  expect((await mailTo(old)).text).toContain(fresh);
  await mailTo(fresh);
});
