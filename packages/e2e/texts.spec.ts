import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;

/** Whatever stood on the page that looks like a key of a text, also for a moment. */
const watchKeys = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    (window as unknown as { seenKeys: Set<string> }).seenKeys = seen;
    const look = () => {
      for (const [key] of (document.body?.innerText ?? '').matchAll(/\b[A-Z][A-Z_]{2,}(?:\.[A-Za-z_]+){1,5}\b/g))
        seen.add(key);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
const keysSeen = (page: Page) => page.evaluate(() => [...(window as unknown as { seenKeys: Set<string> }).seenKeys]);

/** Pieces of sentences asked for since the last `anew`; those of the queue over a page depend on what is to be confirmed. */
function watchPieces(page: Page) {
  let names: string[] = [];
  page.on('request', (request) => names.push(request.url()));
  return {
    anew: () => {
      names = [];
    },
    of: (lang: 'cs' | 'en') => {
      const found = names.flatMap((name) => new RegExp(`/texts-(\\w+)-${lang}-`).exec(name)?.[1] ?? []);
      return [...new Set(found)].filter((piece) => piece !== 'confirmations').sort();
    },
  };
}

/** The account speaks English; the portal learns it from the call that says who is asking. */
const speaksEnglish = (page: Page) =>
  page.route('**/api/v2/auth/verify*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    if (body.data?.user) body.data.user.lang = 'en';
    await route.fulfill({ response: reply, json: body });
  });

const places = [
  // Who came by an invitation is welcomed there.
  ['/nastenka', 'Nástěnka', 'Dashboard', ['clock', 'home', 'screens', 'session']],
  ['/jednotky/1', 'Jednotka', 'Unit', ['fields', 'units']],
  ['/zpravy/6', '', '', ['audience', 'comments', 'fields', 'messages', 'notices']],
  ['/hlasovani', 'Hlasování', 'Votes', ['protocols', 'second', 'votes']],
  // What they bring along is for their own walks.
  ['/shromazdeni-vlastniku', 'Shromáždění vlastníků', 'Owners’ meetings', null],
  ['/shromazdeni-vlastniku/novy', '', '', null],
  ['/shromazdeni-vlastniku/1', '', '', null],
  ['/shromazdeni-vlastniku/6/rizeni', 'Prezence', 'Registration', null],
  ['/pozadavky-ke-schvaleni', 'Požadavky ke schválení', 'Requests for approval', null],
  ['/pozadavky-ke-schvaleni/novy', '', '', null],
  ['/pozadavky-ke-schvaleni/1', '', '', null],
  ['/sousede/10', '', '', ['activation', 'fields', 'members', 'session']],
  ['/detail-svj?tab=activity', 'Aktivita', 'Activity', ['association', 'fields', 'log']],
] as const;

/** The dashboard says nothing of what forms and files say; every other screen may. */
const always = (address: string) => (address === '/nastenka' ? ['public', 'shell'] : ['public', 'screens', 'shell']);

test('a deep link brings the sentences of its screen and no others, and never a key', { tag: '@desktop' }, async ({
  page,
  as,
}) => {
  const asked = watchPieces(page);
  await watchKeys(page);
  await as(...chair);
  for (const [address, said, , pieces] of places) {
    // What the last screen fetched ahead is not of this one.
    await page.goto('/api/ready');
    asked.anew();
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (said) await expect(page.locator('body')).toContainText(said);
    if (pieces) await expect.poll(() => asked.of('cs')).toEqual([...pieces, ...always(address)].sort());
    expect(await keysSeen(page), address).toEqual([]);
  }
});

test('in English every screen is English at once, and what is opened later too', { tag: '@desktop' }, async ({
  page,
  as,
}) => {
  const asked = watchPieces(page);
  await watchKeys(page);
  await speaksEnglish(page);
  await as(...chair);
  for (const [address, , said, pieces] of places) {
    // What the last screen fetched ahead is not of this one.
    await page.goto('/api/ready');
    asked.anew();
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (said) await expect(page.locator('body')).toContainText(said);
    if (pieces) await expect.poll(() => asked.of('en')).toEqual([...pieces, ...always(address)].sort());
    expect(await keysSeen(page), address).toEqual([]);
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Neighbours/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Neighbours/);
  expect(asked.of('cs')).not.toContain('votes');
  expect(await keysSeen(page)).toEqual([]);
});
