import { expect, test } from './people.ts';

test('what is written before the editor comes stays where it is, and the next letter follows it', async ({
  page,
  as,
}) => {
  await as('predseda@lipova.example', 'SVJ Lipová 14', '/zpravy/novy');
  let come = () => {};
  const coming = new Promise<void>((go) => {
    come = go;
  });
  await page.route(/\/TextEditor-[^/]*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  const field = page.getByRole('textbox', { name: /^Text: / });
  // How long a line is, the font decides when it is here.
  const boxes = async () => {
    const all = [await field.boundingBox(), await page.getByText('Přílohy').first().boundingBox()];
    return all.map((box) => [box?.y, box?.height]);
  };
  await field.scrollIntoViewIfNeeded();
  const before = await boxes();
  await field.click();
  await page.keyboard.type('Voda nepoteče.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kohoutky ');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  come();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('zavřete.');
  await expect(field.locator('p')).toHaveText(['Voda nepoteče.', 'Kohoutky zavřete.']);
  expect(await boxes()).toEqual(before);
});
