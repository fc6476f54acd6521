import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { type Grey, isFlat } from './scanning-grey.ts';

// The engine itself and not the library around it, which would bring code that fetches, caches and starts threads.
const require = createRequire(import.meta.url);

type Api = {
  Init(folder: string, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** The turn as cameras say it: 1 as it is, 3 upside down. */
  SetImageFile(turn: number, angle: number): number;
  Recognize(progress: null): number;
  GetTSVText(): string;
};
type Engine = {
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Api;
};
type Core = (settings: Record<string, () => void>) => Promise<Engine>;

/** A function over a vector of zeros: whoever takes it has the fast instructions. */
const vectors = Buffer.from('0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b', 'hex');
const core = (): string => `tesseract.js-core/tesseract-core-${WebAssembly.validate(vectors) ? 'simd-lstm' : 'lstm'}`;

async function engine(): Promise<{ engine: Engine; api: Api }> {
  const nothing = () => undefined;
  const made = await (require(core()) as Core)({ TesseractProgress: nothing, print: nothing, printErr: nothing });
  const taught = await readFile(require.resolve('@tesseract.js-data/ces/4.0.0_best_int/ces.traineddata.gz'));
  made.FS.writeFile('/ces.traineddata', gunzipSync(taught));
  const api = new made.TessBaseAPI();
  if (api.Init('/', 'ces', 1) !== 0) throw new Error('The engine has not begun');
  made.FS.unlink('/ces.traineddata');
  return { engine: made, api };
}

type Word = { line: string; sure: number; text: string };
/** Below this, of a hundred, a page reads badly: it is upside down, or has no letters and they are seen in its noise. */
const surePage = 60;
/** How sure a word is to be kept, on a page that reads well and on others. */
const sureWord = { well: 20, badly: 60 };

/** Rows of the table: level, page, block, paragraph, line, word, four sides, how sure, text. */
const wordsOf = (table: string): Word[] =>
  table
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([level, , , , , , , , , , , text]) => level === '5' && text?.trim())
    .map((row) => ({ line: row.slice(2, 5).join(), sure: Number(row[10]), text: row[11] as string }));

const sureOf = (words: readonly Word[]): number => words.reduce((sum, { sure }) => sum + sure, 0) / (words.length || 1);

function textOf(words: readonly Word[]): string {
  let line = '';
  let text = '';
  const least = sureOf(words) >= surePage ? sureWord.well : sureWord.badly;
  for (const word of words.filter(({ sure }) => sure >= least)) {
    if (text) text += word.line === line ? ' ' : '\n';
    text += word.text;
    line = word.line;
  }
  return text;
}

/** What stands on the page, line by line; lying lines are read too, and a page upside down is turned. */
export async function lettersOn(page: Grey): Promise<string> {
  if (isFlat(page)) return '';
  const { engine: made, api } = await engine();
  const head = Buffer.from(`P5\n${page.width} ${page.height}\n255\n`);
  const read = (turn: number): Word[] => {
    made.FS.writeFile('/input', Buffer.concat([head, page.dots]));
    if (api.SetImageFile(turn, 0) !== 0) throw new Error('The engine takes no such page');
    made.FS.unlink('/input');
    api.Recognize(null);
    return wordsOf(api.GetTSVText());
  };
  api.SetVariable('tessedit_pageseg_mode', '3');
  const words = read(1);
  if (words.length === 0 || sureOf(words) >= surePage) return textOf(words);
  const turned = read(3);
  return textOf(sureOf(turned) > sureOf(words) ? turned : words);
}
