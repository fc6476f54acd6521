import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ballots } from '../contract/src/ballots/endpoints.ts';
import { readPdf } from '../server/test/paper.ts';
import type { Mail } from '../server/test/post.ts';
import { expect, expectFlawless, here, test } from './people.ts';
import { aVote, calls, type Made, mailedCode } from './voting.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const owner = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;
const voter = 'vybor@lipova.example';

/** What the page saves when this is done, with the name it is saved under. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await act();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function openVote(page: Page, name: string) {
  await page.goto('/hlasovani');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** One seat answers as its owner does, by the code from the mail. */
async function hasVoted(vote: Made, mailTo: (address: string, about?: RegExp) => Promise<Mail>) {
  const who = await here().somebody(voter, chair[1]);
  const { users } = await who.asks(ballots.users, { id: vote.id, sizePerPage: 'all' });
  const seat = users.find((one) => one.full_name.includes('Sedlařík'))?.id as number;
  const points = vote.votePoints.map((p) => ({
    vote_point_id: p.id,
    voted_user_id: seat,
    vote_value: 'agree' as const,
  }));
  await who.asks(ballots.askCode, { id: vote.id, ids: [seat], points });
  await who.asks(ballots.store, { id: vote.id, ids: [seat], points, code: await mailedCode(mailTo, voter) });
}

test('an owner takes the protocol of a vote that ended, and its tables', { tag: '@reads' }, async ({ page, as }) => {
  test.setTimeout(120_000);
  await as(...owner, '/hlasovani');
  await openVote(page, 'Shromáždění: oprava střechy domu');
  const paper = await saved(page, () => page.getByRole('button', { name: 'Vytisknout výsledek' }).click());
  expect(paper.name).toMatch(/^zapis-o-hlasovani-\d+\.pdf$/);
  const { pages } = await readPdf(paper.bytes);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  for (const words of [
    'Zápis o hlasování: Shromáždění: oprava střechy domu',
    'na shromáždění (§ 1206 občanského zákoníku)',
    'Střecha nad vchodem 14 zatéká',
    'Návrh byl přijat.',
    'Novotníková',
    'Veřejný klíč',
  ])
    expect(text).toContain(words);

  await page.getByRole('button', { name: 'Stáhnout podklady' }).click();
  await expect(page.getByRole('menuitem', { name: 'Úplný záznam (ZIP)' })).toBeVisible();
  const tables = await saved(page, () => page.getByRole('menuitem', { name: 'Tabulky (XLSX)' }).click());
  expect(tables.name).toMatch(/^hlasovani-\d+\.xlsx$/);
  expect(tables.bytes.subarray(0, 2).toString()).toBe('PK');
  await expectFlawless(page);
});

test('the committee reminds those who have not voted, and nobody else', async ({ page, as, mailTo }) => {
  test.setTimeout(120_000);
  const { headers } = await here().somebody(...chair);
  const vote = await aVote(await calls(page, ...chair), 'Nový výtah a úklid domu', ['Nový výtah']);
  const { id } = vote;
  await hasVoted(vote, mailTo);
  // Those to be reminded have accounts.
  await here().somebody(...owner);
  await as(...chair, `/hlasovani/${id}`);
  const { data: waiting } = await (await page.request.get(`/api/v2/vote/${id}/reminder`, { headers })).json();
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Připomenout nehlasujícím' }).click();
  const question = page.getByRole('dialog', { name: 'Připomenout hlasování?' });
  await expect(question).toContainText(new RegExp(`Připomínka je pro ${waiting.people}\\s.* za ${waiting.seats}\\s`));
  await expectFlawless(page);
  await question.getByRole('button', { name: 'Poslat připomínku' }).click();
  await expect(page.getByText('Připomínky odcházejí.').first()).toBeVisible();
  await mailTo(owner[0], /Ještě jste nehlasovali.*Nový výtah/);

  const { data: delivery } = await (
    await page.request.get(`/api/v2/vote/${id}/delivery?sizePerPage=all`, { headers })
  ).json();
  const to = delivery.mails.filter((m: { kind: string }) => m.kind === 'voteReminder');
  expect(new Set(to.map((m: { person: string }) => m.person)).size).toBe(waiting.people);
  expect(to.map((m: { recipient: string }) => m.recipient)).not.toContain(here().address(voter));

  // Another one only after twelve hours, and the page says so.
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('menuitem', { name: 'Připomenout nehlasujícím' }).click();
  await expect(page.getByText(/Připomínka odešla před méně než 12\shodinami/).first()).toBeVisible();
});
