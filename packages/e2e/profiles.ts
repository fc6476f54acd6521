import type { BrowserContext, Page } from '@playwright/test';

/** What an earlier walk has stored in the profile is gone; only the cache stays. */
export async function forgetAll(page: Page, origin: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await tools.detach();
}

const resting = '/api/ready';
/** Nobody is there: it only keeps the process of the profile. */
const isResting = (page: Page): boolean => new URL(page.url()).pathname === resting;
/** Pages that somebody of a walk sees. */
export const seenIn = (profile: BrowserContext): Page[] => profile.pages().filter((page) => !isResting(page));

/**
 * Keeps the process of a profile between walks (browsers start with `--process-per-site`): what was compiled for one page
 * is there for the next one. A third of what opening a page costs went into beginning anew.
 */
export async function kept(profile: BrowserContext, origin: string): Promise<BrowserContext> {
  await (await profile.newPage()).goto(origin + resting);
  return profile;
}

/**
 * Takes the line of a page away and gives it back. Of this page alone: told to the whole profile, the page that keeps its
 * process would say that the line is back before it is.
 */
export async function lineOf(page: Page): Promise<(isLost: boolean) => Promise<void>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const whole = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return async (isLost) => void (await tools.send('Network.emulateNetworkConditions', { ...whole, offline: isLost }));
}

/** Nothing of the walk goes on, and nobody else is let in by it. */
export async function leave(profile: BrowserContext): Promise<void> {
  for (const page of seenIn(profile)) await page.close();
  await profile.clearPermissions();
  await profile.clearCookies();
}

/**
 * Browser profiles of one worker for whoever is in a walk beside its first person: each is one person's during a walk and
 * the next one's in the next, so the interface is loaded and compiled once, as in a person's own browser.
 */
export class Profiles {
  private readonly open: () => Promise<BrowserContext>;
  private readonly origin: string;
  private free: BrowserContext[] = [];
  private taken: BrowserContext[] = [];

  constructor(open: () => Promise<BrowserContext>, origin: string) {
    this.open = open;
    this.origin = origin;
  }

  /** A page in a profile that nobody else of this walk has. */
  async page(): Promise<Page> {
    const profile = this.free.pop() ?? (await kept(await this.open(), this.origin));
    this.taken.push(profile);
    const page = await profile.newPage();
    await forgetAll(page, this.origin);
    return page;
  }

  async giveBack(): Promise<void> {
    for (const profile of this.taken) await leave(profile);
    this.free = [...this.free, ...this.taken];
    this.taken = [];
  }

  async close(): Promise<void> {
    for (const profile of [...this.free, ...this.taken]) await profile.close();
  }
}
