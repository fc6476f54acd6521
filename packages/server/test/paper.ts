import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';
import readXlsxFile from 'read-excel-file/node';

const open = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 });

type ReadPaper = { pages: string[]; info: Record<string, unknown>; sizes: [number, number][] };

/** What another program reads in the document: texts of its pages, how large they are in millimetres, and what it says of itself. */
export async function readPdf(bytes: Buffer): Promise<ReadPaper> {
  const opened = open(bytes);
  const paper = await opened.promise;
  const pages: string[] = [];
  const sizes: ReadPaper['sizes'] = [];
  for (let n = 1; n <= paper.numPages; n++) {
    const page = await paper.getPage(n);
    const { width, height } = page.getViewport({ scale: 25.4 / 72 });
    sizes.push([Math.round(width), Math.round(height)]);
    const { items } = await page.getTextContent();
    pages.push(items.map((i) => ('str' in i ? i.str + (i.hasEOL ? '\n' : '') : '')).join(''));
  }
  const info = (await paper.getMetadata()).info as Record<string, unknown>;
  await opened.destroy();
  return { pages, info, sizes };
}

/** The words of the document and of the first sheet of a table, spaces alike, as other programs read them. */
export const wordsOfPdf = async (bytes: Buffer): Promise<string> =>
  (await readPdf(bytes)).pages.join(' ').replace(/[\s\u00a0]+/g, ' ');
export const wordsOfSheet = async (bytes: Buffer): Promise<string> =>
  JSON.stringify(await readXlsxFile(bytes)).replace(/[\s\u00a0]+/g, ' ');

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
