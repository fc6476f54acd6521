import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
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

type Options = {
  /** Whether the queue of what is to be confirmed shows. */
  queue: boolean;
};

type Fixtures = {
  /** Opens an address as somebody in a house; the sign-in is minted, not typed. */
  as: As;
  /** Nothing goes wrong unseen: console errors, failed requests and foreign hosts end the test. */
  calm: undefined;
  /** The newest mail to the address that went through SMTP during this test and was not answered yet; waits for it. Journeys that run side by side write to the same people, so `about` names the subject. */
  mailTo: (address: string, about?: RegExp) => Promise<Mail>;
};

export const test = base.extend<Fixtures & Options>({
  queue: [false, { option: true }],
  context: async ({ context, queue }, use) => {
    if (!queue) await withoutQueue(context);
    await use(context);
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
  page: async ({ page }, use) => {
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

/**
 * For walks over many addresses: one browser profile for all tests of a worker, so that the interface is loaded once and
 * then taken from the cache, as a person's own browser does.
 */
export const walk = test.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, hasTouch, isMobile, contextOptions } = project.use;
      const like = { baseURL, locale, timezoneId, viewport, hasTouch, isMobile, ...contextOptions };
      const given = Object.fromEntries(Object.entries(like).filter(([, value]) => value !== undefined));
      const profile = await browser.newContext({ ...given, reducedMotion: 'reduce' });
      await withoutQueue(profile);
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  context: ({ profile }, use) => use(profile),
  page: async ({ profile }, use) => {
    const page = await profile.newPage();
    await use(page);
    await page.close();
  },
});

export { expect };

export const isPhone = (): boolean => test.info().project.name === 'phone';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothingForAxe(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** What the header and a sticky footer cover is reached by scrolling; axe would call the rest of a button too small. */
const uncover = (page: Page, on: boolean) =>
  page.evaluate((isOn) => {
    const { dataset } = document.documentElement;
    for (const e of document.querySelectorAll<HTMLElement>('main *')) {
      const at = getComputedStyle(e);
      if (isOn && at.position === 'sticky' && at.bottom === '0px') {
        e.style.position = 'static';
        e.dataset.still = '';
      } else if (!isOn && e.dataset.still === '') {
        e.style.position = '';
        delete e.dataset.still;
      }
    }
    if (isOn) dataset.scrolled = String(window.scrollY);
    window.scrollTo(0, isOn ? 0 : Number(dataset.scrolled));
  }, on);

/** axe finds nothing, and nothing scrolls sideways. */
export async function expectFlawless(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await uncover(page, true);
  await expectNothingForAxe(new AxeBuilder({ page }).setLegacyMode(true).withTags(everything));
  await uncover(page, false);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
}

/** The same page painted in the other scheme: what depends on colours is asked again. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothingForAxe(
    new AxeBuilder({ page }).setLegacyMode(true).withRules(['color-contrast', 'link-in-text-block']),
  );
}
