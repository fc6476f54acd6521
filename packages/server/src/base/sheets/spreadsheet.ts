import writeExcelFile from 'write-excel-file/node';
import { allPart } from '#contract/base/calls/paging.ts';
import type { Bytes } from '../http/handler.ts';
import { plainly } from '../text/speak.ts';

/** Most rows of a list that goes out as a file. */
export const mostRows = 10_000;

type Cell = { value: string | number | undefined };
/** A cell that begins like a formula stays text: spreadsheets run formulas that people typed as names. */
export const plain = (text: string): Cell & { type: typeof String } => ({ value: text, type: String });
export const amount = (value: number | null | undefined): Cell & { type: typeof Number } => ({
  value: value ?? undefined,
  type: Number,
});
/** An amount as it travels, "1234.50", in a cell that spreadsheets sum: here the last place is theirs to show, nothing is counted from it. */
export const moneyCell = (text: string): Cell & { type: typeof Number; format: string } => ({
  ...amount(Number(text)),
  format: '#,##0.00',
});

/** The rows of all parts of a list, one part in memory at a time. */
export async function* allRows<R>(part: (page: number) => Promise<R[]>): AsyncGenerator<R> {
  for (let page = 1, seen = 0; seen < mostRows; page++) {
    const rows = await part(page);
    yield* rows;
    seen += rows.length;
    if (rows.length < allPart) return;
  }
}

/** A sheet with a bold head, whose names are found again by programs, as bytes to download; what it is about may stand in a row of its own over it. */
export async function xlsx(
  name: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  about?: string,
): Promise<Bytes> {
  const heads = head.map((value) => ({ value: plainly(value), fontWeight: 'bold' as const }));
  const over = about === undefined ? [] : [[plain(about)]];
  const body = await writeExcelFile([...over, heads, ...rows] as never).toBuffer();
  return {
    name: `${plainly(name)}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body,
  };
}
