import { totalmem } from 'node:os';

const mega = 1024 * 1024;
/** What lives no longer than a request is cleared away each so many megabytes; the engine itself would wait for 32 or more. */
const young = 8;
/** The same alone, for tests in whose process the portal runs: with more, each clearing is a pause of ten milliseconds and not of two. */
export const youngFlag = `--max-semi-space-size=${young}`;
const [least, most] = [256, 1024];

/** What this process may use: of the computer, or of the container it runs in. */
function memoryHere() {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * Flags of the runtime by which the portal takes half of the memory at the same speed: an eighth of the computer at most for
 * what lives long. Whoever sets them in NODE_OPTIONS is let be.
 */
export function heapFlags(memory = memoryHere(), given = process.env.NODE_OPTIONS ?? '') {
  if (/--(max-old-space-size|max-semi-space-size|max-heap-size)/.test(given.replaceAll('_', '-'))) return [];
  const old = Math.min(most, Math.max(least, Math.floor(memory / mega / 8)));
  return [`--max-old-space-size=${old}`, youngFlag];
}

/**
 * Settings of the system's allocator: one place for all threads. By itself each thread that reads pictures keeps one of its
 * own, which only grows: sixteen photographs of eight megabytes took 350 MB more than one. Whoever sets it is let be.
 */
export const allocator = (given = process.env.MALLOC_ARENA_MAX) => ({ MALLOC_ARENA_MAX: given ?? '1' });
