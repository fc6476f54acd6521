import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';

/** Megabytes for its heap, and whether it draws pages, which is done by machine code. */
type Limits = { heap: number; draws?: boolean };

/** Nothing but reading, in little memory: what is short-lived is cleared away often. */
const execArgv = ({ heap, draws = false }: Limits) => [
  ...['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
  ...(draws ? ['--allow-addons'] : []),
  ...[`--max-old-space-size=${heap}`, '--max-semi-space-size=2', '--optimize-for-size'],
];

/**
 * A process of its own: what is read came from people, and unpacks to whatever it likes, outside of the heap too. It sees no
 * settings of the portal, may not write or start anything, nor load machine code unless it draws, and is the first to go when
 * memory runs out.
 */
export function born(file: URL, limits: Limits): ChildProcess {
  const child = fork(file, [], {
    // Large pieces of memory go back as they are freed.
    env: limits.draws ? { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' } : {},
    execArgv: execArgv(limits),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  // On Linux; elsewhere there is no such file.
  void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  return child;
}
