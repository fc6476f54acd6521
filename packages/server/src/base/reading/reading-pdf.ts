import { pathToFileURL } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Asked, Page, Reading } from './reading.ts';
import { mostPages, mostText } from './reading-limits.ts';

const inside = (folder: string): string => new URL('.', import.meta.resolve(`pdfjs-dist/${folder}/LICENSE`)).pathname;

/** Parts of a large paper are read as they are needed, so that it never lies in memory whole. */
const opening = (path: string) =>
  getDocument({
    url: pathToFileURL(path).href,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 262_144,
    // Texts need no pictures, no fonts and nothing that runs.
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: inside('cmaps'),
    verbosity: 0,
  });

async function textOf(paper: PDFDocumentProxy, number: number): Promise<string> {
  const page = await paper.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function pagesOf(paper: PDFDocumentProxy, most: { pages: number; text: number }): Promise<Reading> {
  const texts: Page[] = [];
  let left = most.text;
  const count = Math.min(paper.numPages, most.pages);
  for (let page = 1; page <= count && left > 0; page += 1) {
    // One page that cannot be read is empty; the others are there.
    const text = (await textOf(paper, page).catch(() => '')).slice(0, left);
    texts.push({ page, text });
    left -= text.length;
  }
  return { state: 'read', texts, pages: paper.numPages, isCut: left <= 0 || texts.length < paper.numPages };
}

export async function readPdf({ path, ...most }: Asked): Promise<Reading> {
  const task = opening(path);
  try {
    const paper = await task.promise;
    return await pagesOf(paper, { pages: most.mostPages ?? mostPages, text: most.mostText ?? mostText });
  } catch (error) {
    const { name } = error as { name?: string };
    return { state: name === 'PasswordException' ? 'locked' : 'broken' };
  } finally {
    await task.destroy().catch(() => undefined);
  }
}
