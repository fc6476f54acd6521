import type { Browser, Page } from '@playwright/test';
import { expect, expectFlawless, password, test, withoutQueue } from './people.ts';

const secret = 'Modra-Veverka-17';
const whole = '{"numerator":"1","denominator":"1"}';
type MailTo = (address: string, about?: RegExp) => Promise<{ subject: string; text: string; links: readonly string[] }>;

/** Calls as the product's administration: a house of its own, where nobody else walks. */
async function aNewHouse(page: Page, name: string) {
  const at = test.info().project.use.baseURL as string;
  const call = async <T>(method: string, path: string, token: string, svj: number | null, body: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, ...(svj === null ? {} : { svj: String(svj) }) };
    const reply = await page.request.fetch(`${at}/api/v2/${path}`, { method, headers, data: body });
    expect([path, reply.status()]).toEqual([path, 200]);
    return (await reply.json()).data as T;
  };
  const data = { email: 'spravce.portalu@pavlac.example', password };
  const { token } = (await (await page.request.post(`${at}/api/v2/auth/login`, { data })).json()).data;
  const { id } = await call<{ id: number }>('POST', 'svj', token, null, { name, nickname: name });
  const visit = { reason: 'Založení domu', write: true };
  const { session_user_id } = await call<{ session_user_id: number }>('POST', `svj/${id}/visit`, token, null, visit);
  return <T>(method: string, path: string, body: object) => call<T>(method, path, token, session_user_id, body);
}

/** Somebody in a browser of their own, come in by the mailed invitation. */
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

/** The house with its chair and an owner who are in the portal, and a buyer who is not. */
async function aHouseForSale(browser: Browser, page: Page, mailTo: MailTo) {
  const mark = `${Date.now()}`;
  const inside = await aNewHouse(page, `SVJ Prodejní ${mark}`);
  const person = async (lastName: string, role: string, sex: string) =>
    (await inside<{ id: number }>('POST', 'user', { type: 'person', firstName: 'Alex', lastName, role, sex })).id;
  const chair = await person('Předsedová', 'mayorCommittee', 'female');
  const seller = await person('Prodávající', 'owner', 'female');
  await person('Kupující', 'owner', 'male');
  const room = { number: '1', entranceName: 'Vchod 1', type: 'flat', share: whole };
  const unit = await inside<{ id: number }>('POST', 'room', {
    ...room,
    owners: [{ memberIds: [seller], share: whole }],
  });
  const comes = async (id: number, name: string) => {
    const email = `${name}${mark}@posta.example`;
    await inside('PUT', `user/activate-email/${id}`, { email });
    const link = (await mailTo(email)).links.find((one) => one.includes('/aktivace/')) as string;
    return { email, page: await enters(browser, page, link) };
  };
  const ownersPage = await comes(seller, 'prodavajici');
  return { unit: unit.id, chair: (await comes(chair, 'predsedova')).page, seller: ownersPage };
}

test('an owner sells, is told, is out; one click puts the owner back @both', async ({ page, browser, mailTo }) => {
  test.slow();
  const { unit, chair, seller } = await aHouseForSale(browser, page, mailTo);
  const owner = seller.page;

  // Until the list is accepted nobody falls; the buyer is not in the portal, so nobody stands on it.
  await chair.goto('/sousede/pristup');
  await expect(chair.getByText('Všichni, kdo mají přístup')).toBeVisible();
  await expectFlawless(chair);
  await chair.getByRole('button', { name: 'Začít hned' }).click();
  await expect(chair.getByRole('heading', { name: 'Nikdo by o přístup nepřišel' })).toBeVisible();

  await chair.goto(`/jednotky/${unit}/upravit`);
  const owners = chair.getByRole('combobox', { name: /vlastník/i });
  await owners.first().fill('kupuj');
  await chair.getByRole('option', { name: /Kupující/ }).click();
  await chair.getByRole('button', { name: 'Uložit změny' }).click();
  const changes = chair.getByText('Alex Prodávající → Alex Kupující');
  await expect(changes).toBeVisible();
  await expectFlawless(chair);

  const changed = await mailTo(seller.email, /změna vlastníka/);
  expect(changed.text).toContain('Alex Kupující');
  expect((await mailTo(seller.email, /Váš přístup do domu skončil/)).text).toContain('Váš účet zůstává');

  // Wherever the former owner goes, they come to their own profile.
  const refused: string[] = [];
  owner.on('response', (r) => r.status() === 403 && refused.push(r.url()));
  await owner.goto('/jednotky');
  await expect(owner).toHaveURL(/\/sousede\/\d+/);
  await expect(owner.getByText('Přístup do domu vám skončil')).toBeVisible();
  await expect(owner.getByText('už tu nevlastníte jednotku 1')).toBeVisible();
  await expect(owner.getByText('Alex Předsedová')).toBeVisible();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Alex Prodávající');
  await expect(owner.getByText('Žádného hlasování v portálu jste se tu nezúčastnili.')).toBeVisible();
  await expect(owner.getByRole('link', { name: /^(Zprávy|Hlasování|Sousedé|Jednotky|Společenství)/ })).toHaveCount(0);
  // Nothing is asked that would only be refused.
  expect(refused).toEqual([]);
  await expectFlawless(owner);

  await chair.getByRole('button', { name: 'Vrátit zpět' }).click();
  await chair.getByRole('dialog').getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(chair.getByText('Změna vlastníka je vrácená.').first()).toBeVisible();
  expect((await mailTo(seller.email, /je vrácená/)).text).toContain('Vlastník: Alex Prodávající');
  await owner.goto('/jednotky');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Jednotky');
  for (const one of [chair, owner]) await one.context().close();
});
