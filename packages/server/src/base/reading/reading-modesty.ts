import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const million = 1024 * 1024;

/** People pass first; on Linux each thread has a pace of its own. */
export function stepBack(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), 19);
  } catch {
    try {
      setPriority(19);
    } catch {
      // Not allowed: it stays as it is.
    }
  }
}

/**
 * Ends this process when it holds more megabytes. Looks from another thread, because the one that reads may never come back;
 * unpacked bytes lie outside of the heap.
 */
export function watchMemory(most: number): void {
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${most * million}) process.kill(${process.pid}, 'SIGKILL');
  }, 25);`;
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
