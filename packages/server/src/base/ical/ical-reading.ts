import { Worker } from 'node:worker_threads';
import { type Read, type Window, whyNotCalendar } from './ical-file.ts';

const mostHeap = 384;
const longest = 30_000;

/**
 * What somebody else's calendar holds. Runs aside with a bounded heap and time: a line of a rule that never comes true is
 * looked for without an end.
 */
export async function readCalendar(text: string, window: Window, most = longest): Promise<Read> {
  const problem = whyNotCalendar(text);
  if (problem) return { problem };
  const worker = new Worker(new URL('./ical-worker.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), most);
  try {
    return await new Promise<Read>((resolve) => {
      worker.once('message', (read: Read) => resolve(read));
      worker.once('error', () => resolve({ problem: 'tooSlow' }));
      worker.once('exit', () => resolve({ problem: 'tooSlow' }));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
