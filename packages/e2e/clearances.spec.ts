import { readFile } from 'node:fs/promises';
import { readCode } from '../server/test/paper.ts';
import { dialog } from './board.ts';
import { enter, expect, expectFlawless, expectFlawlessInBoth, here, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

test('an owner who sells asks for a confirmation of debts, the committee issues it, a buyer verifies it by its code', {
  tag: '@mobile',
}, async ({ page, as, browser }) => {
  test.setTimeout(180_000);
  await as(owner, house, '/prehled-poplatku/ucet');
  await page.getByRole('button', { name: 'Požádat o potvrzení' }).dblclick();
  await expect(page.getByText(/^Výbor je od/)).toBeVisible();
  await expectFlawless(page);
  const { pathname } = new URL(page.url());
  expect(pathname).toContain('/prehled-poplatku/ucet');

  const desk = await here().page();
  await enter(desk, await here().somebody('vybor@lipova.example', house));
  await desk.goto('/prehled-poplatku/potvrzeni');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFlawlessInBoth(desk);
  await desk.getByRole('button', { name: /^Vystavit potvrzení, 1247\/2/ }).click();
  await expect(dialog(desk).getByText(/^(Na nabyvatele nepřejde žádný dluh|Na nabyvatele přejde)/)).toBeVisible();
  await expectFlawlessInBoth(page);
  await dialog(desk).getByRole('button', { name: 'Vystavit', exact: true }).click();
  await expect(dialog(desk)).toHaveCount(0);
  const line = desk.getByRole('listitem').filter({ hasText: 'jednotka 1247/2' });
  await expect(line.getByText('platí', { exact: true })).toBeVisible();
  const [saved] = await Promise.all([
    desk.waitForEvent('download'),
    line.getByRole('button', { name: /^Stáhnout potvrzení/ }).click(),
  ]);
  const code = await readCode(await readFile(await saved.path()));

  const context = await browser.newContext({
    locale: 'cs-CZ',
    viewport: isPhone() ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  const buyer = await context.newPage();
  await buyer.goto(new URL(code).pathname);
  await expect(buyer.getByText('Potvrzení platí')).toBeVisible();
  await expect(buyer.getByText('1247/2')).toBeVisible();
  await expectFlawlessInBoth(buyer);

  await line.getByRole('button', { name: /^Odvolat/ }).click();
  await dialog(desk).getByRole('textbox', { name: 'Důvod' }).fill('chybný den');
  await dialog(desk).getByRole('button', { name: 'Odvolat', exact: true }).click();
  await expect(line.getByText('odvolané', { exact: true })).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText('Potvrzení je odvolané')).toBeVisible();
  await expectFlawlessInBoth(buyer);
  await context.close();
});
