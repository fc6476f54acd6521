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
