import { chair, dialog } from './board.ts';
import { held } from './evening.ts';
import { expect, expectFlawlessInBoth, isPhone, test } from './people.ts';
import { calls } from './voting.ts';

test('the wall and the phones of a room show what goes on by a link, without signing in, and end with it', {
  tag: '@mobile',
}, async ({ page, as, browser }) => {
  test.setTimeout(120_000);
  const call = await calls(page, ...chair);
  const evening = await held(call, 'Promítané shromáždění');
  await as(...chair, `/shromazdeni-vlastniku/${evening.id}/rizeni`);
  await page.getByRole('button', { name: 'Promítat' }).click();
  await dialog(page).getByRole('button', { name: 'Vytvořit odkaz' }).click();
  await expect(dialog(page).getByRole('img', { name: 'Kód s adresou promítání' })).toBeVisible();
  await expectFlawlessInBoth(page);
  const address = await dialog(page).getByLabel('Adresa').inputValue();
  const size = isPhone() ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const room = await browser.newContext({ viewport: size, locale: 'cs-CZ' });
  const wall = await room.newPage();
  await wall.goto(new URL(address).pathname);
  await expect(wall.getByRole('heading', { name: 'Scházíme se' })).toBeVisible();
  await expect(wall.getByText('V místnosti 50,17 % všech hlasů')).toBeVisible();
  await expect(wall.getByRole('img', { name: /^Kód této stránky/ })).toBeVisible({ visible: !isPhone() });
  await expectFlawlessInBoth(wall);

  const at = `meeting-of-owners/${evening.id}`;
  const { points } = await call<{ points: { id: number }[] }>('PUT', `${at}/begin`, {});
  const [, roof] = points as [{ id: number }, { id: number }];
  await call('PUT', `${at}/point/${roof.id}/open`, {});
  await expect(wall.getByRole('heading', { level: 1, name: /Bod 2: Oprava střechy/ })).toBeVisible();
  await expect(wall.getByText('Společenství opraví střechu za nejvýše 400 000 Kč.')).toBeVisible();
  await expectFlawlessInBoth(wall);
  await call('PUT', `${at}/point/${roof.id}/rest`, { value: 'agree' });
  await expect(wall.getByText('odpověděli všichni')).toBeVisible();
  await expectFlawlessInBoth(wall);
  await call('PUT', `${at}/point/${roof.id}/close`, {});
  await expect(wall.getByText('Přijato', { exact: true })).toBeVisible();
  await expect(wall.getByText('100,00 %')).toBeVisible();
  await expect(wall.getByText('Dál bod 1')).toBeVisible();
  await expectFlawlessInBoth(wall);
  // Nothing of it leads anywhere, and nobody is named.
  await expect(wall.getByRole('link')).toHaveCount(0);
  await expect(wall.getByRole('button')).toHaveCount(0);

  await dialog(page).getByRole('button', { name: 'Ukončit promítání' }).click();
  await expect(wall.getByRole('heading', { name: 'Promítání skončilo.' })).toBeVisible({ timeout: 15_000 });
  await expectFlawlessInBoth(wall);
  await room.close();
});
