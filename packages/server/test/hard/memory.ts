import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RealPortal } from './real-portal.ts';

const residentNow = ({ process: { pid } }: RealPortal) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The most memory, in MB, that the portal held while the work was going on. */
export async function peakOf<T>(portal: RealPortal, work: Promise<T>): Promise<{ peak: number; result: T }> {
  let peak = residentNow(portal);
  let done = false;
  const result = work.finally(() => {
    done = true;
  });
  while (!done) {
    await sleep(25);
    peak = Math.max(peak, residentNow(portal));
  }
  return { peak, result: await result };
}
