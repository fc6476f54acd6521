import type pg from 'pg';
import type { ReadAlone } from '../../base/db/owned-tables.ts';
import { quoted } from '../queries.ts';
import { type Column, type Shape, travelling } from './queries.ts';
import { named, onlyRows, readAlone, withheld } from './tables.ts';

const atOnce = 500;

/** How a column is written: numbers that a reader could round are text. */
function shown({ name, type, to }: Column): string {
  const column = `r.${quoted(name)}`;
  if (type === 'bigint' && name !== 'id' && to === null && !name.endsWith('_id')) return `${column}::text`;
  if (type.startsWith('numeric')) return `${column}::text`;
  if (type === 'bytea') return `translate(encode(${column}, 'base64'), E'\\n', '')`;
  if (type === 'timestamp with time zone') {
    return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  }
  return column;
}

/** What keeps from the house what nobody in it may see: rows, and files that belong to such rows. */
function hidden(name: string): string[] {
  const own = withheld[name];
  const rows = own ? [`not ${own('r')}`] : [];
  if (name !== 'file') return rows;
  const ofRows = Object.entries(withheld).map(
    ([table, of]) => `not exists (select from ${quoted(table)} w where r.owner = '${table}' and w.svj_id = r.svj_id
      and to_jsonb(w) ->> 'id' = r.owner_id::text and ${of('w')})`,
  );
  return [...rows, ...ofRows];
}

/** Which files, called `r`, an archive for the house brings. */
export const shownFiles = hidden('file').join(' and ');

export type Alone = { table: string; why: ReadAlone; ids: number[]; names: string[] };
/** Rows that an archive for the house brings to be read alone, by their tables. */
export async function rowsReadAlone(db: pg.Client): Promise<Alone[]> {
  const found: Alone[] = [];
  for (const { table, rows: which, why } of readAlone) {
    const { rows } = await db.query<{ id: number; name: string }>(
      `select r.id::float8 as id, r.name from ${quoted(table)} r where r.svj_id = current_svj() and ${which('r')} order by r.id`,
    );
    if (rows.length > 0) found.push({ table, why, ids: rows.map((r) => r.id), names: rows.map((r) => r.name) });
  }
  return found;
}

/** Lines of the association that the transaction is in, one a row. */
export async function* linesOf(
  db: pg.Client,
  shape: Shape,
  { svjId, forHouse }: { svjId: number; forHouse: boolean },
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const columns = travelling(shape).map((c) => `${shown(c)} as ${quoted(c.name)}`);
  const who = named[shape.name];
  const all = who ? [...columns, `${who} as who`] : columns;
  const own = shape.name === 'svj' ? 'r.id' : 'r.svj_id';
  await db.query(
    `declare lines no scroll cursor for select row_to_json(x)::text as line from
       (select ${all.join(', ')} from ${quoted(shape.name)} r where ${own} = ${svjId} and ${[onlyRows[shape.name] ?? 'true', ...(forHouse ? hidden(shape.name) : [])].map((c) => `(${c})`).join(' and ')}) x`,
  );
  for (;;) {
    const { rows } = await db.query<{ line: string }>(`fetch ${atOnce} from lines`);
    if (rows.length === 0) break;
    count(rows.length);
    yield Buffer.from(rows.map((r) => `${r.line}\n`).join(''));
  }
  await db.query('close lines');
}
