import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Block, Letterhead, Printed, Sheet } from './pdf-blocks.ts';

const mostHeap = 512;
/** A part that takes longer is given up; on a busy computer paper waits long. */
const longestPart = 600_000;

type Handed = { bytes: Uint8Array; done: boolean };

/**
 * The document in PDF, piece by piece as its sheets come; drawn aside, at low priority, with a bounded heap. Throws when a part
 * cannot be drawn.
 */
export async function* printed(
  what: Printed,
  parts: AsyncIterable<readonly Sheet[]> | Iterable<readonly Sheet[]>,
): AsyncGenerator<Buffer> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: what,
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
  });
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error as Error));
  failed.catch(() => undefined);
  async function drawn(part: readonly Sheet[] | null): Promise<Handed> {
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(longestPart) });
    worker.postMessage(part);
    const [handed] = await Promise.race([answer, failed]);
    return handed as Handed;
  }
  try {
    for await (const part of parts) {
      const { bytes } = await drawn(part);
      if (bytes.length > 0) yield Buffer.from(bytes);
    }
    for (let last: Handed | undefined; !last?.done; ) {
      last = await drawn(null);
      yield Buffer.from(last.bytes);
    }
  } finally {
    await worker.terminate();
  }
}

/** A document of one sheet, whole: minutes, an announcement, a list. */
export async function pdfOf(what: Printed, blocks: readonly Block[], foot = what.title): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of printed(what, [[{ blocks, foot }]])) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The picture as printing understands it; undefined when there is none or it cannot be read. */
export async function logoOf(bytes: Buffer | undefined): Promise<Letterhead['logo']> {
  if (!bytes) return undefined;
  try {
    return await sharp(bytes).resize(240, 240, { fit: 'inside' }).flatten({ background: '#ffffff' }).png().toBuffer();
  } catch {
    return undefined;
  }
}
