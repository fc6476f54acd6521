import type { Page } from '@playwright/test';
import { surveys } from '../contract/src/surveys/endpoints.ts';
import type { SurveyDetail } from '../contract/src/surveys/schema.ts';
import { codeSigns } from '../contract/src/surveys/schema-questions.ts';
import { chair, dialog } from './board.ts';
import type { Caller } from './caller.ts';
import { expect, expectFlawlessInBoth, here, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

/** Goes by the Tab key alone until the focus stands on what is called so. */
async function tabTo(page: Page, role: 'link' | 'button' | 'radio' | 'checkbox' | 'textbox', name: string | RegExp) {
  const here = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let n = 0; n < 90; n += 1) {
    if ((await here.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expect(here).toHaveCount(1);
}

/** Prepares and starts it, as the committee does. */
async function prepares(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Nová anketa' }).first().click();
  await page.getByRole('textbox', { name: /^Název ankety/ }).fill(name);
  await page.getByRole('textbox', { name: /^Konec/ }).fill('24. 12. 2030 18:00');
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Pokračovat na otázky' }).click();
  await expect(page).toHaveURL(/\/ankety\/\d+\/upravit/);
  await page.getByRole('button', { name: 'Přidat otázku' }).click();
  await page.keyboard.type('Má se dvůr upravit?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ne, ať zůstane');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ano');
  await page.getByRole('button', { name: 'Posunout 2. odpověď 1. otázky nahoru' }).click();
  await page.getByRole('button', { name: 'Přidat otázku' }).click();
  await page.keyboard.type('Co na dvoře chybí?');
  await page.getByRole('textbox', { name: 'Odpověď 1 k 2. otázce' }).fill('Lavičky');
  await page.getByRole('textbox', { name: 'Odpověď 2 k 2. otázce' }).fill('Stojan na kola');
  for (const on of ['Vlastní odpověď, 2. otázka', 'Víc možností, 2. otázka'])
    await page.getByRole('switch', { name: on }).check();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await expect(page.getByText('Anketa je připravená ke spuštění.')).toBeVisible();
  // A draft waits for whoever comes back.
  await page.reload();
  await expect(page.getByText('Anketa je připravená ke spuštění.')).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Spustit anketu' }).click();
  await dialog(page).getByRole('button', { name: 'Spustit anketu' }).click();
  await expect(page).toHaveURL(/\/ankety\/\d+(\?|$)/);
  return new URL(page.url()).pathname;
}

/** Answers by keyboard alone: chosen, written, looked over and sent; the code that came. */
async function answersByKeyboard(page: Page, name: string): Promise<string> {
  const { keyboard } = page;
  await tabTo(page, 'link', name);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Má se dvůr upravit?' })).toBeVisible();
  await expect(page.getByText('Otázka 1 ze 2')).toBeVisible();
  await tabTo(page, 'button', 'Pokračovat na 2. otázku');
  await keyboard.press('Enter');
  await expect(page.getByText('Vyberte aspoň jednu možnost.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ano' })).toBeFocused();
  await expectFlawlessInBoth(page);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Ne, ať zůstane' })).toBeChecked();
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Ano' })).toBeChecked();
  await tabTo(page, 'button', 'Pokračovat na 2. otázku');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Co na dvoře chybí?' })).toBeFocused();
  // A closed tab loses nothing.
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole('heading', { name: 'Co na dvoře chybí?' })).toBeVisible();
  await expect(page.getByText('Uloženo v tomto zařízení.')).toBeVisible();
  await tabTo(page, 'checkbox', 'Lavičky');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Lavičky' })).toBeChecked();
  await tabTo(page, 'checkbox', 'Něco jiného, napíšu');
  await keyboard.press('Space');
  await tabTo(page, 'textbox', 'Vaše odpověď');
  await keyboard.type('Světlo u popelnic');
  await expectFlawlessInBoth(page);
  await tabTo(page, 'button', 'Zkontrolovat odpovědi');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zkontrolujte své odpovědi' })).toBeFocused();
  await expect(page.getByText('Světlo u popelnic')).toBeVisible();
  await expectFlawlessInBoth(page);
  await tabTo(page, 'button', 'Odeslat odpovědi');
  await keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Po odeslání odpovědi nejde změnit.');
  await tabTo(page, 'button', 'Odeslat odpovědi');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Odpovědi jsou odeslané' })).toBeFocused();
  const code = (await page.locator('output').textContent()) as string;
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  await expectFlawlessInBoth(page);
  return code;
}

/** Others of the house, who answer by their first choice. */
async function othersAnswer(id: number) {
  const signs = [...codeSigns];
  for (const [n, email] of ['vybor', 'kontrola', 'manzele', 'firma', 'najemnik'].entries()) {
    const who: Caller = await here().somebody(`${email}@lipova.example`, house);
    const s: SurveyDetail = await who.asks(surveys.one, { id });
    const answers = s.questions.map((q) => ({ questionId: q.id, answers: [q.answers[0]?.id as number] }));
    await who.asks(surveys.store, { id, answers, code: `${signs[n]}2345678` });
  }
}

test('an anonymous survey: from a draft to published codes, answered by keyboard alone', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(240_000);
  const name = 'Co s dvorem';
  await here().somebody(owner, house);
  await as(...chair, '/ankety');
  await expectFlawlessInBoth(page);
  const address = await prepares(page, name);
  const told = await mailTo(owner, /^Anketa: Co s dvorem/);
  expect(told.text).toContain('anonymní');

  const theirs = await another(owner, house, '/ankety');
  await expect(theirs.getByText('čeká na vaši odpověď').first()).toBeVisible();
  await expectFlawlessInBoth(theirs);
  const code = await answersByKeyboard(theirs, name);
  await theirs.locator('#main').getByRole('link', { name: 'Ankety' }).click();
  await dialog(theirs).getByRole('button', { name: 'Mám, odejít' }).click();
  await expect(theirs).toHaveURL(/\/ankety(\?|$)/);

  await othersAnswer(Number(address.split('/').at(-1)));
  await page.goto(`${address}/vysledky`);
  await expect(page.getByText('Výsledek bude po konci ankety')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Odpovědělo 6/ })).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Ukončit anketu' }).click();
  await dialog(page).getByRole('button', { name: 'Ukončit anketu' }).click();
  await expect(page.getByRole('img', { name: 'Ano: 6 ze 6, 100 procent' })).toBeVisible();
  await expect(page.getByText('někteří')).toBeVisible();
  await expectFlawlessInBoth(page);

  await theirs.goto(`${address}/vysledky`);
  await theirs.getByRole('textbox', { name: 'Váš kód' }).fill('2222-2222');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('Tento kód v seznamu není.')).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Váš kód' }).fill(code.toLowerCase());
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('Kód v seznamu je, odpověď je započtená.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Zobrazit všech 6 kódů' }).click();
  await expect(theirs.getByRole('list', { name: 'Kódy všech odpovědí' })).toContainText(code);
  await expectFlawlessInBoth(theirs);
  await theirs.close();
});

test('papers of a survey: given out to who has not answered, and typed in', {
  tag: '@desktop',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  const who = await here().somebody(...chair);
  const made = await who.asks(surveys.create, {
    ...{ name: 'Papírová anketa', anonymous: false, dateTo: '2030-12-24T17:00:00.000Z', concept: false },
    questions: [{ name: 'Chcete lavičku?', answers: [{ name: 'Ano' }, { name: 'Ne' }] }],
  });
  await as(...chair, `/ankety/${made.id}/vysledky?section=people`);
  await page
    .getByRole('checkbox', { name: /^Vybrat řádek .*Dvorsk/ })
    .first()
    .check();
  await expectFlawlessInBoth(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Vytisknout papíry', exact: true }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('tab', { name: /^Papíry/ }).click();
  await expect(page.getByText('Zapsáno 0 z 1 vydaných.')).toBeVisible();
  await page.getByRole('button', { name: 'Zapsat papír' }).click();
  await expect(page.getByText('Vyberte, čí papír to je.')).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('combobox', { name: 'Čí papír to je' }).fill('dvor');
  await page.getByRole('option', { name: /Dvorsk/ }).click();
  await page.getByRole('radio', { name: 'Ano' }).check({ force: true });
  await page.getByRole('button', { name: 'Zapsat papír' }).click();
  await expect(page.getByText('Všechny papíry jsou zapsané')).toBeVisible();
  await page.getByRole('tab', { name: /^Výsledky/ }).click();
  await expect(page.getByRole('img', { name: /^Ano: 1 z 1/ })).toBeVisible();
  await page.getByText('Zobrazit, kdo (1)').click();
  await expect(page.getByText(/Dvorsk/).first()).toBeVisible();
  await expectFlawlessInBoth(page);
});

test('options are put in order by dragging and by keyboard, and read from the best place', {
  tag: '@desktop',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  const who = await here().somebody(...chair);
  const made = await who.asks(surveys.create, {
    ...{ name: 'Co opravit', anonymous: false, dateTo: '2030-12-24T17:00:00.000Z', concept: false },
    questions: [
      { name: 'Co opravit dřív?', kind: 'order', answers: ['Dveře', 'Dvůr', 'Střechu'].map((name) => ({ name })) },
    ],
  });
  await here().somebody(owner, house);
  await as(owner, house, `/ankety/${made.id}`);
  const rows = page.getByRole('list', { name: 'Pořadí možností' }).getByRole('listitem');
  await expect(rows).toHaveText([/Dveře/, /Dvůr/, /Střechu/]);
  await expectFlawlessInBoth(page);
  await rows.nth(2).getByTitle('Přetáhnout: Střechu').dragTo(rows.nth(0));
  await expect(rows).toHaveText([/Střechu/, /Dveře/, /Dvůr/]);
  await tabTo(page, 'button', 'Posunout výš: Dvůr');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/Střechu/, /Dvůr/, /Dveře/]);
  await expect(page.getByRole('button', { name: 'Posunout výš: Dvůr' })).toBeFocused();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Zkontrolovat odpovědi' }).click();
  await expect(page.getByText('1. Střechu')).toBeVisible();
  await page.getByRole('button', { name: 'Odeslat odpovědi' }).click();
  await dialog(page).getByRole('button', { name: 'Odeslat odpovědi' }).click();
  await expect(page.getByRole('heading', { name: 'Odpovědi jsou odeslané' })).toBeVisible();
  await who.asks(surveys.finish, { id: made.id });
  await page.goto(`/ankety/${made.id}/vysledky`);
  await expect(page.getByRole('img', { name: 'Dvůr: průměrné místo 2,00, na prvním místě 0×' })).toBeVisible();
  await expectFlawlessInBoth(page);
});
