import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type { Content } from 'pdfmake/interfaces.js';
import type { Printed, Sheet } from './pdf-blocks.ts';
import { defaultStyle, edgeLevel, footOf, letterheadOf, pageContent, styles } from './pdf-content.ts';
import { type FontPaper, shareFonts } from './pdf-fonts.ts';
import { faint, mm, page, wide } from './pdf-page.ts';

const require = createRequire(import.meta.url);

/** What of the printing library is used from inside: its whole-document call would hold every page in memory. */
type Pages = readonly { pageSize: object }[];
type Paper = Readable &
  FontPaper & {
    end(): void;
    scale(factor: number): void;
    /** Of the library below: marks are drawn before anything of the page is. */
    page: { width: number; height: number };
    save(): void;
    restore(): void;
    rotate(angle: number, of: { origin: [number, number] }): void;
    fill(color: string): void;
    fontSize(size: number): void;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: false }): void;
    file(
      bytes: Buffer,
      what: { name: string; type: string; relationship: string; creationDate: Date; modifiedDate: Date },
    ): void;
  };
type Drawing = {
  paper: { default: new (fonts: object, images: object, patterns: object, files: object, options: object) => Paper };
  layout: {
    default: new (
      size: object,
      margins: object,
      svg: object,
    ) => {
      registerTableLayouts(layouts: object): void;
      layoutDocument(content: Content[], paper: Paper, ...rest: unknown[]): Pages;
    };
  };
  renderer: { default: new (paper: Paper) => { renderPages(pages: Pages): void } };
};
const {
  paper: PaperOf,
  layout: LayoutOf,
  renderer: RendererOf,
} = {
  paper: require('pdfmake/js/PDFDocument.js').default as Drawing['paper']['default'],
  layout: require('pdfmake/js/LayoutBuilder.js').default as Drawing['layout']['default'],
  renderer: require('pdfmake/js/Renderer.js').default as Drawing['renderer']['default'],
};
const { tableLayouts } = require('pdfmake/js/tableLayouts.js') as { tableLayouts: object };

const figtree = (face: string) => require.resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`);
const literata = (face: string) => require.resolve(`@expo-google-fonts/literata/${face}/Literata_${face}.ttf`);
const fonts = () => ({
  Figtree: {
    normal: figtree('400Regular'),
    bold: figtree('600SemiBold'),
    italics: figtree('400Regular_Italic'),
    bolditalics: figtree('600SemiBold_Italic'),
  },
  Literata: {
    normal: literata('400Regular'),
    bold: literata('600SemiBold'),
    italics: literata('400Regular_Italic'),
    bolditalics: literata('600SemiBold_Italic'),
  },
});

const upright = {
  size: { width: page.width, height: 297 * (page.width / 210), orientation: 'portrait' },
  margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
};
const onSide = { size: { ...wide, orientation: 'landscape' }, margins: { left: 0, right: 0, top: 0, bottom: 0 } };
/** How large a page of it is beside A4: half of it folded once, or two of it. */
const papers = {
  A4: { ...upright, factor: 1 },
  A5: { ...upright, factor: Math.SQRT1_2 },
  'A4 wide': { ...onSide, factor: 1 },
  'A3 wide': { ...onSide, factor: Math.SQRT2 },
} as const;

/** The word across the page, under what stands on it: such a paper passes for no other. */
function markPage(paper: Paper): void {
  const { width, height } = paper.page;
  const word = 'UKÁZKA';
  paper.save();
  paper.rotate((Math.atan2(height, width) * -180) / Math.PI, { origin: [width / 2, height / 2] });
  paper._font = paper.provideFont('Figtree', true, false);
  paper.fontSize(Math.hypot(width, height) / 6);
  paper.fill(faint);
  paper.text(word, (width - paper.widthOfString(word)) / 2, height / 2 - Math.hypot(width, height) / 10, {
    lineBreak: false,
  });
  paper.restore();
}

/** A document that is drawn sheet by sheet: each is laid out alone and its pages leave before the next one begins. */
export function newDrawing(
  { lang, title, subject, at, letterhead, inside, paper: of = 'A4', isSample = false }: Printed,
  onBytes: (bytes: Buffer) => void,
) {
  const { size, margins, factor } = papers[of];
  const isWide = margins.top === 0;
  const { logo } = letterhead;
  const images = logo ? { logo: `data:image/png;base64,${Buffer.from(logo).toString('base64')}` } : {};
  const info = {
    Title: title,
    Author: letterhead.name,
    Subject: subject ?? title,
    Creator: 'Pavlač',
    Producer: 'Pavlač',
  };
  const paper = new PaperOf(
    fonts(),
    images,
    {},
    {},
    {
      size: [size.width, size.height],
      pdfVersion: '1.7',
      lang: lang === 'cs' ? 'cs-CZ' : 'en-GB',
      displayTitle: true,
      autoFirstPage: false,
      bufferPages: false,
      compress: true,
      font: null,
      ...(inside && { subset: 'PDF/A-3b', tagged: true }),
      info: { ...info, CreationDate: at, ModDate: at },
    },
  );
  shareFonts(paper);
  if (isSample) paper.on('pageAdded', () => markPage(paper));
  if (inside) {
    const { name, type, bytes } = inside;
    const whole = { name, type, relationship: 'Alternative', creationDate: at, modifiedDate: at };
    paper.file(Buffer.from(bytes), whole);
  }
  if (factor !== 1) paper.on('pageAdded', () => paper.scale(factor));
  const ended = new Promise<void>((done, fail) => {
    paper.on('data', onBytes);
    paper.on('end', done);
    paper.on('error', fail);
  });
  function laidOut(sheet: Sheet, blocks: Sheet['blocks']): Pages {
    const bottom = margins.bottom + (sheet.bottom?.mm ?? 0) * mm;
    const layout = new LayoutOf(size, { ...margins, bottom }, {});
    layout.registerTableLayouts(tableLayouts);
    const foot = (n: number, of: number) => footOf(lang, sheet, n, of);
    const head = () => letterheadOf(letterhead);
    const edges = isWide ? [null, null] : [head, foot];
    return layout.layoutDocument(pageContent(blocks), paper, styles, defaultStyle, null, ...edges, null, lonely);
  }
  return {
    add(sheet: Sheet): void {
      let pages = laidOut(sheet, sheet.blocks);
      for (const blocks of sheet.shorter ?? []) {
        if (pages.length === 1) break;
        pages = laidOut(sheet, blocks);
      }
      const pageSize = { ...size, width: size.width * factor, height: size.height * factor };
      for (const page of pages) page.pageSize = pageSize;
      new RendererOf(paper).renderPages(pages);
    },
    end(): Promise<void> {
      paper.end();
      return ended;
    },
  };
}

type Node = { headlineLevel?: number };
/** A heading never stands alone at the foot of a page, nor do several; heads and feet of the page follow all that it says. */
function lonely(node: Node, around: { getFollowingNodesOnPage(): readonly Node[] }): boolean {
  if (!node.headlineLevel) return false;
  const after = around.getFollowingNodesOnPage();
  const edge = after.findIndex(({ headlineLevel }) => headlineLevel === edgeLevel);
  return after.slice(0, edge < 0 ? after.length : edge).every(({ headlineLevel }) => headlineLevel);
}
