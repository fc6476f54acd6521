import { pathToFileURL } from 'node:url';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Grey, NotDrawn } from './scanning-grey.ts';
import { mostDots, mostPictureDots } from './scanning-limits.ts';

const inside = (file: string): string => new URL('.', import.meta.resolve(`pdfjs-dist/${file}`)).pathname;
/** Dots to an inch, in points; what reads letters was taught with these. */
const sharp = 300 / 72;
/** Rows that are made grey at once. */
const band = 256;

function greyOf(context: SKRSContext2D, width: number, height: number): Grey {
  const dots = new Uint8Array(width * height);
  let to = 0;
  for (let y = 0; y < height; y += band) {
    const { data } = context.getImageData(0, y, width, Math.min(band, height - y));
    for (let at = 0; at < data.length; at += 4, to += 1)
      dots[to] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, dots };
}

type Canvases = {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: SKRSContext2D };
  destroy(one: unknown): void;
};

async function draw(page: PDFPageProxy, canvases: Canvases): Promise<Grey> {
  const plain = page.getViewport({ scale: sharp });
  const viewport = page.getViewport({ scale: sharp * Math.min(1, Math.sqrt(mostDots / (plain.width * plain.height))) });
  const [width, height] = [viewport.width, viewport.height].map((n) => Math.max(1, Math.floor(n))) as [number, number];
  const made = canvases.create(width, height);
  try {
    await page.render({ canvas: made.canvas, viewport, background: 'white' }).promise;
    return greyOf(made.context, width, height);
  } finally {
    canvases.destroy(made);
  }
}

/** A page as it looks, turned as it says; parts of a large paper are read as they are needed. */
export async function drawn(path: string, number: number): Promise<Grey | NotDrawn> {
  let isLeftOut = false;
  // It is told nowhere else that a picture was left out.
  console.warn = (said) => {
    isLeftOut ||= String(said).includes('exceeded maximum allowed size');
  };
  const task = getDocument({
    url: pathToFileURL(path).href,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 262_144,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: inside('cmaps/LICENSE'),
    wasmUrl: inside('wasm/LICENSE_OPENJPEG'),
    maxImageSize: mostPictureDots,
    verbosity: 1,
  });
  try {
    const paper = await task.promise;
    const grey = await draw(await paper.getPage(number), paper.canvasFactory as Canvases);
    return isLeftOut ? 'tooLarge' : grey;
  } finally {
    await task.destroy().catch(() => undefined);
  }
}
