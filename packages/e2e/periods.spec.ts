import type { Browser, Page } from '@playwright/test';
import { expect, expectFlawless, password, test, withoutQueue } from './people.ts';

const secret = 'Modra-Veverka-17';
const whole = '{"numerator":"1","denominator":"1"}';
type Call = <T>(method: string, path: string, body: object) => Promise<T>;

/** Calls as the product's administration, which sets up a house of its own: nobody else walks there. */
async function aNewHouse(page: Page, name: string): Promise<Call> {
  const at = test.info().project.use.baseURL as string;
  const call = async <T>(method: string, path: string, headers: Record<string, string>, data: object): Promise<T> => {
    const reply = await page.request.fetch(`${at}/api/v2/${path}`, { method, headers, data });
    expect([path, reply.status()]).toEqual([path, 200]);
    return (await reply.json()).data as T;
  };
  const { token } = await call<{ token: string }>(
    'POST',
    'auth/login',
    {},
    {
      email: 'spravce.portalu@pavlac.example',
      password,
    },
  );
  const authorization = `Bearer ${token}`;
  const { id } = await call<{ id: number }>('POST', 'svj', { authorization }, { name, nickname: name });
  const visit = await call<{ session_user_id: number }>(
    'POST',
    `svj/${id}/visit`,
    { authorization },
    { reason: 'Založení domu', write: true },
  );
  return (method, path, body) => call(method, path, { authorization, svj: String(visit.session_user_id) }, body);
}

/** The chair in a browser of their own, come in by the mailed invitation. */
async function enters(browser: Browser, page: Page, link: string): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const at = await browser.newContext({ baseURL: baseURL as string, viewport: page.viewportSize(), locale: 'cs-CZ' });
  await withoutQueue(at);
  const own = await at.newPage();
  await own.goto(link);
  await own.getByLabel('Nové heslo', { exact: true }).fill(secret);
  await own.getByLabel('Nové heslo znovu').fill(secret);
  await own.getByRole('button', { name: 'Pokračovat na kontrolu údajů' }).click();
  await own.getByRole('button', { name: 'Pokračovat na souhrn' }).click();
  await own.getByRole('button', { name: 'Vstoupit do domu' }).click();
  await expect(own).toHaveURL(/\/nastenka/);
  return own;
}

const shown = (day: string) => day.split('-').reverse().join('. ');
const daysFrom = (n: number) => {
  const at = new Date(Date.now() + n * 24 * 3600_000);
  return at.toLocaleDateString('en-CA', { timeZone: 'Europe/Prague' });
};

test('the chair corrects a wrong date of sale, and plans and cancels another @both', async ({
  page,
  browser,
  mailTo,
}) => {
  test.slow();
  const mark = `${Date.now()}`;
  const inside = await aNewHouse(page, `SVJ Opravná ${mark}`);
  const person = async (lastName: string, role: string, more: object = {}) =>
    (
      await inside<{ id: number }>('POST', 'user', {
        ...{ type: 'person', firstName: 'Alex', lastName, role, sex: 'female' },
        ...more,
      })
    ).id;
  const mail = (value: string) => ({ emails: [{ value, isPublic: false }] });
  const sellerMail = `prodavajici${mark}@posta.example`;
  const chairId = await person('Předsedová', 'mayorCommittee');
  const seller = await person('Prodávající', 'owner', mail(sellerMail));
  await person('Kupující', 'owner');
  const room = { number: '1', entranceName: 'Vchod 1', type: 'flat', share: whole };
  const owners = [{ memberIds: [seller], share: whole }];
  const unit = await inside<{ id: number }>('POST', 'room', { ...room, owners });
  const email = `predsedova${mark}@posta.example`;
  await inside('PUT', `user/activate-email/${chairId}`, { email });
  const link = (await mailTo(email)).links.find((one) => one.includes('/aktivace/')) as string;
  const chair = await enters(browser, page, link);

  // The sale is written down with a wrong day.
  await chair.goto(`/jednotky/${unit.id}/upravit`);
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
  await chair.goto(`/jednotky/${unit.id}/upravit`);
  await chair.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(chair.getByText('Nic se nezměnilo').first()).toBeVisible();

  // The wrong day is corrected: first what it would do, then the reason.
  await chair.goto(`/jednotky/${unit.id}`);
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
  await chair.getByRole('button', { name: 'Naplánovat změnu' }).click();
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
  await chair.context().close();
});
