import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RealPortal } from './real-portal.ts';

const readOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
/** Processes in which the portal reads what came from people. */
const readersOf = (pid: number): number[] =>
  readOf(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((child) => child !== '' && readOf(`/proc/${child}/cmdline`).includes('-child.ts'))
    .map(Number);
/** What counts of the portal: itself, or with what reads aside. */
type Counted = 'alone' | 'with readers';
const residentNow = ({ process: { pid = 0 } }: RealPortal, counted: Counted): number =>
  [pid, ...(counted === 'alone' ? [] : readersOf(pid))].reduce((all, one) => all + residentOf(one), 0);

/** The most memory, in MB, that the portal held while the work was going on. */
export async function peakOf<T>(
  portal: RealPortal,
  work: Promise<T>,
  counted: Counted = 'alone',
): Promise<{ peak: number; result: T }> {
  let peak = residentNow(portal, counted);
  let done = false;
  const result = work.finally(() => {
    done = true;
  });
  while (!done) {
    await sleep(25);
    peak = Math.max(peak, residentNow(portal, counted));
  }
  return { peak, result: await result };
}
