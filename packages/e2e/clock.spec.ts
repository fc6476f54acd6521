import { dialog } from './board.ts';
import { expect, expectFlawlessInBoth, here, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';
const keeper = 'vybor@lipova.example';

test('the committee writes a term down, says that it is done and takes it back', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  await here().somebody(keeper, house);
  await as(keeper, house, '/nastenka');
  if (isPhone()) await page.getByRole('button', { name: 'Otevřít nabídku' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Zákonné lhůty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zákonné lhůty');
  await page.getByRole('button', { name: 'Zapsat lhůtu' }).click();
  await dialog(page).getByText('Zpráva v datové schránce', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Uložit lhůtu' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Od koho zpráva je' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog(page).getByRole('textbox', { name: 'Od koho zpráva je' }).fill('Stavební úřad');
  await dialog(page).getByRole('textbox', { name: 'Kdy přišla do schránky' }).fill('2. 1. 2020');
  await expectFlawlessInBoth(page);
  await dialog(page).getByRole('button', { name: 'Uložit lhůtu' }).click();
  const name = 'Otevřít zprávu v datové schránce: Stavební úřad';
  const late = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(late).toContainText('Po termínu');
  await expectFlawlessInBoth(page);

  await late.getByRole('button', { name: 'Zapsat splnění' }).click();
  await dialog(page).getByRole('textbox', { name: 'Čím je to doložené' }).fill('Otevřeno týž den.');
  await dialog(page).getByRole('button', { name: 'Uložit splnění' }).click();
  await expect(late).toHaveCount(0);
  await expect(page.getByText('Lhůta je splněná.')).toBeVisible();
});
