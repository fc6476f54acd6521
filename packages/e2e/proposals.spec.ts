import type { Page } from '@playwright/test';
import { chair, dialog } from './board.ts';
import { expect, expectFlawlessInBoth, test } from './people.ts';
import { another, calls } from './voting.ts';

const house = 'SVJ Lipová 14';
const list = '/shromazdeni-vlastniku/namety';
const name = 'Osvětlení dvora';

/** A meeting of the house that is called already. */
async function isCalled(page: Page): Promise<void> {
  const call = await calls(page, chair[0], house);
  const times = { start: '2030-12-18T17:00:00.000Z', end: '2030-12-18T19:00:00.000Z' };
  const form = { name: 'Prosincové shromáždění', address: 'Kočárkárna', ...times };
  const { id, updatedAt } = await call<{ id: number; updatedAt: string }>('POST', 'meeting-of-owners', form);
  await call('PUT', `meeting-of-owners/${id}/schedule`, { id, updatedAt });
}

async function proposes(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Náměty na program/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Náměty na program');
  await expectFlawlessInBoth(page);
  await page.getByRole('link', { name: 'Navrhnout bod' }).first().click();
  await page.getByRole('textbox', { name: /^Název bodu/ }).fill(name);
  await page.getByRole('textbox', { name: /^Důvod/ }).fill('Po setmění není na schody vidět.');
  await page.getByRole('textbox', { name: /^Navržené usnesení/ }).fill('Společenství osvětlí dvůr.');
  await expectFlawlessInBoth(page);
  await page.getByRole('button', { name: 'Podat námět' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectFlawlessInBoth(page);
  return new URL(page.url()).pathname;
}

test('an owner proposes a point, a neighbour supports it, and the committee takes it into the agenda', {
  tag: '@mobile',
}, async ({ page, as, mailTo }) => {
  test.setTimeout(150_000);
  await as('vlastnik@lipova.example', house, '/shromazdeni-vlastniku');
  const at = await proposes(page);

  const neighbour = await another('firma@lipova.example', house, at);
  await neighbour.getByRole('button', { name: 'Podpořit', exact: true }).click();
  await expect(neighbour.getByRole('button', { name: 'Vzít podporu zpět' })).toBeVisible();
  await expect(page.getByText('2 lidé', { exact: true })).toBeVisible();

  await isCalled(page);
  const committee = await another(chair[0], house, at);
  await committee.getByRole('button', { name: 'Zařadit na program' }).click();
  await expect(dialog(committee).getByLabel(/^Shromáždění/)).toHaveValue(/Prosincové shromáždění/);
  await expect(dialog(committee).getByText('Shromáždění už je svolané', { exact: false })).toBeVisible();
  await expectFlawlessInBoth(committee);
  await dialog(committee).getByRole('button', { name: 'Zařadit', exact: true }).click();
  await committee.getByRole('link', { name: 'Prosincové shromáždění' }).click();
  await expect(committee.getByRole('heading', { name: `1. ${name}` })).toBeVisible();
  await expectFlawlessInBoth(committee);
  const told = await mailTo('firma@lipova.example', /Námět na program: Osvětlení dvora/);
  expect(told.text).toContain('na program shromáždění Prosincové shromáždění');

  await page.goto(list);
  await expect(page.getByText('Tady nic není')).toBeVisible();
  await expectFlawlessInBoth(page);
});
