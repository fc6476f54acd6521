import { expect, expectFlawless, isPhone, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

test('the chair makes a role from the owner’s, is refused too much, and changes it', async ({ page, as }) => {
  await as(...chair, '/detail-svj?tab=roles');
  await expect(page.getByText('Zatím jen výchozí role')).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Nová role' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nová role');

  const documents = page.getByRole('radiogroup', { name: 'Dokumenty' });
  await expect(documents.getByRole('radio', { name: 'čte' })).toBeChecked();
  await documents.getByText('spravuje').click();
  const orders = page.getByRole('radiogroup', { name: 'Objednávky' });
  await expect(orders.getByRole('radio', { name: 'spravuje' })).toBeDisabled();
  await expect(page.getByText('Objednávky vyřizuje jen správa portálu.')).toBeVisible();
  await expectFlawless(page);

  await page.getByRole('button', { name: 'Vytvořit roli' }).click();
  await expect(page.getByText('Vyplňte toto pole.').first()).toBeVisible();
  await page.getByLabel(/^Název role/).fill('Domovník');
  await page.getByRole('button', { name: 'Vytvořit roli' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domovník');
  await expect(page.getByText('Kopie role vlastník')).toBeVisible();
  await expect(page.getByText('nemá ji nikdo')).toBeVisible();
  await expect(page.getByRole('row', { name: /Dokumenty/ })).toContainText('spravuje');
  await expect(page.getByRole('button', { name: 'Smazat' })).toBeVisible();
  await expectFlawless(page);

  // Leaving asks; staying keeps what was chosen.
  await page.getByRole('link', { name: 'Upravit roli' }).click();
  await page.getByRole('radiogroup', { name: 'Ankety' }).getByText('nic').click();
  await page.getByRole('link', { name: 'Zpět', exact: true }).click();
  await page.getByRole('button', { name: 'Zůstat' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Ankety' }).getByRole('radio', { name: 'nic' })).toBeChecked();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByRole('row', { name: /Ankety/ })).toContainText('nic');

  await page.goto('/role');
  await expect(page.getByRole('list', { name: 'Vlastní' })).toContainText('Domovník');
});

test('a role that somebody holds cannot be deleted; once nobody does, it can', async ({ page, as }) => {
  await as(...chair, '/role');
  const { token, svj } = await page.evaluate(() => ({
    token: localStorage.getItem('pavlac.token'),
    svj: JSON.parse(sessionStorage.getItem('pavlac.svj') ?? '{}').session_user_id as number,
  }));
  const headers = { authorization: `Bearer ${token}`, svj: String(svj) };
  const rights = { members: 'r', svj: 'r', documents: 'rw' };
  const role = await page.request.post('/api/v2/role', {
    headers,
    data: { title: 'Archivář', extends: 'neighbour', rights },
  });
  const { id } = (await role.json()).data as { id: string };
  const give = async (customRoleId: number | null) => {
    const all = await page.request.get('/api/v2/user?sizePerPage=all', { headers });
    const users = (await all.json()).data.users as { id: number; role: { name: string } }[];
    const whom = users.find((u) => u.role.name === 'neighbour') as { id: number };
    const { data } = await (await page.request.get(`/api/v2/user/${whom.id}`, { headers })).json();
    const { type, firstName, lastName, updatedAt, emails, phones } = data;
    const kept = { type, firstName, lastName, updatedAt, emails, phones, role: 'neighbour' };
    const saved = await page.request.put(`/api/v2/user/${whom.id}`, { headers, data: { ...kept, customRoleId } });
    expect(saved.status()).toBe(200);
  };
  await give(Number(id));
  await page.goto(`/role/${id}`);
  await expect(page.getByText(/Smazat půjde, až dostan(e|ou) jinou/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Smazat' })).toHaveCount(0);
  expect((await page.request.delete(`/api/v2/role/${id}`, { headers })).status()).toBe(422);

  await give(null);
  await page.reload();
  await page.getByRole('button', { name: 'Smazat' }).click();
  await expect(page.getByText('Smazat roli Archivář?')).toBeVisible();
  await page.getByRole('button', { name: 'Smazat roli' }).click();
  await expect(page.getByText('Role je smazaná.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Archivář' })).toHaveCount(0);
});

test('default roles are read, and a new one begins from each', { tag: '@reads' }, async ({ page, as }) => {
  await as(...chair, '/role?role=default');
  await expect(page.getByRole('link', { name: 'Předseda výboru', exact: true })).toBeVisible();
  await expectFlawless(page);
  await page.getByRole('link', { name: 'Předseda výboru', exact: true }).click();
  await expect(page.getByText('Výchozí roli nejde změnit.')).toBeVisible();
  await page.getByRole('link', { name: 'Vytvořit vlastní roli' }).click();
  await expect(page.getByText('Kdo dostane kopii této role, bude členem výboru.')).toBeVisible();
  if (!isPhone()) await expect(page).toHaveURL(/from=mayorCommittee/);
});

test('a renter cannot open roles', { tag: '@reads' }, async ({ page, as }) => {
  await as('najemnik@lipova.example', 'SVJ Lipová 14', '/role');
  await expect(page.getByText('K této části nemáte oprávnění.').first()).toBeVisible();
  await page.goto('/role/owner');
  await expect(page.getByText('K této části nemáte oprávnění.').first()).toBeVisible();
});
