import { chair, write } from './board.ts';
import { expect, expectFlawless, test } from './people.ts';
import { lineOf } from './profiles.ts';

test('who leaves a draft is offered to keep it, and stays where it cannot be kept', async ({ page, as }) => {
  const title = `Rozepsaná ${test.info().project.name}`;
  await as(...chair, '/zpravy');
  const loses = await lineOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zprávy');
  await page.getByRole('link', { name: 'Nová zpráva' }).first().click();
  await page.getByLabel(/^Název/).fill(title);
  await write(page, 'Dopíšu zítra.');
  const question = page.getByRole('dialog', { name: 'Uložit rozepsané jako koncept?' });
  await page.getByRole('link', { name: 'Zpět' }).click();
  await expect(question.getByRole('button', { name: /Zůstat|Zahodit změny|Uložit koncept/ })).toHaveCount(3);
  await expectFlawless(page);
  await question.getByRole('button', { name: 'Zůstat' }).click();
  await expect(page.getByLabel(/^Název/)).toHaveValue(title);

  await loses(true);
  await page.getByRole('link', { name: 'Zpět' }).click();
  await question.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page.getByText('Nejste připojeni. Text zůstal, uložte ho prosím, až bude spojení.')).toBeVisible();
  await expect(page.locator('.tiptap')).toHaveText('Dopíšu zítra.');
  await loses(false);

  await page.getByRole('link', { name: 'Zpět' }).click();
  await question.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page).toHaveURL(/zpravy(\?|$)/);
  await expect(page.getByText('Koncept je uložený.')).toBeVisible();
  await page.goto('/zpravy?tab=concept');
  await page.getByRole('link', { name: title }).click();
  if (/upravit$/.test(page.url()) === false) await page.getByRole('link', { name: /Upravit/ }).click();
  await expect(page.getByLabel(/^Název/)).toHaveValue(title);

  // What is thrown away is not stored.
  await page.getByLabel(/^Název/).fill(`${title} jinak`);
  await page.getByRole('link', { name: 'Zpět' }).click();
  await question.getByRole('button', { name: 'Zahodit změny' }).click();
  await page.goto('/zpravy?tab=concept');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `${title} jinak` })).toHaveCount(0);
});

test('the tools of the editor are one stop of the Tab key', { tag: '@desktop' }, async ({ page, as }) => {
  await as(...chair, '/zpravy/novy');
  await write(page, 'Slovo');
  // The tools come with the first word.
  await expect(page.getByRole('toolbar')).toBeVisible();
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  const block = page.getByRole('combobox', { name: 'Odstavec nebo nadpis' });
  await page.keyboard.press('Shift+Tab');
  await expect(block).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Tučně')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool('Další úpravy textu')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(block).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tiptap')).toBeFocused();
});

test('what was being written comes back after the tab was closed, and goes once it is saved or thrown away', async ({
  page,
  as,
}) => {
  const title = `Nedopsaná ${test.info().project.name}`;
  // Leaving the page for good is what this is about.
  page.on('dialog', (asked) => void asked.accept());
  await as(...chair, '/zpravy/novy');
  await page.getByLabel(/^Název/).fill(title);
  await write(page, 'Výtah stojí');
  const kept = page.getByText('Neuloženo, kopie je v tomto zařízení');
  await expect(kept).toBeVisible();
  await page.goto('/nastenka');
  await page.goto('/zpravy/novy');
  await expect(page.getByText(`Našli jsme rozepsanou zprávu ${title}`)).toBeVisible();
  await expect(page.getByLabel(/^Název/)).toHaveValue('');
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
  await expect(page.getByLabel(/^Název/)).toHaveValue(title);
  await expect(page.locator('.tiptap')).toHaveText('Výtah stojí');
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page).toHaveURL(/zpravy\/\d+\/upravit/);
  await page.goto('/zpravy/novy');
  await expect(page.getByLabel(/^Název/)).toHaveValue('');
  await expect(page.getByText('Našli jsme rozepsanou zprávu')).toHaveCount(0);

  await page.getByLabel(/^Název/).fill(`${title} 2`);
  await expect(kept).toBeVisible();
  await page.goto('/zpravy/novy');
  await page.getByRole('button', { name: 'Zahodit', exact: true }).click();
  await page.goto('/zpravy/novy');
  await expect(page.getByLabel(/^Název/)).toHaveValue('');
  await expect(page.getByText('Našli jsme rozepsanou zprávu')).toHaveCount(0);
});

test('a server that does not answer is waited for half a minute, and the text stays', async ({ page, as }) => {
  const title = `Bez odpovědi ${test.info().project.name}`;
  await page.clock.install();
  await as(...chair, '/zpravy/novy');
  await page.getByLabel(/^Název/).fill(title);
  await write(page, 'Server mlčí.');
  const keys: (string | null)[] = [];
  await page.route(/\/api\/v2\/message$/, async (route) => {
    keys.push(await route.request().headerValue('Idempotency-Key'));
    if (keys.length > 1) await route.continue();
  });
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/^Server neodpověděl včas\. Text zůstal ve formuláři\./)).toBeVisible();
  await expect(page.getByLabel(/^Název/)).toHaveValue(title);
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page).toHaveURL(/zpravy\/\d+\/upravit/);
  // The portal would know the first attempt, had it come.
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

test('what is written while a draft is on its way stays', async ({ page, as }) => {
  const title = `Psaná dál ${test.info().project.name}`;
  const name = page.getByLabel(/^Název/);
  const save = page.getByRole('button', { name: 'Uložit koncept' });
  /** Holds calls to these addresses until it is told to let them go. */
  const hold = async (address: string) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(address, async (call) => {
      await held;
      await call.continue();
    });
    return () => go();
  };
  await as(...chair, '/zpravy/novy');
  await name.fill(title);
  await write(page, 'Začátek.');
  const letNew = await hold('**/api/v2/message');
  await save.click();
  await name.fill(`${title} a dál`);
  letNew();
  await expect(page.getByRole('heading', { level: 1, name: 'Úprava zprávy' })).toBeVisible();
  await expect(name).toHaveValue(`${title} a dál`);

  const stored = () => page.waitForResponse((r) => r.request().method() === 'PUT' && /message\/\d+$/.test(r.url()));
  const letChange = await hold('**/api/v2/message/*');
  const change = stored();
  await save.click();
  await name.fill(`${title} a ještě dál`);
  letChange();
  await change;
  await expect(save).toBeEnabled();
  await expect(name).toHaveValue(`${title} a ještě dál`);
  const last = stored();
  await save.click();
  await last;
  await expect(save).toBeEnabled();
  await page.goto('/zpravy?tab=concept');
  await expect(page.getByRole('link', { name: `${title} a ještě dál` })).toBeVisible();
});
