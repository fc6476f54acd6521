import { Refused } from '#contract/refusals.ts';

/** Bytes of large files that lie in memory at once, read and worked on; a file is held twice while it comes together. */
const mostHeld = 48_000_000;
let held = 0;

/** Does it with so many bytes in memory; refused calmly where too many large files are there already. */
export async function heldInMemory<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  if (bytes > 0 && held + bytes > mostHeld) throw new Refused('BASE.ERRORS.UNAVAILABLE');
  held += bytes;
  try {
    return await work();
  } finally {
    held -= bytes;
  }
}
