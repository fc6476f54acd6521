import { fromText, reduce, toText } from '../contract/src/base/shares/fraction.ts';
import { expect, expectFlawless, test } from './people.ts';
import { aVote, type Call, calls, type Made } from './voting.ts';

const house = 'SVJ Lipová 14';
const chair = ['predseda@lipova.example', house] as const;
const owner = ['vlastnik@lipova.example', house] as const;
/** A house of 60 units, counted in few parts. */
const long = 'SVJ Dlouhá celá';

test('all shares of a vote are parts of those who count, and one line says of how many', async ({ page, as }) => {
  const vote = await aVote(await calls(page, 'sprava@spravce.example', long), `Díly ${test.info().project.name}`, [
    'Nový kotel',
  ]);
  await as('dvojity@dlouha.example', long, `/hlasovani/${vote.id}`);
  await expect(page.getByText(/podíl \d+,\d\d\s%\s\(/)).toBeVisible();
  await page.getByRole('button', { name: /^Kdo ještě ne/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Hledat jméno nebo jednotku' })).toBeVisible();
  await expect(page.getByText('Dalibor Medek').first()).toBeVisible();
  const read = async () => (await page.locator('main').innerText()).replace(/[ \u00a0\u202f](?=\d{3}\b(?!\/))/g, '');
  // Of at most seven digits; the number of a unit is shorter.
  const wholesIn = (text: string) => [...text.matchAll(/\d+\/\s*(\d{4,})/g)].map((m) => m[1]);
  // The list draws its rows one screen after another.
  await expect.poll(async () => wholesIn(await read()).length).toBeGreaterThan(10);
  const text = await read();
  const wholes = wholesIn(text);
  expect([...new Set(wholes)]).toEqual([wholes[0]]);
  expect(wholes[0]?.length).toBeLessThanOrEqual(7);
  expect(text).toContain(`${wholes[0]} dílů`);
  await expectFlawless(page);
});

/** Moves a bit of one seat to another, over a denominator of seventeen digits: the sum stays 1. */
async function unreadable(call: Call, draft: Made): Promise<Made> {
  type Listed = { seats: { id: number; share: string; own: boolean }[] };
  const { seats } = await call<Listed>('GET', `vote/${draft.id}/census?sizePerPage=all`);
  const short = seats.filter((s) => !s.own).sort((a, b) => Number(fromText(a.share).den - fromText(b.share).den));
  let { updatedAt } = draft;
  const bit = 10n ** 14n + 31n;
  for (const [at, sign] of [
    [0, 1n],
    [1, -1n],
  ] as const) {
    const { id, share } = short[at] as Listed['seats'][number];
    const { num, den } = fromText(share);
    const moved = toText(reduce({ num: num * bit + sign * den, den: den * bit }));
    const body = { updatedAt, share: moved, own: false };
    ({ updatedAt } = await call<Made>('PUT', `vote/${draft.id}/seat/${id}`, body));
  }
  return { ...draft, updatedAt };
}

test('parts too long to be read give way to percents, and exact shares open by a key', async ({ page, as }) => {
  const call = await calls(page, ...chair);
  const draft = await call<Made>('POST', 'vote', {
    name: `Dlouhé podíly ${test.info().project.name}`,
    type: 'online',
    basis: 'perRollam',
    participation_count: 0,
    accept_count: 50,
    closesAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    points: [{ name: 'Nový kotel' }],
  });
  const { id, updatedAt } = await unreadable(call, draft);
  await call('PUT', `vote/${id}/start`, { updatedAt });
  await as(...owner, `/hlasovani/${id}`);
  await expect(page.getByText(/podíl \d+,\d\d\s%/)).toBeVisible();
  // A whole number: thirteen digits in a row stand by chance in one fingerprint of twenty.
  await expect(page.locator('main').getByText(/(^|[\s(])\d{13,}($|[\s/)])/)).toHaveCount(0);
  const exact = page.getByRole('button', { name: 'Jak se to počítá' }).first();
  await exact.focus();
  await page.keyboard.press('Enter');
  await expect(exact).toHaveAttribute('aria-expanded', 'true');
  await expect(exact.locator('xpath=..')).toContainText('/');
  await expectFlawless(page);
});
