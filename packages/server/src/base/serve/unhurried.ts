import { Refused } from '#contract/refusals.ts';

/** Milliseconds that anybody waits for their turn; behind a database that fell silent hundreds would wait for hours. */
const longest = 10_000;

/**
 * Does so many works at once at most; the others begin as they came, each when one of those before it has ended. Whose turn comes
 * too late is refused.
 */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    const since = performance.now();
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      if (performance.now() - since > longest) throw new Refused('BASE.ERRORS.UNAVAILABLE');
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Connections that calls nobody is in a hurry for take at once: a third of those there are, two at least. */
export const unhurriedOf = (pool: number): number => Math.max(2, Math.floor(pool / 3));
