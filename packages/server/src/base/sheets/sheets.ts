import papaparse from 'papaparse';
import { readWorkbook } from './xlsx.ts';

export type Format = 'json' | 'csv' | 'xlsx';

/** What the bytes are by their content: an archive, JSON, or else a table in text. */
export function formatOf(bytes: Buffer): Format {
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x504b0304) return 'xlsx';
  const start = bytes
    .subarray(0, 200)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  return start.startsWith('{') || start.startsWith('[') ? 'json' : 'csv';
}

const isText = (text: string) => !/[\p{Cc}\ufffd]/u.test(text.replace(/[\t\r\n]/g, ''));

/** The text in UTF-8 (with or without a mark), UTF-16 with a mark, or Windows-1250; null when it is none of them. */
export function decode(bytes: Buffer): string | null {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff) {
    const text = new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes);
    return isText(text) ? text : null;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isText(text) ? text : null;
  } catch {
    const text = new TextDecoder('windows-1250').decode(bytes);
    return isText(text) ? text : null;
  }
}

const separators = [';', '\t', ',', '|'];

/** The separator that stands most often outside quotes near the start; a semicolon when none does. */
function separatorOf(text: string): string {
  const start = text.slice(0, 5000).replace(/"[^"]*"/g, '');
  const count = (s: string) => start.split(s).length;
  return separators.reduce((best, s) => (count(s) > count(best) ? s : best));
}

/** Rows of a table in text, at most `most` of them. */
export function parseCsv(text: string, most: number): string[][] {
  const bare = text.replace(/^\ufeff/, '');
  return papaparse.parse<string[]>(bare, { preview: most, delimiter: separatorOf(bare) }).data;
}

/** Rows of a CSV or XLSX file; 'encoding' or 'unreadable' when there are none to be had. */
export async function readRows(
  bytes: Buffer,
  format: 'csv' | 'xlsx',
  most: number,
): Promise<string[][] | 'encoding' | 'unreadable'> {
  if (format === 'xlsx') return (await readWorkbook(bytes)) ?? 'unreadable';
  const text = decode(bytes);
  return text === null ? 'encoding' : parseCsv(text, most);
}
