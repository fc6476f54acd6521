import { accounts } from '../contract/src/accounts/endpoints.ts';
import { dayIn } from '../contract/src/base/dates.ts';
import { fraction, toText } from '../contract/src/base/fraction.ts';
import { addDays } from '../contract/src/base/working-days.ts';
import { units } from '../contract/src/units/endpoints.ts';
import { dialog } from './board.ts';
import { flat, neighbour } from './house.ts';
import { expect, expectFlawlessInBoth, here, test } from './people.ts';

test('a unit that was sold is handed over on its day, its settlement taken, and the handover undone', async ({
  as,
}) => {
  test.setTimeout(120_000);
  const house = 'SVJ Předané';
  const head = 'predavajici.predsedova@posta.example';
  const day = addDays(dayIn(new Date()), -10);
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Předsedová' },
    async fill(by) {
      const leads = await neighbour(by, 'Předsedová', 'mayorCommittee');
      const [sells, buys] = [await neighbour(by, 'Prodávající', 'owner'), await neighbour(by, 'Kupující', 'owner')];
      const id = await flat(by, '1247/1', [1, 2], sells);
      await flat(by, '1247/2', [1, 2], leads);
      await by.asks(accounts.enter, { id, kind: 'debt', amount: '1500', date: addDays(day, -30), text: 'Fond oprav' });
      const { updatedAt, number, entrance, type, openShare } = await by.asks(units.one, { id });
      const owners = [{ memberIds: [buys], joint: false, share: toText(fraction(1, 1)) }];
      const kept = { id, updatedAt, number, entranceId: entrance?.id ?? null, type, share: openShare };
      await by.asks(units.update, { ...kept, owners, validFrom: day });
    },
  });
  const page = await as(head, house, '/prehled-poplatku/ucet');
  await page.getByRole('link', { name: 'Předat jednotku' }).click();
  await expect(page.getByText(/^Předchozímu vlastníkovi zbývá doplatit 1\s500,00/)).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: /^Předat k/ }).click();
  await expect(page.getByText(/^K doplacení zbývá 1\s500,00/)).toBeVisible();
  await expectFlawlessInBoth(page);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Stáhnout vyúčtování' }).click(),
  ]);
  expect(paper.suggestedFilename()).toContain('Vyúčtování předání');
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Zrušit předání' }).click();
  await dialog(page).getByRole('textbox', { name: 'Důvod' }).fill('převod se nekonal');
  await dialog(page).getByRole('button', { name: 'Zrušit předání' }).click();
  await expect(page.getByText(/převod se nekonal$/)).toBeVisible();
});
