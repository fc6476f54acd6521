import { accounts } from '../contract/src/accounts/endpoints.ts';
import { fraction, toText } from '../contract/src/base/shares/fraction.ts';
import { dayIn } from '../contract/src/base/time/dates.ts';
import { addDays } from '../contract/src/base/time/working-days.ts';
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
  let id = 0;
  let buys = 0;
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Předsedová' },
    async fill(by) {
      const leads = await neighbour(by, 'Předsedová', 'mayorCommittee');
      buys = await neighbour(by, 'Kupující', 'owner');
      id = await flat(by, '1247/1', [1, 2], await neighbour(by, 'Prodávající', 'owner'));
      await flat(by, '1247/2', [1, 2], leads);
    },
  });
  const chair = await here().somebody(head, house);
  await chair.asks(accounts.enter, { id, kind: 'debt', amount: '1500', date: addDays(day, -30), text: 'Fond oprav' });
  const { updatedAt, number, entrance, type, openShare } = await chair.asks(units.one, { id });
  const owners = [{ memberIds: [buys], joint: false, share: toText(fraction(1, 1)) }];
  const kept = { id, updatedAt, number, entranceId: entrance?.id ?? null, type, share: openShare };
  await chair.asks(units.update, { ...kept, owners, validFrom: day });
  const page = await as(head, house, `/prehled-poplatku/ucet/${id}`);
  await page.getByRole('link', { name: 'Předat jednotku' }).click();
  await expect(page.getByText(/^Předchozímu vlastníkovi zbývá doplatit 1\s500,00/)).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: /^Předat k/ }).click();
  await expect(page.getByText(/^K\sdoplacení zbývá 1\s500,00/)).toBeVisible();
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
  await expect(page.getByText(/^Předání bylo .+ převod se nekonal$/)).toBeVisible();
});
