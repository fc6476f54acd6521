import { expectFlawless } from './flawless.ts';
import { expect, here, isPhone, password, test } from './people.ts';

test('who only reads is offered three doors at the sign-in on a phone, reads large, and leaves by one tap', {
  tag: '@mobile',
}, async ({ page }) => {
  await here().somebody('vlastnik@lipova.example', 'SVJ Lipová 14');
  await page.goto('/prihlasit');
  await page.getByLabel('E-mail').fill(here().address('vlastnik@lipova.example'));
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dobr(é|ý) /);
  const offer = page.getByRole('button', { name: 'Zapnout jednoduchý režim' });
  if (!isPhone()) return expect(offer).toBeHidden();
  await expect(offer).toBeVisible();
  await expectFlawless(page);
  await offer.click();
  await expect(page.getByRole('button', { name: /^Zvětšit písmo/ })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('button', { name: /^Zvětšit písmo/ }).click();
  await page.getByRole('button', { name: /^Zvětšit písmo/ }).click();
  await expect(page.getByText('největší písmo')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widest()).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: /^Zobrazit celou Pavlač/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dobr(é|ý) /);
  // What was chosen stands before anything is drawn, and nothing scrolls aside in the largest.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dobr(é|ý) /);
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('125%');
  for (const address of ['/nastenka', '/zpravy', '/hlasovani', '/sousede', '/ucet']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await widest(), address).toBeLessThanOrEqual(320);
  }
});
