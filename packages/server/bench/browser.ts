import { type Browser, chromium } from '@playwright/test';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { session } from '#contract/session/endpoints.ts';
import { type At, ask } from './votes.ts';

const rounds = 3;
const patience = 60_000;

/** Signed in as the chair, in a browser that has loaded nothing yet. */
async function aPage(browser: Browser, at: At) {
  const context = await browser.newContext({ baseURL: at.address, locale: 'cs-CZ' });
  const { user } = await ask<Out<typeof session.verify>>(at, 'POST', '/api/v2/auth/verify', {});
  const chosen = { id: user?.svj_id, session_user_id: user?.id, name: 'SVJ', nickname: null, town: null };
  const seeds = [at.headers.authorization?.replace('Bearer ', '') ?? '', JSON.stringify(chosen)];
  await context.addInitScript(([token, house]) => {
    localStorage.setItem('pavlac.token', token as string);
    sessionStorage.setItem('pavlac.svj', house as string);
  }, seeds);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
}

/** From a click on the page of a finished vote to the answer that everything agrees; throws when it does not. */
async function fromClick(browser: Browser, at: At, id: number): Promise<number> {
  const page = await aPage(browser, at);
  await page.goto(`/hlasovani/${id}`);
  const link = page.getByRole('link', { name: 'Ověřit hlasování' });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  const began = performance.now();
  await link.click();
  await page.getByText('Všechno souhlasí').waitFor();
  const took = performance.now() - began;
  await page.context().close();
  return took;
}

/** Milliseconds of a whole recount as its reader waits for it: the page, the ledger and the counting; the median of three. */
export async function recountInBrowser(at: At, id: number, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) took.push(await fromClick(browser, at, id));
    return took.sort((a, b) => a - b)[1] ?? 0;
  } finally {
    await browser.close();
  }
}
