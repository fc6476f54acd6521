import type { BrowserContext, Page } from '@playwright/test';

/** What an earlier walk has stored in the profile is gone; only the cache stays. */
export async function forgetAll(page: Page, origin: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await tools.detach();
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
    const profile = this.free.pop() ?? (await this.open());
    this.taken.push(profile);
    const page = await profile.newPage();
    await forgetAll(page, this.origin);
    return page;
  }

  /** The walk is over: nothing of it goes on. */
  async giveBack(): Promise<void> {
    for (const profile of this.taken) {
      for (const page of profile.pages()) await page.close();
      await profile.clearPermissions();
      await profile.clearCookies();
    }
    this.free = [...this.free, ...this.taken];
    this.taken = [];
  }

  async close(): Promise<void> {
    for (const profile of [...this.free, ...this.taken]) await profile.close();
  }
}
