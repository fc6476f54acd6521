import { parse } from 'papaparse';

/** Letters of a file that does not say its encoding: Czech tables come in UTF-8, with its mark or without, or from Windows. */
export function decoded(bytes: Uint8Array): string {
  try {
    // What is cut may end inside of a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'windows-1250').decode(bytes);
  }
}

export type Cells = { head: string[]; rows: string[][]; cut: boolean };
/** Rows and columns that are shown at most. */
const mostRows = 1000;
const mostColumns = 60;
/** Letters of one cell that are shown at most. */
const mostLetters = 500;

const shortened = (cell: string) => (cell.length > mostLetters ? `${cell.slice(0, mostLetters)}…` : cell);

/** A table as its separator divides it: a semicolon, a comma, a tabulator or a line. */
export function cellsOf(text: string): Cells {
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t', '|'],
    skipEmptyLines: 'greedy',
    preview: mostRows + 2,
  });
  const wide = data.some((row) => row.length > mostColumns);
  const [head = [], ...rows] = data.map((row) => row.slice(0, mostColumns).map(shortened));
  return { head, rows: rows.slice(0, mostRows), cut: wide || rows.length > mostRows };
}
