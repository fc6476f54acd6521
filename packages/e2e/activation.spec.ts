import type { Page } from '@playwright/test';
import { expect, expectFlawless, here, password, test } from './people.ts';
import { calls } from './voting.ts';

type Listed = { id: number; full_name: string; access: string; rooms: { number: string }[] };
type MailTo = (address: string) => Promise<{ subject: string; links: readonly string[] }>;
const secret = 'Rezava-Lavicka-58';
/** Nobody of any house yet. */
const newAddress = (name = 'pozvany') => here().address(`${name}@posta.example`);

/** Calls as the chair of Lipová, who invites. */
const asChair = (page: Page) => calls(page, 'predseda@lipova.example', 'SVJ Lipová 14');
async function newMember(page: Page, lastName: string): Promise<number> {
  const chair = await asChair(page);
  // Recorded at no unit: an owner would be entitled to nothing.
  const person = { type: 'person', firstName: 'Olga', lastName, sex: 'female', role: 'neighbour' };
  return (await chair<{ id: number }>('POST', 'user', person)).id;
}
async function linkFor(page: Page, mailTo: MailTo, id: number, email: string): Promise<string> {
  await (await asChair(page))('PUT', `user/activate-email/${id}`, { email });
  const mail = await mailTo(email);
  expect(mail.subject).toMatch(/^Pozvánka do domu/);
  return mail.links.find((link) => link.includes('/aktivace/')) as string;
}
async function fillPassword(page: Page) {
  await page.getByLabel('Nové heslo', { exact: true }).fill(secret);
  await page.getByLabel('Nové heslo znovu').fill(secret);
  await page.getByRole('button', { name: 'Pokračovat na kontrolu údajů' }).click();
}

test('a new owner activates by the mailed link, checks the data and sees the own unit', async ({ page, mailTo }) => {
  const { users } = await (await asChair(page))<{ users: Listed[] }>('GET', 'user?sizePerPage=all');
  const owner = users.filter((u) => u.access === 'none' && u.rooms.length > 0).at(-1) as Listed;
  const unit = owner.rooms[0]?.number as string;
  const link = await linkFor(page, mailTo, owner.id, newAddress());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Vítejte v domě' })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Pokračovat na kontrolu údajů' }).click();
  await expect(page.getByText('Vyplňte toto pole.')).toBeVisible();
  await fillPassword(page);
  await expect(page.getByRole('heading', { name: 'Kontrola údajů' })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Přidat telefon' }).click();
  await page.getByLabel('Telefon', { exact: true }).last().fill('12');
  await page.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await expect(page.getByText('Telefon má mít aspoň devět číslic')).toBeVisible();
  await page.getByLabel('Telefon', { exact: true }).last().fill('605 118 274');
  await page.reload();
  await fillPassword(page);
  await expect(page.getByLabel('Telefon', { exact: true }).last()).toHaveValue('605 118 274');
  await page.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await expect(page.getByText(unit, { exact: true })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Zpět' }).click();
  await expect(page.getByLabel('Telefon', { exact: true }).last()).toHaveValue('605 118 274');
  await page.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await page.getByRole('button', { name: 'Vstoupit do domu' }).click();
  await expect(page).toHaveURL(/\/nastenka/);
  await page.goto('/jednotky');
  await expect(page.getByText(unit, { exact: true }).first()).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Účet je už aktivovaný' })).toBeVisible();
  await expectFlawless(page);
});

test('a link that nobody sent says where to turn', async ({ page }) => {
  await page.goto(`/aktivace/${'x'.repeat(43)}`);
  await expect(page.getByText('když ne, požádejte prosím výbor domu o další')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('ask the committee of your house for another')).toBeVisible();
});

test('an existing account accepts the membership in a second house by its password', async ({ page, mailTo }) => {
  await here().somebody('dvojity@dlouha.example', 'SVJ Dlouhá 7');
  const email = here().address('dvojity@dlouha.example');
  const link = await linkFor(page, mailTo, await newMember(page, 'Dvojitá'), email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Přihlaste se ke svému účtu' })).toBeVisible();
  await expectFlawless(page);
  const toSummary = async (typed: string) => {
    await page.getByLabel('Heslo k vašemu účtu').fill(typed);
    await page.getByRole('button', { name: 'Pokračovat na kontrolu údajů' }).click();
    await page.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
    await page.getByRole('button', { name: 'Vstoupit do domu' }).click();
  };
  await toSummary('Spatne2026');
  await expect(page.getByText('Heslo k účtu nesouhlasí.')).toBeVisible();
  await toSummary(password);
  await expect(page).toHaveURL(/\/nastenka/);
  await page.getByRole('button', { name: /Změnit společenství.*Lipová 14/ }).click();
  await expect(page.getByRole('dialog').getByText('SVJ Dlouhá 7')).toBeVisible();
});

test('a login e-mail changes once both addresses confirm', async ({ page, mailTo }) => {
  const email = newAddress();
  await page.goto(await linkFor(page, mailTo, await newMember(page, 'Stěhovavá'), email));
  await fillPassword(page);
  await page.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await page.getByRole('button', { name: 'Vstoupit do domu' }).click();
  await expect(page).toHaveURL(/\/nastenka/);
  await page.goto('/ucet');
  await page.getByRole('button', { name: /Změnit přihlašovací e-.?mail/ }).click();
  const newEmail = newAddress('novy');
  await page.getByLabel(/Nový e-.?mail/).fill(newEmail);
  await page
    .locator('form', { has: page.getByLabel(/Nový e-.?mail/) })
    .getByLabel('Současné heslo')
    .fill(secret);
  await page.getByRole('button', { name: 'Poslat potvrzovací odkazy' }).click();
  await expect(page.getByText('Odkazy jsme poslali.').first()).toBeVisible();
  const [old, fresh] = [await mailTo(email), await mailTo(newEmail)];
  expect(old.subject).toBe('Potvrďte změnu přihlašovacího e-mailu');
  const confirm = page.getByRole('button', { name: /Potvrdit změnu e-.?mailu/ });
  await page.goto(old.links.find((l) => l.includes('/zmena-emailu/')) as string);
  await expect(confirm).toBeVisible();
  await expectFlawless(page);
  await confirm.click();
  await expect(page.getByText(`Zbývá odkaz, který přišel na adresu ${newEmail}`)).toBeVisible();
  const second = fresh.links.find((l) => l.includes('/zmena-emailu/')) as string;
  await page.goto(second);
  await confirm.click();
  await expect(page.getByRole('heading', { name: /E-.?mail je změněný/ })).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Odkaz neplatí' })).toBeVisible();
  await page.goto('/logout');
  await page.getByLabel('E-mail').fill(newEmail);
  await page.getByLabel('Heslo', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page).toHaveURL(/\/nastenka/);
});

test('whoever did not change the password stops it by the button of the mail', { tag: '@mobile' }, async ({
  page,
  mailTo,
}) => {
  const email = newAddress();
  await page.goto(await linkFor(page, mailTo, await newMember(page, 'Ostražitá'), email));
  await fillPassword(page);
  await page.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await page.getByRole('button', { name: 'Vstoupit do domu' }).click();
  await expect(page).toHaveURL(/\/nastenka/);
  await page.goto('/ucet');
  await page.getByRole('button', { name: 'Změnit heslo' }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Změnit heslo' }) });
  await form.getByLabel('Současné heslo').fill(secret);
  await form.getByLabel('Nové heslo', { exact: true }).fill('Cizi-Heslo-77');
  await form.getByLabel('Nové heslo znovu').fill('Cizi-Heslo-77');
  await form.getByRole('button', { name: 'Změnit heslo' }).click();
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Heslo k vašemu účtu je změněné');
  const link = mail.links.find((l) => l.includes('/nebyl-jsem-to-ja/')) as string;
  // Opened twice and left: nothing has happened.
  for (let n = 0; n < 2; n++) {
    await page.goto(link);
    await expect(page.getByText(`odkaz k novému pošleme na ${email}`)).toBeVisible();
  }
  await expectFlawless(page);
  await page.goto('/ucet');
  await expect(page.getByRole('heading', { name: 'Přihlášená zařízení' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Odhlásit všechna zařízení' }).click();
  await expect(page.getByRole('heading', { name: 'Všechna zařízení jsou odhlášená' })).toBeVisible();
  await expectFlawless(page);
  const reset = await mailTo(email);
  expect(reset.subject).toBe('Nové heslo do Pavlače');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible();
  await page.goto('/prihlasit');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill('Cizi-Heslo-77');
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click();
  await expect(page.getByText(/Nesprávný e-.?mail nebo heslo\./)).toBeVisible();
  await page.goto(reset.links.find((l) => l.includes('/zmena-hesla/')) as string);
  await expect(page.getByLabel('Nové heslo', { exact: true })).toBeVisible();
});
