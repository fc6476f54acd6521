import type { Page } from '@playwright/test';
import { chair, dialog } from './board.ts';
import { held } from './evening.ts';
import { expect, expectFlawlessInBoth, isPhone, test } from './people.ts';
import { calls } from './voting.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the chair holds the sample meeting: two resolutions, a counter-proposal, and a quorum that is lost', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(180_000);
  const evening = await held(await calls(page, ...chair), 'Zimní shromáždění');
  await as(...chair, `/shromazdeni-vlastniku/${evening.id}/rizeni`);
  await expect(page.getByRole('heading', { name: 'Zahajte shromáždění' })).toBeVisible();
  await expect(page.getByText('50,17 %').first()).toBeVisible();
  await expect(page.getByText('Stačí, aby odešel kdokoli z 7.')).toBeVisible();
  await expectFlawlessInBoth(page);
  await button(page, 'Zahájit shromáždění').click();
  // It was announced for later.
  await dialog(page).getByRole('button', { name: 'Zahájit shromáždění' }).click();
  await button(page, 'Otevřít bod 1').click();
  await button(page, 'Uzavřít bod 1 jako projednaný').click();

  await button(page, 'Pokračovat na bod 2').click();
  // Wherever the page stood when the button was pressed.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('Společenství opraví střechu za nejvýše 400 000 Kč.')).toBeVisible();
  await expectFlawlessInBoth(page);
  await button(page, 'Návrh je přečtený').click();
  await button(page, 'Přidat výjimku').click();
  await page.getByLabel('Kdo z přítomných').fill('krejci');
  await page.getByRole('option', { name: /Krejčí/ }).click();
  await button(page, /^Proti$/).click();
  await page.getByLabel('Kdo z přítomných').fill('dvorsk');
  await page
    .getByRole('option', { name: /Dvorsk/ })
    .first()
    .click();
  await button(page, 'Bez odpovědi').click();
  await expectFlawlessInBoth(page);
  await button(page, /^Zapsat ostatní \(5\) pro$/).click();
  await expect(page.getByRole('heading', { name: 'Zbývá poslední odpověď' })).toBeVisible();
  await expectFlawlessInBoth(page);
  // A key answers for who is called upon, another one closes; while an answer is on its way neither does.
  await expect(
    page.getByRole('group', { name: /^Odpověď:/ }).getByRole('button', { name: 'Pro', exact: true }),
  ).toBeEnabled();
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Uzavřete bod 2' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Přijato').first()).toBeVisible();

  await button(page, 'Pokračovat na bod 3').click();
  await button(page, 'Zapsat protinávrh').click();
  await dialog(page).getByLabel('Název bodu').fill('Dvě kamery');
  await dialog(page).getByLabel('Návrh usnesení').fill('Společenství pořídí dvě kamery.');
  await expectFlawlessInBoth(page);
  await dialog(page).getByRole('button', { name: 'Zapsat a hlasovat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Bod 3a: Dvě kamery/ })).toBeVisible();
  await button(page, 'Návrh je přečtený').click();
  await button(page, 'Zapsat námitku nebo dotaz').click();
  await dialog(page).getByLabel('Kdo to řekl').fill('Marie Krejčí');
  await dialog(page).getByLabel('Co má být v zápisu').fill('Chybí rozpočet.');
  await dialog(page).getByRole('button', { name: 'Zapsat', exact: true }).click();
  await expect(page.getByText('Námitka: Marie Krejčí')).toBeVisible();
  await button(page, /^Zapsat ostatní/).click();
  await button(page, 'Uzavřít bod 3a').click();

  // Somebody leaves between two points: the open screen hears of it, and the next one cannot be adopted.
  await button(page, 'Pokračovat na bod 3').click();
  await evening.leaves('1248/101');
  await expect(page.getByRole('heading', { name: /^Bod nejde přijmout: v\smístnosti je 49,0\d/ })).toBeVisible({
    timeout: 5_000,
  });
  await expectFlawlessInBoth(page);
  await button(page, 'Uzavřít bod jako nepřijatý').click();
  await button(page, 'Ukončit shromáždění').last().click();
  await dialog(page).getByRole('button', { name: 'Ukončit shromáždění' }).click();
  await expect(page.getByRole('heading', { name: 'Shromáždění skončilo' })).toBeVisible();
  await expectFlawlessInBoth(page);
  // What follows a meeting that could not decide all of it stands on its page first.
  const over = page.url();
  await page.goto(`/shromazdeni-vlastniku/${evening.id}`);
  await expect(page.getByRole('heading', { name: 'Co dál, když se nesešel dostatek hlasů' })).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.goto(over);
  await page.getByRole('link', { name: 'Pokračovat k zápisu' }).click();
  await expect(page).toHaveURL(/\/shromazdeni-vlastniku\/\d+\/zapis\b/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It lacks the signed sheet, is finished with a reason, and published.
  await expect(page.getByText('Dvě kamery').first()).toBeVisible();
  await button(page, 'Dokončit zápis').click();
  await dialog(page)
    .getByRole('textbox', { name: /^Důvod/ })
    .fill('Podepsanou listinu doplníme zítra.');
  await dialog(page).getByRole('button', { name: 'Dokončit s důvodem' }).click();
  await button(page, 'Zveřejnit zápis').click();
  await dialog(page).getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  await expect(page.getByText('Zveřejněno', { exact: true }).first()).toBeVisible();
  if (!isPhone()) await expect(page.getByRole('navigation').first()).toBeVisible();
});
