import { chair, dialog } from './board.ts';
import { expect, expectFlawlessInBoth, here, test } from './people.ts';
import { calls } from './voting.ts';

type Units = { units: { id: number; number: string }[] };

test('the chair watches two owners, finds both, confirms one and dismisses the other', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(180_000);
  await here().somebody(...chair);
  const call = await calls(page, ...chair);
  const { units } = await call<Units>('GET', 'unit-accounts');
  const of = units.find(({ number }) => number === '1247/4')?.id;
  const debt = { kind: 'debt', date: '2026-05-15', amount: '3480.00', text: 'Zálohy za květen' };
  await call('POST', `unit-accounts/${of}/entries`, debt);

  await as(...chair, '/detail-svj?tab=insolvence');
  await expect(page.getByText('Zatím nikoho nehlídáte')).toBeVisible();
  await expect(page.getByText('Ukázková odpověď rejstříku')).toBeVisible();
  await expectFlawlessInBoth(page);

  const watch = async (name: string, born: string, purpose: string) => {
    await page.getByRole('button', { name: 'Přidat vlastníka' }).click();
    await dialog(page).getByRole('combobox', { name: 'Vlastník' }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await dialog(page).getByRole('textbox', { name: 'Datum narození' }).fill(born);
    await dialog(page).getByRole('textbox', { name: 'Proč ho hlídáte' }).fill(purpose);
    await expectFlawlessInBoth(page);
    await dialog(page).getByRole('button', { name: 'Začít hlídat' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await watch('Marek Sedlařík', '14. 3. 1979', '');
  const first = page.getByRole('region', { name: 'Je to Marek Sedlařík z jednotky 1247/4?' });
  await expect(first).toBeVisible({ timeout: 60_000 });
  await expect(first.getByText('KSBR 40 INS 18204/2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kolik přihlásit' })).toContainText('3 480,00 Kč');
  await expectFlawlessInBoth(page);
  await first.getByRole('button', { name: 'Potvrdit shodu' }).click();
  await expect(first.getByText('Napište důvod.')).toBeVisible();
  await first.getByRole('textbox', { name: 'Důvod rozhodnutí' }).fill('Trvalé bydliště má na Žižkově, je to on.');
  await first.getByRole('button', { name: 'Potvrdit shodu' }).click();
  await expect(page.getByRole('region', { name: 'Marek Sedlařík je v insolvenčním rejstříku' })).toBeVisible();

  await watch('Čeněk Chaloupecký', '2. 7. 1983', 'Opakované dluhy');
  const second = page.getByRole('region', { name: /^Je to Čeněk Chaloupecký/ });
  await expect(second).toBeVisible({ timeout: 60_000 });
  await second.getByRole('textbox', { name: 'Důvod rozhodnutí' }).fill('Náš soused bydlí tady třicet let.');
  await second.getByRole('button', { name: 'Není to náš vlastník' }).click();
  await expect(second).toHaveCount(0);
  await expect(page.getByText('stejné jméno má někdo jiný')).toBeVisible();
  await expectFlawlessInBoth(page);

  await page.getByRole('button', { name: 'Kdo se díval' }).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
});
