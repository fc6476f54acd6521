import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';

const owner = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;
const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

/** Most requests of a browser that knows nothing yet: of the page's own files, and of data. */
const files = 19;
const data = 5;
/** How far everything together may move by itself. */
const shift = 0.02;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** A page that counts what moves in it, from its first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const movedIn = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);

/** How many files bring these letters of a face. */
const facesOf = (page: Page, face: string, letters: string) =>
  page.evaluate(async ([f, l]) => (await document.fonts.load(f as string, l)).length, [face, letters]);

/** Until nothing is asked and nothing is waited for any more; the stream of news, which never ends, is refused. */
async function calm(page: Page) {
  await page.route(/\/api\/v2\/live/, (route) => route.fulfill({ status: 403 }));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('the dashboard comes in few requests and nothing on it moves', { tag: ['@reads', '@both'] }, async ({ as }) => {
  const page = await as(...chair, '/zpravy');
  await calm(page);
  // What the last screen fetches at rest is not of this one.
  await page.goto('/api/ready');
  await watchShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/nastenka');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await calm(page);
  // What comes when the page is at rest: the stream of news and what later screens wear, with what it needs just before it.
  const since = asked.slice(asked.indexOf('/nastenka'));
  let rest = since.findIndex((path) => /\/(?:attend|second)-/.test(path));
  while (/\/shared-/.test(since[rest - 1] ?? '')) rest -= 1;
  const first = rest === -1 ? since : since.slice(0, rest);
  // Those that are too many, by their names.
  expect(first.filter((path) => /\.(?:js|css|woff2)$/.test(path)).slice(files)).toEqual([]);
  expect(first.filter((path) => path.endsWith('.css'))).toHaveLength(1);
  expect(since.filter((path) => path.startsWith('/api/') && path !== '/api/v2/live').length).toBeLessThanOrEqual(data);
  expect(await movedIn(page)).toBeLessThan(shift);
});

test('texts and titles are drawn in their own letters, with those of our neighbours', {
  tag: ['@reads', '@both'],
}, async ({ as }) => {
  const page = await as(...owner, '/nastenka');
  await calm(page);
  // Faces that name other weights than their first file are passed over, and the whole page stands in a foreign face.
  for (const face of ['400 16px "Figtree Variable"', '700 16px "Figtree Variable"'])
    expect([face, await facesOf(page, face, 'řůž')]).toEqual([face, 1]);
  for (const face of ['400 16px "Literata Variable"', '600 16px "Literata Variable"'])
    expect([face, await facesOf(page, face, 'řůžə')]).toEqual([face, 2]);
});

test('nothing on a screen moves while it comes', { tag: ['@reads', '@both'] }, async ({ as }) => {
  const page = await as(...owner, '/zpravy');
  await calm(page);
  await watchShifts(page);
  const own = ['/nastenka', '/zpravy', '/jednotky', '/hlasovani', '/sousede', '/detail-svj'];
  const content = ['/hlaseni', '/diskuze', '/adresar-kontaktu', '/dokumenty', '/fotogalerie', '/ankety'];
  for (const address of [...own, ...content]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await calm(page);
    const moved = await movedIn(page);
    expect(moved, address).toBeLessThan(shift);
  }
});

test('who is signed in is remembered for the next visit, and forgotten with the sign-in', async ({ as }) => {
  const page = await as(...owner, '/nastenka');
  await calm(page);
  const kept = () => page.evaluate(() => localStorage.getItem('pavlac.known'));
  expect(await kept()).toContain(await page.evaluate(() => localStorage.getItem('pavlac.token')));
  const header = page.getByRole('banner');

  // The shell stands while nobody has answered yet, but not for another sign-in.
  await page.route('**/api/**', () => {});
  await page.goto('/zpravy');
  await expect(header).toBeVisible();
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('pavlac.known') ?? '');
    localStorage.setItem('pavlac.known', JSON.stringify({ ...known, token: 'of somebody else' }));
  });
  await page.reload();
  // Beside the place of toasts, which is a status too.
  await expect(page.getByRole('status').filter({ hasText: 'Načítám' })).toBeVisible();
  await expect(header).toHaveCount(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/nastenka');
  await calm(page);
  expect(await kept()).not.toContain('of somebody else');
  await header.getByRole('button', { name: /^Účet/ }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  await expect(page).toHaveURL(/prihlasit/);
  expect(await kept()).toBeNull();
});
