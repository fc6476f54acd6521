import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLockedPdf, aPdf, pdfFrom } from '#house/readable.ts';
import { type CutTold, cutting } from './cutting.ts';
import { readText } from './reading.ts';
import { ReaderDied } from './reading-aside.ts';

let folder: string;
let n = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-deleni-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function onDisk(bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${++n}`);
  await writeFile(path, bytes);
  return path;
}

/** What is told of papers that one process opens in turn: starting it takes longer than most papers. */
const openedAs = (...papers: Uint8Array[]): Promise<CutTold[]> =>
  cutting(async (cutter) => {
    const told: CutTold[] = [];
    for (const bytes of papers) told.push(await cutter.ask({ path: await onDisk(bytes), mostPages: 500 }));
    return told;
  });

async function cutOf(bytes: Uint8Array, ...papers: number[][]): Promise<Buffer[]> {
  const path = await onDisk(bytes);
  return cutting(async (cutter) => {
    const cut: Buffer[] = [];
    expect(await cutter.ask({ path, mostPages: 500 })).toMatchObject({ state: 'open' });
    for (const pages of papers) {
      const told = await cutter.ask({ cut: pages });
      if (told.state !== 'cut') throw new Error(told.state);
      expect(told.pages).toBe(pages.length);
      cut.push(Buffer.from(told.bytes));
    }
    return cut;
  });
}

async function textsOf(bytes: Buffer): Promise<string[]> {
  const reading = await readText({ path: await onDisk(bytes), as: 'pdf' });
  if (reading.state !== 'read') throw new Error(reading.state);
  return reading.texts.map((page) => page.text);
}
/** As the text stands in the content of a page. */
const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

const stream = (body: string, dict = ''): string => `<< ${dict} /Length ${body.length} >>\nstream\n${body}\nendstream`;
const page = (contents: string, more = ''): string => `<< /Type /Page /Parent 2 0 R /Contents ${contents} ${more} >>`;

describe('papers that are cut', () => {
  it('hold their pages in their order and nothing of others', async () => {
    const whole = aPdf(['první', 'druhá', 'třetí', 'čtvrtá']);
    const [one, other] = await cutOf(whole, [1, 3], [4, 2]);
    expect(await textsOf(one as Buffer)).toEqual(['první', 'třetí']);
    expect(await textsOf(other as Buffer)).toEqual(['čtvrtá', 'druhá']);
    expect([hex('první'), hex('třetí')].every((text) => one?.includes(text))).toBe(true);
    expect([hex('druhá'), hex('čtvrtá')].some((text) => one?.includes(text))).toBe(false);
  });

  it('bring nothing along that only other pages draw, though all share one list of parts', async () => {
    const resources = '/XObject << /A 7 0 R /B 8 0 R /C 9 0 R /D 10 0 R >>';
    const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';
    const whole = pdfFrom([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 595 842] /Resources 11 0 R >>`,
      page('5 0 R', '/PieceInfo << /X << /Private 8 0 R >> >> /StructParents 0 /Annots [12 0 R 13 0 R]'),
      page('6 0 R'),
      stream('/A Do'),
      stream('/B Do'),
      // It has no list of its own: what it draws is looked for in that of the page.
      stream('% TAJNE-A\n/C Do', form),
      stream('% TAJNE-B\n0 0 9 9 re f', form),
      stream('% TAJNE-C\n0 0 9 9 re f', `${form} /Resources 11 0 R`),
      stream('% TAJNE-D\n0 0 9 9 re f', form),
      `<< ${resources} >>`,
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [4 0 R /Fit] /P 3 0 R >>',
      '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 14 0 R >> /P 4 0 R /Popup 4 0 R >>',
      stream('% RAZITKO\n0 0 9 9 re f', form),
    ]);
    const [one, other] = await cutOf(whole, [1], [2]);
    const said = (bytes?: Buffer) =>
      ['A', 'B', 'C', 'D'].filter((letter) => bytes?.includes(`TAJNE-${letter}`)).join('');
    expect([said(one), said(other)]).toEqual(['AC', 'B']);
    expect([one?.includes('RAZITKO'), other?.includes('RAZITKO')]).toEqual([true, false]);
  });

  it('keep the size and turn that pages have from above', async () => {
    const whole = pdfFrom([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 200] /Rotate 90 >>',
      page('4 0 R'),
      stream('0 0 9 9 re f'),
    ]);
    const [cut] = await cutOf(whole, [1]);
    expect(await openedAs(cut as Buffer)).toEqual([{ state: 'open', pages: 1, blank: [] }]);
    const [sheet] = (await PDFDocument.load(cut as Buffer)).getPages();
    expect([sheet?.getSize(), sheet?.getRotation().angle]).toEqual([{ width: 300, height: 200 }, 90]);
  });
});

describe('a paper that is opened', () => {
  it('tells pages on which nothing is drawn', async () => {
    const pages = ['', 'BT ET', 'BT [( )] TJ <> Tj ET', 'BT (a) Tj ET', '0 0 9 9 re f', '/A Do', 'q Q', '1 0 0 RG'];
    const kids = pages.map((_, i) => `${3 + 2 * i} 0 R`).join(' ');
    const paper = pdfFrom([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 595 842] >>`,
      ...pages.flatMap((body, i) => [page(`${4 + 2 * i} 0 R`), stream(body)]),
    ]);
    expect(await openedAs(paper)).toEqual([{ state: 'open', pages: 8, blank: [1, 2, 3, 7, 8] }]);
  });

  /** As another program locks it, where there is one; else as ours does. */
  async function lockedBy(how: readonly string[], password: string): Promise<Buffer> {
    const [from, to] = [await onDisk(aPdf(['první', 'druhá'])), join(folder, `${++n}`)];
    const locks = ['--allow-weak-crypto', '--object-streams=generate', '--encrypt', password, 'majitel', ...how, '--'];
    const { error, status } = spawnSync('qpdf', [...locks, from, to]);
    if (error === undefined) {
      expect(status).toBe(0);
      return readFile(to);
    }
    const paper = await PDFDocument.load(await readFile(from));
    paper.encrypt({ ownerPassword: 'majitel', userPassword: password });
    return Buffer.from(await paper.save());
  }

  const ways = [['40'], ['128', '--use-aes=n'], ['128', '--use-aes=y'], ['256']];
  it.each(ways.map((how) => [how]))('that its owner only forbade to change (%j) is cut as any other', async (how) => {
    const forbidden = await lockedBy(how, '');
    expect(await textsOf(forbidden)).toEqual(['první', 'druhá']);
    const [second] = await cutOf(forbidden, [2]);
    expect(await textsOf(second as Buffer)).toEqual(['druhá']);
    expect(second?.includes('/Encrypt')).toBe(false);
  });

  it('with a password is locked, however it is, and encrypted without what its key is made of too', async () => {
    const locked = await Promise.all(ways.map((how) => lockedBy(how, 'tajne')));
    const known = (await lockedBy(['128', '--use-aes=n'], '')).toString('latin1');
    const all = [aLockedPdf(), ...locked, Buffer.from(known.replace('/ID', '/IX'), 'latin1')];
    expect(await openedAs(...all)).toEqual(all.map(() => ({ state: 'locked' })));
  });

  it('that is none is broken, one of too many pages is told, and so is what is right after them', async () => {
    const papers = [Buffer.from('%PDF-1.7 a nic'), aPdf(Array(501).fill('')), aPdf(['další'])];
    expect(await openedAs(...papers)).toEqual([
      { state: 'broken' },
      { state: 'tooMany', pages: 501 },
      { state: 'open', pages: 1, blank: [] },
    ]);
  });

  it('whose pages lead round in a circle ends', async () => {
    const round = pdfFrom([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 40 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 20 >>',
    ]);
    expect(await openedAs(round)).toEqual([{ state: 'broken' }]);
  });

  it('that takes too long is given up, and the next one is cut', async () => {
    const path = await onDisk(aPdf(['pomalý']));
    const slow = cutting((cutter) => cutter.ask({ path, mostPages: 500 }), { patience: 1 });
    await expect(slow).rejects.toBeInstanceOf(ReaderDied);
    expect(await openedAs(aPdf(['další']))).toMatchObject([{ state: 'open', pages: 1 }]);
  });
});
