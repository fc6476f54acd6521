import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test, withoutQueue } from './people.ts';

export const chair = 'predseda@lipova.example';
export const second = 'vybor@lipova.example';

type Choice = { session_user_id: number; nickname: string | null };
type Signed = { token: string; member: number; choice: Choice };

async function inLipova(page: Page, email: string): Promise<Signed> {
  const data = await signIn(page, email);
  const choice = data.svj_list.find((s) => s.nickname === 'SVJ Lipová 14') as Choice;
  return { token: data.token, member: choice.session_user_id, choice };
}

/** A browser of their own, signed in in Lipová. */
export async function browserOf(
  browser: Browser,
  page: Page,
  email: string,
): Promise<{ at: BrowserContext; page: Page; who: Signed }> {
  const who = await inLipova(page, email);
  const { baseURL, viewport, hasTouch, isMobile, locale } = test.info().project.use;
  const at = await browser.newContext({ baseURL, viewport, hasTouch, isMobile, locale, acceptDownloads: true });
  await withoutQueue(at);
  await at.addInitScript(
    ([token, choice]) => {
      localStorage.setItem('pavlac.token', token as string);
      sessionStorage.setItem('pavlac.svj', choice as string);
    },
    [who.token, JSON.stringify(who.choice)],
  );
  return { at, page: await at.newPage(), who };
}

export async function call<T>(page: Page, who: Signed, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const url = new URL(path, test.info().project.use.baseURL).href;
  const headers = { Authorization: `Bearer ${who.token}`, svj: String(who.member) };
  const reply = await page.request.fetch(url, { method, headers, ...(data ? { data } : {}) });
  return { status: reply.status(), data: ((await reply.json()) as { data: T }).data };
}

/** A vote of Lipová that runs, made by the chair. */
export async function running(
  page: Page,
  who: Signed,
  name: string,
  basis: 'perRollam' | 'poll' = 'perRollam',
): Promise<number> {
  const form = { name, type: 'online', basis, participation_count: 0, accept_count: 50 };
  const points = [
    { name: 'Oprava střechy', description: '<p>Schvaluje se <strong>oprava</strong>.</p>' },
    { name: 'Nový výtah' },
  ];
  const closesAt = new Date(Date.now() + 20 * 24 * 3600_000).toISOString();
  const made = await call<{ id: number; updatedAt: string }>(page, who, 'POST', '/api/v2/vote', {
    ...form,
    closesAt,
    points,
  });
  expect(made.status).toBe(200);
  const { id, updatedAt } = made.data;
  expect((await call(page, who, 'PUT', `/api/v2/vote/${id}/start`, { updatedAt })).status).toBe(200);
  return id;
}
