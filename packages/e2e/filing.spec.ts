import { documents } from '../contract/src/documents/endpoints.ts';
import { expect, expectFlawless, here, test } from './people.ts';

const house = 'SVJ Lipová 14';
const chair = ['predseda@lipova.example', house] as const;
const owner = ['vlastnik@lipova.example', house] as const;

const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Vyúčtování: ${name}`) });

test('the chair sorts papers to units by their names, the unclear ones by hand', async ({ page, as }) => {
  test.setTimeout(180_000);
  await as(...chair, '/dokumenty');
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Rozeslat jednotkám' }).click();
  await expect(page.getByRole('heading', { name: 'Rozeslat papíry jednotkám' })).toBeVisible();
  await expectFlawless(page);
  await page
    .locator('input[type=file]')
    .setInputFiles(
      ['1247-1.txt', 'Vyúčtování byt 2.txt', 'Vyúčtování 3.txt', '1247-99.txt', 'Domovní řád.txt', 'koncept.txt'].map(
        file,
      ),
    );
  const doubts = page.getByRole('region', { name: 'Nejdřív nejasné soubory' });
  await expect(doubts.getByText(/zbývá rozhodnout 5\sz\s5/)).toBeVisible({ timeout: 60_000 });
  await expect(doubts.getByText(/Jednotku 1247\/99 v\sdomě nemáme/)).toBeVisible();
  const save = page.getByRole('button', { name: /^Uložit/ });
  await expect(save).toBeDisabled();
  await expectFlawless(page);
  const row = (name: string) => doubts.getByRole('listitem').filter({ hasText: name });
  await row('byt 2')
    .getByRole('button', { name: /Dát jednotce 1247\/2/ })
    .click();
  await row('Vyúčtování 3')
    .getByRole('button', { name: /Dát jednotce 1247\/3/ })
    .click();
  await doubts.getByRole('combobox', { name: 'Jednotka pro 1247-99' }).fill('1247/4');
  await doubts.getByRole('option', { name: /^1247\/4/ }).click();
  await row('Domovní řád').getByRole('button', { name: 'Dát všem' }).click();
  await row('koncept')
    .getByRole('button', { name: /^Neukládat/ })
    .click();
  await expect(doubts.getByText('vše je rozhodnuto')).toBeVisible();
  await expectFlawless(page);
  await expect(save).toHaveText(/Uložit 5\spapírů/);
  await save.click();
  const place = page.getByRole('navigation', { name: 'Kde jste' }).getByText('Jednotky', { exact: true });
  await expect(place).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Domovní řád.txt' })).toBeVisible();
});

test('a paper addressed to somebody by name stands on their own page', async ({ page, as }) => {
  const calls = await here().somebody(...chair);
  const reads = await here().somebody(...owner);
  const me = reads.choice?.session_user_id as number;
  const bytes = new File(['Nemáte žádný dluh.'], 'Potvrzení o bezdlužnosti.txt');
  const { id, updatedAt, name } = await calls.sends(documents.upload, {}, bytes);
  await calls.asks(documents.update, { id, updatedAt, name, toIds: [me], dateFor: '2026-10-31' });
  await as(...owner, `/sousede/${me}?tab=papers`);
  const papers = page.getByRole('region', { name: 'Papíry poslané jmenovitě vám' });
  await expect(papers.getByText('Potvrzení o bezdlužnosti.txt')).toBeVisible();
  await expect(papers.getByText(/ke dni 31\.\s10\.\s2026/)).toBeVisible();
  await expectFlawless(page);
});
