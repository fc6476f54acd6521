import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { drawn } from '../server/test/seed.ts';
import { always, isWalkedTwice } from './second-width.ts';

// The rules of one exact version: the one that its own package for browsers brings.
const here = createRequire(import.meta.url);
const { source } = createRequire(here.resolve('@axe-core/playwright'))('axe-core') as typeof import('axe-core');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Marks of walks that only one part takes. */
const atOneWidth = ['@sweep', '@desktop', '@phone'];
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * What journeys and the rest both walk in this run is asked by one of them, drawn by the seed: `.ci/run` gives both the same
 * one, so a run of it asks each state once, and in time at both widths. Who walks at one width only asks always, and so does
 * a state that one width alone has (`alone`).
 */
function isAsked(alone: boolean): boolean {
  const { tags, title, file } = test.info();
  const part = process.env.PAVLAC_E2E_PART;
  if (!part || alone || tags.some((tag) => atOneWidth.includes(tag))) return true;
  if (!isWalkedTwice(file) && !tags.includes(always)) return true;
  return part === (drawn(title, 2) === 0 ? 'journeys' : 'rest');
}

/** It is put into a document once, however often it is asked. */
async function bringAxe(to: Frame): Promise<void> {
  if (!(await to.evaluate(() => 'axe' in window))) await to.evaluate(source);
}

/** What fades in is faint for a moment: colours are read when nothing that ends moves any more. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moves = (a: Animation) =>
      a.playState === 'running' && Number.isFinite(Number(a.effect?.getComputedTiming().endTime));
    await frame();
    await frame();
    while (document.getAnimations().some(moves)) await frame();
  });

/** What axe finds wrong; nothing of what is right leaves the page. */
async function expectNothingForAxe(page: Page, type: 'tag' | 'rule', values: string[]): Promise<void> {
  await bringAxe(page.mainFrame());
  await settle(page);
  // A frame where scripts are forbidden (a mail as it came) may never answer.
  const inner = page.mainFrame().childFrames();
  await Promise.all(inner.map((frame) => Promise.race([bringAxe(frame), sleep(1_000)])));
  const wrong = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const asked = { runOnly, resultTypes: ['violations'] } as import('axe-core').RunOptions;
      // Where an element stands is worked out when something is wrong; it takes a fifth of the time.
      const first = await axe.run(document, { ...asked, selectors: false });
      if (first.violations.length === 0) return [];
      const { violations: again } = await axe.run(document, asked);
      const found = again.length > 0 ? again : first.violations;
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target?.join(' ')).join(', ')}`);
    },
    { type, values },
  );
  expect(wrong).toEqual([]);
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
export async function expectFlawless(page: Page, { alone = false } = {}): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (isAsked(alone)) {
    await uncover(page, true);
    await expectNothingForAxe(page, 'tag', everything);
    await uncover(page, false);
  }
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A page that was just laid out for paper is as wide as paper for a moment.
  await expect.poll(sideways).toBeLessThanOrEqual(0);
}

/** The same page painted in the other scheme: what depends on colours is asked again. */
export async function expectReadable(page: Page): Promise<void> {
  if (!isAsked(false)) return;
  const paint = (scheme: string) =>
    page.evaluate(async (to) => {
      const root = document.documentElement;
      const was = root.getAttribute('data-mantine-color-scheme') ?? 'light';
      root.setAttribute('data-mantine-color-scheme', to);
      // Painted in the new colours before they are read.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return was;
    }, scheme);
  const was = await paint('dark');
  await expectNothingForAxe(page, 'rule', colours);
  await paint(was);
}

/** The page as it stands, in one scheme and then in the other. */
export async function expectFlawlessInBoth(page: Page): Promise<void> {
  await expectFlawless(page);
  await expectReadable(page);
}
