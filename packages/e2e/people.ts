import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Mail } from '../server/test/post.ts';
import { mailFolder, openMailbox } from './mails.ts';

export const password = 'Pavlac2026';
type Choice = { session_user_id: number; id: number; name: string; nickname: string | null; town: string | null };
type SignedIn = { token: string; svj_list: Choice[] };

/**
 * One sign-in a person and portal, kept beside the run's results: a worker is replaced after each failure, and each
 * would sign everybody in anew until the portal refuses.
 */
export async function signIn(page: Page, email: string): Promise<SignedIn> {
  const at = new URL('/api/v2/auth/login', test.info().project.use.baseURL);
  // All workers of a run have one parent.
  const file = join(mailFolder(at.port), `${process.ppid}-${email}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SignedIn;
  const reply = await page.request.post(at.href, { data: { email, password } });
  expect(reply.status()).toBe(200);
  const { data } = (await reply.json()) as { data: SignedIn };
  // Whole or not at all: the other worker may read it at this moment.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(data));
  renameSync(`${file}.${process.pid}`, file);
  return data;
}

/** Without a house the person stands before the picker. */
export type As = (email: string, house: string | null, address?: string) => Promise<Page>;

/**
 * The queue of what is to be confirmed stands over every page of whoever owes something, and journeys that run side by side
 * publish what everybody owes: only those that are about the queue meet it.
 */
export const withoutQueue = (at: BrowserContext) =>
  at.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (...asked) => {
      const empty = { code: 200, data: { items: [], total: 0 }, message: null };
      return String(asked[0]).endsWith('/api/v2/accept-read') ? Promise.resolve(Response.json(empty)) : real(...asked);
    };
  });

type Worker = {
  /** Whether the queue of what is to be confirmed shows. */
  queue: boolean;
  /**
   * One browser profile for all tests of a worker: the interface is loaded once and then taken from the cache, as a
   * person's own browser does.
   */
  profile: BrowserContext;
};

type Fixtures = {
  /** Opens an address as somebody in a house; the sign-in is minted, not typed. */
  as: As;
  /** Nothing goes wrong unseen: console errors, failed requests and foreign hosts end the test. */
  calm: undefined;
  /** The newest mail to the address that went through SMTP during this test and was not answered yet; waits for it. Journeys that run side by side write to the same people, so `about` names the subject. */
  mailTo: (address: string, about?: RegExp) => Promise<Mail>;
};

export const test = base.extend<Fixtures, Worker>({
  queue: [false, { option: true, scope: 'worker' }],
  profile: [
    async ({ browser, queue }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, hasTouch, isMobile, contextOptions } = project.use;
      const like = { baseURL, locale, timezoneId, viewport, hasTouch, isMobile, ...contextOptions };
      const given = Object.fromEntries(Object.entries(like).filter(([, value]) => value !== undefined));
      const profile = await browser.newContext({ ...given, reducedMotion: 'reduce' });
      if (!queue) await withoutQueue(profile);
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ profile }, use) => {
    await use(profile);
    for (const page of profile.pages()) await page.close();
    await profile.setOffline(false);
    await profile.clearPermissions();
    await profile.clearCookies();
  },
  calm: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = [];
      page.on(
        'console',
        (m) =>
          m.type() === 'error' && !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(m.text()) && noise.push(m.text()),
      );
      page.on('pageerror', (e) => noise.push(String(e)));
      page.on('request', (r) => {
        const url = r.url();
        if (!url.startsWith(baseURL as string) && !/^(data|blob|about):/.test(url)) noise.push(`foreign: ${url}`);
      });
      page.on('response', (r) => r.status() >= 500 && noise.push(`${r.status()} ${r.url()}`));
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
  // Going back after a save may be settling yet and break the next address off; a person would ask for it again.
  page: async ({ page, baseURL }, use) => {
    // Each test begins as somebody new: what another has stored in the profile is gone, only the cache stays.
    const tools = await page.context().newCDPSession(page);
    await tools.send('Storage.clearDataForOrigin', { origin: baseURL as string, storageTypes: 'all' });
    await tools.detach();
    const go = page.goto.bind(page);
    page.goto = (...asked) =>
      go(...asked).catch((error: unknown) => {
        if (!String(error).includes('ERR_ABORTED')) throw error;
        return go(...asked);
      });
    await use(page);
  },
  mailTo: async ({ baseURL }, use) => {
    const mailbox = openMailbox(new URL(baseURL as string).port);
    await use(async (address, about) => {
      let mail: Mail | undefined;
      const came = async () => {
        mail = await mailbox(address, about);
        return mail !== undefined;
      };
      await expect.poll(came, { message: `a mail to ${address}`, timeout: 60_000 }).toBe(true);
      return mail as Mail;
    });
  },
  as: async ({ page }, use) => {
    await use(async (email, house, address = '/nastenka') => {
      const { token, svj_list } = await signIn(page, email);
      const choice = svj_list.find((s) => s.nickname === house);
      const chosen =
        choice &&
        (({ id, session_user_id, name, nickname, town }) => ({ id, session_user_id, name, nickname, town }))(choice);
      await page.addInitScript(
        ([t, seed]) => {
          localStorage.setItem('pavlac.token', t as string);
          if (!seed) return;
          if (!sessionStorage.getItem('pavlac.svj')) sessionStorage.setItem('pavlac.svj', seed);
          // Seeds a further tab, as choosing a house does.
          if (!localStorage.getItem('pavlac.svj')) localStorage.setItem('pavlac.svj', seed);
        },
        [token, chosen ? JSON.stringify(chosen) : ''],
      );
      await page.goto(address);
      return page;
    });
  },
});

export { expectFlawless, expectReadable } from './flawless.ts';
export { expect };

export const isPhone = (): boolean => test.info().project.name === 'phone';
