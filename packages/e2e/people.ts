import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { confirmations } from '../contract/src/confirmations/endpoints.ts';
import { session } from '../contract/src/session/endpoints.ts';
import { samplePassword } from '../server/src/sample/people.ts';
import type { Mail } from '../server/test/post.ts';
import { Caller } from './caller.ts';
import { OwnHouses, type Plan, type Signed } from './house.ts';
import { Mailbox } from './mails.ts';
import { forgetAll, kept, leave, Profiles, seenIn } from './profiles.ts';

export { password } from './house.ts';

/** Without a house the person stands before the picker. */
export type As = (email: string, house: string | null, address?: string) => Promise<Page>;

/**
 * Where a walk goes: into houses of its own, or, when it only reads, into those of the sample. Both know people by their
 * addresses in the sample.
 */
type Place = {
  somebody(email: string, house: string | null): Promise<Caller>;
  /** The address as this walk knows it. */
  address(email: string): string;
  /** What has come since the walk began. */
  mailbox: Mailbox;
  /** Says what another house of the walk is like. */
  found(plan: Plan): void;
  /** A page of somebody else, in a browser beside that of the walk. */
  page(): Promise<Page>;
};
let place: Place | undefined;
export const here = (): Place => {
  if (!place) throw new Error('only a walk is somewhere');
  return place;
};

const portalAt = () => test.info().project.use.baseURL as string;
/** One sign-in a person, portal and worker. */
const signedIn = new Map<string, Promise<Caller>>();

function sampled(email: string): Promise<Caller> {
  const at = portalAt();
  const key = `${at} ${email}`;
  const known = signedIn.get(key) ?? signIn(new Caller(at), email);
  signedIn.set(key, known);
  return known;
}

/** The queue of what is to be confirmed would stand over every page of whoever owes something. */
async function signIn(nobody: Caller, email: string): Promise<Caller> {
  const who = nobody.as((await nobody.asks(session.login, { email, password: samplePassword })) as Signed);
  for (const choice of who.list) {
    const inside = who.at(choice);
    const { items } = await inside.asks(confirmations.queue, {});
    for (const { dataValues } of items) await inside.asks(confirmations.accept, { id: dataValues.id });
  }
  return who;
}

async function heard(profiles: Profiles): Promise<Page> {
  const page = await profiles.page();
  listen(page);
  return page;
}

const samplePlace = (profiles: Profiles): Place => ({
  page: () => heard(profiles),
  mailbox: new Mailbox(new URL(portalAt()).port),
  somebody: async (email, house) => {
    const who = await sampled(email);
    return house === null ? who : who.in(house);
  },
  address: (email) => email,
  found: ({ nickname }) => {
    throw new Error(`who only reads founds no ${nickname}`);
  },
});

/** Of a page: errors in its console, failed calls and foreign hosts. */
function hear(page: Page, baseURL: string, noise: string[]): void {
  page.on(
    'console',
    (m) => m.type() === 'error' && !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(m.text()) && noise.push(m.text()),
  );
  page.on('pageerror', (e) => noise.push(String(e)));
  page.on('request', (r) => {
    const url = r.url();
    if (!url.startsWith(baseURL) && !/^(data|blob|about):/.test(url)) noise.push(`foreign: ${url}`);
  });
  page.on('response', (r) => r.status() >= 500 && noise.push(`${r.status()} ${r.url()}`));
}
/** Hears what goes wrong on a page of this walk, whoever sees it. */
let listen: (page: Page) => void = () => undefined;

/** What stands on every open screen when a walk did not come through: there may be no second look. */
async function tell(title: string, contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap(seenIn)) {
    if (page.url() === 'about:blank') continue;
    const seen = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    console.error(`── ${title}: ${page.url()}\n${seen}`);
  }
}

let walks = 0;

/** Houses of one walk; who is of no house is the administration of the portal, which all walks share. */
function ownPlace(profiles: Profiles): Place {
  const mailbox = new Mailbox(new URL(portalAt()).port);
  const admin = () => sampled('spravce.portalu@pavlac.example');
  const houses = new OwnHouses(++walks, admin, mailbox);
  return {
    page: () => heard(profiles),
    somebody: (email, house) => (house === null ? sampled(email) : houses.somebody(email, house)),
    mailbox,
    address: houses.address,
    found: houses.found,
  };
}

/** What the browser of somebody keeps, before its first page. */
export const enter = (at: Page, who: Caller): Promise<unknown> =>
  at.addInitScript(
    ([token, seed]) => {
      localStorage.setItem('pavlac.token', token as string);
      if (!seed) return;
      if (!sessionStorage.getItem('pavlac.svj')) sessionStorage.setItem('pavlac.svj', seed);
      // Seeds a further tab, as choosing a house does.
      if (!localStorage.getItem('pavlac.svj')) localStorage.setItem('pavlac.svj', seed);
    },
    [who.token ?? '', who.choice ? JSON.stringify(who.choice) : ''],
  );

/** As the browser of whoever walks at this width. */
export function profileOf(browser: Browser, use: object): Promise<BrowserContext> {
  const { baseURL, viewport, hasTouch, isMobile, locale, timezoneId } = use as BrowserContextOptions;
  const like = { baseURL, viewport, hasTouch, isMobile, locale, timezoneId };
  const given = Object.fromEntries(Object.entries(like).filter(([, value]) => value !== undefined));
  return browser.newContext({ ...given, reducedMotion: 'reduce' });
}

type Worker = {
  /**
   * One browser profile for all tests of a worker: the interface is loaded once and then taken from the cache, as a
   * person's own browser does.
   */
  profile: BrowserContext;
  /** The same for the others of a walk. */
  others: Profiles;
};

type Fixtures = {
  /** A walk that only reads (`@reads`) goes into the houses of the sample; any other owns those it goes to. */
  where: undefined;
  /** Opens an address as somebody in a house; the sign-in is minted, not typed. */
  as: As;
  /** Nothing goes wrong unseen: console errors, failed requests and foreign hosts end the test. */
  calm: undefined;
  /** The newest mail to the address that went through SMTP during this test and was not answered yet; waits for it. `about` names the subject. */
  mailTo: (address: string, about?: RegExp) => Promise<Mail>;
};

export const test = base.extend<Fixtures, Worker>({
  where: [
    async ({ others }, use, { tags }) => {
      place = tags.includes('@reads') ? samplePlace(others) : ownPlace(others);
      await use(undefined);
      place = undefined;
      await others.giveBack();
    },
    { auto: true },
  ],
  profile: [
    async ({ browser }, use, { project }) => {
      const profile = await kept(await profileOf(browser, project.use), project.use.baseURL as string);
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  others: [
    async ({ browser }, use, { project }) => {
      const others = new Profiles(() => profileOf(browser, project.use), project.use.baseURL as string);
      await use(others);
      await others.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ profile }, use) => {
    await use(profile);
    await leave(profile);
  },
  calm: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = [];
      listen = (to) => hear(to, baseURL as string, noise);
      listen(page);
      await use(undefined);
      const { status, expectedStatus, title } = test.info();
      if (status !== expectedStatus) await tell(title, page.context().browser()?.contexts() ?? []);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
  // Going back after a save may be settling yet and break the next address off; a person would ask for it again.
  page: async ({ page, baseURL }, use) => {
    await forgetAll(page, baseURL as string);
    const go = page.goto.bind(page);
    page.goto = (...asked) =>
      go(...asked).catch((error: unknown) => {
        if (!String(error).includes('ERR_ABORTED')) throw error;
        return go(...asked);
      });
    await use(page);
  },
  mailTo: async ({ where: _ }, use) => {
    await use((address, about) => here().mailbox.wait(here().address(address), about));
  },
  as: async ({ page }, use) => {
    await use(async (email, house, address = '/nastenka') => {
      await enter(page, await here().somebody(email, house));
      await page.goto(address);
      return page;
    });
  },
});

export { expectFlawless, expectFlawlessInBoth, expectReadable } from './flawless.ts';
export { expect };

export const isPhone = (): boolean => test.info().project.name === 'phone';
