import { accounts } from '../contract/src/accounts/endpoints.ts';
import { dialog } from './board.ts';
import { enter, expect, expectFlawlessInBoth, here, test } from './people.ts';

const house = 'SVJ Lipová 14';
const keeper = 'vybor@lipova.example';
const owner = 'vlastnik@lipova.example';

test('the committee sends first reminders, and an owner reads theirs', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(180_000);
  const caller = await here().somebody(keeper, house);
  const mine = await (await here().somebody(owner, house)).asks(accounts.units, {});
  const unit = mine.units[0] as { id: number; number: string };
  await caller.asks(accounts.enter, { id: unit.id, kind: 'debt', date: '2025-03-10', amount: '2 896,80' });

  await as(keeper, house, '/prehled-poplatku/dluhy');
  await page.getByRole('link', { name: 'Upomínky' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upomínky');
  await expect(page.getByText(new RegExp(`na účtu jednotky ${unit.number} chybí`))).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('link', { name: 'Stupně a texty' }).click();
  await expect(page.getByRole('textbox', { name: 'Název' }).first()).toHaveValue('Připomenutí platby');
  await expectFlawlessInBoth(page);
  await page.getByRole('textbox', { name: 'Název' }).first().fill('První připomenutí');
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  await expect(page.getByText('Nastavení upomínek je uložené.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upomínky');
  await page.getByRole('button', { name: 'Poslat 1 upomínku' }).click();
  await dialog(page).getByRole('button', { name: 'Poslat 1 upomínku' }).click();
  await expect(page.getByText('Dnes není komu co připomínat')).toBeVisible();
  await expectFlawlessInBoth(page);
  expect((await mailTo(owner, /První připomenutí/)).text).toContain(unit.number);

  const theirs = await here().page();
  await enter(theirs, await here().somebody(owner, house));
  await theirs.goto(`/prehled-poplatku/ucet/${unit.id}`);
  await theirs.getByRole('link', { name: 'Upomínky' }).click();
  await expect(theirs.getByRole('heading', { name: 'První připomenutí' })).toBeVisible();
  await expect(theirs.getByText(new RegExp(`na účtu jednotky ${unit.number} chybí`))).toBeVisible();
  await expectFlawlessInBoth(theirs);
});
