import type { Page } from '@playwright/test';
import { api, chair } from './board.ts';
import { expect, expectFlawless, here, isPhone, test } from './people.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';

/** The portal has been heard by whichever page of this browser leads. */
const streamsOf = (pages: readonly Page[]) => {
  const open: string[] = [];
  for (const page of pages)
    page.on('request', (r) => new URL(r.url()).pathname === '/api/v2/live' && open.push(page.url()));
  return open;
};
const talk = (page: Page, name: string) =>
  api(page, chair[0], 'POST', '/api/v2/discussion', { name, description: 'Co s tím?' });
const rows = (page: Page) => page.locator('#main').locator(isPhone() ? 'ul > li' : 'tbody tr');
const inMenu = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Diskuze/ })
    .first();

test('two pages of one browser share one stream: numbers and lists of both follow, and the other one takes over', async ({
  as,
  page,
}) => {
  test.setTimeout(120_000);
  const streams = streamsOf([page]);
  await here().somebody(chair[0], house);
  await talk(page, 'Čí je to kolo');
  await as(owner, house, '/diskuze');
  await expect.poll(() => streams.length, { timeout: 20_000 }).toBe(1);
  const second = await page.context().newPage();
  const more = streamsOf([second]);
  await second.goto('/diskuze');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rows(second)).toHaveCount(1);
  // It does not listen yet, and still misses nothing.
  const before = await rows(page).count();
  await talk(page, 'Kola v kočárkárně');
  for (const one of [page, second]) {
    await expect(one.getByRole('button', { name: '1 nová položka' })).toBeVisible();
    await expect(rows(one)).toHaveCount(before);
  }
  // It listens to the first one: nothing of its own is asked, and it hears as soon.
  const waiting = () => second.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await talk(page, 'Sklep');
  for (const one of [page, second]) {
    await expect(one.getByRole('button', { name: '2 nové položky' })).toBeVisible();
    await expect(rows(one)).toHaveCount(before);
  }
  expect(more).toEqual([]);
  await expectFlawless(second);
  await second.getByRole('button', { name: '2 nové položky' }).click();
  await expect(rows(second).filter({ hasText: 'Kola v kočárkárně' })).toBeVisible();
  await expect(second.getByRole('button', { name: /nov[áé] polož/ })).toHaveCount(0);
  // The leading page closes: the other one opens a stream of its own and goes on.
  const number = isPhone() ? 0 : Number(/\d+/.exec((await inMenu(second).textContent()) ?? '')?.[0]);
  await page.close();
  await expect.poll(() => more.length, { timeout: 20_000 }).toBe(1);
  await talk(second, 'Barva dveří');
  await expect(second.getByRole('button', { name: '1 nová položka' })).toBeVisible();
  if (!isPhone()) await expect(inMenu(second)).toContainText(String(number + 1));
});
