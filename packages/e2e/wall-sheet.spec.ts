import { dialog } from './board.ts';
import { expect, expectFlawless, expectReadable, test } from './people.ts';

const owner = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;

test('an owner saves the month and the year for the board on the wall', { tag: '@mobile' }, async ({ page, as }) => {
  await as(...owner, '/kalendar-udalosti?date=2027-09-02');
  await expect(page.getByRole('heading', { name: 'září 2027' })).toBeVisible();
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Vytisknout na nástěnku' }).click();
  const window = dialog(page);
  await expect(window.getByRole('combobox', { name: 'Který měsíc' })).toHaveValue('září 2027');
  await expectFlawless(page);
  await expectReadable(page);
  const save = async () => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      window.getByRole('button', { name: 'Stáhnout PDF' }).click(),
    ]);
    return saved.suggestedFilename();
  };
  expect(await save()).toBe('kalendar-2027-09.pdf');
  // By the keyboard alone.
  await window.getByRole('radio', { name: 'Měsíc' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(window.getByRole('switch', { name: 'Nouzová čísla' })).toHaveCount(0);
  await expectFlawless(page);
  expect(await save()).toBe('kalendar-2027.pdf');
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
});
