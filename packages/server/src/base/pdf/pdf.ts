import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { Later } from '../http/handler.ts';
import type { Block, Letterhead, Printed, Sheet } from './pdf-blocks.ts';
import { openDocument } from './pdf-press.ts';

type Parts = AsyncIterable<readonly Sheet[]> | Iterable<readonly Sheet[]>;

/** Pieces drawn ahead of whoever reads them: so that a slow line holds nobody's turn, and no memory without end. */
const mostAhead = 500;
/** A reader who takes nothing for so long while their paper is still drawn is given up. */
const longestStall = 120_000;

async function* pieces(what: Printed, parts: Parts): AsyncGenerator<Buffer> {
  const document = await openDocument(what);
  try {
    for await (const part of parts) {
      for (const sheet of part) {
        const bytes = await document.add(sheet);
        if (bytes.length > 0) yield Buffer.from(bytes.buffer as ArrayBuffer);
      }
    }
    yield Buffer.from((await document.end()).buffer as ArrayBuffer);
  } finally {
    document.close();
  }
}

/**
 * The document in PDF, piece by piece as its sheets come; drawn aside, at low priority, with a bounded heap, in turn with
 * what others print. Throws when a part cannot be drawn.
 */
export async function* printed(what: Printed, parts: Parts): AsyncGenerator<Buffer> {
  const ahead = new PassThrough({ objectMode: true, highWaterMark: mostAhead });
  const drawing = pipeline(Readable.from(pieces(what, parts)), ahead);
  let isDrawn = false;
  drawing.then(
    () => {
      isDrawn = true;
    },
    () => undefined,
  );
  try {
    for await (const piece of ahead as AsyncIterable<Buffer>) {
      const stalled = setTimeout(() => isDrawn || ahead.destroy(new Error('Nobody takes the paper')), longestStall);
      try {
        yield piece;
      } finally {
        clearTimeout(stalled);
      }
    }
  } finally {
    ahead.destroy();
  }
  await drawing;
}

async function* from(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.done) return;
  try {
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** The same as the body of an answer: begun after the transaction, and refused before its first byte if it is to be. */
export const onPaper = (what: Printed, parts: Parts): Later => ({
  async made() {
    const drawing = printed(what, parts);
    return Readable.from(from(await drawing.next(), drawing));
  },
});

/** The document of a few sheets, whole. */
export async function pdfWhole(what: Printed, parts: Parts): Promise<Buffer> {
  const drawn: Buffer[] = [];
  for await (const piece of printed(what, parts)) drawn.push(piece);
  return Buffer.concat(drawn);
}

/** A document of one sheet, whole: minutes, an announcement, a list. */
export const pdfOf = (what: Printed, blocks: readonly Block[], foot = what.title): Promise<Buffer> =>
  pdfWhole(what, [[{ blocks, foot }]]);

/** The picture as printing understands it; undefined when there is none or it cannot be read. */
export async function logoOf(bytes: Buffer | undefined): Promise<Letterhead['logo']> {
  if (!bytes) return undefined;
  try {
    return await sharp(bytes).resize(240, 240, { fit: 'inside' }).flatten({ background: '#ffffff' }).png().toBuffer();
  } catch {
    return undefined;
  }
}
