import type { Page } from '@playwright/test';
import { expect } from './people.ts';

type Event = {
  ph: string;
  name: string;
  cat: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/** The longest piece of work, by the processor and not by the clock, of the threads that draw pages meanwhile. */
export async function longestOf(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page of no browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  let written: Buffer;
  try {
    await work();
  } finally {
    written = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(written.toString()) as { traceEvents: Event[] };
  const drawing = new Set(
    traceEvents
      .filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
      .map((e) => `${e.pid} ${e.tid}`),
  );
  const tasks = traceEvents.filter((e) => e.ph === 'X' && drawing.has(`${e.pid} ${e.tid}`));
  expect(tasks.length, 'tasks that were traced').toBeGreaterThan(100);
  return Math.max(...tasks.map((e) => (e.tdur ?? 0) / 1000));
}

/** Scrolls down as fast as a wheel that is spun until the last of them stands in the page; answers the most that stood there at once. */
export const toTheLast = (page: Page, { items, last }: { items: string; last: string }) =>
  page.evaluate(
    (of) =>
      new Promise<number>((done) => {
        let most = 0;
        const look = () => {
          most = Math.max(most, document.querySelectorAll(of.items).length);
          window.scrollBy(0, 400);
          const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
          if (isEnd && document.querySelector(of.last)) done(most);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { items, last },
  );

/** From now on, how much of each page that comes here moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenShifts: { sum: number } }).seenShifts.sum);
