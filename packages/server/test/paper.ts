import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';

const open = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 });

/** What another program reads in the document: texts of its pages and what it says of itself. */
export async function readPdf(bytes: Buffer): Promise<{ pages: string[]; info: Record<string, unknown> }> {
  const opened = open(bytes);
  const paper = await opened.promise;
  const pages: string[] = [];
  for (let n = 1; n <= paper.numPages; n++) {
    const { items } = await (await paper.getPage(n)).getTextContent();
    pages.push(items.map((i) => ('str' in i ? i.str + (i.hasEOL ? '\n' : '') : '')).join(''));
  }
  const info = (await paper.getMetadata()).info as Record<string, unknown>;
  await opened.destroy();
  return { pages, info };
}

/** What a phone reads in the code of the page, held before its camera. */
export async function readCode(bytes: Buffer, page = 1): Promise<string> {
  const opened = open(bytes);
  const paper = await opened.promise;
  const drawn = await paper.getPage(page);
  const viewport = drawn.getViewport({ scale: 2 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await drawn.render({ canvas: canvas as never, viewport }).promise;
  const { width, height, data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  await opened.destroy();
  return decodeQR({ width, height, data });
}
