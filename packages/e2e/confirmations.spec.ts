import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { momentAt } from '../contract/src/base/time/dates.ts';
import { readPdf } from '../server/test/paper.ts';
import { expect, expectFlawless, here, isPhone, test } from './people.ts';
import { another, type Call, calls } from './voting.ts';

const house = 'SVJ Lipová 14';
const chair = ['predseda@lipova.example', house] as const;
const owner = ['vlastnik@lipova.example', house] as const;
/** Lives behind the door of Lipová 14 alone. */
const couple = ['manzele@lipova.example', house] as const;
const company = ['firma@lipova.example', house] as const;

type Published = { id: number; title: string };
type Group = { id: number; name: string; count: number };

/** A message of the chair that asks for confirmation, with a title of its own. */
const asks = (call: Call, title: string, more: object = {}) =>
  call<Published>('POST', 'message', {
    title: `${title} ${isPhone() ? 'na telefonu' : 'na počítači'}`,
    description: '<p>Ve středu přijdou odečítat vodoměry. Prosíme, uvolněte přístup.</p>',
    acceptRead: true,
    ...more,
  });

const queueOf = (page: Page) => page.getByRole('dialog', { name: 'K potvrzení přečtení' });

/** Which of how many stands in the queue. */
async function position(page: Page): Promise<[number, number]> {
  const text = (await queueOf(page)
    .getByText(/^\d+\sze?\s\d+$/)
    .textContent()) as string;
  const [at, total] = text.match(/\d+/g) as string[];
  return [Number(at), Number(total)];
}

/** Does what leads to the next item, and waits for it or for the end. */
async function onward(page: Page, button: string) {
  const [at, total] = await position(page);
  await queueOf(page).getByRole('button', { name: button }).click();
  if (at === total) await expect(queueOf(page)).toBeHidden();
  else await expect.poll(() => position(page)).toEqual([at + 1, total]);
}

const later = 'Připomenout příště';
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ');

/** Puts off what others ask, until the message stands there. */
async function reach(page: Page, title: string) {
  await expect(queueOf(page)).toBeVisible();
  const name = queueOf(page).getByRole('heading', { level: 3 });
  while (plain(await name.textContent()) !== title) await onward(page, later);
}

/** Puts off all the rest. */
async function leave(page: Page) {
  while (await queueOf(page).isVisible()) await onward(page, later);
}

test('the right owner confirms in the queue; the chair sees it, reminds the rest, prints and writes paper down', async ({
  page,
  as,
  mailTo,
}) => {
  test.setTimeout(150_000);
  const call = await calls(page, ...chair);
  for (const [email] of [owner, company]) await here().somebody(email, house);
  const m = await asks(call, 'Odečty vodoměrů');
  await as(...owner);
  await reach(page, m.title);
  const queue = queueOf(page);
  await expect(queue.getByText('Obecné')).toBeVisible();
  await expect(queue.getByRole('heading', { level: 3 })).toBeFocused();
  await expectFlawless(page);
  // No way around: no cross, no Escape.
  await page.keyboard.press('Escape');
  await expect(queue).toBeVisible();
  await expect(queue.getByRole('button')).toHaveCount(2);
  await onward(page, 'Potvrzuji přečtení');
  await expect(page.getByText('Přečtení je potvrzené.').first()).toBeVisible();
  await leave(page);
  await page.goto(`/zpravy/${m.id}`);
  await expect(page.getByText(/Přečtení jste potvrdili/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Potvrdit přečtení' })).toHaveCount(0);

  const head = await another(...chair, `/zpravy/${m.id}`);
  const card = head.getByRole('region', { name: 'Přečteno' });
  await expect(card.getByText(/^1 z/)).toBeVisible();
  await expect(card.getByText('Novotníková')).toBeVisible();
  await expectFlawless(head);
  await card.getByRole('button', { name: 'Připomenout chybějícím' }).click();
  const question = head.getByRole('dialog', { name: 'Připomenout potvrzení?' });
  await expect(question).toContainText('Kdo už potvrdil, nedostane nic.');
  await question.getByRole('button', { name: 'Poslat připomínku' }).click();
  await expect(head.getByText('Připomínky odcházejí.').first()).toBeVisible();
  await mailTo(company[0], new RegExp(m.title));

  const coming = head.waitForEvent('download');
  await card.getByRole('button', { name: 'Vytisknout seznam' }).click();
  const file = await coming;
  const { pages } = await readPdf(await readFile(await file.path()));
  const text = pages.join(' ').replace(/\s+/g, ' ');
  for (const words of [m.title, 'Chybí potvrdit', 'Datum a podpis', 'Přečtení potvrdili', 'Novotníková', 'v portálu'])
    expect(text).toContain(words);

  await card.getByRole('button', { name: 'Zapsat z papíru' }).click();
  const paper = head.getByRole('dialog', { name: 'Zapsat potvrzení z papíru' });
  await paper.getByRole('checkbox', { name: /Lipnická realitní/ }).check();
  await expect(paper.getByText('Vybrán 1 člověk')).toBeVisible();
  await expectFlawless(head);
  await paper.getByRole('button', { name: 'Zapsat potvrzení' }).click();
  await expect(card.getByText(/^2 z/)).toBeVisible();
  await card.getByRole('button', { name: /Zobrazit všech/ }).click();
  const list = head.getByRole('dialog', { name: 'Kdo zprávu přečetl' });
  await expect(list.getByText(/na papíře, zapsáno: /)).toBeVisible();
  await expectFlawless(head);
  await list.getByRole('button', { name: /Zrušit zápis z papíru: Lipnická/ }).click();
  await head
    .getByRole('dialog', { name: 'Zrušit zápis z papíru?' })
    .getByRole('button', { name: 'Zrušit zápis z papíru' })
    .click();
  await expect(card.getByText(/^1 z/)).toBeVisible();
  await head.close();
});

test('who is of another entrance never meets it; what is put off waits behind its door', async ({ page, as }) => {
  test.setTimeout(90_000);
  const call = await calls(page, ...chair);
  const { entrances } = await call<{ entrances: Group[] }>('GET', 'message/groups');
  const other = entrances.find((e) => e.name === 'Lipová 16') as Group;
  const foreign = await asks(call, 'Jen druhý vchod', { audience: [{ kind: 'entrance', id: other.id }] });
  const mine = await asks(call, 'Odložená zpráva');
  const { items } = await (await calls(page, ...couple))<{ items: { data: { id: number } }[] }>('GET', 'accept-read');
  expect(items.map((i) => i.data.id)).toContain(mine.id);
  expect(items.map((i) => i.data.id)).not.toContain(foreign.id);

  await as(...couple);
  await reach(page, mine.title);
  await leave(page);
  await page.goto('/sousede');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(queueOf(page)).toBeHidden();
  await page.goto('/nastenka');
  await page.getByRole('link', { name: /k potvrzení/ }).click();
  await reach(page, mine.title);
  await queueOf(page).getByRole('link', { name: 'Otevřít celou zprávu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.title);
  await expect(queueOf(page)).toBeHidden();
  await expectFlawless(page);
  await page.getByRole('button', { name: 'Potvrdit přečtení' }).click();
  await expect(page.getByText(/Přečtení jste potvrdili/)).toBeVisible();
});

test('an emergency ends a day from now unless it is said otherwise, and stands marked in the queue', async ({
  page,
  as,
}) => {
  test.setTimeout(90_000);
  const head = await another(...chair, '/zpravy/novy');
  await head.getByRole('switch', { name: 'Mimořádná zpráva' }).check();
  const typed = await head.getByLabel(/^Nahoře zůstane do/).inputValue();
  const [day, month, year, hour, minute] = (typed.match(/\d+/g) ?? []).map((n) => n.padStart(2, '0'));
  const end = momentAt(`${year}-${month}-${day}T${hour}:${minute}`) as Date;
  expect(Math.abs(end.getTime() - Date.now() - 24 * 3600_000)).toBeLessThan(31 * 60_000);
  await head.close();

  const call = await calls(page, ...chair);
  const dateTo = new Date(Date.now() + 3600_000).toISOString();
  const m = await asks(call, 'Uniká plyn', { emergency: true, dateTo, label: 'disorder' });
  await as(...couple);
  await reach(page, m.title);
  await expect(queueOf(page).getByText('Mimořádná zpráva')).toBeVisible();
  await expectFlawless(page);
  await call('PUT', `message/${m.id}/archive`);
});
