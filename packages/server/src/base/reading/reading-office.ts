import type { Asked, Reading } from './reading.ts';
import { mostText } from './reading-limits.ts';
import { attribute, type Hears, markupReader } from './reading-markup.ts';
import { Locked, type Packed, TooLarge, unpacking } from './reading-packed.ts';

/** Words as they are gathered, at most so many letters. */
type Sheet = { add(text: string): void; readonly isFull: boolean; text(): string };

function sheetOf(most: number): Sheet {
  const pieces: string[] = [];
  let left = most;
  return {
    add(text) {
      if (left <= 0) return;
      const kept = text.slice(0, left);
      left -= kept.length;
      pieces.push(kept);
    },
    get isFull() {
      return left <= 0;
    },
    text: () => pieces.join(''),
  };
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part with these ears until it ends or they have heard enough. */
async function listen(packed: Packed, name: string, hears: Hears, isEnough: () => boolean): Promise<void> {
  const reader = markupReader(hears);
  for await (const letters of packed.letters(name)) {
    reader.write(letters);
    if (isEnough()) return;
  }
  reader.end();
}

/** Words of DOCX stand in `t`; what was struck out, and codes of fields, in others. */
function earsOfDocx(sheet: Sheet): Hears {
  let isText = false;
  const after: Record<string, string> = { p: '\n', tr: '\n', tc: '\t', tab: '\t', br: '\n', cr: '\n' };
  return {
    opens: (name) => {
      isText = bare(name) === 't';
    },
    closes: (name) => {
      isText = false;
      const sign = after[bare(name)];
      if (sign) sheet.add(sign);
    },
    words: (text) => isText && sheet.add(text),
  };
}

/** Of an open document: words stand in paragraphs and headings; notes and ends of cells are told apart. */
function earsOfOpen(sheet: Sheet): Hears {
  let depth = 0;
  const ends: Record<string, string> = { p: '\n', h: '\n', 'table-cell': '\t', 'table-row': '\n' };
  const stands: Record<string, string> = { s: ' ', tab: '\t', 'line-break': '\n' };
  return {
    opens: (name) => {
      const one = bare(name);
      if (name.startsWith('text:') && (one === 'p' || one === 'h')) depth += 1;
      const sign = name.startsWith('text:') ? stands[one] : undefined;
      if (sign && depth > 0) sheet.add(sign);
    },
    closes: (name) => {
      const one = bare(name);
      if (name.startsWith('text:') && (one === 'p' || one === 'h')) depth = Math.max(0, depth - 1);
      const sign = ends[one];
      if (sign) sheet.add(sign);
    },
    words: (text) => depth > 0 && sheet.add(text),
  };
}

/** Texts that cells of a workbook point to by their numbers; readings of Eastern letters are left out. */
async function sharedOf(packed: Packed, most: number): Promise<string[]> {
  const shared: string[] = [];
  let left = most;
  let one = '';
  let isText = false;
  let isSound = false;
  const hears: Hears = {
    opens: (name) => {
      const is = bare(name);
      if (is === 'si') one = '';
      if (is === 'rPh') isSound = true;
      isText = is === 't' && !isSound;
    },
    closes: (name) => {
      const is = bare(name);
      isText = false;
      if (is === 'rPh') isSound = false;
      if (is !== 'si') return;
      shared.push(one);
      left -= one.length + 1;
    },
    words: (text) => {
      if (isText) one += text;
    },
  };
  await listen(packed, 'xl/sharedStrings.xml', hears, () => left <= 0);
  return shared;
}

/** Cells of one sheet, rows in lines. */
function earsOfXlsx(sheet: Sheet, shared: readonly string[]): Hears {
  let isShared = false;
  let isValue = false;
  let value = '';
  return {
    opens: (name, attributes) => {
      const is = bare(name);
      if (is === 'c') {
        isShared = attribute(attributes, 't') === 's';
        value = '';
      }
      isValue = is === 'v' || is === 't';
    },
    closes: (name) => {
      const is = bare(name);
      isValue = false;
      if (is === 'c' && value !== '') sheet.add(`${isShared ? (shared[Number(value)] ?? '') : value}\t`);
      if (is === 'row') sheet.add('\n');
    },
    words: (text) => {
      if (isValue) value += text;
    },
  };
}

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);
const byNumber = (a: string, b: string): number => numberIn(a) - numberIn(b);

async function readDocx(packed: Packed, sheet: Sheet): Promise<boolean> {
  const main = 'word/document.xml';
  if (!packed.has(main)) return false;
  const around = packed.names.filter((name) => /^word\/(header|footer|footnotes|endnotes)\d*\.xml$/.test(name));
  for (const name of [main, ...around.slice(0, 50)]) await listen(packed, name, earsOfDocx(sheet), () => sheet.isFull);
  return true;
}

async function readXlsx(packed: Packed, sheet: Sheet, most: number): Promise<boolean> {
  const sheets = packed.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort(byNumber);
  if (sheets.length === 0) return false;
  // A text that many cells point to stands there once.
  const shared = await sharedOf(packed, most);
  for (const name of sheets.slice(0, 200)) await listen(packed, name, earsOfXlsx(sheet, shared), () => sheet.isFull);
  return true;
}

async function readOpen(packed: Packed, sheet: Sheet): Promise<boolean> {
  if (!packed.has('content.xml')) return false;
  let manifest = '';
  for await (const letters of packed.letters('META-INF/manifest.xml')) {
    manifest += letters;
    if (manifest.length > 200_000) break;
  }
  if (manifest.includes('encryption-data')) throw new Locked();
  await listen(packed, 'content.xml', earsOfOpen(sheet), () => sheet.isFull);
  return true;
}

/** Words of a text document or a workbook; nothing in it is calculated, followed or run. */
export async function readOffice({ path, as, mostText: most = mostText }: Asked): Promise<Reading> {
  const sheet = sheetOf(most);
  try {
    const isRead = await unpacking(path, (packed) => {
      if (as === 'docx') return readDocx(packed, sheet);
      return as === 'xlsx' ? readXlsx(packed, sheet, most) : readOpen(packed, sheet);
    });
    if (!isRead) return { state: 'broken' };
    return { state: 'read', texts: [{ page: null, text: sheet.text() }], pages: null, isCut: sheet.isFull };
  } catch (error) {
    if (error instanceof TooLarge) return { state: 'tooLarge' };
    return { state: error instanceof Locked ? 'locked' : 'broken' };
  }
}
