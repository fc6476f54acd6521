import type { Page } from '@playwright/test';
import { api, chair, dialog } from './board.ts';
import { expect, expectFlawless, expectFlawlessInBoth, here, isPhone, test } from './people.ts';
import { another, calls } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

/** On a phone the looks are a menu. */
async function looks(page: Page, name: string): Promise<void> {
  if (!isPhone()) return page.getByRole('tab', { name }).click();
  await page.getByRole('button', { name: /^Podoby pozvánky/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('the committee looks at the invitation and sends it; an owner shows the code and prints it, and both are written down', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(180_000);
  const name = 'Shromáždění k pozvánkám';
  const form = {
    ...{ name, address: 'Kočárkárna, Lipová 14', description: '<p>Projdeme plán oprav.</p>' },
    ...{ start: '2031-03-12T17:00:00.000Z', end: '2031-03-12T19:00:00.000Z' },
  };
  await as(...chair, '/shromazdeni-vlastniku');
  const made = await api(page, chair[0], 'POST', '/api/v2/meeting-of-owners', form);
  const at = `/shromazdeni-vlastniku/${(made.data as { id: number }).id}`;

  await page.goto(at);
  await page.getByRole('link', { name: /Náhled pozvánky/ }).click();
  await expect(page.getByText('Projdeme plán oprav.')).toBeVisible();
  await expectFlawlessInBoth(page);
  await looks(page, 'E-mail');
  await expect(page.getByText(`Pozvánka na shromáždění: ${name}`)).toBeVisible();
  await looks(page, 'PDF');
  const board = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pozvánka na nástěnku' }).click();
  expect((await board).suggestedFilename()).toMatch(/^pozvanka-\d+\.pdf$/);

  const theirs = await another(owner, house, '/nastenka');
  await page.goto(at);
  await page.getByRole('button', { name: 'Svolat', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Svolat shromáždění' }).click();
  await expect(page.getByText('Naplánováno')).toBeVisible();
  const invitation = await mailTo(here().address(owner), new RegExp(`Pozvánka na shromáždění: ${name}`));
  const code = /: ([0-9A-Z]{5}-[0-9A-Z]{5})/.exec(invitation.text)?.[1] ?? '';

  await theirs.goto(at);
  await expect(theirs.getByText(code, { exact: true }).first()).toBeVisible();
  await expectFlawlessInBoth(theirs);
  await theirs
    .getByRole('button', { name: /^Zvětšit kód/ })
    .first()
    .click();
  await expect(dialog(theirs).getByText(code, { exact: true })).toBeVisible();
  await expectFlawless(theirs);
  await theirs.keyboard.press('Escape');
  const mine = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Vytisknout kód' }).click();
  expect((await mine).suggestedFilename()).toMatch(/\.pdf$/);
  const calendar = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: /Uložit do kalendáře/ }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);

  await page.getByRole('link', { name: /Doručení pozvánek/ }).click();
  await expect(page.getByText(/otevřeno v\sportálu/).first()).toBeVisible();
  await expectFlawlessInBoth(page);
  const letters = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Vytisknout dopisy/ }).click();
  expect((await letters).suggestedFilename()).toMatch(/^dopisy-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Zapsat doručení všem' }).click();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Zapsat', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Vytisknout dopisy/ })).toHaveCount(0);
  await theirs.close();
});

test('an owner is invited, gives a power, is checked in by the code, and reads the minutes', async ({
  page,
  as,
  mailTo,
}) => {
  test.setTimeout(150_000);
  const name = 'Shromáždění k výtahu';
  const call = await calls(page, ...chair);
  const start = Date.now() + 1_200_000;
  const times = { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };
  const form = { name, address: 'Kočárkárna, Lipová 14', description: '', ...times };
  const made = await call<{ id: number; updatedAt: string }>('POST', 'meeting-of-owners', form);
  const path = `meeting-of-owners/${made.id}`;
  await here().somebody('manzele@lipova.example', house);
  const theirs = await another(owner, house, '/nastenka');
  await call('PUT', `${path}/schedule`, { updatedAt: made.updatedAt });
  const { text, links } = await mailTo(here().address(owner), new RegExp(`Pozvánka na shromáždění: ${name}`));
  const code = /1247\/2: ([0-9A-Z]{5}-[0-9A-Z]{5})/.exec(text)?.[1] ?? '';

  const { pathname, search } = new URL(links.find((l) => l.includes('/shromazdeni-vlastniku/')) as string);
  await theirs.goto(pathname + search);
  await theirs.getByRole('link', { name: /Dát plnou moc v\sportálu/ }).click();
  await expect(theirs.getByText(name).first()).toBeVisible();
  await theirs
    .getByLabel(/^Zmocněnec/)
    .first()
    .fill('dvorsk');
  await theirs.getByRole('option', { name: /Jan Dvorský/ }).click();
  await theirs.getByRole('button', { name: 'Zapsat plnou moc' }).click();
  await expect(theirs.getByText('Platí', { exact: true })).toBeVisible();
  await theirs.goto(`/shromazdeni-vlastniku/${made.id}`);
  await expect(theirs.getByText(/^Zastoupí vás .*Dvorský/)).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Odvolat', exact: true })).toBeVisible();
  await expectFlawlessInBoth(theirs);

  await call('PUT', `${path}/registration`, {});
  await as(...chair, `/shromazdeni-vlastniku/${made.id}/prezence`);
  const desk = page.getByRole('searchbox', { name: 'Jméno, jednotka, nebo načtený kód' });
  await desk.fill(code);
  await desk.press('Enter');
  const arrival = page.getByRole('region', { name: /Novotníková/ });
  await arrival.getByRole('button', { name: 'Zapsat příchod', exact: true }).click();
  await expect(page.getByText(/^Zapsáno: .*Dvorský/)).toBeVisible();

  await call('PUT', `${path}/begin`, {});
  await call('PUT', `${path}/end`, {});
  const minutes = await call<{ updatedAt: string }>('GET', `${path}/minutes?lang=cs`);
  const reason = 'Zkrácený zápis.';
  await call('PUT', `${path}/minutes/finish`, { updatedAt: minutes.updatedAt, lang: 'cs', reason });
  await call('PUT', `${path}/minutes/publish`, { lang: 'cs', folderId: null, forOwners: true });
  await theirs
    .getByRole('region', { name: 'Zápis', exact: true })
    .getByRole('link', { name: /^Zápis ze shromáždění/ })
    .first()
    .waitFor();
  await theirs.goto(`/shromazdeni-vlastniku/${made.id}/zapis`);
  await expect(theirs.getByText('Zkrácený zápis.').first()).toBeVisible();
  await theirs.close();
});
