import { expect, expectFlawless, isPhone, test } from './people.ts';
import { aVote, calls } from './voting.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

const meeting = { type: 'local', basis: 'assembly', participation_count: 50, closesAt: null };

test('the committee writes down who came and how they vote, corrects it, and ends the vote', async ({ page, as }) => {
  test.setTimeout(120_000);
  const vote = await aVote(await calls(page, ...chair), 'Schůze v přízemí', ['Rozpočet', 'Úklid'], meeting);
  await as(...chair, `/hlasovani/${vote.id}`);
  await page.getByRole('link', { name: 'Zapsat hlasy' }).click();
  await expect(page.getByText(/K\súčasti chybí ještě/)).toBeVisible();

  // One arrives, somebody else comes for another, one leaves again.
  const search = page.getByLabel('Hledat jméno nebo jednotku');
  await search.fill('novotnikova 1247/2');
  await page.getByRole('button', { name: /^Zapsat příchod/ }).click();
  await expect(page.getByText(/přítomen od/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zapsat odchod/ })).toBeFocused();
  await page.getByRole('button', { name: /^Zapsat odchod/ }).click();
  await expect(page.getByText(/odchod v\s/)).toBeVisible();
  await search.fill('dvorsky 1247/1');
  await page
    .getByRole('button', { name: /^Přišel někdo jiný/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Kdo přišel').fill('Alena Malá');
  await page.getByRole('dialog').getByRole('button', { name: 'Zapsat příchod' }).click();
  await expect(page.getByText('zastupuje Alena Malá')).toBeVisible();
  await search.fill('');
  const plates = page.getByRole('list', { name: 'Prezenční listina' }).getByRole('listitem');
  await expect(plates.nth(10)).toBeVisible();
  const numbers = (await plates.allInnerTexts()).map((text) => Number(/1247\/(\d+)/.exec(text)?.[1]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'Zapsat všechny' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zapsat všechny' }).click();
  await expect(page.getByText(/Účast stačí k\shlasování/)).toBeVisible();
  await expectFlawless(page);

  // Everybody agrees, except those written otherwise.
  if (isPhone()) {
    await page.getByRole('button', { name: /^Prezence a hlasy/ }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(/^Prezence/);
    await expectFlawless(page, { alone: true });
    await page.getByRole('menuitemradio', { name: 'Hlasy' }).click();
  } else await page.getByRole('tab', { name: 'Hlasy' }).click();
  await page.getByRole('button', { name: 'Všichni přítomní jsou pro', exact: true }).click();
  await expect(page.getByText(/^Zapsáno 15 z\s15$/)).toBeVisible();
  const rows = page.getByRole('list', { name: /^Hlasy k\sbodu/ }).getByRole('radiogroup');
  await rows.first().getByRole('radio', { name: 'Pro', exact: true }).focus();
  await page.keyboard.press('n');
  await expect(rows.first().getByRole('radio', { name: 'Proti' })).toBeChecked();
  await expect(rows.nth(1).getByRole('radio', { name: 'Pro', exact: true })).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowUp');
  // Nothing of the row is saved yet, so back means without an answer; whoever is here gets one.
  await page.keyboard.press('0');
  await expect(page.getByText(/^Zapsáno 14 z\s15$/)).toBeVisible();

  // Closing asks about the one who is silent in the room, names them, and puts them as abstained.
  await page.keyboard.press('u');
  const question = page.getByRole('dialog');
  await expect(question.getByText('1 přítomný neodpověděl')).toBeVisible();
  await question.getByRole('button', { name: 'Zapsat jako zdržené a uzavřít' }).click();
  await expect(page.getByRole('heading', { name: 'Bod 2: Úklid' })).toBeVisible();
  await page.getByRole('button', { name: 'Předchozí bod' }).click();
  await expect(page.getByText(/^Uzavřeno v\s.*Přijato\.$/)).toBeVisible();
  await expect(rows.first().getByRole('radio', { name: 'Proti' })).toBeDisabled();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Další bod' }).click();
  await expect(page.getByRole('heading', { name: 'Bod 2: Úklid' })).toBeVisible();
  await page.getByRole('button', { name: 'Všichni přítomní jsou proti' }).click();

  // Leaving with something unsaved asks; a phone has only the way back above the heading.
  const back = page.getByRole('link', { name: isPhone() ? 'Schůze v přízemí' : 'Zpět', exact: true });
  await back.click();
  await page.getByRole('button', { name: 'Zůstat' }).click();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Vše je uložené')).toBeVisible();
  await expectFlawless(page);

  // Somebody leaves with an answer to the open point: with a reason, and anew when they are back.
  if (isPhone()) {
    await page.getByRole('button', { name: /^Hlasy|^Prezence a hlasy/ }).click();
    await page.getByRole('menuitemradio', { name: /^Prezence/ }).click();
  } else await page.getByRole('tab', { name: /^Prezence/ }).click();
  await search.fill('novotnikova 1247/2');
  await page.getByRole('button', { name: /^Zapsat odchod/ }).click();
  await page.getByRole('dialog').getByLabel('Důvod odchodu').fill('Jede jí vlak');
  await page.getByRole('dialog').getByRole('button', { name: 'Zapsat odchod' }).click();
  await expect(page.getByText(/odchod v\s/)).toBeVisible();
  await page.getByRole('button', { name: /^Zapsat návrat/ }).click();
  await expect(page.getByText(/přítomen od/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Doklad k prezenci' })).toBeVisible();
  await expectFlawless(page);
  if (isPhone()) {
    await page.getByRole('button', { name: /^Prezence/ }).click();
    await page.getByRole('menuitemradio', { name: 'Hlasy' }).click();
  } else await page.getByRole('tab', { name: 'Hlasy' }).click();
  await expect(page.getByRole('heading', { name: 'Bod 2: Úklid' })).toBeVisible();
  await page.getByRole('button', { name: 'Všichni přítomní jsou proti' }).click();

  // A correction is a further entry.
  await rows.first().getByRole('radio', { name: 'Pro', exact: true }).click();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Vše je uložené')).toBeVisible();
  await back.click();

  await page.getByRole('button', { name: 'Ukončit hlasování' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ukončit hlasování' }).click();
  await expect(page).toHaveURL(/\/hlasovani(\?|$)/);
  await page.goto(`/hlasovani/${vote.id}`);
  await expect(page.getByText('Přijato', { exact: true })).toBeVisible();
  await expect(page.getByText('Nepřijato', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Prezenci a\shlasy na místě nepotvrdil nikdo/)).toBeVisible();
  await expectFlawless(page);
  await page.goto(`/hlasovani/${vote.id}/overit`);
  await expect(page.getByText('Všechno souhlasí')).toBeVisible();
});
