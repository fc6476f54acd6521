import type { Browser, Page } from '@playwright/test';
import { expect, expectFlawless, password, test, withoutQueue } from './people.ts';

const secret = 'Modra-Veverka-17';
type MailTo = (address: string, about?: RegExp) => Promise<{ subject: string; text: string; links: readonly string[] }>;
type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

async function caller(page: Page, token: string, svj: string | null): Promise<Call> {
  const at = test.info().project.use.baseURL as string;
  return async <T>(method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(svj === null ? {} : { svj }) };
    const reply = await page.request.fetch(`${at}/api/v2/${path}`, {
      method,
      headers,
      ...(body ? { data: body } : {}),
    });
    expect([path, reply.status()]).toEqual([path, 200]);
    return (await reply.json()).data as T;
  };
}

/** Calls as the product's administration: a house of its own, where nobody else walks. */
async function aNewHouse(page: Page, name: string): Promise<Call> {
  const at = test.info().project.use.baseURL as string;
  const data = { email: 'spravce.portalu@pavlac.example', password };
  const { token } = (await (await page.request.post(`${at}/api/v2/auth/login`, { data })).json()).data;
  const outside = await caller(page, token, null);
  const { id } = await outside<{ id: number }>('POST', 'svj', { name, nickname: name });
  const visit = { reason: 'Založení domu', write: true };
  const { session_user_id } = await outside<{ session_user_id: number }>('POST', `svj/${id}/visit`, visit);
  return caller(page, token, String(session_user_id));
}

/** Somebody in a browser of their own, come in by the mailed invitation. */
async function enters(browser: Browser, page: Page, link: string): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const at = await browser.newContext({
    baseURL: baseURL as string,
    viewport: page.viewportSize(),
    locale: 'cs-CZ',
    reducedMotion: 'reduce',
  });
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

/** A house of four units whose committee is one person; two of the owners are not in the portal. */
async function aSmallHouse(browser: Browser, page: Page, mailTo: MailTo) {
  const mark = `${Date.now()}`;
  const inside = await aNewHouse(page, `SVJ Malé ${mark}`);
  const quarter = '{"numerator":"1","denominator":"4"}';
  const whole = '{"numerator":"1","denominator":"1"}';
  const person = async (lastName: string, role: string) =>
    (await inside<{ id: number }>('POST', 'user', { type: 'person', firstName: 'Alex', lastName, role, sex: 'female' }))
      .id;
  const chair = await person('Jediná', 'mayorCommittee');
  const owners = [];
  for (const [i, name] of ['Doma', 'Daleká', 'Zmocněná', 'Ověřovací'].entries()) {
    const id = await person(name, 'owner');
    const room = { number: String(i + 1), entranceName: 'Vchod 1', type: 'flat', share: quarter };
    await inside('POST', 'room', { ...room, owners: [{ memberIds: [id], share: whole }] });
    owners.push(id);
  }
  const comes = async (id: number, name: string) => {
    const email = `${name}${mark}@posta.example`;
    await inside('PUT', `user/activate-email/${id}`, { email });
    const link = (await mailTo(email)).links.find((one) => one.includes('/aktivace/')) as string;
    return { email, page: await enters(browser, page, link) };
  };
  const agent = await comes(owners[2] as number, 'zmocnena');
  const verifier = await comes(owners[3] as number, 'overovaci');
  // The chair comes last: once there is one, the product's administration invites nobody.
  return { chair: (await comes(chair, 'jedina')).page, agent, verifier };
}

/** The chair writes a power down from its signed paper. */
async function writesDown(chair: Page, principal: string, vote: string): Promise<void> {
  await chair.goto('/hlasovani/plne-moci/novy');
  await chair.getByRole('combobox', { name: /^Zmocnitel/ }).fill(principal.slice(0, 4));
  await chair.getByRole('option', { name: new RegExp(principal) }).click();
  await chair.getByRole('combobox', { name: /^Zmocněnec/ }).fill('zmoc');
  await chair.getByRole('option', { name: /Zmocněná/ }).click();
  await chair.getByRole('combobox', { name: /^Platí pro/ }).click();
  await chair.getByRole('option', { name: vote }).click();
  const file = { name: 'plna-moc.txt', mimeType: 'text/plain', buffer: Buffer.from(`Zmocňuji. ${principal}`) };
  await chair.getByRole('button', { name: 'Nahrát přílohu' }).click();
  const dialog = chair.getByRole('dialog', { name: 'Nahrát přílohy' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Přidat/ }).click();
  await expect(dialog).toBeHidden();
  await chair.getByRole('button', { name: 'Zapsat plnou moc' }).click();
  await expect(chair.getByText(/Teď může potvrdit/)).toBeVisible();
}

test('the only officer of a small house holds a vote with two paper powers', async ({ page, browser, mailTo }) => {
  test.setTimeout(240_000);
  const { chair, agent, verifier } = await aSmallHouse(browser, page, mailTo);
  const { token, svj } = await chair.evaluate(() => ({
    token: localStorage.getItem('pavlac.token') as string,
    svj: String(JSON.parse(sessionStorage.getItem('pavlac.svj') as string).session_user_id),
  }));
  const call = await caller(page, token, svj);
  const name = `Nátěr fasády ${Date.now() % 100_000}`;
  const made = await call<{ id: number; updatedAt: string }>('POST', 'vote', {
    ...{ name, type: 'online', basis: 'perRollam', participation_count: 0, accept_count: 50 },
    closesAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    points: [{ name: 'Nátěr fasády', description: '<p>Fasáda se natře.</p>' }],
  });
  await call('PUT', `vote/${made.id}/start`, { updatedAt: made.updatedAt });

  // Nobody is there beside the chair, so the portal asks the owners, and one of them agrees with one click.
  const asked = await mailTo(verifier.email, /Budete ověřovatelem/);
  expect(asked.text).toContain('proto se portál ptá vlastníků');
  const reader = verifier.page;
  await reader.goto(asked.links.find((one) => one.includes('/hlasovani/druha-osoba')) as string);
  await expect(reader.getByText(`Hlasování: ${name}`)).toBeVisible();
  await expectFlawless(reader);
  await reader.getByRole('button', { name: 'Ano, budu ověřovatelem' }).click();
  await expect(reader.getByRole('button', { name: 'Ano, budu ověřovatelem' })).toHaveCount(0);

  await writesDown(chair, 'Doma', name);
  await expect(chair.getByText(/Teď může potvrdit: Alex Ověřovací/)).toBeVisible();
  // Who wrote it down confirms nothing.
  await expect(chair.getByRole('button', { name: 'Potvrdit', exact: true })).toHaveCount(0);
  await writesDown(chair, 'Daleká', name);

  // The vote's page says who verifies; the chair may ask somebody else too.
  await chair.goto(`/hlasovani/${made.id}`);
  const verifiers = chair.getByRole('region', { name: 'Ověřovatelé' });
  await expect(verifiers.getByText('Alex Ověřovací')).toBeVisible();
  await expect(verifiers.getByText('souhlasí', { exact: true })).toBeVisible();
  await chair.getByRole('button', { name: 'Navrhnout ověřovatele' }).click();
  const naming = chair.getByRole('dialog', { name: 'Navrhnout ověřovatele' });
  await naming.getByRole('button', { name: 'Požádat' }).click();
  await expect(naming.getByText('Vyplňte toto pole.')).toBeVisible();
  await naming.getByRole('combobox', { name: /^Soused s účtem/ }).fill('doma');
  await chair.getByRole('option', { name: /Doma/ }).click();
  await naming.getByRole('button', { name: 'Požádat' }).click();
  await expect(naming.getByText(/Potvrdit to může jen člen/)).toBeVisible();
  await expectFlawless(chair);
  await naming.getByRole('button', { name: 'Nechat být' }).click();

  for (const principal of ['Doma', 'Daleká']) {
    await reader.goto('/hlasovani/druha-osoba');
    const line = reader.getByRole('listitem').filter({ hasText: `Alex ${principal}` });
    await expect(line.getByText('Čeká na vás')).toBeVisible();
    await line.getByRole('link', { name: 'Otevřít a rozhodnout' }).click();
    await reader.getByRole('button', { name: 'Potvrdit', exact: true }).click();
    await reader.getByRole('dialog').getByRole('button', { name: 'Potvrdit plnou moc' }).click();
    await expect(reader.getByText('potvrzeno ověřovatelem')).toBeVisible();
  }
  await reader.goto('/hlasovani/druha-osoba');
  await expect(reader.getByText('Na druhou osobu nic nečeká')).toBeVisible();

  // The agent votes for both beside herself.
  const hers = agent.page;
  await hers.goto(`/hlasovani/${made.id}`);
  await hers.getByRole('button', { name: 'Hlasovat za' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Vybrat všechny' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Pokračovat k hlasování' }).click();
  const choices = hers.getByRole('radio', { name: 'Pro', exact: true });
  await choices.first().click();
  await hers.getByRole('button', { name: 'Odeslat hlasy' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Poslat kód' }).click();
  const { text } = await mailTo(agent.email, /^Kód k hlasování/);
  const code = /\b(\d{6})\b/.exec(text.split('Váš kód:')[1] ?? '')?.[1] as string;
  await hers.getByLabel('1. číslice').click();
  await hers.keyboard.type(code);
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('dialog', { name: 'Děkujeme, hlas je zapsaný' })).toBeVisible();

  const seen = await call<{ castByOthers: { seats: number }; withoutSecond: { seats: number } }>(
    'GET',
    `vote/${made.id}`,
  );
  expect([seen.castByOthers.seats, seen.withoutSecond.seats]).toEqual([2, 0]);
  for (const one of [chair, reader, hers]) await one.context().close();
});
