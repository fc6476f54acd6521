import { ReaderDied } from './reading-aside.ts';
import { longestCut, mostCutMemory } from './reading-limits.ts';
import { born } from './reading-process.ts';

/** A paper is opened first, then its pages are asked for, by their numbers from 1. */
export type CutAsked = { path: string; mostPages: number } | { cut: readonly number[] };
export type CutTold =
  /** `blank` are pages on which nothing is drawn. */
  | { state: 'open'; pages: number; blank: number[] }
  | { state: 'cut'; pages: number; bytes: Uint8Array }
  | { state: 'tooMany'; pages: number }
  /** It asks for a password, or it is no paper. */
  | { state: 'locked' | 'broken' };

export type Cutter = { ask(asked: CutAsked): Promise<CutTold> };

/** Megabytes for what the paper consists of, in its process; its bytes lie outside. */
const heap = 200;

function cutterOf(patience: number): Cutter & { end(): void } {
  const child = born(new URL('./cutting-child.ts', import.meta.url), { heap });
  let died: Error | undefined;
  let fail: ((error: Error) => void) | undefined;
  const gone = (why: string) => {
    died ??= new ReaderDied(why);
    fail?.(died);
  };
  // Referenced: who waits for a paper keeps the process alive.
  const timer = setTimeout(() => gone('Cutting took too long'), patience);
  child.once('exit', () => gone(`Cutting has ended, maybe for more than ${mostCutMemory} MB`));
  child.once('error', () => gone('Cutting has not begun'));
  return {
    async ask(asked) {
      if (died) throw died;
      const { promise, resolve, reject } = Promise.withResolvers<CutTold>();
      fail = reject;
      child.once('message', (told) => resolve(told as CutTold));
      child.send(asked, (error) => error && gone('Cutting has ended'));
      return promise;
    },
    end() {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
    },
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Work with a process that cuts papers, with limits of its own; one at a time, and it ends with the work. `ReaderDied` when a
 * paper was more than it bears.
 */
export function cutting<T>(work: (cutter: Cutter) => Promise<T>, { patience = longestCut } = {}): Promise<T> {
  const next = last.then(async () => {
    const cutter = cutterOf(patience);
    try {
      return await work(cutter);
    } finally {
      cutter.end();
    }
  });
  last = next.catch(() => undefined);
  return next;
}
