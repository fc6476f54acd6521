import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFPage,
  PDFPageLeaf,
} from '@cantoo/pdf-lib';
import type { CutTold } from './cutting.ts';
import { type Copying, copying, drawnBy } from './cutting-copy.ts';

const name = PDFName.of;
/** What a page keeps of what it says of itself. Where it leads, its drafts and its threads would bring other pages along. */
const kept = ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit', 'Group'];
/** What shows on a page beside its content: stamps and filled fields, drawn as they are; no links, notes or actions. */
const shown = ['Type', 'Subtype', 'Rect', 'AP', 'AS', 'F'].map(name);
const paints = /(?:^|[\s)\]>])(?:Do|S|s|f\*?|F|B\*?|b\*?|sh|BI|Tj|TJ|'|")(?=$|[\s([<%])/;
/** Texts of nothing but spaces: programs end empty pages with them. */
const spaces = /(?:\[(?:[\s\d.-]|\(\s*\)|<\s*>)*\]\s*TJ|(?:\(\s*\)|<\s*>)\s*Tj)/g;
/** A page that says no size is shown as one of A4. */
const a4 = [0, 0, 595.28, 841.89];

const inherited = (page: PDFPageLeaf, key: string): PDFObject | undefined =>
  page.context.lookup(page.getInheritableAttribute(name(key)));

function marksOf(page: PDFPageLeaf): PDFDict[] {
  const marks = page.lookup(name('Annots'));
  if (!(marks instanceof PDFArray)) return [];
  return marks.asArray().flatMap((_, i) => {
    const mark = marks.lookup(i);
    return mark instanceof PDFDict && mark.has(name('AP')) ? [mark] : [];
  });
}

const isBlank = (page: PDFPageLeaf): boolean =>
  marksOf(page).length === 0 && !paints.test(drawnBy(page.lookup(name('Contents'))).replace(spaces, ''));

function copyPage(page: PDFPageLeaf, paper: PDFDocument, { copy, resourcesFor }: Copying): PDFPage {
  const to = paper.context;
  const made = PDFPageLeaf.fromMapWithContext(new Map(), to, false);
  made.set(name('Type'), name('Page'));
  const size = inherited(page, 'MediaBox');
  made.set(name('MediaBox'), size ? copy(size) : to.obj(a4));
  for (const key of kept) {
    const value = inherited(page, key);
    if (value) made.set(name(key), copy(value));
  }
  const content = page.get(name('Contents'));
  if (content) made.set(name('Contents'), copy(content));
  const resources = inherited(page, 'Resources');
  const drawn = () => drawnBy(page.lookup(name('Contents')));
  made.set(
    name('Resources'),
    resources instanceof PDFDict ? resourcesFor(resources, drawn()) : PDFDict.withContext(to),
  );
  const marks = marksOf(page).map((mark) => {
    const few = PDFDict.withContext(to);
    for (const key of shown) {
      const value = mark.get(key);
      if (value) few.set(key, copy(value));
    }
    return few;
  });
  if (marks.length > 0) made.set(name('Annots'), to.obj(marks));
  return PDFPage.of(made, to.register(made), paper);
}

const reads = { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY };

/** Whether it was an encrypted paper that could not be opened: by no password, or not as its program wrote it. */
const isEncrypted = (bytes: Uint8Array): Promise<boolean> =>
  PDFDocument.load(bytes, reads).then(
    () => true,
    (error) => error instanceof EncryptedPDFError,
  );

/** What is told of a paper as it is opened, and papers of some of its pages; nothing is cut of one that cannot be. */
export type Opened = { told: CutTold; cut?: (pages: readonly number[]) => Promise<CutTold> };

/** One whose owner only forbids something opens without a password, as it does to everybody: what is cut of it has none. */
export async function openPaper(bytes: Uint8Array, mostPages: number): Promise<Opened> {
  const whole = await PDFDocument.load(bytes, { ...reads, password: '' }).catch(() => null);
  if (whole === null) return { told: { state: (await isEncrypted(bytes)) ? 'locked' : 'broken' } };
  const pages = whole.getPages().map((page) => page.node);
  if (pages.length > mostPages) return { told: { state: 'tooMany', pages: pages.length } };
  const blank = pages.flatMap((page, i) => (isBlank(page) ? [i + 1] : []));
  return {
    told: { state: 'open', pages: pages.length, blank },
    async cut(wanted) {
      const paper = await PDFDocument.create({ updateMetadata: false });
      const copied = copying(whole.context, paper.context);
      for (const number of wanted) {
        const page = pages[number - 1];
        if (!page) return { state: 'broken' };
        paper.addPage(copyPage(page, paper, copied));
      }
      const cut = await paper.save({ addDefaultPage: false, updateFieldAppearances: false });
      return { state: 'cut', pages: paper.getPageCount(), bytes: cut };
    },
  };
}
