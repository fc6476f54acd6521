import { flat, neighbour } from './house.ts';
import { expect, expectFlawless, here, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Opravná';
const head = 'predsedova@posta.example';

const shown = (day: string) => day.split('-').reverse().join('. ');
const daysFrom = (n: number) => {
  const at = new Date(Date.now() + n * 24 * 3600_000);
  return at.toLocaleDateString('en-CA', { timeZone: 'Europe/Prague' });
};

test('the chair corrects a wrong date of sale, and plans and cancels another @mobile', async ({ mailTo }) => {
  test.slow();
  const sellerMail = here().address('prodavajici@posta.example');
  let unit = 0;
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Předsedová' },
    async fill(by) {
      await neighbour(by, 'Předsedová', 'mayorCommittee');
      await neighbour(by, 'Kupující', 'owner');
      const emails = [{ value: sellerMail, isPublic: false }];
      unit = await flat(by, '1', [1, 1], await neighbour(by, 'Prodávající', 'owner', { emails }));
    },
  });
  await here().somebody(head, house);

  // The sale is written down with a wrong day.
  const chair = await another(head, house, `/jednotky/${unit}/upravit`);
  await chair
    .getByRole('combobox', { name: /vlastník/i })
    .first()
    .fill('kupuj');
  await chair.getByRole('option', { name: /Kupující/ }).click();
  await chair.getByLabel(/^Změny platí od/).fill(shown(daysFrom(-10)));
  await chair.getByRole('button', { name: 'Uložit změny' }).click();
  const record = chair.getByRole('region', { name: 'Vlastníci v čase' });
  await expect(record.getByText(`od ${shown(daysFrom(-10))}`)).toBeVisible();
  await expect(record.getByText(`od počátku do ${shown(daysFrom(-11))}`)).toBeVisible();

  // Saving the form again changes nothing, and it says so.
  await chair.goto(`/jednotky/${unit}/upravit`);
  await chair.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(chair.getByText('Nic se nezměnilo').first()).toBeVisible();

  // The wrong day is corrected: first what it would do, then the reason.
  await chair.goto(`/jednotky/${unit}`);
  await record.getByRole('button', { name: /Alex Kupující/ }).click();
  await chair.getByRole('menuitem', { name: 'Opravit záznam' }).click();
  const dialog = chair.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ukázat důsledky' }).click();
  await expect(dialog.getByText('Nic se nezměnilo')).toBeVisible();
  await dialog.getByLabel(/^Vlastníkem od/).fill(shown(daysFrom(-40)));
  await expectFlawless(chair);
  await dialog.getByRole('button', { name: 'Ukázat důsledky' }).click();
  await expect(dialog.getByText('Žádného běžícího hlasování se to netýká.')).toBeVisible();
  await expect(dialog.getByText('Co se stane')).toBeFocused();
  await expect(dialog.getByText(`od ${shown(daysFrom(-40))}`)).toBeVisible();
  await expectFlawless(chair);
  await dialog.getByRole('button', { name: 'Uložit opravu' }).click();
  await expect(dialog.getByText('Napište prosím důvod, aspoň tři znaky.')).toBeVisible();
  await expect(dialog.getByLabel(/^Důvod/)).toBeFocused();
  await dialog.getByLabel(/^Důvod/).fill('Ve smlouvě je jiný den');
  await dialog.getByRole('button', { name: 'Uložit opravu' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(record.getByText(`od počátku do ${shown(daysFrom(-41))}`)).toBeVisible();
  const corrections = chair.getByRole('region', { name: 'Opravy záznamů' });
  await expect(corrections.getByText('Důvod: Ve smlouvě je jiný den')).toBeVisible();
  await expect(corrections.getByText(`od ${shown(daysFrom(-10))}`)).toBeVisible();
  const told = await mailTo(sellerMail, /oprava záznamu vlastníků/);
  expect(told.text).toContain('Ve smlouvě je jiný den');
  expect(told.text).toContain(`do ${shown(daysFrom(-41))}`);
  await expectFlawless(chair);

  // A change is planned, and cancelled with a reason.
  await chair.getByRole('button', { name: 'Prodej a změna vlastníka' }).click();
  // A day that has come is refused at its field, and the way to record it stands above.
  await dialog.getByLabel(/^Noví vlastníci od/).fill(shown(daysFrom(0)));
  await dialog.getByRole('button', { name: 'Ukázat důsledky' }).click();
  await expect(dialog.getByText('Naplánovat jde jen den, který teprve přijde.').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Zapsat ho v úpravě jednotky' })).toHaveAttribute('href', /upravit/);
  await dialog.getByLabel(/^Noví vlastníci od/).fill(shown(daysFrom(20)));
  await dialog
    .getByRole('combobox', { name: /vlastník/i })
    .first()
    .fill('prodav');
  await chair.getByRole('option', { name: /Prodávající/ }).click();
  await dialog.getByRole('button', { name: 'Ukázat důsledky' }).click();
  await dialog.getByRole('button', { name: 'Uložit plán' }).click();
  await expect(record.getByText('plán', { exact: true })).toBeVisible();
  await record.getByRole('button', { name: new RegExp(`Prodávající, od ${shown(daysFrom(20))}`) }).click();
  await chair.getByRole('menuitem', { name: 'Zrušit plán' }).click();
  await dialog.getByRole('button', { name: 'Ukázat důsledky' }).click();
  await dialog.getByLabel(/^Důvod/).fill('Prodej nebude');
  await dialog.getByRole('button', { name: 'Zrušit plán' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(record.getByText('plán', { exact: true })).toHaveCount(0);

  // The house as it was on another day.
  const filters = encodeURIComponent(JSON.stringify({ day: daysFrom(-60) }));
  await chair.goto(`/jednotky?filters=${filters}`);
  await expect(chair.getByText(`vede ke dni ${shown(daysFrom(-60))}`)).toBeVisible();
  await expect(chair.getByText('Alex Prodávající')).toBeVisible();
  await expectFlawless(chair);
  await chair.getByRole('button', { name: 'Zpět na dnešek' }).click();
  await expect(chair.getByText('Alex Kupující')).toBeVisible();
  await chair.close();
});
