import type { Page } from '@playwright/test';
import { files } from '../contract/src/base/files/files.ts';
import { proxies } from '../contract/src/proxies/endpoints.ts';
import { flat, neighbour } from './house.ts';
import { expect, expectFlawless, here, test } from './people.ts';
import { another, calls, mailedCode } from './voting.ts';

const house = 'SVJ Malé';
const head = 'jedina@posta.example';
const agents = 'zmocnena@posta.example';
const verifiers = 'overovaci@posta.example';

/** Members of the owners who are not in the portal, by surname, and of the one who acts for them. */
type Ids = Record<'Doma' | 'Daleká' | 'Zmocněná' | 'Ověřovací', number>;

/** Four units, and a committee of one person; two of the owners are not in the portal. */
function foundSmallHouse(): Ids {
  const ids: Ids = { Doma: 0, Daleká: 0, Zmocněná: 0, Ověřovací: 0 };
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Jediná', [agents]: 'Zmocněná', [verifiers]: 'Ověřovací' },
    async fill(by) {
      await neighbour(by, 'Jediná', 'mayorCommittee');
      for (const [i, name] of (['Doma', 'Daleká', 'Zmocněná', 'Ověřovací'] as const).entries()) {
        ids[name] = await neighbour(by, name, 'owner');
        await flat(by, String(i + 1), [1, 4], ids[name]);
      }
    },
  });
  return ids;
}

/** The chair writes a power down from its signed paper. */
async function writesDown(chair: Page, principal: string, vote: string): Promise<void> {
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

/** The same and its confirmation without the screens, which one power has walked through. */
async function writesDownBeside(given: { principalId: number; agentId: number; voteId: number }) {
  const [by, second] = [await here().somebody(head, house), await here().somebody(verifiers, house)];
  const paper = await by.sends(files.upload, {}, new File(['Zmocňuji.'], 'plna-moc.txt', { type: 'text/plain' }));
  const { id, updatedAt } = await by.asks(proxies.create, { ...given, fileIds: [paper.id] });
  await second.asks(proxies.approve, { id, updatedAt });
}

test('the only officer of a small house holds a vote with two paper powers', async ({ page, mailTo }) => {
  test.setTimeout(240_000);
  const ids = foundSmallHouse();
  for (const email of [agents, verifiers]) await here().somebody(email, house);
  const call = await calls(page, head, house);
  const name = `Nátěr fasády ${Date.now() % 100_000}`;
  const made = await call<{ id: number; updatedAt: string }>('POST', 'vote', {
    ...{ name, type: 'online', basis: 'perRollam', participation_count: 0, accept_count: 50 },
    closesAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    points: [{ name: 'Nátěr fasády', description: '<p>Fasáda se natře.</p>' }],
  });
  await call('PUT', `vote/${made.id}/start`, { updatedAt: made.updatedAt });

  // Nobody is there beside the chair, so the portal asks the owners, and one of them agrees with one click.
  const asked = await mailTo(verifiers, /Budete ověřovatelem/);
  expect(asked.text).toContain('proto se portál ptá vlastníků');
  const link = asked.links.find((one) => one.includes('/hlasovani/druha-osoba')) as string;
  const reader = await another(verifiers, house, link);
  await expect(reader.getByText(`Hlasování: ${name}`)).toBeVisible();
  await expectFlawless(reader);
  await reader.getByRole('button', { name: 'Ano, budu ověřovatelem' }).click();
  await expect(reader.getByRole('button', { name: 'Ano, budu ověřovatelem' })).toHaveCount(0);

  const chair = await another(head, house, '/hlasovani/plne-moci/novy');
  await writesDown(chair, 'Doma', name);
  await expect(chair.getByText(/Teď může potvrdit: Alex Ověřovací/)).toBeVisible();
  // Who wrote it down confirms nothing.
  await expect(chair.getByRole('button', { name: 'Potvrdit', exact: true })).toHaveCount(0);

  // The vote's page says who verifies; the chair may ask somebody else too.
  await chair.goto(`/hlasovani/${made.id}`);
  const named = chair.getByRole('region', { name: 'Ověřovatelé' });
  await expect(named.getByText('Alex Ověřovací')).toBeVisible();
  await expect(named.getByText('souhlasí', { exact: true })).toBeVisible();
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

  await reader.goto('/hlasovani/druha-osoba');
  const line = reader.getByRole('listitem').filter({ hasText: 'Alex Doma' });
  await expect(line.getByText('Čeká na vás')).toBeVisible();
  await line.getByRole('link', { name: 'Otevřít a rozhodnout' }).click();
  await reader.getByRole('button', { name: 'Potvrdit', exact: true }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Potvrdit plnou moc' }).click();
  await expect(reader.getByText('potvrzeno ověřovatelem')).toBeVisible();
  await writesDownBeside({ principalId: ids.Daleká, agentId: ids.Zmocněná, voteId: made.id });
  await reader.goto('/hlasovani/druha-osoba');
  await expect(reader.getByText('Na druhou osobu nic nečeká')).toBeVisible();

  // The agent votes for both beside herself.
  const hers = await another(agents, house, `/hlasovani/${made.id}`);
  await hers.getByRole('button', { name: 'Hlasovat za' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Vybrat všechny' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Pokračovat k hlasování' }).click();
  const choices = hers.getByRole('radio', { name: 'Pro', exact: true });
  await choices.first().click();
  await hers.getByRole('button', { name: 'Odeslat hlasy' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Poslat kód' }).click();
  const code = await mailedCode(mailTo, agents);
  await hers.getByLabel('1. číslice').click();
  await hers.keyboard.type(code);
  await expect(hers.getByRole('dialog', { name: 'Děkujeme, hlas je zapsaný' })).toBeVisible();

  const seen = await call<{ castByOthers: { seats: number }; withoutSecond: { seats: number } }>(
    'GET',
    `vote/${made.id}`,
  );
  expect([seen.castByOthers.seats, seen.withoutSecond.seats]).toEqual([2, 0]);
  for (const one of [chair, reader, hers]) await one.close();
});
