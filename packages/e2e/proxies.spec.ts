import type { Page } from '@playwright/test';
import type { Mail } from '../server/test/post.ts';
import { enter, expect, expectFlawless, expectReadable, here, test } from './people.ts';
import { mailedCode } from './voting.ts';

const chair = 'predseda@lipova.example';
const owner = 'vlastnik@lipova.example';
const neighbour = 'manzele@lipova.example';
const other = 'vybor@lipova.example';
const house = 'SVJ Lipová 14';

type Somebody = {
  page: Page;
  /** Their member in the house. */
  member: number;
  headers: Record<string, string>;
  call: (method: string, path: string, data?: object) => Promise<{ id: number }>;
};

/** Somebody of the house in a browser of their own. */
async function somebody(email: string): Promise<Somebody> {
  const who = await here().somebody(email, house);
  const page = await here().page();
  await enter(page, who);
  const { headers } = who;
  const call: Somebody['call'] = async (method, path, data) => {
    const reply = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
    expect(reply.status()).toBe(200);
    return (await reply.json()).data;
  };
  return { page, call, headers, member: Number(who.member) };
}

/** A running vote of one point. */
async function aVote({ call }: Somebody, name: string): Promise<number> {
  const closesAt = new Date(Date.now() + 14 * 86_400_000).toISOString();
  const form = { name, type: 'online', basis: 'perRollam', participation_count: 0, accept_count: 50, closesAt };
  const draft = (await call('POST', '/api/v2/vote', { ...form, points: [{ name: 'Nátěr plotu' }] })) as {
    id: number;
    updatedAt?: string;
  };
  await call('PUT', `/api/v2/vote/${draft.id}/start`, { updatedAt: draft.updatedAt });
  return draft.id;
}

test('an owner empowers a neighbour, who votes at once; the owner objects', {
  tag: '@mobile',
}, async ({ mailTo }) => {
  test.setTimeout(240_000);
  const about = (address: string, subject: string): Promise<Mail> => mailTo(address, new RegExp(subject));
  const name = `Nátěr plotu ${test.info().project.name} ${Date.now() % 100_000}`;
  const committee = await somebody(chair);
  await here().somebody(neighbour, house);
  const vote = await aVote(committee, name);

  // The owner finds the way beside the ballot and gives a power for this vote.
  const giver = (await somebody(owner)).page;
  await giver.goto(`/hlasovani/${vote}`);
  await giver.getByRole('link', { name: 'Zmocnit někoho' }).click();
  await expect(giver.getByRole('heading', { level: 1 })).toHaveText('Zmocnit někoho k hlasování');
  await giver.getByRole('button', { name: 'Zapsat plnou moc' }).click();
  await expect(giver.getByText('Vyplňte toto pole.').first()).toBeVisible();
  await giver
    .getByLabel(/^Zmocněnec/)
    .first()
    .fill('dvorsk');
  await giver.getByRole('option', { name: /Jan Dvorský/ }).click();
  await expectFlawless(giver);
  await giver.getByRole('button', { name: 'Zapsat plnou moc' }).click();
  await expect(giver.getByText('Platí', { exact: true })).toBeVisible();
  await expect(giver.getByText('potvrzeno vlastním účtem zmocnitele')).toBeVisible();
  expect((await about(neighbour, 'Můžete hlasovat za')).text).toContain(name);
  expect((await about(owner, 'Dali jste plnou moc')).links[0]).toContain('/hlasovani/plne-moci/');

  // The chair sees it in the register and has nothing to decide.
  await committee.page.goto('/hlasovani/plne-moci?tab=approved');
  await committee.page
    .getByRole('link', { name: /Novotníková/ })
    .first()
    .click();
  await expect(committee.page.getByRole('heading', { level: 1 })).toContainText('Dvorský');
  await expect(committee.page.getByRole('button', { name: 'Zamítnout' })).toHaveCount(0);
  await expectFlawless(committee.page);
  await committee.page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(committee.page);
  const power = committee.page.url();

  // The neighbour votes for the owner with the code from the mail.
  const agent = (await somebody(neighbour)).page;
  await agent.goto(`/hlasovani/${vote}`);
  await agent.getByRole('button', { name: 'Hlasovat za' }).click();
  const people = agent.getByRole('dialog', { name: 'Hlasovat za' });
  const choice = people.getByRole('checkbox', { name: /Novotníková/ });
  await choice.uncheck();
  await people.getByRole('button', { name: 'Pokračovat k hlasování' }).click();
  await expect(people.getByText('Vyberte aspoň jednoho člověka.')).toBeVisible();
  await choice.check();
  await expectFlawless(agent);
  await people.getByRole('button', { name: 'Pokračovat k hlasování' }).click();
  await expect(agent.getByText(/Hlasujete na základě plné moci\. Za koho: .*Novotníková/)).toBeVisible();
  await agent.getByRole('radio', { name: 'Pro', exact: true }).first().click();
  await agent.getByRole('button', { name: 'Odeslat hlasy' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: 'Poslat kód' }).click();
  await expect(agent.getByRole('dialog', { name: /Zadejte kód z\se-.?mailu/ })).toBeVisible();
  const code = await mailedCode(mailTo, neighbour);
  await agent.getByLabel('1. číslice').click();
  await agent.keyboard.type(code);
  await expect(agent.getByRole('dialog', { name: 'Děkujeme, hlas je zapsaný' })).toBeVisible();

  // The owner is told at once, and says that it was not theirs; the chair sees it at the power.
  const told = await about(owner, 'bylo hlasováno');
  expect(told.text).toContain('Dvorský');
  await giver.goto(`/hlasovani/${vote}`);
  await giver.getByRole('button', { name: 'Podat námitku' }).click();
  await giver.getByRole('dialog').getByRole('button', { name: 'Podat námitku' }).click();
  await expect(giver.getByRole('dialog')).toBeHidden();
  expect((await about(chair, 'ámit')).text).toContain('Novotníková');
  await committee.page.goto(power);
  await expect(committee.page.getByText('Námitka vlastníka')).toBeVisible();
  await expect(committee.page.getByRole('button', { name: 'Odvolat' })).toHaveCount(0);
});

test('an agent gives a power up after reading what follows; the owner is told', async ({ mailTo }) => {
  test.setTimeout(120_000);
  const committee = await somebody(chair);
  const name = `Vzdání ${test.info().project.name} ${Date.now() % 100_000}`;
  const vote = await aVote(committee, name);
  const giver = await somebody(owner);
  const agent = await somebody(neighbour);
  const made = await giver.call('POST', '/api/v2/vote-proxy', { agentId: agent.member, voteId: vote });
  await agent.page.goto(`/hlasovani/plne-moci/${made.id}`);
  await agent.page.getByRole('button', { name: 'Vzdát se plné moci' }).click();
  const dialog = agent.page.getByRole('dialog', { name: 'Vzdát se plné moci' });
  await dialog.getByLabel(/^Důvod/).fill('Odjíždím');
  await expectFlawless(agent.page);
  await dialog.getByRole('button', { name: 'Vzdát se plné moci' }).click();
  await expect(agent.page.getByText('Zmocněnec se jí vzdal')).toBeVisible();
  await expect(agent.page.getByRole('button', { name: 'Vzdát se plné moci' })).toHaveCount(0);
  const told = await mailTo(owner, /vzdal plné moci/);
  expect(told.text).toContain('Důvod: Odjíždím');
});

test('a power written down from a paper waits for a second person, who compares and confirms it', {
  tag: '@mobile',
}, async ({ mailTo }) => {
  test.setTimeout(180_000);
  const committee = await somebody(chair);
  await here().somebody(other, house);
  const name = `Druhá osoba ${test.info().project.name} ${Date.now() % 100_000}`;
  const vote = await aVote(committee, name);
  const giver = await somebody(owner);
  const agent = await somebody(neighbour);
  const form = { data: '{}', file: { name: 'plna-moc.txt', mimeType: 'text/plain', buffer: Buffer.from('Zmocňuji.') } };
  const reply = await committee.page.request.fetch('/api/v2/attachment', {
    method: 'POST',
    headers: committee.headers,
    multipart: form,
  });
  const kept = await reply.text();
  expect([reply.status(), kept]).toEqual([200, kept]);
  const { data: paper } = JSON.parse(kept) as { data: { id: number } };
  const to = { principalId: giver.member, agentId: agent.member, voteId: vote, fileIds: [paper.id] };
  const { id } = await committee.call('POST', '/api/v2/vote-proxy', to);

  // Who wrote it down sees whom it waits for, and confirms nothing.
  await committee.page.goto(`/hlasovani/plne-moci/${id}`);
  await expect(committee.page.getByText(/Teď může potvrdit/)).toBeVisible();
  await expect(committee.page.getByRole('button', { name: 'Potvrdit' })).toHaveCount(0);
  await expectFlawless(committee.page);

  const second = (await somebody(other)).page;
  expect((await mailTo(other, /Potvrďte prosím plnou moc/)).links[0]).toContain('/hlasovani/druha-osoba');
  await second.goto('/hlasovani/druha-osoba');
  const line = second.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText('Čeká na vás')).toBeVisible();
  await expectFlawless(second);
  await line.getByRole('link', { name: 'Otevřít a rozhodnout' }).click();
  await second.getByRole('button', { name: 'Potvrdit' }).click();
  await expectFlawless(second);
  await second.getByRole('dialog').getByRole('button', { name: 'Potvrdit plnou moc' }).click();
  await expect(second.getByText('potvrdil druhý člověk z výboru')).toBeVisible();
});
