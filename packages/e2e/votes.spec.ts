import { readFileSync } from 'node:fs';
import { representations } from '../contract/src/representations/endpoints.ts';
import { units } from '../contract/src/units/endpoints.ts';
import type { Caller } from './caller.ts';
import { expect, expectFlawless, here, password, test } from './people.ts';
import { another, aVote, calls, choicesOf, hand, mailedCode } from './voting.ts';

const house = 'SVJ Lipová 14';
const chair = ['predseda@lipova.example', house] as const;
const owner = ['vlastnik@lipova.example', house] as const;
/** Two seats of one account: a flat, and a shop of several owners whom it represents. */
const company = ['firma@lipova.example', house] as const;
const couple = ['manzele@lipova.example', house] as const;

/** The company holds three quarters of the shop, so it names itself who votes for all its owners. */
async function representsItself(firm: Caller) {
  const { rooms } = await firm.asks(units.list, { sizePerPage: 'all' });
  const shop = rooms.find((one) => one.number === '1247/101')?.id as number;
  await firm.asks(representations.name, { id: shop, memberId: firm.member as number });
}

const five = ['Nový kotel', 'Zateplení štítu', 'Výmalba chodeb', 'Kamery u vchodu', 'Lavička na dvoře'];

test('an owner votes on five points from the mailed link, the chair ends the vote and a browser recounts it', {
  tag: ['@mobile', '@both'],
}, async ({ page, mailTo }) => {
  test.setTimeout(120_000);
  await here().somebody(...owner);
  const vote = await aVote(await calls(page, ...chair), `Pět návrhů ${test.info().project.name}`, five, {
    // Only an opinion poll may be ended before its announced end while somebody has not voted.
    basis: 'poll',
  });
  const { tap, count } = hand();
  const { button } = await mailTo(owner[0], /^Hlasujte do/);
  await page.goto(button as string);
  await expect(page.getByText('Po přihlášení se otevře hlasování.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(here().address(owner[0]));
  await expect(page.getByLabel('Heslo', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await tap(page.getByRole('button', { name: 'Přihlásit se', exact: true }));
  await expect(page).toHaveURL(new RegExp(`/hlasovani/${vote.id}`));
  for (const at of [1, 2, 3, 4, 5])
    await tap(choicesOf(page, at).getByRole('radio', { name: at === 2 ? 'Proti' : 'Pro', exact: true }));
  await expect(choicesOf(page, 5)).toBeInViewport();
  await tap(page.getByRole('button', { name: 'Odeslat hlasy' }));
  const question = page.getByRole('dialog', { name: 'Odeslat tyto hlasy?' });
  await expect(question.getByText('Zateplení štítu')).toBeVisible();
  await tap(question.getByRole('button', { name: 'Poslat kód' }));
  const dialog = page.getByRole('dialog', { name: /Zadejte kód z\se-.?mailu/ });
  await expect(dialog.getByLabel('1. číslice')).toBeFocused();
  await page.keyboard.type(await mailedCode(mailTo, owner[0]), { delay: 20 });
  const receipt = page.getByRole('dialog', { name: 'Děkujeme, hlas je zapsaný' });
  await expect(receipt).toBeVisible();
  expect(count()).toBeLessThanOrEqual(10);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: 'Stáhnout potvrzení' }).click(),
  ]);
  const saved = readFileSync(await file.path(), 'utf8');
  await expect(receipt.getByText('Zateplení štítu: Proti')).toBeVisible();
  await expect(receipt.getByText(JSON.parse(saved).hash).first()).toBeHidden();
  await expectFlawless(page);
  const mail = await mailTo(owner[0], /^Potvrzení/);
  expect(mail.raw.toString()).toContain('potvrzeni.json');
  expect(mail.text).not.toContain(JSON.parse(saved).hash);
  await receipt.getByRole('button', { name: 'Hotovo' }).click();
  await expect(page.getByText('Váš hlas je odevzdaný')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  // On paper stand the house and what the page says.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Zateplení štítu' })).toBeVisible();
  for (const gone of [page.getByRole('navigation'), page.getByRole('search'), page.getByText('Podmínky')])
    await expect(gone.first()).toBeHidden();
  await expect(page.getByRole('button', { name: /Zpět|Zmocnit/ })).toHaveCount(0);
  const above = await page.locator('[data-house]').evaluate((e) => getComputedStyle(e, '::before').content);
  expect(above).toContain('Společenství vlastníků jednotek Lipová');
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await expectFlawless(page);

  const head = await another(...chair, `/hlasovani/${vote.id}`);
  await head.getByRole('button', { name: 'Další akce' }).click();
  await head.getByRole('menuitem', { name: 'Ukončit hlasování' }).click();
  await head.getByRole('dialog').getByRole('button', { name: 'Ukončit hlasování' }).click();
  await expect(head).toHaveURL(/\/hlasovani(\?|$)/);
  await head.close();

  await page.goto(`/hlasovani/${vote.id}`);
  await expect(page.getByText('Ukončeno', { exact: true })).toBeVisible();
  await expect(page.getByText('Návrh nezískal potřebnou podporu.').first()).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Ověřit hlasování' }).click();
  await expect(page.getByText('Všechno souhlasí')).toBeVisible();
  await page.getByRole('textbox', { name: 'Potvrzení' }).fill(saved);
  await page.getByRole('button', { name: 'Ověřit potvrzení' }).click();
  await expect(page.getByText(/souhlasí: hlas je v\száznamu/)).toBeVisible();
  const forged = saved.replace(/"hash": "(.)/, (_, c) => `"hash": "${c === '0' ? '1' : '0'}`);
  await page.getByRole('textbox', { name: 'Potvrzení' }).fill(forged);
  await page.getByRole('button', { name: 'Ověřit potvrzení' }).click();
  await expect(page.getByText(/není nebo má jiný obsah|podpisem tohoto portálu/).first()).toBeVisible();
  await expectFlawless(page);
});

test('what is missing is named, answers outlive a reload, and a wrong code keeps its digits', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  const vote = await aVote(await calls(page, ...chair), 'Co chybí', five.slice(0, 3));
  await as(...couple, `/hlasovani/${vote.id}`);
  await choicesOf(page, 1).getByRole('radio', { name: 'Pro', exact: true }).click();
  await expect(choicesOf(page, 2).getByRole('radio').first()).toBeFocused();
  await page.reload();
  await expect(page.getByText('Vyplněn 1 ze 3 bodů')).toBeVisible();

  await page.getByRole('button', { name: 'Odeslat hlasy' }).click();
  const missing = page.getByRole('button', { name: '3. Výmalba chodeb' });
  await missing.click();
  await choicesOf(page, 3).getByRole('radio', { name: 'Zdržuji se' }).click();
  await choicesOf(page, 2).getByRole('radio', { name: 'Proti' }).click();
  await expect(page.getByText('Vyplněny 3 ze 3 bodů')).toBeVisible();
  // The same choice again takes it back.
  await choicesOf(page, 2).getByRole('radio', { name: 'Proti' }).click();
  await expect(page.getByText('Vyplněny 2 ze 3 bodů')).toBeVisible();
  await choicesOf(page, 2).getByRole('radio', { name: 'Proti' }).click();

  await page.getByRole('button', { name: 'Odeslat hlasy' }).click();
  await page.getByRole('button', { name: 'Poslat kód' }).click();
  const code = await mailedCode(mailTo, couple[0]);
  const wrong = code === '111111' ? '222222' : '111111';
  const dialog = page.getByRole('dialog', { name: /Zadejte kód z\se-.?mailu/ });
  await expect(dialog.getByLabel('1. číslice')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Kód není úplný/)).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(wrong);
  await expect(dialog.getByText(/Kód nesouhlasí/)).toBeVisible();
  await expect(dialog.getByLabel('6. číslice')).toHaveValue(wrong.slice(-1));
  await expectFlawless(page);
  // Pasting spreads over all six.
  await dialog.getByLabel('3. číslice').evaluate(
    (box, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  // Full boxes wait for a key, and a double click stores once.
  await dialog.getByRole('button', { name: 'Ověřit kód' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Děkujeme, hlas je zapsaný' }).getByRole('article')).toHaveCount(1);
});

test('who holds two seats answers the same for both, with an exception, and stores the rest after a collision', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  const call = await calls(page, ...chair);
  await representsItself(await here().somebody(...company));
  const vote = await aVote(call, 'Dva podíly', five.slice(0, 2));
  await as(...company, `/hlasovani/${vote.id}`);
  await choicesOf(page, 1).getByRole('radio', { name: 'Pro', exact: true }).click();
  await page.getByRole('button', { name: 'Hlasovat za některý podíl jinak' }).last().click();
  const apart = choicesOf(page, 2);
  await expect(apart).toHaveCount(2);
  await apart.nth(0).getByRole('radio', { name: 'Pro', exact: true }).click();
  await expect(page.getByText('Vyplněn 1 ze 2 bodů')).toBeVisible();
  await apart.nth(1).getByRole('radio', { name: 'Proti' }).click();
  await expect(page.getByText('Vyplněny 2 ze 2 bodů')).toBeVisible();
  await page.getByRole('button', { name: 'Odeslat hlasy' }).click();
  await page.getByRole('button', { name: 'Poslat kód' }).click();
  const code = await mailedCode(mailTo, company[0]);
  await expect(page.getByLabel('1. číslice')).toBeFocused();
  await page.keyboard.type(code, { delay: 20 });
  await expect(page.getByRole('dialog', { name: 'Děkujeme, hlas je zapsaný' }).getByRole('article')).toHaveCount(2);
});

test('a vote by keyboard alone', { tag: '@desktop' }, async ({ page, as, mailTo }) => {
  const vote = await aVote(await calls(page, ...chair), 'Jen klávesnicí', five.slice(0, 2));
  await as(...owner, `/hlasovani/${vote.id}`);
  await expect(choicesOf(page, 1)).toBeVisible();
  for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.getAttribute('role') === 'radio')); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(choicesOf(page, 2).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Odeslat hlasy' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Odeslat tyto hlasy?' });
  await expect(question.getByText('Proti')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Poslat kód' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('1. číslice')).toBeFocused();
  await page.keyboard.type(await mailedCode(mailTo, owner[0]), { delay: 20 });
  await expect(page.getByRole('dialog', { name: 'Děkujeme, hlas je zapsaný' })).toBeVisible();
});

test('the committee looks into a hidden vote after a question, reads the delivery and cancels with a reason', async ({
  page,
  as,
}) => {
  const vote = await aVote(await calls(page, ...chair), 'Skryté', five.slice(0, 2), { shows: 'hidden' });
  await as(...chair, `/hlasovani/${vote.id}`);
  await expect(page.getByText(/bude vidět po skončení/).first()).toBeVisible();
  await page.goto(`/hlasovani/${vote.id}/overit`);
  await expect(page.getByText('Záznam zatím souhlasí')).toBeVisible();
  await expect(page.getByText(/výsledek půjde přepočítat po skončení/)).toBeVisible();
  await expect(page.getByText('Všechno souhlasí')).toHaveCount(0);
  await expectFlawless(page);
  await page.goto(`/hlasovani/${vote.id}`);
  const more = page.getByRole('button', { name: 'Další akce' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Nahlédnout do průběhu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nahlédnout' }).click();
  await expect(page.getByText(/Vidíte je na\svlastní žádost/)).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Komu došly zprávy' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Odesláno/)
      .first(),
  ).toBeVisible();
  await expectFlawless(page);
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('menuitem', { name: 'Zrušit hlasování' }).click();
  const dialog = page.getByRole('dialog', { name: /^Zrušit hlasování/ });
  await dialog.getByRole('button', { name: 'Zrušit hlasování' }).click();
  await expect(dialog.getByText('Vyplňte toto pole.')).toBeVisible();
  await dialog.getByLabel(/^Důvod zrušení/).fill('Špatná částka.');
  await dialog.getByRole('button', { name: 'Zrušit hlasování' }).click();
  await expect(page.getByText(/Důvod: Špatná částka\./)).toBeVisible();
  await expect(page.getByText('Zrušeno', { exact: true })).toBeVisible();
  await expect(page.getByText('Do zrušení nikdo nehlasoval.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vytisknout zápis o zrušení' })).toBeVisible();
  const points = page.getByRole('list', { name: 'Body hlasování' });
  await points.getByRole('button', { name: /Nový kotel/ }).click();
  await expect(points.getByRole('button', { name: /^Kdo hlasoval/ })).toBeVisible();
  await expect(page.getByText('Nikdo nehlasoval', { exact: true })).toHaveCount(0);
  await expectFlawless(page);
  await page.goto(`/hlasovani/${vote.id}/overit`);
  await expect(page.getByText('Záznam souhlasí')).toBeVisible();
  await expect(page.getByText(/Hlasování bylo zrušeno, výsledek nemá/)).toBeVisible();
  await expectFlawless(page);
});

test('a vote with legal effect is not ended by hand; it is prolonged, cancelled, and voted on anew in the same words', async ({
  page,
  as,
}) => {
  const vote = await aVote(await calls(page, ...chair), `Termín ${test.info().project.name}`, five.slice(0, 1));
  await as(...chair, `/hlasovani/${vote.id}`);
  const more = () => page.getByRole('button', { name: 'Další akce' }).click();
  await more();
  await expect(page.getByRole('menuitem', { name: 'Ukončit hlasování' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: /Dřív ho jde ukončit, jen když hlasovali všichni/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Prodloužit hlasování' }).click();
  const dialog = page.getByRole('dialog', { name: /^Prodloužit hlasování/ });
  const later = new Date(Date.now() + 20 * 86_400_000);
  await dialog
    .getByLabel('Nový konec')
    .fill(`${later.getDate()}. ${later.getMonth() + 1}. ${later.getFullYear()} 20:00`);
  await dialog.getByLabel('Důvod prodloužení').fill('Pošta doručila pozdě.');
  await expectFlawless(page);
  await dialog.getByRole('button', { name: 'Prodloužit hlasování' }).click();
  await expect(page.getByText(/Důvod: Pošta doručila pozdě\./)).toBeVisible();
  await more();
  await expect(page.getByRole('menuitem', { name: 'Prodloužit hlasování' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Zrušit hlasování' }).click();
  const cancel = page.getByRole('dialog', { name: /^Zrušit hlasování/ });
  await cancel.getByLabel('Důvod zrušení').fill('Chyba v příloze.');
  await cancel.getByRole('button', { name: 'Zrušit hlasování' }).click();
  await more();
  await page.getByRole('menuitem', { name: 'Nové hlasování ve stejném znění' }).click();
  await expect(page).toHaveURL(/\/upravit/);
  await page.goto(`${new URL(page.url()).pathname}?step=recap`);
  await expect(page.getByText(/Nové hlasování ve stejném znění po hlasování zrušeném/)).toBeVisible();
  await expectFlawless(page);
});
