import { readFileSync } from 'node:fs';
import { chair } from './board.ts';
import { expect, expectFlawlessInBoth, isPhone, test } from './people.ts';
import { another, aVote, type Call, calls } from './voting.ts';

const cadastre = new URL('../server/fixtures/cadastre-sample.json', import.meta.url);
const { pritomneJednotky: there } = JSON.parse(readFileSync(cadastre, 'utf8')).ocekavano.scenarHlasovani as {
  pritomneJednotky: string[];
};
const [, house] = chair;
const member = 'vybor@lipova.example';

/** A vote on the spot that everybody there agreed to, and that is over. */
async function decided(call: Call, point: string) {
  const onTheSpot = { type: 'local', basis: 'assembly', participation_count: 50, closesAt: null };
  const { id, votePoints } = await aVote(call, 'Letní schůze', [point], onTheSpot);
  const { seats } = await call<{ seats: { id: number; units: string }[] }>('GET', `vote/${id}/census?sizePerPage=all`);
  const ids = seats.filter((s) => s.units.split(', ').some((u) => there.includes(u))).map((s) => s.id);
  await call('PUT', `vote/${id}/attendance`, { seats: ids, here: true });
  const points = ids.map((seat) => ({ vote_value: 'agree', vote_point_id: votePoints[0]?.id, voted_user_id: seat }));
  await call('POST', `vote/${id}/storeWithCode`, { ids, points });
  await call('PUT', `vote/${id}/finish`, {});
}

test('what a vote decided is in the register, given to somebody, and done', async ({ page, as }) => {
  test.setTimeout(150_000);
  await decided(await calls(page, ...chair), 'Stojany na kola');
  await as(...chair, '/usneseni');
  await expectFlawlessInBoth(page);
  await page.getByRole('link', { name: 'Stojany na kola' }).click();
  await expect(page.getByText('Zapsáno koncem hlasování')).toBeVisible();
  await expectFlawlessInBoth(page);
  await page.getByRole('link', { name: 'Upravit' }).click();
  await page.getByRole('combobox', { name: 'Kdo odpovídá' }).fill('Sedlařík');
  await page
    .getByRole('option', { name: /Marek Sedlařík/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Termín' }).fill('1. 12. 2030');
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Ke splnění').first()).toBeVisible();

  // Who is responsible sees it wait for them.
  const theirs = await another(member, house, '/usneseni?tab=todo');
  await expect(theirs.getByText('Odpovídáte vy').first()).toBeVisible();
  await theirs.close();

  await page.getByRole('link', { name: 'Upravit' }).click();
  await page.getByText('Splněno', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Poznámka' }).fill('Stojany stojí ve dvoře.');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Stojany stojí ve dvoře.').first()).toBeVisible();
  await page.goto('/usneseni?tab=todo');
  if (!isPhone()) await expect(page.getByRole('tab', { name: /^Ke splnění/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stojany na kola' })).toHaveCount(0);
});
