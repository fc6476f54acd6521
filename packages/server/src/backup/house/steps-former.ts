import type { HouseManifest } from './print.ts';
import { formerTables } from './tables.ts';

type ArchivedTable = HouseManifest['tables'][number];
type Row = Record<string, unknown>;

/** A table of an archive under the names of today; one that has always been called so is left as it is. */
export function calledNow(table: ArchivedTable): ArchivedTable {
  const former = formerTables[table.name];
  if (!former) return table;
  const fixed = Object.keys(former.fixed ?? {}).map((name) => ({ name, type: 'text', pointsTo: null }));
  const columns = table.columns.map((c) => ({ ...c, name: former.columns?.[c.name] ?? c.name }));
  return { ...table, name: former.name, columns: [...columns, ...fixed] };
}

const calledThen = (part: string): string => /^tables\/(\w+)\.jsonl$/.exec(part)?.[1] ?? '';

/** A row of this part of the archive as a row of today: its columns, what they could not say, and tables that it names. */
export function rowNow(part: string, row: Row): Row {
  const former = formerTables[calledThen(part)];
  const owner = formerTables[String(row.owner)]?.name;
  if (!former) return owner === undefined ? row : { ...row, owner };
  const entries = Object.entries(row).map(([column, value]) => [former.columns?.[column] ?? column, value]);
  return { ...Object.fromEntries(entries), ...former.fixed };
}
