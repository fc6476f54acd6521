import type { SQL } from 'drizzle-orm';
import type { Db } from './db.ts';

/** The ids that a statement answers: `select id …`, `update … returning id`. */
export async function idsOf(db: Db, asked: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(asked);
  return rows.map(({ id }) => id);
}

/** The ids in the order of one text of them, "3,1,2"; tens of thousands of rows would cost the portal more than writing them. */
export const idsIn = (text: string | null | undefined): number[] => (text ? text.split(',').map(Number) : []);

/** In one statement; all rows of a big house at once would lie in memory several times over. */
const rowsAtOnce = 3000;

/** Writes rows down, many in one statement but not all; answers their ids in the order in which the rows came. */
export async function inParts<Row>(
  rows: readonly Row[],
  write: (part: readonly Row[]) => Promise<number[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    for (const id of await write(rows.slice(from, from + rowsAtOnce))) ids.push(id);
  return ids;
}
